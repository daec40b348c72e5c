import type { CSSProperties, ReactNode } from 'react'
import styles from './chip.module.css'
import { classes } from '../classes.ts'

interface ChipProps {
  readonly tone?: 'plain' | 'good' | 'bad' | 'danger' | 'filled'
  readonly children: ReactNode
  readonly className?: string
  readonly style?: CSSProperties
}

/** A small pill for a state. */
export function Chip({ tone = 'plain', children, className, style }: ChipProps) {
  return (
    <span className={classes(styles.chip, tone !== 'plain' && styles[tone], className)} style={style}>
      {children}
    </span>
  )
}

interface SealProps {
  /** One kanji. */
  readonly glyph: string
  readonly colour?: string
  readonly className?: string
}

/** A stamp with one kanji; decoration beside the word it stands for. */
export function Seal({ glyph, colour = '#8f3a1d', className }: SealProps) {
  return (
    <span className={classes(styles.seal, className)} style={{ '--seal': colour } as Readonly<Record<string, string>>} aria-hidden="true">
      {glyph}
    </span>
  )
}
