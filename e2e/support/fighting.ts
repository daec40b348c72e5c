import { attackForms } from '../../src/content/log/battle-log.ts'
import type { Locator, Page } from '@playwright/test'
import { fieldTexts } from '../../src/content/text/fields.ts'
import { write } from './first-steps.ts'
import { type InputMethod, keyboard, mouse } from './input-methods.ts'
import { expect } from './journey.ts'

/** Begins the first stage of a field by its address, without the way over the map. */
export async function begin(page: Page, field: string): Promise<void> {
  await page.goto(`/game/rpg/battle/${idOf(field)}/1`)
  await expect(attack(page)).toBeVisible({ timeout: 60_000 })
}

/** The result of the first stage of a field, which was fought without the screens. */
export async function beginDecided(page: Page, field: string): Promise<void> {
  await decide(page, idOf(field))
  await page.goto(`/game/rpg/battle/${idOf(field)}/1`)
  await expect(over(page)).toBeVisible()
}

function idOf(field: string): number {
  const found = fieldTexts.find(({ name }) => name === field)
  if (!found) throw new Error(`There is no field ${field}`)
  return found.id
}

/** Goes from the adventure screen into the first stage of a field. */
export async function depart(page: Page, field: string): Promise<void> {
  await page.goto('/game/rpg/menu/adventure')
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('button', { name: '出発する' }).click()
  // As long as a journey waits: the bench has no settings of its own.
  await expect(attack(page)).toBeVisible({ timeout: 60_000 })
}

export const attack = (page: Page) => page.getByRole('button', { name: 'ATTACK' })
/** The debug header: shows the flow's state and the commands picked so far. */
const state = (page: Page) => page.getByRole('banner', { name: '画面の状態' })
export const prompt = (page: Page) => page.getByText('どの影に？')
/** The record's words for a plain attack; `of`: by whom. */
export const attacked = (of = '') => new RegExp(`${of}(${attackForms.join('|')})`)
/** The stamps of a won stage. */
export const wonStage = /影は畳まれた|影はうしろへ|王は手を止めた|灯が下ろされた/
export const over = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`${wonStage.source}|灯が消えた|三人は逃げた|千秋楽、これにて幕`) })

/** The order of action, when it is seen: after the entrance of a boss and the name of the stage. */
export async function orderOfAction(page: Page): Promise<Locator> {
  const order = page.getByRole('list', { name: '動く順' })
  await expect(page.locator('[class*="ribbon"]', { has: order })).toHaveCSS('opacity', '1', { timeout: 60_000 })
  return order
}

type Hands = Pick<InputMethod, 'press' | 'command' | 'choose'>

/** Orders by digits. */
const digits: Hands = { ...keyboard, press: mouse.press }

/** Everyone standing attacks the first enemy, once. */
export async function attackOnce(page: Page, hands: Hands = digits): Promise<void> {
  await expect(attack(page).or(over(page))).toBeVisible({ timeout: 60_000 })
  for (let member = 0; member < 3; member++) {
    if (!(await attack(page).isVisible())) return
    const before = await state(page).innerText()
    await hands.command(page, 'ATTACK')
    await expect.poll(() => state(page).innerText()).not.toBe(before)
    // The last enemy is picked automatically.
    if (!(await prompt(page).isVisible())) continue
    await hands.choose(page, 1)
    await expect(prompt(page)).toBeHidden()
  }
}

/** Attacks until the stage is decided, with turns played at once. */
export async function attackUntilDecided(page: Page, hands: Hands = digits): Promise<void> {
  const speed = page.getByRole('button', { name: /速さ|一気に/ })
  while (!(await speed.innerText()).includes('一気に')) await hands.press(speed)
  for (let turn = 0; turn < 40; turn++) {
    await attackOnce(page, hands)
    await expect(attack(page).or(over(page))).toBeVisible({ timeout: 60_000 })
    if (await over(page).isVisible()) return
  }
  throw new Error('the stage was not decided within 40 turns')
}

interface Fighter {
  readonly id: number
  readonly is_defeated_flag: boolean
  readonly enemy_index: number
}
type Reply = readonly [readonly Fighter[], readonly Fighter[], string]

/** Begins a stage without the screens. */
export async function startStage(page: Page, field: number, stage = 1): Promise<Reply> {
  const place = { field_id: field, stage_id: stage, clear_stage: stage - 1 }
  return (await write(page, '/api/game/rpg/battle/encount', place)) as Reply
}

/** What `attackUntilDecided` does, without the screens. */
export async function decide(page: Page, field: number, stage = 1): Promise<void> {
  const start = await startStage(page, field, stage)
  let [members, enemies] = start
  const standing = (side: readonly Fighter[]) => side.filter((one) => !one.is_defeated_flag)
  while (standing(members).length > 0 && standing(enemies).length > 0) {
    const enemyIndex = standing(enemies)[0]?.enemy_index
    const selectedCommands = standing(members).map(({ id }) => ({ partyId: id, command: 'ATTACK', enemyIndex }))
    ;[members, enemies] = (await write(page, '/api/game/rpg/battle/exec', { session_id: start[2], selectedCommands })) as Reply
  }
}
