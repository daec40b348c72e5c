import { QueryClient, queryOptions } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type ApiFailure, api, type Body, type Call, type CallOptions, newWish, type Outcome, type Reply } from './api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure
  }
}

/** `api` has already tried again by itself; data is as fresh as the screen. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, networkMode: 'always' } },
})

type Get = Extract<Call, `GET ${string}`>

/** A reading call for `useQuery`: `const fields = useQuery(read('GET /api/game/rpg/field/list'))`. */
export function read<C extends Get>(call: C) {
  return queryOptions<Reply<C>>({
    queryKey: [call],
    queryFn: async () => {
      const outcome = await api(call)
      if (!outcome.ok) throw outcome.failure
      return outcome.value
    },
  })
}

/** Tells every query of this call to read again, and waits for it. */
export function readAgain(call: Get): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [call] })
}

export interface Write<C extends Call> {
  /** Sends it; null when the one before is still under way (a double click). */
  readonly run: (body: Body<C> | null, options?: Omit<CallOptions, 'key'>) => Promise<Outcome<Reply<C>> | null>
  readonly pending: boolean
  /** Of the last call; cleared by the next. */
  readonly failure: ApiFailure | null
  readonly forget: () => void
}

/**
 * A writing call. While its answer is unknown (offline, 5xx), repeating the same body repeats the same wish, so that
 * pressing the button again cannot do the deed twice.
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
      const key = open.current?.content === content ? open.current.key : newWish()
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
