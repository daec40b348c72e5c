import { useEffect, useState } from 'react'
import type { Person } from '../../content/story/town/people.ts'
import { talkAt } from '../../content/story/town/people.ts'
import { recallWords, rememberWord } from '../state/stored-choice.ts'
import type { Town } from './town.ts'

type Lines = readonly string[]

/** What somebody says before anything else, as long as this browser has not shown it for the save. */
export interface News {
  readonly key: string
  readonly lines: Lines
}

const nameOf = (saveId: number) => `said.${saveId}`

export const saidTo = (saveId: number): ReadonlySet<string> => recallWords(nameOf(saveId))

export const rememberSaid = (saveId: number, key: string): void => rememberWord(nameOf(saveId), key)

/** A person's line about a field that was cleared, the line of this number of cleared fields (not the one that holds from the beginning), and last the line to a role of the party. */
export function newsOf(
  key: string,
  { talk, about, to }: Pick<Person, 'talk' | 'about' | 'to'>,
  { cleared, roles }: Pick<Town, 'cleared' | 'roles'>,
): readonly News[] {
  const now = talkAt(talk, cleared.size)
  return [
    ...(about !== null && cleared.has(about.field) ? [{ key: `${key}-field-${about.field}`, lines: about.lines }] : []),
    ...(now !== null && now.from > 0 ? [{ key: `${key}-${now.from}`, lines: now.lines }] : []),
    ...(to !== undefined && roles.includes(to.role) && (to.from ?? 0) <= cleared.size ? [{ key: `${key}-role`, lines: to.lines }] : []),
  ]
}

interface Sayings {
  readonly news: readonly News[]
  readonly usual: readonly [Lines, ...Lines[]]
}

/** The first of the news that was not said before, else one of the usual lines by chance; the same as long as the screen is open. Null until the town is read. */
export function useGreeting(town: Town | null, sayings: (town: Town) => Sayings): Lines | null {
  const [greeting, setGreeting] = useState<{ readonly key: string | null; readonly lines: Lines } | null>(null)
  if (town !== null && greeting === null) setGreeting(greetingOf(sayings(town), saidTo(town.saveId)))
  const saveId = town?.saveId ?? null
  const key = greeting?.key ?? null
  useEffect(() => {
    if (saveId !== null && key !== null) rememberSaid(saveId, key)
  }, [saveId, key])
  return greeting?.lines ?? null
}

function greetingOf({ news, usual }: Sayings, said: ReadonlySet<string>): { readonly key: string | null; readonly lines: Lines } {
  const usualLines = usual[Math.floor(Math.random() * usual.length)] ?? usual[0]
  return news.find(({ key }) => !said.has(key)) ?? { key: null, lines: usualLines }
}

/** The usual lines and what holds at this number of cleared fields. */
export function withTalk(usual: readonly [Lines, ...Lines[]], talk: Person['talk'], cleared: number): readonly [Lines, ...Lines[]] {
  const now = talkAt(talk, cleared)
  return now === null ? usual : [...usual, now.lines]
}
