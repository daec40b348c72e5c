import { type ReactNode, useEffect, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import styles from './log-ribbon.module.css'
import { marked } from '../../../ui/text/marked.tsx'

interface LogRibbonProps {
  /** Shown before the text: the action whose result it is. */
  readonly heading?: string | null
  readonly text: string
  /** Words to emphasise: the names of the combatants. */
  readonly names: readonly string[]
  /** It is read aloud, and not seen. */
  readonly unseen?: boolean
  /** Read aloud as they come, instead of heading and text. */
  readonly lines?: readonly { readonly id: number; readonly text: string }[]
  readonly children?: ReactNode
}

/** More characters than this do not fit into one line. */
const lineLength = 46

/** The ribbon with the current line of the log, announced as it changes. */
export function LogRibbon({ heading = null, text, names, unseen = false, lines = [], children }: LogRibbonProps) {
  // What is there when a live region comes is not read: its first line comes after it.
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true))
    return () => clearTimeout(timer)
  }, [])
  const shown = heading !== null && heading.length + text.length < lineLength ? heading : null
  return (
    <div className={classes(styles.ribbon, unseen && styles.unseen)}>
      <div className={styles.line} role="log" aria-live="polite">
        {lines.map((line) => (
          <p key={line.id}>{line.text}</p>
        ))}
        {shown === null ? null : <span key={shown}>{marked(shown, names)}</span>}
        {text === '' || !isThere ? null : (
          <span key={text} className={styles.text}>
            {marked(text, names)}
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
