import { useSyncExternalStore } from 'react'

/** A phone, or letters twice as large: the bound of the style sheets. */
const query = window.matchMedia('(max-width: 1000px)')

const subscribe = (onChange: () => void): (() => void) => {
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const isSmallWindow = (): boolean => query.matches

/** Whether the window is small, now and after every change of its size. */
export const useSmallWindow = (): boolean => useSyncExternalStore(subscribe, isSmallWindow)
