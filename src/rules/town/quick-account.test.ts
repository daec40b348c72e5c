import { expect, test } from 'vitest'
import { drawPassword, drawToken, emailDomain, emailPrefix, isSampleAddress, type RandomSource } from './quick-account.ts'

/** Gives these numbers again and again, and tells how many were asked for each time. */
function source(...numbers: readonly number[]) {
  const asked: number[] = []
  let at = 0
  const random: RandomSource = (into) => {
    asked.push(into.length)
    for (let index = 0; index < into.length; index += 1) into[index] = numbers[at++ % numbers.length] ?? 0
  }
  return { random, asked }
}

test('an address has its prefix and the domain of examples [TITLE-1]', () => {
  expect([emailPrefix, emailDomain]).toEqual(['sugutuku_', '@example.com'])
})

test('a token has ten characters of 31, without what looks alike, and a password eight of 60 [TITLE-1, TITLE-2]', () => {
  const { random, asked } = source(0, 1, 2, 7, 8, 29, 30, 31, 32, 61)
  expect(drawToken(random)).toBe('2349ayz23z')
  expect(asked).toEqual([20])
  expect(drawPassword(source(0, 7, 8, 30, 31, 54, 55, 59, 60).random)).toBe('29azAZ!%')
  expect(drawPassword(source(60, 119).random)).toBe('2%2%2%2%')
})

test('numbers beyond the last whole multiple are drawn again, so that each character is equally likely', () => {
  const fair = 138_547_332 * 31
  expect(drawToken(source(fair - 1, fair, 2 ** 32 - 1, 0).random)).toBe('z2z2z2z2z2')
  const { random, asked } = source(...Array<number>(15).fill(fair), ...Array<number>(25).fill(3))
  expect(drawToken(random)).toBe('5'.repeat(10))
  expect(asked).toEqual([20, 20])
})

test('nobody has a sample address', () => {
  expect(['sugutuku_a@example.com', 'a@example.com.jp', 'a@example.org'].map(isSampleAddress)).toEqual([true, false, false])
})
