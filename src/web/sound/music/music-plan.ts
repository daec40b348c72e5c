import type { PieceName } from '../../../content/music/pieces.ts'
import type { RouteName } from '../../shell/routes.ts'
import type { BandState } from '../band/band-state.ts'

/** What sounds until something else does. */
export interface Music {
  readonly piece: PieceName
  /** From 1. Parts of a score may wait for a later one. */
  readonly phase: number
  /** Who plays it; left out, the house alone. */
  readonly band?: BandState | null
}

/** Cleared fields after which the town plays with a second voice. */
const SECOND_VOICE_AFTER = 6

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
  'game.rpg.lookback': 'library',
}

export function musicOfRoute(route: string, cleared: number): Music | null {
  const piece = route in routePieces ? routePieces[route as RouteName] : null
  return piece === null ? null : { piece, phase: piece === 'town' && cleared >= SECOND_VOICE_AFTER ? 2 : 1 }
}

/** The view and the part of the ending, as its flow names them. */
export function musicOfEnding(view: string, ending: number): Music | null {
  if (view === 'after_1') return { piece: 'credits', phase: 1 }
  if (view === 'after_2') return { piece: 'creditsBackwards', phase: 1 }
  if (!view.startsWith('ending_')) return { piece: 'library', phase: 1 }
  return { piece: endingPieces[ending] ?? 'ending1', phase: 1 }
}

const endingPieces: Readonly<Record<number, PieceName>> = { 1: 'ending1', 2: 'ending2', 3: 'ending3', 4: 'ending4' }
