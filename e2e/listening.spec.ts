import { begin } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
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
