import { expect, test } from 'vitest'
import { postgres } from './postgres.ts'

const dialect = postgres('postgres://nobody@127.0.0.1:1/none', { connections: 1, onBrokenConnection: () => undefined })
const failure = (code: string): Error => Object.assign(new Error('said by PostgreSQL'), { code })

test.each([
  ['08006', 'connection failure'],
  ['53100', 'disk full'],
  ['53300', 'too many connections'],
  ['57P01', 'shutting down'],
  ['57P03', 'starting up'],
  ['58000', 'system error'],
  ['58030', 'the disk cannot be read or written'],
  ['58P01', 'a file of the database is gone'],
  ['25006', 'a standby'],
])('%s (%s): the database is away, the call may be repeated', (code) => {
  expect(dialect.isAway(failure(code))).toBe(true)
  expect(dialect.isConflict(failure(code))).toBe(false)
})

test.each([
  ['42601', 'syntax error'],
  ['22003', 'number out of range'],
  ['23505', 'the row is there already'],
  ['40001', 'serialization failure'],
  ['XX001', 'damaged data'],
])('%s (%s): it is not away', (code) => {
  expect(dialect.isAway(failure(code))).toBe(false)
})
