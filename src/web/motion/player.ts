import { type Gesture, lengthOf } from './gesture.ts'
import type { GestureStage } from './stage.ts'
import type { Row } from './timeline.ts'

interface Listener {
  /** A row begins. */
  readonly onBegin: (row: number) => void
  /** The nth blow of a row lands. */
  readonly onLand: (row: number, nth: number) => void
  readonly onEnd: () => void
}

/**
 * Plays a choreography. A gesture shows itself and says when it lands; what has changed then, the listener shows. Gestures set no end states,
 * so a choreography that is cut short or shown at once ends as if it had been played.
 */
export class GesturePlayer<Name extends Row['gesture']> {
  readonly #stage: GestureStage
  readonly #gestures: Readonly<Record<Name, Gesture>>
  #listener: Listener | null = null

  /** @param gestures those that it can play */
  constructor(stage: GestureStage, gestures: Readonly<Record<Name, Gesture>>) {
    this.#stage = stage
    this.#gestures = gestures
  }

  play(rows: readonly (Row & { readonly gesture: Name })[], listener: Listener): void {
    this.stop()
    this.#listener = listener
    const { clock } = this.#stage
    this.#stage.measure()
    for (const [index, row] of rows.entries()) {
      clock.at(row.at, () => {
        listener.onBegin(index)
        let landed = 0
        this.#gestures[row.gesture].play(this.#stage, row, () => {
          listener.onLand(index, landed)
          landed += 1
        })
      })
    }
    clock.at(lengthOf(rows, this.#gestures), () => {
      this.#listener = null
      listener.onEnd()
    })
  }

  /** Ends without a word to the listener. */
  stop(): void {
    if (this.#listener === null) return
    this.#listener = null
    this.#stage.clock.clear()
    this.#stage.shards.clear()
  }
}
