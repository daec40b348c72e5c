import { expect, test } from 'vitest'
import { type HashInput, REAL } from '../../surroundings.ts'
import { hasPassword, Passwords } from './passwords.ts'
import { TooManyWaiting } from '../../work/task-queue.ts'

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

test('only the hash of nobody, at whatever cost, is of no password', async () => {
  expect([cheap.unmatched, new Passwords().unmatched, await cheap.hash('correct horse')].map(hasPassword)).toEqual([false, false, true])
})

test('comparing with the hash of nobody is as much work as comparing with any other', async () => {
  const works: object[] = []
  const argon2id = (input: HashInput) => {
    works.push({ ...input, nonce: input.nonce.length })
    return REAL.argon2id(input)
  }
  const passwords = new Passwords({ cost: { memory: 8, passes: 1 }, surroundings: { ...REAL, argon2id } })
  await passwords.isMatch('x', await cheap.hash('correct horse'))
  await passwords.isMatch('x', passwords.unmatched)
  const work = { message: 'x', nonce: 16, memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  expect(works).toEqual([work, work])
})

test('two are hashed at once and sixty wait; more are refused', async () => {
  const asked = Array.from({ length: 70 }, () => cheap.hash('x'))
  expect(cheap.load).toEqual({ running: 2, waiting: 60 })
  const hashes = await Promise.allSettled(asked)
  expect(hashes.filter(({ status }) => status === 'fulfilled')).toHaveLength(62)
  expect(hashes.at(-1)).toMatchObject({ status: 'rejected', reason: expect.any(TooManyWaiting) })
})
