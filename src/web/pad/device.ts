import { liveValue } from '../state/live-value.ts'

/** What the player used last, as far as hints of buttons are concerned. */
export type Device = 'keys' | 'pad'

const device = liveValue<Device>('keys')

/** The root's `data-device` says so too: the style sheet shows the focus of whoever plays with a pad. */
export function noteDevice(next: Device): void {
  if (next === device.get()) return
  document.documentElement.dataset.device = next
  device.set(next)
}

export const useDevice = device.useValue

export const isPadUsed = (): boolean => device.get() === 'pad'

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
