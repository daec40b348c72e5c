import { type Dispatch, useEffect, useState } from 'react'
import type { BattleAction, BattleFlow } from '../battle-flow.ts'
import { useAnyPress } from '../board/keys/use-any-press.ts'

/** How long the question stands before the next turn is given, in milliseconds: long enough to be seen, and to be stopped. */
const GLANCE = 500

export interface Auto {
  /** Gives this turn's commands by habit; null while nothing can be given. */
  readonly once: (() => void) | null
  /** Turn after turn is given until a decision is needed or any key or press stops it. */
  readonly isGoing: boolean
  readonly start: () => void
}

interface AutoInput {
  /** The stage was entered with おまかせ on. */
  readonly begins: boolean
  /** The enemies have come on: before that nothing is given by itself. */
  readonly stand: boolean
}

/** おまかせ. */
export function useAuto(flow: BattleFlow, dispatch: Dispatch<BattleAction>, { begins, stand }: AutoInput): Auto {
  const [wished, setWished] = useState(begins)
  const isGoing = wished && mayGoOn(flow)
  if (wished && !isGoing) setWished(false)
  const mayGive = flow.status === 'command' && flow.list === 'main'
  const isNext = isGoing && mayGive && stand
  useEffect(() => {
    if (!isNext) return
    const timer = setTimeout(() => dispatch({ type: 'automated' }), GLANCE)
    return () => clearTimeout(timer)
  }, [isNext, dispatch])
  useAnyPress(isGoing ? () => setWished(false) : null)
  return { once: mayGive ? () => dispatch({ type: 'automated' }) : null, isGoing, start: () => setWished(true) }
}

/** A notice is something to read, and an outcome or a failure something to answer. */
function mayGoOn(flow: BattleFlow): boolean {
  if (flow.status === 'command') return flow.list === 'main' && flow.notice === null
  return flow.status === 'exec' || flow.status === 'outputLog'
}
