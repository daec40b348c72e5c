import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './panel.module.css'

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** `lit`: what is active now; `washi`: letters, books, help. */
  readonly tone?: 'plain' | 'lit' | 'washi'
  readonly title?: ReactNode
}

/** A paper frame with concave corners. */
export function Panel({ tone = 'plain', title, className, children, ...rest }: PanelProps) {
  return (
    <section className={classes(styles.panel, tone !== 'plain' && styles[tone], className)} {...rest}>
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  )
}
