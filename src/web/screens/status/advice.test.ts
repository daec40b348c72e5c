import { expect, test } from 'vitest'
import { markedBuild } from '../../../content/builds.ts'
import { NO_POINTS } from '../../../rules/party/growth.ts'
import { advicePoints, adviceSkill } from './advice.ts'
import { skillNode } from './status-sample.fixture.ts'

const node = (id: number, skill_level: number, is_learned = true) => skillNode(id, { skill_level, is_learned })

const striker = { role_id: 1, level: 1, freely_status_point: 4, freely_skill_point: 1, skill_tree: [node(101, 0), node(104, 0, false)] }

test('the free points are marked in the shares of the recommended build', () => {
  expect(advicePoints(striker)).toEqual({ ...NO_POINTS, str: 3, hp: 1 })
  expect(advicePoints({ ...striker, freely_status_point: 2 })).toEqual({ ...NO_POINTS, str: 1, hp: 1 })
  expect(advicePoints({ ...striker, freely_status_point: 0 })).toEqual(NO_POINTS)
})

test('the next skill of the recommended build is marked, if there is a point for it and it is open', () => {
  expect(adviceSkill(striker)).toBe(101)
  expect(adviceSkill({ ...striker, freely_skill_point: 0 })).toBeNull()
  expect(adviceSkill({ ...striker, skill_tree: [node(101, 2), node(104, 0, false)] })).toBeNull()
  expect(adviceSkill({ ...striker, skill_tree: [node(101, 2), node(104, 0)] })).toBe(104)
  expect(adviceSkill({ ...striker, skill_tree: [node(101, 2), node(104, 2)] })).toBeNull()
})

test.each([1, 2, 3, 4, 5, 6])('role %i has a build to follow', (role) => {
  expect(markedBuild(role)).toMatchObject({ role })
})
