import { generatePath } from 'react-router'

/** The paths of the game's routes, by the names of the specification (which leaves two without one); the replay and the journal are ours. */
export const routePaths = {
  'game.rpg': '/game/rpg',
  'game.rpg.beginning': '/game/rpg/beginning',
  'game.rpg.ending': '/game/rpg/ending',
  'game.rpg.menu': '/game/rpg/menu',
  menu_adventure: '/game/rpg/menu/adventure',
  menu_plaza: '/game/rpg/menu/plaza',
  menu_plaza_library: '/game/rpg/menu/library',
  menu_plaza_bbs: '/game/rpg/menu/bbs',
  menu_plaza_refresh: '/game/rpg/menu/refresh',
  menu_plaza_job: '/game/rpg/menu/job',
  menu_shop: '/game/rpg/menu/shop',
  menu_status: '/game/rpg/menu/status',
  menu_other: '/game/rpg/menu/other',
  menu_journal: '/game/rpg/menu/journal',
  'game.rpg.battle': '/game/rpg/battle/:fieldId/:stageId',
  'game.rpg.replay': '/game/rpg/replay/:entryId/:stageId?',
} as const

export type RouteName = keyof typeof routePaths

export const battlePath = (fieldId: number, stageId: number): string =>
  generatePath(routePaths['game.rpg.battle'], { fieldId: String(fieldId), stageId: String(stageId) })

/** Where a run of a ranking is watched, from its first stage on. */
export const replayPath = (entryId: number, stageId = 1): string =>
  generatePath(routePaths['game.rpg.replay'], { entryId: String(entryId), stageId: String(stageId) })

export type ScreenName = 'title' | 'beginning' | 'menu' | 'ending' | 'battle'

/** The screen that a route of the game belongs to; null for any other route. */
export function screenOf(route: string): ScreenName | null {
  switch (route as RouteName) {
    case 'game.rpg':
      return 'title'
    case 'game.rpg.beginning':
      return 'beginning'
    case 'game.rpg.ending':
      return 'ending'
    case 'game.rpg.battle':
    case 'game.rpg.replay':
      return 'battle'
    default:
      return route in routePaths ? 'menu' : null
  }
}
