import { fieldLook } from '../../looks/fields.ts'
import { enemyLook } from '../../looks/enemies.ts'
import { bandStateOf, type Fighter } from '../band/band-state.ts'
import type { Music } from './music-plan.ts'
import { useMusic } from './use-music.ts'

/** Shares of a boss's HP below which the next voices join. */
const phaseShares = [0.6, 0.3] as const

/** `scene`: the field, 1–12, whose picture stands behind the battle. Null: silence, once a boss or the party has fallen. */
export function musicOfBattle(scene: number, fighters: readonly Fighter[], outcome: 'won' | 'lost' | 'escaped' | null): Music | null {
  const band = bandStateOf(fighters)
  const field: Music = { piece: fieldLook(scene).music, phase: 1, band }
  const boss = fighters.find((fighter) => fighter.side === 'enemies' && fighter.boss)
  if (outcome === 'lost' || (outcome === 'won' && boss !== undefined)) return null
  if (boss === undefined) return field
  const phase = 1 + phaseShares.filter((share) => boss.hp <= boss.maxHp * share).length
  const [usual, last = usual] = enemyLook(boss.kind).music
  return { piece: phase <= phaseShares.length ? usual : last, phase, band }
}

/** @param fighters as they stand on the stage now */
export function useBattleMusic(scene: number, fighters: readonly Fighter[], outcome: 'won' | 'lost' | 'escaped' | null): void {
  const music = musicOfBattle(scene, fighters, outcome)
  useMusic(music, music === null)
}
