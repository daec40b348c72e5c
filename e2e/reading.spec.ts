import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { attackForms } from '../src/content/log/battle-log.ts'
import { attack, over } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const document_ = 'docs/reading.md'

const head = `# What is read aloud

The accessibility tree of the main part of the page, as a screen reader walks it: a place of the town, and a turn of the first battle. What members say in
passing is left out, it is drawn by lot. \`e2e/reading.spec.ts\` compares this page with the game; it writes what
it finds beside its other results in tmp: read that as somebody who cannot see, then copy it here.
`

/** The tree, without addresses and what is said in passing. */
async function treeOf(page: Page): Promise<string> {
  const tree = await page.getByRole('main').ariaSnapshot()
  return tree
    .split('\n')
    .filter((line) => !/\/url:|「/.test(line))
    .join('\n')
}

test('docs/reading.md is what a town visit and a turn of a battle read like', async ({ page }) => {
  await arriveWithParty(page)
  const parts: string[] = []
  const read = async (title: string) => void parts.push(`## ${title}\n\n\`\`\`yaml\n${await treeOf(page)}\n\`\`\`\n`)

  await page.goto('/game/rpg/menu/plaza')
  await expect(page.getByRole('group', { name: '広場の地図' })).toBeVisible()
  await read('The plaza')
  await page.goto('/game/rpg/menu/shop')
  await page.getByRole('button', { name: '灯飴' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  parts.push(`## Buying\n\n\`\`\`yaml\n${await page.getByRole('dialog').ariaSnapshot()}\n\`\`\`\n`)

  await page.goto('/game/rpg/battle/1/1')
  await expect(attack(page)).toBeFocused()
  // The words at the beginning of a stage go by themselves.
  await expect(page.getByText('振り返れば')).toBeHidden()
  await read('A turn begins')
  await page.keyboard.press('1')
  await expect(page.locator('[data-pick]:focus')).toHaveCount(1)
  await read('A target is asked for')
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  await expect(page.getByRole('heading', { name: /の技$/ })).toBeVisible()
  await read('The skills')

  const text = [head, ...parts].join('\n')
  writeFileSync('tmp/reading.md', text)
  expect(readFileSync(document_, 'utf8')).toBe(text)
})

test('a turn is told line by line, and each question to the player', async ({ page }) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/battle/1/1')
  await expect(attack(page)).toBeFocused()
  const told = new Set<string>()
  await page.exposeFunction('tell', (line: string) => void told.add(line))
  await page.evaluate(() => {
    const { tell } = window as unknown as { readonly tell: (line: string) => void }
    const log = document.querySelector('[role="log"]')?.parentElement?.parentElement
    new MutationObserver(() => tell(document.querySelector('[role="log"][aria-live="polite"] > :last-child')?.textContent ?? '')).observe(
      log ?? document.body,
      { subtree: true, childList: true, characterData: true },
    )
  })
  for (const name of ['トモリ', 'ゴトク']) {
    await page.keyboard.press('3')
    await expect.poll(() => [...told]).toContain(`${name}はどうする？`)
  }
  await page.keyboard.press('1')
  const target = page.locator('[data-pick]:focus')
  await expect(target).toHaveAccessibleName('ケシカゲＡ、HP100%')
  await expect(target).toHaveAccessibleDescription('こうげき：どの影に？ 手応え、まだ分からず。')
  await page.keyboard.press('Enter')
  await expect(page.getByText('第2回').or(over(page))).toBeVisible()
  expect([...told]).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^キリカは身構え/),
      expect.stringMatching(new RegExp(`^ゴトク(${attackForms.join('|')})`)),
    ]),
  )
})

const ATTACKS = new RegExp(`(${attackForms.join('|')})$`)

for (const [how, words] of [
  ['full', 'every line is read aloud'],
  ['short', 'who acts is left out, and what is said'],
] as const) {
  test(`with turns at once ${words} (${how})`, async ({ page }) => {
    await page.addInitScript((speech) => {
      localStorage.setItem('kageakari.battle-speed', 'instant')
      localStorage.setItem('kageakari.speech', speech)
    }, how)
    await arriveWithParty(page)
    await page.goto('/game/rpg/battle/1/1')
    await expect(attack(page)).toBeFocused()
    const told: string[] = []
    await page.exposeFunction('tell', (line: string) => void told.push(line))
    await page.getByRole('log').evaluate((log) => {
      const { tell } = window as unknown as { readonly tell: (line: string) => void }
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes])
        for (const line of added) if (line instanceof HTMLParagraphElement) tell(line.textContent)
      }).observe(log, { childList: true })
    })
    for (let member = 0; member < 3; member++) {
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('第2回').or(over(page))).toBeVisible()
    const attacks = told.filter((line) => ATTACKS.test(line) && /^(キリカ|トモリ|ゴトク)/.test(line))
    // One of the enemies may have fallen, and what was aimed at it goes to the other: all three strike.
    expect(attacks).toHaveLength(how === 'full' ? 3 : 0)
    expect(told.filter((line) => /ダメージ|かわ/.test(line)).length).toBeGreaterThanOrEqual(3)
  })
}
