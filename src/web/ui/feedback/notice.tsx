import type { ReactNode } from 'react'
import { uiText } from '../../../content/text/ui.ts'
import { type ApiFailure, failureSentence, networkNote, type FailureView } from '../../server/api.ts'
import { Button } from '../controls/button.tsx'
import { classes } from '../classes.ts'
import styles from './notice.module.css'

interface NoticeProps {
  readonly tone?: 'plain' | 'danger' | 'good'
  readonly children: ReactNode
}

/** A live region: `danger` interrupts screen readers, the others wait. */
export function Notice({ tone = 'plain', children }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={classes(styles.notice, tone !== 'plain' && styles[tone])}>
      {children}
    </div>
  )
}

interface RequestNumberProps {
  readonly failure: FailureView | null
  readonly words?: (id: string) => string
}

/** The first characters of the request's id, under which the server's log has an unexpected failure; nothing for other failures. */
export function RequestNumber({ failure, words = uiText.requestNumber }: RequestNumberProps) {
  if (failure?.kind !== 'broken' || failure.requestId === null) return null
  return <small className={styles.number}>{words(failure.requestId.slice(0, 8))}</small>
}

interface CallFailureProps {
  /** Null = nothing failed. */
  readonly failure: ApiFailure | null
  /** The specification's sentence for this call, where the server sends none. */
  readonly fixed?: string
  /** The specification's sentence for this call, whatever the server sends. */
  readonly always?: string
}

/** Why a writing call failed, with a second line when there was no answer. */
export function CallFailure({ failure, fixed, always }: CallFailureProps) {
  if (failure === null) return null
  const sentence = always ?? (fixed === undefined ? failure.message : failureSentence(failure, fixed))
  const note = sentence === failure.message ? null : networkNote(failure)
  return (
    <Notice tone="danger">
      {sentence} <RequestNumber failure={failure} />
      {note === null ? null : <div className={styles.network}>{note}</div>}
    </Notice>
  )
}

interface FailureNoticeProps {
  readonly message: string
  readonly failure?: ApiFailure | null
  /** A second line, such as `networkNote(failure)`. */
  readonly note?: string | null
  readonly onRetry: () => void
  readonly retryLabel?: string
  /** Where the panel does not speak Japanese. */
  readonly numberWords?: (id: string) => string
}

export function FailureNotice({
  message,
  failure = null,
  note = null,
  onRetry,
  retryLabel = uiText.retry,
  numberWords = uiText.requestNumber,
}: FailureNoticeProps) {
  return (
    <Notice tone="danger">
      <div className={styles.retry}>
        <span>
          {message} <RequestNumber failure={failure} words={numberWords} />
          {note === null ? null : <div className={styles.network}>{note}</div>}
        </span>
        <Button size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </Notice>
  )
}
