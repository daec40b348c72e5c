import { expect, test } from 'vitest'
import { Passwords } from './passwords.ts'
import { TooManyWaiting } from '../task-queue.ts'

const cheap = new Passwords({ cost: { memory: 8, passes: 1 } })

test('a hash is at the full cost unless another is named, and says at which', async () => {
  const hash = await new Passwords().hash('correct horse')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(await cheap.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  expect(await cheap.isMatch('correct horse', hash)).toBe(true)
  expect(await cheap.isMatch('wrong horse', hash)).toBe(false)
  expect(cheap.isOutdated(hash)).toBe(true)
})

test('nothing matches what is no hash, nor the hash of nobody', async () => {
  for (const hash of ['', 'none', cheap.unmatched]) expect(await cheap.isMatch('correct horse', hash)).toBe(false)
})

test('two are hashed at once and sixty wait; more are refused', async () => {
  const hashes = await Promise.allSettled(Array.from({ length: 70 }, () => cheap.hash('x')))
  expect(hashes.filter(({ status }) => status === 'fulfilled')).toHaveLength(62)
  expect(hashes.at(-1)).toMatchObject({ status: 'rejected', reason: expect.any(TooManyWaiting) })
})
