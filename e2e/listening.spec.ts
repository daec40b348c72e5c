import { writeFileSync } from 'node:fs'
import { attack, attacked, begin, over } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { listen } from './support/access/heard.ts'
import { expect, test } from './support/journey.ts'

test('in a battle the review keys read aloud who stands, what comes, in which order and what happened, and move nothing', async ({
  page,
}) => {
  await arriveWithParty(page)
  await begin(page, '灯見ヶ原')
  const said = page.locator('[data-part="review"]')
  const focused = page.locator(':focus')
  const before = (await focused.textContent()) ?? ''
  await page.keyboard.press('h')
  await expect(said).toHaveText(/^キリカ、HP (\d+)、最大\1、AP (\d+)、最大\2。トモリ、.+。ゴトク、.+。$/)
  await page.keyboard.press('e')
  await expect(said).toHaveText(/^ケシカゲＡ、HP100%。/)
  await page.keyboard.press('n')
  await expect(said).toHaveText(/^動く順。.*キリカ.*。$/)
  await page.keyboard.press('p')
  await expect(said).toHaveText('まだ、何も起きていません。')
  await page.keyboard.press('Shift+?')
  await expect(said).toHaveText(/^H、仲間のようす。/)
  await expect(focused).toHaveText(before)
  // Asked again, it is read again: what holds the words is another element.
  const first = await said.locator('span').elementHandle()
  await page.keyboard.press('Shift+?')
  await expect.poll(() => first?.evaluate((span) => span.isConnected)).toBe(false)
  await expect(said).toHaveText(/^H、仲間のようす。/)
  // Where letters are written, they are letters.
  await page.keyboard.press('m')
  await page.keyboard.type('hen')
  await expect(page.getByRole('textbox')).toHaveValue('hen')
  await expect(said).toHaveText(/^H、仲間のようす。/)
})

const head = `# A battle, as it is heard

The first stage, fought by keyboard and at once: what the page gives a screen reader, in order. In brackets what has the focus, after the name of the region that it enters and before what describes it; else what live
regions tell. \`e2e/listening.spec.ts\` writes this page to tmp; dice differ each time, so it is not compared. A screen reader adds its own words for roles and states.
`

test('a whole stage can be heard: who is asked, what is chosen, every line, and how it ended', async ({ page }) => {
  const heard = await listen(page)
  await page.addInitScript(() => localStorage.setItem('kageakari.battle-speed', 'instant'))
  await arriveWithParty(page)
  await begin(page, '灯見ヶ原')
  for (let turn = 1; turn < 20; turn++) {
    await expect(attack(page).or(over(page))).toBeVisible()
    for (let member = 0; member < 3 && (await attack(page).isVisible()); member++) {
      await page.keyboard.press('1')
      if (await page.locator('[data-pick]:focus').isVisible()) await page.keyboard.press('Enter')
    }
    await expect(page.getByText(`第${turn + 1}回`).or(over(page))).toBeVisible()
    if (await over(page).isVisible()) break
  }
  await page.waitForTimeout(1500)
  await page.keyboard.press('Tab')
  writeFileSync('tmp/listening.md', `${head}\n${heard.map((line) => `- ${line}\n`).join('')}`)
  const all = heard.join('\n')
  for (const told of ['キリカはどうする？', 'ゴトクはどうする？', attacked(), /\dのダメージ。/]) expect(all).toMatch(told)
})
