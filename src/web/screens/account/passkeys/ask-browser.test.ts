import { expect, test } from 'vitest'
import { problemOf } from './ask-browser.ts'

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'failed'],
  ['NotSupportedError', 'failed'],
])('a dialog of the browser that ends with %s was %s', (name, problem) => {
  expect(problemOf(Object.assign(new Error('of the browser'), { name }))).toBe(problem)
  expect(problemOf(new DOMException('of the browser', name))).toBe(problem)
})

test('whatever else is thrown has failed', () => {
  for (const thrown of [new TypeError('no such file'), null, 'NotAllowedError']) expect(problemOf(thrown)).toBe('failed')
})
