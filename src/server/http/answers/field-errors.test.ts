import { expect, test } from 'vitest'
import { refusals } from '../../../content/text/refusals.ts'
import { withFieldErrors } from './field-errors.ts'

test('each field gets its sentences in their order; the body as a whole and what is no code get none', () => {
  const problems = [
    { field: 'name', code: 'badName', text: '' },
    { field: '', code: 'badBody', text: '' },
    { field: 'email', code: 'nonsense', text: '' },
    { field: 'name', code: 'badBody', text: '' },
  ]
  expect(withFieldErrors(problems)).toEqual({ beside: { errors: { name: [refusals.badName, refusals.badBody] } } })
})
