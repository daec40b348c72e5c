import { useEffect } from 'react'
import { liveValue } from './live-value.ts'
import type { ScreenName } from './routes.ts'

/** What the debug header shows: which screen is open and how the flows stand, in the names of the specification. */
export interface GameState {
  readonly screen: { readonly current: ScreenName }
  /** The status of the menu screen that is open, such as `shop: buyable`. */
  readonly menu: string | null
  readonly battle: BattleReport | null
}

export interface BattleReport {
  readonly status: string
  /** The last stage won in this adventure; 0 in its first. */
  readonly clearStage: number
  /** The commands picked so far in this turn, as words: member, command, skill or item, target. */
  readonly selectedCommands: readonly string[]
  /** Indexes of the enemies that these commands aim at. */
  readonly selectedEnemies: readonly number[]
  /** Of the member who is asked for a command; null when nobody is. */
  readonly currentPartyMemberIndex: number | null
}

const state = liveValue<GameState>({ screen: { current: 'title' }, menu: null, battle: null })

export function updateGameState(change: Partial<GameState>): void {
  state.set({ ...state.get(), ...change })
}

export const useGameState = state.useValue

/** Shows a menu screen's status in the debug header, as `menu: loaded` or `shop: buyable`. */
export function useMenuStatus(status: string): void {
  useEffect(() => {
    updateGameState({ menu: status })
    return () => updateGameState({ menu: null })
  }, [status])
}
