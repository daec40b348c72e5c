import { describe, expect, test } from 'vitest'
import { scaleFor } from './fit-to-window.ts'

describe('fitting the stage to the window', () => {
  test.each([
    ['the designed size', 1280, 800, 1],
    ['a wide laptop', 1366, 768, 1],
    ['a tablet: the whole width is seen', 1024, 768, 0.8],
    ['a low window: all controls are seen', 1280, 612, 0.9],
    ['a big screen: everything larger', 1920, 1200, 1.5],
    ['a wide screen: as far as the height allows', 2560, 1080, 1.35],
  ])('%s', (_, width, height, scale) => {
    expect(scaleFor(width, height)).toBeCloseTo(scale)
  })

  test('never leaves less than 1280 px of width', () => {
    for (let width = 320; width < 4000; width += 61) expect(width / scaleFor(width, 900)).toBeGreaterThanOrEqual(1279.99)
  })
})
