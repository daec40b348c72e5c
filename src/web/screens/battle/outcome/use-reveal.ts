import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { GestureStage } from '../../../motion/stage.ts'
import { letterOf } from '../../../state/own-keys.ts'
import * as usualLetters from '../../../state/usual-letters.ts'

/** How an outcome comes onto the stage. */
export interface Reveal {
  readonly stage: GestureStage
  /** False where the outcome was there before the screen, and where all is to be shown at once. */
  readonly live: boolean
  /** The outcome has taken the place of cards and commands. */
  readonly onShown: () => void
}

interface Fall {
  readonly element: RefObject<HTMLElement | null>
  /** The ways out are not there yet. */
  readonly playing: boolean
}

/** Whether it is the letter of one of an outcome's ways out. */
const isWayOut = (letter: string | null): boolean => letter === usualLetters.autoOn || letter === usualLetters.lookback

/** Plays it once. A press anywhere, Enter, Space, Escape or the letter of a way out shows the end. */
export function useReveal({ stage, live, onShown }: Reveal, act: (root: HTMLElement, onEnd: () => void) => void): Fall {
  const element = useRef<HTMLElement>(null)
  const [playing, setPlaying] = useState(live)
  const begin = useEffectEvent(() => {
    onShown()
    if (playing && element.current) act(element.current, () => setPlaying(false))
  })
  useLayoutEffect(() => {
    begin()
    return () => stage.clock.clear()
  }, [stage])
  useLayoutEffect(() => {
    if (!playing) return
    const end = () => {
      stage.clock.clear()
      stage.shards.clear()
      setPlaying(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (!['Enter', ' ', 'Escape'].includes(event.key) && !isWayOut(letterOf(event))) return
      // Else it would also press a way out that cannot be seen yet.
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('pointerdown', end, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('pointerdown', end, { capture: true })
    }
  }, [stage, playing])
  return { element, playing }
}
