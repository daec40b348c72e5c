import { writeFileSync } from 'node:fs'
import type { ElementHandle, Locator, Page } from '@playwright/test'
import { attack, over } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { pretend } from './support/story.ts'

/** A press that follows another sooner counts as a tremble. */
const TREMBLE = 300

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

interface Seen {
  /** False where a group was entered, or where the ring still lay around what the screen has replaced. */
  readonly isPressed: boolean
  readonly word: string
}

/**
 * Waits until the mark is around this, and presses the switch at once, as a pad does: on a busy machine the mark would have gone on before a key of Playwright's arrives.
 */
async function pressAt(page: Page, target: ElementHandle<HTMLElement | SVGElement>): Promise<Seen> {
  const seen = await page.waitForFunction(
    (element) => {
      const ring = document.querySelector<HTMLElement>('[data-around]')
      const around = ring?.dataset['around'] ?? 'nothing'
      if (ring === null || around === 'nothing') return null
      const [outer, inner] = [ring.getBoundingClientRect(), element.getBoundingClientRect()]
      const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height / 2]
      if (x < outer.left || x > outer.right || y < outer.top || y > outer.bottom) return null
      if (around === 'one' && document.activeElement !== element) return null
      const word = element.getAttribute('aria-label') ?? element.textContent
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
      // Nothing is marked for a moment after a press of one thing.
      return { isPressed: ring.dataset['around'] === 'nothing', word }
    },
    target,
    { polling: 'raf' },
  )
  return (await seen.jsonValue()) as Seen
}

/** Presses the switch whenever the mark is on what holds this, until this itself was pressed. Nothing else is touched. */
async function choose(page: Page, target: Locator, lines: string[]): Promise<void> {
  await expect(target).toBeVisible()
  const element = await target.elementHandle()
  if (element === null) throw new Error('Nothing to choose')
  const begun = Date.now()
  for (let presses = 1; ; presses++) {
    const { isPressed, word } = await pressAt(page, element)
    await page.waitForTimeout(TREMBLE)
    if (!isPressed) continue
    lines.push(
      `${word.trim().replaceAll(/\s+/g, ' ')} — ${presses} ${presses === 1 ? 'press' : 'presses'}, ${((Date.now() - begun) / 1000).toFixed(0)} s`,
    )
    return
  }
}

const head = `# Played with one key

What was pressed, in order: with how many presses of the switch, and after how many seconds, at the pace 速い. Everything else on the way is passed by the mark.
\`e2e/one-switch.spec.ts\` plays it and writes this page to tmp; copy it here when the way has changed.
`

const told: Record<string, string[]> = {}

/** Everything is played with one key from the first page on. */
async function withOneKey(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('kageakari.scan', 'fast'))
}

// One after the other: all write the same page.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test.afterAll(() => {
  const parts = Object.entries(told).map(([title, lines]) => `## ${title}\n\n${lines.map((line) => `1. ${line}\n`).join('')}`)
  writeFileSync('tmp/one-switch.md', [head, ...parts].join('\n'))
})

test('with one key a stage is won: chosen in the settings, an order, a target, the rest by itself', { tag: '@chromium' }, async ({
  page,
  expectAccessible,
  shot,
}) => {
  const lines: string[] = (told['A battle'] = [])
  await page.goto('/game/rpg/battle/1/1')
  await expect(attack(page)).toBeFocused()
  await page.keyboard.press('c')
  await page.getByRole('tab', { name: '遊びやすさ' }).click()
  await page.getByRole('group', { name: 'ひとつのキーで遊ぶ' }).getByText('速い').click()
  await expectAccessible()
  await choose(page, button(page, '閉じる'), lines)
  await choose(page, attack(page), lines)
  await shot('the first target is asked for')
  await choose(page, page.locator('[data-pick]').first(), lines)
  await choose(page, button(page, 'DEFENCE'), lines)
  await choose(page, button(page, 'おまかせで進む'), lines)
  await expect(over(page)).toBeVisible({ timeout: 120_000 })
  await choose(page, over(page).getByRole('button').last(), lines)
  await expect(over(page)).toBeHidden()
})

test('with one key something is bought in the town', { tag: '@chromium' }, async ({ page, shot }) => {
  const lines: string[] = (told['A visit to the shop'] = [])
  await withOneKey(page)
  await page.goto('/game/rpg/menu')
  await choose(page, page.getByRole('link', { name: 'よろず灯屋' }), lines)
  await shot('the shop')
  await choose(page, button(page, '灯飴'), lines)
  await choose(page, button(page, '増やす'), lines)
  await choose(page, button(page, '増やす'), lines)
  await choose(page, page.getByRole('dialog').getByRole('button', { name: '買う', exact: true }), lines)
  await expect(page.getByRole('img', { name: '鞄に3個、10個まで' })).toBeVisible()
})

test('with one key an ending is reached', { tag: '@chromium' }, async ({ page, shot }) => {
  const lines: string[] = (told['An ending'] = [])
  await withOneKey(page)
  await pretend(page, true)
  await page.goto('/game/rpg/ending')
  await choose(page, button(page, 'つぎへ'), lines)
  await choose(page, button(page, 'つぎへ'), lines)
  await choose(page, button(page, 'とばす'), lines)
  await choose(page, button(page, 'とばす'), lines)
  await choose(page, button(page, 'とばす'), lines)
  await choose(page, button(page, '影とともに暮らす'), lines)
  await shot('the choice')
  await choose(page, button(page, '灯をともす'), lines)
  await expect(page.getByText('三人は丘の上で日記を読んだ。')).toBeVisible()
  await choose(page, button(page, 'とばす'), lines)
  // Until it has come, the page before has a つぎへ too.
  await expect(page.getByRole('list', { name: '出演' })).toBeVisible()
  await choose(page, button(page, 'つぎへ'), lines)
  await choose(page, button(page, '席を立つ'), lines)
  await choose(page, button(page, 'とばす'), lines)
})

test('with one key another pace is chosen, and the switch switched off', { tag: '@chromium' }, async ({ page, shot }) => {
  await withOneKey(page)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('link', { name: '広場', exact: true })).toBeVisible()
  await page.keyboard.press('c')
  await page.getByRole('tab', { name: '遊びやすさ' }).click()
  const paces = page.getByRole('group', { name: 'ひとつのキーで遊ぶ' })
  await choose(page, paces.getByRole('radio', { name: 'ふつう' }), [])
  await shot('one switch, 1920')
  await choose(page, paces.getByRole('radio', { name: '使わない' }), [])
  await expect(page.locator('[data-around]')).toBeHidden()
  await paces.getByRole('radio', { name: '速い' }).click({ force: true })
  await choose(page, button(page, '閉じる'), [])
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the mark rests when nobody presses, goes on at a press, and lets whoever writes write', { tag: '@chromium' }, async ({ page }) => {
  await withOneKey(page)
  await page.goto('/game/rpg/menu/bbs')
  await page.getByRole('textbox').first().click()
  await page.keyboard.type('a ')
  // Long enough for the mark to go on twice.
  await page.waitForTimeout(2000)
  await page.keyboard.type('b')
  await expect(page.getByRole('textbox').first()).toHaveValue('a b')
  await page.getByRole('button', { name: '設定' }).first().focus()
  await expect(page.getByText('休んでいます。押すと、また移ります。')).toBeVisible()
  await expect(page.locator('[data-around="nothing"]')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('休んでいます。押すと、また移ります。')).toBeHidden()
})
