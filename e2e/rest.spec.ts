import type { Page } from '@playwright/test'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const info = '**/menu/plaza/refresh/fetch_parties_info'
const reset = '**/menu/plaza/refresh/reset_status_and_skill_point'
const skill = { id: 1, name: '一文字', description: '影を切る。', attack_type: 1, effect_type: 1, target_range: 1, is_target_enemy: true }
const values = { value_hp: 40, value_ap: 12, value_str: 9, value_def: 6, value_int: 3, value_spd: 7, value_luc: 2 }
const member = (party_id: number, nickname: string, used = 4) => ({
  party_id,
  level: 5,
  nickname,
  role_id: party_id,
  status: {
    ...values,
    allocated_hp: used * 2,
    allocated_ap: 0,
    allocated_str: used,
    allocated_def: 0,
    allocated_int: 0,
    allocated_spd: 0,
    allocated_luc: 0,
  },
  skills:
    used === 0 ? [] : [{ ...skill, is_first: false, is_slow: false, skill_level: 2, ap_cost: 3, buff_turn: null, skill_percent: 1.4 }],
})
const open = (page: Page, money: number, used = 4) =>
  page.route(info, (route) => route.fulfill({ json: [[member(1, '甲', used), member(2, '乙', used), member(3, '丙', used)], money] }))

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('while it is closed the player is sent to the plaza, which says why, once [REST-14]', async ({ page }) => {
  await page.goto('/game/rpg/menu/refresh')
  await expect(page).toHaveURL(/\/menu\/plaza$/)
  await expect(page.getByRole('status').filter({ hasText: 'ここはまだ改装中です。土地を五つ開くと、入れます。' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('group', { name: '広場の地図' })).toBeVisible()
  await expect(page.getByText('ここはまだ改装中です。土地を五つ開くと、入れます。')).toBeHidden()
})

test('a member is chosen, confirmed and reset, by keyboard alone, and the members are read again [REST-11, REST-12, REST-13]', async ({
  page,
  expectAccessible,
}) => {
  await open(page, 2450)
  const sent: unknown[] = []
  await page.route(reset, (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: { message: '済みました。' } })
  })
  await page.goto('/game/rpg/menu/refresh')
  await expect(page.getByText('割り振った力の点と、覚えた技を、すべてほどいて点に戻します。')).toBeVisible()
  await expect(page.getByRole('row', { name: 'HP 48 40 ＋8' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('tab', { name: '甲' }).focus()
  let reads = 0
  page.on('request', (request) => void (request.url().endsWith('/fetch_parties_info') && (reads += 1)))
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: '乙をほどく' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('乙をほどきますか？')
  await expect(dialog).toContainText('1,450 G')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '乙をほどく' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '乙をほどいて、きれいに縫い直した。' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('tab', { name: '甲' })).toHaveAttribute('aria-selected', 'true')
  expect(sent).toEqual([{ party_id: 2, payment_money: 1000 }])
  expect(reads).toBe(1)
})

test('with too little gold it says so outside and inside, and cannot be confirmed [REST-10]', async ({ page, expectAccessible }) => {
  await open(page, 999)
  await page.goto('/game/rpg/menu/refresh')
  await expect(page.getByText('所持金が不足しています。')).toBeVisible()
  await page.getByRole('button', { name: '甲をほどく' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('所持金が不足しています。')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'ほどいてもらう' })).toBeDisabled()
  await expectAccessible()
})

test('a member with nothing to reset cannot be reset: the button is off, with the reason beside it', async ({ page, expectAccessible }) => {
  await open(page, 5000, 0)
  await page.goto('/game/rpg/menu/refresh')
  await expect(page.getByText('甲には、ほどくものがありません。')).toBeVisible()
  await expect(page.getByRole('button', { name: '甲をほどく' })).toBeDisabled()
  await expect(page.getByText('所持金が不足しています。')).toBeHidden()
  await expectAccessible()
})

test('with too little gold it says so for a member with nothing to reset too', async ({ page }) => {
  await open(page, 999, 0)
  await page.goto('/game/rpg/menu/refresh')
  await expect(page.getByText('甲には、ほどくものがありません。')).toBeVisible()
  await expect(page.getByText('所持金が不足しています。')).toBeVisible()
})

test('a lost answer is told in the modal and can be tried again', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/)
  await open(page, 5000)
  await page.route(reset, (route) => route.fulfill({ json: { message: '済みました。' } }))
  await page.route(reset, (route) => route.abort(), { times: 3 })
  await page.goto('/game/rpg/menu/refresh')
  await page.getByRole('button', { name: '甲をほどく' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'ほどいてもらう' })
  await confirm.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('糸がもつれた。')
  await confirm.click()
  await expect(page.getByText('甲をほどいて、きれいに縫い直した。')).toBeVisible()
})
