import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LookbackReply } from '../../../../contract/battle/lookback.ts'
import { type ApiFailure, isLost } from '../../../server/api.ts'
import { onLineBack } from '../../../server/line.ts'
import { read } from '../../../server/query.ts'

/** How long after an answer the server is asked again while it counts, and while it has no time for it, in milliseconds. */
const PAUSE = 700
const BUSY_PAUSE = 5000

/**
 * How the counting stands. `busy`: it will be done later; `failed`: it may be tried again; `refused`: there is nothing to be looked back at, as of a
 * stage that was played by older rules.
 */
export type Counting = 'counting' | 'counted' | 'busy' | 'failed' | 'refused'

export interface LookbackAnswer {
  readonly counting: Counting
  /** Null until the first answer; what is known stays when a later one fails. */
  readonly reply: LookbackReply | null
  readonly failure: ApiFailure | null
  /** Asks once more. */
  readonly again: () => void
}

/** Names a stage that is over. */
interface StageOver {
  readonly adventureId: number
  readonly place: { readonly stageId: number }
}

/** Asks for the lookback at a stage that is over, which lets the server count, and asks again until all is counted. */
export function useLookback({ adventureId, place: { stageId } }: StageOver): LookbackAnswer {
  const { data, error, refetch, isFetching, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...read('GET /api/game/rpg/battle/lookback/{adventure}/{stage}', { adventure: adventureId, stage: stageId }),
    staleTime: ({ state }) => (state.data?.is_counted ? Infinity : 0),
  })
  const counting = countingOf(data ?? null, error)
  const pause = counting === 'counting' ? PAUSE : counting === 'busy' ? BUSY_PAUSE : null
  useEffect(() => {
    if (pause === null || isFetching) return
    // Two parts of a screen may ask: one call serves both.
    const timer = setTimeout(() => void refetch({ cancelRefetch: false }), pause)
    return () => clearTimeout(timer)
  }, [pause, isFetching, refetch, dataUpdatedAt, errorUpdatedAt])
  const lost = error !== null && isLost(error)
  useEffect(() => (lost ? onLineBack(() => void refetch()) : undefined), [lost, refetch])
  return { counting, reply: data ?? null, failure: error, again: () => void refetch() }
}

export function countingOf(reply: Pick<LookbackReply, 'is_counted'> | null, failure: Pick<ApiFailure, 'kind' | 'status'> | null): Counting {
  if (reply?.is_counted) return 'counted'
  if (failure === null) return 'counting'
  if (failure.status === 429) return 'busy'
  return failure.kind === 'refused' ? 'refused' : 'failed'
}
