import { expect } from 'vitest'
import type { Answer, Browser } from './browser.ts'

const BATTLE = '/api/game/rpg/battle'

export interface Fighter {
  readonly id: number
  readonly is_defeated_flag: boolean
  readonly is_escaped?: boolean
  readonly enemy_index: number
}

/** Calls with nothing but the fields that the specification names: no turn, no stage, no key; every number as `as` writes it. */
export class OtherClient {
  readonly #browser: Browser
  readonly #as: (number: number) => number | string
  /** The turn numbers of all replies, oldest first. */
  readonly turnsShown: number[] = []

  constructor(browser: Browser, as: (number: number) => number | string) {
    this.#browser = browser
    this.#as = as
  }

  async #call(path: string, body: object): Promise<Answer> {
    const answer = await this.#browser.post(`${BATTLE}/${path}`, body)
    expect(answer).toMatchObject({ status: 200 })
    return answer
  }

  /** Plays a stage by its flags alone. @returns the session id and how it ended. */
  async playStage(field: number, stage: number): Promise<{ readonly session: string; readonly end: 'won' | 'lost' | 'escaped' }> {
    const as = this.#as
    const start = await this.#call('encount', { field_id: as(field), stage_id: as(stage), clear_stage: as(stage - 1) })
    let [party, enemies]: readonly Fighter[][] = start.body
    const session: string = start.body[2]
    this.turnsShown.push(start.body[4])
    for (let n = 0; n < 100; n += 1) {
      if (party?.some((one) => one.is_escaped)) return { session, end: 'escaped' }
      if (enemies?.every((one) => one.is_defeated_flag)) return { session, end: 'won' }
      if (party?.every((one) => one.is_defeated_flag)) return { session, end: 'lost' }
      const target = enemies?.find((one) => !one.is_defeated_flag)?.enemy_index ?? 0
      const selectedCommands = party
        ?.filter((one) => !one.is_defeated_flag)
        .map(({ id }) => ({ partyId: as(id), command: 'ATTACK', enemyIndex: as(target) }))
      const reply = await this.#call('exec', { session_id: session, selectedCommands })
      ;[party, enemies] = reply.body
      this.turnsShown.push(reply.body[4])
      expect(reply.body[2].every((line: unknown) => typeof line === 'string' && line !== '')).toBe(true)
      expect(Array.isArray(reply.body[3])).toBe(true)
    }
    throw new Error('The stage does not end')
  }

  async result(session: string, field: number): Promise<Answer> {
    return this.#call('result_win', { session_id: session, is_win: true, field_id: this.#as(field) })
  }

  finish = (session: string): Promise<Answer> => this.#call('finish', { session_id: session })
  refresh = (session?: string): Promise<Answer> => this.#call('refresh', session === undefined ? {} : { session_id: session })
}
