import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDLESS } from '../src/content/named-ids.ts'
import { endingKey } from '../src/content/story/scenes.ts'
import { hashPassword, isPassword } from '../src/server/security/passwords.ts'
import { ENCOUNT, encount, FINISH, fight, give, idsOf, REFRESH, RESULT, STRONG } from './adventures.ts'
import type { Answer, Browser } from './clients/browser.ts'
import { encorePlayer, winStages } from './clients/encore-players.ts'
import { freePort } from './servers/free-port.ts'
import type { Game } from './game.ts'
import { expectSound } from './invariants.ts'
import { SEATS, type SeatKind, type Seats, keysOf, serversOf, sessionsOf, tabs } from './seats.ts'
import { ServerProcess } from './servers/server-process.ts'

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
const ENDING = '/api/game/rpg/ending/store/clear'
const PURCHASES = '/study/techbook/vue/chapter8_purchases'
const SITUATION = '/api/game/rpg/title/check_situation'
const PASSWORD = 'correct horse'
const FIVE = [1, 2, 3, 4, 5]

/** A key belongs to its session. */
const ONE_SESSION: readonly SeatKind[] = ['tabs', 'servers']
/** The test moves the clock of one server only. */
const ONE_CLOCK: readonly SeatKind[] = ['tabs', 'keys', 'sessions']

type Call = (browser: Browser) => Promise<Answer>

/** Sends all calls at once, each from its own seat. */
type AtOnce = (browser: Browser, ...calls: readonly Call[]) => Promise<readonly Answer[]>

function atOnceFrom(seats: Seats): AtOnce {
  return async (browser, ...calls) => {
    const seated = await Promise.all(calls.map((_, index) => seats(browser, index)))
    const answers = await Promise.all(calls.map((call, index) => call(seated[index] as Browser)))
    for (const { status } of answers) expect(status).toBeLessThan(500)
    return answers
  }
}

const statuses = (answers: readonly Answer[]): readonly number[] => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const money = async (browser: Browser): Promise<number> => (await browser.get(SAVE)).body.money

/**
 * Calls of each kind at the same moment, `rounds` times, from each kind of seats in turn: nothing is doubled, nothing is lost. The second
 * server is a process of its own on the same database.
 */
export function racesOf(game: Game, rounds: number): void {
  let server: ServerProcess | null = null
  beforeAll(async () => {
    // The other server has a clock of its own.
    game.now = Date.now()
    server = new ServerProcess({ port: await freePort(), databaseUrl: game.databaseUrl })
    await server.start()
  })
  afterAll(() => server?.end('SIGTERM'))
  const seats = { tabs, keys: keysOf(game), sessions: sessionsOf(game), servers: serversOf(() => server?.url ?? '') }
  const race: Race = (title, story, kinds = SEATS) => {
    test(title, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const kind = kinds[round % kinds.length] ?? 'tabs'
        const browser = await story(atOnceFrom(seats[kind]))
        await expectSoundOf(game, browser)
      }
    })
  }
  shopRaces(game, race)
  townRaces(game, race)
  adventureRaces(game, race)
  resultRaces(game, race)
  purchaseRaces(game, race)
  accountRaces(game, race)
}

async function expectSoundOf(game: Game, browser: Browser | null): Promise<void> {
  if (browser) await expectSound(game, (await idsOf(game, browser)).save)
}

/** A story for all kinds of seats, or for those that are named, over and over. @returns whose save must be sound. */
type Race = (title: string, story: (atOnce: AtOnce) => Promise<Browser | null>, kinds?: readonly SeatKind[]) => void

function shopRaces(game: Game, race: Race): void {
  const candy: Call = (tab) => tab.post(PAYMENT, { item_id: 1, number: 1, name: '', price: 29 })

  race('two purchases with gold for one', async (atOnce) => {
    const browser = await game.player()
    await give(game, browser, { gold: 40 })
    expect(statuses(await atOnce(browser, candy, candy))).toEqual([200, 400])
    expect((await browser.get(SHOP)).body).toMatchObject({ money: 11, current_possession: 1 })
    return browser
  })

  race('two purchases with room for one', async (atOnce) => {
    const browser = await game.player()
    await give(game, browser, { gold: 1000, bag: [{ item: 1, count: 3 }] })
    expect(statuses(await atOnce(browser, candy, candy))).toEqual([200, 400])
    return browser
  })

  race(
    'one purchase sent twice under one key',
    async (atOnce) => {
      const browser = await game.player()
      const keyed: Call = (tab) => tab.post(PAYMENT, { item_id: 1, number: 1, name: '', price: 29 }, { key: 'one purchase' })
      const [a, b] = await atOnce(browser, keyed, keyed)
      expect(a).toMatchObject({ status: 200, body: b?.body })
      expect((await browser.get(SHOP)).body).toMatchObject({ money: 171, current_possession: 1 })
      return browser
    },
    ONE_SESSION,
  )

  race('two sales of the same item', async (atOnce) => {
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
  race('two spendings of the same points', async (atOnce) => {
    const browser = await game.player()
    const { members } = await idsOf(game, browser)
    const spend: Call = (tab) => tab.post(INCREMENT, { party_id: members[0], input_point: 3, status_type: 'STR' })
    expect(statuses(await atOnce(browser, spend, spend))).toEqual([200, 422])
    return browser
  })

  race('two skills for one point', async (atOnce) => {
    const browser = await game.player()
    const { members } = await idsOf(game, browser)
    const learn: Call = (tab) => tab.post(LEARN, { party_id: members[0], skill_id: 101 })
    expect(statuses(await atOnce(browser, learn, learn))).toEqual([200, 422])
    return browser
  })

  race('two rests with gold for one', async (atOnce) => {
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

  race(
    'two settlings of the same labour',
    async (atOnce) => {
      const browser = await game.player()
      game.now += 10_000
      const settle: Call = (tab) => tab.post(JOB, { push_count: 180 })
      const answers = await atOnce(browser, settle, settle)
      const totals = answers.map(({ body }) => body[0].total_count).toSorted((a, b) => a - b)
      expect(totals).toEqual([180, 180])
      return browser
    },
    ONE_CLOCK,
  )

  race(
    'two posts within thirty seconds, and two deletions of one',
    async (atOnce) => {
      const browser = await game.player()
      game.now += 60_000
      const post: Call = (tab) => tab.post(STORE, { message: '競う', is_spoiled: false })
      expect(statuses(await atOnce(browser, post, post))).toEqual([200, 429])
      const [own, posts] = (await browser.get(BOARD)).body
      const { id } = posts.find((one: { savedata_id: number }) => one.savedata_id === own)
      const remove: Call = (tab) => tab.post(DELETE, { id })
      expect(statuses(await atOnce(browser, remove, remove))).toEqual([200, 404])
      return browser
    },
    ONE_CLOCK,
  )
}

function adventureRaces(game: Game, race: Race): void {
  const enter: Call = (tab) => tab.post(ENCOUNT, { field_id: 1, stage_id: 1, clear_stage: 0 })

  race('two departures', async (atOnce) => {
    const browser = await game.player()
    const [a, b] = await atOnce(browser, enter, enter)
    expect(a?.body[2]).toBe(b?.body[2])
    return browser
  })

  race('a departure and a purchase: what was bought is in the bag, or was not bought', async (atOnce) => {
    const browser = await game.player()
    const candy: Call = (tab) => tab.post(PAYMENT, { item_id: 1, number: 1, name: '', price: 29 })
    const [, bought] = await atOnce(browser, enter, candy)
    const { body } = await encount(browser, 1, 1)
    expect(body[3]).toHaveLength(bought?.status === 200 ? 1 : 0)
    await browser.post(REFRESH, {})
    expect((await browser.get(SHOP)).body.current_possession).toBe(bought?.status === 200 ? 1 : 0)
    return browser
  })

  race('two homecomings pay once', async (atOnce) => {
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

  race('a homecoming and a dropping: one of them, wholly', async (atOnce) => {
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

function resultRaces(game: Game, race: Race): void {
  race('two results and a homecoming: each reads the same record, which is paid once', async (atOnce) => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    const result: Call = (tab) => tab.post(RESULT, { session_id: session, is_win: true, field_id: 1 })
    const [one, two] = await atOnce(browser, result, result, (tab) => tab.post(FINISH, { session_id: session }))
    expect(one).toMatchObject({ status: 200, body: two?.body })
    const paid = await money(browser)
    expect((await result(browser)).body).toEqual(one?.body)
    expect([paid > 200, await money(browser)]).toEqual([true, paid])
    return browser
  })

  race('two endings: one of them, wholly, and one note of each in the journal', async (atOnce) => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [11] })
    const choose =
      (ending: number): Call =>
      (tab) =>
        tab.post(ENDING, { ending })
    expect(statuses(await atOnce(browser, choose(1), choose(2), choose(3)))).toEqual([200, 200, 422])
    expect([1, 2]).toContain((await browser.get(SAVE)).body.ending)
    const notes = await game.reach((tx) =>
      tx.selectFrom('journal').select('entry').where('save_id', '=', save).where('kind', '=', 'scene').orderBy('entry').execute(),
    )
    expect(notes).toEqual([{ entry: endingKey(1) }, { entry: endingKey(2) }])
    return browser
  })

  race('the end of a run after the story, twice, and its next curtain: it ends or goes on, and is ranked once', async (atOnce) => {
    const browser = await encorePlayer(game)
    const session_id = await winStages(browser, ENDLESS, 1)
    const end: Call = (tab) => tab.post(FINISH, { session_id })
    const next: Call = (tab) => tab.post(ENCOUNT, { field_id: ENDLESS, stage_id: 2 })
    const answers = (await atOnce(browser, end, end, next)).map(({ status }) => status)
    // Either the curtain rises, and nothing ends, or the run has ended, and there is no next curtain.
    const goesOn = answers[2] === 200
    expect(answers).toEqual(goesOn ? [409, 409, 200] : [200, 200, 422])
    await browser.post(REFRESH, {})
    const { save } = await idsOf(game, browser)
    const entries = await game.reach((tx) => tx.selectFrom('encore_entries').select(['stages']).where('save_id', '=', save).execute())
    expect(entries).toEqual([{ stages: 1 }])
    // Its figures are past all rules.
    return null
  })
}

function purchaseRaces(game: Game, race: Race): void {
  const lamp = { date: '2026-04-01', price: '19.90', description: 'lamp' }
  const rows = async (browser: Browser): Promise<readonly { id: number; description: string }[]> => (await browser.get(PURCHASES)).body
  const create: Call = (tab) => tab.post(PURCHASES, lamp)

  race(
    'two new purchases are two, under one key one',
    async (atOnce) => {
      const browser = await game.user()
      expect(statuses(await atOnce(browser, create, create))).toEqual([200, 200])
      expect(await rows(browser)).toHaveLength(2)
      const keyed: Call = (tab) => tab.post(PURCHASES, lamp, { key: 'one row' })
      const [a, b] = await atOnce(browser, keyed, keyed)
      expect(a).toMatchObject({ status: 200, body: b?.body })
      expect(await rows(browser)).toHaveLength(3)
      return null
    },
    ONE_SESSION,
  )

  race('two purchases with room for one', async (atOnce) => {
    const browser = await game.user()
    const { body } = await browser.get(SITUATION)
    const row = { user_id: body.user_id, date: '2026-04-01', price_cents: 1, description: 'x' }
    for (const count of [500, 499]) {
      await game.reach((tx) =>
        tx
          .insertInto('purchases')
          .values(Array.from({ length: count }, () => row))
          .execute(),
      )
    }
    expect(statuses(await atOnce(browser, create, create))).toEqual([200, 422])
    expect(await rows(browser)).toHaveLength(1000)
    return null
  })

  race('a change and two deletions of a purchase: it is gone', async (atOnce) => {
    const browser = await game.user()
    const { id } = (await create(browser)).body
    const change: Call = (tab) => tab.write('PUT', `${PURCHASES}/${id}`, { ...lamp, id, description: 'changed' })
    const remove: Call = (tab) => tab.write('DELETE', `${PURCHASES}/${id}`)
    const [changed, ...removed] = await atOnce(browser, change, remove, remove)
    expect([200, 404]).toContain(changed?.status)
    expect(statuses(removed)).toEqual([200, 404])
    expect(await rows(browser)).toEqual([])
    return null
  })

  race('two changes of a purchase: one of them, wholly', async (atOnce) => {
    const browser = await game.user()
    const { id } = (await create(browser)).body
    const change =
      (description: string, price: string): Call =>
      (tab) =>
        tab.write('PUT', `${PURCHASES}/${id}`, { ...lamp, id, description, price })
    expect(statuses(await atOnce(browser, change('a', '1.00'), change('b', '2.00')))).toEqual([200, 200])
    const [row] = await rows(browser)
    expect([
      { ...lamp, id, description: 'a', price: '1.00' },
      { ...lamp, id, description: 'b', price: '2.00' },
    ]).toContainEqual(row)
    return null
  })
}

function accountRaces(game: Game, race: Race): void {
  /** A user with this password. To hash it for each would take longer than the races. */
  async function withPassword(): Promise<Browser> {
    hash ??= await hashPassword(PASSWORD)
    const [browser, password_hash] = [await game.user(), hash]
    const { user_id } = (await browser.get(SITUATION)).body
    await game.reach((tx) => tx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute())
    return browser
  }
  let hash: string | null = null
  const hashOfUser = async (id: number): Promise<string> =>
    (await game.reach((tx) => tx.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())).password_hash

  race('two new passwords: one of them, and the other is refused', async (atOnce) => {
    const browser = await withPassword()
    const { user_id } = (await browser.get(SITUATION)).body
    const wanted = ['the first horse', 'the second horse']
    const answers = await atOnce(
      browser,
      ...wanted.map(
        (password): Call =>
          (tab) =>
            tab.write('PUT', '/api/account/password', { current_password: PASSWORD, password, password_confirmation: password }),
      ),
    )
    // The other one finds its password wrong, or its session ended.
    const [won, lost] = statuses(answers)
    expect(won).toBe(200)
    expect([401, 422]).toContain(lost)
    const winner = wanted[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await isPassword(winner, await hashOfUser(user_id))).toBe(true)
    return null
  })

  race('the deletion of the account, a purchase and a new party: nothing is left', async (atOnce) => {
    const browser = await withPassword()
    const { user_id } = (await browser.get(SITUATION)).body
    const party = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: '仲間' }))
    const [deleted, ...others] = await atOnce(
      browser,
      (tab) => tab.write('DELETE', '/api/account', { password: PASSWORD }),
      (tab) => tab.post(PURCHASES, { date: '2026-04-01', price: '1.00', description: 'late' }),
      (tab) => tab.post('/api/game/rpg/beginning/create', { selected_info: party }),
    )
    expect(deleted).toMatchObject({ status: 200 })
    for (const { status } of others) expect([200, 401]).toContain(status)
    const left = await game.reach(async (tx) => [
      await tx.selectFrom('users').select('id').where('id', '=', user_id).execute(),
      await tx.selectFrom('saves').select('id').where('user_id', '=', user_id).execute(),
      await tx.selectFrom('purchases').select('id').where('user_id', '=', user_id).execute(),
      await tx.selectFrom('sessions').select('user_id').where('user_id', '=', user_id).execute(),
    ])
    expect(left).toEqual([[], [], [], []])
    return null
  })
}
