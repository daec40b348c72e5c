import { useEffect, useSyncExternalStore } from 'react'

export type ScreenName = 'title' | 'beginning' | 'menu' | 'ending' | 'battle'

/** What the debug header shows: where the player is and how the flows stand. */
export interface GameState {
  readonly screen: { readonly current: ScreenName }
  /** The status of the menu screen that is open, such as `shop: buyable`. */
  readonly menu: string | null
  readonly battle: string | null
  /** The commands picked so far in this round, as words. */
  readonly commands: readonly string[]
}

let state: GameState = { screen: { current: 'title' }, menu: null, battle: null, commands: [] }
const listeners = new Set<() => void>()

export function updateGameState(change: Partial<GameState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export function useGameState(): GameState {
  return useSyncExternalStore(subscribe, () => state)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the debug header a menu screen's status, as `menu: loaded` or `shop: buyable`. */
export function useMenuStatus(status: string): void {
  useEffect(() => {
    updateGameState({ menu: status })
    return () => updateGameState({ menu: null })
  }, [status])
}
