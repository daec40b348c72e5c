import { CONTENT_VERSION, catalog } from '../../../../content/catalog.ts'
import { ENDLESS, FINALE } from '../../../../content/named-ids.ts'
import { type Adventure, stagesWon } from '../../../../rules/adventure/adventure.ts'
import { enemyScale } from '../../../../rules/adventure/difficulty.ts'
import { atStage, jsonOf, type Recording, type Replayed, replayed } from '../../../../rules/adventure/recording.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { findStart, type StoredAdventure } from '../../../store/rows/battle/adventures.ts'
import { isBetterScore, ownEntry, type RankedEntry, type RunScore, setEntry } from '../../../store/rows/battle/encores.ts'
import { findRecord } from '../../../store/rows/battle/records.ts'
import { saveOf } from '../../../store/rows/save/saves.ts'
import type { Tx } from '../../../store/store.ts'

/** Both runs are always played on the hardest difficulty. */
export const ENCORE_DIFFICULTY = 'hard'
export const ENCORE_SCALE = enemyScale(ENCORE_DIFFICULTY, 0)

/** Why a run is in no ranking: no stage won or, in 千秋楽, not all of them; or begun with other tables. */
export type Unranked = 'tooShort' | 'otherRules'

/** What has become of a run that has ended. */
export interface Standing extends RunScore {
  readonly field: number
  /** The save's entry, of this run or of a better one; null when it has none. */
  readonly best: RankedEntry | null
  /** The run is that entry. */
  readonly isBest: boolean
  readonly unranked: Unranked | null
}

/** Open once one of the two later endings has been chosen. */
export async function isEncoreOpen(tx: Tx, saveId: number): Promise<boolean> {
  const { ending } = await saveOf(tx, saveId)
  return ending !== null && ending > 2
}

/** So many stages before the last that the save's ranked run won, another may begin. */
const STAGES_BACK = 5

/** The stages with which a run may begin: 1, and in 無尽の幕 a later one for those who came far. `best`: the save's entry in today's ranking. */
export function startsOf(field: number, best: Pick<RunScore, 'stages'> | null): readonly number[] {
  const later = field === ENDLESS && best ? best.stages - STAGES_BACK : 1
  return later > 1 ? [1, later] : [1]
}

/** Whether an adventure may begin with this stage. */
export async function mayBeginWith(tx: Tx, saveId: number, { field, stage }: { readonly field: number; readonly stage: number }) {
  if (stage === 1 || field !== ENDLESS) return stage === 1
  return startsOf(field, await ownEntry(tx, saveId, { field, contentVersion: CONTENT_VERSION })).includes(stage)
}

/**
 * Ranks a run that ends. What counts is what the rules make of its start and its commands when they are played again; a run whose stored
 * turns or state are anything else is refused.
 */
export async function rankRun(tx: Tx, adventure: StoredAdventure, now: number): Promise<Standing | Refusal<'recordDiffers'>> {
  const { sessionId, saveId, state, cast } = adventure
  const { field } = state
  const record = await findRecord(tx, sessionId)
  if (!record) return refuse('recordDiffers')
  const { contentVersion, names: _, result: __, ...recording } = record
  const ranking = { field, contentVersion: CONTENT_VERSION }
  const before = await ownEntry(tx, saveId, ranking)
  if (contentVersion !== CONTENT_VERSION) {
    const points = state.endless?.points ?? 0
    return { field, points, stages: stagesWon(state), turns: 0, best: before, isBest: false, unranked: 'otherRules' }
  }
  const replay = replayed(recording, catalog)
  const start = await findStart(tx, adventure.id)
  if (!isProven(recording, replay, { start, state })) return refuse('recordDiffers')
  const score = scoreOf({ end: replay.end, turns: replay.turns.map(({ before }) => before.stage) })
  const unranked = isLongEnough(field, score) ? null : 'tooShort'
  const isBest = unranked === null && (before === null || isBetterScore(score, before))
  if (isBest) {
    const roles = cast.map(({ name }, index) => ({ name, role: recording.members[index]?.role ?? 0 }))
    await setEntry(tx, { saveId, ...ranking, ...score, reachedAt: now, cast: roles, recording: withoutEvents(recording) })
  }
  return { field, ...score, best: isBest ? await ownEntry(tx, saveId, ranking) : before, isBest, unranked }
}

/** Events follow from the commands. */
const withoutEvents = ({ turns, ...start }: Recording): Recording => ({
  ...start,
  turns: turns.map(({ stage, turn, commands }) => ({ stage, turn, commands })),
})

/** The stored run is the one that the rules play, at its start, in every turn and where it stands now. */
function isProven({ scale, slips }: Recording, { start, end, difference }: Replayed, stored: StoredEnds): boolean {
  if (difference !== null || jsonOf(scale) !== jsonOf(ENCORE_SCALE) || jsonOf(start) !== jsonOf(stored.start)) return false
  return jsonOf(atStage(end, stored.state.stage, { catalog, slips })) === jsonOf(stored.state)
}

interface StoredEnds {
  readonly start: Adventure | null
  readonly state: Adventure
}

/** @param turns the stage of each turn. */
export function scoreOf({ turns, end }: { readonly turns: readonly number[]; readonly end: Adventure }): RunScore {
  const stages = stagesWon(end)
  return { points: end.endless?.points ?? 0, stages, turns: turns.filter((stage) => stage <= stages).length }
}

const isLongEnough = (field: number, { points, stages }: RunScore): boolean =>
  field === FINALE ? stages >= catalog.field(FINALE).stages.length : points > 0
