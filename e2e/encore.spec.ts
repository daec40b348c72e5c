import type { Page } from '@playwright/test'
import { arriveAfterTheStory, winStages } from './support/encore-runs.ts'
import { attack, attackUntilDecided } from './support/fighting.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const FINALE = 13
const ENDLESS = 14
const FINISH = '/api/game/rpg/battle/finish'
const gate = '/game/rpg/menu/adventure'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

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
  await expect(dialog).toContainText('まだ誰も載っていません。一番乗りです。')
  await expectAccessible()
  await dialog.getByRole('button', { name: '幕を上げる' }).press('Enter')
  await expect(page).toHaveURL(/\/game\/rpg\/battle\/14\/1$/)
  await expect(page.getByRole('heading', { name: '無尽の幕' })).toBeVisible()
  await attackUntilDecided(page)
  await expect(page.getByText('第1幕が下りた。')).toBeVisible()
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
  await expect(page.getByText('2幕　2回')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: '見返す' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/replay\/\d+\/1$/)
  await expect(page.getByText('幕が上がる。')).toBeVisible()
  await expectAccessible()
  await page.goto(gate)
  await expect(page.getByRole('region', { name: '物語のあとで' })).toContainText('自己最高　2幕　2回')
  await button(page, '無尽の幕').click()
  await expect(dialog.getByRole('row', { name: /1位 あなた/ })).toContainText('キリカ')
})

test('千秋楽: the run waits between two bosses, and is ranked after the twelfth', async ({ page, server }) => {
  await arriveAfterTheStory(page, server)
  await winStages(page, FINALE, 1, 11)
  await page.goto('/game/rpg/battle/13/11')
  await expect(page.getByText('第11番の主を畳んだ。残りは1番。')).toBeVisible()
  await button(page, 'あとでつづける').click()
  await expect(page.getByRole('region', { name: '冒険の途中' })).toContainText('千秋楽　第11番／12番')
  await button(page, 'つぎへ進む').click()
  await expect(page).toHaveURL(/\/13\/12$/)
  await attackUntilDecided(page)
  await expect(page.getByText('十二の主を、ぜんぶ畳んだ。')).toBeVisible()
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
  await expect(page.getByRole('alert')).toContainText('番付には載せられません')
  await button(page, '町へ戻る').click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  await expect(page.getByRole('region', { name: '冒険の途中' })).toBeHidden()
})

test.describe('a replay', () => {
  test('plays, pauses, steps and goes from stage to stage, by keys and by buttons, at every speed', async ({ page, server }) => {
    await arriveAfterTheStory(page, server)
    const address = await rankedRun(page, 3)
    await page.goto(address)
    const play = button(page, /^見る/)
    const pause = button(page, /^止める/)
    await expect(play).toBeFocused()
    await expect(page.getByText('1／3幕目')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('影は畳まれた。ここまで。')).toBeVisible()
    await expect(page.getByText('1／1回')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('幕が上がる。')).toBeVisible()
    // Enter works on the button in focus; a pause keeps the line that is being shown.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('キリカの攻撃！')
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
    await expect(play).toBeVisible()
    await expect(button(page, '次の幕')).toBeDisabled()
    await page.keyboard.press('p')
    await expect(page).toHaveURL(/\/2$/)
    await button(page, '次の回').click()
    await page.keyboard.press('l')
    await expect(page.getByRole('dialog', { name: '戦いの記録' })).toContainText('キリカの攻撃！')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/menu\/adventure$/)
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
    await expect(other.getByRole('heading', { name: 'ここから先は、見届けた人だけです' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'ログインする' })).toBeVisible()
    await arriveWithParty(other)
    await other.goto(address)
    await expect(other.getByRole('heading', { name: 'この幕は、まだ開いていません' })).toBeVisible()
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
