import { useRef } from 'react'
import { battleText } from '../../../content/text/battle.ts'
import { uiText } from '../../../content/text/ui.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Trouble } from './battle-flow.ts'
import styles from './trouble-view.module.css'
import { useFirstFocus } from './use-first-focus.ts'

interface TroubleViewProps {
  readonly trouble: Trouble
  readonly leaving: boolean
  readonly onResume: () => void
  readonly onRetry: () => void
  /** Back to the menu; what is running stays. */
  readonly onLeave: () => void
  /** Drops what is running. */
  readonly onGiveUp: () => void
}

/**
 * The error view. With nothing running a click anywhere goes back; else each way is a button of its own, so that a stray
 * click never drops an adventure.
 */
export function TroubleView({ trouble, leaving, onResume, onRetry, onLeave, onGiveUp }: TroubleViewProps) {
  const view = useRef<HTMLDivElement>(null)
  useFirstFocus(view, `${trouble.kind} ${trouble.message}`)
  if (trouble.kind === 'nothing') {
    return (
      <div ref={view}>
        <button type="button" className={styles.anywhere} onClick={onGiveUp} disabled={leaving} data-first>
          <span className={styles.sentence}>{battleText.loadFailed}</span>
          <span className={styles.reason}>{trouble.message}</span>
        </button>
      </div>
    )
  }
  return (
    <div ref={view} className={styles.view}>
      <Panel tone="lit" title={battleText.errorTitle} className={styles.panel ?? ''} role="alert">
        <p>{trouble.message}</p>
        <p className={styles.note}>{trouble.kind === 'running' ? battleText.giveUpPrice : battleText.leaveRunning}</p>
        <div className={styles.ways}>
          {trouble.kind === 'running' ? (
            <Button tone="danger" pending={leaving} onClick={onGiveUp}>
              {battleText.giveUp}
            </Button>
          ) : null}
          <Button disabled={leaving} onClick={onLeave}>
            {battleText.toTown}
          </Button>
          <Button tone="primary" onClick={trouble.kind === 'running' ? onResume : onRetry} data-first>
            {trouble.kind === 'running' ? battleText.resume : uiText.retry}
          </Button>
        </div>
      </Panel>
    </div>
  )
}
