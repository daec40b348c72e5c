import type { Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const gate = '/game/rpg/menu/adventure'
const onMap = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const inList = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page) => page.getByRole('region', { name: '選んだ土地' })
const chosenRow = (page: Page) => page.locator('button[aria-current]')

test('a land chosen on the map is chosen in the list, and the other way round, with the mouse', async ({
  page,
  server,
  expectAccessible,
  shot,
}) => {
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1, 2, 3] })
  await page.goto(gate)
  // The easiest that is still dark.
  await expect(onMap(page, '藍摺りの海岸')).toBeChecked()
  await expect(card(page)).toContainText('綱はまだ杭に結ばれている。')
  await expect(page.getByRole('row', { name: /藍摺りの海岸/ })).toContainText('次はここ')
  await onMap(page, '炉座火山').click()
  await expect(onMap(page, '炉座火山')).toBeChecked()
  await expect(chosenRow(page)).toHaveText('炉座火山')
  await expect(card(page)).toContainText('国じゅうの鉄がここで焼けた。')
  await expectAccessible()
  await shot('map-chosen')
  // A second press asks.
  await onMap(page, '炉座火山').click()
  const dialog = page.getByRole('dialog', { name: '炉座火山' })
  await dialog.getByRole('button', { name: 'まだ支度する' }).click()
  await expect(onMap(page, '炉座火山')).toBeFocused()
  await inList(page, '砂絵の砂漠').click()
  await page.getByRole('dialog', { name: '砂絵の砂漠' }).getByRole('button', { name: 'まだ支度する' }).click()
  await expect(onMap(page, '砂絵の砂漠')).toBeChecked()
  await card(page).getByRole('button', { name: 'ここへ向かう' }).click()
  await page.getByRole('dialog', { name: '砂絵の砂漠' }).getByRole('button', { name: '出発する' }).click()
  await expect(page).toHaveURL(/\/battle\/2\/1$/)
})

test('the same with the keyboard: arrows in the list, and arrows on the map', async ({ page, server }) => {
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1, 2, 3] })
  await page.goto(gate)
  await expect(inList(page, '藍摺りの海岸')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(onMap(page, '薄紙沼')).toBeChecked()
  await onMap(page, '薄紙沼').focus()
  await page.keyboard.press('ArrowUp')
  await expect(onMap(page, '白抜きの雪原')).toBeFocused()
  await expect(onMap(page, '白抜きの雪原')).toBeChecked()
  await expect(chosenRow(page)).toContainText('白抜きの雪原')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '白抜きの雪原' }).getByRole('button', { name: '出発する' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(onMap(page, '白抜きの雪原')).toBeFocused()
  // One stop for Tab, and one for the gatekeeper's paper.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^カンヌキの話を/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(inList(page, '藍摺りの海岸')).toBeFocused()
})

test('what an adventure has changed is shown once, and any key ends it', async ({ page, server }) => {
  const caption = page.getByText('灯見ヶ原に、灯がともった。')
  await arriveWithParty(page)
  await page.goto(gate)
  await expect(onMap(page, '灯見ヶ原')).toBeChecked()
  await earn(page, server, { cleared: [1] })
  await page.reload()
  await expect(onMap(page, '砂絵の砂漠')).toBeHidden()
  await expect(caption).toBeVisible()
  await expect(page.getByText('暗がりから、土地が3つ出てきた。')).toBeVisible()
  await expect(onMap(page, '砂絵の砂漠')).toBeVisible()
  await expect(page.getByText('暗がりから')).toBeHidden()
  await page.reload()
  await expect(onMap(page, '砂絵の砂漠')).toBeVisible()
  await expect(caption).toBeHidden()
  await earn(page, server, { cleared: [2] })
  await page.reload()
  await expect(page.getByText('砂絵の砂漠に、灯がともった。')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('砂絵の砂漠に、灯がともった。')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '炉座火山' })).toBeVisible()
})

test('a land that was opened is marked until the three have set out for it', async ({ page, server }) => {
  await arriveWithParty(page)
  await page.goto(gate)
  await expect(page.getByRole('row', { name: /灯見ヶ原/ })).not.toContainText('新')
  await earn(page, server, { cleared: [1] })
  await page.reload()
  const row = page.getByRole('row', { name: /炉座火山/ })
  await expect(row).toContainText('新')
  await inList(page, '炉座火山').click()
  await page.getByRole('button', { name: '出発する' }).click()
  await expect(page).toHaveURL(/\/battle\/3\/1$/)
  await page.goto(gate)
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('新')
})

test('without motion the change ends in the same map', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveWithParty(page)
  await page.goto(gate)
  await expect(onMap(page, '灯見ヶ原')).toBeChecked()
  await earn(page, server, { cleared: [1] })
  await page.reload()
  await expect(page.getByText('灯見ヶ原に、灯がともった。')).toBeVisible()
  await expect(onMap(page, '藍摺りの海岸')).toBeVisible()
  await expect(onMap(page, '砂絵の砂漠')).toBeChecked()
})
