import type { ReactNode } from 'react'
import { uiText } from '../../../content/text/ui.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { inScene } from '../../art/plaza-places.ts'
import { type RoomLayer, roomLayers } from '../../staging/room-layers.ts'
import { useBurntDown } from './burnt-down.ts'
import { ButtonLink } from '../controls/button.tsx'
import { classes } from '../classes.ts'
import { PageTitle } from '../text/page-title.tsx'
import styles from './room.module.css'

interface RoomProps {
  /** The room's scene, such as `shop`. */
  readonly scene: string
  /** Which part of the scene stays in sight where the window is narrower than the drawing. */
  readonly keep?: 'left' | 'middle' | 'right'
  /** The news are bad: the keeper's face shows it. */
  readonly troubled?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A place of the town: panels over its scene. */
export function Room({ scene, keep = 'middle', troubled = false, className, children }: RoomProps) {
  const url = sceneUrl(scene)
  return (
    <div className={classes(styles.room, className)}>
      {url === null ? null : (
        <div className={styles.behind}>
          <div className={classes(styles.scene, styles[keep])}>
            <img src={url} alt="" className={styles.ground} />
            {roomLayers[scene]?.map((layer) => (
              <Layer key={layer.picture} layer={layer} troubled={troubled} />
            ))}
          </div>
        </div>
      )}
      {children}
    </div>
  )
}

interface LayerProps {
  readonly layer: RoomLayer
  readonly troubled: boolean
}

function Layer({ layer: { picture, place, idle, lids, troubled: face, sinks = 0 }, troubled }: LayerProps) {
  const burnt = useBurntDown()
  const sunk = sinks === 0 ? undefined : `translateY(${burnt * sinks * 100}%)`
  return (
    <div className={styles.layer} style={{ ...inScene(place), transform: sunk }}>
      <div className={classes(styles.ground, idle && styles[idle])}>
        <img src={sceneUrl(picture) ?? undefined} alt="" className={styles.ground} />
        {troubled && face !== undefined ? <img src={sceneUrl(face) ?? undefined} alt="" className={styles.ground} /> : null}
        {lids === undefined ? null : <img src={sceneUrl(lids) ?? undefined} alt="" className={classes(styles.ground, styles.lids)} />}
      </div>
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
