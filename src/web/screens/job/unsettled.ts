import { CLICKS } from '../../../rules/input-limits.ts'
import { forget, recall, remember } from '../../state/stored-choice.ts'

const nameOf = (saveId: number) => `unsettled.${saveId}`

/** Clicks of this save that were not settled when the player left; this browser remembers them. */
export function recallUnsettled(saveId: number): number {
  const clicks = Number(recall(nameOf(saveId)))
  return Number.isSafeInteger(clicks) ? Math.min(Math.max(clicks, 0), CLICKS.max) : 0
}

export function rememberUnsettled(saveId: number, clicks: number): void {
  if (clicks > 0) remember(nameOf(saveId), String(clicks))
  else forget(nameOf(saveId))
}
