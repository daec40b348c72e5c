import { expect, test } from 'vitest'
import { recommendedBuilds } from '../../../content/builds.ts'
import { NO_POINTS } from '../../../rules/party/growth.ts'
import { adviceFor } from './advice.ts'
import { skillNode } from './status-sample.fixture.ts'

const node = (id: number, skill_level: number, is_learned = true) => skillNode(id, { skill_name: `技${id}`, skill_level, is_learned })

const striker = { role_id: 1, level: 1, freely_status_point: 4, freely_skill_point: 1, skill_tree: [node(101, 0), node(104, 0, false)] }
const advice = (over: Partial<typeof striker> = {}) => adviceFor({ ...striker, ...over })

test('the free points are marked in the shares of the recommended build', () => {
  expect(advice().points).toEqual({ ...NO_POINTS, str: 3, hp: 1 })
  expect(advice({ freely_status_point: 2 }).points).toEqual({ ...NO_POINTS, str: 1, hp: 1 })
  expect(advice({ freely_status_point: 0 }).points).toEqual(NO_POINTS)
})

test('the next skill of the recommended build is marked, if there is a point for it and it is open', () => {
  expect(advice().skill).toBe(101)
  expect(advice({ freely_skill_point: 0 }).skill).toBeNull()
  const learned = [node(101, 2), node(103, 1)]
  expect(advice({ skill_tree: [...learned, node(104, 0, false)] }).skill).toBeNull()
  expect(advice({ skill_tree: [...learned, node(104, 0)] }).skill).toBe(104)
  expect(advice({ skill_tree: [...learned, node(104, 1)] }).skill).toBeNull()
})

test('what is learned decides between the builds, and is said', () => {
  expect(advice().why).toBe('おすすめは「一刀」の形。群れは刻み、主は断つ。')
  const sweeping = [node(101, 0), node(103, 1), node(105, 1)]
  expect(advice({ skill_tree: sweeping })).toMatchObject({ skill: 103, why: '覚えた技105に合う、「千切り」の形。' })
  // What belongs to both builds speaks for neither, nor does as much of the one as of the other.
  expect(advice({ skill_tree: [node(101, 0), node(103, 1), node(105, 0)] }).why).toBe('おすすめは「一刀」の形。群れは刻み、主は断つ。')
  expect(advice({ skill_tree: [node(101, 1), node(103, 1), node(105, 1)] }).why).toBe('おすすめは「一刀」の形。群れは刻み、主は断つ。')
})

test.each([1, 2, 3, 4, 5, 6])('role %i has a build to follow, which the skills that it begins with do not change', (role) => {
  expect(advice({ role_id: role, skill_tree: [] }).why).toContain('の形。')
  expect(recommendedBuilds.filter((build) => build.role === role).length).toBeGreaterThan(1)
})
