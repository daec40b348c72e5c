import { expect, test } from 'vitest'
import { gather } from '../report/findings.ts'
import type { LifeResult } from './life.ts'
import { hoursOfSlowest, needingOver } from './measures.ts'

const WHO = { person: 'casual', difficulty: 'normal' } as const

/** A career of one field. */
const life = (hours: number, tries: number, isFinished = true): LifeResult => ({
  life: { type: 'life', ...WHO, party: [1, 2, 3], seed: 1 },
  visits: [{ field: 1, level: 1, goldBefore: 0, goldKept: 0, tries, won: isFinished, replays: 0, minutes: 60 * hours, turns: [] }],
  isFinished,
})
const findings = (lives: readonly LifeResult[]) => gather(lives.map((one) => ({ type: 'life', life: one }) as const))

test('the slowest tenth begins where nine careers in ten have ended; those that end nowhere do not count', () => {
  const hours = [9, 1, 2, 3, 4, 5, 6, 7, 8, 30]
  const lives = [...hours.map((one) => life(one, 1)), life(99, 25, false)]
  expect(hoursOfSlowest(findings(lives), WHO)).toMatchObject({ mean: 9, n: 10 })
  expect(hoursOfSlowest(findings([life(99, 25, false)]), WHO)).toBeNull()
})

test('whoever gives up has needed more tries than any', () => {
  const lives = [life(1, 4), life(1, 5), life(1, 3, false), life(1, 1)]
  expect(needingOver(findings(lives), WHO, { field: 1, tries: 4 })).toMatchObject({ mean: 0.5, n: 4 })
})
