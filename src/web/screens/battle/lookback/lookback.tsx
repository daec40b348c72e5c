import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import { fieldTexts } from '../../../../content/text/fields.ts'
import { lookbackText as text } from '../../../../content/text/lookback.ts'
import { uiText } from '../../../../content/text/ui.ts'
import { Curtain } from '../../../motion/endings/curtain.tsx'
import { letterOf } from '../../../state/own-keys.ts'
import * as usualLetters from '../../../state/usual-letters.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { FailureNotice, Notice } from '../../../ui/feedback/notice.tsx'
import { useModal } from '../../../ui/feedback/use-modal.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { KeyHint, Plaque } from '../../../ui/text/page-title.tsx'
import type { Battle } from '../battle-model.ts'
import { HistorySheet } from '../board/sheets/sheets.tsx'
import { Lamps, useShownLamp } from './lamps.tsx'
import styles from './lookback.module.css'
import { TurnPicture } from './turn-picture.tsx'
import { TurnSheet } from './turn-sheet.tsx'
import { firstToShow, turnByKey } from './turns.ts'
import { type LookbackAnswer, useLookback } from './use-lookback.ts'
import { learnedFrom, unmarkedWords } from './words.ts'

/** As much of a battle that is over as is looked back at; what happened in it comes from the server. */
export type LookedAt = Pick<Battle, 'adventureId' | 'place' | 'log'>

interface LearnedProps {
  readonly battle: LookedAt
  /** Stands there until all is counted, and where nothing stands out. */
  readonly children: ReactNode
}

/** The one thing to learn from a stage that was lost. While it is shown, the server counts. */
export function Learned({ battle, children }: LearnedProps) {
  const { reply } = useLookback(battle)
  const learned = reply && learnedFrom(reply)
  return learned === null ? children : <b className={styles.learned}>{learned}</b>
}

interface LookbackViewProps {
  readonly battle: LookedAt
  readonly onClose: () => void
}

/** A stage that is over, turn by turn: what was ordered, what came of it, and what the chance of winning was. */
export function LookbackView({ battle, onClose }: LookbackViewProps) {
  const lookback = useLookback(battle)
  const element = useModal()
  const panel = useId()
  const [isRecordOpen, setRecordOpen] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const turns = lookback.reply?.turns ?? []
  const shown = chosen ?? firstToShow(turns)
  useShownLamp(element, shown, turns.length > 0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (letterOf(event.nativeEvent) === usualLetters.history) {
      event.preventDefault()
      setRecordOpen(true)
      return
    }
    // Up and down scroll the sheet where that has the focus.
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!isSideways && !(event.target instanceof Element && event.target.closest('[role="tablist"]'))) return
    const to = turnByKey(event.key, shown, turns)
    if (to === null || turns.length === 0) return
    event.preventDefault()
    setChosen(to)
  }
  const { fieldId, stageId } = battle.place
  const field = fieldTexts.find(({ id }) => id === fieldId)?.name ?? ''
  return (
    <>
      <dialog
        ref={element}
        className={styles.view}
        aria-label={text.title}
        onCancel={(event) => {
          event.preventDefault()
          onClose()
        }}
        onKeyDown={onKeyDown}
      >
        <Curtain whole />
        <div className={styles.head}>
          <Plaque glyph={text.glyph} title={text.title} note={`${field}・${battleText.stage(stageId)}`} />
          <p className={styles.basis}>{text.basis}</p>
          <Button size="small" title={battleText.history} onClick={() => setRecordOpen(true)}>
            <Icon name="log" size={20} />
            <span className="aloud">{battleText.history}</span>
            <KeyHint>{usualLetters.history}</KeyHint>
          </Button>
          <Button size="small" onClick={onClose}>
            {uiText.close} <KeyHint>Esc</KeyHint>
          </Button>
        </div>
        {lookback.reply === null ? (
          <Absent lookback={lookback} />
        ) : (
          <>
            <TurnPicture reply={lookback.reply} nth={shown} />
            <TurnSheet id={panel} reply={lookback.reply} nth={shown} isCounting={lookback.counting !== 'failed'} />
            <Lamps reply={lookback.reply} shown={shown} panel={panel} onShow={setChosen}>
              <News lookback={lookback} />
            </Lamps>
          </>
        )}
      </dialog>
      {isRecordOpen ? <HistorySheet battle={battle} onClose={() => setRecordOpen(false)} /> : null}
    </>
  )
}

/** In place of all of it: nothing is known yet, or there is nothing to be known. */
function Absent({ lookback }: { readonly lookback: LookbackAnswer }) {
  return <div className={styles.absent}>{lookback.counting === 'counting' ? <Loading /> : <News lookback={lookback} />}</div>
}

/** How the counting stands, where there is something to say of it. */
function News({ lookback: { counting, reply, failure, again } }: { readonly lookback: LookbackAnswer }) {
  const turns = reply?.turns ?? []
  switch (counting) {
    case 'counting':
      return (
        <Notice>
          <b className={styles.told}>{text.counting}</b> {/* Not read aloud: it changes all the time. */}
          <span className="num" aria-hidden="true">
            {text.counted(turns.filter(({ chance }) => chance !== null).length, turns.length)}
          </span>
        </Notice>
      )
    case 'busy':
      return <Notice>{text.busy}</Notice>
    case 'failed':
      return <FailureNotice message={text.failed} failure={failure} onRetry={again} retryLabel={text.again} />
    case 'refused':
      return <Notice tone="danger">{failure?.message}</Notice>
    case 'counted': {
      const why = reply && unmarkedWords(reply)
      return why === null ? null : <Notice>{why}</Notice>
    }
  }
}
