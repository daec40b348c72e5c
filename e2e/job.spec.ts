import type { Page } from '@playwright/test'
import { arriveWithParty } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

const push = (page: Page) => page.getByRole('button', { name: 'PUSH' })
const settle = (page: Page) => page.getByRole('button', { name: '精算する' })
const counter = (page: Page) => page.getByRole('main').getByRole('definition').first()

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('clicks are counted by mouse and by key, a held key once, and settled from ten on [JOB-9, JOB-10, JOB-11, JOB-12, JOB-13]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/game/rpg/menu/job')
  await expect(page.getByText('親方ハゼ')).toBeVisible()
  await expect(page.getByText('芯切り見習い')).toBeVisible()
  for (let press = 0; press < 4; press++) await push(page).click()
  await expect(counter(page)).toHaveText('4本')
  await push(page).focus()
  for (const key of ['Enter', 'Space']) {
    // A held key arrives as keydown events without keyup.
    for (let repeat = 0; repeat < 6; repeat++) await page.keyboard.down(key)
    await page.keyboard.up(key)
  }
  await expect(counter(page)).toHaveText('6本')
  const box = await push(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 150)
  await page.mouse.down()
  await page.waitForTimeout(600)
  await page.mouse.up()
  await expect(counter(page)).toHaveText('7本')
  for (let press = 0; press < 2; press++) await page.keyboard.press('Enter')
  await expect(settle(page)).toBeDisabled()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await settle(page).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('10本')
  await expect(page.getByRole('dialog')).toContainText('1 G')
  await page.keyboard.press('Escape')
  await expect(counter(page)).toHaveText('10本')
  await settle(page).press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('今日の仕事は終わり。')).toBeVisible()
  const own = page.getByRole('row').filter({ hasText: '自分' })
  await expect(own).toContainText('10')
  await expectAccessible()
  await page.getByRole('button', { name: 'もう一度切る' }).press('Enter')
  await expect(counter(page)).toHaveText('0本')
})

test('a snip at the height of the flame is praised, one at its lowest makes soot, and both count', async ({ page }) => {
  await page.goto('/game/rpg/menu/job')
  await expect(page.getByText('火が伸びきったときが、切りどき。')).toBeVisible()
  const holdFlameAt = (share: number) =>
    push(page).evaluate((button, at) => {
      for (const animation of button.getAnimations({ subtree: true })) {
        const { iterations, duration } = animation.effect?.getComputedTiming() ?? {}
        if (iterations !== Infinity) continue
        animation.pause()
        animation.currentTime = Number(duration) * at
      }
    }, share)
  await holdFlameAt(0.5)
  await push(page).click()
  await expect(page.getByText('見事', { exact: true })).toBeVisible()
  await push(page).click()
  await expect(page.getByText('見事　2本続き')).toBeVisible()
  await holdFlameAt(0)
  await push(page).click()
  await expect(page.getByText('煤が出た')).toBeVisible()
  await expect(counter(page)).toHaveText('3本')
})

test('touch counts each tap', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, hasTouch: true, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/job')
  for (let tap = 0; tap < 5; tap++) await push(page).tap()
  await expect(counter(page)).toHaveText('5本')
  await context.close()
})

test('each grade has its boss with a greeting of its own, its label and a colour of its own [JOB-14]', async ({
  page,
  expectAccessible,
}) => {
  const bosses = ['親方ハゼ', 'おかみサシ', '番頭ソロバン', '無口なカゲン', '組合長ススケ']
  const labels = ['芯切り見習い', '芯切り', '芯切り頭', '灯籠師', '灯の名人']
  const colours = new Set<string>()
  const greetings = new Set<string>()
  for (const [grade, boss] of bosses.entries()) {
    const json = { grade, grade_label: labels[grade], payment_rate: 0.1, total_count: 0, savedata_id: 1 }
    await intercept(page, '**/job/fetch_status', (route) => route.fulfill({ json }), 1)
    await page.goto('/game/rpg/menu/job')
    await expect(page.getByText(boss, { exact: true })).toBeVisible()
    const label = page.getByText(labels[grade] ?? '', { exact: true })
    const said = await page.getByRole('figure').filter({ hasText: boss }).first().innerText()
    greetings.add(said.replace(boss, '').trim())
    colours.add(await label.evaluate((element) => getComputedStyle(element).color))
    await expectAccessible()
  }
  expect(colours.size).toBe(5)
  expect(greetings.size).toBe(5)
  expect(greetings).not.toContain('')
})

test('a promotion is told by the boss who pays, and the own row is in sight', async ({ page }) => {
  const ranking = Array.from({ length: 10 }, (_, at) => ({ rank: at + 1, total_count: 900 - at, is_own: at === 9 }))
  const own = { total_count: 104, grade: 1, grade_label: '芯切り', counted: 10, earned_money: 1, money: 201 }
  await page.route('**/job/calculate', (route) => route.fulfill({ json: [own, ranking] }))
  await page.goto('/game/rpg/menu/job')
  for (let press = 0; press < 12; press++) await push(page).click()
  await settle(page).click()
  await page.getByRole('dialog').getByRole('button', { name: '精算する' }).click()
  await expect(page.getByText('腕が上がった。次回から「芯切り」。手間賃も増す。')).toBeVisible()
  await expect(page.getByText('親方ハゼ')).toBeVisible()
  const last = page.getByRole('row', { name: '10位 自分 891' })
  await expect(last).toBeInViewport()
  // At its end the list does not say that there is more, though the zoom of this window leaves part of a pixel.
  await page.setViewportSize({ width: 1920, height: 1080 })
  await last.evaluate((row) => row.scrollIntoView({ block: 'end' }))
  await expect(page.locator('[data-below]')).toHaveCount(0)
})

test('a lost settling keeps the clicks and can be tried again', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/)
  await page.route('**/job/calculate', (route) => route.abort(), { times: 3 })
  await page.goto('/game/rpg/menu/job')
  for (let press = 0; press < 12; press++) await push(page).click()
  await settle(page).click()
  await page.getByRole('dialog').getByRole('button', { name: '精算する' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('帳場に届かなかった。')
  await page.getByRole('dialog').getByRole('button', { name: '精算する' }).click()
  await expect(page.getByText('今日の仕事は終わり。')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '自分' })).toContainText('12')
  await page.getByRole('main').getByRole('link', { name: '広場へ戻る' }).last().click()
  await expect(page).toHaveURL(/\/menu\/plaza$/)
})

test('clicks that are not settled are still there after leaving the guild and after a reload, for this save only', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/game/rpg/menu/job')
  for (let press = 0; press < 12; press++) await push(page).click()
  await page.getByRole('main').getByRole('link', { name: '広場へ戻る' }).click()
  await expect(page).toHaveURL(/\/menu\/plaza$/)
  await page.getByRole('button', { name: '芯切り場' }).click()
  await expect(counter(page)).toHaveText('12本')
  await page.reload()
  await expect(counter(page)).toHaveText('12本')
  await settle(page).click()
  await page.getByRole('dialog').getByRole('button', { name: '精算する' }).click()
  await expect(page.getByRole('row').filter({ hasText: '自分' })).toContainText('12')
  await page.reload()
  await expect(counter(page)).toHaveText('0本')
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await arriveWithParty(other)
  await push(page).click()
  const storage = await page.evaluate(() => Object.entries(localStorage))
  await other.addInitScript((entries) => entries.forEach(([name, value]) => localStorage.setItem(name, value)), storage)
  await other.goto('/game/rpg/menu/job')
  await expect(counter(other)).toHaveText('0本')
  await context.close()
})

test('it is told what the clicks bring, how far the next grade is, and what that pays', async ({ page, expectAccessible }) => {
  await page.goto('/game/rpg/menu/job')
  await expect(page.getByText('10本で 1 G')).toBeVisible()
  await expect(page.getByText('あと100本で、次の等級「芯切り」')).toBeVisible()
  await expect(page.getByText('10本で 2 G')).toBeVisible()
  for (let press = 0; press < 10; press++) await push(page).click()
  await expect(page.getByText('あと90本で、次の等級「芯切り」')).toBeVisible()
  await expect(page.getByText('あと5本で、手間賃が増えます')).toBeVisible()
  await expectAccessible()
})

test('when the server counts fewer clicks than were made, both figures and the rule are told', async ({ page, expectAccessible }) => {
  const own = { total_count: 30, grade: 0, grade_label: '芯切り見習い', counted: 30, earned_money: 3, money: 203 }
  await page.route('**/job/calculate', (route) => route.fulfill({ json: [own, []] }))
  await page.goto('/game/rpg/menu/job')
  for (let press = 0; press < 40; press++) await push(page).click()
  await settle(page).click()
  await page.getByRole('dialog').getByRole('button', { name: '精算する' }).click()
  await expect(page.getByText('押した40本のうち、30本を数えました。1秒に15本を超えるぶんは、数えていません。')).toBeVisible()
  await expectAccessible()
})

test('a guild that cannot be read can be tried again', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await intercept(page, '**/job/fetch_status', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.goto('/game/rpg/menu/job')
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(push(page)).toBeVisible()
})
