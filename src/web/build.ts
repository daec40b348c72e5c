import { useSyncExternalStore } from 'react'

/** The header of the server's answers that tells which build it serves. */
export const BUILD_HEADER = 'x-build'

/** The build that this page belongs to, as its document tells; null in development. */
const own = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null

let isReplaced = false
const listeners = new Set<() => void>()

/** Takes note of the build that the server serves, as an answer of it tells; null: it did not. */
export function noteBuild(served: string | null): void {
  const page = own()
  const differs = page !== null && served !== null && served !== page
  if (differs === isReplaced) return
  isReplaced = differs
  for (const listener of listeners) listener()
}

/** Whether the server serves another build than this page: a reload would bring it. */
export const useIsReplaced = (): boolean => useSyncExternalStore(subscribe, () => isReplaced)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
