import { CONTENT_VERSION, catalog } from '../../../../content/catalog.ts'
import { type Adventure, playTurn } from '../../../../rules/adventure/adventure.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import { type Recording, replay, type ReplayedTurn } from '../../../../rules/adventure/recording.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { REAL } from '../../../surroundings.ts'
import type { RecordedEntry, RunScore } from '../../../store/rows/battle/encores.ts'
import { PausedReplay } from '../../../work/paused-replay.ts'
import { MOST_WAITING, TaskQueue } from '../../../work/task-queue.ts'
import { scoreOf } from './encore.service.ts'

/** How much text of runs is kept, in characters: some thirty long ones. */
const MOST_TEXT = 8_000_000

/** All that it takes to play one stage of a run again. Plain JSON, kept as text, which takes less room. */
interface StageRecord {
  readonly start: Adventure
  readonly commands: readonly (readonly Command[])[]
}

/** A run cut into its stages. */
interface CutRun {
  /** In the order of play, JSON of `StageRecord`. Null when today's rules do not play the run as it was ranked. */
  readonly stages: readonly string[] | null
  readonly length: number
}

/** A stage of a ranked run, played again. */
export interface PlayedStage {
  /** How many stages there are to see. */
  readonly stages: number
  readonly turns: readonly ReplayedTurn[]
}

/**
 * Plays ranked runs again for those who watch them. A run is played whole once and kept cut into its stages; after that a request plays
 * one stage, of 99 turns at most. One request is worked on at a time, with pauses, so that any number of them leaves room for other calls.
 */
export class RunPlayer {
  readonly #queue = new TaskQueue({ atOnce: 1, waiting: MOST_WAITING })
  /** The one that was asked for last comes last. */
  readonly #runs = new Map<string, CutRun>()
  #kept = 0
  readonly #replay: PausedReplay

  constructor(endOfTurn = REAL.endOfTurn) {
    this.#replay = new PausedReplay(endOfTurn)
  }

  /** How many turns it has played so far. */
  get played(): number {
    return this.#replay.played
  }

  /** `place`: which of the stages that were played, from 1. @throws TooManyWaiting when too many are waiting. */
  watch(recorded: RecordedEntry, place: number): Promise<PlayedStage | Refusal<'noReplay' | 'replayOutdated'>> {
    return this.#queue.run(async () => {
      await this.#replay.pause()
      const { stages } = await this.#cut(recorded)
      if (stages === null) return refuse('replayOutdated')
      const text = stages[place - 1]
      return text === undefined ? refuse('noReplay') : { stages: stages.length, turns: await this.#play(JSON.parse(text)) }
    })
  }

  async #play(record: StageRecord): Promise<readonly ReplayedTurn[]> {
    const turns: ReplayedTurn[] = []
    await this.#replay.play(turnsOf(record), (turn) => void turns.push(turn))
    return turns
  }

  /** From what is kept, else by playing the whole run. */
  async #cut(recorded: RecordedEntry): Promise<CutRun> {
    const { id, reachedAt, points, stages, turns } = recorded.entry
    // A better run takes the place of an earlier one under the same id.
    const name = [id, reachedAt, points, stages, turns].join(' ')
    const run = this.#runs.get(name) ?? (await this.#playAndCut(recorded))
    this.#keep(name, run)
    return run
  }

  async #playAndCut({ entry, record }: RecordedEntry): Promise<CutRun> {
    if (entry.contentVersion !== CONTENT_VERSION) return OUTDATED
    const recording: Recording = JSON.parse(record)
    const cut = new Map<number, { start: Adventure; commands: (readonly Command[])[] }>()
    const { end, difference } = await this.#replay.play(replay(recording, catalog), ({ before, commands }) => {
      const stage = cut.get(before.stage) ?? { start: before, commands: [] }
      stage.commands.push(commands)
      cut.set(before.stage, stage)
    })
    const score = scoreOf({ end, turns: [...cut].flatMap(([stage, { commands }]) => commands.map(() => stage)) })
    // The tables have changed without a new version.
    if (difference !== null || !isSameScore(score, entry)) return OUTDATED
    const stages = [...cut.values()].map((one) => JSON.stringify(one))
    return { stages, length: stages.reduce((sum, text) => sum + text.length, 0) }
  }

  #keep(name: string, run: CutRun): void {
    if (!this.#runs.delete(name)) this.#kept += run.length
    this.#runs.set(name, run)
    for (const [oldest, { length }] of this.#runs) {
      if (this.#kept <= MOST_TEXT && this.#runs.size <= MOST_RUNS) return
      this.#runs.delete(oldest)
      this.#kept -= length
    }
  }
}

/** Plays the commands of one stage. */
function* turnsOf({ start, commands: orders }: StageRecord): Generator<ReplayedTurn> {
  let before = start
  for (const commands of orders) {
    const { adventure: after, events } = playTurn(before, commands, catalog)
    yield { before, after, commands, events }
    before = after
  }
}

const isSameScore = (one: RunScore, other: RunScore): boolean =>
  one.points === other.points && one.stages === other.stages && one.turns === other.turns

const OUTDATED: CutRun = { stages: null, length: 0 }
const MOST_RUNS = 1000
