import { fieldLook } from '../../looks/fields.ts'
import { enemyLook } from '../../looks/enemies.ts'
import type { Music } from './music-plan.ts'
import { useMusic } from './use-music.ts'

/** Shares of a boss's HP below which the next voices join. */
const phaseShares = [0.6, 0.3] as const

export interface Fighter {
  readonly side: 'party' | 'enemies'
  readonly kind: number
  readonly boss: boolean
  readonly hp: number
  readonly maxHp: number
}

/** `scene`: the field, 1–12, whose picture stands behind the battle. Null: silence, once a boss or the party has fallen. */
export function musicOfBattle(scene: number, fighters: readonly Fighter[], outcome: 'won' | 'lost' | 'escaped' | null): Music | null {
  const field: Music = { piece: fieldLook(scene).music, phase: 1 }
  const boss = fighters.find((fighter) => fighter.side === 'enemies' && fighter.boss)
  if (outcome === 'lost' || (outcome === 'won' && boss !== undefined)) return null
  if (boss === undefined) return field
  const phase = 1 + phaseShares.filter((share) => boss.hp <= boss.maxHp * share).length
  const [usual, last = usual] = enemyLook(boss.kind).music
  return { piece: phase <= phaseShares.length ? usual : last, phase }
}

/** `fighters`: null until the battle is there. */
export function useBattleMusic(scene: number, fighters: readonly Fighter[] | null, outcome: 'won' | 'lost' | 'escaped' | null): void {
  const music = fighters === null ? undefined : musicOfBattle(scene, fighters, outcome)
  useMusic(music, music === null)
}
