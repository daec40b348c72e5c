import { describe, expect, test } from 'vitest'
import { litPly } from '../bodies/figure.ts'
import { parsePoints } from './points.ts'
import { shape, taper } from './paper.ts'
import { minify } from '../sources.ts'

describe('shape', () => {
  test('winds the same way whichever way its points run, so that overlapping shapes fuse', () => {
    const square = shape('0,0* 10,0* 10,10* 0,10*')
    const backwards = shape('0,10* 10,10* 10,0* 0,0*')
    expect(square).toBe('M0 0l10 0l0 10l-10 0z')
    expect(backwards).toBe('M0 0l10 0l0 10l-10 0z')
  })

  test('winds a hole the other way', () => {
    expect(shape('0,0* 10,0* 10,10* 0,10*', { hole: true })).toBe('M0 10l10 0l0-10l-10 0z')
  })

  test('draws a curve between points without a star', () => {
    expect(shape('0,0 10,0 10,10')).toContain('c')
  })
})

describe('taper', () => {
  test('ends in a point where its width is 0', () => {
    expect(taper('0,0 10,0', [0, 4], { per: 1, decimals: 0 })).toBe('M10-2l0 4l-10-2z')
  })
})

describe('parsePoints', () => {
  test('refuses what is not a point', () => {
    expect(() => parsePoints('10,20 30')).toThrow('not a point')
  })
})

describe('litPly', () => {
  test('names a path by what it is, so that a drawing comes out the same at every run', () => {
    expect(litPly('e11', 'M0 0z')).toBe(litPly('e11', 'M0 0z'))
    expect(litPly('e11', 'M0 0z')).not.toContain(/id="([^"]+)"/.exec(litPly('e11', 'M1 1z'))?.[1] ?? 'no id')
  })
})

describe('minify', () => {
  test('keeps the drawing and drops breaks, comments and idle zeros', () => {
    expect(minify('<g>\n  <!-- leg -->\n  <path d="M1.50 0.500 2.0 3" />\n</g>')).toBe('<g><path d="M1.5 0.5 2 3"/></g>')
  })
})
