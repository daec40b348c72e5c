import { expect, test } from 'vitest'
import { townTalk } from '../../../content/story/town-talk.ts'
import { talksAt } from './talk.ts'

test('the town talks of something else after each cleared field', () => {
  const first = Array.from({ length: 13 }, (_, cleared) => talksAt(cleared)[0]?.lines)
  expect(first).toEqual([...townTalk])
})

test('three voices can be heard, whatever was cleared', () => {
  for (const cleared of [0, 5, 12, 13]) expect(talksAt(cleared).map(({ name }) => name)).toEqual(['町の声', 'おミガキ', '団子のマル'])
})
