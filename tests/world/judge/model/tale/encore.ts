import { type AdventureState, agrees, bagWith, type Json, must, type Run, type SaveRules, type SaveState } from '../state.ts'

const FINALE = 13
const ENDLESS = 14
const RANKED = 10
/** Ten points for the number of each curtain, more under a slip that is a stake (rules.md 14). */
const POINTS = 10
const STAKES: Readonly<Record<string, number>> = { 向かい風: 1.5, 厚紙: 1.5, 嵐の夜: 2, 絞り灯: 1.5 }

export const isEncore = (field: number): boolean => field === FINALE || field === ENDLESS

/** They are open while the last ending chosen is 3 or 4. */
export const areEncoresOpen = ({ ending }: SaveState): boolean => ending === 3 || ending === 4

export const NO_RUN: Run = { stages: 0, turns: 0, points: 0 }

/**
 * What a curtain is worth, and under which slip. @throws Mismatch when the server says otherwise, or it is under another slip than the one that
 * the call that entered it took, whoever sees it first.
 */
export function withCurtain(adventure: AdventureState, shown: Json): AdventureState {
  if (adventure.field !== ENDLESS) {
    must(shown === null, 'curtains where there are none')
    return adventure
  }
  const { points, worth, slip } = shown
  const [before, stage] = [adventure.run, adventure.stage]
  if (stage === 1) must(slip === null, 'a slip before the first curtain')
  else if (adventure.slip !== null) must(slip?.id === adventure.slip, `slip ${slip?.id} instead of ${adventure.slip}`)
  else must(slip?.kind === 'rest', `slip ${slip?.kind} where none was named`)
  const wanted = Math.floor(POINTS * stage * (STAKES[slip?.name] ?? 1))
  must(worth === wanted && agrees(adventure.worth, worth), `a curtain worth ${worth} instead of ${adventure.worth ?? wanted}`)
  must(adventure.phase === 'won' || agrees(before.points, points), `${points} points instead of ${before.points}`)
  return { ...adventure, worth, slip: slip?.id ?? null, isNewStage: false }
}

/** 差し入れ: one more 祭り弁当 is in the bag. */
const GIFT = { slip: '差し入れ', item: 5 }

/** The bag as a curtain begins that nobody has seen yet. */
export const withGift = (adventure: AdventureState, shown: Json): AdventureState =>
  adventure.isNewStage && shown?.slip?.name === GIFT.slip
    ? { ...adventure, bag: adventure.bag && bagWith(adventure.bag, GIFT.item, 1) }
    : adventure

/** A stage of a run was won with the turn of this number; null: nobody has seen which. Entering a later stage takes a number too (decision 13). */
export const withStageWon = (adventure: AdventureState, turn: number | null): AdventureState => ({
  ...adventure,
  run: {
    stages: adventure.stage,
    turns: turn === null ? null : turn - (adventure.stage - 1),
    points: adventure.field === FINALE ? 0 : plus(adventure.run.points, adventure.worth),
  },
})

/** The stage that is on is seen to be won, by what does not tell with which turn. */
export function seenWon(adventure: AdventureState): AdventureState {
  if (adventure.phase !== null || !isEncore(adventure.field)) return { ...adventure, phase: 'won' }
  return { ...withStageWon(adventure, adventure.turn === null ? null : adventure.turn - 1), phase: 'won' }
}

const plus = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : one + other)

/** The interval after a curtain. */
export function mustBeInterval({ field, run, worth }: AdventureState, interval: Json): void {
  if (field !== ENDLESS) return
  must(agrees(worth, interval.gained) && agrees(run.points, interval.points), `gained ${interval.gained}, ${interval.points} points in all`)
}

/** The run has ended: which may be the best of the save now. `isSure`: it ended in a way that is ranked. */
export function withRunEnded(save: SaveState, adventure: AdventureState, isSure: boolean): SaveState {
  if (adventure.field !== ENDLESS) return save
  const runs = adventure.phase === null ? [adventure.run, withStageWon(adventure, null).run] : [adventure.run]
  const after = save.bestRuns.flatMap((best) => runs.flatMap((run) => betterOf(best, run)))
  return { ...save, bestRuns: unique(isSure ? after : [...save.bestRuns, ...after]) }
}

/** By points, then by the last curtain, then by the fewest turns; both, where that is not known. */
function betterOf(best: Run, run: Run): readonly Run[] {
  if (run.stages === 0) return [best]
  if (best.stages === 0) return [run]
  if (run.points === null || best.points === null) return [best, run]
  if (run.points !== best.points) return [run.points > best.points ? run : best]
  if (run.stages !== best.stages) return [run.stages > best.stages ? run : best]
  if (run.turns === null || best.turns === null) return [best, run]
  return [run.turns < best.turns ? run : best]
}

const unique = (runs: readonly Run[]): readonly Run[] => [...new Map(runs.map((run) => [JSON.stringify(run), run])).values()]

const isRun = (known: Run, { stages, turns, points }: Run): boolean =>
  known.stages === stages && agrees(known.turns, turns) && agrees(known.points, points)

const isBefore = (one: Json, other: Json): boolean =>
  one.points !== other.points
    ? one.points > other.points
    : one.stages !== other.stages
      ? one.stages > other.stages
      : one.turns <= other.turns

/** The two runs after the story, and who is ranked. */
export const encore: SaveRules = {
  encore: {
    after(save, _args, answer) {
      const { is_open: isOpen, modes } = answer?.body ?? {}
      must(isOpen === areEncoresOpen(save), `the runs after the story ${isOpen ? 'open' : 'closed'}`)
      if (!isOpen) {
        must(modes.length === 0, 'runs shown while they are closed')
        return save
      }
      must(modes.map((mode: Json) => mode.field_id).join() === `${FINALE},${ENDLESS}`, 'other runs')
      return withBest(save, modes[1])
    },
  },
}

function withBest(save: SaveState, { best: shown, ranking, starts }: Json): SaveState {
  // A run that is on and lost or left may be ranked already.
  const { adventure } = save
  const isOver = adventure !== null && adventure.phase !== 'fighting' && adventure.phase !== 'won'
  const known = isOver ? withRunEnded(save, adventure, false).bestRuns : save.bestRuns
  const seen: Run = shown ?? NO_RUN
  must(
    known.some((run) => isRun(run, seen)),
    `best ${JSON.stringify({ ...seen, members: 0 })} instead of ${JSON.stringify(known)}`,
  )
  must(shown === null || (shown.stages > 0 && shown.points > 0), 'a run ranked that won nothing')
  must(starts.includes(1), 'no run from the first stage')
  must(
    ranking.length <= RANKED && ranking.every((one: Json, place: number) => place === 0 || isBefore(ranking[place - 1], one)),
    `a ranking in another order: ${ranking.map(({ points, stages, turns }: Json) => `${points}/${stages}/${turns}`).join()}`,
  )
  const own = ranking.filter((one: Json) => one.is_own)
  const isShown = shown !== null && shown.rank <= RANKED
  must(own.length === (isShown ? 1 : 0) && (!isShown || own[0].id === shown.id), 'a ranking without the own run')
  const { stages, turns, points } = seen
  return { ...save, bestRuns: [{ stages, turns, points }] }
}
