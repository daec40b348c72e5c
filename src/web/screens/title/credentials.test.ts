import { expect, test } from 'vitest'
import { credentialProblem, fullEmail, generateCredentials } from './credentials.ts'

test('generated credentials have the form that the specification asks for', () => {
  for (let round = 0; round < 200; round++) {
    const credentials = generateCredentials()
    expect(credentials.name).toBe('登録くん')
    expect(fullEmail(credentials)).toMatch(/^sugutuku_[0-9a-z]{10}@example\.com$/)
    expect(credentials.password).toMatch(/^[A-Za-z0-9!@#$%]{8}$/)
    expect(credentials.emailToken + credentials.password).not.toMatch(/[01iloIO]/)
    expect(credentialProblem(credentials)).toBeNull()
  }
})

test('numbers that would favour some characters are drawn again', () => {
  // 31 divides 2^32 with a rest of 4: the four highest numbers are unfair.
  let round = 0
  const random = (into: Uint32Array) => into.fill(round++ === 0 ? 2 ** 32 - 1 : 0)
  expect(generateCredentials(random).emailToken).toBe('2222222222')
  expect(round).toBeGreaterThan(1)
})

test.each([
  [{ emailToken: '' }, 'badEmail'],
  [{ emailToken: 'ひらがな' }, 'badEmail'],
  [{ emailToken: 'a@b' }, 'badEmail'],
  [{ emailToken: 'a..b' }, 'badEmail'],
  [{ emailToken: '12345678901' }, 'badEmail'],
  [{ password: '1234567' }, 'badPassword'],
  [{ password: '12345678901234567' }, 'badPassword'],
  [{ name: '一二三四五六七八九十超' }, 'badName'],
  [{ name: '一二三四五六七八九十' }, null],
  [{ name: '' }, null],
  [{ password: '12345678' }, null],
])('%j is %s', (change, problem) => {
  expect(credentialProblem({ name: 'あかり', emailToken: 'abc', password: 'abcdefgh', ...change })).toBe(problem)
})
