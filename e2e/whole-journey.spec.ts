import type { Page } from '@playwright/test'
import { attack, over } from './support/fighting.ts'
import { type InputMethod, keyboard, mouse, pad } from './support/input-methods.ts'
import { expect, test } from './support/journey.ts'
import { connectPad } from './support/pad.ts'
import { playStage } from './support/sensible-player.ts'
import { turnPages } from './support/story.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('link', { name })

for (const input of [mouse, keyboard, pad]) {
  test(`from the title to the boss of the first field and home, with ${input.name}`, async ({ page }) => {
    test.setTimeout(400_000)
    if (input === pad) await connectPad(page)
    await arrive(page, input)
    await buyCandies(page, input)
    await spendPoints(page, input)
    const { exp, gold } = await winField(page, input)
    await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
    await hearTheFirstInterlude(page, input)
    await expect(page.getByRole('region', { name: '冒険の途中' })).toBeHidden()
    await input.press(link(page, '仲間のようす'))
    await expect(page.getByRole('meter', { name: `EXP ${exp}` })).toBeVisible()
    await input.press(link(page, 'よろず灯屋'))
    await expect(page.getByText(`${84 + gold} G`)).toBeVisible()
    await input.press(link(page, '冒険に出る'))
    await expect(page.getByRole('row', { name: '灯見ヶ原' })).toContainText('灯がともった')
    await expect(page.getByRole('row')).toHaveCount(5)
  })
}

/** From a visitor to the town with a party: キリカ, トモリ and ゴトク. */
async function arrive(page: Page, input: InputMethod): Promise<void> {
  await page.goto('/game/rpg')
  for (const name of ['すぐ作る', '控えたので、はじめる', 'はじめから', 'とばす']) await input.press(button(page, name))
  for (let member = 1; member <= 3; member++) {
    await expect(page.getByText(`${member}／3人め`)).toBeVisible()
    await input.press(button(page, 'この人にする'))
  }
  await input.press(page.getByRole('dialog').getByRole('button', { name: 'この三人で行く' }))
  await turnPages(page, 10, () => input.press(button(page, /^(つぎへ|町へ)$/)))
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
}

/** It is told once, in place of the town, after the way home. */
async function hearTheFirstInterlude(page: Page, input: InputMethod): Promise<void> {
  await expect(page.getByRole('heading', { name: '帰り道　名乗り' })).toBeVisible()
  await expect(link(page, '冒険に出る')).toBeHidden()
  await input.press(button(page, 'とばす'))
  await expect(page.getByRole('heading', { name: '幕間一　靴の芥子粒' })).toBeVisible()
  const noted = page.waitForResponse('**/journal/seen')
  await turnPages(page, 10, () => input.press(button(page, /^(つぎへ|町へ)$/)))
  expect((await noted).status()).toBe(204)
  await expect(link(page, '冒険に出る')).toBeVisible()
  // What is told apart comes with the next arrival, once as well.
  await page.reload()
  await expect(page.getByRole('heading', { name: '幕間の幕間　三枚の布' })).toBeVisible()
  const alsoNoted = page.waitForResponse('**/journal/seen')
  await input.press(button(page, 'とばす'))
  expect((await alsoNoted).status()).toBe(204)
  await expect(link(page, '冒険に出る')).toBeVisible()
  await page.reload()
  await expect(link(page, '冒険に出る')).toBeVisible()
}

/** Buys four: 200 G become 84 G. */
async function buyCandies(page: Page, input: InputMethod): Promise<void> {
  await input.press(link(page, 'よろず灯屋'))
  await input.press(button(page, '灯飴'))
  const number = page.getByRole('spinbutton', { name: '個数' })
  await input.raise(number, 3)
  await expect(number).toHaveValue('4')
  await input.press(page.getByRole('dialog').getByRole('button', { name: '買う', exact: true }))
  await expect(page.getByText('84 G')).toBeVisible()
}

async function spendPoints(page: Page, input: InputMethod): Promise<void> {
  const plan = [
    { name: 'キリカ', stat: 'STR', skill: '一文字' },
    { name: 'トモリ', stat: 'INT', skill: '手当て火' },
    { name: 'ゴトク', stat: 'STR', skill: '大屏風' },
  ]
  await input.press(link(page, '仲間のようす'))
  for (const { name, stat, skill } of plan) {
    await input.press(page.getByRole('tab', { name: new RegExp(name) }))
    await input.press(page.getByRole('tab', { name: '力', exact: true }))
    await input.raise(page.getByRole('spinbutton', { name: stat }), 4)
    await input.press(button(page, /^割り振る$/))
    await expect(page.getByText('力の点を割り振りました。')).toBeVisible()
    await input.press(page.getByRole('tab', { name: '技', exact: true }))
    await input.press(page.getByRole('group', { name: `${name}の技の樹` }).getByRole('button', { name: skill }))
    await input.press(button(page, '覚える'))
    await expect(page.getByText('技が身につきました。')).toBeVisible()
  }
}

interface Haul {
  readonly exp: number
  readonly gold: number
}

/** Plays all four stages, again after a loss. Returns the sum of what the results showed. */
async function winField(page: Page, input: InputMethod): Promise<Haul> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const haul = await tryField(page, input)
    await input.press(button(page, '町へ戻る'))
    await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
    if (haul !== null) return haul
  }
  throw new Error('the boss was not beaten in five attempts')
}

async function tryField(page: Page, input: InputMethod): Promise<Haul | null> {
  await input.press(link(page, '冒険に出る'))
  await input.press(button(page, '灯見ヶ原'))
  await input.press(button(page, '出発する'))
  await expect(attack(page)).toBeVisible()
  await playAtOnce(page, input)
  const bag = { candies: 4 }
  let haul: Haul = { exp: 0, gold: 0 }
  for (let stage = 1; stage <= 4; stage++) {
    await expect(page).toHaveURL(new RegExp(`/battle/1/${stage}$`))
    if ((await playStage(page, input, bag)) === 'lost') return null
    haul = sum(haul, await told(page))
    if (stage < 4) await goOn(page, input)
  }
  await expect(button(page, 'つぎへ進む')).toBeHidden()
  await expect(over(page)).toContainText('灯見ヶ原に、町の灯がひとつ届いた。')
  return haul
}

/** The address changes before the result is hidden: waiting for that keeps the result from being read twice. */
async function goOn(page: Page, input: InputMethod): Promise<void> {
  await input.press(button(page, 'つぎへ進む'))
  await expect(over(page)).toBeHidden()
}

async function playAtOnce(page: Page, input: InputMethod): Promise<void> {
  const speed = button(page, /速さ|一気に/)
  for (let change = 0; change < 2 && !(await speed.innerText()).includes('一気に'); change++) await input.press(speed)
  await expect(speed).toContainText('一気に')
}

/** EXP and gold of the result on the screen. */
async function told(page: Page): Promise<Haul> {
  await expect(over(page)).toContainText('三人にEXPが')
  const [, exp, gold] = /三人にEXPが(\d+)ずつ入った。(\d+) Gも手に入れた。/.exec(await over(page).innerText()) ?? []
  return { exp: Number(exp), gold: Number(gold) }
}

const sum = (one: Haul, other: Haul): Haul => ({ exp: one.exp + other.exp, gold: one.gold + other.gold })
