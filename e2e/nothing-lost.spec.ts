import type { Page } from '@playwright/test'
import { outcomeText } from '../src/content/text/outcome.ts'
import type { BattleEvent } from '../src/rules/battle/event.ts'
import { earn } from './support/earned.ts'
import { attack, attackOnce, attackUntilDecided, begin, beginDecided, over, prompt } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })

test.use({ pace: 'instant' })

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('neither a reload nor a killed server changes anything in the middle of a battle', async ({ page, restartServer }) => {
  await begin(page, '灯見ヶ原')
  await attackOnce(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('第2回')).toBeVisible()
  await expect(attack(page)).toBeVisible()
  const before = await sceneOf(page)
  expect(before.record.length).toBeGreaterThan(3)
  await page.reload()
  expect(await sceneOf(page)).toEqual(before)
  await restartServer()
  await page.reload()
  expect(await sceneOf(page)).toEqual(before)
})

test('neither a reload nor a killed server takes the result of a won stage, and it is paid once', async ({ page, restartServer }) => {
  await begin(page, '灯見ヶ原')
  await attackUntilDecided(page)
  const before = await resultOf(page)
  await page.reload()
  expect(await resultOf(page)).toBe(before)
  await restartServer()
  await page.reload()
  expect(await resultOf(page)).toBe(before)
  await button(page, '町へ戻る').click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  // The last chunk of the menu has arrived: a server that dies while a page loads is another test's matter.
  await expect(page.getByText('心覚え', { exact: true })).toBeVisible()
  expect(await purse(page)).toBe(200 + goldIn(before))
  await restartServer()
  expect(await purse(page)).toBe(200 + goldIn(before))
})

test('a loss at the first stage is shown again after a reload and in the field, until the player goes back', async ({ page, server }) => {
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  await begin(page, '暗幕の古城')
  await attackUntilDecided(page)
  const loss = page.getByRole('region', { name: '灯が消えた' })
  await expect(loss).toBeVisible()
  await expect(loss.locator('[data-part="fallen"] canvas')).toHaveCount(3)
  await page.reload()
  await expect(loss).toBeVisible()
  await page.goto('/game/rpg/menu')
  await page.goto('/game/rpg/battle/10/1')
  await expect(loss).toBeVisible()
  await button(page, '町へ戻る').click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  await begin(page, '暗幕の古城')
  await expect(attack(page)).toBeVisible()
})

test('after a loss the town leads to the question of that field, until another adventure has begun', async ({
  page,
  server,
  expectAccessible,
}) => {
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  await beginDecided(page, '暗幕の古城')
  await button(page, '町へ戻る').click()
  const slip = page.getByRole('link', { name: 'もう一度、暗幕の古城へ' })
  await expect(slip).toBeVisible()
  await expectAccessible()
  await slip.click()
  const question = page.getByRole('dialog', { name: '暗幕の古城' })
  await expect(question.getByRole('button', { name: '出発する' })).toBeFocused()
  expect(await running(page)).toBeNull()
  await question.getByRole('button', { name: 'まだ支度する' }).click()
  // It asks once: not after a reload.
  await page.reload()
  await expect(button(page, '暗幕の古城')).toBeVisible()
  await expect(question).toBeHidden()
  await page.goto('/game/rpg/menu')
  await slip.click()
  await expect(question.getByRole('button', { name: '出発する' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/battle\/10\/1$/)
  await expect(attack(page)).toBeVisible()
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('region', { name: '冒険の途中' })).toBeVisible()
  await expect(slip).toBeHidden()
})

test('after a loss the field can be tried again at once; after three in a row the way to town comes first', async ({ page, server }) => {
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  await begin(page, '暗幕の古城')
  const loss = page.getByRole('region', { name: '灯が消えた' })
  for (let losses = 1; losses <= 3; losses++) {
    await attackUntilDecided(page)
    await expect(loss).toBeVisible()
    await expect(button(page, losses < 3 ? 'もう一度挑む' : '町へ戻る')).toBeFocused()
    if (losses === 3) break
    expect(await running(page)).toBeNull()
    if (losses === 1) await page.keyboard.press('Enter')
    else await button(page, 'もう一度挑む').click()
    await expect(attack(page)).toBeVisible()
    await expect(page).toHaveURL(/\/battle\/10\/1$/)
    expect(await running(page)).toMatchObject({ field_id: 10, stage_id: 1, phase: 'fighting' })
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
})

test('the advice after a loss tells how it was lost, and after a reload, when that is not known, what was left unused', async ({
  page,
  server,
}) => {
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  // As if all points were used: of many that are left a loss speaks first.
  const withoutPoints = (member: object) => ({ ...member, freely_status_point: 0, freely_skill_point: 0 })
  await page.route('**/battle/encount', async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: reply.with(0, reply[0].map(withoutPoints)) })
  })
  await begin(page, '暗幕の古城')
  await page.unroute('**/battle/encount')
  // The blows as they were, but each of them critical.
  await page.route('**/battle/exec', async (route) => {
    const reply = await (await route.fetch()).json()
    reply[0] = reply[0].map(withoutPoints)
    reply[5] = reply[5].map((event: BattleEvent) => (event.type === 'damaged' ? { ...event, critical: true } : event))
    await route.fulfill({ json: reply })
  })
  await attackUntilDecided(page)
  const loss = page.getByRole('region', { name: '灯が消えた' })
  await expect(loss).toContainText(outcomeText.loseAdvice.critical)
  await page.reload()
  await expect(loss).toContainText(outcomeText.loseAdvice.points)
})

test('the same turn sent from two tabs counts once', async ({ page, context }) => {
  await begin(page, '灯見ヶ原')
  const other = await context.newPage()
  await other.goto('/game/rpg/battle/1/1')
  await expect(attack(other)).toBeVisible()
  const sent = [page, other].map((tab) => tab.waitForResponse('**/battle/exec'))
  // The first tab's turn is held until the second has sent its own.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/battle/exec', async (route) => {
    await held
    await route.continue()
  })
  await attackOnce(page)
  await attackSecondEnemy(other)
  await sent[1]
  release()
  const [first, second] = await Promise.all(sent.map(async (reply) => (await reply).json()))
  expect(first).toEqual(second)
  for (const tab of [page, other]) {
    await tab.keyboard.press('Escape')
    await expect(tab.getByText('第2回')).toBeVisible()
    await expect(attack(tab)).toBeVisible()
  }
  expect(await sceneOf(page)).toEqual(await sceneOf(other))
  await other.reload()
  expect(await sceneOf(other)).toEqual(await sceneOf(page))
  await other.close()
})

test('a battle that is finished from two tabs pays once', async ({ page, context }) => {
  await beginDecided(page, '灯見ヶ原')
  const gold = goldIn(await resultOf(page))
  const other = await context.newPage()
  await other.goto('/game/rpg/battle/1/1')
  expect(goldIn(await resultOf(other))).toBe(gold)
  const tabs = [page, other]
  await Promise.all(tabs.map((tab) => button(tab, '町へ戻る').click()))
  for (const tab of tabs) await expect(tab).toHaveURL(/\/game\/rpg\/menu$/)
  expect(await purse(page)).toBe(200 + gold)
  await page.goto('/game/rpg/menu/status')
  await expect(page.getByRole('meter', { name: 'EXP 12' })).toBeVisible()
  await other.close()
})

/** Everyone attacks the second enemy, by digits: other commands than the first tab gives. */
async function attackSecondEnemy(page: Page): Promise<void> {
  for (const name of ['キリカ', 'トモリ', 'ゴトク']) {
    await expect(page.getByRole('log')).toHaveText(`${name}はどうする？`)
    await page.keyboard.press('1')
    await expect(prompt(page)).toBeVisible()
    await page.keyboard.press('2')
    await expect(prompt(page)).toBeHidden()
  }
}

/** Turn, gauges and record of the battle as a player sees them. */
async function sceneOf(page: Page) {
  await expect(attack(page)).toBeVisible()
  const gauges = await page
    .getByRole('meter')
    .evaluateAll((all) => all.map((each) => `${each.ariaLabel} ${each.ariaValueNow}/${each.ariaValueMax}`))
  const turn = await page.getByText(/^第\d場・第\d+回$/).innerText()
  await page.keyboard.press('l')
  const history = page.getByRole('dialog', { name: '戦いの記録' })
  // Its part of the page may still be on its way.
  await expect(history).toBeVisible()
  const record = await history.getByRole('listitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  return { turn, gauges, record }
}

/** What the won stage tells, the talk of the three included. */
async function resultOf(page: Page): Promise<string> {
  await expect(over(page)).toContainText('三人にEXPが')
  return over(page).innerText()
}

const goldIn = (result: string): number => Number(/入った。(\d+) Gも手に入れた。/.exec(result)?.[1])

async function purse(page: Page): Promise<number> {
  const reply = await page.request.get('/api/game/rpg/title/check_savedata_info')
  return (await reply.json()).money
}

/** The adventure that is on, as the server tells it. */
async function running(page: Page): Promise<unknown> {
  const { running: adventure } = await (await page.request.get('/api/game/rpg/menu/can_be_clear')).json()
  return adventure
}
