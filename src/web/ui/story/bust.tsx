import type { CSSProperties } from 'react'
import { sceneUrl } from '../../art/pictures.ts'
import { useBurntDown } from './burnt-down.ts'
import styles from './bust.module.css'
import { classes } from '../classes.ts'

interface BustProps {
  /** `portrait-rou`, `job-boss-1`. */
  readonly name: string
  readonly className?: string | undefined
}

/** Somebody of the town who breathes and blinks. ロウ, a candle, is lower the later it is. */
export function Bust({ name, className }: BustProps) {
  const burnt = useBurntDown()
  // Everybody has times of their own, so that no two blink together.
  const own = name.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const times = {
    '--breath': `${4 + (own % 7) * 0.25}s`,
    '--blink': `${4.3 + (own % 5) * 0.7}s`,
    '--ahead': `-${(own % 11) * 0.6}s`,
    '--burnt': name === 'portrait-rou' ? `${burnt * 16}%` : undefined,
  } as CSSProperties
  return (
    <div className={classes(styles.bust, className)} style={times} data-bust={name}>
      <Part name={name} />
      <div className={styles.wax}>
        {sceneUrl(`${name}-head`) === null ? null : (
          <div className={styles.head}>
            <Part name={`${name}-head`} />
            <Part name={`${name}-lids`} className={styles.lids} />
          </div>
        )}
        <div className={styles.front}>
          <Part name={`${name}-front`} />
          {sceneUrl(`${name}-head`) === null ? <Part name={`${name}-lids`} className={styles.lids} /> : null}
        </div>
      </div>
    </div>
  )
}

function Part({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  const url = sceneUrl(name)
  return url === null ? null : <img src={url} alt="" className={className} />
}
