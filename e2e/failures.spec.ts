import { earn } from './support/earned.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

test('a failure of any place in town is told there, keeps what was typed, and can be tried again [GENERAL-51]', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/500/)
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1, 2, 3, 4, 5], gold: 5000 })
  const [member] = (await (await page.request.get('/api/game/rpg/parties/information')).json()) as readonly { readonly party_id: number }[]
  await write(page, '/api/game/rpg/status/increment', { party_id: member?.party_id, input_point: 1, status_type: 'HP' })
  const fails = (call: string) => intercept(page, `**/api/game/rpg/${call}`, (route) => route.fulfill({ status: 500, json: {} }))
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  for (const [route, call] of [
    ['adventure', 'field/list'],
    ['plaza', 'menu/plaza/check_status'],
    ['library', 'menu/plaza/library/fetch_book'],
    ['bbs', 'menu/plaza/bbs/fetch_post'],
    ['job', 'menu/plaza/job/fetch_status'],
    ['shop', 'shop/information'],
    ['status', 'parties/information'],
    ['journal', 'journal/information'],
  ] as const) {
    const mend = await fails(call)
    await page.goto(`/game/rpg/menu/${route}`)
    await expect(main.getByRole('alert').first(), route).toContainText(/[ぁ-ん].*。/)
    mend()
    await main.getByRole('button', { name: 'もう一度読みこむ' }).first().click()
    await expect(main.getByRole('button', { name: 'もう一度読みこむ' })).toHaveCount(0)
    await expect(main.getByRole('alert')).toHaveCount(0)
  }

  // A sale: the number is kept.
  await write(page, '/api/game/rpg/shop/payment', { item_id: 1, number: 3, name: '', price: 29 })
  await page.goto('/game/rpg/menu/shop')
  await page.getByRole('tab', { name: '売る' }).click()
  await page.getByRole('button', { name: /灯飴/ }).click()
  await dialog.getByRole('spinbutton', { name: '個数' }).fill('2')
  let mend = await fails('shop/sell_off')
  await dialog.getByRole('button', { name: '売る', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('予期しないエラーが発生しました。')
  await expect(dialog.getByRole('spinbutton', { name: '個数' })).toHaveValue('2')
  mend()
  await dialog.getByRole('button', { name: '売る', exact: true }).click()
  await expect(dialog).toBeHidden()

  // A post: the draft is kept.
  await page.goto('/game/rpg/menu/bbs')
  const draft = page.getByRole('textbox', { name: '貼る言葉' })
  await draft.fill('書きかけ')
  mend = await fails('menu/plaza/bbs/store')
  await button('貼る').click()
  await expect(main.getByRole('alert')).toContainText(/。/)
  await expect(draft).toHaveValue('書きかけ')
  mend()
  await button('貼る').click()
  await expect(draft).toHaveValue('')

  // Labour: the clicks are kept.
  await page.goto('/game/rpg/menu/job')
  for (let press = 0; press < 11; press++) await page.getByRole('button', { name: 'PUSH' }).click()
  mend = await fails('menu/plaza/job/calculate')
  await main.getByRole('button', { name: '精算する' }).click()
  await dialog.getByRole('button', { name: '精算する' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/。/)
  mend()
  await dialog.getByRole('button', { name: '精算する' }).click()
  await expect(page.getByRole('row').filter({ hasText: '自分' })).toContainText('11')

  // A rest: the question stands.
  await page.goto('/game/rpg/menu/refresh')
  await page.getByRole('button', { name: 'キリカをほどく' }).click()
  mend = await fails('menu/plaza/refresh/reset_status_and_skill_point')
  await dialog.getByRole('button', { name: 'ほどいてもらう' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/。/)
  mend()
  await dialog.getByRole('button', { name: 'ほどいてもらう' }).click()
  await expect(page.getByText('キリカをほどいて、きれいに縫い直した。')).toBeVisible()
})

test('a picture that cannot be fetched leaves its place empty', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/)
  await arriveWithParty(page)
  await page.route(/\/assets\/menu-[^/]*\.svg$/, (route) => route.abort())
  await page.goto('/game/rpg/menu/shop')
  await expect(page.locator('img[src*="/assets/menu-"]').first()).toHaveCSS('visibility', 'hidden')
  await expect(page.getByRole('link', { name: '広場' })).toBeVisible()
})
