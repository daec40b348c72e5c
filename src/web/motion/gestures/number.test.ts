import { describe, expect, test } from 'vitest'
import { numberPlace } from './number.ts'

const size = 44
const boxed = (x: number, y: number, width: number, height: number) => ({
  box: { x, y, width, height },
  centre: { x: x + width / 2, y: y + height / 2 },
})

describe('the place of a number', () => {
  test('is above the head of an enemy', () => {
    const enemy = { side: 'enemies' as const, ...boxed(300, 260, 200, 220) }
    expect(numberPlace(enemy, false, size)).toEqual({ x: 400, y: 260 - 24 - size })
  })

  test('is below the tag of an enemy that has announced something', () => {
    const enemy = { side: 'enemies' as const, tagged: true, ...boxed(300, 260, 200, 220) }
    expect(numberPlace(enemy, false, size).y).toBeGreaterThan(260)
    const high = { side: 'enemies' as const, tagged: true, ...boxed(300, 90, 500, 400) }
    expect(numberPlace(high, false, size).y).toBeGreaterThanOrEqual(192)
  })

  test('is below the log also over an enemy as high as the stage', () => {
    const enemy = { side: 'enemies' as const, ...boxed(300, 90, 500, 400) }
    expect(numberPlace(enemy, false, 64).y).toBeGreaterThanOrEqual(110)
  })

  test('is beside the face of a member, at the upper edge of the card', () => {
    const member = { side: 'party' as const, ...boxed(380, 590, 112, 200) }
    const { x, y } = numberPlace(member, false, size)
    expect(x - size).toBeGreaterThan(492 - 30)
    expect(y + size).toBeLessThan(590 + 40)
    expect(y).toBeLessThan(590)
  })

  test('leaves room for HP over AP', () => {
    const member = { side: 'party' as const, ...boxed(380, 590, 112, 200) }
    expect(numberPlace(member, true, size).y).toBeGreaterThanOrEqual(numberPlace(member, false, size).y + size)
  })
})
