import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { classes } from '../classes.ts'
import styles from './tooltip.module.css'

interface TooltipProps {
  readonly tip: ReactNode
  /** Give the returned id to what is explained: `aria-describedby={id}`. It must be focusable. */
  readonly children: (id: string) => ReactNode
  readonly side?: 'above' | 'below'
  readonly className?: string
  /** For an absolute position. */
  readonly style?: CSSProperties
}

/** Shown on hover and on focus; Escape hides it. Never the only place of what a player must know. */
export function Tooltip({ tip, children, side = 'above', className, style }: TooltipProps) {
  const id = useId()
  const [hidden, setHidden] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape reaches it from the control inside
    <span
      className={classes(styles.anchor, className)}
      style={style}
      data-hidden={hidden || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setHidden(true)
      }}
      onBlur={() => setHidden(false)}
      onMouseLeave={() => setHidden(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className={classes(styles.tip, side === 'below' && styles.below)}>
        {tip}
      </span>
    </span>
  )
}
