import { expect, it } from 'vitest'
import { formatGold, formatMoment, formatNumber, formatPercent } from './number-format.ts'

it('writes numbers, gold, shares and moments as Japan does', () => {
  expect(formatNumber(1234567)).toBe('1,234,567')
  expect(formatGold(1000)).toBe('1,000 G')
  expect(formatPercent(1.6)).toBe('160%')
  expect(formatMoment('2026-01-05 09:03:00')).toBe('2026/1/5 09:03')
})

it('leaves alone what is no moment', () => {
  expect(formatMoment('きのう')).toBe('きのう')
})
