import { generatePath } from 'react-router'
import { routePaths } from '../../contract/pages.ts'

export type RouteName = keyof typeof routePaths

export const battlePath = (fieldId: number, stageId: number): string =>
  generatePath(routePaths['game.rpg.battle'], { fieldId: String(fieldId), stageId: String(stageId) })

/** Where a run of a ranking is watched, from its first stage on. */
export const replayPath = (entryId: number, stageId = 1): string =>
  generatePath(routePaths['game.rpg.replay'], { entryId: String(entryId), stageId: String(stageId) })

/** Where a stage of an earlier adventure is looked back at. */
export const lookbackPath = (adventureId: number, stageId: number): string =>
  generatePath(routePaths['game.rpg.lookback'], { adventureId: String(adventureId), stageId: String(stageId) })

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
