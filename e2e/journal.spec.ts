import type { Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

test('a small deed is told of once, and kept in the journal', async ({ page, server, expectAccessible }) => {
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1] })
  const told = page.waitForResponse('**/journal/told')
  await page.goto('/game/rpg/menu/plaza')
  await expect(page.getByText('床のひとつめ')).toBeVisible()
  expect((await told).status()).toBe(204)
  await page.reload()
  await expect(page.getByRole('group', { name: '広場の地図' })).toBeVisible()
  await expect(page.getByText('床のひとつめ')).toBeHidden()
  await page.getByRole('link', { name: '旅の栞' }).click()
  await page.getByRole('tab', { name: '心覚え' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '床のひとつめ' })).toContainText('済')
  await expect(page.getByRole('listitem').filter({ hasText: '振りかえす' })).toHaveCount(0)
  await expectAccessible()
})

test('the journal and the picture book are read with the keyboard alone', async ({ page, server, expectAccessible, shot }) => {
  const { keyboard } = page
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1, 2, 3], battles: 1 })
  await page.goto('/game/rpg/menu/journal')
  const first = page.getByRole('tab').first()
  await expect(first).toBeFocused()
  const scene = page.getByRole('button', { name: '名乗り' })
  // Until the party is known, nothing of the page can be pressed.
  await expect(scene).toBeEnabled()
  await expectAccessible()
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '求む、三人' })).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(scene).toBeFocused()
  await shot('journal-scenes')
  await keyboard.press('Enter')
  const told = page.getByRole('dialog', { name: '名乗り' })
  await expect(told.getByText('帰り道で、草が「夕飯だよ」と言った。')).toBeVisible()
  await expect(told.getByRole('button', { name: 'つぎへ' })).toBeFocused()
  await expectAccessible()
  await expect(async () => {
    await keyboard.press('ArrowRight')
    await expect(told.getByText('「右」と「危ない」で足りていた。')).toBeVisible({ timeout: 500 })
  }).toPass()
  await shot('journal-told')
  await keyboard.press('Escape')
  await expect(told).toBeHidden()
  await expect(scene).toBeFocused()
  await page.getByRole('tab', { name: '日記' }).press('Enter')
  await expect(page.getByRole('region', { name: '本文' })).toContainText('「白い幕があった。')
  await shot('journal-diary')
  await expectAccessible()
  await first.focus()
  await keyboard.press('End')
  await expect(page.getByRole('tab', { name: '心覚え' })).toBeFocused()
  await keyboard.press('Home')
  while ((await page.getByRole('tab', { selected: true }).innerText()) !== '土地') await keyboard.press('ArrowRight')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /灯見ヶ原/ })).toBeFocused()
  await keyboard.press('ArrowDown')
  const text = page.getByRole('region', { name: '本文' })
  await expect(text).toContainText('足跡より先に、影が歩いている。')
  await expectAccessible()
  await page.reload()
  await expect(page.getByRole('tab', { name: '土地' })).toBeFocused()
  await keyboard.press('ArrowRight')
  await keyboard.press('Tab')
  await expect(text).toContainText('一、遅れないこと。二、帰ってくること。')
  await keyboard.press('ArrowDown')
  await expect(text).toContainText('「今日も床がきれいだ」')
  await expectAccessible()
  await page.getByRole('tab', { name: '床の染み' }).press('Enter')
  await expect(text).toContainText('三足の靴にまじって、門をくぐった。')
  await expectAccessible()

  await page.goto('/game/rpg/menu/library')
  await page.getByRole('tab', { name: '冒険の手引き' }).focus()
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.press('Tab')
  const shelf = page.getByRole('button', { name: /影の切り絵帖/ })
  await expect(shelf).toBeFocused()
  await expect(shelf).toContainText('15 / 55')
  await keyboard.press('Enter')
  const book = page.getByRole('dialog', { name: '影の切り絵帖' })
  await expect(book.getByRole('button', { name: /灯見ヶ原/ })).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await expect(book.getByText('まだ会っていない。')).toBeVisible()
  await keyboard.press('Home')
  await keyboard.press('Enter')
  await book.getByRole('button', { name: 'ケシカゲ' }).focus()
  await keyboard.press('End')
  await expect(book.getByRole('heading', { name: 'クサブセ' })).toBeVisible()
  await expectAccessible()
  await keyboard.press('Escape')
  await expect(shelf).toBeFocused()
})

test('a stage of an earlier adventure is looked back at from the journal, with the keyboard alone, and the way leads back', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { keyboard } = page
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/journal')
  await page.getByRole('tab', { name: '見返し' }).click()
  await expect(page.getByText('まだひとつも終えていない。')).toBeVisible()
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  await loseInField(page, 10)
  await page.reload()
  await expect(page.getByRole('tab', { name: '見返し' })).toBeFocused()
  const stage = page.getByRole('link', { name: /^暗幕の古城、第1場。灯が消えた、\d+回。見返す$/ })
  await expect(stage).toBeVisible()
  await expectAccessible()
  await keyboard.press('Tab')
  await expect(stage).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(stage).toBeFocused()
  await keyboard.press('Enter')
  const lookback = page.getByRole('dialog', { name: '見返し' })
  await expect(lookback.getByRole('tab', { name: /^第1回、勝ち目/ })).toBeVisible()
  await keyboard.press('l')
  await expect(page.getByRole('dialog', { name: '戦いの記録' })).toContainText('キリカ')
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await expect(page).toHaveURL(/\/menu\/journal$/)
  await expect(stage).toBeVisible()
})

/** Everybody crouches until nobody stands, which takes some turns; the adventure is ended. */
async function loseInField(page: Page, field: number): Promise<void> {
  const BATTLE = '/api/game/rpg/battle'
  const entered = (await write(page, `${BATTLE}/encount`, { field_id: field, stage_id: 1, clear_stage: 0 })) as Reply
  const [, , session_id] = entered
  let [members] = entered
  while (members.some((member) => !member.is_defeated_flag)) {
    const selectedCommands = members.flatMap(({ id, is_defeated_flag: down }) => (down ? [] : [{ partyId: id, command: 'DEFENCE' }]))
    const [after] = (await write(page, `${BATTLE}/exec`, { session_id, selectedCommands })) as Reply
    members = after
  }
  await write(page, `${BATTLE}/refresh`, {})
}

type Reply = [members: readonly { readonly id: number; readonly is_defeated_flag: boolean }[], enemies: unknown, session: string]
