import type { CSSProperties } from 'react'
import { classes } from '../../../ui/classes.ts'
import { fieldLook } from '../../../looks/fields.ts'
import styles from './particles.module.css'

/** The field's floating pieces (seeds, embers, flakes), moved by transforms alone. They stand still under reduced motion. */
export function Particles({ fieldId }: { readonly fieldId: number }) {
  const { shape, way, colour, count, seconds, between: [from, to] = [0, 100] } = fieldLook(fieldId).particles
  return (
    <div className={styles.particles} style={{ '--colour': colour } as CSSProperties} aria-hidden="true">
      {Array.from({ length: count }, (_, nth) => {
        const { left, top, size, length } = particleAt(nth)
        const place = {
          left: `${from + (left * (to - from)) / 100}%`,
          top: way === 'rise' ? 'auto' : way === 'fall' ? '-20px' : `${top}%`,
          bottom: way === 'rise' ? '200px' : 'auto',
          '--size': size,
          animationDuration: `${seconds * length}s`,
          animationDelay: `${(-seconds * nth) / count}s`,
        }
        return <i key={`${shape}${nth}`} className={classes(styles.particle, styles[shape], styles[way])} style={place} />
      })}
    </div>
  )
}

/** Position and speed of the nth piece, without chance: left and top in percent, size and length as factors around 1. */
function particleAt(nth: number): { readonly left: number; readonly top: number; readonly size: number; readonly length: number } {
  // Multiples of irrational steps spread evenly without a visible pattern.
  const spread = (step: number) => (nth * step + step / 2) % 1
  return {
    left: 4 + spread(0.618034) * 92,
    top: 8 + spread(0.754877) * 58,
    size: 0.7 + spread(0.56984) * 0.7,
    length: 0.8 + spread(0.430159) * 0.5,
  }
}
