import { useRef } from 'react'
import { jobStory, STAINS_FROM } from '../../../content/story/town/job.ts'
import { people } from '../../../content/story/town/people.ts'
import { jobText as text } from '../../../content/text/job.ts'
import type { JobStatus } from '../../../contract/job.ts'
import { CLICKS } from '../../../rules/input-limits.ts'
import { newsOf, useGreeting, withTalk } from '../../town/greeting.ts'
import { useWrite } from '../../server/query.ts'
import { play } from '../../sound/sound.ts'
import { useTown } from '../../town/town.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { useKeptFocus } from '../../ui/controls/kept-focus.ts'
import { Notice, RequestNumber } from '../../ui/feedback/notice.tsx'
import { formatGold, formatNumber } from '../../ui/text/number-format.ts'
import { Panel } from '../../ui/panel.tsx'
import { Boss, bossOf } from './boss.tsx'
import { ClimbGauge } from './climb-gauge.tsx'
import { bundlesOf, canSettle, earnedBy, type JobEvent, payForTen, pressesToMore, type Work } from './job-flow.ts'
import styles from './job.module.css'
import { PushButton } from './push-button.tsx'

interface WorkbenchProps {
  readonly state: Work
  readonly job: JobStatus
  readonly dispatch: (event: JobEvent) => void
}

export function Workbench({ state, job, dispatch }: WorkbenchProps) {
  const { clicks, modal } = state
  const greeting = useBossLines(job.grade)
  const bench = useRef<HTMLDivElement>(null)
  useKeptFocus(bench, modal)
  const ready = canSettle(state)
  return (
    <>
      <Boss grade={job.grade} label={job.grade_label} note={text.payForTen(formatGold(payForTen(job)))} lines={greeting} />
      <div ref={bench} className={styles.bench}>
        <PushButton clicks={clicks} onPush={() => dispatch({ type: 'pushed' })} />
        <Panel className={styles.tally}>
          <Bundles clicks={clicks} />
          <dl className={styles.figures}>
            <dt>{text.count}</dt>
            <dd className="num">{text.counter(clicks)}</dd>
            <dt>
              {text.preview} <small>{text.pressesToMore(pressesToMore(clicks, job))}</small>
            </dt>
            <dd className="num">{formatGold(earnedBy(clicks, job))}</dd>
          </dl>
          <ClimbGauge grade={job.grade} total={job.total_count + clicks} />
          <div className={styles.acts}>
            <span className={styles.rule}>{hintFor(clicks)}</span>
            <Button tone="primary" glyph="賃" disabled={!ready} onClick={() => dispatch({ type: 'settlingAsked', job })}>
              {text.settle}
            </Button>
          </div>
        </Panel>
        {/* Read aloud at every tenth click only. */}
        <output className="aloud">{clicks > 0 && clicks % 10 === 0 ? text.counter(clicks) : ''}</output>
      </div>
      <SettleDialog state={state} job={job} dispatch={dispatch} />
    </>
  )
}

/** ソロバン has a line for more counts of cleared fields than the other bosses. */
function useBossLines(grade: JobStatus['grade']): readonly string[] | null {
  const town = useTown()
  const { greetings, aboutStains } = bossOf(grade)
  const talk = aboutStains === null ? people.soroban.talk : [{ from: STAINS_FROM, lines: aboutStains }]
  return useGreeting(town, (known) => ({
    news: newsOf(`boss-${grade}`, { talk, about: null }, known),
    usual: withTalk(greetings, talk, known.cleared.size),
  }))
}

function hintFor(clicks: number): string {
  if (clicks === 0) return jobStory.rule.join('')
  return clicks < CLICKS.min ? text.untilSettling(CLICKS.min - clicks) : text.kept
}

/** Ten lamps, one for each click; after the tenth they begin again. */
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

function SettleDialog({ state, job, dispatch }: WorkbenchProps) {
  const calculate = useWrite('POST /api/game/rpg/menu/plaza/job/calculate')
  const { clicks, earned, modal, failure } = state
  const sending = modal === 'sending'
  const leave = () => dispatch({ type: 'settlingLeft' })
  const send = async () => {
    dispatch({ type: 'settlingSent' })
    const outcome = await calculate.run({ earned_money: earned, push_count: clicks })
    if (outcome === null) return
    play(outcome.ok ? 'coin' : 'refuse')
    if (outcome.ok) dispatch({ type: 'settled', own: outcome.value[0], ranking: outcome.value[1], job })
    else dispatch({ type: 'settlingFailed', failure: outcome.failure })
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
      <p>{jobStory.settleQuestion.join('')}</p>
      <dl className={styles.figures}>
        <dt>{text.count}</dt>
        <dd className="num">{text.counter(clicks)}</dd>
        <dt>{text.preview}</dt>
        <dd className="num">{formatGold(earned)}</dd>
      </dl>
      {failure === null ? null : (
        <Notice tone="danger">
          {`${jobStory.failed.join('')}（${failure.message}）`} <RequestNumber failure={failure} />
        </Notice>
      )}
    </Dialog>
  )
}
