import { useEffect } from 'react'
import { recall, remember } from '../../stored-choice.ts'

/** What was said last, and when. */
export interface LastSaid {
  readonly at: string
  readonly said: string
}

/** One of `options`, not the same twice running; the same `at` gives the same again, also after a reload. */
export function unlike(last: LastSaid | null, at: string, options: readonly string[]): string | null {
  if (last?.at === at) return last.said
  const others = options.filter((option) => option !== last?.said)
  const free = others.length > 0 ? others : options
  return free[numberOf(at) % Math.max(1, free.length)] ?? null
}

/** What this browser remembers of what was said last. */
export function recallSaid(kind: 'banter' | 'bark'): LastSaid | null {
  try {
    const { at, said }: Partial<LastSaid> = JSON.parse(recall(`last-${kind}`) ?? '{}')
    return typeof at === 'string' && typeof said === 'string' ? { at, said } : null
  } catch {
    return null
  }
}

/** Remembers it once it is shown. */
export function useRemembered(kind: 'banter' | 'bark', last: LastSaid | null): void {
  const json = last && JSON.stringify(last)
  useEffect(() => {
    if (json !== null) remember(`last-${kind}`, json)
  }, [kind, json])
}

/** A hash of the text. */
export function numberOf(text: string): number {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}
