import type { Action, Answer } from './model/state.ts'

/** One call of a player, however many requests it took. Places are in one total order of all that the player's devices saw; Infinity: never. */
export interface Operation {
  readonly id: number
  readonly name: string
  readonly action: Action
  readonly isReading: boolean
  /** Null as long as none has arrived. */
  answer: Answer | null
  readonly invoked: number
  answered: number
  /** From here on no copy of a request can have an effect. */
  gone: number
}

/** What one player asked and was answered: all that the checker reads. */
export class History {
  readonly operations: Operation[] = []
  #place = 0

  next(): number {
    this.#place += 1
    return this.#place
  }

  invoke(name: string, action: Action, isReading: boolean): Operation {
    const nowhere = { answered: Infinity, gone: Infinity }
    const operation: Operation = { id: this.operations.length, name, action, isReading, answer: null, invoked: this.next(), ...nowhere }
    this.operations.push(operation)
    return operation
  }
}
