import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { part } from '../parts.ts'

/** A chunk of its own: few open it often. */
const SettingsDialog = part(async () => (await import('./settings-dialog.tsx')).SettingsDialog)

/** Works everywhere but in fields for text and over other dialogs. */
export const settingsKey = 'c'

let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

export const openSettings = (): void => set(true)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the settings when a button or the key asks for them. One for the whole game. */
export function SettingsOpener() {
  const open = useSyncExternalStore(subscribe, () => isOpen)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== settingsKey || event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
        return
      if (event.defaultPrevented || document.querySelector('dialog[open]') || isField(event.target)) return
      openSettings()
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      set(false)
    }
  }, [])
  return <Suspense>{open ? <SettingsDialog onClose={() => set(false)} /> : null}</Suspense>
}

const isField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
