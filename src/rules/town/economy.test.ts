import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { items } from '../../content/items.ts'
import { jobGrades } from '../../content/jobs.ts'
import { gradeFor, payFor } from './job.ts'
import { bagTotal, buyRefusal, discountedPrice, roomFor, salePrice } from './shop.ts'
import { isUnlocked } from './unlock.ts'

describe('the shop', () => {
  test('luck makes the shopkeeper kinder: 5 % at 32, 10 % at 60, never over 25 %', () => {
    expect([0, 32, 60, 95, 500].map((luck) => discountedPrice(100, luck))).toEqual([100, 95, 90, 85, 75])
    expect([0, 32, 60, 95, 500].map((luck) => salePrice(100, luck))).toEqual([40, 43, 46, 49, 60])
  })

  test('buying and selling at once never gains, at any price and luck', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10_000 }),
        fc.integer({ min: 0, max: 1_000 }),
        (price, luck) => salePrice(price, luck) < discountedPrice(price, luck),
      ),
    )
  })

  test('room is the smaller of the bag’s ten and the item’s own limit', () => {
    const candy = { id: 1, price: 30, max: 4 }
    expect(roomFor([], candy)).toBe(4)
    expect(roomFor([{ item: 1, count: 3 }], candy)).toBe(1)
    expect(roomFor([{ item: 2, count: 9 }], candy)).toBe(1)
    expect(buyRefusal({ bag: [], gold: 120 }, candy, 4, 30)).toBeNull()
    expect(buyRefusal({ bag: [], gold: 100 }, candy, 5, 30)).toBe('overLimit')
    expect(buyRefusal({ bag: [], gold: 89 }, candy, 3, 30)).toBe('notEnoughGold')
    expect(buyRefusal({ bag: [], gold: 90 }, candy, 3, 30)).toBeNull()
    expect([0, -1, 0.5, Number.NaN].map((count) => buyRefusal({ bag: [], gold: 90 }, candy, count, 30))).toEqual([
      'numberTooSmall',
      'negativeNumber',
      'numberTooSmall',
      'numberTooSmall',
    ])
  })

  test('no item alone can fill more than the bag', () => {
    for (const item of items) expect(bagTotal([{ item: item.id, count: item.max }])).toBeLessThanOrEqual(10)
  })
})

describe('day labour', () => {
  test('pay is rounded half up and follows the grade', () => {
    expect(payFor(12, { tenthsPerClick: 2 })).toBe(2)
    expect([10, 15, 24, 25].map((clicks) => payFor(clicks, gradeFor(0, jobGrades)))).toEqual([1, 2, 2, 3])
    expect(() => gradeFor(0, [])).toThrow('No grade begins at 0')
    expect([0, 99, 100, 360, 800, 1600].map((total) => gradeFor(total, jobGrades).grade)).toEqual([0, 0, 1, 2, 3, 4])
  })
})

test('unlocking counts clears, fields, books and all of them together', () => {
  const progress = { cleared: new Set([1, 8, 10]), read: new Set([409]) }
  expect(isUnlocked({ type: 'clears', count: 3 }, progress)).toBe(true)
  expect(isUnlocked({ type: 'clears', count: 4 }, progress)).toBe(false)
  const expanse = {
    type: 'all',
    of: [
      { type: 'cleared', field: 8 },
      { type: 'cleared', field: 10 },
      { type: 'read', book: 409 },
    ],
  } as const
  expect(isUnlocked(expanse, progress)).toBe(true)
  expect(isUnlocked(expanse, { ...progress, read: new Set() })).toBe(false)
})
