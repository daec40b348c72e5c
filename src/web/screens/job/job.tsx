import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { jobText as text } from '../../../content/text/job.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read } from '../../query.ts'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Room, RoomHead, ToPlaza } from '../../ui/room.tsx'
import { initialJob, jobFlow } from './job-flow.ts'
import { JobResultView } from './job-result.tsx'
import styles from './job.module.css'
import { Workbench } from './workbench.tsx'

/** 芯切り場: one press, one wick. */
export function Job() {
  const [state, dispatch] = useReducer(jobFlow, initialJob)
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(read('GET /api/game/rpg/menu/plaza/job/fetch_status'))
  useEffect(() => {
    if (error) dispatch({ type: 'statusFailed', message: error.message })
    else if (data) dispatch({ type: 'statusRead', job: data })
  }, [data, error, dataUpdatedAt, errorUpdatedAt])
  useMenuStatus(`job: ${state.status}`)
  const readOnce = () => {
    dispatch({ type: 'loading' })
    void refetch()
  }
  return (
    <Room scene="job" className={styles.job}>
      <RoomHead glyph="働" title={text.title}>
        <ToPlaza />
      </RoomHead>
      {state.status === 'start' ? <Loading text={text.loading} /> : null}
      {state.status === 'failed' ? (
        <Panel>
          <FailureNotice message={state.message} onRetry={readOnce} />
        </Panel>
      ) : null}
      {state.status === 'loaded' ? <Workbench state={state} dispatch={dispatch} /> : null}
      {state.status === 'result' ? <JobResultView result={state} onAgain={readOnce} /> : null}
    </Room>
  )
}
