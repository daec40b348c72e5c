import { useState } from 'react'
import { uiText } from '../../../content/text/ui.ts'
import { Button } from '../controls/button.tsx'
import styles from './turn-phone-hint.module.css'

/** Shown on phones held upright only (by the style sheet). */
export function TurnPhoneHint() {
  const [seen, setSeen] = useState(false)
  if (seen) return null
  return (
    <aside className={styles.hint}>
      <p>{uiText.turnPhone}</p>
      <Button size="small" onClick={() => setSeen(true)}>
        {uiText.dismiss}
      </Button>
    </aside>
  )
}
