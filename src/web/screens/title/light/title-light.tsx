import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import lampUrl from '../../../art/svg/screens/title-lamp.svg?url'
import { followHand, putLamp } from '../../../lamp/follow-hand.ts'
import { watchFrames } from '../../../lamp/frames.ts'
import { PlyShadow } from '../../../lamp/ply-shadow.tsx'
import { placeUnder, type Point } from '../../../lamp/scene.ts'
import { useSetting } from '../../../settings/settings.ts'
import { letters, paperAt, pines, three, titleScene } from './title-plies.ts'
import styles from './title-light.module.css'

/** On the paper of the lantern alone: beside it there is none to fall on. */
export const LettersShadow = () => (
  <div className={styles.paper} aria-hidden="true">
    <PlyShadow ply={letters} from={paperAt} />
  </div>
)

export const ThreeShadow = () => <PlyShadow ply={three} />

export const PinesShadow = () => <PlyShadow ply={pines} />

/** Frames fell behind in this visit: the lamp rests from then on. */
let isTooMuch = false

/** Where the window is a phone's there is no room to lead it. */
const isNarrow = (): boolean => innerWidth < 844

interface LampProps {
  /** Where in the window the hand was that lit it; null where there was none. */
  readonly hand: Point | null
}

/** The lamp of the player, in front of the picture. It leads the shadows of all plies. */
export function Lamp({ hand }: LampProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [isStopped, setStopped] = useState(isTooMuch)
  const isWanted = useSetting('light') === 'moving'
  const isFull = useSetting('motion') === 'full'
  const moves = isWanted && isFull && !isStopped && !isNarrow()
  useLayoutEffect(() => {
    if (picture.current?.parentElement) putLamp(picture.current.parentElement, titleScene.rest)
  }, [])
  useEffect(() => {
    const scene = picture.current?.parentElement
    if (!scene || !moves) return
    const start = hand ? placeUnder(hand, scene.getBoundingClientRect(), titleScene) : titleScene.rest
    const stop = () => {
      isTooMuch = true
      setStopped(true)
    }
    const end = followHand(scene, titleScene, start, watchFrames(stop))
    return () => {
      end()
      putLamp(scene, titleScene.rest)
    }
  }, [moves, hand])
  return <img ref={picture} src={lampUrl} alt="" data-part="lamp" className={styles.lamp} />
}
