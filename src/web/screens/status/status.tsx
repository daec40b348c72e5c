import { useQuery } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { tacticsText } from '../../../content/text/tactics.ts'
import { statusText as text } from '../../../content/text/status.ts'
import type { PartyMember } from '../../../contract/status.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { read } from '../../server/query.ts'
import { choices } from '../../settings/settings.ts'
import { useStoredChoice } from '../../state/stored-choice.ts'
import { useRunningAdventure } from '../../town/running-adventure.ts'
import { Chip } from '../../ui/feedback/chip.tsx'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { useKeptFocus } from '../../ui/controls/kept-focus.ts'
import { FailureNotice, Notice } from '../../ui/feedback/notice.tsx'
import { PageTitle } from '../../ui/text/page-title.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { CheckField } from '../../ui/controls/text-field.tsx'
import { adviceFor } from './advice.ts'
import { Everyone } from './everyone/everyone.tsx'
import { FiguresView } from './figures/figures-view.tsx'
import { MemberStage } from './member-stage.tsx'
import { TacticsView } from './tactics/tactics-view.tsx'
import { SkillView } from './skills/skill-view.tsx'
import { draftTotal, initialStatus, type StatusEvent, statusFlow, type StatusState, withinFree } from './status-flow.ts'
import styles from './status.module.css'
import { partyInformation, usePoints } from './figures/use-points.ts'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** 仲間のようす: figures and skill trees of the three members. */
export function Status() {
  /** The menu leads to one member, or to the skills. */
  const wanted: Partial<Pick<StatusState, 'member' | 'view'>> | null = useLocation().state
  const [state, dispatch] = useReducer(statusFlow, { ...initialStatus, member: wanted?.member ?? 0, view: wanted?.view ?? 'status' })
  const { data, error, isFetching, refetch } = useQuery(read(partyInformation))
  const failed = !data && error && !isFetching
  const [advice, setAdvice] = useStoredChoice('advice', choices.advice)
  useMenuStatus(
    `status: ${data ? (state.updating ? 'updating' : state.view === 'skill' ? 'skill' : 'status') : failed ? 'failed' : 'start'}`,
  )
  const retry = () => void refetch()
  return (
    <div className={classes(layout.strip, layout.gap2, layout.shrinks, styles.status)}>
      <div className={classes(layout.row, layout.spread, styles.head)}>
        <PageTitle glyph="組" title={text.title} note={text.note} />
        <div className={classes(layout.row, layout.gap3)}>
          {data && advice === 'on' ? <Everyone members={data} updating={state.updating} dispatch={dispatch} /> : null}
          <span className={styles.advice}>
            <CheckField label={text.adviceSwitch} checked={advice === 'on'} onChecked={(on) => setAdvice(on ? 'on' : 'off')} />
          </span>
        </div>
      </div>
      {error && data ? <FailureNotice message={error.message} failure={error} onRetry={retry} /> : null}
      {data ? <Members members={data} state={state} advice={advice === 'on'} dispatch={dispatch} /> : null}
      {failed ? <FailurePanel failure={error} onRetry={retry} /> : null}
      {data || failed ? null : <Loading text={text.loading} />}
    </div>
  )
}

interface MembersProps {
  readonly members: readonly PartyMember[]
  readonly state: StatusState
  /** Whether the marks おすすめ are wanted. */
  readonly advice: boolean
  readonly dispatch: (event: StatusEvent) => void
}

function Members({ members, state, advice, dispatch }: MembersProps) {
  const running = useRunningAdventure()
  const pages = useRef<HTMLDivElement>(null)
  useKeptFocus(pages, members)
  const member = members[state.member]
  const tabs = members.map(({ nickname, level, freely_status_point: power, freely_skill_point: skill }, id) => ({
    id,
    label: (
      <span className={styles.tab}>
        {nickname}
        <span className={styles.level}>{text.level(level)}</span>
        {power > 0 ? <Chip>{text.pointsOn(text.statusView, power)}</Chip> : null}
        {skill > 0 ? <Chip>{text.pointsOn(text.skillView, skill)}</Chip> : null}
      </span>
    ),
  }))
  return (
    <>
      {running ? <Notice>{text.running}</Notice> : null}
      <div ref={pages} className={styles.pages}>
        <Tabs
          label={text.members}
          tabs={tabs}
          selected={state.member}
          onSelect={(id) => dispatch({ type: 'memberChosen', member: id })}
          className={styles.members ?? ''}
        >
          {member === undefined ? null : (
            <MemberPage members={members} member={member} state={state} locked={running} advice={advice} dispatch={dispatch} />
          )}
        </Tabs>
      </div>
    </>
  )
}

interface MemberPageProps {
  readonly members: readonly PartyMember[]
  readonly member: PartyMember
  readonly state: StatusState
  /** An adventure is on: nothing can be spent. */
  readonly locked: boolean
  readonly advice: boolean
  readonly dispatch: (event: StatusEvent) => void
}

function MemberPage({ members, member, state: given, locked, advice, dispatch }: MemberPageProps) {
  const state = withinFree(given, member.freely_status_point)
  const { spend, learn } = usePoints(state, member, dispatch)
  const advised = advice ? adviceFor(member) : null
  return (
    <div className={classes(layout.fill, layout.stack, layout.gap4, styles.page)}>
      <MemberStage member={member} draft={state.draft} glad={state.outcome?.ok === true} />
      <div className={classes(layout.column, layout.shrinks, styles.side)}>
        <dl className={classes(layout.strip, layout.gap2, styles.points)}>
          <Points label={text.statusPoints} points={member.freely_status_point} promised={draftTotal(state.draft)} />
          <Points label={text.skillPoints} points={member.freely_skill_point} promised={0} />
        </dl>
        <Tabs
          label={text.view}
          tabs={[
            { id: 'status', label: text.statusView },
            { id: 'skill', label: text.skillView },
            { id: 'tactics', label: tacticsText.title },
          ]}
          selected={state.view}
          onSelect={(view) => dispatch({ type: 'viewChosen', view })}
          className={styles.views ?? ''}
        >
          {state.view === 'status' ? (
            <FiguresView
              state={state}
              member={member}
              locked={locked}
              advised={advised}
              dispatch={dispatch}
              onConfirm={() => void spend()}
            />
          ) : state.view === 'skill' ? (
            <SkillView
              state={state}
              member={member}
              locked={locked}
              advised={advised}
              dispatch={dispatch}
              onLearn={(skill) => void learn(skill)}
            />
          ) : (
            <TacticsView members={members} at={state.member} />
          )}
        </Tabs>
      </div>
    </div>
  )
}

interface PointsProps {
  readonly label: string
  readonly points: number
  /** Of them, typed and not spent yet. */
  readonly promised: number
}

function Points({ label, points, promised }: PointsProps) {
  return (
    <div data-some={points > 0 || undefined}>
      <dt>{label}</dt>
      <dd className="num">{promised > 0 ? text.pointsOf(points - promised, points) : text.points(points)}</dd>
    </div>
  )
}
