import { journalText } from '../../src/content/text/journal.ts'
import { afterEndings, endingKey, endingNumbers } from '../../src/content/story/scenes.ts'
import { earn } from '../support/earned.ts'
import { arriveWithParty, makeQuickAccount } from '../support/first-steps.ts'
import { button, everyField, type Journey, type Visit } from './visit.ts'

const beginning: Journey = async ({ page, shoot }) => {
  await makeQuickAccount(page)
  await button(page, 'はじめから').click()
  await button(page, 'つぎへ').waitFor()
  await shoot('prologue')
  await button(page, 'とばす').click()
  for (let member = 1; member <= 3; member++) {
    await shoot(`role-${member}`)
    await button(page, 'この人にする').click()
  }
  await shoot('party')
  await page.getByRole('dialog').getByRole('button', { name: 'この三人で行く' }).click()
  await page.getByText('貼り紙を剥がして持っていった。').waitFor()
  await shoot('monologue')
}

const ways = [
  { cleared: 11, answer: '見つけた、と告げる', choice: '自分たちと町のために使う' },
  { cleared: 11, answer: '何も言わない', choice: '影にも灯を分ける' },
  { cleared: 12, answer: null, choice: '影とともに暮らす' },
  { cleared: 12, answer: null, choice: '自分たちだけのものにする' },
] as const

/** One of the four endings, from the gate to the last page; the last two lead on to the backstage. */
async function end({ page, server, shoot }: Visit, { cleared, answer, choice }: (typeof ways)[number]): Promise<void> {
  const skip = () => button(page, 'とばす').click()
  await arriveWithParty(page)
  await earn(page, server, { cleared: everyField.slice(0, cleared), read: cleared === 12 ? [409] : [] })
  await page.goto('/game/rpg/ending')
  await page.getByText('三人は一度門の外へ出た。').waitFor()
  await shoot('gate')
  await skip()
  if (answer !== null) {
    await button(page, answer).waitFor()
    await shoot('answer')
    await button(page, answer).click()
  }
  await shoot('reply')
  await skip()
  await page.getByText('丘には、三人のほかに誰もいない。').waitFor()
  await shoot('hill')
  await skip()
  await button(page, choice).waitFor()
  await shoot('choice')
  await button(page, choice).click()
  await shoot('question')
  await button(page, '灯をともす').click()
  await button(page, 'とばす').waitFor()
  await shoot('ending')
  await skip()
  await page.getByRole('list', { name: '出演' }).waitFor()
  await shoot('credits')
  await button(page, 'つぎへ').click()
  await shoot('credits-town')
  await button(page, '席を立つ').click()
  await shoot('words')
  await page.keyboard.press('Escape')
  await button(page, 'タイトルへ戻る').waitFor()
  await shoot('last')
  const backstage = button(page, 'おまけ：楽屋を覗く')
  if (await backstage.isVisible()) {
    await backstage.click()
    await page.getByText('本日の入り').waitFor()
    await shoot('backstage')
    await page.keyboard.press('Enter')
    await shoot('backstage-said')
    await button(page, 'タイトルへ戻る').click()
    await shoot('farewell')
  }
  await page.goto('/game/rpg')
  await page.getByText('選んだ結末').waitFor()
  await shoot('title')
}

/** Every page of the story, scene by scene: the beginning, then all that the journal tells again. */
export const path: Journey = async ({ page, server, shoot }) => {
  const read = async (scene: string) => {
    const counter = page.getByText(/^\d+ \/ \d+$/)
    for (let at = 1, last = false; !last; at++) {
      const shown = page.getByText(new RegExp(`^${at} / \\d+$`))
      await shown.waitFor()
      last = /^(\d+) \/ \1$/.test(await counter.innerText())
      await shoot(`${scene}-${String(at).padStart(2, '0')}`)
      // What still fades in is shown by one press and turned by another.
      while (await shown.isVisible()) await page.keyboard.press('ArrowRight')
    }
  }
  await makeQuickAccount(page)
  await button(page, 'はじめから').click()
  await read('prologue')
  for (let member = 1; member <= 3; member++) await button(page, 'この人にする').click()
  await page.getByRole('dialog').getByRole('button', { name: 'この三人で行く' }).click()
  await read('monologue')
  const seen = [...endingNumbers.map(endingKey), ...afterEndings.map(({ key }) => key)]
  await earn(page, server, { cleared: everyField, read: [409], scenes: seen })
  await page.goto('/game/rpg/menu/journal')
  const scenes = page.getByRole('group', { name: journalText.scenes }).getByRole('button')
  await scenes.first().waitFor()
  for (let nth = 0; nth < (await scenes.count()); nth++) {
    const title = await scenes.nth(nth).innerText()
    await scenes.nth(nth).click()
    await read(`${String(nth + 1).padStart(2, '0')}-${title.replaceAll(/[\s　/]/g, '')}`)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
}

export const story = {
  beginning,
  ...Object.fromEntries(ways.map((way, at): [string, Journey] => [`ending-${at + 1}`, (visit) => end(visit, way)])),
} satisfies Record<string, Journey>
