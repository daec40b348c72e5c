import { useSyncExternalStore } from 'react'

export interface LiveValue<T> {
  readonly get: () => T
  /** Every screen that uses the value shows the new one. */
  readonly set: (next: T) => void
  /** Calls back after each change. @returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** A hook: the value as it is now. */
  readonly useValue: () => T
}

/** A value outside of React's tree, which any module may change and any screen may follow. */
export function liveValue<T>(initial: T): LiveValue<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    subscribe,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    useValue: () => useSyncExternalStore(subscribe, get, get),
  }
}
