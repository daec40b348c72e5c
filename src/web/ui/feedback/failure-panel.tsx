import { type ReactNode, useEffect } from 'react'
import { lineText, uiText } from '../../../content/text/ui.ts'
import { type ApiFailure, isLost } from '../../server/api.ts'
import { onLineBack, useLine } from '../../server/line.ts'
import { Button } from '../controls/button.tsx'
import { RequestNumber } from './notice.tsx'
import styles from './notice.module.css'
import { Panel } from '../panel.tsx'

interface FailurePanelProps {
  /** The place's own words, above the sentence of the failure. */
  readonly lead?: readonly string[]
  readonly failure: ApiFailure
  readonly onRetry: () => void
  /** Another way out, before the button that tries again. */
  readonly children?: ReactNode
}

/** Replaces a screen's content that could not be read. Tries again by itself when the browser is online again, if that was the reason. */
export function FailurePanel({ lead = [], failure, onRetry, children }: FailurePanelProps) {
  const lost = isLost(failure)
  useEffect(() => (lost ? onLineBack(onRetry) : undefined), [lost, onRetry])
  const isAway = useLine() === 'away' && lost
  return (
    <Panel className={styles.panel}>
      {/* The strip at the top need not say it too. */}
      <div role="alert" className={styles.failed} data-tells-line={isAway ? '' : undefined}>
        {lead.length === 0 ? null : (
          <p className={styles.lead}>
            {lead.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
        <p>
          {isAway ? lineText.away : failure.message} <RequestNumber failure={failure} />
        </p>
        {isAway ? <p>{lineText.goesOn}</p> : null}
      </div>
      <div className={styles.ways}>
        {children}
        <Button tone="primary" onClick={onRetry} autoFocus>
          {uiText.retry}
        </Button>
      </div>
    </Panel>
  )
}
