import { expect, test } from 'vitest'
import type { Shadow } from '../../../contract/library.ts'
import { foldedOf, pagesOf } from './shadows.ts'

const shadow = (id: number, field: number, state: Shadow['state']): Shadow => ({
  id,
  field,
  state,
  name: state === 'unmet' ? null : `影${id}`,
  is_boss: false,
  is_wide: false,
  owner: null,
})
const shadows = [shadow(11, 1, 'folded'), shadow(12, 1, 'unmet'), shadow(21, 2, 'unmet'), shadow(31, 3, 'met')]

test('every field has a page, named once somebody of it was met', () => {
  expect(pagesOf(shadows).map(({ field, title, epigraph, shadows: own }) => [field, title, epigraph.length > 0, own.length])).toEqual([
    [1, '灯見ヶ原', true, 2],
    [2, null, false, 1],
    [3, '炉座火山', true, 1],
  ])
})

test('only folded shadows count', () => {
  expect(foldedOf(shadows)).toBe(1)
  expect(foldedOf([])).toBe(0)
})
