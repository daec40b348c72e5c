import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { uiText } from '../../content/text/ui.ts'
import { stopWaiting, useOldestWait } from '../waiting.ts'
import { Button } from './button.tsx'
import styles from './slow-answer.module.css'

/** How long a call is waited for without a word, in milliseconds. */
const silence = 5000

/** Says that an answer is late, on every screen and over every dialog, and lets the player stop waiting for it. */
export function SlowAnswer() {
  const oldest = useOldestWait()
  const [late, setLate] = useState<number | null>(null)
  useEffect(() => {
    if (oldest === null) return
    const timer = setTimeout(() => setLate(oldest), silence)
    return () => clearTimeout(timer)
  }, [oldest])
  if (oldest === null || late !== oldest) return null
  // Outside an open dialog nothing can be pressed.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  return createPortal(
    <output className={styles.slow}>
      <span>{uiText.slow}</span>
      <Button size="small" onClick={stopWaiting}>
        {uiText.stopWaiting}
      </Button>
    </output>,
    place,
  )
}
