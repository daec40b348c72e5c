import { classes } from '../classes.ts'
import styles from './speech.module.css'

interface SpeechProps {
  /** The speaker's name; null for none. */
  readonly name: string | null
  readonly lines: readonly string[]
  /** Where the speaker is: the bubble's notch points there; it has none where nobody is to be seen. */
  readonly from?: 'left' | 'right' | 'above' | 'below' | 'none'
  readonly className?: string | undefined
}

/** A speech bubble; read aloud when it changes. */
export function Speech({ name, lines, from = 'right', className }: SpeechProps) {
  return (
    <figure className={classes(styles.slip, styles[from], className)} aria-live="polite">
      {name === null ? null : <figcaption className={styles.name}>{name}</figcaption>}
      <p key={lines.join()} className={styles.words}>
        {lines.map((line) => (
          <span key={line} className={classes(styles.line, /^[「（]/.test(line) && styles.quoted)}>
            {line}
          </span>
        ))}
      </p>
    </figure>
  )
}
