import { useNavigate } from 'react-router'
import { fieldTexts } from '../../../content/fields-text.ts'
import { runningText as text } from '../../../content/text/menu.ts'
import type { Outcome } from '../../api.ts'
import { queryClient, useWrite } from '../../query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Banner, MenuEvent, MenuState, Place } from './menu-flow.ts'
import styles from './running-banner.module.css'

interface RunningBannerProps {
  readonly state: Extract<MenuState, { readonly status: 'loaded' }>
  readonly banner: Banner
  readonly dispatch: (event: MenuEvent) => void
}

/** Above every place of the town while an adventure is on. */
export function RunningBanner({ state, banner, dispatch }: RunningBannerProps) {
  const navigate = useNavigate()
  const ending = useEnding(banner.at, dispatch)
  const go = ({ field, stage }: Place) => void navigate(`/game/rpg/battle/${field}/${stage}`)
  const field = fieldTexts.find(({ id }) => id === banner.at.field)?.name ?? ''
  const sending = state.ending.view === 'sending'
  const failed = state.ending.view === 'failed' ? <Notice tone="danger">{state.ending.message}</Notice> : null
  const finish = (
    <Button size="small" pending={sending} onClick={() => void ending.finish()}>
      {sending ? text.finishing : text.finish}
    </Button>
  )
  return (
    <section className={styles.banner} aria-label={text.title}>
      <div className={styles.words}>
        <strong>{text.place(field, banner.at.stage)}</strong>
        <span>{sentenceOf(banner)}</span>
      </div>
      {state.dialog === 'giveUp' ? null : failed}
      {banner.phase === 'fighting' ? (
        <div className={styles.actions}>
          <Button size="small" onClick={() => dispatch({ type: 'giveUpAsked' })}>
            {text.giveUp}
          </Button>
          <Button size="small" tone="primary" onClick={() => go(banner.at)}>
            {text.resume}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          {finish}
          {banner.phase === 'won' && banner.next !== null ? <NextButton place={banner.next} onGo={go} /> : null}
        </div>
      )}
      <Dialog
        open={state.dialog === 'giveUp'}
        title={text.giveUpTitle}
        onClose={() => dispatch({ type: 'dialogLeft' })}
        actions={
          <>
            <Button tone="danger" pending={sending} onClick={() => void ending.giveUp()}>
              {text.giveUpConfirm}
            </Button>
            <Button tone="primary" disabled={sending} onClick={() => dispatch({ type: 'dialogLeft' })} data-autofocus>
              {text.giveUpCancel}
            </Button>
          </>
        }
      >
        {text.giveUpPrice.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {failed}
      </Dialog>
    </section>
  )
}

function NextButton({ place, onGo }: { readonly place: Place; readonly onGo: (place: Place) => void }) {
  return (
    <Button size="small" tone="primary" onClick={() => onGo(place)}>
      {text.next}
    </Button>
  )
}

function sentenceOf(banner: Banner): string {
  if (banner.phase === 'won') return banner.next === null ? text.wonLast : text.won
  return text[banner.phase]
}

/** The two ways to end the adventure from the town. Afterwards everything that is shown may have changed. */
function useEnding({ session }: Place, dispatch: (event: MenuEvent) => void) {
  const finish = useWrite('POST /api/game/rpg/battle/finish')
  const refresh = useWrite('POST /api/game/rpg/battle/refresh')
  const end = async (run: typeof finish.run | typeof refresh.run) => {
    dispatch({ type: 'endingSent' })
    const outcome: Outcome<unknown> | null = await run({ session_id: session })
    if (outcome === null) return
    if (outcome.ok) await queryClient.invalidateQueries()
    else dispatch({ type: 'endingFailed', message: outcome.failure.message })
  }
  return { finish: () => end(finish.run), giveUp: () => end(refresh.run) }
}
