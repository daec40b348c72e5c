import { useState } from 'react'
import { loginRequiredText as text } from '../../../content/text/title.ts'
import { Button } from '../../ui/button.tsx'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  readonly label: string
  readonly content: string
}

/** Copies `content`, and says whether it worked: browsers forbid it on unsafe connections. */
export function CopyButton({ label, content }: CopyButtonProps) {
  const [copied, setCopied] = useState<{ readonly content: string; readonly worked: boolean } | null>(null)
  const copy = async () => {
    const worked = await navigator.clipboard?.writeText(content).then(
      () => true,
      () => false,
    )
    setCopied({ content, worked: worked ?? false })
  }
  const said = copied?.content === content ? (copied.worked ? text.copied : text.copyFailed) : ''
  return (
    <span className={styles.copy}>
      <Button size="small" onClick={() => void copy()}>
        {label}
      </Button>
      <output className={styles.said}>{said}</output>
    </span>
  )
}
