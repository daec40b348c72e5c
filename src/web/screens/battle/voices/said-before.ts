import { useEffect } from 'react'
import { recall, remember } from '../../../state/stored-choice.ts'
import type { Battle } from '../battle-model.ts'

/** What is said, and when. */
export interface LastSaid {
  readonly at: string
  readonly said: string
}

/** What was said last, the newest first, and when that was. */
export interface Heard {
  readonly at: string
  readonly said: readonly string[]
}

/** More than three members can say in battle, or of a new level, no wound or a fallen companion, and a dozen exchanges beside it: what was said longest ago is always known. */
const REMEMBERED = 120

/**
 * One of `options` that is not among those heard last; when all are, the one heard longest ago. The same `at` gives the same again, also after a
 * reload. Null without options.
 */
export function unlike(heard: Heard | null, at: string, options: readonly string[]): string | null {
  if (heard?.at === at) return heard.said[0] ?? null
  const age = (option: string) => {
    const found = heard?.said.indexOf(option) ?? -1
    return found < 0 ? REMEMBERED : found
  }
  const oldest = Math.max(...options.map(age))
  const free = options.filter((option) => age(option) === oldest)
  return free[numberOf(at) % Math.max(1, free.length)] ?? null
}

/** What has been heard once `next` is said. */
export function withSaid(heard: Heard | null, { at, said }: LastSaid): Heard {
  if (heard?.at === at) return heard
  return { at, said: [said, ...(heard?.said ?? []).filter((one) => one !== said)].slice(0, REMEMBERED) }
}

/** What this browser remembers of what was said last. */
export function recallSaid(kind: 'banter' | 'bark'): Heard | null {
  try {
    const { at, said }: Partial<Heard> = JSON.parse(recall(`last-${kind}`) ?? '{}')
    return typeof at === 'string' && Array.isArray(said) ? { at, said } : null
  } catch {
    return null
  }
}

/** Remembers it once it is shown. */
export function useRemembered(kind: 'banter' | 'bark', next: LastSaid | null): void {
  const { at, said } = next ?? { at: null, said: null }
  useEffect(() => {
    if (at !== null && said !== null) remember(`last-${kind}`, JSON.stringify(withSaid(recallSaid(kind), { at, said })))
  }, [kind, at, said])
}

/** When there is talk after a stage: the stage of the adventure. */
export const talkKey = ({ sessionId, place }: Pick<Battle, 'sessionId' | 'place'>): string => `${sessionId} ${place.stageId}`

/** A hash of the text. */
export function numberOf(text: string): number {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}
