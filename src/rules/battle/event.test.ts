import { expect, test } from 'vitest'
import { battleOf, fighter } from './battle.fixture.ts'
import { applyEvent, type BattleEvent, isWound } from './event.ts'
import { NO_CHANGE } from './modify.ts'
import { type Combatant, combatantAt, type Modifier } from './state.ts'

const loud: Modifier = { ...NO_CHANGE, source: 'skill:1', taunt: true, turns: 3 }
const weak: Modifier = { ...NO_CHANGE, source: 'skill:2', bad: true, turns: 1 }

/** The member 0 after the event, which begins with 50 of 100 HP and 10 of 30 AP. */
function after(event: BattleEvent, over: Partial<Combatant> = {}): Combatant {
  const state = battleOf([fighter({ id: 0, side: 'party', hp: 50, ap: 10, ...over }), fighter({ id: 1, side: 'enemies' })])
  const before = structuredClone(state)
  const next = applyEvent(state, event)
  expect(state).toEqual(before)
  expect(next.combatants[1]).toEqual(state.combatants[1])
  return combatantAt(next, 0)
}

test.each([
  ['damaged', { critical: false }],
  ['recoiled', {}],
  ['bled', {}],
] as const)('%s takes HP, never below 0', (type, more) => {
  expect(after({ type, target: 0, amount: 49, ...more } as BattleEvent).hp).toBe(1)
  expect(after({ type, target: 0, amount: 60, ...more } as BattleEvent).hp).toBe(0)
})

test.each(['healed', 'regenerated', 'drained'] as const)('%s gives HP, never above the maximum', (type) => {
  expect(after({ type, target: 0, amount: 7 }).hp).toBe(57)
  expect(after({ type, target: 0, amount: 70 }).hp).toBe(100)
})

test('AP is spent, drained and restored within its bounds', () => {
  expect(after({ type: 'spentAp', actor: 0, amount: 4 }).ap).toBe(6)
  expect(after({ type: 'spentAp', actor: 0, amount: 14 }).ap).toBe(0)
  expect(after({ type: 'apDrained', target: 0, amount: 4 }).ap).toBe(6)
  expect(after({ type: 'apDrained', target: 0, amount: 14 }).ap).toBe(0)
  expect(after({ type: 'apRestored', target: 0, amount: 4 }).ap).toBe(14)
  expect(after({ type: 'apRestored', target: 0, amount: 24 }).ap).toBe(30)
})

test('a modifier takes the place of one of the same source, and goes by its source', () => {
  const modifiers = [loud, weak]
  const again = { ...loud, turns: 5 }
  expect(after({ type: 'modified', target: 0, modifier: again }, { modifiers }).modifiers).toEqual([weak, again])
  expect(after({ type: 'cleansed', target: 0, sources: ['skill:2'] }, { modifiers }).modifiers).toEqual([loud])
  expect(after({ type: 'dispelled', target: 0, sources: ['skill:1'] }, { modifiers }).modifiers).toEqual([weak])
  expect(after({ type: 'wornOff', target: 0, source: 'skill:1' }, { modifiers }).modifiers).toEqual([weak])
})

test('whoever falls has no HP, no modifiers and nothing in mind; whoever is revived has HP up to the maximum', () => {
  expect(after({ type: 'fell', target: 0 }, { modifiers: [loud], forced: 3, foreseen: 4 })).toMatchObject({
    hp: 0,
    modifiers: [],
    forced: null,
    foreseen: null,
  })
  expect(after({ type: 'revived', target: 0, hp: 40 }, { hp: 0 }).hp).toBe(40)
  expect(after({ type: 'revived', target: 0, hp: 140 }, { hp: 0 }).hp).toBe(100)
})

test('what is announced or foreseen stands until the act, what is broken off only loses its announcement', () => {
  const known = { forced: 3, foreseen: 4 } as const
  expect(after({ type: 'telegraphed', actor: 0, next: 5 })).toMatchObject({ forced: 5, foreseen: null })
  expect(after({ type: 'foreseen', target: 0, action: 'attack' })).toMatchObject({ forced: null, foreseen: 'attack' })
  expect(after({ type: 'acted', actor: 0, action: 'attack', targets: [1] }, known)).toMatchObject({ forced: null, foreseen: null })
  expect(after({ type: 'interrupted', actor: 0 }, known)).toMatchObject({ forced: null, foreseen: 4 })
  const mind = { phase: 1, step: 2, queued: 6 }
  expect(after({ type: 'planned', actor: 0, mind }, known)).toMatchObject({ ...known, mind })
})

test.each([
  { type: 'failed', actor: 0, reason: 'noAp' },
  { type: 'warded', target: 0 },
  { type: 'hastened', target: 0 },
] as const)('$type changes nothing', (event) => {
  const one = fighter({ id: 0, side: 'party', hp: 50, ap: 10, modifiers: [loud], forced: 3, foreseen: 4 })
  expect(after(event, one)).toEqual(one)
})

test('the end of a turn counts it, and every modifier one turn less', () => {
  const state = battleOf([fighter({ id: 0, side: 'party', modifiers: [loud, weak] }), fighter({ id: 1, side: 'enemies' })])
  const next = applyEvent(state, { type: 'turnEnded' })
  expect(next).toMatchObject({ turn: 2, outcome: null })
  expect(combatantAt(next, 0).modifiers.map(({ turns }) => turns)).toEqual([2, 0])
  expect(combatantAt(next, 1).modifiers).toBe(combatantAt(state, 1).modifiers)
})

test('the end of the battle tells its outcome and takes all modifiers', () => {
  const state = battleOf([fighter({ id: 0, side: 'party', modifiers: [loud] }), fighter({ id: 1, side: 'enemies', modifiers: [weak] })])
  const next = applyEvent(state, { type: 'battleEnded', outcome: 'escaped', outOfTurns: false })
  expect(next).toMatchObject({ turn: 1, outcome: 'escaped' })
  expect(next.combatants.flatMap(({ modifiers }) => modifiers)).toEqual([])
})

test('a used item leaves the bag', () => {
  const state = battleOf([fighter({ id: 0, side: 'party' })], [{ item: 7, count: 2 }])
  expect(applyEvent(state, { type: 'usedItem', actor: 0, item: 7 }).bag).toEqual([{ item: 7, count: 1 }])
})

test('a wound is HP that a member has lost', () => {
  const hurt = (type: 'damaged' | 'recoiled' | 'bled' | 'healed', target: number, amount: number) =>
    isWound({ type, target, amount, critical: false }, 2)
  expect([hurt('damaged', 0, 1), hurt('recoiled', 1, 1), hurt('bled', 1, 1)]).toEqual([true, true, true])
  expect([hurt('damaged', 2, 1), hurt('bled', 0, 0), hurt('healed', 0, 1)]).toEqual([false, false, false])
  expect(isWound({ type: 'turnEnded' }, 2)).toBe(false)
})
