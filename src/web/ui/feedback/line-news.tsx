import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lineText, uiText } from '../../../content/text/ui.ts'
import { useLine } from '../../server/line.ts'
import { stopWaiting, useOldestWait } from '../../server/waiting.ts'
import { Button } from '../controls/button.tsx'
import { classes } from '../classes.ts'
import styles from './line-news.module.css'
import swinging from './loading.module.css'

/** How long a call is waited for without a sign, and without a word, in milliseconds. */
const QUIET = 300
const SILENCE = 5000

/**
 * Tells how it stands with the line to the server, on every screen and over every dialog: a small lantern while an answer is
 * awaited; when it is late, a word and the way to stop waiting; that the line is cut, and that it is back.
 */
export function LineNews() {
  const line = useLine()
  const oldest = useOldestWait()
  const isShown = useHasLasted(oldest, QUIET)
  const isLate = useHasLasted(oldest, SILENCE)
  if (isLate) {
    return (
      <Line>
        <span>{line === 'away' ? lineText.away : uiText.slow}</span>
        <Button size="small" onClick={stopWaiting}>
          {uiText.stopWaiting}
        </Button>
      </Line>
    )
  }
  if (line !== 'fine') {
    return (
      <Line quiet>
        <span>{lineText[line]}</span>
      </Line>
    )
  }
  return isShown ? createPortal(<Lantern />, topmost()) : null
}

function Line({ quiet = false, children }: { readonly quiet?: boolean; readonly children: ReactNode }) {
  return createPortal(<output className={classes(styles.line, quiet && styles.quiet)}>{children}</output>, topmost())
}

/** Outside an open dialog nothing can be pressed. */
const topmost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/** Whether the wait with this number has gone on for so long. */
function useHasLasted(wait: number | null, milliseconds: number): boolean {
  const [lasted, setLasted] = useState<number | null>(null)
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(() => setLasted(wait), milliseconds)
    return () => clearTimeout(timer)
  }, [wait, milliseconds])
  return wait !== null && lasted === wait
}

function Lantern() {
  return (
    <svg
      className={classes(swinging.lantern, styles.lantern)}
      viewBox="0 0 24 40"
      width="14"
      height="23"
      aria-hidden="true"
      data-part="waiting"
    >
      <path d="M12 0v8" stroke="#d39a6a" strokeWidth="1.5" />
      <path fill="#ffcf73" d="M8 12h8q5 5 5 11t-5 11H8q-5-6-5-11t5-11z" />
      <path d="M4 18h16M3 23h18M4 28h16" stroke="#a8501c" />
      <path fill="#150d1c" d="M8 8h8v4H8zM8 33h8v3H8z" />
    </svg>
  )
}
