import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { SecurityLog } from './security-log.ts'

const log = new SecurityLog('secret')
const network = '192.0.2.1'
const from = createHmac('sha256', 'secret').update(network).digest('base64url').slice(0, 12)

test('an address is told as twelve characters of its keyed hash', () => {
  expect(log.from(network)).toBe(from)
  expect(log.from('192.0.2.2')).not.toBe(from)
})

test('what was done says who and from where; what was refused also why', () => {
  const lines: unknown[] = []
  const sink = { info: (...line: unknown[]) => void lines.push(line) }
  log.note(sink, 'sign-in', { userId: 7, network, refusal: null })
  log.note(sink, 'sign-in', { userId: null, network, refusal: 'badLogin' })
  expect(lines).toEqual([
    [{ event: 'sign-in', user: 7, from }, 'account'],
    [{ event: 'sign-in', user: null, from, code: 'badLogin' }, 'account refused'],
  ])
})
