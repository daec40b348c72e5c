import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BattleState } from '../../../../rules/battle/state.ts'
import type { GestureStage } from '../../../motion/stage.ts'
import { liveValue } from '../../../state/live-value.ts'
import type { PlayedTurn } from '../battle-model.ts'
import { once } from '../../../shell/parts.ts'
import { type Showing, still } from './frames.ts'
import type { ShowPace, Tempo } from './show-turn.ts'

/** How long the first turn waits for the figures of those who act, in milliseconds. After that it is played without them. */
const longestWait = 3000

/** Shows a turn on the stage, and then calls `onEnd`. Null while none is, and until its first frame. While `held`, it stands where it is. */
export function usePlayback(
  stage: GestureStage,
  { before, turn, held = false }: { readonly before: BattleState; readonly turn: PlayedTurn | null; readonly held?: boolean },
  { steps, speeches }: ShowPace,
  onEnd: () => void,
): Showing | null {
  const [shown, setShown] = useState<{ readonly of: PlayedTurn; readonly showing: Showing } | null>(null)
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
      const playback = await loadPlayback().catch(() => null)
      if (signal.aborted) return
      if (playback) await playback.showPlayedTurn(before, turn, { stage, prepared, tempo, signal, onFrame })
      else await showEnd(turn, onFrame)
      if (!signal.aborted) end()
    }
    void play()
    return () => controller.abort()
  }, [stage, prepared, tempo, before, turn])
  return shown !== null && shown.of === turn ? shown.showing : null
}

/** What shows turns, with all gestures: prepared while the first orders are given. */
export const loadPlayback = once(() => import('./show-turn.ts'))

/** How long the end of a turn stays that cannot be shown, in milliseconds. */
const endStays = 1500

/** Without what shows it, as the line was cut when it should have come: how the turn ended. The record has its lines. */
function showEnd({ after }: PlayedTurn, onFrame: (showing: Showing) => void): Promise<void> {
  onFrame(still(after.state))
  return new Promise((resolve) => setTimeout(resolve, endStays))
}

/** The first turn waits for those who act in it: not all of them may be drawn yet. */
function preparationOf(stage: GestureStage): () => Promise<void> {
  let waited: Promise<void> | null = null
  return () => (waited ??= Promise.race([stage.prepared, new Promise<void>((resolve) => setTimeout(resolve, longestWait))]))
}
