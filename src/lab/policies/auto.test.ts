import { expect, test } from 'vitest'
import { newMember } from '../../rules/party/growth.ts'
import { plainBuild } from '../builds.ts'
import { withPointsSpent } from '../party.ts'
import { play } from '../run/run.ts'
import { auto } from './auto.ts'

test('pressing おまかせ, and crouching where it stops, wins the first field more often than not', () => {
  const members = [1, 2, 3].map((role) => withPointsSpent(newMember(role), plainBuild(role)))
  const outcomes = Array.from({ length: 12 }, (_, seed) => play({ field: 1, members, bag: [], policy: auto, seed }).outcome)
  expect(outcomes.filter((outcome) => outcome === 'won').length).toBeGreaterThan(8)
})
