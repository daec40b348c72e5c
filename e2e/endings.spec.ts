import type { Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const upToTheAltar = Array.from({ length: 11 }, (_, at) => at + 1)
const everything = { cleared: [...upToTheAltar, 12], read: [409] }

interface Way {
  /** Null where there is but one. */
  readonly answer: '見つけた、と告げる' | '何も言わない' | null
  /** The first words after the answer. */
  readonly reply: string
  readonly choice: string
  /** A choice that belongs to the other endings. */
  readonly closed: string
  /** The first words of the ending. */
  readonly opening: string
  readonly name: string
}

/** From the town's treasure button to the ending's credits, with real answers only; every text is skipped by its button. */
async function lightTheFlame(page: Page, way: Way): Promise<void> {
  await page.goto('/game/rpg/menu')
  await button(page, '宝を確かめる').click()
  await page.getByRole('dialog', { name: '原灯の火' }).getByRole('button', { name: '決めに行く' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/ending$/)
  await expect(page.getByText('三人は一度門の外へ出た。')).toBeVisible()
  await button(page, 'とばす').click()
  if (way.answer !== null) await button(page, way.answer).click()
  await expect(page.getByText(way.reply)).toBeVisible()
  await button(page, 'とばす').click()
  await expect(page.getByText('丘には、三人のほかに誰もいない。')).toBeVisible()
  await button(page, 'とばす').click()
  await expect(page.getByRole('button', { name: way.closed })).toBeHidden()
  await page.getByRole('button', { name: way.choice }).click()
  await expect(page.getByRole('dialog', { name: way.choice })).toContainText('灯をともすのは、一幕に一度きりです。よろしいですか？')
  const stored = page.waitForResponse('**/ending/store/clear')
  await button(page, '灯をともす').click()
  expect((await stored).status()).toBe(200)
  await expect(page.getByText(way.opening)).toBeVisible()
  await button(page, 'とばす').click()
  await expect(page.getByRole('heading', { name: way.name })).toBeVisible()
  await expect(page.getByRole('list', { name: '出演' })).toContainText('クサブセ')
  await button(page, 'つぎへ').click()
  await expect(page.getByRole('list', { name: '出演' })).toContainText('キリカ')
  await button(page, '席を立つ').click()
}

/** The ending is named at once, and is what the server remembers. */
async function expectRemembered(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/game\/rpg$/)
  await expect(page.getByText(`選んだ結末　「${name}」`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`選んだ結末　「${name}」`)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

for (const { way, hint } of [
  {
    way: {
      answer: '見つけた、と告げる',
      reply: 'キリカはうなずいた。',
      choice: '自分たちと町のために使う',
      closed: '影とともに暮らす',
      opening: '翌朝、火は広場のまんなかに吊られた。',
      name: '白夜の町',
    },
    hint: '（積灯庫の棚に、表紙のない本が一冊ある）',
  },
  {
    way: {
      answer: '何も言わない',
      reply: '「ただの、遠足」',
      choice: '影にも灯を分ける',
      closed: '自分たちだけのものにする',
      opening: '「影にも、灯を」',
      name: '優しい真昼',
    },
    hint: '（積灯庫に、誰も読んでいない本がある）',
  },
] as const) {
  test(`with the treasure alone: ${way.answer}, ${way.name}`, async ({ page, server }) => {
    await earn(page, server, { cleared: upToTheAltar })
    await lightTheFlame(page, way)
    await page.keyboard.press('Escape')
    await expect(page.getByText(hint)).toBeVisible()
    // Field 8 was cleared.
    await expect(page.getByText('刈り残した畑がある')).toBeHidden()
    await expect(page.getByRole('button', { name: 'おまけ：楽屋を覗く' })).toBeHidden()
    await button(page, 'タイトルへ戻る').click()
    await expectRemembered(page, way.name)
  })
}

const beyond = {
  3: {
    answer: null,
    reply: 'キリカはうなずいた。',
    choice: '影とともに暮らす',
    closed: '影にも灯を分ける',
    opening: '三人は丘の上で日記を読んだ。',
    name: '影あかり',
  },
  4: {
    answer: null,
    reply: 'キリカはうなずいた。',
    choice: '自分たちだけのものにする',
    closed: '自分たちと町のために使う',
    opening: '三人は日記をもう一度読んだ。',
    name: '人形遣い',
  },
} as const satisfies Record<3 | 4, Way>

test('beyond the vast expanse: 影あかり, and from the backstage home with the figures of the journey', async ({ page, server }) => {
  await earn(page, server, { ...everything, gold: 12_345, battles: 58, fallen: 41 })
  await lightTheFlame(page, beyond[3])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'おまけ：楽屋を覗く' }).click()
  const figures = page.getByRole('region', { name: '本日の入り' })
  for (const line of [
    '旅に出てからの日数1日',
    '越えた場58場',
    '膝をついた回数41回',
    '開いた土地12',
    '読み終えた本1',
    '残った路銀12,345 G',
  ]) {
    await expect(figures).toContainText(line)
  }
  await button(page, 'タイトルへ戻る').click()
  await page.getByRole('dialog').getByRole('button', { name: 'タイトルへ戻る' }).click()
  await expectRemembered(page, '影あかり')
})

test('the flame can be lit anew from the same save, and the last ending is the one remembered', async ({ page, server }) => {
  await earn(page, server, everything)
  await write(page, '/api/game/rpg/ending/store/clear', { ending: 3 })
  await page.goto('/game/rpg/menu')
  await expect(page.getByText('（幕が下りて、また上がった。')).toBeVisible()
  const noted = page.waitForResponse('**/journal/seen')
  await page.keyboard.press('Escape')
  await noted
  await lightTheFlame(page, beyond[4])
  await page.keyboard.press('Escape')
  await button(page, 'タイトルへ戻る').click()
  await expectRemembered(page, '人形遣い')
})
