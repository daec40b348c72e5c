import { fields } from '../../../content/fields.ts'
import { type Difficulty, offeringPercent } from '../../../rules/adventure/difficulty.ts'
import { isUnlocked } from '../../../rules/town/unlock.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { isOnAdventure } from '../../store/rows/battle/adventures.ts'
import { type Losses, lossesIn, setOffered } from '../../store/rows/battle/losses.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import { difficultyOf } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'

/** 手向け灯 at the gate of a field. */
export interface Offering {
  /** False while it may be made. */
  readonly isLit: boolean
  /** By how many percent it lowers the enemies' attack at the next departure. */
  readonly percent: number
}

/** Null when the losses in the field allow none: then one that was made earlier has no effect either. */
export function offeringOf(difficulty: Difficulty, { count, isOffered }: Losses): Offering | null {
  const percent = offeringPercent(difficulty, count)
  return percent === 0 ? null : { isLit: isOffered, percent }
}

/** Makes the offering; one that was made already stays. */
export async function makeOffering(
  tx: Tx,
  saveId: number,
  field: number,
): Promise<Offering | Refusal<'fieldLocked' | 'adventureOn' | 'offeringClosed'>> {
  const plan = fields.find(({ id }) => id === field)
  if (!plan || !isUnlocked(plan.unlock, await progressOf(tx, saveId))) return refuse('fieldLocked')
  if (await isOnAdventure(tx, saveId)) return refuse('adventureOn')
  const offering = offeringOf(await difficultyOf(tx, saveId), await lossesIn(tx, saveId, field))
  if (offering === null) return refuse('offeringClosed')
  await setOffered(tx, saveId, field)
  return { ...offering, isLit: true }
}
