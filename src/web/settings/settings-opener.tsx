import { Suspense, useLayoutEffect } from 'react'
import { liveValue } from '../state/live-value.ts'
import { letterOf } from '../state/own-keys.ts'
import * as usualLetters from '../state/usual-letters.ts'
import { part } from '../shell/parts.ts'

/** A chunk of its own: few open it often. */
const SettingsDialog = part(async () => (await import('./settings-dialog.tsx')).SettingsDialog)

const isOpen = liveValue(false)

export const openSettings = (): void => isOpen.set(true)

/** Shows the settings when a button or their letter asks for them, which works everywhere but in fields for text and over other dialogs. One for the whole game. */
export function SettingsOpener() {
  const open = isOpen.useValue()
  // In the commit that shows the screen: a key pressed as soon as something is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        letterOf(event) !== usualLetters.settings ||
        event.defaultPrevented ||
        document.querySelector('dialog[open]') ||
        isField(event.target)
      )
        return
      openSettings()
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      isOpen.set(false)
    }
  }, [])
  return <Suspense>{open ? <SettingsDialog onClose={() => isOpen.set(false)} /> : null}</Suspense>
}

const isField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
