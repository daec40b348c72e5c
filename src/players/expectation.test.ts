import { expect, test } from 'vitest'
import { startAdventure } from '../rules/adventure/adventure.ts'
import { catalog } from '../content/catalog.ts'
import { NO_CHANGE } from '../rules/battle/modify.ts'
import type { Combatant } from '../rules/battle/state.ts'
import { newMember } from '../rules/party/growth.ts'
import { rngStateFrom } from '../rules/rng.ts'
import { certainDamage, expectedDamage } from './expectation.ts'
import { newKnowledge } from './person.ts'
import { traitsOf } from './traits.ts'
import { viewOf } from './view.ts'

const { battle } = startAdventure({ field: 1, members: [1, 2, 3].map(newMember), bag: [], rng: rngStateFrom(1) }, catalog)
const figures = { str: 40, def: 40, int: 40, spd: 40, luc: 40 }

/** The striker, with 40 in all figures, before enemies with defences of 40, the first changed by `enemy`. */
function sight(enemy: Partial<Combatant> = {}) {
  const combatants = battle.combatants.map((one) => ({ ...one, base: figures, ...(one.id === 3 ? enemy : {}) }))
  const view = viewOf({ ...battle, combatants })
  const [striker, target] = [view.members[0], view.enemies[0]]
  if (!striker || !target) throw new Error('no battle')
  return { before: { ...battle, combatants }, striker, target }
}

/** A casual player who has seen the striker take 20 HP from an enemy: 40² ÷ (40 + 40). */
function learned() {
  const knowledge = newKnowledge(traitsOf('casual'), 1)
  knowledge.memory.watch(sight().before, [
    { type: 'acted', actor: 0, action: 'attack', targets: [3] },
    { type: 'damaged', target: 3, amount: 20, critical: false },
  ])
  return knowledge
}

test('a blow is expected to take what its power promises, until one has struck', () => {
  const { striker, target } = sight()
  const knowledge = newKnowledge(traitsOf('casual'), 1)
  expect(expectedDamage(knowledge, striker, null, target)).toBe(40)
  expect(certainDamage(knowledge, striker, null, target)).toBe(0)
})

test('then what is known lets through, by its middle, with what modifiers change', () => {
  const knowledge = learned()
  const { striker, target } = sight()
  expect(knowledge.memory.defencesOf(target.kind)).toEqual({ physical: { least: 33, most: 44 }, magical: null })
  expect(expectedDamage(knowledge, striker, null, target)).toBeCloseTo(1600 / 78.5)
  expect(certainDamage(knowledge, striker, null, target)).toBeCloseTo((1600 / 78.5) * 0.95)
  const softer = { ...NO_CHANGE, stats: { def: -10 }, damageTaken: 130, bad: true }
  const weakened = sight({ modifiers: [softer] })
  expect(expectedDamage(knowledge, weakened.striker, null, weakened.target)).toBeCloseTo((1600 / 68.5) * 1.3)
})
