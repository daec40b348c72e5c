import { useEffect } from 'react'
import { liveValue } from './live-value.ts'
import type { ScreenName } from '../shell/routes.ts'

/** What the debug header shows: which screen is open and how the flows stand, in the names of the specification. */
export interface GameState {
  readonly screen: { readonly current: ScreenName }
  /** The status of title, beginning or ending, such as `ready`; null on the others. */
  readonly flow: string | null
  /** The status of the menu screen that is open, such as `shop: buyable`. */
  readonly menu: string | null
  readonly battle: BattleReport | null
}

export interface BattleReport {
  readonly status: string
  /** The last stage won in this adventure; 0 in its first. */
  readonly clearStage: number
  /** The commands picked so far in this turn, as words: `partyId`, member, command, skill or item, target. */
  readonly selectedCommands: readonly string[]
  /** Indexes of the enemies that these commands aim at. */
  readonly selectedEnemies: readonly number[]
  /** Of the member who is asked for a command; null when nobody is. */
  readonly currentPartyMemberIndex: number | null
}

const state = liveValue<GameState>({ screen: { current: 'title' }, flow: null, menu: null, battle: null })

export function updateGameState(change: Partial<GameState>): void {
  state.set({ ...state.get(), ...change })
}

export const useGameState = state.useValue

/** Shows a status in the debug header while the screen is open. */
function useStatus(of: 'flow' | 'menu', status: string): void {
  useEffect(() => {
    updateGameState({ [of]: status })
    return () => updateGameState({ [of]: null })
  }, [of, status])
}

/** Shows a menu screen's status, as `menu: loaded` or `shop: buyable`. */
export const useMenuStatus = (status: string): void => useStatus('menu', status)

/** Shows the status of title, beginning or ending. */
export const useFlowStatus = (status: string): void => useStatus('flow', status)
