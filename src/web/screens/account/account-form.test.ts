import { expect, test } from 'vitest'
import { ApiFailure } from '../../server/api.ts'
import { fieldErrors, refusedFields } from './account-form.ts'

const good = { name: 'あかり', email: 'a@example.com', password: 'abcdefgh', password_confirmation: 'abcdefgh' }

test('a proper registration has no errors', () => {
  expect(fieldErrors(good, { newPassword: true })).toEqual({})
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: '一二三四五六七八九十超' }, 'name'],
  [{ email: 'a' }, 'email'],
  [{ email: 'a b@c' }, 'email'],
  [{ password: 'short', password_confirmation: 'short' }, 'password'],
  [{ password_confirmation: 'other' }, 'password_confirmation'],
])('%j is refused at %s alone', (change, field) => {
  expect(Object.keys(fieldErrors({ ...good, ...change }, { newPassword: true }))).toEqual([field])
})

test('a password for signing in may be of any length but nothing', () => {
  expect(fieldErrors({ email: 'a@b', password: 'x' }, { newPassword: false })).toEqual({})
  expect(Object.keys(fieldErrors({ email: 'a@b', password: '' }, { newPassword: false }))).toEqual(['password'])
})

test('the sentences of the server are shown at their fields', () => {
  const failure = new ApiFailure('refused', 422, { message: 'だめでした。', errors: { email: ['使われています。'] } })
  expect(refusedFields(failure)).toEqual({ email: '使われています。' })
  expect(refusedFields(null)).toEqual({})
})
