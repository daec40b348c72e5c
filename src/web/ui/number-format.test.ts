import { expect, it } from 'vitest'
import { formatGold, formatNumber, formatPercent } from './number-format.ts'

it('writes numbers, gold and shares as Japan does', () => {
  expect(formatNumber(1234567)).toBe('1,234,567')
  expect(formatGold(1000)).toBe('1,000 G')
  expect(formatPercent(1.6)).toBe('160%')
})
