import { expect, test } from 'vitest'
import { totalOf } from './total.ts'

test('prices add up to the cent', () => {
  expect(totalOf(['0.10', '0.20', '999999.99'])).toBe('1000000.29')
  expect(totalOf([])).toBe('0.00')
})
