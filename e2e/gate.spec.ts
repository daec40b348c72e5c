import { earn } from './support/earned.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

test('the notice on the gate is large until it has been read, then opens and folds; people say something new once', async ({
  page,
  server,
  expectAccessible,
  shot,
}) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/adventure')
  const notice = page.getByRole('region', { name: '継火会の貼り紙' })
  await expect(notice.getByText('弁当は、そこだ。三人前')).toBeVisible()
  await expect(page.getByRole('figure').filter({ hasText: 'カンヌキ' })).toBeVisible()
  await expectAccessible()
  await shot('gate-notice')
  await page.reload()
  await expect(notice.getByText('弁当は、そこだ。三人前')).toBeHidden()
  const turn = notice.getByRole('button')
  await turn.focus()
  await page.keyboard.press('Enter')
  await expect(notice.getByText('弁当は、そこだ。三人前')).toBeVisible()
  await expect(turn).toHaveAttribute('aria-expanded', 'true')
  await turn.click()
  await expect(notice.getByText('弁当は、そこだ。三人前')).toBeHidden()
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7] })
  await page.reload()
  await expect(notice.getByText('三は、食べてから考える')).toBeVisible()
  const keeper = page.getByText('「じいさんは夜回りでね。')
  await expect(keeper).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'カンヌキの話を切り上げる' }).press('Enter')
  await expect(keeper).toBeHidden()
  await expectAccessible()
  await page.getByRole('button', { name: 'カンヌキの話を聞く' }).press('Enter')
  await expect(keeper).toBeVisible()
  await expect(keeper, 'it folds by itself once it has been read').toBeHidden()
  await page.goto('/game/rpg/menu/refresh')
  await expect(page.getByText('「針に糸が、一度で通りました。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('「帰りの遅いかたほど、縫い目が強い。')).toBeVisible()
  await page.goto('/game/rpg/menu/shop')
  await expect(page.getByText('「近ごろ、開店の刻だけは')).toBeVisible()
})
