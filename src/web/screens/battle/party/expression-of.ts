import type { Combatant } from '../../../../rules/battle/state.ts'
import type { Expression } from '../../../art/acting.ts'
import { isLow } from '../../../ui/feedback/gauge.tsx'

interface Seen {
  /** Shown as fallen. */
  readonly down: boolean
  readonly combatant: Pick<Combatant, 'hp' | 'maxHp'>
  /** By a blow, just now. */
  readonly struck: boolean
  /** Got HP back, just now. */
  readonly mended: boolean
  readonly won: boolean
}

/** What a member's portrait shows in battle: a fall, else a blow, else a relief, else how the member is. */
export function expressionOf({ down, combatant, struck, mended, won }: Seen): Expression {
  if (down) return 'down'
  if (struck) return 'hit'
  if (won || mended) return 'joy'
  return isLow(combatant.hp, combatant.maxHp) ? 'strain' : 'calm'
}
