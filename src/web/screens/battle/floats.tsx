import { battleText } from '../../../content/text/battle.ts'
import { classes } from '../../ui/classes.ts'
import styles from './floats.module.css'
import type { Float } from './playback.ts'

interface FloatsProps {
  readonly floats: readonly (Float & { readonly nth: number })[]
}

/** Numbers that rise from a combatant; the log says the same aloud. */
export function Floats({ floats }: FloatsProps) {
  return (
    <div className={styles.floats} aria-hidden="true">
      {floats.map(({ nth, text, tone }) => (
        <span key={nth} className={classes(styles.float, styles[tone])}>
          {tone === 'damage' || tone === 'critical' ? <span className={styles.burst} /> : null}
          {tone === 'critical' ? <small className={styles.note}>{battleText.critical}</small> : null}
          {text}
        </span>
      ))}
    </div>
  )
}
