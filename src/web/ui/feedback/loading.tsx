import { uiText } from '../../../content/text/ui.ts'
import { classes } from '../classes.ts'
import styles from './loading.module.css'

interface LoadingProps {
  readonly text?: string
  /** Fills the window. */
  readonly page?: boolean
}

/** Appears after 300 ms, so that short waits show nothing. */
export function Loading({ text = uiText.loading, page = false }: LoadingProps) {
  return (
    <output className={classes(styles.loading, page && styles.page)}>
      <svg className={styles.lantern} viewBox="0 0 40 64" width="34" height="54" aria-hidden="true">
        <path d="M20 0v14" stroke="#d39a6a" strokeWidth="2" />
        <circle cx="20" cy="36" r="19" fill="#ffb03f" opacity=".35" />
        <path fill="#ffcf73" d="M12 18h16q9 8 9 18t-9 18H12q-9-8-9-18t9-18z" />
        <path d="M6 27h28M4 36h32M6 45h28" stroke="#a8501c" strokeWidth="1.5" />
        <path fill="#150d1c" d="M12 14h16v5H12zM12 53h16v5H12zM19 58h2v6h-2z" />
      </svg>
      <span>{text}</span>
    </output>
  )
}
