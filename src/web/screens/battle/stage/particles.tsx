import type { CSSProperties } from 'react'
import { classes } from '../../../ui/classes.ts'
import { particlesOf, particleAt } from './particle-kinds.ts'
import styles from './particles.module.css'

/** The field's floating pieces (seeds, embers, flakes), moved by transforms alone. They stand still under reduced motion. */
export function Particles({ fieldId }: { readonly fieldId: number }) {
  const kind = particlesOf(fieldId)
  if (!kind) return null
  const { shape, way, colour, count, seconds, between: [from, to] = [0, 100] } = kind
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
