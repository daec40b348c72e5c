import { attack, attackOnce, begin, prompt } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
  await begin(page, '灯見ヶ原')
})

test('of an enemy that was never struck nothing is told, and after a blow what the next one will take, to eyes and ears', async ({
  page,
  expectAccessible,
  shot,
}) => {
  const enemy = page.getByRole('group', { name: 'ケシカゲＡ' })
  const target = page.getByRole('button', { name: /^ケシカゲＡ/ })
  await expect(enemy.getByText('？')).toBeVisible()
  await page.keyboard.press('1')
  await expect(target).toHaveAccessibleDescription(/手応え、まだ分からず。$/)
  // Each in one line: 「見えてくる」 is not torn.
  for (const words of ['手応え、まだ分からず', '打てば、見えてくる。']) {
    const told = await page.getByText(words, { exact: true }).boundingBox()
    expect(told?.height, words).toBeLessThan(30)
  }
  await page.keyboard.press('Escape')
  await attackOnce(page)
  await page.keyboard.press('Escape')
  await expect(attack(page)).toBeFocused()
  const left = page.getByRole('group', { name: /ケシカゲ/ }).first()
  await expect(left.getByText(/^約?−\d+(〜\d+)?$/)).toBeVisible()
  await expectAccessible()
  await shot('battle-sight')
  await page.keyboard.press('1')
  if (!(await prompt(page).isVisible())) return
  await expect(page.locator('[data-pick]').first()).toHaveAccessibleDescription(/見立て、(およそ)?\d+/)
  await expect(page.getByText(/手応え [●○]{3}/)).toBeVisible()
  await expect(page.getByText(/会心 \d+%ほど/)).toBeVisible()
})

test('with one enemy left, what ATTACK will take is told to each member in turn, though the focus stays where it is', async ({ page }) => {
  const enemies = page.locator('[data-side="enemies"]:not([aria-hidden="true"])')
  // Turns are played until one is left: the dice are the same in every run.
  for (let turn = 0; turn < 4 && (await enemies.count()) > 1; turn++) {
    await attackOnce(page)
    await expect(attack(page)).toBeFocused({ timeout: 60_000 })
  }
  await expect(enemies).toHaveCount(1)
  const range = enemies.getByText(/^約?−\d+(〜\d+)?$/)
  for (const name of ['キリカ', 'トモリ', 'ゴトク']) {
    await expect(page.getByRole('log')).toHaveText(`${name}はどうする？`)
    await expect(range).toBeVisible()
    await page.keyboard.press('1')
  }
})

test('the detail follows the mouse from enemy to enemy, and what was ordered stays on the gauge', async ({ page }) => {
  const second = page.getByRole('button', { name: /^ケシカゲＢ/ })
  // Only トモリ strikes, who folds nobody with one blow.
  await page.keyboard.press('3')
  await page.keyboard.press('1')
  await second.hover()
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('3')
  await page.keyboard.press('Escape')
  await expect(attack(page)).toBeFocused()
  const struck = page.getByRole('group', { name: 'ケシカゲＢ' })
  await expect(struck.locator('[class*="_aimed_"]')).toBeVisible()
  await page.keyboard.press('1')
  await second.click()
  await expect(page.getByText('トモリはどうする？')).toBeVisible()
  await expect(struck.locator('[class*="_ordered_"]')).toBeVisible()
})

test('what おまかせ would order is seen on the cards and read aloud while it is looked at', async ({ page, expectAccessible }) => {
  const auto = page.getByRole('button', { name: 'おまかせ', exact: true })
  const chips = page.locator('[data-side="party"]').getByText(/→[ＡＢＣ]$/)
  await expect(attack(page)).toBeFocused()
  await expect(chips).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(auto).toBeFocused()
  await expect(chips).toHaveCount(3)
  await expect(auto).toHaveAccessibleDescription(/^キリカ、.+をケシカゲ[ＡＢＣ]に。トモリ、.+。ゴトク、.+。$/)
  await expectAccessible()
  const told = await chips.allInnerTexts()
  await page.keyboard.press('ArrowLeft')
  await expect(chips).toHaveCount(0)
  await page.getByRole('button', { name: 'おまかせで進む' }).hover()
  await expect.poll(() => chips.allInnerTexts()).toEqual(told)
  await page.mouse.move(0, 0)
  await expect(chips).toHaveCount(0)
})

test('with 見立て switched off nothing is told of what an order will do', async ({ page }) => {
  await expect(page.getByText('？', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: '設定' })
  await dialog.getByRole('tab', { name: '進み方' }).click()
  await dialog.getByRole('radio', { name: '出さない' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('？', { exact: true })).toHaveCount(0)
})
