import { useCallback, useSyncExternalStore } from 'react'

/** What could not be stored: it lasts as long as the page. */
const unstored = new Map<string, string>()
const listeners = new Set<(name: string) => void>()

/** Reads what this browser remembers; null where nothing is. */
export function recall(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(`kageakari.${name}`)
  } catch {
    return null
  }
}

/** Remembers a text in this browser. A full or forbidden storage is no reason to stop the game. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`kageakari.${name}`, value)
    unstored.delete(name)
  } catch {
    unstored.set(name, value)
  }
  for (const listener of listeners) listener(name)
}

/** Calls with the name of whatever is remembered from now on. @returns how to stop. */
export function onRemembered(listener: (name: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The words that were remembered under a name, in a list without doubles. */
export const recallWords = (name: string): Set<string> => new Set((recall(name) ?? '').split(' ').filter((word) => word !== ''))

export const rememberWord = (name: string, word: string): void => remember(name, [...recallWords(name).add(word)].join(' '))

export function forget(name: string): void {
  unstored.delete(name)
  try {
    localStorage.removeItem(`kageakari.${name}`)
  } catch {
    // Nothing was remembered either.
  }
}

/** The remembered one of a few words; the first where none of them is. */
export const recallChoice = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices.find((choice) => choice === recall(name)) ?? choices[0]

/** A choice out of a few words that this browser remembers; the same wherever it is used. */
export function useStoredChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const now = () => recallChoice(name, choices)
  const chosen = useSyncExternalStore(onRemembered, now, now)
  const choose = useCallback((choice: Choice) => remember(name, choice), [name])
  return [chosen, choose]
}
