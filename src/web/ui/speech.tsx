import { classes } from './classes.ts'
import styles from './speech.module.css'

interface SpeechProps {
  /** Who speaks; null where nobody does. */
  readonly name: string | null
  readonly lines: readonly string[]
  /** Where the speaker stands: the slip's notch points there. */
  readonly from?: 'left' | 'right' | 'above' | 'below'
  readonly className?: string | undefined
}

/** What somebody of the town says, on a slip of paper; read aloud when it changes. */
export function Speech({ name, lines, from = 'right', className }: SpeechProps) {
  return (
    <figure className={classes(styles.slip, styles[from], className)} aria-live="polite">
      {name === null ? null : <figcaption className={styles.name}>{name}</figcaption>}
      <p key={lines.join()} className={styles.words}>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
    </figure>
  )
}
