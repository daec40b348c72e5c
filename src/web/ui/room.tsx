import type { ReactNode } from 'react'
import { sceneUrl } from '../art/pictures.ts'
import { classes } from './classes.ts'
import styles from './room.module.css'

interface RoomProps {
  /** The room's scene, such as `shop`. */
  readonly scene: string
  /** Which part of the scene stays in sight where the window is narrower than the drawing. */
  readonly keep?: 'left' | 'middle' | 'right'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A place of the town: its scene fills the menu's place, and the panels lie over it. */
export function Room({ scene, keep = 'middle', className, children }: RoomProps) {
  const url = sceneUrl(scene)
  return (
    <div className={classes(styles.room, className)}>
      {url === null ? null : <img src={url} alt="" className={classes(styles.scene, styles[keep])} />}
      {children}
    </div>
  )
}
