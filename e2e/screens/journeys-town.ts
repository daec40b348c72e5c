import { earn } from '../support/earned.ts'
import { arriveAfterTheStory } from '../support/encore-runs.ts'
import { arriveWithParty, write } from '../support/first-steps.ts'
import { button, closeDialog, everyField, type Journey, openTown, tab } from './visit.ts'

const rich = { cleared: everyField, read: [409], exp: 400, gold: 3000, strength: 4 } as const

/** A wall of its own: long words, words of one's own, and words face down. */
const posts = [
  { savedata_id: 7, message: '右の花瓶は、まだ右にあるらしい。ほんとか', is_spoiled: false },
  { savedata_id: 9, message: '団子を三つ', is_spoiled: false },
  { savedata_id: 9, message: '丘の上で待つ', is_spoiled: true },
].map((post, at) => ({ id: 3 - at, created_at: '2026-01-05 09:03:00', ...post }))

const newcomers: Journey = async ({ page, shoot }) => {
  await arriveWithParty(page)
  await openTown(page, '')
  await shoot('menu')
  for (const place of ['adventure', 'plaza', 'refresh', 'journal', 'status']) {
    await openTown(page, place)
    await shoot(place)
  }
  // What waits between two battles.
  await write(page, '/api/game/rpg/battle/encount', { field_id: 1, stage_id: 1 })
  await openTown(page, '')
  await shoot('running')
  await openTown(page, 'shop')
  await shoot('shop-closed')
}

const menu: Journey = async ({ page, server, shoot }) => {
  await arriveWithParty(page)
  await earn(page, server, rich)
  await openTown(page, '')
  await shoot('menu')
  await button(page, /トモリ/)
    .first()
    .hover()
  await shoot('card')
  await button(page, '宝を確かめる').click()
  await shoot('treasure')
  await closeDialog(page)
  await openTown(page, 'plaza')
  await shoot('plaza')
  // The first has the focus already, and its words with it.
  await page.getByRole('group', { name: '広場の地図' }).getByRole('button', { name: '芯切り場' }).focus()
  await shoot('plaza-place')
}

const adventure: Journey = async ({ page, server, shoot }) => {
  await arriveAfterTheStory(page, server, 4)
  await earn(page, server, { losses: 3 })
  await openTown(page, 'adventure')
  await shoot('gate')
  await button(page, 'ここへ向かう').click()
  await page.getByRole('dialog').waitFor()
  await shoot('departure')
  await closeDialog(page)
  const fold = button(page, '貼り紙を仕舞う')
  const folds = await fold.isVisible()
  await (folds ? fold : button(page, '貼り紙を読む')).click()
  await shoot(folds ? 'notice-folded' : 'notice')
  await openTown(page, 'adventure')
  await button(page, '無尽の幕').click()
  await page.getByRole('dialog').waitFor()
  await shoot('encore')
}

const shop: Journey = async ({ page, server, shoot }) => {
  await arriveWithParty(page)
  await earn(page, server, rich)
  await openTown(page, 'shop')
  await shoot('buy')
  await button(page, '灯飴').click()
  await page.getByRole('dialog').waitFor()
  await shoot('deal')
  await page.getByRole('spinbutton', { name: '個数' }).fill('99')
  await shoot('deal-refused')
  await page.getByRole('spinbutton', { name: '個数' }).fill('2')
  await page.getByRole('dialog').getByRole('button', { name: '買う', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await shoot('bought')
  await tab(page, '売る').click()
  await shoot('sell')
  await page.getByRole('table').getByRole('button').first().click()
  await shoot('sale')
}

const status: Journey = async ({ page, server, shoot }) => {
  await arriveWithParty(page)
  await earn(page, server, { ...rich, strength: 1 })
  await openTown(page, 'status')
  await shoot('figures')
  await page.getByRole('spinbutton', { name: 'STR' }).fill('2')
  await shoot('figures-given')
  await page.getByRole('spinbutton', { name: 'STR' }).fill('99')
  await shoot('figures-refused')
  await openTown(page, 'status')
  await tab(page, '技').click()
  await shoot('skills')
  await button(page, '一文字').click()
  await shoot('skill')
  await button(page, '覚える').click()
  await shoot('learned')
  await tab(page, /トモリ/).click()
  await shoot('other-member')
}

const library: Journey = async ({ page, server, shoot }) => {
  await arriveWithParty(page)
  await earn(page, server, rich)
  await openTown(page, 'library')
  const shelves = await page.getByRole('tab').all()
  for (const [at, shelf] of shelves.entries()) {
    await shelf.click()
    await shoot(`shelf-${at + 1}`)
  }
  await openTown(page, 'library')
  await button(page, /はじめての三人旅/).click()
  await shoot('book')
  await button(page, '読み終えた').click()
  await page.getByRole('dialog').getByRole('status').waitFor()
  await shoot('book-read')
  await closeDialog(page)
  await tab(page, /^影の図録/).click()
  await button(page, /灯見ヶ原の影/).click()
  await shoot('shadows')
  await closeDialog(page)
  await button(page, /影の切り絵帖/).click()
  await shoot('picture-book')
  await closeDialog(page)
  await tab(page, /^灯の歴史/).click()
  await button(page, /表紙のない本/).click()
  await shoot('coverless')
}

const board: Journey = async ({ page, shoot }) => {
  await page.route('**/menu/plaza/bbs/fetch_post', (route) => route.fulfill({ json: [7, posts] }))
  await page.route('**/menu/plaza/bbs/delete_post*', (route) => route.fulfill({ status: 500, json: { request_id: 'abcdefgh-1' } }))
  await arriveWithParty(page)
  await openTown(page, 'bbs')
  await shoot('posts')
  await button(page, '表を見る').click()
  await shoot('spoiled')
  await page.getByRole('textbox', { name: '貼る言葉' }).fill('二十文字よりも長い言葉は、壁には貼れません。')
  await shoot('too-long')
  await page.unroute('**/menu/plaza/bbs/fetch_post')
  await page.route('**/menu/plaza/bbs/fetch_post', (route) => route.fulfill({ json: [7, []] }))
  await openTown(page, 'bbs')
  await shoot('empty')
  // Folded on a desk, open on a phone, where it begins folded.
  await button(page, /^支度/).click()
  await shoot('errand')
}

const rest: Journey = async ({ page, server, shoot }) => {
  await arriveWithParty(page)
  await earn(page, server, rich)
  await openTown(page, 'refresh')
  await shoot('open')
  await button(page, 'キリカをほどく').click()
  await page.getByRole('dialog').waitFor()
  await shoot('question')
  await closeDialog(page)
  await button(page, 'キリカをほどく').click()
  await button(page, 'ほどいてもらう').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await shoot('done')
  await earn(page, server, { gold: 0, strength: 4 })
  await openTown(page, 'refresh')
  await shoot('poor')
}

const job: Journey = async ({ page, shoot }) => {
  await arriveWithParty(page)
  await openTown(page, 'job')
  await shoot('before')
  for (let press = 0; press < 12; press++) await button(page, 'PUSH').click()
  await page.waitForTimeout(1500)
  await shoot('while')
  await button(page, '精算する').click()
  await shoot('question')
  const ranking = Array.from({ length: 10 }, (_, at) => ({ rank: at + 1, total_count: 900 - at, is_own: at === 9 }))
  const own = { total_count: 104, grade: 1, grade_label: '芯切り', counted: 10, earned_money: 1, money: 201 }
  await page.route('**/job/calculate', (route) => route.fulfill({ json: [own, ranking] }))
  await page.getByRole('dialog').getByRole('button', { name: '精算する' }).click()
  await page.getByText('今日の仕事は終わり。').waitFor()
  await shoot('after')
  const status = { grade: 4, grade_label: '灯の名人', payment_rate: 0.5, total_count: 9000, savedata_id: 1 }
  await page.route('**/job/fetch_status', (route) => route.fulfill({ json: status }))
  await openTown(page, 'job')
  await shoot('highest-grade')
}

const journal: Journey = async ({ page, server, shoot }) => {
  await arriveWithParty(page)
  await earn(page, server, rich)
  await openTown(page, 'journal')
  for (const [at, each] of (await page.getByRole('tab').all()).entries()) {
    await each.click()
    await shoot(`tab-${at + 1}`)
  }
  await tab(page, '土地').click()
  await button(page, /灯見ヶ原/).click()
  await shoot('field')
  await page.getByRole('tab').first().click()
  await button(page, '靴の芥子粒').click()
  await page.getByRole('dialog').waitFor()
  await shoot('scene')
}

const manual: Journey = async ({ page, shoot }) => {
  await arriveWithParty(page)
  await openTown(page, 'other')
  await shoot('contents')
  const titles = page.getByRole('main').getByRole('list').last().getByRole('button')
  await titles.first().click()
  await page.getByRole('dialog').waitFor()
  for (let chapter = 1, count = await titles.count(); chapter <= count; chapter++) {
    await shoot(`chapter-${chapter}`)
    if (chapter < count) await button(page, '次の札').click()
  }
}

export const town = { newcomers, menu, adventure, shop, status, library, board, rest, job, journal, manual } satisfies Record<
  string,
  Journey
>
