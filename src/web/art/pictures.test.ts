import { expect, test } from 'vitest'
import * as ending from '../../content/story/ending.ts'
import { closingMonologue, prologue } from '../../content/story/prologue.ts'
import { toldScenes } from '../../content/story/scenes.ts'
import { townNames } from '../../content/story/town/town-names.ts'
import { sceneUrl } from './pictures.ts'
import { storySceneUrl } from './story-pictures.ts'

/** The names of all pictures in a table of the story. */
function scenesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'scene' && typeof part === 'string' ? [part] : scenesIn(part)))
}

test('everyone of the town who speaks has a portrait', () => {
  expect(Object.keys(townNames).filter((person) => sceneUrl(`portrait-${person}`) === null)).toEqual([])
})

test('every page of the story has its picture', () => {
  const scenes = new Set(scenesIn([prologue, closingMonologue, toldScenes, ending]))
  expect(scenes.size).toBeGreaterThan(15)
  expect([...scenes].filter((scene) => storySceneUrl(scene) === null)).toEqual([])
})
