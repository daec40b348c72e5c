import { useRef } from 'react'
import { labourTexts } from '../../../content/story/labour.ts'
import { jobText as text } from '../../../content/text/job.ts'
import { uiText } from '../../../content/text/ui.ts'
import { CLICKS_LEAST } from '../../../rules/job.ts'
import { useWrite } from '../../query.ts'
import { play } from '../../sound/sound.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useLostFocus } from '../../ui/lost-focus.ts'
import { Notice } from '../../ui/notice.tsx'
import { formatGold, formatNumber } from '../../ui/number-format.ts'
import { Panel } from '../../ui/panel.tsx'
import { Boss, bossOf } from './boss.tsx'
import { bundlesOf, canSettle, earnedBy, type JobEvent, type LoadedJob } from './job-flow.ts'
import styles from './job.module.css'
import { PushButton } from './push-button.tsx'
import { useOneOf } from '../../ui/use-one-of.ts'

interface WorkbenchProps {
  readonly state: LoadedJob
  readonly dispatch: (event: JobEvent) => void
}

export function Workbench({ state, dispatch }: WorkbenchProps) {
  const { clicks, job } = state
  const { greetings } = bossOf(job.grade)
  const greeting = useOneOf(greetings as readonly [readonly string[], ...(readonly string[])[]])
  const bench = useRef<HTMLDivElement>(null)
  useLostFocus(bench, state.modal)
  const ready = canSettle(state)
  return (
    <>
      <Boss grade={job.grade} label={job.grade_label} note={text.pay(job.payment_rate)} lines={greeting} />
      <div ref={bench} className={styles.bench}>
        <PushButton clicks={clicks} onPush={() => dispatch({ type: 'pushed' })} />
        <Panel className={styles.tally}>
          <Bundles clicks={clicks} />
          <dl className={styles.figures}>
            <dt>{text.count}</dt>
            <dd className="num">{text.counter(clicks)}</dd>
            <dt>{text.preview}</dt>
            <dd className="num">{formatGold(earnedBy(state))}</dd>
          </dl>
          <div className={styles.acts}>
            <ButtonLink to="/game/rpg/menu/plaza">{uiText.toPlaza}</ButtonLink>
            <Button tone="primary" glyph="賃" disabled={!ready} onClick={() => dispatch({ type: 'settlingAsked' })}>
              {text.settle}
            </Button>
          </div>
          <p className={styles.rule}>{ready ? labourTexts.rule[0] : text.untilSettling(CLICKS_LEAST - clicks)}</p>
        </Panel>
        {/* Read aloud at every tenth wick only. */}
        <output className="aloud">{clicks > 0 && clicks % 10 === 0 ? text.counter(clicks) : ''}</output>
      </div>
      <SettleDialog state={state} dispatch={dispatch} />
    </>
  )
}

/** Ten little lanterns, lit one by one: the tenth makes a row, and the next begins. */
function Bundles({ clicks }: { readonly clicks: number }) {
  const { full, lit } = bundlesOf(clicks)
  return (
    <div className={styles.bundles} aria-hidden="true">
      {Array.from({ length: 10 }, (_, at) => (
        <span key={at} className={classes(styles.small, at < lit && styles.lit)} />
      ))}
      <span className={classes(styles.rows, 'num')}>{full === 0 ? '' : `＋${formatNumber(full * 10)}`}</span>
    </div>
  )
}

function SettleDialog({ state, dispatch }: WorkbenchProps) {
  const calculate = useWrite('POST /api/game/rpg/menu/plaza/job/calculate')
  const { clicks, earned, modal, problem } = state
  const sending = modal === 'sending'
  const leave = () => dispatch({ type: 'settlingLeft' })
  const send = async () => {
    dispatch({ type: 'settlingSent' })
    const outcome = await calculate.run({ earned_money: earned, push_count: clicks })
    if (outcome === null) return
    play(outcome.ok ? 'coin' : 'refuse')
    if (outcome.ok) dispatch({ type: 'settled', own: outcome.value[0], ranking: outcome.value[1] })
    else dispatch({ type: 'settlingFailed', message: outcome.failure.message })
  }
  return (
    <Dialog
      open={modal !== 'closed'}
      title={text.confirmTitle}
      onClose={leave}
      actions={
        <>
          <Button disabled={sending} onClick={leave}>
            {text.more}
          </Button>
          <Button tone="primary" pending={sending} onClick={() => void send()} data-autofocus>
            {sending ? text.sending : text.confirm}
          </Button>
        </>
      }
    >
      <p>{labourTexts.settleQuestion.join('')}</p>
      <dl className={styles.figures}>
        <dt>{text.count}</dt>
        <dd className="num">{text.counter(clicks)}</dd>
        <dt>{text.preview}</dt>
        <dd className="num">{formatGold(earned)}</dd>
      </dl>
      {problem === null ? null : <Notice tone="danger">{`${labourTexts.failed.join('')}（${problem}）`}</Notice>}
    </Dialog>
  )
}
