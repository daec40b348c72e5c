import { expect, test } from 'vitest'
import { damageKindOf, kindOf } from '../../rules/battle/classify.ts'
import type { Act } from '../../rules/battle/skill.ts'
import { roles } from '../roles.ts'
import { partySkills } from '../skills/all.ts'
import { firstSights } from './role-choice.ts'

test.each(roles)('what is told of $name at first sight stands in its tree', ({ id }) => {
  const told = firstSights[id]?.skills ?? []
  expect(told).toHaveLength(3)
  for (const { name, level, kind } of told) {
    const skill = partySkills.find((each) => each.role === id && each.name === name)
    expect(skill).toMatchObject({ fromLevel: level, parent: null })
    expect(skill && signOf(skill)).toBe(kind)
  }
})

/** The sign under which the choice shows a skill. */
function signOf(skill: Pick<Act, 'effects'>): string {
  const damage = damageKindOf(skill)
  if (damage !== null) return damage === 'magical' ? 'magic' : 'physical'
  return kindOf(skill) === 'heal' ? 'heal' : 'strengthen'
}

test.each(roles)('$name goes with two others', ({ id }) => {
  const others = firstSights[id]?.goesWith.map(({ role }) => role) ?? []
  expect(new Set([id, ...others]).size).toBe(3)
  for (const other of others) expect(roles.map((role) => role.id)).toContain(other)
})
