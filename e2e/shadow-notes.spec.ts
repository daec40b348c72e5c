import type { Page } from '@playwright/test'
import { battleText } from '../src/content/text/battle.ts'
import { bestiaryText as text } from '../src/content/text/bestiary.ts'
import { uiText } from '../src/content/text/ui.ts'
import { earn } from './support/earned.ts'
import { attack, attackUntilDecided, begin, over } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'
import { connectPad, padReady, tap } from './support/pad.ts'
import { faultsOf, phone } from './support/phone-screen.ts'

const asked = '**/library/bestiary/*'
const album = (page: Page) => page.getByRole('dialog', { name: text.title })
const notes = (page: Page) => album(page).getByRole('group', { name: text.notes.title })
const kind = (page: Page, name: string) => album(page).getByRole('tab', { name })
const buffs = (page: Page) => page.getByRole('button', { name: battleText.buffs })
const toAlbum = (page: Page) => page.getByRole('dialog', { name: battleText.buffs }).getByRole('button', { name: text.title })

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

async function openOnTheShelf(page: Page): Promise<void> {
  await page.goto('/game/rpg/menu/library')
  await page.getByRole('tab', { name: '影の図録' }).click()
  await page.getByRole('button', { name: new RegExp(text.title) }).click()
  await expect(album(page)).toBeVisible()
}

/** Two kinds stand in the first stage of this field. */
async function meetTwoKinds(page: Page): Promise<void> {
  await page.goto('/game/rpg/battle/6/1')
  await expect(attack(page)).toBeFocused({ timeout: 60_000 })
}
const two = { cleared: [1, 2, 3, 4, 5] }

test('after a won stage its page tells how many were folded, in how many turns, what works and which skills came', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await begin(page, '灯見ヶ原')
  // Crouched for some turns, so that the shadows show what they can do.
  for (let turn = 1; turn <= 3; turn++) {
    for (let member = 0; member < 3; member++) await page.keyboard.press('3')
    await expect(page.getByText(battleText.turn(turn + 1))).toBeVisible()
    await expect(attack(page)).toBeFocused({ timeout: 60_000 })
  }
  await attackUntilDecided(page)
  await expect(over(page)).toContainText('影は畳まれた')
  await openOnTheShelf(page)
  await album(page).getByRole('button', { name: 'ケシカゲ' }).focus()
  await expect(notes(page)).toContainText(/畳んだ\d体最短\d+回当てた回数\d+回/)
  await expect(notes(page)).toContainText(/物理(よく通る|ふつう|通りにくい)/)
  await expect(notes(page)).toContainText(/魔法(まだ分からず|よく通る|ふつう|通りにくい)/)
  await expect(notes(page).getByRole('heading', { name: text.notes.duels })).toBeVisible()
  await expect(notes(page)).toContainText(/キリカ、こうげき\d+/)
  await expect(notes(page).getByRole('heading', { name: text.notes.seen })).toBeVisible()
  await expect(notes(page).getByRole('listitem').last()).toContainText(/(物理|魔法|回復|強化|特殊)・.+\d+回/)
  await expectAccessible()
  await shot('shadow-notes-library')
})

test('in a battle, by the keyboard alone: the page of the marked shadow, step by step through the stage, and back', async ({
  page,
  server,
  expectAccessible,
  shot,
}) => {
  await earn(page, server, two)
  await meetTwoKinds(page)
  const { keyboard } = page
  await keyboard.press('k')
  await expect(kind(page, 'シロヌキギツネ')).toBeFocused()
  await expect(album(page).getByRole('tab')).toHaveCount(2)
  await expect(notes(page)).toContainText(text.notes.empty)
  await expectAccessible()
  await shot('shadow-notes-battle')
  await keyboard.press('ArrowRight')
  await expect(kind(page, 'ツララボウ')).toBeFocused()
  await expect(kind(page, 'ツララボウ')).toHaveAttribute('aria-selected', 'true')
  // A page that is still asked for is not asked for again.
  await expect(notes(page)).toContainText(text.notes.empty)
  // The battle's own keys rest.
  await keyboard.press('2')
  await keyboard.press('Escape')
  await expect(album(page)).toBeHidden()
  await expect(attack(page)).toBeFocused()

  await keyboard.press('1')
  const second = page.getByRole('button', { name: /^ツララボウ/ })
  await keyboard.press('ArrowRight')
  await expect(second).toBeFocused()
  // Asked anew each time it is opened.
  const again = page.waitForResponse(asked)
  await keyboard.press('k')
  await expect(kind(page, 'ツララボウ')).toBeFocused()
  expect((await again).status()).toBe(200)
  await keyboard.press('Escape')
  await expect(second).toBeFocused()
})

test('from 強化と弱体 with a pad, and by its letter', async ({ page, server }) => {
  await connectPad(page)
  await earn(page, server, two)
  await meetTwoKinds(page)
  await page.keyboard.press('b')
  await expect(toAlbum(page)).toBeVisible()
  await page.keyboard.press('k')
  await expect(kind(page, 'シロヌキギツネ')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(album(page)).toBeHidden()
  await padReady(page)
  await buffs(page).focus()
  await tap(page, 'a')
  await expect(toAlbum(page)).toBeVisible()
  await tap(page, 'lb')
  await expect(toAlbum(page)).toBeFocused()
  await tap(page, 'a')
  await expect(kind(page, 'シロヌキギツネ')).toBeFocused()
  await tap(page, 'right')
  await expect(kind(page, 'ツララボウ')).toBeFocused()
  await expect(notes(page)).toContainText(text.notes.empty)
  await tap(page, 'b')
  await expect(album(page)).toBeHidden()
  await expect(buffs(page)).toBeFocused()
})

test('when it cannot be read, that is told, and a second try works', async ({ page, expectTrouble, expectAccessible }) => {
  expectTrouble(/500/)
  await begin(page, '灯見ヶ原')
  await intercept(page, asked, (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.keyboard.press('k')
  await expect(album(page).getByRole('alert')).toBeVisible()
  await expectAccessible()
  await album(page).getByRole('button', { name: uiText.retry }).press('Enter')
  await expect(notes(page)).toContainText(text.notes.empty)
  await expect(album(page).getByRole('alert')).toHaveCount(0)
  // The button that was pressed is gone; the focus is not.
  await expect(notes(page).locator(':focus')).toHaveCount(1)
})

test('of shadows that nobody has met nothing is asked', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/library\/bestiary\/\d/.test(request.url())) calls.push(request.url())
  })
  await openOnTheShelf(page)
  const thumbs = album(page).getByRole('group', { name: text.shadows }).getByRole('button')
  for (const nth of [0, 1, 2]) {
    await thumbs.nth(nth).focus()
    await expect(thumbs.nth(nth)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(album(page).getByText(text.states.unmet)).toBeVisible()
  await expect(notes(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a finger opens it and steps through it, and nothing is too small, cut or covered', async ({ page, server }) => {
    await earn(page, server, two)
    await meetTwoKinds(page)
    await buffs(page).tap()
    await expect(toAlbum(page)).toBeVisible()
    await expect.poll(() => faultsOf(page)).toEqual([])
    await toAlbum(page).tap()
    await kind(page, 'ツララボウ').tap()
    await expect(notes(page)).toContainText(text.notes.empty)
    await expect.poll(() => faultsOf(page)).toEqual([])
    await openOnTheShelf(page)
    await album(page).getByRole('button', { name: '白抜きの雪原' }).tap()
    await album(page).getByRole('button', { name: 'ツララボウ' }).tap()
    await expect(notes(page)).toContainText(text.notes.empty)
    await expect.poll(() => faultsOf(page)).toEqual([])
  })
})
