import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BattleState } from '../../../../rules/battle/state.ts'
import type { Stage } from '../../../motion/stage.ts'
import { liveValue } from '../../../state/live-value.ts'
import type { PlayedTurn } from '../battle-model.ts'
import { once } from '../../../shell/parts.ts'
import type { Showing } from './frames.ts'
import type { Pace, Tempo } from './show-turn.ts'

/** How long the first turn waits for the figures of those who act, in milliseconds. After that it is played without them. */
const longestWait = 3000

/** Shows a turn on the stage, and then calls `onEnd`. Null while none is, and until its first frame. While `held`, it stands where it is. */
export function usePlayback(
  stage: Stage,
  { before, turn, held = false }: { readonly before: BattleState; readonly turn: PlayedTurn | null; readonly held?: boolean },
  { steps, speeches }: Pace,
  onEnd: () => void,
): Showing | null {
  const [shown, setShown] = useState<{ readonly of: PlayedTurn; readonly showing: Showing } | null>(null)
  const [missing, setMissing] = useState<unknown>(null)
  const [tempo] = useState(() => liveValue<Tempo>({ steps, speeches, held }))
  const prepared = useMemo(() => preparationOf(stage), [stage])
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    stage.clock.setRate(held ? 0 : 1 / (steps || 1))
    tempo.set({ steps, speeches, held })
  }, [stage, tempo, steps, speeches, held])
  useEffect(() => {
    if (turn === null) return
    const controller = new AbortController()
    const { signal } = controller
    const onFrame = (showing: Showing) => setShown({ of: turn, showing })
    const play = async () => {
      const { showPlayedTurn } = await loadPlayback()
      if (!signal.aborted) await showPlayedTurn(before, turn, { stage, prepared, tempo, signal, onFrame })
      if (!signal.aborted) end()
    }
    play().catch(setMissing)
    return () => controller.abort()
  }, [stage, prepared, tempo, before, turn])
  if (missing !== null) throw missing
  return shown !== null && shown.of === turn ? shown.showing : null
}

/** What shows turns, with all gestures: prepared while the first orders are given. */
export const loadPlayback = once(() => import('./show-turn.ts'))

/** The first turn waits for those who act in it: not all of them may be drawn yet. */
function preparationOf(stage: Stage): () => Promise<void> {
  let waited: Promise<void> | null = null
  return () => (waited ??= Promise.race([stage.prepared, new Promise<void>((resolve) => setTimeout(resolve, longestWait))]))
}
