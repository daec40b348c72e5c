import { useEffect, useEffectEvent } from 'react'

export interface BattleKeys {
  /** 1–9. */
  readonly onDigit: (digit: number) => void
  readonly onEscape: () => void
  /** Lower-case letters and Enter. */
  readonly onLetter: (letter: string) => void
}

/** Keys of the battle that work wherever the focus is, but not while a dialog is open or something is being written. */
export function useBattleKeys(keys: BattleKeys): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return
    if (document.querySelector('dialog[open]') || isWriting(event.target)) return
    if (event.key === 'Escape') keys.onEscape()
    else if (/^[1-9]$/.test(event.key)) keys.onDigit(Number(event.key))
    else if (/^[a-z]$/i.test(event.key)) keys.onLetter(event.key.toLowerCase())
    else return
    // What the key opens must not get the key typed into it.
    event.preventDefault()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const isWriting = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
