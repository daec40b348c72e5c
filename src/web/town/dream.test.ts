import { expect, test } from 'vitest'
import { dreams } from '../../content/story/town/town-talk.ts'
import { talksAt } from '../screens/plaza/talk.ts'
import { dreamOf } from './dream.ts'

test('the town dreams of an ending from then on until another field is cleared', () => {
  const first = dreamOf(2, 11, new Set())
  expect(first.dreamt).toBe(2)
  const said = new Set([first.key, 'rou-10'])
  expect(dreamOf(2, 11, said).dreamt).toBe(2)
  expect(dreamOf(2, 12, said).dreamt).toBeNull()
  expect(dreamOf(4, 12, said).dreamt).toBe(4)
})

test('two tell what they have dreamt before anybody else speaks, and nobody without an ending', () => {
  const usual = talksAt(12)
  for (const ending of [1, 2, 3, 4] as const) {
    const talks = talksAt(12, { dreamt: ending })
    expect(talks.slice(2)).toEqual(usual)
    expect(talks.slice(0, 2).map(({ lines }) => lines)).toEqual(dreams[ending].map(({ lines }) => lines))
  }
  expect(talksAt(12, { dreamt: 4 })[1]?.name).toBe('ススケ')
})
