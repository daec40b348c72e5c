import { expAtLevel, MAX_LEVEL } from '../../../../rules/party/growth.ts'

/** EXP and the level that they give. */
interface Reached {
  readonly exp: number
  readonly level: number
}

/** How far a level's bar is filled, from where to where: shares of 1. At the highest level it is full. */
export interface ExpStep {
  readonly level: number
  readonly from: number
  readonly to: number
}

/** What the bar shows on the way: one step for each level that it passes, the last for the level that is reached. */
export function expSteps(before: Reached, after: Reached): readonly [ExpStep, ...ExpStep[]] {
  const last: ExpStep = { level: after.level, from: after.level === before.level ? shareOf(before) : 0, to: shareOf(after) }
  const passed: ExpStep[] = []
  for (let level = before.level; level < after.level; level++) {
    passed.push({ level, from: level === before.level ? shareOf(before) : 0, to: 1 })
  }
  const [first, ...others] = passed
  return first === undefined ? [last] : [first, ...others, last]
}

function shareOf(reached: Reached): number {
  const { now, needed } = withinLevel(reached)
  return now / needed
}

/** EXP since the level was reached, and how many the next one takes; at the highest level the bar is full. */
export function withinLevel({ exp, level }: Reached): { readonly now: number; readonly needed: number } {
  if (level === MAX_LEVEL) return { now: 1, needed: 1 }
  const start = expAtLevel(level)
  return { now: exp - start, needed: expAtLevel(level + 1) - start }
}
