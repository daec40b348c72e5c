import { books } from '../../../content/books/all.ts'
import { fields } from '../../../content/fields.ts'
import { jobGrades } from '../../../content/jobs.ts'
import { deeds } from '../../../content/story/deeds.ts'
import { endingKey, endingNumbers, storyScenes, toldScenes } from '../../../content/story/scenes.ts'
import { type DeedProgress, holdsFor, isCounted, type DeedCount, tallyOf } from '../../../rules/town/deeds.ts'
import { isOpen, readableScenes } from '../../../rules/town/scenes.ts'
import { jobTotalOf } from '../../store/rows/save/job-totals.ts'
import { journalOf, noteInJournal, notedOf, toldEndings } from '../../store/rows/save/journal.ts'
import { membersOf } from '../../store/rows/save/members.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import { saveOf } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'
import { type Refusal, refuse } from '../../refusal.ts'

type Noted = Awaited<ReturnType<typeof journalOf>>

export interface VisitedField {
  readonly id: number
  /** Counted from 1. */
  readonly stages: readonly number[]
}

export interface JournalView {
  readonly scenes: ReadonlySet<string>
  readonly fields: readonly VisitedField[]
  /** Ids of the cleared fields, from the first that was cleared on. */
  readonly cleared: readonly number[]
  readonly deeds: readonly number[]
  /** Of those that are not done and count more than one. */
  readonly tallies: readonly (DeedCount & { readonly deed: number })[]
}

export async function journalFor(tx: Tx, saveId: number): Promise<JournalView> {
  const noted = await journalOf(tx, saveId, ['scene', 'stage', 'deed'])
  const progress = await deedProgressOf(tx, saveId, noted)
  const done = doneDeeds(progress, noted)
  return {
    scenes: scenesToReadAgain(progress, noted('scene')),
    fields: visitedFields(progress.cleared, noted('stage')),
    cleared: [...progress.cleared],
    deeds: done,
    tallies: talliesOf(progress, done),
  }
}

/** The scenes before the menu, then the endings. */
const scenesToReadAgain = (progress: DeedProgress, seenScenes: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([
    ...readableScenes(storyScenes, progress, seenScenes),
    ...endingNumbers.filter((ending) => progress.endings.has(ending)).map(endingKey),
  ])

/** A field that was cleared before there was a journal counts as seen whole. */
const visitedFields = (cleared: ReadonlySet<number>, entered: ReadonlySet<string>): readonly VisitedField[] =>
  fields
    .map(({ id, stages }) => ({
      id,
      stages: stages.map((_, index) => index + 1).filter((stage) => cleared.has(id) || entered.has(`${id}-${stage}`)),
    }))
    .filter(({ stages }) => stages.length > 0)

/** The done deeds of which the player has not been told. */
export async function deedNews(tx: Tx, saveId: number): Promise<readonly number[]> {
  const noted = await journalOf(tx, saveId, ['scene', 'deed', 'told'])
  const toldDeeds = noted('told')
  return doneDeeds(await deedProgressOf(tx, saveId, noted), noted).filter((deed) => !toldDeeds.has(String(deed)))
}

/** Those of `deeds` that are done and not told yet are told from now on; others are passed over. */
export async function markTold(tx: Tx, saveId: number, deeds: readonly number[], now: number): Promise<void> {
  const news = await deedNews(tx, saveId)
  const entries = news.filter((deed) => deeds.includes(deed)).map(String)
  await noteInJournal(tx, saveId, 'told', entries, now)
}

/** Refuses a scene that is unknown or not open yet. */
export async function markSceneSeen(tx: Tx, saveId: number, key: string, now: number): Promise<Refusal<'sceneClosed'> | null> {
  const scene = toldScenes.find((each) => each.key === key)
  const seen = await notedOf(tx, saveId, 'scene')
  if (!scene || !isOpen(scene, await progressOf(tx, saveId), seen)) return refuse('sceneClosed')
  await noteInJournal(tx, saveId, 'scene', [key], now)
  return null
}

const doneDeeds = (progress: DeedProgress, noted: Noted): readonly number[] => {
  const acts = noted('deed')
  return deeds.filter(({ id, from }) => acts.has(String(id)) || (from !== null && holdsFor(from, progress))).map(({ id }) => id)
}

const talliesOf = (progress: DeedProgress, done: readonly number[]): JournalView['tallies'] =>
  deeds
    .filter(({ id }) => !done.includes(id))
    .flatMap(({ id, from }) => (from !== null && isCounted(from) ? { deed: id, ...tallyOf(from, progress) } : []))
    .filter(({ of }) => of > 1)

async function deedProgressOf(tx: Tx, saveId: number, noted: Noted): Promise<DeedProgress> {
  const save = await saveOf(tx, saveId)
  const members = await membersOf(tx, saveId)
  return {
    ...(await progressOf(tx, saveId)),
    stagesWon: save.battlesWon,
    books: books.length,
    wicks: (await jobTotalOf(tx, saveId))?.total ?? 0,
    gradesFrom: jobGrades.map(({ from }) => from),
    levels: members.map(({ level }) => level),
    endings: toldEndings(noted('scene'), save.ending),
  }
}
