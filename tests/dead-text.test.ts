import { expect, test } from 'vitest'
import { books } from '../src/content/books/all.ts'
import { SHADOWS_BY_ROLE } from '../src/content/enemy-fields.ts'
import { fields } from '../src/content/fields.ts'
import { bossLines, type BossMoment } from '../src/content/log/boss-lines.ts'
import { roles } from '../src/content/roles.ts'
import { barks } from '../src/content/story/barks.ts'
import { fieldVoices, shadowVoices } from '../src/content/story/field-voices.ts'
import { resultBanter } from '../src/content/story/result-banter.ts'
import { fieldTexts } from '../src/content/text/fields.ts'
import { isUnlocked } from '../src/rules/unlock.ts'
import { wordsOf } from '../src/web/screens/battle/barks.ts'
import { talkAfter } from '../src/web/screens/battle/banter.ts'
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
  const all = resultBanter.map(({ lines }) => lines.map(({ role, text }) => `役${role}「${text}」`).join('\n'))
  expect(all.filter((talk) => !heard.has(talk))).toEqual([])
})

test('every bark belongs to an occasion of a role that can be chosen', () => {
  const kinds = ['announced', 'companionFell', 'risen', 'low', 'levelUp', 'unhurt'] as const
  const heard = new Set(
    parties.flatMap((party) => party.flatMap((_, place) => kinds.flatMap((kind) => wordsOf(battleOf(party), place, kind)))),
  )
  const all = Object.values(barks).flatMap((kindsOf) => Object.values(kindsOf).flat())
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
  const moments: readonly BossMoment[] = ['before', 'half', 'low', 'fall', 'after']
  expect(
    Object.values(bossLines)
      .flatMap((lines) => Object.keys(lines))
      .filter((key) => !moments.some((moment) => moment === key)),
  ).toEqual([])
})

test('every line of a stage has its stage', () => {
  expect(fieldTexts.map(({ stageLines }) => stageLines.length)).toEqual(fields.map(({ stages }) => stages.length))
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
