import { expect, test } from 'vitest'
import type { Role } from '../../../contract/beginning.ts'
import {
  type BeginningEvent,
  beginningFlow,
  type BeginningState,
  initialBeginning,
  type Selection,
  shownName,
  shownRole,
} from './beginning-flow.ts'

const roles: readonly Role[] = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  class: `class${id}`,
  class_japanese: `生業${id}`,
  default_name: `名${id}`,
  description: '',
  portrait_image_path: '',
  growth_hp: 1,
  growth_ap: 1,
  growth_str: 1,
  growth_def: 1,
  growth_int: 1,
  growth_spd: 1,
  growth_luc: 1,
}))
const read: BeginningEvent = { type: 'rolesRead', partyExists: false, roles }
const skip: BeginningEvent = { type: 'storySkipped' }
const pick: BeginningEvent = { type: 'picked' }
const next: BeginningEvent = { type: 'rolePaged', by: 1 }
const previous: BeginningEvent = { type: 'rolePaged', by: -1 }

const after = (...events: readonly BeginningEvent[]): BeginningState => events.reduce(beginningFlow, initialBeginning)
function selecting(...events: readonly BeginningEvent[]): Selection {
  const state = after(read, skip, ...events)
  if (state.status !== 'setCharacter') throw new Error(`expected setCharacter, not ${state.status}`)
  return state
}
const shown = (...events: readonly BeginningEvent[]) => shownRole(selecting(...events)).id

test('the prologue is turned page by page and leads to the selection', () => {
  const turn: BeginningEvent = { type: 'pageTurned', pages: 3 }
  expect(after(read)).toMatchObject({ status: 'prologue', page: 0 })
  expect(after(read, turn, turn)).toMatchObject({ status: 'prologue', page: 2 })
  expect(after(read, turn, turn, turn)).toMatchObject({ status: 'setCharacter', index: 0, picks: [] })
})

test('an existing party leads past all of it', () => {
  expect(after({ type: 'rolesRead', partyExists: true, roles })).toEqual({ status: 'partyExists' })
})

test('roles that cannot be read leave a way to try again', () => {
  const failed = after({ type: 'rolesFailed', message: 'だめでした。' })
  expect(failed).toEqual({ status: 'failed', message: 'だめでした。' })
  expect(beginningFlow(failed, read)).toMatchObject({ status: 'prologue' })
})

test('paging wraps at both ends', () => {
  expect(shown(previous)).toBe(6)
  expect(shown(next, next, next, next, next)).toBe(6)
  expect(shown(next, next, next, next, next, next)).toBe(1)
})

test('paging skips the picked roles, also across the ends', () => {
  expect(shown(pick)).toBe(2)
  expect(shown(pick, previous)).toBe(6)
  expect(shown(pick, previous, next)).toBe(2)
  expect(shown(previous, pick, previous)).toBe(5)
})

test('a name is trimmed, kept by role, and a blank one becomes the default', () => {
  const named = selecting({ type: 'nameTyped', name: ' あかり ' }, next, { type: 'nameTyped', name: '  ' }, previous)
  expect(shownName(named)).toBe(' あかり ')
  const picked = [pick, pick].reduce<BeginningState>(beginningFlow, named)
  expect(picked).toMatchObject({ picks: [{ name: 'あかり' }, { name: '名2' }] })
})

test('a name over six characters is not picked', () => {
  expect(selecting({ type: 'nameTyped', name: '一二三四五六七' }, pick).picks).toEqual([])
  expect(selecting({ type: 'nameTyped', name: '𠮷𠮷𠮷𠮷𠮷𠮷' }, pick).picks).toHaveLength(1)
})

test('after the third pick the confirmation opens, and a fourth is not possible', () => {
  const full = selecting(pick, pick, pick)
  expect(full).toMatchObject({ confirm: 'asking' })
  expect(full.picks.map(({ role }) => role.id)).toEqual([1, 2, 3])
  expect(selecting(pick, pick, pick, { type: 'confirmLeft' }, next, pick).picks).toHaveLength(3)
})

test('the last pick can be taken back and is shown again; reset clears all', () => {
  const returned = selecting(pick, pick, pick, { type: 'lastReturned' })
  expect(returned).toMatchObject({ confirm: 'closed', index: 2 })
  expect(returned.picks).toHaveLength(2)
  expect(selecting(pick, { type: 'nameTyped', name: 'すみれ' }, { type: 'reset' })).toMatchObject({ index: 0, picks: [], typed: {} })
})

test('a failed creation keeps what was chosen, and may be sent again', () => {
  const failed = selecting(pick, pick, pick, { type: 'sent' }, { type: 'creationFailed', message: '通信に失敗しました。' })
  expect(failed).toMatchObject({ confirm: 'asking', problem: '通信に失敗しました。' })
  expect(failed.picks).toHaveLength(3)
  expect(beginningFlow(failed, { type: 'sent' })).toMatchObject({ confirm: 'sending', problem: null })
})

test('while the party is being made nothing else is listened to', () => {
  const sending = selecting(pick, pick, pick, { type: 'sent' })
  for (const event of [{ type: 'reset' }, { type: 'confirmLeft' }, { type: 'lastReturned' }, next] as const) {
    expect(beginningFlow(sending, event)).toEqual(sending)
  }
})

test('the created party is told of in the monologue, then comes the menu', () => {
  const told = after(read, skip, pick, pick, pick, { type: 'sent' }, { type: 'created', names: ['甲', '乙', '丙'] })
  expect(told).toEqual({ status: 'monologue', page: 0, names: ['甲', '乙', '丙'] })
  // The list of roles may be read again meanwhile and then knows the new party.
  expect(beginningFlow(told, { type: 'rolesRead', partyExists: true, roles })).toEqual(told)
  expect(beginningFlow(told, { type: 'pageTurned', pages: 1 })).toEqual({ status: 'menu' })
})
