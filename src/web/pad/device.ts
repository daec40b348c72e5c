import { useSyncExternalStore } from 'react'

/** What the player used last, as far as hints of buttons are concerned. */
export type Device = 'keys' | 'pad'

let device: Device = 'keys'
const listeners = new Set<() => void>()

/** The root's `data-device` says so too: the style sheet shows the focus of whoever plays with a pad. */
export function noteDevice(next: Device): void {
  if (next === device) return
  device = next
  document.documentElement.dataset['device'] = next
  for (const listener of listeners) listener()
}

export const useDevice = (): Device =>
  useSyncExternalStore(
    subscribe,
    () => device,
    () => device,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins to listen to pads as soon as one is connected; until then nothing of it is loaded. */
export function watchPads(): void {
  const begin = () => {
    void import('./pad.ts').then(
      ({ listenToPads }) => listenToPads(),
      () => undefined,
    )
  }
  window.addEventListener('gamepadconnected', begin, { once: true })
}
