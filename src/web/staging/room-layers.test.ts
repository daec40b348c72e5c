import { expect, test } from 'vitest'
import { sceneUrl } from '../art/pictures.ts'
import { roomLayers } from './room-layers.ts'

test('every part that moves has its picture, and its closed eyes', () => {
  const pictures = Object.values(roomLayers)
    .flat()
    .flatMap(({ picture, lids }) => (lids === undefined ? [picture] : [picture, lids]))
  expect(pictures.length).toBeGreaterThan(5)
  expect(pictures.filter((picture) => sceneUrl(picture) === null)).toEqual([])
})
