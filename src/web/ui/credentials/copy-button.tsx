import { type ReactNode, useState } from 'react'
import { keptValuesText as text } from '../../../content/text/kept-values.ts'
import { Button } from '../controls/button.tsx'
import { classes } from '../classes.ts'
import layout from '../layout.module.css'

interface CopyButtonProps {
  readonly label: string
  readonly content: string
  /** Further buttons beside it. */
  readonly children?: ReactNode
}

/** Copies `content`, and says whether it worked: browsers forbid it on unsafe connections. */
export function CopyButton({ label, content, children }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    const worked = await navigator.clipboard?.writeText(content).then(
      () => true,
      () => false,
    )
    setSaid(worked ? text.copied : text.copyFailed)
  }
  return (
    <div className={classes(layout.row, layout.wraps, layout.gap3)}>
      <Button size="small" tone="quiet" onClick={() => void copy()}>
        {label}
      </Button>
      {children}
      <output>{said}</output>
    </div>
  )
}
