import { expect, test } from 'vitest'
import { fields } from '../../content/fields.ts'
import { gateNotices, gatekeeper } from '../../content/story/town/gate.ts'
import { jobBosses, STAINS_FROM } from '../../content/story/town/job.ts'
import { innkeeper } from '../../content/story/town/keepers/innkeeper.ts'
import { librarian } from '../../content/story/town/keepers/librarian.ts'
import { dumplingStall } from '../../content/story/town/keepers/plaza.ts'
import { shopkeeper } from '../../content/story/town/keepers/shopkeeper.ts'
import { people, type Person, talkAt } from '../../content/story/town/people.ts'
import { polisherTalk, stainNames, townTalk } from '../../content/story/town/town-talk.ts'
import { type WayHome, welcomes } from '../../content/story/town/welcomes.ts'
import { isUnlocked } from '../../rules/town/unlock.ts'
import { newsOf, withTalk } from './greeting.ts'
import { talksAt } from '../screens/plaza/talk.ts'

/** Ways through the fields, one field at a time; each has all counts of cleared fields. */
const ways = [(ids: readonly number[]) => ids[0], (ids: readonly number[]) => ids.at(-1)].map((choose) => {
  const cleared: number[] = []
  for (;;) {
    const open = fields.filter(
      ({ id, unlock }) => !cleared.includes(id) && isUnlocked(unlock, { cleared: new Set(cleared), read: new Set([409]) }),
    )
    const next = choose(open.map(({ id }) => id))
    if (next === undefined) return cleared
    cleared.push(next)
  }
})
const states: readonly ReadonlySet<number>[] = ways.flatMap((way) =>
  Array.from({ length: way.length + 1 }, (_, count) => new Set(way.slice(0, count))),
)

const told = (lines: readonly string[]) => lines.join('／')
const heardIn = (heard: (cleared: ReadonlySet<number>) => readonly (readonly string[])[]) =>
  new Set(states.flatMap((cleared) => heard(cleared).map(told)))
const unheard = (lines: readonly (readonly string[])[], heard: ReadonlySet<string>) => lines.map(told).filter((line) => !heard.has(line))

/** What somebody may say when the screen opens. */
const greetings = (who: Pick<Person, 'talk' | 'about' | 'to'>, usual: readonly [readonly string[], ...(readonly string[])[]]) =>
  heardIn((cleared) => [
    ...newsOf('x', who, { cleared, roles: [1, 2, 3, 4, 5, 6] }).map(({ lines }) => lines),
    ...withTalk(usual, who.talk, cleared.size),
  ])

const linesOf = ({ talk, about, to }: Pick<Person, 'talk' | 'about' | 'to'>): readonly (readonly string[])[] => [
  ...talk.map(({ lines }) => lines),
  ...(about === null ? [] : [about.lines]),
  ...(to === undefined ? [] : [to.lines]),
]

test('the ways through the fields pass every count of cleared fields', () => {
  expect(ways.map((way) => way.length)).toEqual([12, 12])
  expect(new Set(states.map(({ size }) => size)).size).toBe(13)
})

test('nobody in the shop, the house, the library and at the gate has a line that is never said', () => {
  expect(unheard([...linesOf(people.rou), ...shopkeeper.entrances], greetings(people.rou, shopkeeper.entrances))).toEqual([])
  expect(unheard([...linesOf(people.toki), ...innkeeper.entrances], greetings(people.toki, innkeeper.entrances))).toEqual([])
  expect(unheard([...linesOf(people.shiori), ...librarian.entrances], greetings(people.shiori, librarian.entrances))).toEqual([])
  expect(unheard([...linesOf(gatekeeper), ...gatekeeper.entrances], greetings(gatekeeper, gatekeeper.entrances))).toEqual([])
})

test('every line of the plaza is heard', () => {
  const heard = heardIn((cleared) => talksAt(cleared.size, { roles: [1, 2, 3, 4, 5, 6] }).map(({ lines }) => lines))
  const lines = [townTalk, polisherTalk, dumplingStall].flatMap((table) => [...table] as readonly (readonly string[])[])
  const talk = [people.maru, people.omigaki, people.soroban].flatMap(linesOf)
  expect(unheard([...lines, ...talk, ...stainNames.map(({ lines: names }) => names)], heard)).toEqual([])
})

test('every boss of the guild talks of the stains at some time', () => {
  for (const { aboutStains, greetings: usual } of jobBosses) {
    const talk = aboutStains === null ? people.soroban.talk : [{ from: STAINS_FROM, lines: aboutStains }]
    const who = { talk, about: null }
    expect(unheard([...linesOf(who), ...usual], greetings(who, usual))).toEqual([])
  }
})

test('the notice on the gate is another at every count of cleared fields', () => {
  expect(gateNotices).toHaveLength(13)
  expect(new Set(gateNotices.map(told)).size).toBe(13)
})

test('カンヌキ has every word for some way home, and the right one', () => {
  const homes = (['won', 'first', 'escaped', 'lost'] satisfies readonly WayHome[]).flatMap((how) =>
    [1, 11, 12].flatMap((field) => [false, true].map((hasEnded) => ({ how, hasEnded, fromAltar: field === 11, fromBehind: field === 12 }))),
  )
  const heard = new Set(homes.flatMap((home) => welcomes(home).map(told)))
  const all = [
    ...gatekeeper.returnedWon,
    ...gatekeeper.returnedEscaped,
    ...gatekeeper.returnedLost,
    ...gatekeeper.returnedFirst,
    gatekeeper.returnedWithFlame,
    gatekeeper.returnedFromBehind,
    gatekeeper.returnedAfterEnding,
  ]
  expect(unheard(all, heard)).toEqual([])
  const home = { how: 'first', hasEnded: false, fromAltar: false, fromBehind: false } as const
  expect(welcomes(home)).toEqual(gatekeeper.returnedFirst)
  expect(welcomes({ ...home, fromAltar: true })).toEqual([gatekeeper.returnedWithFlame])
  expect(welcomes({ ...home, how: 'won', fromAltar: true })).toEqual(gatekeeper.returnedWon)
  expect(welcomes({ ...home, how: 'won', hasEnded: true })).toContain(gatekeeper.returnedAfterEnding)
  expect(welcomes({ ...home, how: 'lost', fromBehind: true })).toEqual(gatekeeper.returnedLost)
})

test('what holds from a number of cleared fields holds until the next', () => {
  expect(talkAt(people.toki.talk, 4)).toBeNull()
  expect(talkAt(people.toki.talk, 7)?.from).toBe(6)
  expect(talkAt(people.toki.talk, 99)?.from).toBe(12)
})

test('a line about a field comes first, the line of the beginning is no news', () => {
  expect(newsOf('rou', people.rou, { cleared: new Set([1]), roles: [2, 3, 4] })).toEqual([])
  expect(newsOf('rou', people.rou, { cleared: new Set([1, 3]), roles: [2, 3, 4] })).toEqual([
    { key: 'rou-2', lines: people.rou.talk[1].lines },
  ])
  expect(newsOf('rou', people.rou, { cleared: new Set([1, 2]), roles: [6, 1, 2] }).map(({ key }) => key)).toEqual([
    'rou-field-2',
    'rou-2',
    'rou-role',
  ])
})
