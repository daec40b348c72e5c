import type { Gate } from '../score/strips.ts'

/** How those fare who play: what the arrangement of a battle's music follows. */
export interface BandState {
  /** By place. */
  readonly members: readonly { readonly role: number; readonly gate: Gate }[]
  /** One enemy is left of several. Never with a boss, whose piece grows by phases. */
  readonly isLastEnemy: boolean
}

export interface Fighter {
  readonly side: 'party' | 'enemies'
  /** Role or enemy. */
  readonly kind: number
  readonly boss: boolean
  readonly hp: number
  readonly maxHp: number
}

/** Below this share of their HP a member plays thinly. */
const dangerShare = 0.3

export function bandStateOf(fighters: readonly Fighter[]): BandState {
  const party = fighters.filter(({ side }) => side === 'party')
  const enemies = fighters.filter(({ side }) => side === 'enemies')
  return {
    members: party.map(({ kind, hp, maxHp }) => ({ role: kind, gate: gateOf(hp, maxHp) })),
    isLastEnemy: enemies.length > 1 && !enemies.some(({ boss }) => boss) && enemies.filter(({ hp }) => hp > 0).length === 1,
  }
}

function gateOf(hp: number, maxHp: number): Gate {
  if (hp <= 0) return 'silent'
  return hp < maxHp * dangerShare ? 'thin' : 'full'
}
