import { expect, test } from './journey.ts'
import { earn } from './earned.ts'
import { depart } from './fighting.ts'
import { arriveWithParty } from './first-steps.ts'

test('while an adventure is on, shop, points and rest are shut and say why; once it is given up, they serve', async ({ page, server }) => {
  const running = page.getByText('冒険の途中です。')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const points = page.getByRole('spinbutton', { name: 'HP' })
  const dialog = page.getByRole('dialog')
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1, 2, 3, 4, 5], gold: 2000 })
  await depart(page, '灯見ヶ原')

  await page.goto('/game/rpg/menu/shop')
  await expect(running).toBeVisible()
  await page.getByRole('button', { name: '灯飴' }).click()
  await expect(dialog).toContainText('冒険の途中です。')
  await expect(button('買う')).toBeDisabled()

  await page.goto('/game/rpg/menu/status')
  await expect(running).toBeVisible()
  await expect(points).toBeDisabled()
  await expect(button('割り振る')).toBeDisabled()
  await page.getByRole('tab', { name: '技', exact: true }).click()
  await expect(button('覚える')).toBeDisabled()

  await page.goto('/game/rpg/menu/refresh')
  await expect(running).toBeVisible()
  await button('キリカをほどく').click()
  await expect(dialog.getByRole('alert')).toContainText('冒険の途中です。')
  await expect(button('ほどいてもらう')).toBeDisabled()

  await page.goto('/game/rpg/menu')
  await button('あきらめて戻る').click()
  await button('あきらめる').click()
  await expect(page.getByRole('region', { name: '冒険の途中' })).toBeHidden()
  await page.goto('/game/rpg/menu/status')
  await expect(page.getByText('status: status')).toBeVisible()
  await expect(running).toBeHidden()
  await points.fill('1')
  await button('割り振る').click()
  await expect(page.getByText('力の点を割り振りました。')).toBeVisible()
  await page.goto('/game/rpg/menu/refresh')
  await button('キリカをほどく').click()
  await button('ほどいてもらう').click()
  await expect(page.getByText('キリカをほどいて、きれいに縫い直した。')).toBeVisible()
  await expect(page.getByText('1,000 G')).toHaveCount(2)
  await page.goto('/game/rpg/menu/shop')
  await page.getByRole('button', { name: '灯飴' }).click()
  await expect(button('買う')).toBeEnabled()
})
