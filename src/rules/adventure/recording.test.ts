import { describe, expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { ENDLESS } from '../../content/named-ids.ts'
import type { Command } from '../battle/command.ts'
import type { BattleEvent } from '../battle/event.ts'
import { standing } from '../battle/state.ts'
import { newMember } from '../party/growth.ts'
import { rngStateFrom } from '../rng.ts'
import { type Adventure, enterNextStage, playTurn, startAdventure } from './adventure.ts'
import { atStage, firstDifference, jsonOf, type RecordedTurn, type Recording, type ReplayedTurn, replayed } from './recording.ts'

const seed = rngStateFrom(3)
const members = [1, 2, 3].map((role) => ({ ...newMember(role), level: 10, exp: 1850 }))
const begun: Recording = { field: 1, members, bag: [{ item: 1, count: 2 }], seed, turns: [] }
const setOut = () => startAdventure({ ...begun, rng: seed }, catalog)

function strikes({ battle }: Adventure): readonly Command[] {
  const [enemy] = standing(battle, 'enemies')
  return standing(battle, 'party').map(({ id }) => ({ type: 'attack', actor: id, target: enemy?.id ?? 3 }))
}

/** Everybody strikes until two stages are won. */
function played() {
  const turns: ReplayedTurn[] = []
  let now = setOut()
  while (now.stage === 1 || now.phase === 'fighting') {
    const before = now.phase === 'won' ? enterNextStage(now, catalog) : now
    const commands = strikes(before)
    const { adventure: after, events } = playTurn(before, commands, catalog)
    turns.push({ before, after, commands, events })
    now = after
  }
  return { turns, end: now }
}
const { turns, end } = played()
const recorded: readonly RecordedTurn[] = turns.map(({ before: { stage, battle }, commands, events }) => ({
  stage,
  turn: battle.turn,
  commands,
  events,
}))
const [first, second] = recorded as readonly [RecordedTurn, RecordedTurn]

/** What differs when these turns are played, and how many of them were. */
const differenceOf = (...changed: readonly RecordedTurn[]) => {
  const again = replayed({ ...begun, turns: changed }, catalog)
  return [again.difference, again.turns.length]
}

describe('an adventure that is played again', () => {
  test('has the same start, turns and end, over more than one stage', () => {
    expect(new Set(recorded.map(({ stage }) => stage))).toEqual(new Set([1, 2]))
    expect(replayed({ ...begun, turns: recorded }, catalog)).toEqual({ start: setOut(), turns, end, difference: null })
  })

  test('begins in the stage and with the enemies of the record', () => {
    const scale = { hp: 200, attack: 100 }
    const { start, end: same } = replayed({ ...begun, first: 2, scale }, catalog)
    expect(start).toEqual(startAdventure({ ...begun, rng: seed, first: 2, scale }, catalog))
    expect(start).not.toEqual(startAdventure({ ...begun, rng: seed, first: 2 }, catalog))
    expect(same).toBe(start)
  })

  test('differs where it stands elsewhere, and goes no further', () => {
    const what = 'this stands at stage 1, turn 1'
    expect(differenceOf({ ...first, turn: 2 }, second)).toEqual([{ stage: 1, turn: 2, what }, 0])
    expect(differenceOf({ ...first, stage: 2 }, second)).toEqual([{ stage: 2, turn: 1, what }, 0])
  })

  test('differs where its commands are refused, or are not one for each who stands', () => {
    const others = first.commands.slice(1)
    const unknown: Command = { type: 'skill', actor: 0, skill: 104, target: 3 }
    expect(differenceOf({ ...first, commands: [unknown, ...others] })).toEqual([
      { stage: 1, turn: 1, what: 'the command of member 0 is refused here: skillNotLearned' },
      0,
    ])
    const what = 'the commands do not fit those who stand here'
    expect(differenceOf({ ...first, commands: others })).toEqual([{ stage: 1, turn: 1, what }, 0])
  })

  test('differs where the record goes on after its end', () => {
    const last = { ...first, stage: 4, turn: 9 }
    const { difference, end: stopped } = replayed({ ...begun, turns: [...recorded, last] }, catalog)
    expect(difference).toEqual({ stage: 4, turn: 9, what: 'the battle is over here (won), the record goes on' })
    expect(stopped).toEqual(end)
  })
})

describe('the events of a record', () => {
  const told = (events: readonly BattleEvent[] | undefined) => differenceOf({ ...first, ...(events && { events }) })
  const events = first.events ?? []
  const shown = events.filter(({ type }) => type !== 'planned')
  const planned: BattleEvent = { type: 'planned', actor: 3, mind: { phase: 0, step: 1, queued: null } }

  test('need not be there, nor those of what enemies plan', () => {
    const { events: _, ...bare } = first
    expect([differenceOf(bare), told(shown), told([planned, ...events])]).toEqual([
      [null, 1],
      [null, 1],
      [null, 1],
    ])
  })

  test('are compared one by one, whatever the order of their keys', () => {
    const turned = shown.map((event) => Object.fromEntries(Object.entries(event).toReversed()) as unknown as BattleEvent)
    expect(told(turned)).toEqual([null, 1])
    const [acted, ...others] = shown
    const other: BattleEvent = { type: 'fell', target: 0 }
    expect(told([other, ...others])).toEqual([
      { stage: 1, turn: 1, what: `event 1: recorded {"target":0,"type":"fell"}, played ${jsonOf(acted)}` },
      1,
    ])
    expect(told(shown.slice(0, -1))).toMatchObject([{ what: `event ${shown.length}: recorded nothing, played ${jsonOf(shown.at(-1))}` }, 1])
    expect(told([...shown, other])).toMatchObject([
      { what: `event ${shown.length + 1}: recorded {"target":0,"type":"fell"}, played nothing` },
      1,
    ])
  })

  test('of earlier versions do not tell the excess of a blow; where one is told, all are compared', () => {
    const index = recorded.findIndex((turn) => turn.events?.some((event) => 'excess' in event))
    const upTo = recorded.slice(0, index)
    const withExcess = recorded[index] as RecordedTurn
    const without = (list: readonly BattleEvent[] = []) =>
      list.map((event) => {
        if (event.type !== 'damaged') return event
        const { excess: _, ...rest } = event
        return rest
      })
    const more = (list: readonly BattleEvent[] = []) =>
      list.map((event) => (event.type === 'damaged' && event.excess !== undefined ? { ...event, excess: event.excess + 1 } : event))
    expect(differenceOf(...upTo, { ...withExcess, events: without(withExcess.events) })).toEqual([null, index + 1])
    expect(differenceOf(...upTo, { ...withExcess, events: more(withExcess.events) })).toMatchObject([
      { what: expect.stringMatching(/^event \d+: recorded/) },
      index + 1,
    ])
  })
})

describe('the next stage of a record', () => {
  const lastHp = (adventure: Adventure): Adventure => ({
    ...adventure,
    battle: {
      ...adventure.battle,
      combatants: adventure.battle.combatants.map((one) => (one.side === 'enemies' ? { ...one, hp: 1 } : one)),
    },
  })
  function win(adventure: Adventure): Adventure {
    let now = lastHp(adventure)
    while (now.phase === 'fighting') now = playTurn(now, strikes(now), catalog).adventure
    return now
  }

  test('is entered after a won one, and no other', () => {
    const won = win(setOut())
    expect(atStage(won, 2, { catalog })).toEqual(enterNextStage(won, catalog))
    for (const stage of [1, 3]) expect(atStage(won, stage, { catalog })).toBe(won)
    const fighting = setOut()
    expect(atStage(fighting, 2, { catalog })).toBe(fighting)
    const atBoss: Adventure = { ...won, stage: 4 }
    expect(atStage(atBoss, 5, { catalog })).toBe(atBoss)
  })

  test('begins with the slip of the record, by default the first, if it is among those offered', () => {
    const won = win(startAdventure({ ...begun, field: ENDLESS, rng: seed }, catalog))
    const [one, two] = won.endless?.next?.slips ?? []
    const taken = (slips?: readonly number[]) => atStage(won, 2, { catalog, slips }).endless?.taken
    expect([taken(), taken([one ?? 0]), taken([two ?? 0])]).toEqual([[one], [one], [two]])
    expect(atStage(won, 2, { catalog, slips: [9999] })).toBe(won)
    const later = win(atStage(won, 2, { catalog, slips: [two ?? 0] }))
    const third = later.endless?.next?.slips[1] ?? 0
    expect(atStage(later, 3, { catalog, slips: [two ?? 0, third] }).endless?.taken).toEqual([two, third])
    expect(atStage({ ...won, endless: { ...won.endless, next: null } } as Adventure, 2, { catalog, slips: [one ?? 0] }).stage).toBe(1)
  })
})

test('the first difference is told with its number, counted from 1', () => {
  expect(firstDifference('line', ['a', 'b'], ['a', 'b'])).toBeNull()
  expect(firstDifference('line', ['a', 'b'], ['a', 'c', 'd'])).toBe('line 2: recorded b, played c')
  expect(firstDifference('line', ['a'], [])).toBe('line 1: recorded a, played nothing')
  expect(firstDifference('line', [], ['a'])).toBe('line 1: recorded nothing, played a')
})

test('JSON has its keys in order, also within, and its lists as they are', () => {
  expect(jsonOf({ b: [2, 1, { d: null, c: 'x' }], a: 1 })).toBe('{"a":1,"b":[2,1,{"c":"x","d":null}]}')
})
