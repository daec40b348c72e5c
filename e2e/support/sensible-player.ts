import type { Page } from '@playwright/test'
import { attack, over, prompt, wonStage } from './fighting.ts'
import type { BattleCommand, InputMethod } from './input-methods.ts'
import { expect } from './journey.ts'

/** What a player sees before giving the commands of a turn. */
interface Sight {
  readonly members: readonly Member[]
  readonly enemies: number
  /** Something is about to come. */
  readonly telegraph: boolean
  readonly turn: string
}

interface Member {
  readonly name: string
  readonly hp: number
  readonly ap: number
  /** Of the HP at full. */
  readonly share: number
}

interface Order {
  readonly command: BattleCommand
  /** Place of the member that is helped; null = the first enemy. */
  readonly ally: number | null
}

/** Learned before leaving: the first skill of キリカ strikes, that of トモリ heals. AP at level 1. */
const strike = { name: 'キリカ', ap: 4 }
const heal = { name: 'トモリ', ap: 5 }

/**
 * Plays a stage as somebody who has read the manual would: guards against what is announced, heals whoever is low, strikes with the rest.
 * The bag holds nothing but `candies`; those eaten are counted in it.
 */
export async function playStage(page: Page, input: InputMethod, bag: { candies: number }): Promise<'won' | 'lost'> {
  for (let turn = 0; turn < 60; turn++) {
    await expect(attack(page).or(over(page))).toBeVisible({ timeout: 60_000 })
    if (await over(page).isVisible()) return (await won(page).isVisible()) ? 'won' : 'lost'
    await playTurn(page, input, bag)
  }
  throw new Error('the stage was not decided within 60 turns')
}

async function playTurn(page: Page, input: InputMethod, bag: { candies: number }): Promise<void> {
  const sight = await look(page)
  const standing = sight.members.filter(({ hp }) => hp > 0)
  for (const [at, member] of standing.entries()) {
    await expect(page.getByRole('log')).toHaveText(`${member.name}はどうする？`)
    await give(page, input, orderFor(member, sight, bag), sight)
    const next = standing[at + 1]
    if (next) await expect(page.getByRole('log')).toHaveText(`${next.name}はどうする？`)
  }
  await expect.poll(async () => (await over(page).isVisible()) || (await turnOf(page)) !== sight.turn, { timeout: 60_000 }).toBe(true)
}

function orderFor({ name, ap }: Member, { members, telegraph }: Sight, bag: { candies: number }): Order {
  if (telegraph) return { command: 'DEFENCE', ally: null }
  const low = members.filter(({ hp }) => hp > 0).reduce((lowest, member) => (member.share < lowest.share ? member : lowest))
  const ally = members.indexOf(low)
  if (name === heal.name && ap >= heal.ap && low.share < 0.6) return { command: 'SKILL', ally }
  if (name !== strike.name && bag.candies > 0 && low.share < 0.4) {
    bag.candies--
    return { command: 'ITEM', ally }
  }
  return { command: name === strike.name && ap >= strike.ap ? 'SKILL' : 'ATTACK', ally: null }
}

async function give(page: Page, input: InputMethod, { command, ally }: Order, { enemies }: Sight): Promise<void> {
  await input.command(page, command)
  if (command === 'DEFENCE') return
  if (command !== 'ATTACK') {
    await expect(page.getByRole('heading', { name: command === 'ITEM' ? '荷物' : /の技$/ })).toBeVisible()
    await input.choose(page, 1)
  }
  // With one enemy left nobody is asked: it is the target.
  if (ally === null && enemies === 1) return
  await expect(ally === null ? prompt(page) : page.getByText('誰に？')).toBeVisible()
  await input.choose(page, ally === null ? 1 : ally + 1)
}

const won = (page: Page) => page.getByRole('region', { name: wonStage })
const turnOf = (page: Page): Promise<string> => page.getByText(/^第\d場・第\d+回$/).innerText()

/** Reads the gauges of everyone on the stage. */
async function look(page: Page): Promise<Sight> {
  const gauges = await page
    .getByRole('meter')
    .evaluateAll((all) =>
      all.map((each) => ({ label: each.ariaLabel ?? '', now: Number(each.ariaValueNow), most: Number(each.ariaValueMax) })),
    )
  const members = gauges
    .filter(({ label }) => label.endsWith(' AP'))
    .map(({ label, now: ap }) => {
      const name = label.slice(0, -3)
      const { now: hp = 0, most = 1 } = gauges.find((gauge) => gauge.label === `${name} HP`) ?? {}
      return { name, hp, ap, share: hp / most }
    })
  const names = new Set(members.map(({ name }) => `${name} HP`))
  const enemies = gauges.filter(({ label, now }) => label.endsWith(' HP') && now > 0 && !names.has(label)).length
  return { members, enemies, telegraph: await page.getByText('気配', { exact: true }).first().isVisible(), turn: await turnOf(page) }
}
