import { expect, test } from 'vitest'
import { markedBuild } from '../builds.ts'
import { roles } from '../roles.ts'
import { partySkills } from '../skills/all.ts'
import { firstSights } from './role-choice.ts'

test.each(roles)('the choice shows the skill with which $name begins', ({ id }) => {
  const first = partySkills.find((skill) => skill.id === markedBuild(id).skills[0])
  expect(first).toMatchObject({ fromLevel: 1, parent: null })
  expect(firstSights[id]?.skill).toEqual({ name: first?.name, does: first?.description })
})
