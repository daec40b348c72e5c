import { expect, test } from 'vitest'
import { roles } from '../roles.ts'
import { partySkills } from '../skills/all.ts'
import { firstSights } from './role-choice.ts'

test.each(roles)('what is told of $name at first sight stands in its tree', ({ id }) => {
  const told = firstSights[id]?.skills ?? []
  expect(told).toHaveLength(3)
  for (const { id: skillId, name, level } of told) {
    const skill = partySkills.find((each) => each.role === id && each.name === name)
    expect(skill).toMatchObject({ id: skillId, fromLevel: level, parent: null })
  }
})

test.each(roles)('$name goes with two others', ({ id }) => {
  const others = firstSights[id]?.goesWith.map(({ role }) => role) ?? []
  expect(new Set([id, ...others]).size).toBe(3)
  for (const other of others) expect(roles.map((role) => role.id)).toContain(other)
})
