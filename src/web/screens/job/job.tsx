import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useReducer } from 'react'
import { jobText as text } from '../../../content/text/job.ts'
import type { JobStatus } from '../../../contract/job.ts'
import type { ApiFailure } from '../../server/api.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { read, readAgain } from '../../server/query.ts'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Room, RoomHead, ToPlaza } from '../../ui/story/room.tsx'
import { begin, jobFlow } from './job-flow.ts'
import { JobResultView } from './job-result.tsx'
import styles from './job.module.css'
import { recallUnsettled, rememberUnsettled } from './unsettled.ts'
import { Workbench } from './workbench.tsx'

const jobStatus = 'GET /api/game/rpg/menu/plaza/job/fetch_status'

/** 芯切り場: day labour, a button to be clicked. */
export function Job() {
  const { data, error, isFetching, refetch } = useQuery(read(jobStatus))
  return (
    <Room scene="job" className={styles.job}>
      <RoomHead glyph="働" title={text.title} note={text.note}>
        <ToPlaza />
      </RoomHead>
      {data && !error ? (
        <Guild key={data.savedata_id} job={data} />
      ) : (
        <Closed failure={isFetching ? null : error} onRetry={() => void refetch()} />
      )}
    </Room>
  )
}

interface ClosedProps {
  /** Null while it is read. */
  readonly failure: ApiFailure | null
  readonly onRetry: () => void
}

function Closed({ failure, onRetry }: ClosedProps) {
  useMenuStatus(`job: ${failure === null ? 'start' : 'failed'}`)
  return failure === null ? <Loading text={text.loading} /> : <FailurePanel failure={failure} onRetry={onRetry} />
}

function Guild({ job }: { readonly job: JobStatus }) {
  const saveId = job.savedata_id
  const [state, dispatch] = useReducer(jobFlow, saveId, (id) => begin(recallUnsettled(id)))
  const unsettled = state.view === 'loaded' ? state.clicks : 0
  // Before the result is seen: who reloads then must not find the settled clicks again.
  useLayoutEffect(() => rememberUnsettled(saveId, unsettled), [saveId, unsettled])
  useMenuStatus(`job: ${state.view}`)
  const beginAgain = async () => {
    await readAgain(jobStatus)
    dispatch({ type: 'begunAgain' })
  }
  return state.view === 'loaded' ? (
    <Workbench state={state} job={job} dispatch={dispatch} />
  ) : (
    <JobResultView result={state} onAgain={() => void beginAgain()} />
  )
}
