import type { CSSProperties } from 'react'
import { inScene, type walkers } from '../../art/plaza-places.ts'
import { sceneUrl } from '../../art/pictures.ts'
import styles from './plaza-map.module.css'

/** Somebody who walks to and fro between two places. */
interface Walk {
  readonly who: keyof typeof walkers
  /** Of the feet, in px of the map: where the walk begins, how far it goes to the right, and the height. */
  readonly x: number
  readonly far: number
  readonly y: number
  readonly size: number
  /** For one way, in s. */
  readonly takes: number
  /** How much of the way is already behind, in s. */
  readonly ahead: number
}

/** Where no sign is: behind the buildings' doors, and on the open floor before them. */
const walks: readonly Walk[] = [
  { who: 'bunned', x: 690, far: 110, y: 566, size: 0.8, takes: 41, ahead: 13 },
  { who: 'hatted', x: 60, far: 190, y: 690, size: 1.1, takes: 36, ahead: 20 },
  { who: 'child', x: 690, far: 250, y: 632, size: 1, takes: 29, ahead: 5 },
  { who: 'bunned', x: 560, far: 520, y: 690, size: 1.16, takes: 76, ahead: 30 },
]

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
        <img src={url} alt="" className={styles.walker} />
      </div>
    )
  })
}
