import { expect, test } from 'vitest'
import { NO_CHANGE } from '../../../../../rules/battle/modify.ts'
import type { Modifier } from '../../../../../rules/battle/state.ts'
import { battleFrom } from '../../battle-model.ts'
import { occasionOf } from './first-note.ts'
import { encounter } from '../../sample-battle.fixture.ts'

const plain = battleFrom({ fieldId: 1, stageId: 1 }, encounter())
const modifier = (more: Partial<Modifier>): Modifier => ({ ...NO_CHANGE, source: 'skill:1', turns: 3, ...more })

/** The battle with this on one who stands: 0 to 2 members, then shadows. */
function withModifier(place: number, more: Partial<Modifier>) {
  const combatants = plain.state.combatants.map((one) => (one.id === place ? { ...one, modifiers: [modifier(more)] } : one))
  return { ...plain, state: { ...plain.state, combatants } }
}

const nothing: ReadonlySet<string> = new Set()

test('each thing is explained when it happens first, and only then', () => {
  expect(occasionOf(plain, nothing, true)).toBeNull()
  expect(occasionOf(withModifier(0, { bad: true, bleed: 4 }), nothing, true)).toBe('bleed')
  expect(occasionOf(withModifier(0, { bad: true, bleed: 4 }), new Set(['bleed']), true)).toBeNull()
  expect(occasionOf(withModifier(1, { bad: true }), nothing, true)).toBe('weakened')
  expect(occasionOf(withModifier(1, {}), nothing, true)).toBe('strengthened')
  expect(occasionOf(withModifier(3, {}), nothing, true)).toBe('enemyStrengthened')
  expect(occasionOf(withModifier(3, { bad: true }), nothing, true)).toBeNull()
  expect(occasionOf(withModifier(0, { turns: 0 }), nothing, true)).toBeNull()
})

test('an announced blow comes before everything else', () => {
  const [first, ...others] = plain.enemies
  if (!first) throw new Error('no enemy')
  const announced = { kind: 'physical', aim: 'one', weight: 2, break_damage: 16 } as const
  const battle = { ...withModifier(1, { bad: true }), enemies: [{ ...first, announcement: announced }, ...others] }
  expect(occasionOf(battle, nothing, true)).toBe('telegraph')
  expect(occasionOf(battle, new Set(['telegraph']), true)).toBe('weakened')
  // Somebody spoke during the first question: it is explained with the next, everything else waits for another turn.
  expect(occasionOf(battle, nothing, false)).toBe('telegraph')
  expect(occasionOf(battle, new Set(['telegraph']), false)).toBeNull()
})
