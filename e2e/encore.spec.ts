import type { Page } from '@playwright/test'
import type { Encounter } from '../src/contract/battle/battle.ts'
import type { GameServer } from '../tests/servers/game-server.ts'
import { arriveAfterTheStory, winStages } from './support/encore-runs.ts'
import { attack, attacked, attackUntilDecided } from './support/fighting.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { connectPad, padReady, tap } from './support/pad.ts'
import { faultsOf, phone } from './support/phone-screen.ts'

const FINALE = 13
const ENDLESS = 14
const FINISH = '/api/game/rpg/battle/finish'
const gate = '/game/rpg/menu/adventure'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test.use({ pace: 'instant' })

/** A run of 無尽の幕 of a new player, in the ranking. @returns its address. */
async function rankedRun(page: Page, curtains: number): Promise<string> {
  await winStages(page, ENDLESS, 1, curtains)
  const { standing } = (await write(page, FINISH, {})) as { readonly standing: { readonly best: { readonly id: number } } }
  return `/game/rpg/replay/${standing.best.id}`
}

test('before the last ending the gate shows nothing of it', async ({ page }) => {
  await arriveWithParty(page)
  const answered = page.waitForResponse('**/api/game/rpg/encore')
  await page.goto(gate)
  await answered
  await expect(button(page, /灯見ヶ原/)).toBeVisible()
  await expect(page.getByRole('heading', { name: '物語のあとで' })).toBeHidden()
})

test('無尽の幕: from the gate to the first curtain, on to the second, down with it, into the ranking, and watched', async ({
  page,
  server,
  expectAccessible,
}) => {
  await arriveAfterTheStory(page, server)
  await page.goto(gate)
  await expect(page.getByRole('region', { name: '物語のあとで' })).toContainText('まだ載っていません')
  await button(page, '無尽の幕').click()
  const dialog = page.getByRole('dialog', { name: '無尽の幕' })
  await expect(dialog).toContainText('まだ誰も載っていません。いちばん上が空いています。')
  await expectAccessible()
  await dialog.getByRole('button', { name: '幕を上げる' }).press('Enter')
  await expect(page).toHaveURL(/\/game\/rpg\/battle\/14\/1$/)
  await expect(page.getByRole('heading', { name: '無尽の幕' })).toBeVisible()
  await attackUntilDecided(page)
  await expect(page.getByText('第1幕が下りた。')).toBeVisible()
  await expect(page.getByText('第1幕　＋10点 計10点')).toBeVisible()
  const entered = page.waitForResponse('**/api/game/rpg/battle/encount')
  await button(page, 'つぎへ進む').click()
  await expect(page).toHaveURL(/\/14\/2$/)
  await entered
  // A run that is interrupted waits in town.
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('region', { name: '冒険の途中' })).toContainText('無尽の幕　第2幕')
  await button(page, 'つづける').click()
  await expect(attack(page)).toBeVisible()
  await attackUntilDecided(page)
  await button(page, 'ここで幕を下ろす').click()
  await expect(page.getByText('番付の1位に載った。')).toBeVisible()
  await expect(page.getByText(/^30点　2幕　2回$/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: '見返す' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/replay\/\d+\/1$/)
  await expect(page.getByText('幕が上がる。')).toBeVisible()
  await expectAccessible()
  await page.goto(gate)
  await expect(page.getByRole('region', { name: '物語のあとで' })).toContainText('自己最高　30点　2幕')
  await button(page, '無尽の幕').click()
  await expect(dialog.getByRole('columnheader').nth(2)).toHaveText('点')
  await expect(
    dialog
      .getByRole('row', { name: /1位 自分/ })
      .getByRole('cell')
      .nth(2),
  ).toHaveText('30点')
  await expect(dialog.getByRole('row', { name: /1位 自分/ })).toContainText('キリカ')
})

/** A won curtain of 無尽の幕, with the slips for the next one. */
async function arriveAtSlips(page: Page, server: GameServer): Promise<void> {
  await arriveAfterTheStory(page, server)
  await winStages(page, ENDLESS, 1, 1)
  await page.goto('/game/rpg/battle/14/1')
  await expect(slips(page)).toHaveCount(3)
}

const slips = (page: Page) => page.getByRole('radiogroup', { name: '札を一枚' }).getByRole('radio')
const nameOfSlip = (page: Page, nth: number) => slips(page).nth(nth).locator('strong').innerText()
/** The second curtain has begun, under this slip. */
async function expectUnder(page: Page, slip: string): Promise<void> {
  await expect(page).toHaveURL(/\/14\/2$/)
  await expect(page.locator('[data-part="bar"]')).toContainText('10点')
  await expect(page.locator('[data-part="bar"]')).toContainText(`札　${slip}`)
}

test.describe('a slip', () => {
  test('is chosen by digits and arrows, is offered again after a reload, and holds in the next curtain, where those stand who were announced', async ({
    page,
    server,
    expectAccessible,
  }) => {
    await arriveAtSlips(page, server)
    await expect(button(page, 'つぎへ進む')).toBeFocused()
    await expect(slips(page).first()).toBeChecked()
    await expectAccessible()
    await page.keyboard.press('3')
    await expect(slips(page).last()).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(slips(page).nth(1)).toBeChecked()
    await expect(slips(page).first()).not.toBeChecked()
    const offered = await slips(page).allInnerTexts()
    const announced = await page.getByRole('list', { name: '次の幕' }).getByRole('listitem').allInnerTexts()
    await page.reload()
    await expect(slips(page)).toHaveText(offered.map((words) => words.replaceAll('\n', '')))
    await page.keyboard.press('2')
    const name = await nameOfSlip(page, 1)
    const entered = page.waitForResponse('**/api/game/rpg/battle/encount')
    await page.keyboard.press('Enter')
    const [, enemies] = (await (await entered).json()) as Encounter
    expect(enemies.map((enemy) => enemy.name)).toEqual(announced)
    await expectUnder(page, name)
    await expect(attack(page)).toBeVisible()
    await expectAccessible()
    await page.reload()
    await expectUnder(page, name)
  })

  test('is chosen by the mouse; Enter on it goes on', async ({ page, server }) => {
    await arriveAtSlips(page, server)
    const name = await nameOfSlip(page, 2)
    await slips(page).last().click()
    await expect(slips(page).last()).toBeChecked()
    await page.keyboard.press('Enter')
    await expectUnder(page, name)
  })

  test('goes with おまかせ by G', async ({ page, server }) => {
    await arriveAtSlips(page, server)
    const name = await nameOfSlip(page, 2)
    await page.keyboard.press('3')
    await page.keyboard.press('g')
    await expectUnder(page, name)
    await expect(page.getByText('第2幕が下りた。')).toBeVisible()
  })

  test('is chosen by a pad', async ({ page, server }) => {
    await connectPad(page)
    await arriveAtSlips(page, server)
    await padReady(page)
    await button(page, 'つぎへ進む').focus()
    await tap(page, 'up')
    await expect(slips(page).nth(1)).toBeFocused()
    await tap(page, 'a')
    await expect(slips(page).nth(1)).toBeChecked()
    await tap(page, 'right')
    await expect(slips(page).last()).toBeChecked()
    const name = await nameOfSlip(page, 2)
    await tap(page, 'down')
    await tap(page, 'left')
    await expect(button(page, 'つぎへ進む')).toBeFocused()
    await expect(slips(page).last()).toBeChecked()
    await tap(page, 'a')
    await expectUnder(page, name)
  })

  test('that is not offered is refused with a sentence, and the way back leads to those that are', async ({ page, server }) => {
    await arriveAtSlips(page, server)
    await page.route('**/api/game/rpg/battle/encount', (route) =>
      route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), slip: 99 }) }),
    )
    await button(page, 'つぎへ進む').click()
    await expect(page.getByRole('alert')).toContainText('その札は配られていません。配られた札から選んでください。')
    await page.unroute('**/api/game/rpg/battle/encount')
    await page.getByRole('alert').getByRole('button', { name: '町へ戻る' }).click()
    await expect(page.getByRole('region', { name: '冒険の途中' })).toContainText('無尽の幕　第1幕')
    await button(page, 'つぎへ進む').click()
    await expect(slips(page)).toHaveCount(3)
  })

  for (const viewport of [phone.viewport, { width: 667, height: 375 }]) {
    test.describe(`on a screen of ${viewport.width}×${viewport.height}`, () => {
      test.use({ ...phone, viewport })

      test('is chosen by a finger, all three in sight', async ({ page, server }) => {
        await arriveAtSlips(page, server)
        for (const slip of await slips(page).all()) await expect(slip).toBeInViewport({ ratio: 1 })
        await expect.poll(() => faultsOf(page)).toEqual([])
        const name = await nameOfSlip(page, 1)
        await slips(page).nth(1).tap()
        await button(page, 'つぎへ進む').tap()
        await expectUnder(page, name)
        await expect(attack(page)).toBeVisible()
        await expect.poll(() => faultsOf(page)).toEqual([])
      })
    })
  }
})

test('a run begins five curtains before the best, without the points of those before, and its replay with the curtain it began with', async ({
  page,
  server,
  expectAccessible,
}) => {
  await arriveAfterTheStory(page, server)
  await rankedRun(page, 7)
  await page.goto(gate)
  await button(page, '無尽の幕').click()
  const dialog = page.getByRole('dialog', { name: '無尽の幕' })
  await expect(dialog.getByRole('radio', { name: '第1幕から' })).toBeChecked()
  await expect(dialog).toContainText('第1幕までの点は、つきません。')
  await expectAccessible()
  await dialog.getByRole('radio', { name: /第2幕から/ }).check()
  await dialog.getByRole('button', { name: '幕を上げる' }).click()
  await expect(page).toHaveURL(/\/battle\/14\/2$/)
  await attackUntilDecided(page)
  await expect(page.getByText('第2幕が下りた。')).toBeVisible()
  await expect(page.getByText('＋20点')).toBeVisible()
  await expect(page.getByText('計20点')).toBeVisible()
  // Six more without the screens: more points than the first run has.
  await winStages(page, ENDLESS, 3, 8)
  const { standing } = (await write(page, FINISH, {})) as { readonly standing: { readonly best: { readonly id: number } } }
  await page.goto(`/game/rpg/replay/${standing.best.id}`)
  await expect(page.getByText('1／7幕め')).toBeVisible()
  await expect(page.getByText(/第2幕/).first()).toBeVisible()
})

test('千秋楽: the run waits between two bosses, and is ranked after the twelfth', async ({ page, server }) => {
  await arriveAfterTheStory(page, server)
  await winStages(page, FINALE, 1, 11)
  await page.goto('/game/rpg/battle/13/11')
  await expect(page.getByText('主を11体畳んだ。残りは1体。')).toBeVisible()
  await button(page, 'あとでつづける').click()
  await expect(page.getByRole('region', { name: '冒険の途中' })).toContainText('千秋楽　11体め／12体')
  await button(page, 'つぎへ進む').click()
  await expect(page).toHaveURL(/\/13\/12$/)
  await attackUntilDecided(page)
  await expect(page.getByText('主を12体、続けて畳み終えた。')).toBeVisible()
  await expect(button(page, 'つぎへ進む')).toBeHidden()
  await button(page, '番付を見る').click()
  await expect(page.getByText(/番付の\d+位に載った。/)).toBeVisible()
  await button(page, '町へ戻る').click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
})

test('a run whose record was changed is refused with a sentence, and the way home stays open', async ({ page, server, expectTrouble }) => {
  const { default: Database } = await import('better-sqlite3')
  await arriveAfterTheStory(page, server)
  await winStages(page, ENDLESS, 1, 2)
  const database = new Database(server.database, { fileMustExist: true })
  database
    .prepare(
      `update adventure_turns set commands = replace(commands, '"attack"', '"defence"')
       where adventure_id = (select max(id) from adventures)`,
    )
    .run()
  database.close()
  await page.goto('/game/rpg/battle/14/2')
  expectTrouble(/409/)
  await button(page, 'ここで幕を下ろす').click()
  await expect(page.getByRole('alert')).toContainText('番付には載りません')
  await button(page, '町へ戻る').click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  await expect(page.getByRole('region', { name: '冒険の途中' })).toBeHidden()
})

test.describe('a replay', () => {
  test.use({ pace: 'normal' })

  test('plays, pauses, steps and goes from stage to stage, by keys and by buttons, at every speed', async ({ page, server }) => {
    await arriveAfterTheStory(page, server)
    const address = await rankedRun(page, 3)
    await page.goto(address)
    const play = button(page, /^見る/)
    const pause = button(page, /^止める/)
    await expect(play).toBeFocused()
    await expect(page.getByText('1／3幕め')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('影は畳まれた。ここまで。')).toBeVisible()
    await expect(page.getByText('1／1回')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('幕が上がる。')).toBeVisible()
    // Enter works on the button in focus; a pause keeps the line that is being shown.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText(attacked('キリカ'))
    await pause.click()
    const frozen = await page.getByRole('log').innerText()
    await page.waitForTimeout(1500)
    expect(await page.getByRole('log').innerText()).toBe(frozen)
    // It plays on through all stages.
    for (const speed of ['速さ ×2', '一気に']) {
      await page.keyboard.press('s')
      await expect(button(page, speed)).toBeVisible()
    }
    await play.click()
    await expect(page).toHaveURL(/\/3$/)
    await expect(page.getByText('1／1回')).toBeVisible()
    await expect(button(page, /^もう一度見る/)).toBeVisible()
    await expect(button(page, '次の幕')).toBeDisabled()
    await page.keyboard.press('p')
    await expect(page).toHaveURL(/\/2$/)
    await button(page, '次の回').click()
    await page.keyboard.press('l')
    await expect(page.getByRole('dialog', { name: '戦いの記録' })).toContainText(attacked('キリカ'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/menu\/adventure$/)
  })

  test('says the number of the curtain, and the slip under which it was played', async ({ page, server }) => {
    await arriveAfterTheStory(page, server)
    const address = await rankedRun(page, 2)
    // As of a run that began with the fifth.
    await page.route('**/api/game/rpg/replay/**', async (route) => {
      const response = await route.fetch()
      const stage = (await response.json()) as { readonly stage_id: number }
      await route.fulfill({ response, json: { ...stage, stage_id: stage.stage_id + 4 } })
    })
    await page.goto(address)
    const bar = page.locator('[data-part="bar"]')
    await expect(bar).toContainText('第5幕')
    await expect(bar).not.toContainText('札　')
    await expect(page.getByText('1／2幕め')).toBeVisible()
    await button(page, '次の幕').click()
    await expect(page).toHaveURL(/\/2$/)
    await expect(bar).toContainText('第6幕')
    await expect(bar).toContainText('札　')
    await expect(button(page, '次の幕')).toBeDisabled()
  })

  test('can be opened by its address by others who have come that far, and says to all others what is missing', async ({
    page,
    server,
    browser,
    baseURL,
    expectTrouble,
  }) => {
    await arriveAfterTheStory(page, server)
    const address = await rankedRun(page, 1)
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ja-JP' })
    const other = await context.newPage()
    await other.goto(address)
    await expect(other.getByRole('heading', { name: 'ここから先は、いちばん奥の結末を見た人だけ' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'ログインする' })).toBeVisible()
    await arriveWithParty(other)
    await other.goto(address)
    await expect(other.getByRole('heading', { name: 'この幕はまだ上がっていません' })).toBeVisible()
    await other.getByRole('link', { name: '町へ戻る' }).click()
    await expect(other).toHaveURL(/\/game\/rpg\/menu$/)
    await context.clearCookies()
    await arriveAfterTheStory(other, server)
    await other.goto(address)
    await expect(other.getByText('幕が上がる。')).toBeVisible()
    await context.close()
    expectTrouble(/404/)
    await page.goto('/game/rpg/replay/99999')
    await expect(page.getByText('その取組は、番付から外れたようです。')).toBeVisible()
  })
})
