import { QueryClient, queryOptions } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type ApiFailure, api, type Body, type Call, type CallOptions, newKey, type CallOutcome, type Reply } from './api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure
  }
}

/** No retries here: `api` repeats lost calls itself. Nothing is cached longer than a screen shows it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, networkMode: 'always' } },
})

type Get = Extract<Call, `GET ${string}`>

/** A reading call for `useQuery`: `const fields = useQuery(read('GET /api/game/rpg/field/list'))`. `params` fills `{name}` in its path. */
export function read<C extends Get>(call: C, params: NonNullable<CallOptions['params']> = {}) {
  return queryOptions<Reply<C>>({
    queryKey: [call, ...Object.values(params)],
    queryFn: async () => {
      const outcome = await api(call, null, { params })
      if (!outcome.ok) throw outcome.failure
      return outcome.value
    },
  })
}

/** Refetches every query of this call and waits for it. */
export function readAgain(call: Get): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [call] })
}

export interface Write<C extends Call> {
  /** Sends it; null when the one before is still under way (a double click). */
  readonly run: (body: Body<C> | null, options?: Omit<CallOptions, 'key'>) => Promise<CallOutcome<Reply<C>> | null>
  readonly pending: boolean
  /** Of the last call; cleared by the next. */
  readonly failure: ApiFailure | null
  readonly forget: () => void
}

/**
 * A writing call. While its answer is unknown (offline, 5xx), sending the same body again uses the same key, so that pressing
 * the button again cannot carry it out twice.
 */
export function useWrite<C extends Call>(call: C): Write<C> {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const busy = useRef(false)
  const open = useRef<{ readonly content: string; readonly key: string } | null>(null)
  const run = useCallback<Write<C>['run']>(
    async (body, options = {}) => {
      if (busy.current) return null
      busy.current = true
      setPending(true)
      setFailure(null)
      const content = JSON.stringify([body, options.params])
      const key = open.current?.content === content ? open.current.key : newKey()
      const outcome = await api(call, body, { ...options, key })
      open.current = !outcome.ok && (outcome.failure.kind === 'offline' || outcome.failure.kind === 'broken') ? { content, key } : null
      busy.current = false
      setPending(false)
      if (!outcome.ok) setFailure(outcome.failure)
      return outcome
    },
    [call],
  )
  const forget = useCallback(() => setFailure(null), [])
  return { run, pending, failure, forget }
}
