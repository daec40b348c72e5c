import type { ReactNode } from 'react'
import { uiText } from '../../../content/text/ui.ts'
import { classes } from '../classes.ts'
import styles from './gauge.module.css'

interface GaugeProps {
  readonly kind: 'hp' | 'ap' | 'enemy' | 'pattern' | 'exp'
  readonly now: number
  readonly max: number
  /** What it was before a change that is shown as a whole; left out: the pale bar trails after `now`. */
  readonly was?: number
  /** Read aloud, such as 「HP」. */
  readonly label: string
  /** Read aloud in place of the numbers, which are then kept: only the share is read. */
  readonly spoken?: string
  /** The boss's gauge is a little taller. */
  readonly tall?: boolean
  readonly className?: string
  /** Lies over the fill. */
  readonly children?: ReactNode
}

/** HP below this share is low: another colour, and the number in red beside it. */
const lowShare = 0.3

export function isLow(now: number, max: number): boolean {
  return max > 0 && now / max < lowShare
}

/** A filled tube; the pale bar behind trails after it, so that a loss can be seen. */
export function Gauge({ kind, now, max, was = now, label, spoken, tall = false, className, children }: GaugeProps) {
  const share = shareOf(now, max)
  const low = kind === 'hp' && isLow(now, max)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <meter> has one bar and a look of its own
      role="meter"
      data-gauge={kind}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={spoken === undefined ? max : 100}
      aria-valuenow={spoken === undefined ? now : Math.ceil(share * 100)}
      aria-valuetext={spoken ?? uiText.of(now, max)}
      className={classes(styles.gauge, kind !== 'hp' && styles[kind], low && styles.low, tall && styles.tall, className)}
    >
      <div className={styles.was} style={{ transform: `scaleX(${shareOf(was, max)})` }} />
      <div className={styles.fill} style={{ transform: `scaleX(${share})` }} />
      {children}
    </div>
  )
}

const shareOf = (now: number, max: number): number => (max > 0 ? Math.min(1, Math.max(0, now / max)) : 0)
