import type { Locator, Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { attack, decide, orderOfAction, over } from './support/fighting.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { faultsOf, phone } from './support/phone-screen.ts'

test.use(phone)

/** The walk goes on at the last of them. */
const screens = [phone.viewport, { width: 667, height: 375 }]

/** Fails with everything that is wrong with the screen at each size, once it has come to rest. */
async function expectFits(page: Page, name: string): Promise<void> {
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height })
    await page.evaluate(twoFrames)
    await expect.poll(() => faultsOf(page), { message: `${name}, on a screen of ${width}×${height}` }).toEqual([])
  }
}

/** Runs in the page: until it has been laid out for its new size. */
async function twoFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}

/** Where a button ends, in px of the screen. */
const lowestOf = (page: Page, name: string): Promise<number> =>
  button(page, name).evaluate((element) => element.getBoundingClientRect().bottom)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const everywhere = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** A wall of its own: long words, words of one's own, and words face down. */
const posts = [
  { savedata_id: 7, message: '右の花瓶は、まだ右にあるらしい。ほんとか', is_spoiled: false },
  { savedata_id: 9, message: '団子を三つ', is_spoiled: false },
  { savedata_id: 9, message: '丘の上で待つ', is_spoiled: true },
].map((post, at) => ({ id: 3 - at, created_at: '2026-01-05 09:03:00', ...post }))

test('before the town, everything can be read and touched', async ({ page }) => {
  for (const path of ['/register', '/login', '/about', '/nowhere', '/game/rpg']) {
    await page.goto(path)
    await expectFits(page, path)
  }
  await button(page, 'すぐ作る').tap()
  await expect(page.getByRole('dialog', { name: '登録しました' })).toBeVisible()
  await expectFits(page, 'the slip with the account')
  await button(page, '控えたので、はじめる').tap()
  await expect(button(page, 'はじめから')).toBeVisible()
  await expectFits(page, 'the title')
  await button(page, 'はじめから').tap()
  await expectFits(page, 'the prologue')
  await button(page, 'とばす').tap()
  await expectFits(page, 'a role')
  // Of every trade: the row of the chosen stands whole below it.
  for (let role = 0; role < 6; role++) {
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.evaluate(twoFrames)
      await expect
        .poll(() => lowestOf(page, 'この三人で行く'), { message: `role ${role} at ${screen.width}`, timeout: 5_000 })
        .toBeLessThanOrEqual(screen.height)
    }
    await button(page, '次の生業').tap()
  }
  for (let member = 0; member < 3; member++) await button(page, 'この人にする').tap()
  await expectFits(page, 'the party')
})

test('in the town, everything can be read and touched', async ({ page, server }) => {
  await page.route('**/menu/plaza/bbs/fetch_post', (route) => route.fulfill({ json: [7, posts] }))
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu')
  await expect(button(page, /支度/)).toBeVisible()
  await expectFits(page, 'the town for newcomers')
  // What it holds lies beside the bar, whole, until a step is followed.
  await button(page, /支度/).tap()
  const step = page.getByRole('link', { name: '力の点を使うこと' })
  for (const each of [step, page.getByRole('link', { name: '一度、身構えてみること' })]) await expect(each).toBeInViewport({ ratio: 1 })
  await expectFits(page, 'the errand')
  await step.tap()
  await expect(page).toHaveURL(/status$/)
  await expect(button(page, /支度/)).toHaveAttribute('aria-expanded', 'false')
  await earn(page, server, { cleared: everywhere, read: [409], exp: 400, gold: 3000, strength: 4 })
  for (const place of ['', 'adventure', 'plaza', 'library', 'bbs', 'refresh', 'job', 'shop', 'status', 'journal', 'other']) {
    await page.goto(`/game/rpg/menu/${place}`)
    await expect(page.getByRole('link', { name: '広場', exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectFits(page, `the town: ${place}`)
  }
  for (const leaf of ['土地', '町の声', '床の染み', '日記', '心覚え']) {
    await page.goto('/game/rpg/menu/journal')
    await page.getByRole('tab', { name: leaf }).tap()
    await expectFits(page, `the journal: ${leaf}`)
  }
})

test('what opens in the town can be read and touched', async ({ page, server }) => {
  const dialog = page.getByRole('dialog')
  await arriveWithParty(page)
  await earn(page, server, { cleared: everywhere, read: [409], exp: 400, gold: 3000, strength: 4 })
  await page.goto('/game/rpg/menu/status')
  await page.getByRole('tab', { name: '技', exact: true }).tap()
  await expect(button(page, '覚える')).toBeVisible()
  await expectFits(page, 'the skills of a member')
  await page.goto('/game/rpg/menu/adventure')
  // The table is long: it needs the notice's room.
  await expect(button(page, '貼り紙を読む')).toBeVisible()
  await expectFits(page, 'the gate with its notice folded')
  await button(page, '貼り紙を読む').tap()
  await expectFits(page, 'the gate with its notice')
  await button(page, 'ここへ向かう').tap()
  await expect(dialog).toBeVisible()
  await expectFits(page, 'the departure')
  await page.goto('/game/rpg/menu/refresh')
  await button(page, 'キリカをほどく').tap()
  await expect(dialog).toBeVisible()
  await expectFits(page, 'the question of the rest house')
  await page.goto('/game/rpg/menu/shop')
  await button(page, '灯飴').tap()
  await expect(dialog).toBeVisible()
  await expectFits(page, 'a deal')
  await page.goto('/game/rpg/menu/library')
  await button(page, /はじめての三人旅/).tap()
  await expect(dialog).toBeVisible()
  await expectFits(page, 'a book')
  await closed(page)
  await page.getByRole('tab', { name: '影の図録' }).tap()
  await expectFits(page, 'the books on shadows')
  await page.getByRole('tab', { name: '灯の歴史' }).tap()
  await button(page, /灯祖の日記/).tap()
  // The fullest leaf.
  for (let leaf = 0; leaf < 5; leaf++) await button(page, '次の一枚').tap()
  await expectFits(page, 'a loose leaf')
  await page.getByRole('region').tap()
  await expect(page.getByRole('region', { name: '7枚のうち6枚め' })).toBeVisible()
  await closed(page)
  await page.goto('/game/rpg')
  await button(page, '設定').last().tap()
  for (const section of ['音', '見え方', '進み方', '遊びやすさ', 'キーとパッド']) {
    await dialog.getByRole('tab', { name: section }).tap()
    await expectFits(page, `the settings: ${section}`)
  }
  await page.goto('/account')
  await expect(page.getByText('アカウントを消す').first()).toBeVisible()
  await expectFits(page, 'the account')
  await write(page, '/study/techbook/vue/chapter8_purchases', { date: '2026-01-05', price: '19.9', description: 'Lamp oil' })
  await page.goto('/purchases')
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expectFits(page, 'the purchases')
  await page.getByRole('link', { name: 'Edit' }).tap()
  await expect(dialog).toBeVisible()
  await expectFits(page, 'a purchase')
})

test('in a battle and at its end, everything can be read and touched', async ({ page, server }) => {
  await arriveWithParty(page)
  await earn(page, server, { cleared: everywhere, exp: 400 })
  for (const field of [5, 11, 1]) {
    await page.goto(`/game/rpg/battle/${field}/1`)
    await expect(attack(page)).toBeVisible()
    await expectFits(page, `field ${field}`)
    if (field !== 1) await write(page, '/api/game/rpg/battle/refresh', { session_id: '' })
  }
  await button(page, 'SKILL').tap()
  await expectFits(page, 'the skills')
  await button(page, 'やめる').tap()
  await attack(page).tap()
  await expect(page.getByText('どの影に？')).toBeVisible()
  await expectFits(page, 'the targets')
  for (const sheet of ['強化と弱体', '戦いの記録', 'メモ', '設定']) {
    await page.getByRole('main').getByRole('button', { name: sheet }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFits(page, `the sheet ${sheet}`)
    await closed(page)
  }
  await write(page, '/api/game/rpg/battle/refresh', { session_id: '' })
  await earn(page, server, { strength: 900, exp: 0 })
  for (const stage of [1, 2, 3, 4]) {
    await decide(page, 1, stage)
    await page.goto(`/game/rpg/battle/1/${stage}`)
    await expect(over(page)).toContainText('影は畳まれた')
    await expectFits(page, `the result of stage ${stage}`)
  }
})

test('the ending can be read and touched, to the backstage', async ({ page, server }) => {
  await arriveWithParty(page)
  await earn(page, server, { cleared: everywhere, read: [409] })
  await page.goto('/game/rpg/menu')
  await button(page, '宝を確かめる').tap()
  await expect(page.getByRole('dialog', { name: '原灯の火' })).toBeVisible()
  await expectFits(page, 'the treasure')
  await button(page, '決めに行く').tap()
  const steps = [
    ['とばす', '三人は一度門の外へ出た。'],
    ['とばす', 'キリカはうなずいた。'],
    ['とばす', '丘には、三人のほかに誰もいない。'],
    ['影とともに暮らす', '影とともに暮らす'],
    ['灯をともす', '灯をともすのは、一幕に一度きりです。よろしいですか？'],
    ['とばす', '三人は丘の上で日記を読んだ。'],
    ['つぎへ', 'クサブセ'],
    ['席を立つ', '客席'],
  ] as const
  for (const [press, shown] of steps) {
    await expect(page.getByText(shown).last()).toBeVisible()
    await expectFits(page, shown)
    await button(page, press).tap()
  }
  await expectFits(page, 'the words after the credits')
  await button(page, 'とばす').tap()
  await expect(button(page, 'おまけ：楽屋を覗く')).toBeVisible()
  await expectFits(page, 'the last page')
  await button(page, 'おまけ：楽屋を覗く').tap()
  await expect(page.getByText('本日の入り')).toBeVisible()
  await expectFits(page, 'the backstage')
})

test('the first field by fingers alone, from the title', async ({ page, server }) => {
  await page.goto('/game/rpg')
  await button(page, 'すぐ作る').tap()
  await button(page, '控えたので、はじめる').tap()
  await button(page, 'はじめから').tap()
  await button(page, 'とばす').tap()
  for (let member = 0; member < 3; member++) await button(page, 'この人にする').tap()
  await button(page, 'この三人で行く').last().tap()
  const last = button(page, '町へ')
  while (!page.url().endsWith('/menu')) {
    if (await last.or(button(page, 'つぎへ')).isVisible()) await last.or(button(page, 'つぎへ')).tap({ timeout: 2000 }).catch(ignored)
  }
  // What is looked at are the touches, not how many turns the stages take.
  await earn(page, server, { strength: 60 })
  await page.getByRole('link', { name: '冒険に出る' }).tap()
  await button(page, 'ここへ向かう').tap()
  await button(page, '出発する').tap()
  await expect(attack(page)).toBeVisible()
  while (!(await button(page, /一気に/).isVisible())) await button(page, /速さ/).tap()
  for (let stage = 1; ; stage++) {
    await expect(attack(page)).toBeVisible()
    await foldEverybody(page)
    await expect(over(page)).toContainText('影は畳まれた')
    if (!(await button(page, 'つぎへ進む').isVisible())) break
    await button(page, 'つぎへ進む').tap()
    await expect(page).toHaveURL(new RegExp(`/battle/1/${stage + 1}$`))
  }
  await button(page, '町へ戻る').tap()
  await expect(page).toHaveURL(/\/menu$/)
})

const ignored = () => undefined

/** Attacks the first enemy until the stage is decided. */
async function foldEverybody(page: Page): Promise<void> {
  while (true) {
    await expect(attack(page).or(over(page)).or(page.locator('[data-pick]').first()).first()).toBeVisible()
    if (await over(page).isVisible()) return
    const target = page.locator('[data-pick]').first()
    await ((await target.isVisible()) ? target : attack(page)).tap({ timeout: 2000 }).catch(ignored)
  }
}

test('a long press shows what hovering shows, and presses nothing', async ({ page }) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/battle/1/1')
  // The first touch loads what listens.
  await page.getByText('第1回').first().tap()
  const order = await orderOfAction(page)
  await expect(async () => {
    const release = await hold(page, order)
    try {
      await expect(page.locator('[popover]:popover-open')).toHaveText(/./, { timeout: 1500 })
    } finally {
      await release()
    }
  }).toPass()
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  await page.goto('/game/rpg/menu/plaza')
  const place = page
    .getByRole('main')
    .getByRole('button', { name: '積灯庫' })
    .or(page.getByRole('main').getByRole('link', { name: '積灯庫' }))
    .last()
  await page.getByRole('heading', { name: '広場' }).tap()
  await page.waitForTimeout(500)
  const release = await hold(page, place)
  await expect(page.locator('[popover]:popover-open')).toHaveText(/./)
  await release()
  await expect(page).toHaveURL(/\/plaza$/)
  await place.tap()
  await expect(page).toHaveURL(/\/library$/)
})

/** Puts a finger on it. @returns how to lift it. */
async function hold(page: Page, what: Locator): Promise<() => Promise<void>> {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] })
  return async () => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await devtools.detach()
  }
}

test('held upright the stage is small and whole: all commands and tools of the battle are in it', async ({ page }) => {
  const upright = { width: 390, height: 844 }
  await arriveWithParty(page)
  await page.setViewportSize(upright)
  await page.goto('/game/rpg/battle/1/1')
  await expect(attack(page)).toBeVisible()
  // The words of the lowest row, once the commands have risen; its frame may touch the edge.
  const middle = async () => {
    const last = await button(page, 'ESCAPE').boundingBox()
    return last === null ? Infinity : last.y + last.height / 2
  }
  await expect.poll(middle).toBeLessThan(upright.width - 5)
  const tools = await button(page, '設定').last().boundingBox()
  expect((tools?.x ?? 0) + (tools?.width ?? 0)).toBeLessThanOrEqual(upright.width)
})

test('held upright it asks to be turned, until that is put away', async ({ page, browser, server }) => {
  const hint = (where: Page) => where.getByText('横にすると')
  await page.goto('/game/rpg')
  await expect(button(page, 'すぐ作る')).toBeVisible()
  await expect(hint(page)).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(hint(page)).toBeVisible()
  const letters = await hint(page).evaluate(
    (element) => Number.parseFloat(getComputedStyle(element).fontSize) * Number(document.documentElement.style.getPropertyValue('zoom')),
  )
  expect(letters).toBeGreaterThan(13)
  const desktop = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: false, isMobile: false, baseURL: server.url })
  const narrow = await desktop.newPage()
  await narrow.goto('/game/rpg')
  await expect(button(narrow, 'すぐ作る')).toBeVisible()
  await expect(hint(narrow)).toBeHidden()
  await desktop.close()
})
