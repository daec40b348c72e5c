import { expect, test } from 'vitest'
import { books } from '../src/content/books/all.ts'
import { SHADOWS_BY_ROLE } from '../src/content/enemy-fields.ts'
import { fields } from '../src/content/fields.ts'
import { bossLines, type BossMoment } from '../src/content/log/boss-lines.ts'
import { textsOf } from '../src/content/prose-walk.fixture.ts'
import { roles } from '../src/content/roles.ts'
import { banter } from '../src/content/story/banter/banter.ts'
import { barks } from '../src/content/story/barks.ts'
import { fieldVoices, shadowVoices } from '../src/content/story/field-voices.ts'
import { ending1, ending1Openings, ending2, ending3, ending4 } from '../src/content/story/ending.ts'
import { interludes } from '../src/content/story/interludes/interludes.ts'
import { lateNotice } from '../src/content/story/interludes/town-events.ts'
import { endingKey, endingParts, storySceneOf, toldScenes } from '../src/content/story/scenes.ts'
import { beatsFor } from '../src/content/story/story.ts'
import { diaryFound, treasureFound } from '../src/content/story/treasure.ts'
import { wants } from '../src/content/story/wants.ts'
import { fieldTexts } from '../src/content/text/fields.ts'
import { dueScenes } from '../src/rules/town/scenes.ts'
import { isUnlocked, type Progress } from '../src/rules/town/unlock.ts'
import { wordsOf } from '../src/web/screens/battle/voices/barks.ts'
import { talkAfter } from '../src/web/screens/battle/voices/banter.ts'
import { battleFrom } from '../src/web/screens/battle/battle-model.ts'
import { encounter, member } from '../src/web/screens/battle/sample-battle.fixture.ts'

/** All twenty parties. */
const parties = roles.flatMap(({ id: a }) =>
  roles.flatMap(({ id: b }) => roles.flatMap(({ id: c }) => (a < b && b < c ? [[a, b, c]] : []))),
)
const counts = Array.from({ length: 13 }, (_, cleared) => cleared)

const battleOf = (party: readonly number[]) =>
  battleFrom({ fieldId: 1, stageId: 1 }, encounter(party.map((role_id, at) => member(at, { role_id, name: `役${role_id}` }))))

test('there are twenty parties', () => expect(parties).toHaveLength(20))

test('every exchange after a battle is said by some party at some count of cleared fields', () => {
  const heard = new Set(
    parties.flatMap((party) => counts.flatMap((cleared) => talkAfter({ ...battleOf(party), wounded: true, clears: cleared }))),
  )
  const all = banter.flatMap(({ exchanges }) => exchanges).map((lines) => lines.map(([role, text]) => `役${role}「${text}」`).join('\n'))
  expect(all.filter((talk) => !heard.has(talk))).toEqual([])
})

test('every bark belongs to an occasion of a role that can be chosen', () => {
  const kinds = ['announced', 'brokenOff', 'companionFell', 'risen', 'low', 'healed', 'levelUp', 'unhurt', 'scraped'] as const
  const heard = new Set(
    parties.flatMap((party) =>
      counts.flatMap((clears) =>
        party.flatMap((_, place) => kinds.flatMap((kind) => wordsOf({ ...battleOf(party), clears }, place, kind))),
      ),
    ),
  )
  const all = textsOf({ barks }, 'bark').map(({ text }) => text)
  expect(all).toHaveLength(324)
  expect(all.filter((bark) => !heard.has(bark))).toEqual([])
})

test('every reaction to a field, and to an own shadow, belongs to a role and to what stands there', () => {
  const ids = roles.map(({ id }) => String(id))
  expect(Object.keys(fieldVoices)).toEqual(ids)
  for (const voices of Object.values(fieldVoices)) expect(Object.keys(voices)).toEqual(fields.map(({ id }) => String(id)))
  expect(Object.keys(shadowVoices)).toEqual(ids)
  expect(Object.keys(SHADOWS_BY_ROLE)).toEqual(ids)
})

test('every line of a boss has its moment, and a boss that stands at the end of a field', () => {
  const bosses = fields.flatMap(({ stages }) => stages.at(-1) ?? [])
  expect(Object.keys(bossLines).filter((id) => !bosses.includes(Number(id)))).toEqual([])
  const moments: readonly BossMoment[] = ['before', 'again', 'finale', 'half', 'low', 'fall', 'down', 'answer', 'after']
  expect(
    Object.values(bossLines)
      .flatMap((lines) => Object.keys(lines))
      .filter((key) => !moments.some((moment) => moment === key)),
  ).toEqual([])
  const known = new Set<number | 'all'>([...roles.map(({ id }) => id), 'all'])
  expect(Object.values(bossLines).filter(({ answer }) => !known.has(answer.role))).toEqual([])
})

test('every line of a stage has its stage', () => {
  expect(fieldTexts.map(({ stageLines }) => stageLines.length)).toEqual(fields.map(({ stages }) => stages.length))
})

/** States of a save: field after field in every order that is told apart, with and without the book that opens the last. */
function statesOf(): readonly Progress[] {
  const seen = new Map<string, Progress>()
  const visit = (cleared: readonly number[]) => {
    const key = cleared.toSorted((a, b) => a - b).join()
    if (seen.has(key)) return
    seen.set(key, { cleared: new Set(cleared), read: new Set() })
    const open = fields.filter(
      ({ id, unlock }) => !cleared.includes(id) && isUnlocked(unlock, { cleared: new Set(cleared), read: new Set([409]) }),
    )
    for (const { id } of open) visit([...cleared, id])
  }
  visit([])
  const unread = [...seen.values()].filter(({ cleared }) => !cleared.has(12))
  return [...unread, ...[...seen.values()].map(({ cleared }) => ({ cleared, read: new Set([409]) }))]
}

const endings = [1, 2, 3, 4] as const

/** What is told at one number of clears, one visit after the other. */
function toldAt(progress: Progress, cameFrom: number): readonly string[] {
  const seenScenes = new Set(endings.map(endingKey))
  for (;;) {
    const due = dueScenes(toldScenes, { progress, seenScenes, cameFrom })
    if (due.length === 0) return [...seenScenes]
    for (const key of due) seenScenes.add(key)
  }
}

test('every scene before the menu is due at some time, after some ending', () => {
  const due = new Set(statesOf().flatMap((progress) => [...progress.cleared].flatMap((cameFrom) => toldAt(progress, cameFrom))))
  expect(toldScenes.map(({ key }) => key).filter((key) => !due.has(key))).toEqual([])
})

/** The acts that a save is told which clears the fields in an order drawn with this seed, and visits the town twice after each. */
function actsToldOnOneWay(seed: number): ReadonlySet<string> {
  const read = new Set([409])
  const seenScenes = new Set<string>()
  const cleared = new Set<number>()
  let drawn = seed
  while (cleared.size < fields.length) {
    const open = fields.filter(({ id, unlock }) => !cleared.has(id) && isUnlocked(unlock, { cleared, read }))
    drawn = (drawn * 48271) % 2147483647
    const next = open[drawn % open.length]
    if (next === undefined) break
    cleared.add(next.id)
    for (const cameFrom of [next.id, null]) {
      for (const key of dueScenes(toldScenes, { progress: { cleared, read }, seenScenes, cameFrom })) seenScenes.add(key)
    }
  }
  return new Set(toldScenes.filter(({ key }) => seenScenes.has(key)).map(({ act }) => act))
}

test('in whatever order the fields are cleared, the three fall out before they carry the flame, and the plate is told', () => {
  const acts = ['interlude-quarrel', 'interlude-plate']
  const missed = Array.from({ length: 400 }, (_, at) => actsToldOnOneWay(at * 7919 + 1)).map((told) => acts.filter((act) => !told.has(act)))
  expect(missed.flat()).toEqual([])
})

test('every line of the interludes, the finds and the endings is told to some party', () => {
  const scenes = [
    ...toldScenes.map(({ key }) => storySceneOf(key)?.parts ?? []),
    ...endings.flatMap((ending) => [endingParts(ending, 0), endingParts(ending, 1)]),
  ]
  const heard = new Set(scenes.flatMap((parts) => parties.flatMap((party) => beatsFor(parts, party).flatMap(({ lines }) => lines))))
  const written = textsOf(
    {
      interludes: interludes.map(({ parts }) => parts),
      lateNotice,
      treasureFound,
      diaryFound,
      ending1,
      ending1Openings,
      ending2,
      ending3,
      ending4,
      wants,
    },
    'story',
  )
  const lines = written.filter(({ where, text }) => /[^a-z0-9-]/.test(text) && !where.endsWith('.button'))
  expect(lines.length).toBeGreaterThan(700)
  const isHeard = (text: string) => ['{a}', '{b}', '{c}'].some((name) => heard.has(text.replaceAll('{m}', name)))
  expect(lines.filter(({ text }) => !isHeard(text)).map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})

test('every edition of a book lies on the shelf at some time', () => {
  const way: number[] = []
  for (const _ of fields) {
    const next = fields.find(({ id, unlock }) => !way.includes(id) && isUnlocked(unlock, { cleared: new Set(way), read: new Set([409]) }))
    if (next) way.push(next.id)
  }
  const states = counts.flatMap((count) =>
    [null, 1, 2, 3, 4].map((ending) => ({
      ending: count === way.length ? ending : null,
      progress: { cleared: new Set(way.slice(0, count)), read: new Set([409]) },
    })),
  )
  const lying = new Set(
    states.flatMap(({ ending, progress }) =>
      books.map(({ id, editions }) => {
        const at = editions.findLastIndex(
          ({ from, afterEnding }) => isUnlocked(from, progress) && (afterEnding === undefined || afterEnding === ending),
        )
        return `${id} ${at}`
      }),
    ),
  )
  expect(books.flatMap(({ id, editions }) => editions.map((_, at) => `${id} ${at}`)).filter((edition) => !lying.has(edition))).toEqual([])
})
