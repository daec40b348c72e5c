import { useSyncExternalStore } from 'react'
import { exchangesUnder } from './exchanges.ts'
import { onRemembered } from './stored-choice.ts'

/** Under this name the browser remembers which letters have changed places. */
export const OWN_KEYS = 'own-keys'

const letters = exchangesUnder(OWN_KEYS, 'abcdefghijklmnopqrstuvwxyz')

export const ownKeys = letters.stored

/** The key of this player for what is usually on this one; both in lower case. */
export const ownLetter = letters.ownOf

/** Puts what is usually on one letter onto another, which gives its own in exchange. */
export const chooseLetter = letters.choose

export const resetLetters = letters.reset

/** What is usually on the letter, or the question mark, that is pressed by itself; null for every other press, and while a key is held. */
export function letterOf({ key, repeat, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): string | null {
  if (repeat || ctrlKey || altKey || metaKey || isComposing || !/^[a-z?]$/i.test(key)) return null
  return letters.usualOf(key.toLowerCase())
}

/** A key as this player has chosen it, to be shown; what is no single letter stays as it is. */
export function useOwnKey(usual: string): string {
  const now = () => (/^[a-z]$/i.test(usual) ? ownLetter(usual.toLowerCase()).toUpperCase() : usual)
  return useSyncExternalStore(onRemembered, now, now)
}
