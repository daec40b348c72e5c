import type { Page } from '@playwright/test'
import { depart } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

const status = '/game/rpg/menu/status'
const input = (page: Page, stat: string) => page.getByRole('spinbutton', { name: stat })
const row = (page: Page, stat: string) => page.getByRole('row', { name: new RegExp(`^${stat}`) })
const confirm = (page: Page) => page.getByRole('button', { name: '割り振る', exact: true })
const skills = (page: Page) => page.getByRole('tab', { name: '技', exact: true })

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('points are previewed, given to several figures at once, and are there afterwards [STATUS-19, STATUS-20]', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await page.goto(status)
  await expect(page.getByText('status: status')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'キリカ' })).toBeVisible()
  await expect(page.getByText('次のLvまで 20')).toBeVisible()
  await expect(confirm(page)).toBeDisabled()
  await expectAccessible()
  await input(page, 'HP').fill('3')
  await expect(row(page, 'HP')).toContainText('52')
  await expect(row(page, 'HP')).toContainText('＋6')
  await input(page, 'STR').fill('1')
  await expect(row(page, 'STR')).toContainText('21')
  await expect(page.getByText('割り振ると、残りは 0')).toBeVisible()
  await expectAccessible()
  await shot('status-draft')
  await confirm(page).click()
  await expect(page.getByText('力の点を割り振りました。')).toBeVisible()
  await expect(page.getByText('status: status')).toBeVisible()
  await expect(input(page, 'HP')).toBeDisabled()
  await page.getByRole('tab', { name: /トモリ/ }).click()
  await expect(row(page, 'HP')).toContainText('42')
  await page.getByRole('tab', { name: /キリカ/ }).click()
  await expect(row(page, 'HP')).toContainText('52')
  await expect(row(page, 'STR')).toContainText('21')
  await expect(page.getByText('割り振れる力の点がありません。')).toBeVisible()
  await expect(confirm(page)).toBeDisabled()
  await expectAccessible()
})

test('each member has a tab, with a view of the figures and one of the skills [STATUS-26]', async ({ page }) => {
  await page.goto(status)
  for (const name of ['キリカ', 'トモリ', 'ゴトク']) {
    await page.getByRole('tab', { name: new RegExp(name) }).click()
    await page.getByRole('tab', { name: '力', exact: true }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(row(page, 'HP')).toBeVisible()
    await expect(page.getByText('status: status')).toBeVisible()
    await skills(page).click()
    await expect(page.getByRole('group', { name: `${name}の技の樹` })).toBeVisible()
    await expect(row(page, 'HP')).toBeHidden()
    await expect(page.getByText('status: skill')).toBeVisible()
  }
  await expect(page.getByRole('tab', { name: /キリカ|トモリ|ゴトク/ })).toHaveCount(3)
})

test('too many become what is left, negative ones nothing, each with its sentence [STATUS-17, STATUS-18]', async ({ page }) => {
  await page.goto(status)
  await input(page, 'SPD').fill('9')
  await expect(page.getByText('4より多くは指定できません。')).toBeVisible()
  await expect(input(page, 'SPD')).toHaveValue('4')
  await expect(input(page, 'SPD')).not.toHaveAttribute('aria-invalid')
  await input(page, 'SPD').blur()
  await expect(page.getByText('4より多くは指定できません。')).toBeHidden()
  await input(page, 'SPD').fill('-1')
  await expect(page.getByText('マイナスの数は指定できません。')).toBeVisible()
  await expect(input(page, 'SPD')).toHaveValue('0')
  await expect(confirm(page)).toBeDisabled()
})

test('a minus typed key by key gives nothing away; a fraction stays as typed and stops the confirm', async ({ page, expectAccessible }) => {
  await page.goto(status)
  const strength = input(page, 'STR')
  await strength.focus()
  for (const [attribute, value] of [
    ['aria-valuemin', '0'],
    ['aria-valuemax', '4'],
    ['aria-valuenow', '0'],
  ] as const) {
    await expect(strength).toHaveAttribute(attribute, value)
  }
  await page.keyboard.press('-')
  await expect(strength).toHaveValue('-')
  await expect(page.getByRole('alert')).toContainText('整数で指定してください。')
  await page.keyboard.press('1')
  await expect(strength).toHaveValue('0')
  await expect(page.getByRole('alert')).toContainText('マイナスの数は指定できません。')
  await expect(confirm(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await strength.fill('')
  await strength.pressSequentially('1.5')
  await expect(strength).toHaveValue('1.5')
  await expect(page.getByRole('alert')).toContainText('整数で指定してください。')
  await expect(confirm(page)).toBeDisabled()
  await expectAccessible()
  await expect(page.getByText('残り 4')).toBeVisible()
  await input(page, 'HP').fill('2')
  await expect(page.getByRole('alert')).toContainText('整数で指定してください。')
  await expect(confirm(page)).toBeDisabled()
  await strength.fill('1')
  await expect(confirm(page)).toBeEnabled()
})

test('when one figure holds all the points, the next is told that none are left, and where they are', async ({ page }) => {
  await page.goto(status)
  await input(page, 'HP').fill('4')
  await expect(page.getByText('残り 0 / 4')).toBeVisible()
  await input(page, 'AP').fill('2')
  await expect(page.getByRole('alert')).toHaveText('割り振れる力の点がありません。ほかの力に入れた点を減らすと、ここへ回せます。')
  await expect(input(page, 'AP')).toHaveValue('0')
  await input(page, 'HP').fill('3')
  await input(page, 'AP').fill('2')
  await expect(page.getByRole('alert')).toHaveText('1より多くは指定できません。')
  await expect(page.getByText('残り 0 / 4')).toBeVisible()
})

test('the tree hides what cannot be learned yet, names its conditions, and lights what is learned [STATUS-22, STATUS-23]', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await page.goto(status)
  await skills(page).click()
  await expect(page.getByText('status: skill')).toBeVisible()
  const tree = page.getByRole('group', { name: 'キリカの技の樹' })
  await expect(tree.getByText('???', { exact: true })).toHaveCount(5)
  await expect(tree.getByRole('button', { name: '断ち落とし' })).toHaveCount(0)
  await expect(tree.getByText('一文字を2段に')).toBeVisible()
  await expect(tree.getByText('Lv6').first()).toBeVisible()
  await expectAccessible()
  await tree.getByRole('button', { name: '一文字' }).click()
  const detail = page.getByRole('region', { name: '一文字' })
  for (const word of ['物理', '攻撃', '1体', '影1体をまっすぐに斬る。', '160%', '190%', '220%', 'まだ覚えていない'])
    await expect(detail).toContainText(word)
  await detail.getByRole('button', { name: '覚える' }).click()
  await expect(detail).toContainText('技が身につきました。')
  await expect(detail.getByRole('row', { name: /威力/ })).toContainText('190%')
  await expect(tree.getByRole('button', { name: '一文字' })).toContainText('一文字')
  await expect(tree.getByRole('img', { name: '1段' })).toHaveCount(1)
  await tree.getByRole('button', { name: '千切り紙' }).click()
  await expect(page.getByText('技の点が足りません。')).toBeVisible()
  await expect(page.getByRole('button', { name: '覚える' })).toBeDisabled()
  await expectAccessible()
  await shot('status-skill')
})

test('points and skills can be spent with the keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await page.goto(status)
  await input(page, 'HP').focus()
  for (let point = 0; point < 4; point++) await keyboard.press('ArrowUp')
  await expect(row(page, 'HP')).toContainText('54')
  await keyboard.press('Enter')
  await expect(page.getByText('力の点を割り振りました。')).toBeVisible()
  await expect(page.getByRole('tab', { name: /キリカ/ })).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'トモリ' })).toBeVisible()
  await page.getByRole('tab', { name: '力', exact: true }).focus()
  await keyboard.press('ArrowRight')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '手当て火' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: '焼き印' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '覚える' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '焼き印' })).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '焼き印' })).toContainText('技が身につきました。')
})

test('a mastered skill has no button, only its sentence [STATUS-21]', async ({ page }) => {
  await page.route('**/parties/information', async (route) => {
    const reply = await route.fetch()
    const [first, ...rest] = await reply.json()
    const [root, ...others] = first.skill_tree
    await route.fulfill({ json: [{ ...first, skill_tree: [{ ...root, skill_level: 3 }, ...others] }, ...rest] })
  })
  await page.goto(status)
  await skills(page).click()
  await page.getByRole('button', { name: '一文字' }).first().click()
  const detail = page.getByRole('region', { name: '一文字' })
  await expect(detail).toContainText('この技は極めています。')
  await expect(detail.getByRole('button')).toHaveCount(0)
})

test('when spending fails the sentence is told, and the draft is kept for another try [STATUS-24]', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await page.goto(status)
  await input(page, 'LUC').fill('2')
  await intercept(page, '**/status/increment', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await confirm(page).click()
  await expect(page.getByText('予期しないエラーが発生しました。画面リロードなどをお試しください。')).toBeVisible()
  await expect(input(page, 'LUC')).toHaveValue('2')
  await intercept(page, '**/status/increment', (route) => route.fulfill({ status: 422, json: { message: '力の点が足りません。' } }), 1)
  await confirm(page).click()
  await expect(page.getByText('力の点が足りません。')).toBeVisible()
  await confirm(page).click()
  await expect(page.getByText('力の点を割り振りました。')).toBeVisible()
  await expect(row(page, 'LUC')).toContainText('12')
})

test('without an answer the sentence of the specification is told for points and skills, the network is named below it', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/)
  const told = page.getByRole('alert')
  const reach = await intercept(page, '**/status/**', (route) => route.abort())
  await page.goto(status)
  await input(page, 'LUC').fill('2')
  await confirm(page).click()
  await expect(told).toContainText('予期しないエラーが発生しました。画面リロードなどをお試しください。')
  await expect(told).toContainText('サーバーに届きませんでした。')
  await expect(input(page, 'LUC')).toHaveValue('2')
  await skills(page).click()
  await page.getByRole('button', { name: '覚える' }).click()
  await expect(told).toContainText('予期しないエラーが発生しました。画面リロードなどをお試しください。')
  reach()
  await page.getByRole('button', { name: '覚える' }).click()
  await expect(page.getByText('技が身につきました。')).toBeVisible()
})

test('members that cannot be read say so, and can be read again', async ({ page, expectTrouble, expectAccessible }) => {
  expectTrouble(/500/)
  const reach = await intercept(page, '**/parties/information', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(status)
  await expect(page.getByRole('alert')).toContainText('予期しないエラーが発生しました。')
  await expectAccessible()
  reach()
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByRole('heading', { name: 'キリカ' })).toBeVisible()
})

test('while an adventure is on, points and skills can be looked at and not spent', async ({ page, expectAccessible }) => {
  await depart(page, '灯見ヶ原')
  await page.goto(status)
  await expect(page.getByText('冒険の途中です。点は、町へ戻ってからどうぞ。')).toBeVisible()
  await expect(input(page, 'HP')).toBeDisabled()
  await skills(page).click()
  await expect(page.getByRole('button', { name: '覚える' })).toBeDisabled()
  await expectAccessible()
})

test.describe('the points of all three as recommended', () => {
  const everyone = (page: Page) => page.getByRole('button', { name: '三人ともおすすめで割り振る' })
  const proposal = (page: Page) => page.getByRole('dialog', { name: '三人ともおすすめで' })
  const give = (page: Page) => proposal(page).getByRole('button', { name: '割り振る', exact: true })

  test('what each would get is shown, and one press gives it', async ({ page, expectAccessible, shot }) => {
    await page.goto(status)
    await everyone(page).click()
    for (const name of ['キリカ', 'トモリ', 'ゴトク']) await expect(proposal(page)).toContainText(name)
    await expect(proposal(page).getByRole('row', { name: /キリカ HP 46 48/ })).toBeVisible()
    await expect(proposal(page).getByRole('row', { name: /^STR 20 23/ })).toContainText('＋3')
    await expect(proposal(page).getByRole('row', { name: /^一文字 − 1段/ })).toContainText('＋1')
    await expectAccessible()
    await shot('status-everyone')
    await give(page).click()
    await expect(page.getByText('力の点を割り振りました。')).toBeVisible()
    await expect(proposal(page)).toBeHidden()
    await expect(everyone(page)).toHaveCount(0)
    await expect(page.getByRole('tab', { name: /キリカ/ })).toBeFocused()
    await expect(row(page, 'STR')).toContainText('23')
    await page.getByRole('tab', { name: /ゴトク/ }).click()
    await expect(page.getByText('割り振れる力の点がありません。')).toBeVisible()
    // Nobody has anything left to spend.
    await expect(page.getByRole('tab', { name: /技 \d/ })).toHaveCount(0)
  })

  test('with the keyboard alone, and two presses at once count once', async ({ page }) => {
    let calls = 0
    await page.route(/\/status\/(increment|skill\/learn)$/, async (route) => {
      calls += 1
      await route.continue()
    })
    await page.goto(status)
    await expect(page.getByRole('tab', { name: /キリカ/ })).toBeFocused()
    await everyone(page).focus()
    await page.keyboard.press('Enter')
    await expect(give(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(everyone(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const steps = await proposal(page).getByRole('row').count()
    await give(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByText('力の点を割り振りました。')).toBeVisible()
    expect(calls).toBe(steps)
    await expect(page.getByRole('tab', { name: /キリカ/ })).toBeFocused()
  })

  test('when a call fails, whose points were given is told, and another try gives the rest', async ({
    page,
    expectTrouble,
    expectAccessible,
  }) => {
    expectTrouble(/500/)
    let calls = 0
    await page.route('**/status/increment', async (route) => {
      calls += 1
      await (calls === 3 ? route.fulfill({ status: 500, json: {} }) : route.continue())
    })
    await page.goto(status)
    await everyone(page).click()
    await give(page).click()
    await expect(proposal(page)).toContainText('予期しないエラーが発生しました。画面リロードなどをお試しください。')
    await expect(proposal(page)).toContainText('キリカは、済みました。トモリ、ゴトクは、まだです。')
    await expectAccessible()
    await give(page).click()
    await expect(page.getByText('力の点を割り振りました。')).toBeVisible()
    await expect(row(page, 'STR')).toContainText('23')
    await expect(everyone(page)).toHaveCount(0)
  })

  test('it is off while an adventure is on, and goes with the marks', async ({ page }) => {
    await page.goto(status)
    await page.getByRole('checkbox', { name: 'おすすめの印' }).uncheck({ force: true })
    await expect(everyone(page)).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'おすすめの印' }).check({ force: true })
    await depart(page, '灯見ヶ原')
    await page.goto(status)
    await expect(everyone(page)).toBeDisabled()
    await expect(everyone(page)).toHaveAttribute('title', '冒険の途中です。点は、町へ戻ってからどうぞ。')
  })
})
