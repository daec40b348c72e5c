import { attackUntilDecided, attack, depart, over } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

test('back and forward in a fight: back leads to the gate, forward into the fight, and no won stage is left behind', async ({ page }) => {
  await arriveWithParty(page)
  await depart(page, '灯見ヶ原')
  await page.goBack()
  await expect(page).toHaveURL(/\/menu\/adventure$/)
  await expect(page.getByRole('region', { name: '冒険の途中' })).toBeVisible()
  await page.goForward()
  await expect(attack(page)).toBeVisible()
  await attackUntilDecided(page)
  await page.getByRole('button', { name: 'つぎへ進む' }).click()
  await expect(page).toHaveURL(/\/battle\/1\/2$/)
  await expect(attack(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/menu\/adventure$/)
  await page.goForward()
  await attackUntilDecided(page)
  await expect(over(page)).toBeVisible()
  await page.getByRole('button', { name: '町へ戻る' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/menu\/adventure$/)
  await expect(page.getByRole('region', { name: '冒険の途中' })).toBeHidden()
})

test('every place has a title of its own', async ({ page }) => {
  await arriveWithParty(page)
  const titles = new Set<string>()
  const paths = ['', '/menu', '/menu/adventure', '/menu/plaza', '/menu/library', '/menu/bbs', '/menu/job', '/menu/shop', '/menu/status']
  for (const path of [...paths, '/menu/journal', '/menu/other', '/battle/1/1', '/nowhere']) {
    await page.goto(`/game/rpg${path}`)
    await expect(page).toHaveTitle(path === '' ? '影あかり' : /.｜影あかり$/)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(13)
})

test('what robots, shared links and the installed game ask for is there', async ({ page, server }) => {
  await page.goto('/game/rpg')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  const icons = (manifest as { readonly icons: readonly { readonly src: string }[] }).icons.map(({ src }) => src)
  expect(icons.length).toBeGreaterThan(2)
  for (const path of [picture ?? '', '/robots.txt', ...icons]) {
    const reply = await page.request.get(new URL(path, server.url).href)
    expect(reply.status(), path).toBe(200)
    expect(reply.headers()['content-type'], path).toMatch(/^(image|text\/plain)/)
  }
})

test('where the game cannot open, a sentence says why', { tag: '@chromium' }, async ({ page, browser, server, expectTrouble }) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const still = await withoutScript.newPage()
  await still.goto('/game/rpg')
  await expect(still.getByText('幕が上がらないようです。')).toBeVisible()
  await withoutScript.close()
  expectTrouble(/ERR_FAILED/)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/game/rpg')
  await expect(page.getByText('幕が上がらないようです。')).toBeVisible()
})
