import { useSyncExternalStore } from 'react'
import { onRemembered, recall, remember } from './stored-choice.ts'

/** Under this name the browser remembers which letters have changed places: pairs of the usual one and the own, `rq qr`. */
export const OWN_KEYS = 'own-keys'

type Pair = readonly [usual: string, own: string]

/** Null where a letter would have no key, or two. */
function pairsIn(text: string): readonly Pair[] | null {
  if (!/^(?:[a-z]{2}(?: [a-z]{2})*)?$/.test(text)) return null
  const pairs = text === '' ? [] : text.split(' ').map((pair): Pair => [pair.charAt(0), pair.charAt(1)])
  const usual = new Set(pairs.map(([letter]) => letter))
  const own = new Set(pairs.map(([, letter]) => letter))
  const isExchange = usual.size === pairs.length && [...usual].every((letter) => own.has(letter))
  return isExchange ? pairs : null
}

/** As they are remembered and sent to the account; null where nothing was ever changed. */
export function ownKeys(): string | null {
  const text = recall(OWN_KEYS)
  return text !== null && pairsIn(text) ? text : null
}

const pairs = (): readonly Pair[] => pairsIn(recall(OWN_KEYS) ?? '') ?? []

/** The key of this player for what is usually on this one; both in lower case. */
export const ownLetter = (usual: string): string => pairs().find(([letter]) => letter === usual)?.[1] ?? usual

const usualLetter = (own: string): string => pairs().find(([, letter]) => letter === own)?.[0] ?? own

/** Puts what is usually on one letter onto another, which gives its own in exchange. */
export function chooseLetter(usual: string, own: string): void {
  const changed = new Map(pairs())
  changed.set(usualLetter(own), ownLetter(usual)).set(usual, own)
  const moved = [...changed].filter(([before, after]) => before !== after)
  remember(OWN_KEYS, moved.map((pair) => pair.join('')).join(' '))
}

export const resetLetters = (): void => remember(OWN_KEYS, '')

/** What is usually on the letter, or the question mark, that is pressed by itself; null for every other press, and while a key is held. */
export function letterOf({ key, repeat, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): string | null {
  if (repeat || ctrlKey || altKey || metaKey || isComposing || !/^[a-z?]$/i.test(key)) return null
  return usualLetter(key.toLowerCase())
}

/** A key as it is told to the player; what is no letter stays as it is. */
export function useToldKey(usual: string): string {
  const now = () => (/^[A-Z]$/.test(usual) ? ownLetter(usual.toLowerCase()).toUpperCase() : usual)
  return useSyncExternalStore(onRemembered, now, now)
}
