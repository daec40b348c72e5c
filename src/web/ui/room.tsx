import type { ReactNode } from 'react'
import { uiText } from '../../content/text/ui.ts'
import { sceneUrl } from '../art/pictures.ts'
import { ButtonLink } from './button.tsx'
import { classes } from './classes.ts'
import { PageTitle } from './page-title.tsx'
import styles from './room.module.css'

interface RoomProps {
  /** The room's scene, such as `shop`. */
  readonly scene: string
  /** Which part of the scene stays in sight where the window is narrower than the drawing. */
  readonly keep?: 'left' | 'middle' | 'right'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A place of the town: panels over its scene. */
export function Room({ scene, keep = 'middle', className, children }: RoomProps) {
  const url = sceneUrl(scene)
  return (
    <div className={classes(styles.room, className)}>
      {url === null ? null : <img src={url} alt="" className={classes(styles.scene, styles[keep])} />}
      {children}
    </div>
  )
}

interface RoomHeadProps {
  /** One kanji for the seal. */
  readonly glyph: string
  readonly title: string
  readonly note?: ReactNode
  /** At the right. */
  readonly children?: ReactNode
}

/** The line above a room's panels, with the name of the place. */
export function RoomHead({ glyph, title, note, children }: RoomHeadProps) {
  return (
    <header className={styles.head}>
      <PageTitle glyph={glyph} title={title} note={note} />
      {children}
    </header>
  )
}

export function ToPlaza() {
  return (
    <ButtonLink size="small" to="/game/rpg/menu/plaza">
      {uiText.toPlaza}
    </ButtonLink>
  )
}
