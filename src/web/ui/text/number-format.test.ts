import { expect, test } from 'vitest'
import { formatGold, formatNumber } from './number-format.ts'

test('writes numbers and gold as Japan does', () => {
  expect(formatNumber(1234567)).toBe('1,234,567')
  expect(formatGold(1000)).toBe('1,000 G')
})
