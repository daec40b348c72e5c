import { useState } from 'react'
import { accountCreatedText as text } from '../../../content/text/title.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './login-required.module.css'

interface CopyButtonProps {
  readonly label: string
  readonly content: string
}

/** Copies `content`, and says whether it worked: browsers forbid it on unsafe connections. */
export function CopyButton({ label, content }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    const worked = await navigator.clipboard?.writeText(content).then(
      () => true,
      () => false,
    )
    setSaid(worked ? text.copied : text.copyFailed)
  }
  return (
    <div className={styles.row}>
      <Button size="small" tone="quiet" onClick={() => void copy()}>
        {label}
      </Button>
      <output className={styles.note}>{said}</output>
    </div>
  )
}
