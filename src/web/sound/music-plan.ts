import type { PieceName } from '../../content/music/pieces.ts'
import type { RouteName } from '../shell/routes.ts'

/** What sounds until something else does. */
export interface Music {
  readonly piece: PieceName
  /** From 1. Parts of a score may wait for a later one. */
  readonly phase: number
}

/** After so many cleared fields the town plays with one voice more. */
const stainsAfter = 6

/** The piece of a route; null where the screen itself decides. */
const routePieces: Readonly<Record<RouteName, PieceName | null>> = {
  'game.rpg': 'title',
  'game.rpg.beginning': 'title',
  'game.rpg.ending': null,
  'game.rpg.menu': 'town',
  menu_adventure: 'town',
  menu_plaza: 'town',
  menu_plaza_library: 'library',
  menu_plaza_bbs: 'town',
  menu_plaza_refresh: 'rest',
  menu_plaza_job: 'guild',
  menu_shop: 'town',
  menu_status: 'town',
  menu_other: 'town',
  menu_journal: 'library',
  'game.rpg.battle': null,
  'game.rpg.replay': null,
}

export function musicOfRoute(route: string, cleared: number): Music | null {
  const piece = route in routePieces ? routePieces[route as RouteName] : null
  return piece === null ? null : { piece, phase: piece === 'town' && cleared >= stainsAfter ? 2 : 1 }
}

/** By field, 1–12. */
const fieldPieces: Readonly<Record<number, PieceName>> = {
  1: 'plains',
  2: 'plainsHot',
  3: 'fire',
  4: 'water',
  5: 'water',
  6: 'white',
  7: 'nightForest',
  8: 'plainsHarvest',
  9: 'nightLocked',
  10: 'nightRehearsal',
  11: 'fire',
  12: 'void',
}

const castleLord = 113
const firstLamplighter = 129

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
  const field: Music = { piece: fieldPieces[scene] ?? 'plains', phase: 1 }
  const boss = fighters.find((fighter) => fighter.side === 'enemies' && fighter.boss)
  if (outcome === 'lost' || (outcome === 'won' && boss !== undefined)) return null
  if (boss === undefined) return field
  const phase = 1 + phaseShares.filter((share) => boss.hp <= boss.maxHp * share).length
  if (boss.kind === castleLord) return { piece: 'lord', phase }
  if (boss.kind !== firstLamplighter) return { piece: 'boss', phase }
  return phase <= phaseShares.length ? { piece: 'lamplighter', phase } : { piece: 'lamplighterLast', phase }
}

/** The view and the part of the ending, as its flow names them. */
export function musicOfEnding(view: string, ending: number): Music | null {
  if (view === 'after_1') return { piece: 'credits', phase: 1 }
  if (view === 'after_2') return { piece: 'creditsBackwards', phase: 1 }
  if (!view.startsWith('ending_')) return { piece: 'library', phase: 1 }
  return { piece: endingPieces[ending] ?? 'ending1', phase: 1 }
}

const endingPieces: Readonly<Record<number, PieceName>> = { 1: 'ending1', 2: 'ending2', 3: 'ending3', 4: 'ending4' }
