import { expect, test } from 'vitest'
import { scriptedRng } from '../rng.fixture.ts'
import { fighter } from './battle.fixture.ts'
import { criticalPermille, damageTaken, defenceAgainst, defencesBehind, plainFigure, plainPower, rollHit } from './damage.ts'
import { escapePercent } from './escape.ts'
import { NO_CHANGE } from './modify.ts'

const stats = { str: 20, def: 21, int: 10, spd: 20, luc: 10 }
const withStats = (over: Partial<typeof stats>, side: 'party' | 'enemies' = 'party') =>
  fighter({ id: 0, side, base: { ...stats, ...over } })
const taking = (...percents: readonly number[]) =>
  fighter({
    id: 1,
    side: 'enemies',
    modifiers: percents.map((damageTaken, nth) => ({ ...NO_CHANGE, source: `skill:${nth}`, damageTaken })),
  })

test('magic meets a quarter of DEF and three of INT, rounded down', () => {
  expect(defenceAgainst('physical', withStats({}))).toBe(21)
  expect(defenceAgainst('magical', withStats({}))).toBe(12) // ⌊51 ÷ 4⌋
})

test('the chance of a critical is 10 ‰ for each LUC, less 2 for each of the target, from 10 to 500', () => {
  const permille = (own: number, other: number) => criticalPermille(withStats({ luc: own }), withStats({ luc: other }))
  expect(permille(10, 5)).toBe(90)
  expect(permille(2, 5)).toBe(10)
  expect(permille(2, 4)).toBe(12)
  expect(permille(50, 1)).toBe(498)
  expect(permille(60, 1)).toBe(500)
})

test('a critical comes up to its chance', () => {
  const critical = (roll: number) =>
    rollHit(
      { kind: 'physical', power: 20, ignoresDefence: false },
      withStats({}),
      withStats({}),
      scriptedRng(['damageSpread', 100], ['critical', roll]),
    )
  // 400 × 175 ÷ (20 + ⌊21 ÷ 2⌋), 400 × 100 ÷ (20 + 21)
  expect(critical(80)).toEqual({ amount: 23, critical: true })
  expect(critical(81)).toEqual({ amount: 9, critical: false })
})

test('a blow without power against no defence makes 1, like one that would make less', () => {
  const blow = (power: number, def: number, ignoresDefence = false) =>
    rollHit(
      { kind: 'physical', power, ignoresDefence },
      withStats({}),
      withStats({ def }),
      scriptedRng(['damageSpread', 100], ['critical', 1000]),
    ).amount
  expect([blow(0, 0), blow(1, 50), blow(0, 50, true), blow(20, 20, true)]).toEqual([1, 1, 1, 20])
})

test('what lowers damage is multiplied, rounded down at each step, and leaves 25 %', () => {
  expect(damageTaken(taking())).toBe(100)
  expect(damageTaken(taking(72, 60))).toBe(43) // ⌊43.2⌋
  expect(damageTaken(taking(55, 55, 130))).toBe(39) // ⌊⌊30.25⌋ × 1.3⌋
  expect(damageTaken(taking(40, 60))).toBe(25)
})

test('a hit tells between which bounds the defence lies', () => {
  // 20² × 100 × 100 ÷ ((20 + D) × 10 000) = 10 for D = 20, by a spread of 95 to 105.
  expect(defencesBehind(20, { amount: 10, critical: false }, 100)).toEqual({ least: 15, most: 22 })
  // ⌊D ÷ 2⌋ is what a critical met.
  expect(defencesBehind(20, { amount: 23, critical: true }, 100)).toEqual({ least: 16, most: 23 })
  expect(defencesBehind(20, { amount: 10, critical: false }, 50)).toEqual({ least: 0, most: 1 })
  expect(defencesBehind(20, { amount: 1, critical: false }, 100)).toEqual({ least: 171, most: 9999 })
  expect(defencesBehind(20, { amount: 1, critical: true }, 100)).toEqual({ least: 626, most: 9999 })
})

test('a member strikes with the greater of STR and three quarters of INT, an enemy with STR', () => {
  expect(plainFigure({ str: 7, int: 10 })).toBe(7.5)
  expect(plainFigure({ str: 8, int: 10 })).toBe(8)
  expect(plainPower(withStats({ str: 7, int: 10 }))).toBe(7)
  expect(plainPower(withStats({ str: 7, int: 12 }))).toBe(9)
  expect(plainPower(withStats({ str: 7, int: 12 }, 'enemies'))).toBe(7)
})

test('the chance of escape is 50 %, 2 % for each SPD more than the mean of the enemies, from 20 to 95', () => {
  const percent = (own: number, ...others: readonly number[]) =>
    escapePercent(
      withStats({ spd: own }),
      others.map((spd) => withStats({ spd }, 'enemies')),
    )
  expect(percent(20, 20)).toBe(50)
  expect(percent(20, 10, 21)).toBe(60) // a mean of ⌊15.5⌋
  expect(percent(20, 30, 31)).toBe(30)
  expect(percent(1, 30)).toBe(20)
  expect(percent(30, 1)).toBe(95)
})
