import { expect, test } from 'vitest'
import type { RunningAdventure } from '../../../contract/menu.ts'
import { initialMenu, type MenuEvent, menuFlow, type MenuState } from './menu-flow.ts'

const stagesOf = () => 4
const read = (running: Partial<RunningAdventure> | null, cleared = false): MenuEvent => ({
  type: 'stateRead',
  stagesOf,
  clear: {
    is_cleared: cleared,
    is_cleared_vast_expanse: false,
    running: running === null ? null : { field_id: 3, stage_id: 2, session_id: 's', phase: 'fighting', ...running },
  },
})
const after = (...events: readonly MenuEvent[]): MenuState => events.reduce(menuFlow, initialMenu)
const at = { field: 3, stage: 2, session: 's' }

test('it starts, then is loaded, with nothing running', () => {
  expect(after()).toEqual({ status: 'start' })
  expect(after(read(null))).toMatchObject({ status: 'loaded', banner: null, treasure: false, dialog: 'none' })
})

test('a fight can be resumed or given up, and giving up is asked first', () => {
  const fighting = after(read({}))
  expect(fighting).toMatchObject({ banner: { phase: 'fighting', at } })
  expect(menuFlow(fighting, { type: 'giveUpAsked' })).toMatchObject({ dialog: 'giveUp' })
})

test('after a won stage the next one is offered, after the boss none', () => {
  expect(after(read({ phase: 'won' }))).toMatchObject({ banner: { phase: 'won', next: { field: 3, stage: 3 } } })
  expect(after(read({ phase: 'won', stage_id: 4 }))).toMatchObject({ banner: { phase: 'won', next: null } })
})

test('after an escape one can only return, and cannot give up', () => {
  const escaped = after(read({ phase: 'escaped' }))
  expect(escaped).toMatchObject({ banner: { phase: 'escaped', at } })
  expect(menuFlow(escaped, { type: 'giveUpAsked' })).toEqual(escaped)
})

test('a lost adventure is over', () => {
  expect(after(read({ phase: 'lost' }))).toMatchObject({ banner: null })
})

test('the treasure can be looked at only once the altar is reached', () => {
  expect(after(read(null), { type: 'treasureOpened' })).toMatchObject({ dialog: 'none' })
  expect(after(read(null, true), { type: 'treasureOpened' })).toMatchObject({ dialog: 'treasure' })
})

test('ending an adventure may fail with a sentence, and cannot be left while under way', () => {
  const sending = after(read({}), { type: 'giveUpAsked' }, { type: 'endingSent' })
  expect(menuFlow(sending, { type: 'dialogLeft' })).toEqual(sending)
  const failed = menuFlow(sending, { type: 'endingFailed', message: 'だめでした。' })
  expect(failed).toMatchObject({ dialog: 'giveUp', ending: { view: 'failed', message: 'だめでした。' } })
  expect(menuFlow(failed, { type: 'dialogLeft' })).toMatchObject({ dialog: 'none', ending: { view: 'idle' } })
})

test('a failed reading says so at first, and later leaves what is shown', () => {
  const failure: MenuEvent = { type: 'stateFailed', message: 'だめでした。' }
  expect(after(failure)).toEqual({ status: 'failed', message: 'だめでした。' })
  expect(after(read(null), failure)).toEqual(after(read(null)))
})
