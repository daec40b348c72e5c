import type { Combatant } from '../../../rules/battle/state.ts'
import type { Expression } from '../../art/acting.ts'
import { isLow } from '../../ui/gauge.tsx'
import type { ShownFloat } from './use-playback.ts'

interface Seen {
  /** Shown as fallen. */
  readonly down: boolean
  readonly combatant: Pick<Combatant, 'hp' | 'maxHp'>
  /** The numbers that rise from the card now. */
  readonly floats: readonly Pick<ShownFloat, 'tone'>[]
  readonly won: boolean
}

/** What a member's portrait shows in battle: a blow as long as its number, and otherwise how the member is. */
export function expressionOf({ down, combatant, floats, won }: Seen): Expression {
  if (down) return 'down'
  if (floats.some(({ tone }) => tone === 'damage' || tone === 'critical')) return 'hit'
  if (won) return 'joy'
  return isLow(combatant.hp, combatant.maxHp) ? 'strain' : 'calm'
}
