import { expect, test } from 'vitest'
import type { SkillNode } from '../../../../contract/status.ts'
import { byMember, type FigureStep, progressOf, proposedSteps, type Step, withGiven } from './proposal.ts'

const status = { level: 1, value_hp: 46, value_ap: 12, value_str: 20, value_def: 9, value_int: 5, value_spd: 18, value_luc: 10 }
const member = { level: 1, freely_status_point: 4, freely_skill_point: 1, skill_tree: [], status }
const kirika = { ...member, party_id: 7, nickname: 'キリカ', role_id: 1 }
const tomori = { ...member, party_id: 8, nickname: 'トモリ', role_id: 2 }
const gotoku = { ...member, party_id: 9, nickname: 'ゴトク', role_id: 3, freely_status_point: 0 }

const hp: FigureStep = { type: 'figure', partyId: 7, nickname: 'キリカ', attribute: 'hp', points: 1, now: 46, given: false }
const str: FigureStep = { ...hp, attribute: 'str', points: 3, now: 20 }
const int: FigureStep = { ...hp, partyId: 8, nickname: 'トモリ', attribute: 'int', points: 2, now: 5 }
const given = (step: Step): Step => ({ ...step, given: true })

test('the free points of everybody are proposed by the builds of their roles, one step for each figure', () => {
  expect(proposedSteps([kirika, tomori, gotoku])).toEqual([
    hp,
    str,
    { ...int, attribute: 'hp', points: 1, now: 46 },
    { ...int, attribute: 'ap', points: 1, now: 12 },
    int,
  ])
})

test('nothing is proposed when nobody has points', () => {
  expect(proposedSteps([gotoku])).toEqual([])
})

test('the recommended skill is proposed after the figures, while it is open and there is a point for it', () => {
  const slash = { skill_id: 101, skill_name: '一文字', skill_level: 0, is_learned: true, child_skills: [] } as unknown as SkillNode
  const learning = { ...kirika, freely_status_point: 0, skill_tree: [slash] }
  expect(proposedSteps([learning])).toEqual([{ type: 'skill', partyId: 7, nickname: 'キリカ', skill: slash, given: false }])
  expect(proposedSteps([{ ...learning, freely_status_point: 4 }]).map(({ type }) => type)).toEqual(['figure', 'figure', 'skill'])
  expect(proposedSteps([{ ...learning, freely_skill_point: 0 }])).toEqual([])
  expect(proposedSteps([{ ...learning, skill_tree: [{ ...slash, is_learned: false }] }])).toEqual([])
})

test('what is given is marked', () => {
  expect(withGiven([hp, str, int], hp)).toEqual([given(hp), str, int])
})

test('the steps are told by member', () => {
  expect(byMember([hp, str, int])).toEqual([
    ['キリカ', [hp, str]],
    ['トモリ', [int]],
  ])
})

test('who has got all points, some, and none', () => {
  expect(progressOf([given(hp), given(str), int])).toEqual({ given: ['キリカ'], begun: null, left: ['トモリ'] })
  expect(progressOf([given(hp), str, int])).toEqual({ given: [], begun: 'キリカ', left: ['トモリ'] })
})
