import { expect, test } from 'vitest'
import { conditionsOf, figuresAt, findNode, isMastered, layOut, shownSkill } from './skill-tree.ts'
import { skillNode } from '../status-sample.fixture.ts'

const twig = skillNode(107, {
  is_learned: false,
  parent_skill_name: '早替わり',
  requirement_skill_level: 1,
  is_checked_skill_level: false,
  requirement_party_level: 3,
  is_checked_party_level: true,
})
const tree = [skillNode(101), skillNode(106, { child_skills: [twig, skillNode(109)] }), skillNode(108)]

test('every leaf has a row of its own, and a parent stands in the middle of its children', () => {
  const { placed, rows, columns } = layOut(tree)
  expect(placed.map(({ node, row, column }) => [node.skill_id, column, row])).toEqual([
    [101, 0, 0],
    [106, 0, 1.5],
    [107, 1, 1],
    [109, 1, 2],
    [108, 0, 3],
  ])
  expect({ rows, columns }).toEqual({ rows: 4, columns: 2 })
  expect(placed.find(({ node }) => node.skill_id === 109)?.parent?.node.skill_id).toBe(106)
})

test('a skill is found anywhere in the tree', () => {
  expect(findNode(tree, 109)?.skill_id).toBe(109)
  expect(findNode(tree, 999)).toBeNull()
})

test('the first skill that is not hidden is shown first', () => {
  expect(shownSkill([skillNode(1, { is_learned: false }), skillNode(2)], null)?.skill_id).toBe(2)
  expect(shownSkill([skillNode(1, { is_learned: false })], null)).toBeNull()
})

test('??? cannot be chosen', () => {
  const roots = [skillNode(1), skillNode(2), skillNode(3, { is_learned: false })]
  expect(shownSkill(roots, 2)?.skill_id).toBe(2)
  expect(shownSkill(roots, 3)?.skill_id).toBe(1)
  expect(shownSkill(roots, 999)?.skill_id).toBe(1)
})

test('conditions name the level and the parent, each with whether it is met; level 1 is none', () => {
  expect(conditionsOf(twig)).toEqual([
    { type: 'level', level: 3, name: '', met: true },
    { type: 'parent', level: 1, name: '早替わり', met: false },
  ])
  expect(conditionsOf(skillNode(101))).toEqual([])
})

test('there are figures for the three levels and none beyond', () => {
  expect(figuresAt(skillNode(1), 2)).toEqual({ level: 2, others: ['190%'], ap: 5, turns: null })
  expect(figuresAt(skillNode(1), 4)).toBeNull()
  expect(figuresAt(skillNode(1), 0)).toBeNull()
})

test('a skill is mastered at level 3', () => {
  expect(isMastered(skillNode(1, { skill_level: 3 }))).toBe(true)
  expect(isMastered(skillNode(1, { skill_level: 2 }))).toBe(false)
})
