import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '../../../../contract/account/account.ts'
import { accountText, sessionsText as text } from '../../../../content/text/account.ts'
import { api, type ApiFailure } from '../../../server/api.ts'
import { read, readAgain } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { CallFailure, FailureNotice, Notice } from '../../../ui/feedback/notice.tsx'
import styles from './sessions.module.css'

/** Where the user is signed in. Any other session can be ended, or all of them. */
export function Sessions() {
  const { data: sessions, error, refetch } = useQuery(read('GET /api/account/sessions'))
  /** What is being ended: an id, or all others. */
  const [ending, setEnding] = useState<string | null>(null)
  const [shown, setShown] = useState<{ readonly words: string } | { readonly failure: ApiFailure } | null>(null)
  const end = async (id: string) => {
    if (ending !== null) return
    setEnding(id)
    const outcome = await (id === ALL ? api('POST /api/account/sessions/end_others', null) : api('POST /api/account/sessions/end', { id }))
    await readAgain('GET /api/account/sessions')
    setShown(outcome.ok ? { words: outcome.value.message } : { failure: outcome.failure })
    setEnding(null)
  }
  return (
    <section>
      <h2>{text.title}</h2>
      {error ? <FailureNotice message={error.message} failure={error} onRetry={() => void refetch()} /> : null}
      {sessions || error ? null : <Loading text={accountText.loading} />}
      <ul className={styles.sessions}>
        {sessions?.map((session) => (
          <Row key={session.id} session={session} isEnding={ending === session.id} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {sessions && sessions.length > 2 ? (
        <Button size="small" tone="quiet" pending={ending === ALL} onClick={() => void end(ALL)}>
          {text.endOthers}
        </Button>
      ) : null}
      <div className={styles.told}>
        {shown && 'failure' in shown ? <CallFailure failure={shown.failure} /> : null}
        {shown && 'words' in shown ? <Notice tone="good">{shown.words}</Notice> : null}
      </div>
    </section>
  )
}

const ALL = 'all'

interface RowProps {
  readonly session: Session
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function Row({ session: { browser, system, seen_at, is_current }, isEnding, onEnd }: RowProps) {
  const device = browser === null && system === null ? text.unknown : [system, browser].filter((name) => name !== null).join('・')
  const seen = new Date(seen_at)
  return (
    <li className={styles.session}>
      <span>
        {device}
        <small className={styles.seen}>
          {text.seen(seen.getMonth() + 1, seen.getDate(), seen.getHours()).map((phrase) => (
            <span key={phrase} className={styles.phrase}>
              {phrase}
            </span>
          ))}
        </small>
      </span>
      {is_current ? (
        <Chip>{text.current}</Chip>
      ) : (
        <Button size="small" tone="quiet" pending={isEnding} aria-label={text.endOne(device)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  )
}
