import type { CSSProperties } from 'react'
import { inScene, walks } from '../../art/plaza-places.ts'
import { sceneUrl } from '../../art/pictures.ts'
import styles from './plaza-map.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** The people of the plaza who walk. Without motion they stand. */
export function Walkers() {
  return walks.map((walk) => {
    const { who, x, y, far, size, takes, ahead } = walk
    const width = 60 * size
    const url = sceneUrl(`plaza-${who}`)
    const times = { '--far': `${(far / width) * 100}%`, '--takes': `${takes}s`, '--ahead': `-${ahead}s` } as CSSProperties
    return url === null ? null : (
      <div
        key={x + y}
        className={styles.walk}
        style={{ ...inScene({ x: x - width / 2, y: y - 96 * size, width, height: 150 * size }), ...times }}
      >
        <img src={url} alt="" className={classes(layout.whole, styles.walker)} />
      </div>
    )
  })
}
