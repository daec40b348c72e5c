import { CONTENT_VERSION } from '../../../../content/catalog.ts'
import { FINALE, isEncore } from '../../../../content/named-ids.ts'
import type { LookbackReply, PastAdventure } from '../../../../contract/battle/lookback.ts'
import type { Lookback } from '../../../../players/lookback/lookback.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { ownedAdventure } from '../../../store/rows/battle/adventures.ts'
import { endedStages, findLookback, insertLookback } from '../../../store/rows/battle/lookbacks.ts'
import { type AdventureRecord, recordOf } from '../../../store/rows/battle/records.ts'
import type { Store, Tx } from '../../../store/store.ts'
import { REAL, type Surroundings } from '../../../surroundings.ts'
import { MOST_WAITING, TaskQueue, TooManyWaiting } from '../../../work/task-queue.ts'
import { CountingThread } from './counting-thread.ts'
import { countedToWire, countingToWire, type Story, storyOf } from './lookback.wire.ts'
import { playedAgain } from './played-again.ts'

/** For how long a failure is kept, so that whoever asks next learns of it, in milliseconds. */
const FAILURE_KEPT = 60_000

export interface StageWanted {
  readonly saveId: number
  /** Id of its row. */
  readonly adventure: number
  readonly stage: number
}

/** A stage that has ended, with what is stored of it. */
interface EndedStage extends StageWanted {
  /** Up to this stage. */
  readonly record: AdventureRecord
  /** Null: not counted yet. */
  readonly counted: Lookback | null
}

/** A stage whose chances are being counted, or wait for it. */
interface Counting extends StageWanted {
  readonly story: Story
  readonly chances: number[]
  /** It failed: told once, then it may be tried again. */
  error: unknown
}

type Counter = Pick<CountingThread, 'count' | 'end'>

/** Looks back at stages: one is counted at a time in this process, the others wait, and what was counted is stored. */
export class Lookbacks {
  readonly #store: Store
  readonly #onFailure: (error: unknown) => void
  readonly #thread: Counter
  readonly #queue = new TaskQueue({ atOnce: 1, waiting: MOST_WAITING })
  /** By adventure and stage. */
  readonly #countings = new Map<string, Counting>()
  readonly #endOfTurn: Surroundings['endOfTurn']
  #isEnded = false

  constructor(store: Store, onFailure: (error: unknown) => void, endOfTurn = REAL.endOfTurn, thread: Counter = new CountingThread()) {
    this.#thread = thread
    this.#store = store
    this.#onFailure = onFailure
    this.#endOfTurn = endOfTurn
  }

  /**
   * What is known of the stage, from memory or from the database.
   * @throws TooManyWaiting when it is not counted yet and too many wait, or the save has another stage that is being counted: before the record is read, which is large.
   */
  async look(tx: Tx, wanted: StageWanted): Promise<Counting | EndedStage | Refusal<'noBattle' | 'stillFighting'>> {
    const counting = this.#countings.get(keyOf(wanted))
    if (counting?.saveId === wanted.saveId) return counting
    const { adventure: id, stage, saveId } = wanted
    const found = await ownedAdventure(tx, saveId, id)
    if (!found || isEncore(found.field) || stage > found.stage || stage < 1) return refuse('noBattle')
    const phase = stage < found.stage ? 'won' : found.phase
    if (phase === 'fighting') return refuse('stillFighting')
    if (phase === 'escaped') return refuse('noBattle')
    const counted = await findLookback(tx, id, stage)
    if (!counted && this.#isFull(saveId)) throw new TooManyWaiting()
    const record = await recordOf(tx, id, stage)
    return record ? { ...wanted, record, counted } : refuse('noBattle')
  }

  /** Begins to count what is not counted yet. @throws TooManyWaiting as `look`. */
  async answer(found: Counting | EndedStage): Promise<LookbackReply | Refusal<'noBattle' | 'lookbackOutdated'>> {
    if ('story' in found) return this.#progressOf(found)
    const { record, counted, stage } = found
    const turns = await playedAgain(record, this.#endOfTurn)
    if (turns === null) return refuse('lookbackOutdated')
    const story = storyOf(
      turns.filter(({ before }) => before.stage === stage),
      record.names,
    )
    if (story === null) return refuse('noBattle')
    if (counted) return countedToWire(story, counted)
    // Another request may have begun in the meantime.
    return this.#progressOf(this.#countings.get(keyOf(found)) ?? this.#begin(found, story))
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await this.#thread.end()
  }

  #isFull(saveId: number): boolean {
    const isCounting = this.#countings.values().some((other) => other.saveId === saveId && other.error === null)
    return isCounting || this.#queue.load().waiting >= MOST_WAITING
  }

  #progressOf(counting: Counting): LookbackReply {
    const { story, chances, error } = counting
    if (error === null) return countingToWire(story, chances)
    this.#forget(counting)
    throw error
  }

  /** Another attempt at the same stage stays. */
  #forget(counting: Counting): void {
    if (this.#countings.get(keyOf(counting)) === counting) this.#countings.delete(keyOf(counting))
  }

  #begin({ saveId, adventure, stage, record }: EndedStage, story: Story): Counting {
    if (this.#isFull(saveId)) throw new TooManyWaiting()
    const counting: Counting = { saveId, adventure, stage, story, chances: [], error: null }
    this.#countings.set(keyOf(counting), counting)
    void this.#queue
      .run(() => this.#count(counting, record))
      .catch((error: unknown) => {
        counting.error = error
        setTimeout(() => this.#forget(counting), FAILURE_KEPT).unref()
        if (!this.#isEnded) this.#onFailure(error)
      })
    return counting
  }

  async #count(counting: Counting, { field, members, bag, seed, scale, turns }: AdventureRecord): Promise<void> {
    // Those who wait when the server stops would start the thread again.
    if (this.#isEnded) throw new Error('The server stops')
    const { adventure, stage, chances } = counting
    // The replay that told the story has compared the events.
    const ordered = turns.map(({ stage: at, turn, commands }) => ({ stage: at, turn, commands }))
    const recording = { field, members, bag, seed, ...(scale ? { scale } : {}), turns: ordered }
    const task = { recording, seed: adventure * SEEDS_OF_AN_ADVENTURE + stage }
    const lookback = await this.#thread.count(task, (chance) => void chances.push(chance))
    await this.#store.write((tx) => insertLookback(tx, adventure, stage, lookback))
    this.#forget(counting)
  }
}

/** The adventures of a save that have stages to look back at. */
export async function pastAdventures(tx: Tx, saveId: number): Promise<readonly PastAdventure[]> {
  const stages = await endedStages(tx, saveId, { fieldsBelow: FINALE, contentVersion: CONTENT_VERSION })
  const byAdventure = Map.groupBy(
    stages.filter(({ turns }) => turns >= LEAST_TURNS),
    ({ adventure }) => adventure,
  )
  return [...byAdventure].flatMap(([adventure_id, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            adventure_id,
            field_id: first.field,
            stages: [first, ...others].map(({ stage, isWon, turns }) => ({ stage_id: stage, is_won: isWon, turns })),
          },
        ],
  )
}

/** With fewer there is nothing to compare. */
const LEAST_TURNS = 2

const SEEDS_OF_AN_ADVENTURE = 7919

const keyOf = ({ adventure, stage }: Pick<StageWanted, 'adventure' | 'stage'>): string => `${adventure}/${stage}`
