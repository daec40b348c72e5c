import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { statusText as text } from '../../../content/text/status.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read } from '../../query.ts'
import { useRunningAdventure } from '../../running-adventure.ts'
import { Chip } from '../../ui/chip.tsx'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice, Notice } from '../../ui/notice.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FiguresView } from './figures-view.tsx'
import { MemberCard } from './member-card.tsx'
import { SkillView } from './skill-view.tsx'
import { initialStatus, type OpenStatus, type StatusEvent, statusFlow } from './status-flow.ts'
import styles from './status.module.css'
import { usePoints } from './use-points.ts'

/** The three, their figures and their skill trees. */
export function Status() {
  const [state, dispatch] = useReducer(statusFlow, initialStatus)
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(read('GET /api/game/rpg/parties/information'))
  useEffect(() => {
    if (error) dispatch({ type: 'membersFailed', message: error.message })
    else if (data) dispatch({ type: 'membersRead', members: data })
  }, [data, error, dataUpdatedAt, errorUpdatedAt])
  useMenuStatus(`status: ${state.status}`)
  const retry = () => {
    dispatch({ type: 'loading' })
    void refetch()
  }
  return (
    <div className={styles.status}>
      <PageTitle glyph="組" title={text.title} note={text.note} />
      {state.status === 'start' ? <Loading text={text.loading} /> : null}
      {state.status === 'failed' ? <FailureNotice message={state.message} onRetry={retry} /> : null}
      {'members' in state ? <Members state={state} dispatch={dispatch} /> : null}
    </div>
  )
}

interface MembersProps {
  readonly state: OpenStatus
  readonly dispatch: (event: StatusEvent) => void
}

function Members({ state, dispatch }: MembersProps) {
  const running = useRunningAdventure()
  const deeds = usePoints(state, dispatch)
  const member = state.members[state.member]
  const tabs = state.members.map(({ nickname, freely_status_point: power, freely_skill_point: skill }, id) => ({
    id,
    label: (
      <span className={styles.ear}>
        {nickname}
        {power > 0 ? <Chip>{text.pointsOn(text.statusView, power)}</Chip> : null}
        {skill > 0 ? <Chip>{text.pointsOn(text.skillView, skill)}</Chip> : null}
      </span>
    ),
  }))
  return (
    <>
      {running ? <Notice>{text.running}</Notice> : null}
      <Tabs
        label={text.members}
        tabs={tabs}
        selected={state.member}
        onSelect={(id) => dispatch({ type: 'memberChosen', member: id })}
        className={styles.members ?? ''}
      >
        {member === undefined ? null : (
          <Panel className={styles.page}>
            <MemberCard member={member} />
            <Tabs
              label={text.view}
              tabs={[
                { id: 'status', label: text.statusView },
                { id: 'skill', label: text.skillView },
              ]}
              selected={state.view}
              onSelect={(view) => dispatch({ type: 'viewChosen', view })}
              className={styles.views ?? ''}
            >
              {state.view === 'status' ? (
                <FiguresView state={state} member={member} locked={running} dispatch={dispatch} onConfirm={() => void deeds.spend()} />
              ) : (
                <SkillView
                  state={state}
                  member={member}
                  locked={running}
                  dispatch={dispatch}
                  onLearn={(skill) => void deeds.learn(skill)}
                />
              )}
            </Tabs>
          </Panel>
        )}
      </Tabs>
    </>
  )
}
