import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDLESS } from '../src/content/named-ids.ts'
import { endingKey } from '../src/content/story/scenes.ts'
import { encount, fight, give, idsOf, STRONG, userIdOf } from './adventures.ts'
import type { Browser } from './clients/browser.ts'
import { encorePlayer, winStages } from './clients/encore-players.ts'
import { freePort } from './servers/free-port.ts'
import type { Game } from './game.ts'
import { expectSound } from './invariants.ts'
import { SEATS, type SeatKind, type Seats, keysOf, serversOf, sessionsOf, tabs } from './seats.ts'
import { ServerProcess } from './servers/server-process.ts'
import { api } from '../src/contract/api.ts'
import type { AnyEndpoint } from '../src/contract/endpoint.ts'
import { encounterOf } from './clients/battle-replies.ts'
import { at, type Outcome } from './clients/typed-calls.ts'
import { firstOf } from './first-of.ts'

const PASSWORD = 'correct horse'
const FIVE = [1, 2, 3, 4, 5]

/** A key belongs to its session. */
const ONE_SESSION: readonly SeatKind[] = ['tabs', 'servers']
/** The test moves the clock of one server only. */
const ONE_CLOCK: readonly SeatKind[] = ['tabs', 'keys', 'sessions']

type Call<E extends AnyEndpoint = AnyEndpoint> = (browser: Browser) => Promise<Outcome<E>>

/** Sends all calls at once, each from its own seat. */
type AtOnce = <E extends AnyEndpoint>(browser: Browser, ...calls: readonly Call<E>[]) => Promise<readonly Outcome<E>[]>

function atOnceFrom(seats: Seats): AtOnce {
  return async (browser, ...calls) => {
    const seated = await Promise.all(calls.map((_, index) => seats(browser, index)))
    const answers = await Promise.all(calls.map((call, index) => call(seated[index] as Browser)))
    for (const { status } of answers) expect(status).toBeLessThan(500)
    return answers
  }
}

const statuses = (answers: readonly { readonly status: number }[]): readonly number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const money = async (browser: Browser): Promise<number> => (await browser.call(api.title.savedataInfo)).money

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
  const candy: Call = (tab) => tab.outcome(api.shop.payment, { item_id: 1, number: 1, name: '', price: 29 })

  race('two purchases with gold for one', async (atOnce) => {
    const browser = await game.player()
    await give(game, browser, { gold: 40 })
    expect(statuses(await atOnce(browser, candy, candy))).toEqual([200, 400])
    expect(await browser.call(api.shop.information)).toMatchObject({ money: 11, current_possession: 1 })
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
      const keyed: Call = (tab) => tab.outcome(api.shop.payment, { item_id: 1, number: 1, name: '', price: 29 }, { key: 'one purchase' })
      const [a, b] = await atOnce(browser, keyed, keyed)
      expect(a?.reply).not.toBeNull()
      expect(a).toEqual(b)
      expect(await browser.call(api.shop.information)).toMatchObject({ money: 171, current_possession: 1 })
      return browser
    },
    ONE_SESSION,
  )

  race('two sales of the same item', async (atOnce) => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 1, count: 1 }] })
    const { price } = firstOf((await browser.call(api.shop.information)).sellItemList)
    const overpriced: Call = (tab) => tab.outcome(api.shop.sellOff, { item_id: 1, number: 1, name: '', price: price + 1 })
    const sell: Call = (tab) => tab.outcome(api.shop.sellOff, { item_id: 1, number: 1, name: '', price })
    expect(statuses(await atOnce(browser, sell, sell, overpriced))).toEqual([200, 400, 400])
    expect(await money(browser)).toBe(200 + price)
    return browser
  })
}

function townRaces(game: Game, race: Race): void {
  race('two spendings of the same points', async (atOnce) => {
    const browser = await game.player()
    const { members } = await idsOf(game, browser)
    const spend: Call = (tab) => tab.outcome(api.status.increment, { party_id: members[0], input_point: 3, status_type: 'STR' })
    expect(statuses(await atOnce(browser, spend, spend))).toEqual([200, 422])
    return browser
  })

  race('two skills for one point', async (atOnce) => {
    const browser = await game.player()
    const { members } = await idsOf(game, browser)
    const learn: Call = (tab) => tab.outcome(api.status.learn, { party_id: members[0], skill_id: 101 })
    expect(statuses(await atOnce(browser, learn, learn))).toEqual([200, 422])
    return browser
  })

  race('two rests with gold for one', async (atOnce) => {
    const browser = await game.player()
    const { members } = await give(game, browser, { gold: 1500, cleared: FIVE })
    for (const party_id of members) await browser.call(api.status.increment, { party_id, input_point: 2, status_type: 'HP' })
    const rest =
      (index: number): Call =>
      (tab) =>
        tab.outcome(api.rest.reset, { party_id: members[index], payment_money: 1000 })
    expect(statuses(await atOnce(browser, rest(0), rest(1)))).toEqual([200, 422])
    expect(await money(browser)).toBe(500)
    return browser
  })

  race(
    'two settlings of the same labour',
    async (atOnce) => {
      const browser = await game.player()
      game.now += 10_000
      const settle = (tab: Browser) => tab.outcome(api.job.calculate, { push_count: 180 })
      const answers = await atOnce(browser, settle, settle)
      const totals = answers.map(({ reply }) => reply?.[0].total_count)
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
      const post: Call = (tab) => tab.outcome(api.board.store, { message: '競う', is_spoiled: false })
      expect(statuses(await atOnce(browser, post, post))).toEqual([200, 429])
      const [own, posts] = await browser.call(api.board.fetchPost)
      const { id } = firstOf(posts.filter((one) => one.savedata_id === own))
      const remove: Call = (tab) => tab.outcome(api.board.delete, { id })
      expect(statuses(await atOnce(browser, remove, remove))).toEqual([200, 404])
      return browser
    },
    ONE_CLOCK,
  )
}

function adventureRaces(game: Game, race: Race): void {
  const enter = (tab: Browser) => tab.outcome(api.battle.encount, { field_id: 1, stage_id: 1, clear_stage: 0 })

  race('two departures', async (atOnce) => {
    const browser = await game.player()
    const [a, b] = await atOnce(browser, enter, enter)
    const sessions = [a, b].map((one) => one?.reply && encounterOf(one.reply).session)
    expect(sessions[0]).toMatch(/./)
    expect(sessions[0]).toBe(sessions[1])
    return browser
  })

  race('a departure and a purchase: what was bought is in the bag, or was not bought', async (atOnce) => {
    const browser = await game.player()
    const candy: Call = (tab) => tab.outcome(api.shop.payment, { item_id: 1, number: 1, name: '', price: 29 })
    const [, bought] = await atOnce<AnyEndpoint>(browser, enter, candy)
    const { items } = await encount(browser, 1, 1)
    expect(items).toHaveLength(bought?.status === 200 ? 1 : 0)
    await browser.call(api.battle.refresh, {})
    expect((await browser.call(api.shop.information)).current_possession).toBe(bought?.status === 200 ? 1 : 0)
    return browser
  })

  race('two homecomings pay once', async (atOnce) => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    const home: Call = (tab) => tab.outcome(api.battle.finish, { session_id: session })
    expect(statuses(await atOnce(browser, home, home))).toEqual([200, 200])
    const paid = await money(browser)
    await browser.call(api.battle.finish, { session_id: session })
    expect([paid > 200, await money(browser)]).toEqual([true, paid])
    return browser
  })

  race('a homecoming and a dropping: one of them, wholly', async (atOnce) => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    await atOnce<AnyEndpoint>(
      browser,
      (tab) => tab.outcome(api.battle.finish, { session_id: session }),
      (tab) => tab.outcome(api.battle.refresh, { session_id: session }),
    )
    const { total_exp } = firstOf(await browser.call(api.status.information))
    expect((await money(browser)) > 200).toBe(total_exp > STRONG)
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
    return browser
  })
}

function resultRaces(game: Game, race: Race): void {
  race('two results and a homecoming: each reads the same record, which is paid once', async (atOnce) => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    const result: Call = (tab) => tab.outcome(api.battle.resultWin, { session_id: session, is_win: true, field_id: 1 })
    const [one, two] = await atOnce(browser, result, result, (tab) => tab.outcome(api.battle.finish, { session_id: session }))
    expect(one?.reply).not.toBeNull()
    expect(one).toEqual(two)
    const paid = await money(browser)
    expect(await result(browser)).toEqual(one)
    expect([paid > 200, await money(browser)]).toEqual([true, paid])
    return browser
  })

  race('two endings: one of them, wholly, and one note of each in the journal', async (atOnce) => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [11] })
    const choose =
      (ending: number): Call =>
      (tab) =>
        tab.outcome(api.ending.storeClear, { ending })
    expect(statuses(await atOnce(browser, choose(1), choose(2), choose(3)))).toEqual([200, 200, 422])
    expect([1, 2]).toContain((await browser.call(api.title.savedataInfo)).ending)
    const notes = await game.reach((tx) =>
      tx.selectFrom('journal').select('entry').where('save_id', '=', save).where('kind', '=', 'scene').orderBy('entry').execute(),
    )
    expect(notes).toEqual([{ entry: endingKey(1) }, { entry: endingKey(2) }])
    return browser
  })

  race('the end of a run after the story, twice, and its next curtain: it ends or goes on, and is ranked once', async (atOnce) => {
    const browser = await encorePlayer(game)
    const session_id = await winStages(browser, ENDLESS, 1)
    const end: Call = (tab) => tab.outcome(api.battle.finish, { session_id })
    const next: Call = (tab) => tab.outcome(api.battle.encount, { field_id: ENDLESS, stage_id: 2 })
    const answers = (await atOnce(browser, end, end, next)).map(({ status }) => status)
    // Either the curtain rises, and nothing ends, or the run has ended, and there is no next curtain.
    const goesOn = answers[2] === 200
    expect(answers).toEqual(goesOn ? [409, 409, 200] : [200, 200, 422])
    await browser.call(api.battle.refresh, {})
    const { save } = await idsOf(game, browser)
    const entries = await game.reach((tx) => tx.selectFrom('encore_entries').select(['stages']).where('save_id', '=', save).execute())
    expect(entries).toEqual([{ stages: 1 }])
    // Its figures are past all rules.
    return null
  })
}

function purchaseRaces(game: Game, race: Race): void {
  const lamp = { date: '2026-04-01', price: '19.90', description: 'lamp' }
  const rows = (browser: Browser) => browser.call(api.purchases.list)
  const create: Call = (tab) => tab.outcome(api.purchases.create, lamp)

  race(
    'two new purchases are two, under one key one',
    async (atOnce) => {
      const browser = await game.user()
      expect(statuses(await atOnce(browser, create, create))).toEqual([200, 200])
      expect(await rows(browser)).toHaveLength(2)
      const keyed: Call = (tab) => tab.outcome(api.purchases.create, lamp, { key: 'one row' })
      const [a, b] = await atOnce(browser, keyed, keyed)
      expect(a?.reply).not.toBeNull()
      expect(a).toEqual(b)
      expect(await rows(browser)).toHaveLength(3)
      return null
    },
    ONE_SESSION,
  )

  race('two purchases with room for one', async (atOnce) => {
    const browser = await game.user()
    const user_id = await userIdOf(browser)
    const row = { user_id, date: '2026-04-01', price_cents: 1, description: 'x' }
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
    const { id } = await browser.call(api.purchases.create, lamp)
    const change: Call = (tab) => tab.outcome(at(api.purchases.update, { id }), { ...lamp, id, description: 'changed' })
    const remove: Call = (tab) => tab.outcome(at(api.purchases.delete, { id }))
    const [changed, ...removed] = await atOnce(browser, change, remove, remove)
    expect([200, 404]).toContain(changed?.status)
    expect(statuses(removed)).toEqual([200, 404])
    expect(await rows(browser)).toEqual([])
    return null
  })

  race('two changes of a purchase: one of them, wholly', async (atOnce) => {
    const browser = await game.user()
    const { id } = await browser.call(api.purchases.create, lamp)
    const change =
      (description: string, price: string): Call =>
      (tab) =>
        tab.outcome(at(api.purchases.update, { id }), { ...lamp, id, description, price })
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
  /** A user with this password. */
  async function withPassword(): Promise<Browser> {
    const [browser, password_hash] = [await game.user(), await game.passwords.hash(PASSWORD)]
    const user_id = await userIdOf(browser)
    await game.reach((tx) => tx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute())
    return browser
  }
  const hashOfUser = async (id: number): Promise<string> =>
    (await game.reach((tx) => tx.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())).password_hash

  race('two new passwords: one of them, and the other is refused', async (atOnce) => {
    const browser = await withPassword()
    const user_id = await userIdOf(browser)
    const wanted = ['the first horse', 'the second horse']
    const answers = await atOnce(
      browser,
      ...wanted.map(
        (password): Call =>
          (tab) =>
            tab.outcome(api.account.changePassword, { current_password: PASSWORD, password, password_confirmation: password }),
      ),
    )
    // The other one finds its password wrong, or its session ended.
    const [won, lost] = statuses(answers)
    expect(won).toBe(200)
    expect([401, 422]).toContain(lost)
    const winner = wanted[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await game.passwords.isMatch(winner, await hashOfUser(user_id))).toBe(true)
    return null
  })

  race('the deletion of the account, a purchase and a new party: nothing is left', async (atOnce) => {
    const browser = await withPassword()
    const user_id = await userIdOf(browser)
    const party = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: '仲間' }))
    const [deleted, ...others] = await atOnce<AnyEndpoint>(
      browser,
      (tab) => tab.outcome(api.account.close, { password: PASSWORD }),
      (tab) => tab.outcome(api.purchases.create, { date: '2026-04-01', price: '1.00', description: 'late' }),
      (tab) => tab.outcome(api.beginning.create, { selected_info: party }),
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
