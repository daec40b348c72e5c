import { expect, test } from 'vitest'
import { drawingAddress } from './picture-addresses.ts'

test.each([
  ['/image/rpg/enemy//art/enemies/11.svg', '/art/enemies/11.svg'],
  ['/image/rpg/enemy/art/enemies/11.svg', '/art/enemies/11.svg'],
  ['/image/rpg/enemy/11.svg', '/art/enemies/11.svg'],
  ['/image/rpg/enemy//11.svg', '/art/enemies/11.svg'],
  ['/image/rpg/enemy/enemies/11.svg', '/art/enemies/11.svg'],
  ['/image/rpg/character/portrait//art/roles/striker.svg', '/art/roles/striker.svg'],
  ['/image/rpg/character/portrait/striker.svg', '/art/roles/striker.svg'],
  ['/image/rpg/field//art/backgrounds/3.svg?v=2', '/art/backgrounds/3.svg?v=2'],
  ['/image/rpg/field//backgrounds/3.svg', '/art/backgrounds/3.svg'],
  ['/image/rpg/field/none.png', '/art/backgrounds/none.svg'],
  ['/image/rpg/menu/plaza.png', '/art/town/plaza-map.svg'],
  ['/image/rpg/menu/plaza.png?v=2', '/art/town/plaza-map.svg?v=2'],
])('%s is %s', (given, address) => {
  expect(drawingAddress(given)).toBe(address)
})

test.each([
  '/image/rpg/enemy///art/enemies/11.svg',
  '/image/rpg/enemy/../../secrets/x.svg',
  '/image/rpg/enemy/art/../x.svg',
  '/image/rpg/enemy/%2e%2e/x.svg',
  '/image/rpg/enemy/',
  '/image/rpg/unknown/11.svg',
  '/image/rpg/enemy/11.png',
  '/image/rpg/field/other.png',
  '/image/rpg/menu/none.png',
  '/image/rpg/constructor',
  '/art/enemies/11.svg',
  '/',
])('%s stays as it is', (given) => {
  expect(drawingAddress(given)).toBe(given)
})
