import { expect } from 'vitest'
import { api } from '../../src/contract/api.ts'
import { VAST_EXPANSE } from '../../src/content/named-ids.ts'
import { USUAL_ORDER } from '../../src/content/fields.ts'
import { parties } from '../../src/lab/party.ts'
import { parseRecord, replay } from '../../src/lab/run/recorded-adventure.ts'
import { people } from '../../src/lab/people/person.ts'
import { ATTRIBUTES } from '../../src/rules/party/growth.ts'
import { findRecord } from '../../src/server/store/rows/battle/records.ts'
import { membersOf } from '../../src/server/store/rows/save/members.ts'
import type { Store } from '../../src/server/store/store.ts'
import { Campaigner } from './campaigner.ts'
import { expectSound } from '../invariants.ts'
import { Encounters, GameOver, PatientClient, type AnsweredTurn } from './patient-client.ts'

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** How long players look at a screen before their next call, in milliseconds: between half and one and a half of it. */
interface Pace {
  readonly turn: number
  readonly other: number
  /** Between two sign-ups. A server hashes two passwords at once, and refuses the sixtieth in its queue. */
  readonly arrival: number
}

/** A turn every six seconds or so, as a busy player. */
export const LIKE_PEOPLE: Pace = { turn: 6_000, other: 1_500, arrival: 400 }
/** For rehearsals of seconds: as many calls as possible. */
export const IN_HASTE: Pace = { turn: 20, other: 10, arrival: 100 }

interface Settings {
  readonly urls: readonly string[]
  readonly players: number
  readonly pace: Pace
}

const LIVES = ['casual', 'novice', 'experienced'] as const

/** Players who live their careers over HTTP: they sign up, train, shop, work, and play field after field until it is over. */
export class Crowd {
  readonly encounters = new Encounters()
  readonly #players: readonly Resident[]
  readonly #playing: Promise<unknown>
  #isOver = false
  #failure: unknown = null

  constructor({ urls, players, pace }: Settings) {
    const isOver = (): boolean => this.#isOver
    const run = Math.floor(Math.random() * 1e9)
    this.#players = Array.from(
      { length: players },
      (_, nth) => new Resident({ urls, pace, isOver, encounters: this.encounters }, run + nth),
    )
    this.#playing = Promise.all(
      this.#players.map(async (player, nth) => {
        await pause(nth * pace.arrival)
        await player.live().catch((error: unknown) => {
          this.#failure ??= error
        })
      }),
    )
  }

  /** Turns that were answered so far. */
  get answered(): number {
    return this.#players.reduce((sum, { client }) => sum + client.answered.length, 0)
  }

  /** The turns that were answered so far, each player's in order. */
  get turns(): readonly AnsweredTurn[] {
    return this.#players.flatMap(({ client }) => client.answered)
  }

  /** Lets them play for so long. @throws whatever a player could not make sense of, as soon as it happens. */
  async play(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds
    while (performance.now() < end) {
      if (this.#failure !== null) {
        this.#isOver = true
        throw this.#failure
      }
      await pause(Math.min(200, milliseconds))
    }
  }

  /** Lets them play until so many more turns are answered. @throws Error when that takes over two minutes. */
  async playTurns(count: number): Promise<void> {
    const [wanted, deadline] = [this.answered + count, performance.now() + 120_000]
    while (this.answered < wanted) {
      if (performance.now() > deadline) throw new Error(`Not ${count} turns in two minutes: ${String(this.encounters)}`)
      await this.play(50)
    }
  }

  /** Sends everybody home, once what they have sent was answered. */
  async end(): Promise<void> {
    this.#isOver = true
    await this.#playing
    if (this.#failure !== null) throw this.#failure
  }

  /** Every answered turn is stored, nothing is stored that was not sent, and every stored adventure plays out as it was answered. */
  async expectKept(store: Store): Promise<void> {
    for (const player of this.#players) await player.expectKept(store)
  }
}

interface Surroundings {
  readonly urls: readonly string[]
  readonly pace: Pace
  readonly isOver: () => boolean
  readonly encounters: Encounters
}

/** Twenty adventures of a save are kept, the newest of which may have begun without a turn. */
const KEPT = 19

class Resident {
  readonly client: PatientClient
  readonly #campaigner: Campaigner
  #saveId = 0

  constructor({ urls, pace, isOver, encounters }: Surroundings, seed: number) {
    const think = async (path: string): Promise<void> => {
      const usual = path === api.battle.exec.path ? pace.turn : pace.other
      const until = performance.now() + usual * (0.5 + Math.random())
      for (let left = until - performance.now(); !isOver() && left > 0; left = until - performance.now()) await pause(Math.min(500, left))
      if (isOver()) throw new GameOver()
    }
    this.client = new PatientClient({ urls, encounters, think })
    const life = LIVES[seed % LIVES.length] ?? 'casual'
    this.#campaigner = new Campaigner(this.client, { party: parties[seed % parties.length] ?? [1, 2, 3], person: people[life], seed })
  }

  async live(): Promise<void> {
    try {
      await this.#campaigner.begin()
      this.#saveId = (await this.#campaigner.call(api.job.fetchStatus)).savedata_id
      for (;;) for (const field of USUAL_ORDER) await this.#clear(field)
    } catch (error) {
      if (!(error instanceof GameOver)) throw error
    }
  }

  async #clear(field: number): Promise<void> {
    const player = this.#campaigner
    if (field === VAST_EXPANSE) await player.read()
    for (let tries = 1; tries <= 3; tries += 1) {
      await player.train()
      await this.#work()
      await player.pack(field)
      await player.offer(field)
      const open = await player.call(api.field.list)
      if (!open.some(({ id }) => id === field)) return
      if (await player.attempt(field)) return
    }
  }

  /** What is earned is there at once, and stays. */
  async #work(): Promise<void> {
    const player = this.#campaigner
    const before = await player.call(api.title.savedataInfo)
    const [{ earned_money, money }] = await player.call(api.job.calculate, { push_count: 20 })
    expect(money).toBe((before?.money ?? 0) + earned_money)
    expect((await player.call(api.title.savedataInfo))?.money).toBe(money)
    await player.call(api.board.fetchPost)
  }

  async expectKept(store: Store): Promise<void> {
    if (this.#saveId === 0) return
    await expectSound({ store }, this.#saveId)
    await this.#expectLearnt(store)
    for (const session of this.#recentSessions()) await this.#expectPlayed(store, session)
  }

  /** No point that was spent, no skill that was learnt is gone. */
  async #expectLearnt(store: Store): Promise<void> {
    const stored = await store.read((tx) => membersOf(tx, this.#saveId))
    for (const [place, { spent, skills }] of this.#campaigner.members.entries()) {
      const kept = stored[place]
      for (const attribute of ATTRIBUTES) expect(kept?.spent[attribute]).toBeGreaterThanOrEqual(spent[attribute])
      for (const { id, level } of skills) expect(kept?.skills.find((one) => one.id === id)?.level).toBeGreaterThanOrEqual(level)
    }
  }

  #recentSessions(): readonly string[] {
    const sessions = [...new Set(this.client.answered.map(({ session }) => session))]
    return sessions.slice(-KEPT)
  }

  async #expectPlayed(store: Store, session: string): Promise<void> {
    const record = await store.read((tx) => findRecord(tx, session))
    expect(record, `the adventure ${session}`).not.toBeNull()
    const turns = this.client.answered.filter((turn) => turn.session === session)
    const stagesOf = (all: readonly { readonly stage: number }[]): readonly number[] =>
      all.map(({ stage }) => stage).toSorted((a, b) => a - b)
    expect(stagesOf(record?.turns ?? []), `the turns of ${session}`).toEqual(stagesOf(turns))
    expect(replay(parseRecord(JSON.stringify(record))).difference, `the replay of ${session}`).toBeNull()
  }
}
