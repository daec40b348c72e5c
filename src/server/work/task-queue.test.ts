import { expect, test } from 'vitest'
import { TooManyWaiting, TaskQueue } from './task-queue.ts'

function task(log: string[], name: string): { readonly run: () => Promise<string>; readonly end: (error?: Error) => void } {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return {
    run: () => {
      log.push(name)
      return promise
    },
    end: (error) => (error ? reject(error) : resolve(name)),
  }
}

test('so many run at once, the others in their order', async () => {
  const queue = new TaskQueue({ atOnce: 2, waiting: 10 })
  const log: string[] = []
  const tasks = ['a', 'b', 'c', 'd'].map((name) => task(log, name))
  const results = tasks.map(({ run }) => queue.run(run))
  await Promise.resolve()
  expect(log).toEqual(['a', 'b'])
  expect(queue.load()).toEqual({ running: 2, waiting: 2 })
  tasks[1]?.end()
  await results[1]
  expect(log).toEqual(['a', 'b', 'c'])
  expect(queue.load()).toEqual({ running: 2, waiting: 1 })
  for (const { end } of tasks) end()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
  expect(queue.load()).toEqual({ running: 0, waiting: 0 })
})

test('a full queue refuses, and a task that fails makes room', async () => {
  const queue = new TaskQueue({ atOnce: 1, waiting: 1 })
  const log: string[] = []
  const [first, second, third] = ['a', 'b', 'c'].map((name) => task(log, name))
  if (!first || !second || !third) throw new Error('three tasks')
  const failing = queue.run(first.run)
  const waiting = queue.run(second.run)
  await expect(queue.run(third.run)).rejects.toThrow(TooManyWaiting)
  first.end(new Error('failed'))
  await expect(failing).rejects.toThrow('failed')
  second.end()
  expect(await waiting).toBe('b')
  third.end()
  expect(await queue.run(third.run)).toBe('c')
})
