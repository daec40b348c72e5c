import { expect, test } from 'vitest'
import { stainPlaces, walks } from './plaza-places.ts'

test('no stain lies within 40 px of a way on which somebody walks: it would be taken for a shadow', () => {
  for (const [x, y, width] of stainPlaces) {
    for (const way of walks) {
      const aside = Math.max(way.x - (x + width), x - (way.x + way.far))
      const before = Math.max(way.y - (y + (width * 44) / 120), y - way.y)
      expect(Math.max(aside, before), `${x},${y} and the way at ${way.x},${way.y}`).toBeGreaterThanOrEqual(40)
    }
  }
})
