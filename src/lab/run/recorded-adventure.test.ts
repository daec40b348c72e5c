import { expect, test } from 'vitest'
import { type Adventure, playTurn, startAdventure } from '../../rules/adventure/adventure.ts'
import { catalog, CONTENT_VERSION } from '../../content/catalog.ts'
import { rngStateFrom, seededRng } from '../../rules/rng.ts'
import { plainBuild } from '../builds.ts'
import { entryExp, memberWith } from '../party.ts'
import { solver } from '../policies/solver.ts'
import type { RecordedTurn } from '../../rules/adventure/recording.ts'
import { parseRecord, type RecordedAdventure, replay } from './recorded-adventure.ts'

const members = [1, 2, 3].map((role) => memberWith(entryExp(1), plainBuild(role)))
const seed = rngStateFrom(7)

/** The first stage of the first field as a server would keep it. */
function recorded(): RecordedAdventure {
  let adventure: Adventure = startAdventure({ field: 1, members, bag: [], rng: seed }, catalog)
  const rng = seededRng(rngStateFrom(8))
  const turns: RecordedTurn[] = []
  while (adventure.phase === 'fighting') {
    const { stage, battle } = adventure
    const commands = solver.choose(battle, { rng, stagesLeft: 3 })
    const played = playTurn(adventure, commands, catalog)
    turns.push({ stage, turn: battle.turn, commands, events: played.events.filter(({ type }) => type !== 'planned') })
    adventure = played.adventure
  }
  return {
    contentVersion: CONTENT_VERSION,
    field: 1,
    members,
    names: ['キリカ', 'トモリ', 'タテオ'],
    bag: [],
    seed,
    turns,
    result: adventure.phase,
  }
}

test('a record replays equal and gives the lines of the log', () => {
  const record = recorded()
  const again = replay(parseRecord(JSON.stringify(record)))
  expect(again.difference).toBeNull()
  expect(again.phase).toBe(record.result)
  expect(again.turns).toHaveLength(record.turns.length)
  expect(again.turns[0]?.lines.join('')).toContain('キリカ')
})

test('another seed is noticed in the first turn that differs', () => {
  const again = replay({ ...recorded(), seed: rngStateFrom(9) })
  expect(again.difference).toMatchObject({ stage: 1, what: expect.stringMatching(/^event \d+: recorded \{/) })
})

test('recorded lines are compared too', () => {
  const record = recorded()
  const [first, ...rest] = record.turns
  if (!first) throw new Error('Nothing was played')
  const again = replay({ ...record, turns: [{ ...first, lines: ['誰もいない。'] }, ...rest] })
  expect(again.difference).toMatchObject({ stage: 1, turn: 1, what: expect.stringContaining('recorded 誰もいない。') })
})

test('a command that the rules refuse is named', () => {
  const again = replay({ ...recorded(), turns: [{ stage: 1, turn: 1, commands: [{ type: 'skill', actor: 0, skill: 104, target: 3 }] }] })
  expect(again.difference?.what).toBe('the command of member 0 is refused here: skillNotLearned')
})

test('a missing turn is noticed', () => {
  const record = recorded()
  expect(record.turns.length).toBeGreaterThan(1)
  expect(replay({ ...record, turns: record.turns.slice(1) }).difference?.what).toBe('this stands at stage 1, turn 1')
})

test('another result is noticed', () => {
  expect(replay({ ...recorded(), result: 'escaped' }).difference?.what).toBe('the record ends escaped, this ends won')
})

test('what is no record, or of other tables, is refused', () => {
  expect(() => parseRecord('{"contentVersion":1,"field":1}')).toThrow('`members` must be three')
  expect(() => parseRecord(JSON.stringify({ ...recorded(), contentVersion: 99 }))).toThrow('content 99')
})
