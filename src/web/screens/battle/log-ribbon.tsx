import { Fragment, type ReactNode } from 'react'
import styles from './log-ribbon.module.css'

interface LogRibbonProps {
  readonly text: string
  /** Words to stand out: the names of who fights here. */
  readonly names: readonly string[]
  readonly children?: ReactNode
}

/** The ink ribbon with what is happening, read aloud as it changes. */
export function LogRibbon({ text, names, children }: LogRibbonProps) {
  return (
    <div className={styles.ribbon}>
      <div className={styles.line} role="log" aria-live="polite">
        <span key={text} className={styles.text}>
          {marked(text, names)}
        </span>
      </div>
      {children}
    </div>
  )
}

function marked(text: string, names: readonly string[]): ReactNode {
  const known = names.filter((name) => name !== '').map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const parts = text.split(new RegExp(`(${[...known, '\\d+'].join('|')})`))
  return parts.map((part, index) =>
    // Split with a capturing group: every second part is a match. The text never changes in place, so its order is its key.
    index % 2 === 1 ? <b key={`${index}${part}`}>{part}</b> : <Fragment key={`${index}${part}`}>{part}</Fragment>,
  )
}
