import { expect, test } from 'vitest'
import { ENCOUNT, encount, FINISH, fight, give, idsOf, REFRESH, STRONG } from './adventures.ts'
import type { Answer, Browser } from './browser.ts'
import type { Game } from './game.ts'
import { expectSound } from './invariants.ts'

const SHOP = '/api/game/rpg/shop/information'
const PAYMENT = '/api/game/rpg/shop/payment'
const SELL = '/api/game/rpg/shop/sell_off'
const INCREMENT = '/api/game/rpg/status/increment'
const LEARN = '/api/game/rpg/status/skill/learn'
const RESET = '/api/game/rpg/menu/plaza/refresh/reset_status_and_skill_point'
const JOB = '/api/game/rpg/menu/plaza/job/calculate'
const STORE = '/api/game/rpg/menu/plaza/bbs/store'
const DELETE = '/api/game/rpg/menu/plaza/bbs/delete'
const BOARD = '/api/game/rpg/menu/plaza/bbs/fetch_post'
const SAVE = '/api/game/rpg/title/check_savedata_info'
const FIVE = [1, 2, 3, 4, 5]

type Call = (browser: Browser) => Promise<Answer>

/** Sends all calls at once, each from its own tab. */
async function atOnce(browser: Browser, ...calls: readonly Call[]): Promise<readonly Answer[]> {
  const answers = await Promise.all(calls.map((call) => call(browser.tab())))
  for (const { status } of answers) expect(status).toBeLessThan(500)
  return answers
}

const statuses = (answers: readonly Answer[]): readonly number[] => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const money = async (browser: Browser): Promise<number> => (await browser.get(SAVE)).body.money

/** Two calls of each kind at the same moment, `rounds` times: nothing is doubled, nothing is lost. */
export function racesOf(game: Game, rounds: number): void {
  const race = (title: string, story: () => Promise<Browser>): void => {
    test(title, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const browser = await story()
        await expectSound(game, (await idsOf(game, browser)).save)
      }
    })
  }
  shopRaces(game, race)
  townRaces(game, race)
  adventureRaces(game, race)
}

type Race = (title: string, story: () => Promise<Browser>) => void

function shopRaces(game: Game, race: Race): void {
  const candy: Call = (tab) => tab.post(PAYMENT, { item_id: 1, number: 1, name: '', price: 29 })

  race('two purchases with gold for one', async () => {
    const browser = await game.player()
    await give(game, browser, { gold: 40 })
    expect(statuses(await atOnce(browser, candy, candy))).toEqual([200, 400])
    expect((await browser.get(SHOP)).body).toMatchObject({ money: 11, current_possession: 1 })
    return browser
  })

  race('two purchases with room for one', async () => {
    const browser = await game.player()
    await give(game, browser, { gold: 1000, bag: [{ item: 1, count: 3 }] })
    expect(statuses(await atOnce(browser, candy, candy))).toEqual([200, 400])
    return browser
  })

  race('one purchase sent twice under one key', async () => {
    const browser = await game.player()
    const keyed: Call = (tab) => tab.post(PAYMENT, { item_id: 1, number: 1, name: '', price: 29 }, { key: 'one purchase' })
    const [a, b] = await atOnce(browser, keyed, keyed)
    expect(a).toMatchObject({ status: 200, body: b?.body })
    expect((await browser.get(SHOP)).body).toMatchObject({ money: 171, current_possession: 1 })
    return browser
  })

  race('two sales of the same item', async () => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 1, count: 1 }] })
    const sale: Call = (tab) => tab.post(SELL, { item_id: 1, number: 1, name: '', price: 12 + 1 })
    const { price } = (await browser.get(SHOP)).body.sellItemList[0]
    const sell: Call = (tab) => tab.post(SELL, { item_id: 1, number: 1, name: '', price })
    expect(statuses(await atOnce(browser, sell, sell, sale))).toEqual([200, 400, 400])
    expect(await money(browser)).toBe(200 + price)
    return browser
  })
}

function townRaces(game: Game, race: Race): void {
  race('two spendings of the same points', async () => {
    const browser = await game.player()
    const { members } = await idsOf(game, browser)
    const spend: Call = (tab) => tab.post(INCREMENT, { party_id: members[0], input_point: 3, status_type: 'STR' })
    expect(statuses(await atOnce(browser, spend, spend))).toEqual([200, 422])
    return browser
  })

  race('two skills for one point', async () => {
    const browser = await game.player()
    const { members } = await idsOf(game, browser)
    const learn: Call = (tab) => tab.post(LEARN, { party_id: members[0], skill_id: 101 })
    expect(statuses(await atOnce(browser, learn, learn))).toEqual([200, 422])
    return browser
  })

  race('two rests with gold for one', async () => {
    const browser = await game.player()
    const { members } = await give(game, browser, { gold: 1500, cleared: FIVE })
    for (const party_id of members) await browser.post(INCREMENT, { party_id, input_point: 2, status_type: 'HP' })
    const rest =
      (index: number): Call =>
      (tab) =>
        tab.post(RESET, { party_id: members[index], payment_money: 1000 })
    expect(statuses(await atOnce(browser, rest(0), rest(1)))).toEqual([200, 422])
    expect(await money(browser)).toBe(500)
    return browser
  })

  race('two settlings of the same labour', async () => {
    const browser = await game.player()
    game.now += 10_000
    const settle: Call = (tab) => tab.post(JOB, { push_count: 180 })
    const answers = await atOnce(browser, settle, settle)
    const totals = answers.map(({ body }) => body[0].total_count).toSorted((a, b) => a - b)
    expect(totals).toEqual([180, 180])
    return browser
  })

  race('two posts within thirty seconds, and two deletions of one', async () => {
    const browser = await game.player()
    game.now += 60_000
    const post: Call = (tab) => tab.post(STORE, { message: '競う', is_spoiled: false })
    expect(statuses(await atOnce(browser, post, post))).toEqual([200, 429])
    const [own, posts] = (await browser.get(BOARD)).body
    const { id } = posts.find((one: { savedata_id: number }) => one.savedata_id === own)
    const remove: Call = (tab) => tab.post(DELETE, { id })
    expect(statuses(await atOnce(browser, remove, remove))).toEqual([200, 404])
    return browser
  })
}

function adventureRaces(game: Game, race: Race): void {
  const enter: Call = (tab) => tab.post(ENCOUNT, { field_id: 1, stage_id: 1, clear_stage: 0 })

  race('two departures', async () => {
    const browser = await game.player()
    const [a, b] = await atOnce(browser, enter, enter)
    expect(a?.body[2]).toBe(b?.body[2])
    return browser
  })

  race('a departure and a purchase: what was bought is in the bag, or was not bought', async () => {
    const browser = await game.player()
    const candy: Call = (tab) => tab.post(PAYMENT, { item_id: 1, number: 1, name: '', price: 29 })
    const [, bought] = await atOnce(browser, enter, candy)
    const { body } = await encount(browser, 1, 1)
    expect(body[3]).toHaveLength(bought?.status === 200 ? 1 : 0)
    await browser.post(REFRESH, {})
    expect((await browser.get(SHOP)).body.current_possession).toBe(bought?.status === 200 ? 1 : 0)
    return browser
  })

  race('two homecomings pay once', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    const home: Call = (tab) => tab.post(FINISH, { session_id: session })
    expect(statuses(await atOnce(browser, home, home))).toEqual([200, 200])
    const paid = await money(browser)
    await browser.post(FINISH, { session_id: session })
    expect([paid > 200, await money(browser)]).toEqual([true, paid])
    return browser
  })

  race('a homecoming and a dropping: one of them, wholly', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    await atOnce(
      browser,
      (tab) => tab.post(FINISH, { session_id: session }),
      (tab) => tab.post(REFRESH, { session_id: session }),
    )
    const { body } = await browser.get('/api/game/rpg/parties/information')
    expect((await money(browser)) > 200).toBe(body[0].total_exp > STRONG)
    expect((await browser.get('/api/game/rpg/menu/can_be_clear')).body.running).toBeNull()
    return browser
  })
}
