import { useRef } from 'react'
import { useIsLit } from '../settings/settings.ts'
import type { Flame } from '../staging/staging.ts'
import { classes } from '../ui/classes.ts'
import type { LampScene } from './scene.ts'
import { useLamp } from './use-lamp.ts'
import styles from './lamp.module.css'

/**
 * The player's light in a lantern that a scene shows, in some of its states: it leans to the hand. Stands in an element with `--px`. What goes by it says so with
 * `--lamp-x` and `--lamp-y`, which are there only while the light is.
 */
export function flameOf({ lantern, states }: Flame) {
  return ({ state }: { readonly state: string | null }) => {
    const isLit = useIsLit()
    return isLit && state !== null && states.includes(state) ? <LeaningLight scene={lantern} /> : null
  }
}

function LeaningLight({ scene }: { readonly scene: LampScene }) {
  const flame = useRef<HTMLDivElement>(null)
  useLamp(flame, scene, null)
  return <div ref={flame} aria-hidden="true" data-part="flame" className={classes(styles.led, styles.flame)} />
}
