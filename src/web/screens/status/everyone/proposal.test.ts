import { expect, test } from 'vitest'
import { ApiFailure } from '../../../server/api.ts'
import { byMember, progressOf, type Proposal, type ProposalEvent, proposalFlow, proposedSteps, type Step } from './proposal.ts'

const status = { level: 1, value_hp: 46, value_ap: 12, value_str: 20, value_def: 9, value_int: 5, value_spd: 18, value_luc: 10 }
const member = { level: 1, freely_status_point: 4, freely_skill_point: 1, skill_tree: [], status }
const kirika = { ...member, party_id: 7, nickname: 'キリカ', role_id: 1 }
const tomori = { ...member, party_id: 8, nickname: 'トモリ', role_id: 2 }
const gotoku = { ...member, party_id: 9, nickname: 'ゴトク', role_id: 3, freely_status_point: 0 }

const hp: Step = { partyId: 7, nickname: 'キリカ', attribute: 'hp', points: 1, now: 46, given: false }
const str: Step = { ...hp, attribute: 'str', points: 3, now: 20 }
const int: Step = { ...hp, partyId: 8, nickname: 'トモリ', attribute: 'int', points: 2, now: 5 }
const given = (step: Step): Step => ({ ...step, given: true })

const failure = new ApiFailure('refused', 422, { message: '力の点が足りません。', code: 'statusPointsShort' })
const after = (...events: readonly ProposalEvent[]): Proposal | null => events.reduce<Proposal | null>(proposalFlow, null)
const shown: ProposalEvent = { type: 'shown', steps: [hp, str, int] }

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

test('a proposal stays as it was shown, with what was given marked', () => {
  expect(after(shown, { type: 'sent' }, { type: 'stepGiven', step: hp })).toEqual({
    steps: [given(hp), str, int],
    sending: true,
    failure: null,
  })
})

test('after a failure what was given stays given, and another try forgets the failure', () => {
  const failed = after(shown, { type: 'sent' }, { type: 'stepGiven', step: hp }, { type: 'failed', failure })
  expect(failed).toEqual({ steps: [given(hp), str, int], sending: false, failure })
  expect(proposalFlow(failed, { type: 'sent' })).toEqual({ steps: [given(hp), str, int], sending: true, failure: null })
})

test('it cannot be left while it is being sent, and is over when all is done', () => {
  expect(after(shown, { type: 'left' })).toBeNull()
  expect(after(shown, { type: 'sent' }, { type: 'left' })).toMatchObject({ sending: true })
  expect(after(shown, { type: 'sent' }, { type: 'done' })).toBeNull()
  expect(after({ type: 'sent' })).toBeNull()
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
