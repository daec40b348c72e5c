import type { Surroundings } from '../surroundings.ts'

/** How many turns are played before the server does anything else that waits: about a millisecond of work. */
export const TURNS_AT_ONCE = 20

/** Plays turns again, with pauses in which the server answers other requests. */
export class PausedReplay {
  readonly #endOfTurn: Surroundings['endOfTurn']
  #played = 0
  #playedSincePause = 0

  constructor(endOfTurn: Surroundings['endOfTurn']) {
    this.#endOfTurn = endOfTurn
  }

  /** How many turns were played so far. */
  get played(): number {
    return this.#played
  }

  /** Plays all `turns`, and tells each to `onTurn`. @returns what they return at their end. */
  async play<Turn, End>(turns: Iterator<Turn, End>, onTurn: (turn: Turn) => void): Promise<End> {
    let turn = turns.next()
    for (; turn.done !== true; turn = turns.next()) {
      if (this.#playedSincePause >= TURNS_AT_ONCE) await this.pause()
      this.#playedSincePause += 1
      this.#played += 1
      onTurn(turn.value)
    }
    return turn.value
  }

  async pause(): Promise<void> {
    await this.#endOfTurn()
    this.#playedSincePause = 0
  }
}
