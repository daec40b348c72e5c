import { expect, test } from 'vitest'
import { initialPlaza, isOpen, type PlazaEvent, plazaFlow, type PlazaState, type Spot } from './plaza-flow.ts'

const after = (...events: readonly PlazaEvent[]): PlazaState => events.reduce(plazaFlow, initialPlaza)
const read = (healingOpen: boolean): PlazaEvent => ({ type: 'statusRead', healingOpen })
const chosen = (spot: Spot): PlazaEvent => ({ type: 'spotChosen', spot })

test('it starts, is loaded, and has moved once a spot is chosen', () => {
  expect(after()).toEqual({ status: 'start' })
  expect(after(read(true))).toMatchObject({ status: 'loaded', healingOpen: true })
  expect(after(read(true), chosen('library'))).toMatchObject({ status: 'moved', to: '/game/rpg/menu/library' })
})

test.each([
  ['library', 'library'],
  ['board', 'bbs'],
  ['gate', 'adventure'],
  ['healing', 'refresh'],
  ['job', 'job'],
] as const)('the spot %s leads to menu/%s', (spot, route) => {
  expect(after(read(true), chosen(spot))).toMatchObject({ to: `/game/rpg/menu/${route}` })
})

test('a house under renovation cannot be entered', () => {
  expect(after(read(false), chosen('healing'))).toMatchObject({ status: 'loaded' })
  expect(isOpen(after(read(false)), 'healing')).toBe(false)
  expect(isOpen(after(read(false)), 'job')).toBe(true)
})

test('nothing can be entered before the check is read', () => {
  expect(after(chosen('library'))).toEqual({ status: 'start' })
})

test('when the check fails the four other spots stay open, and the next reading mends it', () => {
  const failed = after({ type: 'statusFailed', message: 'だめでした。' })
  expect(failed).toEqual({ status: 'loaded', healingOpen: null, trouble: 'だめでした。' })
  expect(isOpen(failed, 'healing')).toBe(false)
  expect(plazaFlow(failed, chosen('gate'))).toMatchObject({ to: '/game/rpg/menu/adventure' })
  expect(plazaFlow(failed, read(true))).toMatchObject({ healingOpen: true, trouble: null })
})
