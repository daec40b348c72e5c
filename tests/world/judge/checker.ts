import type { History, Operation } from './history.ts'
import { type Action, type Answer, Mismatch } from './model/state.ts'

/** The first answer that no order of the player's calls explains. */
export interface Violation {
  readonly call: string
  readonly why: string
  /** The last calls of the player that may have changed something, and whose answers agreed. Readings say nothing of where a fault lies. */
  readonly before: readonly string[]
  /** Some of the states that the player may have been in before it. */
  readonly states: readonly unknown[]
}

/** So many of the calls before are told. */
const MOST_BEFORE = 5

/**
 * The states that may be after a call that took effect; none when it cannot have done so. `answer` is null when nobody knows what was said.
 * @throws Mismatch when it cannot have got this answer.
 */
type Model<S> = (state: S, action: Action, answer: Answer | null) => readonly S[]

/** One way in which the calls so far may have happened. */
interface Possibility<S> {
  readonly state: S
  /** Ids of open calls that have taken effect, ascending. */
  readonly done: readonly number[]
}

interface Step {
  readonly at: number
  readonly type: 'invoked' | 'answered' | 'gone'
  readonly operation: Operation
}

/** Beyond these a history is too entangled to judge. */
const MOST_POSSIBILITIES = 10_000
const MOST_STEPS = 200_000

/**
 * Whether there is an order of one player's calls that the model allows: each takes effect once, between its first request and its answer
 * (just-in-time linearisation, after Lowe). One without an answer takes effect or not, until nothing of it is on its way any more.
 * @throws Error when the history is too entangled.
 */
export function check<S>(history: History, start: S, model: Model<S>): Violation | null {
  return new Check(start, model).run(stepsOf(history))
}

function stepsOf({ operations }: History): readonly Step[] {
  return operations
    .flatMap((one) => (mayYetTakeEffect(one) ? [one, lateCopyOf(one)] : [asKnown(one)]))
    .flatMap((operation): readonly Step[] => [
      { at: operation.invoked, type: 'invoked', operation },
      operation.answer === null ? { at: operation.gone, type: 'gone', operation } : { at: operation.answered, type: 'answered', operation },
    ])
    .toSorted((one, other) => one.at - other.at || 0)
}

/**
 * A turn that was refused at last may have been played by its first request, when another tab has played on or deleted the save since: `exec`
 * with a turn leaves no receipt (wire.md).
 */
const asKnown = (one: Operation): Operation =>
  one.action.kind === 'turn' && one.answer !== null && (one.answer.status === 409 || one.answer.status === 404)
    ? { ...one, answer: null, gone: Math.max(one.answered, one.gone) }
    : one

/** Refusals that leave no receipt, so that a copy of the call that comes later is judged anew. */
const NO_RECEIPT: readonly number[] = [401, 419, 429]

const mayYetTakeEffect = ({ answer, answered, gone, isReading }: Operation): boolean =>
  !isReading && answer !== null && NO_RECEIPT.includes(answer.status) && gone > answered

const lateCopyOf = (one: Operation): Operation => ({
  ...one,
  id: -1 - one.id,
  name: `${one.name} (late)`,
  answer: null,
  invoked: one.answered,
})

class Check<S> {
  #possibilities: ReadonlyMap<string, Possibility<S>>
  readonly #model: Model<S>
  readonly #open = new Map<number, Operation>()
  readonly #changes: Operation[] = []
  #steps = 0

  constructor(start: S, model: Model<S>) {
    this.#model = model
    this.#possibilities = mapOf([{ state: start, done: [] }])
  }

  run(steps: readonly Step[]): Violation | null {
    for (const { type, operation } of steps) {
      if (type === 'invoked') {
        this.#open.set(operation.id, operation)
        continue
      }
      const reasons = new Set<string>()
      const next = mapOf([...this.#possibilities.values()].flatMap((each) => this.#ended(each, operation, reasons)))
      this.#open.delete(operation.id)
      if (next.size === 0) return this.#violation(operation, reasons)
      if (next.size > MOST_POSSIBILITIES) throw new Error(`Too many possible states: ${next.size}`)
      this.#possibilities = next
      if (type === 'answered' && !operation.isReading) this.#changes.push(operation)
    }
    return null
  }

  /** What remains possible when the call has its answer, or can have no effect any more. */
  #ended(possibility: Possibility<S>, operation: Operation, reasons: Set<string>): readonly Possibility<S>[] {
    if (possibility.done.includes(operation.id)) return [{ ...possibility, done: possibility.done.filter((id) => id !== operation.id) }]
    if (operation.answer !== null) return this.#takenEffect(possibility, operation, reasons)
    // Nobody can tell a read without an answer from none.
    return operation.isReading ? [possibility] : [possibility, ...this.#takenEffect(possibility, operation, reasons)]
  }

  /** All ways for the call to take effect now, with any of the other open calls before it. */
  #takenEffect({ state, done }: Possibility<S>, operation: Operation, reasons: Set<string>): readonly Possibility<S>[] {
    const found = this.#applied(state, operation, reasons).map((now): Possibility<S> => ({ state: now, done }))
    for (const other of this.#open.values()) {
      if (other.id === operation.id || done.includes(other.id) || (other.isReading && other.answer === null)) continue
      for (const before of this.#applied(state, other, null))
        found.push(...this.#takenEffect({ state: before, done: [...done, other.id].toSorted((a, b) => a - b) }, operation, reasons))
    }
    return found
  }

  #applied(state: S, { action, answer }: Operation, reasons: Set<string> | null): readonly S[] {
    this.#steps += 1
    if (this.#steps > MOST_STEPS) throw new Error('Too entangled')
    try {
      return this.#model(state, action, answer)
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error
      reasons?.add(error.message)
      return []
    }
  }

  #violation(operation: Operation, reasons: ReadonlySet<string>): Violation {
    const open = [...this.#open.values()].map(
      (one) => `${described(one)} ${one.invoked}–${one.answered}/${one.gone} ${one.answer?.status ?? '?'}`,
    )
    return {
      call: described(operation),
      why: `${[...reasons].slice(0, 4).join(' / ')}; open: ${open.join(', ') || 'none'}`,
      before: this.#changes.slice(-MOST_BEFORE).map((one) => `${described(one)} → ${one.answer?.status ?? '?'}`),
      states: [...this.#possibilities.values()].slice(0, 3).map(({ state }) => state),
    }
  }
}

const mapOf = <S>(all: readonly Possibility<S>[]): ReadonlyMap<string, Possibility<S>> =>
  new Map(all.map((one) => [JSON.stringify([one.state, one.done]), one]))

const described = ({ name, action }: Operation): string => `${name} ${action.kind} ${JSON.stringify(action.args)}`
