import { expect, test } from 'vitest'
import { drawPassword, drawToken, isSampleAddress, type RandomSource } from './quick-account.ts'

/** Fills with these numbers, one after the other. */
function scripted(numbers: readonly number[]): RandomSource {
  const left = [...numbers]
  return (into) => into.forEach((_, at) => (into[at] = left.shift() ?? 0))
}

test('a token has ten characters that are not mistaken for each other', () => {
  const upTo9 = Array.from({ length: 10 }, (_, at) => at)
  expect(drawToken(scripted(upTo9))).toBe('23456789ab')
  expect(drawToken(scripted([30, 31, 61]))).toBe('z2z2222222')
})

test('numbers beyond the last whole multiple of 31 are drawn again, with fresh ones where they do not suffice', () => {
  // 31 × 138,547,332 = 4,294,967,292.
  const beyond = Array<number>(12).fill(4_294_967_292)
  expect(drawToken(scripted([4_294_967_291, ...beyond, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe('z3456789ab')
})

test('a password has as many characters as one must have, of all kinds', () => {
  expect(drawPassword(scripted([0, 30, 31, 54, 55, 59, 60, 61]))).toBe('2zAZ!%23')
})

test('an address is a sample by its domain', () => {
  expect(isSampleAddress('sugutuku_2345@example.com')).toBe(true)
  expect(isSampleAddress('@example.com.jp')).toBe(false)
})
