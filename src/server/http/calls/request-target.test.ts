import { expect, test } from 'vitest'
import { pathOfTarget } from './request-target.ts'

test.each([
  ['/game/rpg?a=1', '/game/rpg?a=1'],
  ['/http://kageakari.example/game', '/http://kageakari.example/game'],
  ['http://kageakari.example/game/rpg?a=1', '/game/rpg?a=1'],
  ['HTTPS://kageakari.example:8443/game', '/game'],
  ['https://kageakari.example', '/'],
  ['https://kageakari.example?a=/b', '/?a=/b'],
  ['https://kageakari.example#top', '/#top'],
  ['*', '*'],
  ['x-http://kageakari.example/game', 'x-http://kageakari.example/game'],
])('%s asks for %s', (target, path) => {
  expect(pathOfTarget(target)).toBe(path)
})
