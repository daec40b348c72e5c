import { manual } from '../src/content/text/manual.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

test('the manual is a list of titles, and each opens its chapter in a modal, by mouse and by keyboard [MANUAL-1]', async ({
  page,
  expectAccessible,
}) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/other')
  const titles = page.getByRole('main').getByRole('list').last().getByRole('button')
  await expect(titles).toHaveCount(9)
  await expectAccessible()
  for (const { title } of manual) {
    await titles.filter({ hasText: title }).click()
    const chapter = page.getByRole('dialog', { name: title })
    await expect(chapter.getByRole('document')).toContainText(/。/)
    await page.keyboard.press('Escape')
    await expect(chapter).toBeHidden()
  }
  await page.getByRole('button', { name: '七つの数字' }).click()
  const dialog = page.getByRole('dialog', { name: '七つの数字' })
  await expect(dialog.getByRole('heading', { name: 'LUC' })).toBeAttached()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '七つの数字' })).toBeFocused()
  // The tags hang in a row; the keys of a column move too.
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: '冒険の進め方' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '戦いの命令' })).toBeVisible()
  const heading = page.getByRole('dialog').getByRole('heading', { name: '「順」の札' })
  await expect(heading).not.toBeInViewport()
  await expect(page.getByRole('dialog').getByRole('figure')).toContainText('動く前に24ダメージで崩れる')
  await expectAccessible()
  await page.keyboard.press('End')
  await expect(heading).toBeInViewport()
  await page.getByRole('button', { name: '次の札' }).press('Enter')
  await expect(page.getByRole('dialog', { name: '技と点の割り振り' })).toBeVisible()
  await page.getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a chapter that opens has no frame around its text, one that Tab comes back to has', async ({ page }) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/other')
  const frame = () =>
    page.getByRole('document', { name: '戦いの命令' }).evaluate((element) => {
      const styleOf = (each: Element | null) => (each === null ? '' : getComputedStyle(each).outlineStyle)
      return [styleOf(element), styleOf(element.parentElement)]
    })
  const title = page.getByRole('button', { name: '戦いの命令' })
  await title.click()
  await expect(page.getByRole('document', { name: '戦いの命令' })).toBeFocused()
  expect(await frame()).toEqual(['none', 'none'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('document', { name: '戦いの命令' })).toBeFocused()
  expect(await frame()).toEqual(['none', 'none'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('document', { name: '戦いの命令' })).toBeFocused()
  expect(await frame()).toEqual(['none', 'solid'])
})

test('what cannot be turned back is told in the last chapter, with the one place where it can [MANUAL-2]', async ({ page }) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/other')
  await page.getByRole('button', { name: '体験版と控えと設定' }).click()
  await expect(page.getByRole('dialog')).toContainText('体験版では、一度割り振った点は振り直せません。')
  await expect(page.getByRole('dialog')).toContainText('ほどき屋')
})
