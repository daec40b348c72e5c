import { useEffect, useEffectEvent, useRef } from 'react'
import { battleText as text } from '../../../../content/text/battle.ts'
import { lineText, uiText } from '../../../../content/text/ui.ts'
import { onLineBack } from '../../../server/line.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { RequestNumber } from '../../../ui/feedback/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { BattleFlow, Trouble } from '../battle-flow.ts'
import { HangingLantern } from '../outcome/hanging-lantern.tsx'
import styles from './trouble-view.module.css'
import { useFirstFocus } from './keys/use-first-focus.ts'
import type { WayOut } from '../use-way-out.ts'

interface TroubleViewProps {
  readonly flow: Extract<BattleFlow, { status: 'error' }>
  readonly wayOut: WayOut
  readonly onRetry: () => void
}

/**
 * The error view. Where no battle is on the screen, or none is on at all, a click anywhere goes back to town (without dropping
 * a fight). In the middle of a battle every way is a button of its own.
 */
export function TroubleView({ flow, wayOut, onRetry }: TroubleViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const { battle, trouble } = flow
  useComeBack(trouble, onRetry)
  useFirstFocus(view, `${trouble.kind} ${trouble.message}`)
  const isBeside = battle === null || trouble.running === null
  // Where no fight can be had there is one way, and the specification's sentence names it.
  const isShut = battle === null && trouble.kind === 'refused' && trouble.running === null
  const ways = <Ways trouble={trouble} wayOut={wayOut} onRetry={onRetry} inBattle={!isBeside} />
  return (
    <div ref={view} className={styles.view}>
      {isBeside ? (
        <>
          {/* For the mouse; the same way is a button below. */}
          <button
            type="button"
            className={styles.anywhere}
            onClick={wayOut.back}
            disabled={wayOut.leaving}
            tabIndex={-1}
            aria-hidden="true"
          />
          <div className={styles.told} role="alert">
            <HangingLantern lit={false} />
            <h2 className={styles.title}>{text.errorTitle}</h2>
            <p>{text.loadFailed}</p>
            {isShut ? null : (
              <p>
                {trouble.message} <RequestNumber failure={trouble.failure ?? null} />
              </p>
            )}
            {ways}
          </div>
        </>
      ) : (
        <Panel tone="lit" title={text.errorTitle} className={styles.panel ?? ''} role="alert">
          <p>
            {trouble.message} <RequestNumber failure={trouble.failure ?? null} />
          </p>
          {ways}
        </Panel>
      )}
    </div>
  )
}

/** A turn is keyed by its number: sending it again by itself cannot play it twice. */
function useComeBack({ isLost }: Trouble, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry)
  useEffect(() => (isLost ? onLineBack(() => retry()) : undefined), [isLost])
}

interface WaysProps {
  readonly trouble: Trouble
  readonly wayOut: WayOut
  readonly onRetry: () => void
  /** There is no click anywhere: a fight can be left as it is. */
  readonly inBattle: boolean
}

const mayRetry = ({ kind }: Trouble): boolean => kind === 'unreachable'
const mayResume = ({ running }: Trouble): boolean => running !== 'unknown' && running !== null && running.phase !== 'lost'

function Ways({ trouble, wayOut, onRetry, inBattle }: WaysProps) {
  const { leaving } = wayOut
  const { running } = trouble
  const fighting = running !== 'unknown' && running?.phase === 'fighting'
  return (
    <>
      {trouble.isLost ? <p className={styles.note}>{lineText.goesOn}</p> : null}
      {fighting ? (
        <p className={styles.note}>
          {inBattle ? text.laterPrice : text.backPrice}
          <br />
          {text.giveUpPrice}
        </p>
      ) : null}
      <div className={styles.ways}>
        {fighting ? (
          <Button tone="danger" pending={leaving} onClick={wayOut.giveUp}>
            {text.giveUp}
          </Button>
        ) : null}
        <BackButton
          wayOut={wayOut}
          keeps={inBattle && (fighting || running === 'unknown')}
          only={!(mayRetry(trouble) || mayResume(trouble))}
        />
        {mayRetry(trouble) ? (
          <Button tone="primary" disabled={leaving} onClick={onRetry} data-first>
            {uiText.retry}
          </Button>
        ) : mayResume(trouble) ? (
          <Button tone="primary" disabled={leaving} onClick={wayOut.resume} data-first>
            {text.resume}
          </Button>
        ) : null}
      </div>
    </>
  )
}

interface BackButtonProps {
  readonly wayOut: WayOut
  /** The fight stays as it is; else `refresh` ends the adventure, unless that would drop a fight. */
  readonly keeps: boolean
  /** There is no other way to go on. */
  readonly only: boolean
}

function BackButton({ wayOut, keeps, only }: BackButtonProps) {
  return (
    <Button
      tone={only ? 'primary' : 'plain'}
      disabled={wayOut.leaving}
      onClick={keeps ? wayOut.later : wayOut.back}
      data-first={only || undefined}
    >
      {keeps ? text.later : text.toTown}
    </Button>
  )
}
