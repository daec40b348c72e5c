import { expect, test } from 'vitest'
import { type Member, newMember } from './growth.ts'
import { learn, learnRefusal, skillLevelOf } from './learning.ts'

const member = (over: Partial<Member>): Member => ({ ...newMember(1), level: 6, ...over })
const skills = [
  { id: 101, level: 2 },
  { id: 103, level: 1 },
]

test('the level of a skill is its own, 0 while it is not learned', () => {
  expect([101, 102, 103].map((skill) => skillLevelOf({ skills }, skill))).toEqual([2, 0, 1])
})

test('a skill is learned from its level on, and once its parent has the level that it asks for', () => {
  const free = { id: 102, role: 1, fromLevel: 6, parent: null }
  expect(learnRefusal(member({}), free)).toBeNull()
  expect(learnRefusal(member({ level: 5 }), free)).toBe('conditionsNotMet')
  const below = (level: number) => ({ ...free, parent: { skill: 101, level } })
  expect(learnRefusal(member({ skills: [{ id: 101, level: 2 }] }), below(2))).toBeNull()
  expect(learnRefusal(member({ skills: [{ id: 101, level: 2 }] }), below(3))).toBe('conditionsNotMet')
  expect(learnRefusal(member({ skills: [{ id: 103, level: 2 }] }), below(1))).toBe('conditionsNotMet')
})

test('what is learned gets one level more, and stands in the order of ids', () => {
  expect(learn(member({ skills }), 102).skills).toEqual([
    { id: 101, level: 2 },
    { id: 102, level: 1 },
    { id: 103, level: 1 },
  ])
  expect(learn(member({ skills }), 103).skills).toEqual([
    { id: 101, level: 2 },
    { id: 103, level: 2 },
  ])
})
