import { type RefObject, useLayoutEffect, useState } from 'react'
import { useSetting } from '../settings/settings.ts'
import { followHand, putLamp, takeLamp } from './follow-hand.ts'
import { watchFrames } from './frames.ts'
import { type LampScene, placeUnder, type Point } from './scene.ts'

/** Frames fell behind in this visit: the lamp rests from then on. */
let isTooMuch = false

/** Where the window is a phone's there is no room to lead it. */
const isNarrow = (): boolean => innerWidth < 844

/**
 * Lets the player lead the lamp of the scene in which an element stands: all in there that goes by `--lamp-x` and `--lamp-y`. It rests where lamps are not
 * to move. @param hand where in the window the hand was that lit it; null where there was none.
 */
export function useLamp(element: RefObject<HTMLElement | null>, scene: LampScene, hand: Point | null): void {
  const [isStopped, setStopped] = useState(isTooMuch)
  const isWanted = useSetting('light') === 'moving'
  const isFull = useSetting('motion') === 'full'
  const moves = isWanted && isFull && !isStopped && !isNarrow()
  useLayoutEffect(() => {
    const stage = element.current?.parentElement
    if (!stage) return
    const take = () => takeLamp(stage)
    if (!moves) {
      putLamp(stage, scene.rest)
      return take
    }
    const start = hand ? placeUnder(hand, stage.getBoundingClientRect(), scene) : scene.rest
    const stop = () => {
      isTooMuch = true
      setStopped(true)
    }
    const end = followHand(stage, scene, start, watchFrames(stop))
    return () => {
      end()
      take()
    }
  }, [element, moves, hand, scene])
}
