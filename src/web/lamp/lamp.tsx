import { useRef } from 'react'
import lampUrl from '../art/svg/screens/lamp.svg?url'
import { classes } from '../ui/classes.ts'
import type { LampScene, Point } from './scene.ts'
import { useLamp } from './use-lamp.ts'
import styles from './lamp.module.css'

interface LampProps {
  readonly scene: LampScene
  /** Where in the window the hand was that lit it; null where there was none. */
  readonly hand: Point | null
  readonly className?: string | undefined
}

/** The lamp of the player on its stick, in front of the scene in which it stands, an element with `--px`. */
export function Lamp({ scene, hand, className }: LampProps) {
  const picture = useRef<HTMLImageElement>(null)
  useLamp(picture, scene, hand)
  return <img ref={picture} src={lampUrl} alt="" data-part="lamp" className={classes(styles.led, styles.lamp, className)} />
}
