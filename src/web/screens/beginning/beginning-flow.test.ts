import { expect, test } from 'vitest'
import type { Role } from '../../../contract/beginning.ts'
import {
  type BeginningEvent,
  beginningFlow,
  type BeginningState,
  initialBeginning,
  pickedMembers,
  type Selection,
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
const skip: BeginningEvent = { type: 'storySkipped' }
const pick: BeginningEvent = { type: 'picked', roles: 6 }
const next: BeginningEvent = { type: 'rolePaged', by: 1, roles: 6 }
const previous: BeginningEvent = { type: 'rolePaged', by: -1, roles: 6 }

const after = (...events: readonly BeginningEvent[]): BeginningState => events.reduce(beginningFlow, initialBeginning)
function selecting(...events: readonly BeginningEvent[]): Selection {
  const state = after(skip, ...events)
  if (state.status !== 'setCharacter') throw new Error(`expected setCharacter, not ${state.status}`)
  return state
}
const shown = (...events: readonly BeginningEvent[]) => selecting(...events).index

test('the prologue is turned page by page and leads to the selection', () => {
  const turn: BeginningEvent = { type: 'pageTurned', pages: 3 }
  expect(after()).toEqual({ status: 'prologue', page: 0 })
  expect(after(turn, turn)).toMatchObject({ status: 'prologue', page: 2 })
  expect(after(turn, turn, turn)).toMatchObject({ status: 'setCharacter', index: 0, picks: [] })
})

test('a page can be turned back, but not beyond the first', () => {
  const turn: BeginningEvent = { type: 'pageTurned', pages: 3 }
  const back: BeginningEvent = { type: 'pageTurnedBack' }
  expect(after(turn, turn, back)).toEqual({ status: 'prologue', page: 1 })
  expect(after(turn, back, back)).toEqual({ status: 'prologue', page: 0 })
  expect(after(skip, back)).toMatchObject({ status: 'setCharacter' })
})

test('paging wraps at both ends [BEGINNING-14]', () => {
  expect(shown(previous)).toBe(5)
  expect(shown(next, next, next, next, next)).toBe(5)
  expect(shown(next, next, next, next, next, next)).toBe(0)
})

test('paging skips the picked roles, also across the ends', () => {
  expect(shown(pick)).toBe(1)
  expect(shown(pick, previous)).toBe(5)
  expect(shown(pick, previous, next)).toBe(1)
  expect(shown(previous, pick, previous)).toBe(4)
})

test('a name is trimmed, kept by role, and a blank one becomes the default', () => {
  const named = selecting({ type: 'nameTyped', name: ' あかり ' }, next, { type: 'nameTyped', name: '  ' }, previous)
  expect(named.typed[named.index]).toBe(' あかり ')
  const both = [pick, pick].reduce<BeginningState>(beginningFlow, named) as Selection
  expect(pickedMembers(roles, both).map(({ name }) => name)).toEqual(['あかり', '名2'])
})

test('a name over six characters is not picked, counted as a reader counts', () => {
  expect(selecting({ type: 'nameTyped', name: '一二三四五六七' }, pick).picks).toEqual([])
  expect(selecting({ type: 'nameTyped', name: '𠮷𠮷𠮷𠮷𠮷𠮷' }, pick).picks).toHaveLength(1)
})

test('after the third pick the confirmation opens, and a fourth is not possible [BEGINNING-17]', () => {
  expect([selecting(), selecting(pick), selecting(pick, pick)].map(({ confirming }) => confirming)).toEqual([false, false, false])
  const full = selecting(pick, pick, pick)
  expect(full).toMatchObject({ confirming: true })
  expect(pickedMembers(roles, full).map(({ role }) => role.id)).toEqual([1, 2, 3])
  expect(selecting(pick, pick, pick, { type: 'confirmLeft' }, next, pick).picks).toHaveLength(3)
})

test('the confirmation does not open before the third pick', () => {
  expect(selecting(pick, pick, { type: 'confirmOpened' })).toMatchObject({ confirming: false })
})

test('the last pick can be taken back and is shown again; reset clears all', () => {
  const returned = selecting(pick, pick, pick, { type: 'lastReturned' })
  expect(returned).toMatchObject({ confirming: false, index: 2 })
  expect(returned.picks).toHaveLength(2)
  expect(selecting(pick, { type: 'nameTyped', name: 'すみれ' }, { type: 'reset' })).toMatchObject({ index: 0, picks: [], typed: {} })
})

test('the created party is named in the monologue, then comes the menu', () => {
  const party = ['甲', '乙', '丙'].map((name, at) => ({ role: at + 1, name }))
  const told = after(skip, pick, pick, pick, { type: 'created', party })
  expect(told).toEqual({ status: 'monologue', page: 0, party })
  expect(beginningFlow(told, { type: 'pageTurned', pages: 1 })).toEqual({ status: 'menu' })
})

test('the difficulty is normal until another is chosen; it outlives a second thought, and choosing anew forgets it', () => {
  const hard: BeginningEvent = { type: 'difficultyChosen', difficulty: 'hard' }
  const confirming = [skip, pick, pick, pick].reduce(beginningFlow, initialBeginning)
  expect(confirming).toMatchObject({ confirming: true, difficulty: 'normal' })
  const chosen = [hard, { type: 'confirmLeft' } as const, { type: 'confirmOpened' } as const].reduce(beginningFlow, confirming)
  expect(chosen).toMatchObject({ confirming: true, difficulty: 'hard' })
  expect(beginningFlow(chosen, { type: 'reset' })).toMatchObject({ difficulty: 'normal' })
})
