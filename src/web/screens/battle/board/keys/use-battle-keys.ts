import { useEffectEvent, useLayoutEffect } from 'react'
import { letterOf } from '../../../../state/own-keys.ts'

export interface BattleKeys {
  /** 1–9. */
  readonly onDigit: (digit: number) => void
  /** Right and down: 1; left and up: -1. */
  readonly onArrow: (step: 1 | -1) => void
  readonly onEscape: () => void
  /** Enter or Space with no control in focus. */
  readonly onConfirm: () => void
  /** Lower-case letters as they usually are, and `?`. */
  readonly onLetter: (letter: string) => void
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Keys of the battle that work wherever the focus is, but not while a dialog is open or something is being written. */
export function useBattleKeys(keys: BattleKeys): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
    if (document.querySelector('dialog[open]') || isWriting(event.target)) return
    const arrow = arrows[event.key]
    if (arrow !== undefined) keys.onArrow(arrow)
    else if (event.repeat || !answer(keys, event)) return
    // Else the key would be typed into what it opens.
    event.preventDefault()
  })
  // Before the first paint: on a slow machine the paint of the stage takes long enough for a key to be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** @returns false when the key means nothing here. */
function answer(keys: BattleKeys, event: KeyboardEvent): boolean {
  const { key, target } = event
  const letter = letterOf(event)
  if (key === 'Escape') keys.onEscape()
  else if ((key === 'Enter' || key === ' ') && !isControl(target)) keys.onConfirm()
  else if (/^[1-9]$/.test(key)) keys.onDigit(Number(key))
  else if (letter !== null) keys.onLetter(letter)
  else return false
  return true
}

const isWriting = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a') !== null
