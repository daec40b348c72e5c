import { expect, test } from 'vitest'
import { townNames } from '../../content/story/town-names.ts'
import { sceneUrl } from './pictures.ts'

test('everyone of the town who speaks has a portrait', () => {
  expect(Object.keys(townNames).filter((person) => sceneUrl(`portrait-${person}`) === null)).toEqual([])
})
