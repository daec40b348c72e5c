import { type Dispatch, useEffect, useLayoutEffect, useState } from 'react'
import type { BattleAction, BattleFlow } from '../battle-flow.ts'

/** How long the question stands before the next turn is given, in milliseconds: long enough to be seen, and to be stopped. */
const GLANCE = 500
/** How long after a stopping press its click may come, in milliseconds. */
const CLICK_AFTER = 700

export interface Auto {
  /** Gives this turn's commands by habit; null while nothing can be given. */
  readonly once: (() => void) | null
  /** Turn after turn is given until a decision is needed or any key or press stops it. */
  readonly isGoing: boolean
  readonly start: () => void
}

/** おまかせ. */
export function useAuto(flow: BattleFlow, dispatch: Dispatch<BattleAction>): Auto {
  const [wished, setWished] = useState(false)
  const isGoing = wished && mayGoOn(flow)
  if (wished && !isGoing) setWished(false)
  const mayGive = flow.status === 'command' && flow.list === 'main'
  const isNext = isGoing && mayGive
  useEffect(() => {
    if (!isNext) return
    const timer = setTimeout(() => dispatch({ type: 'automated' }), GLANCE)
    return () => clearTimeout(timer)
  }, [isNext, dispatch])
  useStop(isGoing, () => setWished(false))
  return { once: mayGive ? () => dispatch({ type: 'automated' }) : null, isGoing, start: () => setWished(true) }
}

/** A notice is something to read, and an outcome or a failure something to answer. */
function mayGoOn(flow: BattleFlow): boolean {
  if (flow.status === 'command') return flow.list === 'main' && flow.notice === null
  return flow.status === 'exec' || flow.status === 'outputLog'
}

/** Any key or press stops, and does nothing else. */
function useStop(isGoing: boolean, stop: () => void): void {
  useLayoutEffect(() => {
    if (!isGoing) return
    const onKey = (event: KeyboardEvent) => {
      // The browser keeps its own combinations. A key held since the start is no new press.
      if (!event.ctrlKey && !event.altKey && !event.metaKey) swallow(event)
      if (!event.repeat) stop()
    }
    const onPress = (event: PointerEvent) => {
      swallow(event)
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), CLICK_AFTER)
      stop()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('pointerdown', onPress, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('pointerdown', onPress, { capture: true })
    }
  })
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
