import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isEncore } from '../../../content/named-ids.ts'
import { encorePlaces, encoreText } from '../../../content/text/encore.ts'
import { fieldTexts } from '../../../content/text/fields.ts'
import { runningText as text } from '../../../content/text/menu.ts'
import type { FailureView } from '../../server/api.ts'
import { queryClient, useWrite } from '../../server/query.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { CallFailure, Notice, RequestNumber } from '../../ui/feedback/notice.tsx'
import type { Banner, StagePlace } from './banner.ts'
import styles from './running-banner.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** Shown above every screen of the town while an adventure is on. */
export function RunningBanner({ banner }: { readonly banner: Banner }) {
  return (
    <section className={classes(layout.row, layout.spread, layout.gap4, styles.banner)} aria-label={text.title}>
      <div className={styles.words}>
        <strong>{placeOf(banner.at)}</strong>
        <span>{sentenceOf(banner)}</span>
      </div>
      {banner.phase === 'fighting' ? (
        <FightingActions at={banner.at} />
      ) : (
        <EndedActions at={banner.at} next={banner.phase === 'won' ? banner.next : null} />
      )}
    </section>
  )
}

function placeOf({ field, stage }: StagePlace): string {
  const encore = encorePlaces.find(({ id }) => id === field)
  if (encore) return `${encore.name}　${encoreText.stage(field, stage)}`
  return text.place(fieldTexts.find(({ id }) => id === field)?.name ?? '', stage)
}

function sentenceOf(banner: Banner): string {
  if (banner.phase === 'won') return banner.next === null ? text.wonLast : text.won
  return text[banner.phase]
}

function FightingActions({ at }: { readonly at: StagePlace }) {
  const [asking, setAsking] = useState(false)
  const refresh = useWrite('POST /api/game/rpg/battle/refresh')
  const leave = () => {
    if (refresh.pending) return
    setAsking(false)
    refresh.forget()
  }
  const giveUp = async () => {
    const outcome = await refresh.run({ session_id: at.session })
    if (outcome?.ok) await queryClient.invalidateQueries()
  }
  return (
    <div className={classes(layout.strip, layout.gap3, layout.rigid)}>
      <Button size="small" onClick={() => setAsking(true)}>
        {text.giveUp}
      </Button>
      <StageButton label={text.resume} at={at} />
      <Dialog
        open={asking}
        title={text.giveUpTitle}
        onClose={leave}
        actions={
          <>
            <Button tone="danger" pending={refresh.pending} onClick={() => void giveUp()}>
              {text.giveUpConfirm}
            </Button>
            <Button tone="primary" disabled={refresh.pending} onClick={leave} data-autofocus>
              {text.giveUpCancel}
            </Button>
          </>
        }
      >
        {(isEncore(at.field) ? encoreText.giveUpPrice(at.field) : text.giveUpPrice).map((line) => (
          <div key={line}>{line}</div>
        ))}
        <CallFailure failure={refresh.failure} />
      </Dialog>
    </div>
  )
}

interface EndedActionsProps {
  readonly at: StagePlace
  /** The stage that may be entered next, or null. */
  readonly next: StagePlace | null
}

function EndedActions({ at, next }: EndedActionsProps) {
  const finish = useWrite('POST /api/game/rpg/battle/finish')
  /** The battle screen leads back here also when its `finish` failed. */
  const before: { readonly finishFailed?: FailureView } | null = useLocation().state
  const failedBefore = finish.failure === null && !finish.pending ? before?.finishFailed : undefined
  const end = async () => {
    const outcome = await finish.run({ session_id: at.session })
    if (outcome?.ok) await queryClient.invalidateQueries()
  }
  return (
    <>
      {failedBefore === undefined ? (
        <CallFailure failure={finish.failure} />
      ) : (
        <Notice tone="danger">
          {failedBefore.message} <RequestNumber failure={failedBefore} />
        </Notice>
      )}
      <div className={classes(layout.strip, layout.gap3, layout.rigid)}>
        <Button size="small" pending={finish.pending} onClick={() => void end()}>
          {finish.pending ? text.finishing : isEncore(at.field) ? encoreText.stop : text.finish}
        </Button>
        {next === null ? null : <StageButton label={text.next} at={next} />}
      </div>
    </>
  )
}

function StageButton({ label, at: { field, stage } }: { readonly label: string; readonly at: StagePlace }) {
  const navigate = useNavigate()
  return (
    <Button size="small" tone="primary" onClick={() => void navigate(`/game/rpg/battle/${field}/${stage}`)}>
      {label}
    </Button>
  )
}
