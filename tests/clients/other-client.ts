import { expect } from 'vitest'
import { api, type ReplyOf } from '../../src/contract/api.ts'
import { encounterOf, type Standing, turnOf } from './battle-replies.ts'
import type { Browser } from './browser.ts'

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

  /** Plays a stage by its flags alone. @returns the session id and how it ended. */
  async playStage(field: number, stage: number): Promise<{ readonly session: string; readonly end: 'won' | 'lost' | 'escaped' }> {
    const as = this.#as
    const { encount, exec } = api.battle
    const start = encounterOf(await this.#browser.call(encount, { field_id: as(field), stage_id: as(stage), clear_stage: as(stage - 1) }))
    const { session } = start
    let now: Standing = start
    this.turnsShown.push(start.turn)
    for (let n = 0; n < 100; n += 1) {
      const { members, enemies } = now
      if (members.some((one) => one.is_escaped)) return { session, end: 'escaped' }
      if (enemies.every((one) => one.is_defeated_flag)) return { session, end: 'won' }
      if (members.every((one) => one.is_defeated_flag)) return { session, end: 'lost' }
      const target = enemies.find((one) => !one.is_defeated_flag)?.enemy_index ?? 0
      const selectedCommands = members
        .filter((one) => !one.is_defeated_flag)
        .map(({ id }) => ({ partyId: as(id), command: 'ATTACK', enemyIndex: as(target) }))
      const played = turnOf(await this.#browser.call(exec, { session_id: session, selectedCommands }))
      now = played
      this.turnsShown.push(played.turn)
      expect(played.log).not.toContain('')
    }
    throw new Error('The stage does not end')
  }

  result(session: string, field: number): Promise<ReplyOf<typeof api.battle.resultWin>> {
    return this.#browser.call(api.battle.resultWin, { session_id: session, is_win: true, field_id: this.#as(field) })
  }

  async finish(session: string): Promise<void> {
    await this.#browser.call(api.battle.finish, { session_id: session })
  }

  async refresh(session?: string): Promise<void> {
    await this.#browser.call(api.battle.refresh, session === undefined ? {} : { session_id: session })
  }
}
