import { expect, test } from 'vitest'
import { z } from 'zod'
import { email, flag, int, password, text } from './schema.ts'

const small = int({ min: 0, max: 10 })
const short = text({ min: 1, max: 3, code: 'badName' })

test.each([3, '3', ' 3 ', '3.0', '+3'])('%j is a whole number', (given) => {
  expect(small.parse(given)).toBe(3)
})

test.each([-1, 11, 1.5, '1.5', '', ' ', '1e1', '0x1', 'three', Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, [3], {}])(
  '%j is no whole number from 0 to 10',
  (given) => {
    expect(small.safeParse(given).success).toBe(false)
  },
)

test('minus nothing is nothing', () => {
  expect(Object.is(small.parse(-0), 0)).toBe(true)
  expect(Object.is(small.parse('-0'), 0)).toBe(true)
})

test('text is put into one form, trimmed and counted in characters', () => {
  expect(short.parse(' か\u3099 ')).toBe('が')
  expect(short.parse('　灯🏮影　')).toBe('灯🏮影')
  expect(short.safeParse('四文字だ').success).toBe(false)
})

test.each(['', '   ', '\u200b', '\u00ad\u200d', 'a\u0007', 'a\nb', '\ud800', 7, null])('%j is no text', (given) => {
  const { error } = short.safeParse(given)
  expect(error?.issues[0]?.message).toBe('badName')
})

test('a password stays as it was typed', () => {
  expect(password({ min: 8, max: 16 }).parse('  か\u3099 12345')).toBe('  か\u3099 12345')
  expect(password({ min: 8, max: 16 }).safeParse('1234567').success).toBe(false)
})

test('an address is put into lower case, and must look like one', () => {
  expect(email.parse(' Tomori@Example.COM ')).toBe('tomori@example.com')
  for (const given of ['', 'a@b', 'a b@example.com', 'a@example..com', '@example.com', 'a@-x.com', `${'a'.repeat(250)}@example.com`])
    expect(email.safeParse(given).success, given).toBe(false)
})

test('a truth value may be spelled in many ways', () => {
  expect([true, 1, '1', 'true'].map((given) => flag.parse(given))).toEqual([true, true, true, true])
  expect([false, 0, '0', 'false', undefined, null].map((given) => flag.parse(given))).toEqual(Array(6).fill(false))
  expect(z.object({ spoils: flag }).parse({})).toEqual({ spoils: false })
  expect(flag.safeParse('yes').success).toBe(false)
})
