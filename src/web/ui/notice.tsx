import type { ReactNode } from 'react'
import { uiText } from '../../content/text/ui.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import styles from './notice.module.css'

interface NoticeProps {
  readonly tone?: 'plain' | 'danger' | 'good'
  readonly children: ReactNode
}

/** A sentence about what has just happened, read aloud when it appears. Failures interrupt, the rest waits its turn. */
export function Notice({ tone = 'plain', children }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={classes(styles.notice, tone !== 'plain' && styles[tone])}>
      {children}
    </div>
  )
}

interface FailureNoticeProps {
  readonly message: string
  readonly onRetry: () => void
  readonly retryLabel?: string
}

/** Says what failed, and offers to try again. */
export function FailureNotice({ message, onRetry, retryLabel = uiText.retry }: FailureNoticeProps) {
  return (
    <Notice tone="danger">
      <div className={styles.retry}>
        <span>{message}</span>
        <Button size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </Notice>
  )
}
