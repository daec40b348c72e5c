import { useCallback, useState } from 'react'

/** Reads what this browser remembers; null where nothing is, or where storage is forbidden. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`kageakari.${name}`)
  } catch {
    return null
  }
}

/** Remembers a text in this browser. A full or forbidden storage is no reason to stop the game. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`kageakari.${name}`, value)
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The words that were remembered under a name, in a list without doubles. */
export const recallWords = (name: string): Set<string> => new Set((recall(name) ?? '').split(' ').filter((word) => word !== ''))

export const rememberWord = (name: string, word: string): void => remember(name, [...recallWords(name).add(word)].join(' '))

export function forget(name: string): void {
  try {
    localStorage.removeItem(`kageakari.${name}`)
  } catch {
    // Nothing was remembered either.
  }
}

/** A choice out of a few words that this browser remembers. */
export function useStoredChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState(() => choices.find((choice) => choice === recall(name)) ?? choices[0])
  const choose = useCallback(
    (choice: Choice) => {
      setChosen(choice)
      remember(name, choice)
    },
    [name],
  )
  return [chosen, choose]
}
