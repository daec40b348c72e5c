import { useSyncExternalStore } from 'react'
import { liveValue } from '../state/live-value.ts'

/** A call that is under way. */
interface Wait {
  readonly id: number
  readonly stop: () => void
}

const waits = liveValue<readonly Wait[]>([])
let started = 0

/** Registers a call. Its signal is aborted when the player stops waiting; `end` must be called once it is over. */
export function beginWait(): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController()
  started += 1
  const wait: Wait = { id: started, stop: () => controller.abort() }
  waits.set([...waits.get(), wait])
  return { signal: controller.signal, end: () => waits.set(waits.get().filter((one) => one !== wait)) }
}

/** What loads without a call, waited for like one. @throws when it fails, or when the player stops waiting. */
export async function waitedFor<T>(loading: Promise<T>): Promise<T> {
  // What is loaded while a screen renders must change nothing before that is over.
  await Promise.resolve()
  const { signal, end } = beginWait()
  const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('Stopped by the player'))))
  return Promise.race([loading, stopped]).finally(end)
}

/** Stops waiting for every call that is under way: each ends as one without an answer. */
export function stopWaiting(): void {
  for (const { stop } of waits.get()) stop()
}

/** The oldest call under way; null when there is none. */
export function useOldestWait(): number | null {
  return useSyncExternalStore(waits.subscribe, () => waits.get()[0]?.id ?? null)
}
