import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTemporaryPostgres, type TemporaryPostgres } from '../../../tests/databases/postgres.ts'
import { attacks, encount } from '../../../tests/adventures.ts'
import { encounterOf } from '../../../tests/clients/battle-replies.ts'
import type { Browser } from '../../../tests/clients/browser.ts'
import type { Outcome } from '../../../tests/clients/typed-calls.ts'
import { api, type ReplyOf } from '../../contract/api.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { Game } from '../../../tests/game.ts'
import { openConfiguredStore } from './open.ts'

const OUTAGES = 3
const game = new Game()
let postgres: TemporaryPostgres | null = null

const server = (): TemporaryPostgres => {
  if (!postgres) throw new Error('PostgreSQL was never started')
  return postgres
}

beforeAll(async () => {
  postgres = await startTemporaryPostgres()
  const { url } = postgres
  const open = async () => {
    const store = await openConfiguredStore({ databaseUrl: url, databasePool: 8 }, () => undefined)
    await store.migrate()
    return store
  }
  await game.start({ url, open, drop: async () => undefined })
})
afterAll(async () => {
  await game.stop()
  await postgres?.stop()
})

/** What all players together have met. */
const met = { answered: 0, refused: 0 }

/** Waits until one more call was answered, or refused. */
async function oneMore(what: keyof typeof met): Promise<void> {
  const before = met[what]
  while (met[what] === before) await pause(5)
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One battle after another; whatever is not answered is sent again. @returns the sessions and turns that were answered, and how often the server had to refuse. */
async function play(browser: Browser, isOver: () => boolean) {
  const answered: { readonly session: string; readonly turn: number }[] = []
  let refused = 0
  const insist = async <E extends AnyEndpoint>(endpoint: E, body: object): Promise<ReplyOf<E>> => {
    for (;;) {
      const { status, reply, refusal }: Outcome<E> = await browser.outcome(endpoint, body)
      if (reply !== null) return reply
      expect({ status, ...refusal }).toMatchObject({ status: 503, message: expect.stringMatching(/[ぁ-ん]/) })
      refused += 1
      met.refused += 1
      await pause(30)
    }
  }
  while (!isOver()) {
    const start = encounterOf(await insist(api.battle.encount, { field_id: 1, stage_id: 1, clear_stage: 0 }))
    const { session } = start
    const order = { session_id: session, selectedCommands: attacks(start), turn: 1 }
    const first = await insist(api.battle.exec, order)
    expect(await insist(api.battle.exec, order)).toEqual(first)
    answered.push({ session, turn: 1 })
    met.answered += 1
    await insist(api.battle.refresh, { session_id: session })
  }
  return { answered, refused }
}

test('PostgreSQL stops and starts under players’ hands: they are told, go on by themselves, and keep every answered turn', async () => {
  const browsers = await Promise.all([game.player(), game.player(), game.player()])
  let isOver = false
  const playing = Promise.all(browsers.map((browser) => play(browser, () => isOver)))
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    await oneMore('answered')
    await server().pause()
    await oneMore('refused')
    await server().resume()
  }
  await oneMore('answered')
  isOver = true
  const played = await playing
  expect(played.some(({ refused }) => refused > 0)).toBe(true)
  const rows = await game.reach((tx) =>
    tx
      .selectFrom('adventure_turns')
      .innerJoin('adventures', 'adventures.id', 'adventure_turns.adventure_id')
      .select(['session_id as session', 'turn'])
      .execute(),
  )
  const kept = await game.reach((tx) => tx.selectFrom('adventures').select('session_id').execute())
  for (const { answered } of played) {
    expect(answered.length).toBeGreaterThan(0)
    // Of each save the last twenty adventures are kept.
    const recent = answered.filter(({ session }) => kept.some(({ session_id }) => session_id === session))
    expect(recent.length).toBeGreaterThan(0)
    expect(rows).toEqual(expect.arrayContaining(recent))
  }
  expect((await encount(browsers[0] ?? game.visitor(), 1, 1)).resume.phase).toBe('fighting')
})
