import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { items } from '../../content/items.ts'
import { goodsCell, goodsSheet } from './goods-places.ts'

const svg = readFileSync(new URL('svg/scenes/goods.svg', import.meta.url), 'utf8')

test('every item has a cell of its own with a picture in it', () => {
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: goodsSheet.count }, (_, at) => at + 1))
  for (const { id, name } of items) {
    const { x, y } = goodsCell(id)
    const place = [x, y].filter((each, at) => at === 0 || each !== 0).join(' ')
    expect(svg, name).toMatch(new RegExp(`<g transform="translate\\(${place}( 0)?\\)"><path`))
  }
})
