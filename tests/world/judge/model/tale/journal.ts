import { fields as lands } from '../../../../../src/content/fields.ts'
import { isEncore } from './encore.ts'
import { type Json, must, type SaveRules, type SaveState } from '../state.ts'

/** Small deeds that follow from what else is known of a save (story.md), by number. */
const DEEDS: Readonly<Record<number, (save: SaveState) => boolean | null>> = {
  16: ({ hasRested }) => hasRested,
  17: ({ read }) => read.length >= 10,
  19: ({ read }) => read.includes(409),
  20: ({ read }) => read.includes(410),
  21: ({ presses }) => (presses === null ? null : presses >= 100),
  22: ({ presses }) => (presses === null ? null : presses >= 1600),
  23: ({ hasPosted }) => hasPosted,
  29: ({ endings }) => endings.includes(3),
  30: ({ endings }) => endings.length === 4,
}

const STAGES: ReadonlyMap<number, number> = new Map(lands.map(({ id, stages }) => [id, stages.length]))

/** What was done stays done, and what follows from the rest is there when it is, and not before. */
function withDeeds(save: SaveState, seen: readonly number[], isWhole: boolean): SaveState {
  for (const [number, isDone] of Object.entries(DEEDS)) {
    const [deed, done] = [Number(number), isDone(save)]
    must(done !== false || !seen.includes(deed), `deed ${deed} is not done`)
    must(done !== true || !isWhole || seen.includes(deed), `deed ${deed} is left out`)
  }
  const lost = save.deeds.filter((deed) => isWhole && !seen.includes(deed))
  must(lost.length === 0, `deeds that were done: ${lost.join()}`)
  return { ...save, deeds: ascending([...new Set([...save.deeds, ...seen])]) }
}

const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((one, other) => one - other)

/** The stages of each field that were entered, from the first on; of a cleared one all. */
function mustBeVisited({ visited, clears, maybeCleared }: SaveState, shown: readonly Json[]): void {
  const seen = new Map<number, readonly number[]>(shown.map(({ id, stages }) => [id, stages]))
  for (const field of new Set([...clears, ...Object.keys(visited).map(Number), ...seen.keys()])) {
    if (maybeCleared.includes(field)) continue
    const last = clears.includes(field) ? (STAGES.get(field) ?? 0) : (visited[field] ?? 0)
    const wanted = Array.from({ length: last }, (_, nth) => nth + 1)
    must(
      (seen.get(field) ?? []).join() === wanted.join(),
      `stages ${seen.get(field)?.join()} of field ${field} instead of ${wanted.join()}`,
    )
  }
}

/** What the save has seen and done. It is told at once, also during an adventure. */
export const journal: SaveRules = {
  journal: {
    after(save, _args, answer) {
      const { fields, cleared, deeds, tallies } = answer?.body ?? {}
      const known = [...save.clears, ...save.maybeCleared]
      must(
        save.clears.every((field) => cleared.includes(field)) && cleared.every((field: number) => known.includes(field)),
        `cleared ${cleared.join()} instead of ${save.clears.join()}`,
      )
      mustBeVisited(save, fields)
      const ofBooks = tallies?.find(({ deed }: Json) => deed === 17)
      must(ofBooks === undefined || ofBooks.done === save.read.length, `${ofBooks?.done} books read instead of ${save.read.length}`)
      return withDeeds(save, deeds, true)
    },
  },
  news: {
    after(save, _args, answer) {
      const seen: readonly number[] = answer?.body.deeds
      const again = seen.filter((deed) => save.told.includes(deed))
      must(again.length === 0, `told again: ${again.join()}`)
      const { told, maybeTold } = save
      const left = save.deeds.filter((deed) => ![...seen, ...told, ...maybeTold].includes(deed))
      must(left.length === 0, `never told: ${left.join()}`)
      return withDeeds(save, seen, false)
    },
  },
  told: {
    after(save, { deeds }) {
      const done: readonly number[] = deeds.filter((deed: number) => save.deeds.includes(deed))
      const others: readonly number[] = deeds.filter((deed: number) => !done.includes(deed) && DEEDS[deed]?.(save) !== false)
      return {
        ...save,
        told: ascending([...new Set([...save.told, ...done])]),
        maybeTold: ascending([...new Set([...save.maybeTold, ...others])]),
      }
    },
  },
}

/** Entered: what is known of it stays, also when the adventure is lost. */
export const visitedWith = ({ visited }: SaveState, field: number, stage: number): SaveState['visited'] =>
  isEncore(field) ? visited : { ...visited, [field]: Math.max(visited[field] ?? 0, stage) }
