import { expect, test } from 'vitest'
import { dueScenes, isOpen, readableScenes, type SceneRule } from './scenes.ts'
import type { Progress } from './unlock.ts'

const scenes: readonly SceneRule[] = [
  { key: 'find', act: 'find', atClears: null, unlock: { type: 'cleared', field: 5 } },
  { key: 'first', act: 'first', atClears: 1, unlock: { type: 'clears', count: 1 } },
  { key: 'third', act: 'third', atClears: 3, unlock: { type: 'clears', count: 3 } },
  {
    key: 'third-read',
    act: 'third',
    atClears: 3,
    unlock: {
      type: 'all',
      of: [
        { type: 'clears', count: 3 },
        { type: 'read', book: 9 },
      ],
    },
  },
  { key: 'again', act: 'again', atClears: null, unlock: { type: 'always' }, after: 'end' },
]
const progress = (cleared: readonly number[], read: readonly number[] = []): Progress => ({
  cleared: new Set(cleared),
  read: new Set(read),
})
const due = (at: Progress, ...seen: readonly string[]) => dueScenes(scenes, { progress: at, seenScenes: new Set(seen), cameFrom: null })
const readable = (at: Progress, ...seen: readonly string[]) => readableScenes(scenes, at, new Set(seen))

test('a scene is due at its number of clears and at no other', () => {
  expect(due(progress([]))).toEqual([])
  expect(due(progress([1]))).toEqual(['first'])
  expect(due(progress([1, 2]))).toEqual([])
  expect(due(progress([1, 2, 3]))).toEqual(['third'])
  expect(due(progress([1, 2, 3, 4]))).toEqual([])
})

test('a scene that could be told waits for its number of clears', () => {
  const waiting: SceneRule = { key: 'waiting', act: 'waiting', atClears: 2, unlock: { type: 'always' } }
  const dueAt = (cleared: readonly number[]) => dueScenes([waiting], { progress: progress(cleared), seenScenes: new Set(), cameFrom: null })
  expect([dueAt([1]), dueAt([1, 2])]).toEqual([[], ['waiting']])
})

test('a find is due as long as it was not told, and before the interlude', () => {
  expect(due(progress([1, 2, 5]))).toEqual(['find', 'third'])
  expect(due(progress([1, 2, 5]), 'find')).toEqual(['third'])
  expect(due(progress([1, 2, 3, 4, 5]))).toEqual(['find'])
})

test('of two versions the later open one is due, and once one was told none is', () => {
  expect(due(progress([1, 2, 3], [9]))).toEqual(['third-read'])
  expect(due(progress([1, 2, 3], [9]), 'third')).toEqual([])
  expect(due(progress([1, 2, 3]), 'third-read')).toEqual([])
})

test('what follows another scene waits for it', () => {
  expect(due(progress([]), 'end')).toEqual(['again'])
  expect(due(progress([]), 'end', 'again')).toEqual([])
})

test('what comes before another scene is told no more once that was', () => {
  const early: readonly SceneRule[] = [
    { key: 'early', act: 'early', atClears: null, unlock: { type: 'cleared', field: 5 }, before: 'late' },
  ]
  const dueAfter = (...seen: readonly string[]) => dueScenes(early, { progress: progress([5]), seenScenes: new Set(seen), cameFrom: null })
  expect(dueAfter()).toEqual(['early'])
  expect(dueAfter('early')).toEqual([])
  expect(dueAfter('late')).toEqual([])
})

test('what comes before another scene is not told in one sitting with it', () => {
  const early: readonly SceneRule[] = [
    { key: 'early', act: 'early', atClears: null, toClears: 1, apart: true, unlock: { type: 'cleared', field: 5 }, before: 'way' },
    { key: 'way', act: 'way', atClears: null, homeFrom: 5, unlock: { type: 'cleared', field: 5 } },
  ]
  const dueFrom = (cameFrom: number | null) => dueScenes(early, { progress: progress([5]), seenScenes: new Set(), cameFrom })
  expect(dueFrom(5)).toEqual(['way'])
  expect(dueFrom(null)).toEqual(['early'])
})

test('what is not told after another scene may be told in one sitting with it, and no more once that was seen', () => {
  const early: SceneRule = { key: 'early', act: 'early', atClears: 1, unlock: { type: 'always' }, notAfter: 'first' }
  const dueTo = (seen: readonly string[]) =>
    dueScenes([early, ...scenes], { progress: progress([1]), seenScenes: new Set(seen), cameFrom: null })
  expect(dueTo([])).toEqual(['early', 'first'])
  expect(dueTo(['first'])).toEqual([])
  expect(dueTo(['early'])).toEqual(['first'])
})

test('a way home is due to those who have just won where it leads from', () => {
  const ways: readonly SceneRule[] = [{ key: 'way', act: 'way', atClears: null, homeFrom: 5, unlock: { type: 'cleared', field: 5 } }]
  const dueFrom = (cameFrom: number | null, cleared: readonly number[], seen: readonly string[] = []) =>
    dueScenes(ways, { progress: progress(cleared), seenScenes: new Set(seen), cameFrom })
  expect(dueFrom(5, [1, 5])).toEqual(['way'])
  expect(dueFrom(5, [1, 5], ['way'])).toEqual([])
  expect(dueFrom(1, [1, 5])).toEqual([])
  expect(dueFrom(null, [1, 5])).toEqual([])
  expect(dueFrom(5, [1])).toEqual([])
})

test('what is told apart waits until nothing else is due, comes alone, and has its time', () => {
  const apart = { act: '', atClears: 2, toClears: 3, apart: true, unlock: { type: 'clears', count: 2 } } as const
  const crowded: readonly SceneRule[] = [...scenes, { ...apart, key: 'one', act: 'one' }, { ...apart, key: 'two', act: 'two' }]
  const dueAt = (cleared: readonly number[], ...seen: readonly string[]) =>
    dueScenes(crowded, { progress: progress(cleared), seenScenes: new Set(seen), cameFrom: null })
  expect(dueAt([1])).toEqual(['first'])
  expect(dueAt([1, 2])).toEqual(['one'])
  expect(dueAt([1, 2], 'one')).toEqual(['two'])
  // At its last number one of them goes with the rest, if these are no more than two.
  expect(dueAt([1, 2, 3])).toEqual(['third', 'one'])
  expect(dueAt([1, 2, 3], 'one')).toEqual(['third', 'two'])
  expect(dueAt([1, 2, 3], 'third')).toEqual(['one'])
  expect(dueAt([1, 2, 5])).toEqual(['find', 'third', 'one'])
  const way: SceneRule = { key: 'way', act: 'way', atClears: null, unlock: { type: 'cleared', field: 5 } }
  const muchTold = dueScenes([way, ...crowded], { progress: progress([1, 2, 5]), seenScenes: new Set(), cameFrom: null })
  expect(muchTold).toEqual(['way', 'find', 'third'])
  expect(dueAt([1, 2, 3, 4])).toEqual([])
  const passed = (cleared: readonly number[]) => readableScenes(crowded, progress(cleared), new Set())
  expect(passed([1, 2, 3])).toEqual(['first'])
  expect(passed([1, 2, 3, 4])).toEqual(['first', 'third', 'one', 'two'])
})

test('a scene is open from its number on', () => {
  const third = scenes.filter(({ act }) => act === 'third')
  const open = (at: Progress) => third.filter((scene) => isOpen(scene, at, new Set())).map(({ key }) => key)
  expect(open(progress([1, 2]))).toEqual([])
  expect(open(progress([1, 2, 3, 4]))).toEqual(['third'])
  expect(open(progress([1, 2, 3, 4], [9]))).toEqual(['third', 'third-read'])
})

test('told scenes can be read again, and those that a save has passed', () => {
  expect(readable(progress([1]))).toEqual([])
  expect(readable(progress([1]), 'first')).toEqual(['first'])
  expect(readable(progress([1, 2]))).toEqual(['first'])
  expect(readable(progress([1, 2, 3, 4], [9]))).toEqual(['first', 'third-read'])
  expect(readable(progress([1, 2, 3, 4], [9]), 'third')).toEqual(['first', 'third'])
})
