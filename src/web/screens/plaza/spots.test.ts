import { expect, test } from 'vitest'
import { isOpen, routeOf, spots } from './spots.ts'

test.each([
  ['library', 'library'],
  ['board', 'bbs'],
  ['gate', 'adventure'],
  ['healing', 'refresh'],
  ['job', 'job'],
] as const)('the spot %s leads to menu/%s', (spot, route) => {
  expect(routeOf[spot]).toBe(`/game/rpg/menu/${route}`)
})

test('only the healing house can be closed', () => {
  expect(spots.filter((spot) => !isOpen(spot, false))).toEqual(['healing'])
  expect(spots.filter((spot) => !isOpen(spot, true))).toEqual([])
})

test('when the check fails the four other spots stay open', () => {
  expect(spots.filter((spot) => isOpen(spot, null))).toEqual(['library', 'board', 'gate', 'job'])
})
