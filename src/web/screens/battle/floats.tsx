import { battleText } from '../../../content/text/battle.ts'
import { classes } from '../../ui/classes.ts'
import styles from './floats.module.css'
import type { ShownFloat } from './use-playback.ts'

interface FloatsProps {
  readonly floats: readonly ShownFloat[]
}

/** Numbers that rise from a combatant; hidden from screen readers, which get the log. */
export function Floats({ floats }: FloatsProps) {
  return (
    <div className={styles.floats} aria-hidden="true">
      {floats.map(({ nth, amount, tone, mark }) => (
        <span key={nth} className={classes(styles.float, styles[tone])}>
          {mark === null ? null : <span className={classes(styles.burst, styles[mark])} />}
          {mark === 'cut' ? <Cut /> : null}
          {tone === 'critical' ? <small className={styles.note}>{battleText.critical}</small> : null}
          {battleText.floats[tone](amount)}
        </span>
      ))}
    </div>
  )
}

function Cut() {
  return (
    <svg className={styles.slash} viewBox="-100 -100 200 200" width="220" height="220">
      <path d="M-84 58Q-10 6 88 -66Q14 30 -84 58z" fill="#fffbe8" />
    </svg>
  )
}
