import type { Page } from '@playwright/test'
import { routePaths } from '../src/contract/pages.ts'
import { earn } from './support/earned.ts'
import { arriveWithParty, makeQuickAccount } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const header = (page: Page) => page.getByRole('banner', { name: '画面の状態' })
const shows = (page: Page, fact: string, state: string) => expect(header(page)).toContainText(new RegExp(`${fact}\\s*${state}`))
const modal = (page: Page) => page.getByRole('dialog', { name: '遊ぶ前に' })
/** Lives as long as the document: a page that is loaded anew has lost it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

const MENU = ['adventure', 'plaza', 'library', 'bbs', 'refresh', 'job', 'shop', 'status', 'other'] as const
const others = ['/login', '/register', '/about', '/account', '/purchases', '/study/techbook/vue/chapter8']

test('title, beginning, ending and the nine routes of the menu have their addresses [PAGE-2, PAGE-3]', async ({ page, server }) => {
  await makeQuickAccount(page)
  await page.goto('/game/rpg')
  await shows(page, '画面', 'title')
  await page.goto('/game/rpg/beginning')
  await shows(page, '画面', 'beginning')
  await page.context().clearCookies()
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })
  await page.goto('/game/rpg/ending')
  await shows(page, '画面', 'ending')
  const states = { adventure: 'selectable', plaza: 'loaded', shop: 'buyable', status: 'status' } as const
  for (const route of MENU) {
    await page.goto(`/game/rpg/menu/${route}`)
    await shows(page, '画面', 'menu')
    await expect(page.getByRole('navigation', { name: '町の行き先' }).locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `/game/rpg/menu/${route}`,
    )
    if (route in states) await shows(page, 'メニュー', `${route}: ${states[route as 'shop']}`)
    else await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
})

test('the container is never laid out on less than 1280 px, whatever the window [PAGE-5]', async ({ page }) => {
  await arriveWithParty(page)
  for (const width of [640, 1024, 1280, 1700]) {
    await page.setViewportSize({ width, height: 700 })
    for (const path of ['/game/rpg', '/game/rpg/menu', '/game/rpg/battle/1/1']) {
      await page.goto(path)
      const container = page.locator('main').locator('..')
      await expect(container).toHaveCSS('min-width', '1280px')
      expect(await container.evaluate((element) => (element as HTMLElement).offsetWidth), `${path} ${width}`).toBeGreaterThanOrEqual(1280)
    }
  }
})

test('the strip with the states is there on game pages alone, unfolded at first [PAGE-6, PAGE-7]', async ({ page }) => {
  await page.goto('/game/rpg')
  await expect(header(page).getByRole('button', { expanded: true })).toBeVisible()
  await shows(page, '画面', 'title: unsigned')
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/shop')
  await shows(page, '画面', 'menu')
  await shows(page, 'メニュー', 'shop: buyable')
  await page.goto('/game/rpg/battle/1/1')
  await expect(page.getByRole('button', { name: 'ATTACK' })).toBeVisible()
  await page.getByRole('button', { name: 'DEFENCE' }).click()
  await shows(page, '画面', 'battle')
  await expect(header(page)).toContainText(/戦い\s*command/)
  await expect(header(page)).toContainText(/\d+ キリカ DEFENCE/)
  for (const path of others) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(header(page)).toHaveCount(0)
  }
})

test('visitors are led to the title from every deeper page, whoever has no save from every page but the beginning, the account and the purchases [PAGE-8, PAGE-9]', async ({
  page,
}) => {
  const deeper = Object.entries(routePaths).flatMap(([name, path]) =>
    name === 'game.rpg' ? [] : [path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1')],
  )
  // What a visitor lacks for a replay is told on its page.
  for (const path of deeper.filter((each) => !each.includes('replay'))) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/game\/rpg$/)
    await expect(modal(page)).toBeVisible()
  }
  await makeQuickAccount(page)
  for (const path of deeper.filter((each) => !each.endsWith('beginning'))) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/game\/rpg$/)
    await expect(page.getByRole('button', { name: 'はじめから' })).toBeVisible()
  }
  for (const path of ['/game/rpg/beginning', '/account', '/purchases', '/study/techbook/vue/chapter8']) {
    await page.goto(path)
    await expect(
      page
        .getByRole('heading')
        .or(page.getByRole('button', { name: 'とばす' }))
        .first(),
    ).toBeVisible()
    await expect(page, path).toHaveURL(new RegExp(`${path}$`))
  }
})

test('the modal of the title is for visitors, cannot be closed, and leads to login, registration and what the service is [PAGE-13, PAGE-14, PAGE-15]', async ({
  page,
}) => {
  await page.goto('/game/rpg')
  await expect(modal(page)).toBeVisible()
  await expect(modal(page).getByRole('heading', { name: '遊ぶ前に' })).toBeVisible()
  for (const key of ['Escape', 'Escape', 'Backspace']) await page.keyboard.press(key)
  for (const [x, y] of [
    [5, 5],
    [1275, 795],
    [20, 400],
  ] as const)
    await page.mouse.click(x, y)
  await expect(modal(page)).toBeVisible()
  const links = modal(page).getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(expect.arrayContaining(['/register', '/login', '/about']))
  await arriveWithParty(page)
  await page.goto('/game/rpg')
  await expect(page.getByRole('button', { name: '町へ戻る' })).toBeVisible()
  await expect(modal(page)).toBeHidden()
})

test('login, registration and what the service is are pages of the same application; signing in leads to the title [PAGE-10, PAGE-11, PAGE-12]', async ({
  page,
}) => {
  const email = `pages-${crypto.randomUUID().slice(0, 12)}@example.com`
  await page.goto('/game/rpg')
  await mark(page)
  await modal(page).getByRole('link', { name: 'このゲームについて' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(
    page
      .getByRole('heading', { name: '影あかり' })
      .or(page.getByRole('heading', { name: 'このゲームについて' }))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/アカウント/)
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await modal(page).getByRole('link', { name: '新しく登録する' }).click()
  await expect(page).toHaveURL(/\/register$/)
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await modal(page).getByRole('link', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await isMarked(page)).toBe(true)

  await page.request.get('/api/game/rpg/title/check_situation')
  const token = decodeURIComponent((await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const person = { name: '灯子', email, password: 'wet grey morning 7', password_confirmation: 'wet grey morning 7' }
  const made = await page.request.post('/api/account/register', { data: person, headers: { 'x-xsrf-token': token } })
  expect(made.status()).toBe(200)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/game\/rpg$/)
  await expect(page.getByRole('button', { name: 'はじめから' })).toBeVisible()
})
