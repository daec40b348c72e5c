import type { Announcement } from '../../contract/battle/combatants.ts'
import type { Outline } from '../../rules/battle/telegraph.ts'

/** The kind of an enemy's action as it is told: that of its damage, if it does any. */
export const kindToWire = ({ kind, damageKind }: Outline): Announcement['kind'] =>
  damageKind ?? (kind === 'heal' || kind === 'buff' ? kind : 'other')
