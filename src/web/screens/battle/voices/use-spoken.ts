import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Speech } from '../../../../contract/battle/battle.ts'
import type { Battle } from '../battle-model.ts'
import { readingTime } from '../playback/frames.ts'

/** Nobody speaks earlier, in milliseconds since the stage's name is shown. */
const beforeWords = 1200

interface Words {
  /** What the turn that is shown stands still for. */
  readonly held: Speech | null
  /** What a member says in passing. */
  readonly bark: Speech | null
  /** The enemies have come on: before that nothing is said. */
  readonly stand: boolean
  /** The name of the stage is no longer shown: what is told takes its place. */
  readonly isNameOver: boolean
  /** Nothing is said over an outcome. */
  readonly silent: boolean
}

/**
 * What is being said: what the turn stands still for, else the words of a member, else what is said when a stage begins, one after the other.
 * Each stays as long as it takes to read it, whatever the player does meanwhile; nothing waits for it.
 */
export function useSpoken(battle: Battle, { held, bark, stand, isNameOver, silent }: Words): Speech | null {
  const [opening] = useState(() => (battle.log.length === 0 ? battle.opening : []))
  const [begun, setBegun] = useState(0)
  const since = useRef(0)
  // The name of a boss's stage is shown once the boss has come on.
  const isNamed = stand || !battle.enemies.some((enemy) => enemy.is_boss)
  useLayoutEffect(() => {
    if (isNamed) since.current = performance.now()
  }, [isNamed])
  const [passing, setPassing] = useState<{ readonly of: Speech | null; readonly over: boolean }>({ of: null, over: true })
  if (bark !== null && bark !== passing.of) setPassing({ of: bark, over: false })
  const current = begun === 0 ? null : (opening[begun - 1] ?? null)
  const mayBegin = stand && (isNameOver || opening[0]?.speaker !== null)
  const isOver = begun > opening.length || opening.length === 0
  useEffect(() => {
    if (isOver || !mayBegin) return
    const wait = current === null ? beforeWords - (performance.now() - since.current) : readingTime(current)
    const timer = setTimeout(() => setBegun(begun + 1), wait)
    return () => clearTimeout(timer)
  }, [begun, current, mayBegin, isOver])
  const { of, over } = passing
  useEffect(() => {
    if (of === null || over) return
    const timer = setTimeout(() => setPassing({ of, over: true }), readingTime(of))
    return () => clearTimeout(timer)
  }, [of, over])
  if (silent) return null
  return held ?? (over ? current : of)
}
