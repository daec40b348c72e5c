import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { WayHome } from '../../content/story/town/welcomes.ts'

/** What the battle screen hands to the menu when an adventure has ended. */
export interface ComingHome {
  readonly how: WayHome
  readonly field: number
}

const ways: readonly WayHome[] = ['won', 'first', 'escaped', 'lost']

function comingHomeIn(state: unknown): ComingHome | null {
  if (typeof state !== 'object' || state === null || !('comingHome' in state)) return null
  const { comingHome } = state
  if (typeof comingHome !== 'object' || comingHome === null || !('how' in comingHome) || !('field' in comingHome)) return null
  const how = ways.find((way) => way === comingHome.how)
  return how !== undefined && typeof comingHome.field === 'number' ? { how, field: comingHome.field } : null
}

/** From where the three have just come home; forgotten by the browser's history, so that a reload does not say it again. */
export function useComingHome(): ComingHome | null {
  const { state } = useLocation()
  const [home] = useState(() => comingHomeIn(state))
  useLayoutEffect(() => {
    // As in the plaza: `usr` is where the router keeps `state`.
    if (home !== null) window.history.replaceState({ ...window.history.state, usr: null }, '')
  }, [home])
  return home
}
