import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BattleState } from '../../../../rules/battle/state.ts'
import type { Stage } from '../../../motion/stage.ts'
import { liveValue } from '../../../state/live-value.ts'
import type { PlayedTurn } from '../battle-model.ts'
import { type Choreography, choreographyOf } from './choreography.ts'
import { type Pace, type Showing, showTurn, type Tempo } from './show-turn.ts'

/** How long the first turn waits for the figures of those who act, in milliseconds. After that it is played without them. */
const longestWait = 3000

/** Shows a turn on the stage, and then calls `onEnd`. Null while none is, and until its first frame. While `held`, it stands where it is. */
export function usePlayback(
  stage: Stage,
  { before, turn, held = false }: { readonly before: BattleState; readonly turn: PlayedTurn | null; readonly held?: boolean },
  { steps, speeches }: Pace,
  onEnd: () => void,
): Showing | null {
  const choreography = useMemo(() => (turn ? choreographyOf(before, turn) : null), [before, turn])
  const [shown, setShown] = useState<{ readonly of: Choreography; readonly showing: Showing } | null>(null)
  const [tempo] = useState(() => liveValue<Tempo>({ steps, speeches, held }))
  const prepared = useMemo(() => preparationOf(stage), [stage])
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    stage.clock.setRate(held ? 0 : 1 / (steps || 1))
    tempo.set({ steps, speeches, held })
  }, [stage, tempo, steps, speeches, held])
  useEffect(() => {
    if (choreography === null) return
    const controller = new AbortController()
    const { signal } = controller
    const onFrame = (showing: Showing) => setShown({ of: choreography, showing })
    void showTurn(choreography, { stage, prepared, tempo, signal, onFrame }).then(() => {
      if (!signal.aborted) end()
    })
    return () => controller.abort()
  }, [stage, prepared, tempo, choreography])
  return shown !== null && shown.of === choreography ? shown.showing : null
}

/** The first turn waits for those who act in it: not all of them may be drawn yet. */
function preparationOf(stage: Stage): () => Promise<void> {
  let waited: Promise<void> | null = null
  return () => (waited ??= Promise.race([stage.prepared, new Promise<void>((resolve) => setTimeout(resolve, longestWait))]))
}
