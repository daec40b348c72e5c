import { expect, test } from 'vitest'
import { type Build, nextPoints, nextSkill, recommended } from './build.ts'
import { NO_POINTS } from './growth.ts'

const skills = [201, 202, 204, 202] as const
const points = ['str', 'str', 'hp', 'str'] as const
const next = (levels: Readonly<Record<number, number>>) => nextSkill({ skills }, (skill) => levels[skill] ?? 0)

test('points go round the cycle, on from where the last one stopped', () => {
  expect(nextPoints({ points }, { spent: 0, free: 4 })).toEqual({ ...NO_POINTS, str: 3, hp: 1 })
  expect(nextPoints({ points }, { spent: 2, free: 1 })).toEqual({ ...NO_POINTS, hp: 1 })
  expect(nextPoints({ points }, { spent: 3, free: 6 })).toEqual({ ...NO_POINTS, str: 5, hp: 1 })
  expect(nextPoints({ points }, { spent: 8, free: 0 })).toEqual(NO_POINTS)
})

test('skills come in their order, the same one as often as it is named', () => {
  expect(next({})).toBe(201)
  expect(next({ 201: 1 })).toBe(202)
  expect(next({ 201: 1, 202: 1 })).toBe(204)
  expect(next({ 201: 1, 202: 1, 204: 1 })).toBe(202)
  expect(next({ 201: 1, 202: 2, 204: 1 })).toBeNull()
})

test('who went another way is led to what is missing of this one', () => {
  expect(next({ 205: 1 })).toBe(201)
  expect(next({ 201: 3, 204: 1 })).toBe(202)
})

test('of the builds of a role the one is recommended that goes with what is learned, else the first', () => {
  const builds = [
    { role: 1, name: 'one', skills: [1, 2, 2, 2], points },
    { role: 1, name: 'other', skills: [1, 3, 3, 4], points },
  ] as const
  const of = (levels: Readonly<Record<number, number>>) => {
    const { build, skill } = recommended<Build>(builds, (id) => levels[id] ?? 0)
    return [build.name, skill]
  }
  expect(of({})).toEqual(['one', null])
  expect(of({ 1: 2 })).toEqual(['one', null])
  expect(of({ 2: 1 })).toEqual(['one', 2])
  expect(of({ 1: 1, 3: 1 })).toEqual(['other', 3])
  expect(of({ 2: 1, 4: 2 })).toEqual(['other', 4])
  expect(of({ 2: 1, 3: 1 })).toEqual(['one', null])
  expect(() => recommended([], () => 0)).toThrow('No build is recommended')
})
