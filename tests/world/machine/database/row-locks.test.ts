import { expect, test } from 'vitest'
import { Conflict, RowLocks } from './row-locks.ts'

test('who waits for the others goes on when none of them holds a row', async () => {
  const locks = new RowLocks<string>()
  await locks.take('users 1', 'first')
  await locks.take('users 2', 'second')
  await locks.take('users 3', 'waiting')
  let isOver = false
  const waiting = locks.waitForOthers('waiting').then(() => (isOver = true))
  locks.release('first')
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  locks.release('second')
  await waiting
  expect(isOver).toBe(true)
})

test('nobody waits for one who waits for him', async () => {
  const locks = new RowLocks<string>()
  await locks.take('users 1', 'first')
  await locks.take('users 2', 'second')
  void locks.take('users 2', 'first')
  await expect(locks.waitForOthers('second')).rejects.toThrow(Conflict)
})
