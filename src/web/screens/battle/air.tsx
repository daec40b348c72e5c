import type { CSSProperties } from 'react'
import { classes } from '../../ui/classes.ts'
import { ambienceOf, pieceOf } from './ambience.ts'
import styles from './air.module.css'

/** The field's floating pieces (seeds, embers, flakes), moved by transforms alone; still under reduced motion. */
export function Air({ fieldId }: { readonly fieldId: number }) {
  const ambience = ambienceOf(fieldId)
  if (!ambience) return null
  const { shape, way, colour, count, seconds } = ambience
  return (
    <div className={styles.air} style={{ '--colour': colour } as CSSProperties} aria-hidden="true">
      {Array.from({ length: count }, (_, nth) => {
        const { left, top, size, length } = pieceOf(nth)
        const place = {
          left: `${left}%`,
          top: way === 'rise' ? 'auto' : way === 'fall' ? '-20px' : `${top}%`,
          bottom: way === 'rise' ? '200px' : 'auto',
          '--size': size,
          animationDuration: `${seconds * length}s`,
          animationDelay: `${(-seconds * nth) / count}s`,
        }
        return <i key={`${shape}${nth}`} className={classes(styles.piece, styles[shape], styles[way])} style={place} />
      })}
    </div>
  )
}
