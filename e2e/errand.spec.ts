import { earn } from './support/earned.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

test('the first errand leads through points, one purchase and the first crouch, and ends with a word', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu')
  const note = page.getByRole('region', { name: '支度' })
  await expect(note.getByText('0/3')).toBeVisible()
  await expectAccessible()
  await shot('errand-menu')
  await note.getByRole('link', { name: '力の点を使うこと' }).click()
  await expect(page.getByRole('row', { name: /STR/ })).toContainText('おすすめ ＋3')
  await expect(page.getByRole('row', { name: /DEF/ })).not.toContainText('おすすめ')
  await expectAccessible()
  await shot('advice-figures')
  await page.getByRole('button', { name: 'おすすめで入れる' }).click()
  await expect(page.getByRole('spinbutton', { name: 'STR' })).toHaveValue('3')
  await expect(page.getByRole('img', { name: /キリカの力：.*STR 23/ })).toBeVisible()
  await page.getByRole('button', { name: '割り振る', exact: true }).click()
  await expect(note.getByText('1/3')).toBeVisible()
  await page.getByRole('tab', { name: '技', exact: true }).click()
  await expect(page.getByRole('button', { name: /一文字.*おすすめ/ })).toBeVisible()
  await expectAccessible()
  await shot('advice-skills')
  await note.getByRole('link', { name: '道具をひとつ買うこと' }).click()
  await page.getByRole('button', { name: /灯飴/ }).first().click()
  await page.getByRole('dialog').getByRole('spinbutton').fill('1')
  await page.getByRole('dialog').getByRole('button', { name: /買う/ }).click()
  await expect(note.getByText('2/3')).toBeVisible()
  await shot('errand-shop')
  const [members, , session] = (await write(page, '/api/game/rpg/battle/encount', { field_id: 1, stage_id: 1, clear_stage: 0 })) as [
    { id: number }[],
    unknown,
    string,
  ]
  const selectedCommands = members.map(({ id }) => ({ partyId: id, command: 'DEFENCE' }))
  await write(page, '/api/game/rpg/battle/exec', { session_id: session, selectedCommands, turn: 1 })
  await write(page, '/api/game/rpg/battle/refresh', { session_id: session })
  await page.goto('/game/rpg/menu')
  await expect(note.getByText('弁当は、残さず食え')).toBeVisible()
  await expectAccessible()
  await shot('errand-finished')
})

test('the errand is folded away with the keyboard, stays so, and is over with the second field', async ({ page, server }) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu')
  const title = page.getByRole('button', { name: '支度' })
  await expect(title).toHaveAttribute('aria-expanded', 'true')
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: '道具をひとつ買うこと' })).toBeHidden()
  await page.reload()
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  await earn(page, server, { cleared: [1, 2] })
  await page.reload()
  await expect(page.getByRole('link', { name: '冒険に出る' })).toBeVisible()
  await expect(title).toBeHidden()
})

test('the marks are switched off, and stay off', async ({ page }) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/status')
  const marks = page.getByText('おすすめ ＋')
  await expect(marks.first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'おすすめの印' }).focus()
  await page.keyboard.press('Space')
  await expect(marks).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'おすすめで入れる' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row', { name: /STR/ })).toBeVisible()
  await expect(marks).toHaveCount(0)
  await page.getByRole('tab', { name: '技', exact: true }).click()
  await expect(page.getByRole('button', { name: /一文字/ })).not.toContainText('おすすめ')
})

test('a land that teaches has a note at the gate with what the bag holds against it, and its goods are marked in the shop', async ({
  page,
  server,
  expectAccessible,
}) => {
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6], exp: 300, strength: 12 })
  await page.goto('/game/rpg/menu/shop')
  const needle = page.getByRole('row', { name: /虫除け香.*弱体を払う/ })
  await expect(needle).toContainText('畑に効く')
  await needle.getByRole('button').click()
  await page.getByRole('dialog').getByRole('spinbutton').fill('1')
  await page.getByRole('dialog').getByRole('button', { name: /買う/ }).click()
  await expect(needle).toContainText('1 / 2')
  await page.goto('/game/rpg/menu/adventure')
  await page
    .getByRole('button', { name: /刈り残しの耕地/ })
    .first()
    .click()
  const note = page.getByRole('complementary', { name: 'ヨツジの走り書き' })
  await expect(note).toContainText('墨がにじんだら')
  await expect(note).toContainText('鞄に、虫除け香が1')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /灯見ヶ原/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(note).toBeHidden()
})
