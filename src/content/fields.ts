import type { FieldPlan } from '../rules/catalog.ts'
import type { Unlock } from '../rules/town/unlock.ts'
import { SHADOWS_BY_ROLE } from './enemy-fields.ts'
import { ALTAR, CASTLE_TOWN, COVERLESS_BOOK, OLD_CASTLE, OWN_SHADOWS_STAGE, VAST_EXPANSE } from './named-ids.ts'

export interface FieldEntry extends FieldPlan {
  /** Filled stars out of six; null shows as 「？」. */
  readonly difficulty: number | null
  readonly unlock: Unlock
}

/** Percent of its max HP that breaks off what an enemy of a field of so many stars has announced (docs/rules.md 9). */
export const breakPercentFor = (stars: FieldEntry['difficulty']): number =>
  stars === null || stars >= 5 ? 24 : stars === 4 ? 19 : stars >= 2 ? 15 : 12

/** The order in which most players open the fields. */
export const USUAL_ORDER: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 9, 8, 10, 11, 12]

/** The twelve fields with their line-ups, left to right. The last stage holds the boss. Names and texts: `text/fields.ts`. */
export const fields: readonly FieldEntry[] = [
  {
    id: 1,
    difficulty: 1,
    unlock: { type: 'always' },
    stages: [
      [11, 11],
      [12, 11],
      [13, 14],
      [11, 15, 11],
    ],
  },
  {
    id: 2,
    difficulty: 2,
    unlock: { type: 'clears', count: 1 },
    stages: [
      [21, 11],
      [22, 22],
      [24, 23],
      [21, 25, 21],
    ],
  },
  { id: 3, difficulty: 3, unlock: { type: 'clears', count: 1 }, stages: [[31, 31, 31], [32, 33], [34, 31, 34], [35]] },
  {
    id: 4,
    difficulty: 3,
    unlock: { type: 'clears', count: 1 },
    stages: [
      [41, 42],
      [43, 44],
      [42, 41, 44],
      [43, 45],
    ],
  },
  {
    id: 5,
    difficulty: 4,
    unlock: { type: 'clears', count: 3 },
    stages: [
      [51, 52],
      [53, 54, 53],
      [52, 51, 52],
      [51, 55, 53],
    ],
  },
  { id: 6, difficulty: 4, unlock: { type: 'clears', count: 3 }, stages: [[61, 62], [63, 64], [62, 61, 63], [64, 61, 64], [65]] },
  { id: 7, difficulty: 4, unlock: { type: 'clears', count: 3 }, stages: [[72, 72, 72], [71, 73], [75, 74, 75], [73, 74, 71], [76]] },
  { id: 8, difficulty: 6, unlock: { type: 'clears', count: 6 }, stages: [[82, 83, 82], [83, 81, 83], [84]] },
  {
    id: CASTLE_TOWN,
    difficulty: 5,
    unlock: { type: 'clears', count: 6 },
    stages: [
      [91, 94],
      [92, 93, 92],
      [95, 94, 95],
      [91, 93, 91],
      [95, 96, 95],
    ],
  },
  {
    id: OLD_CASTLE,
    difficulty: 6,
    unlock: { type: 'cleared', field: CASTLE_TOWN },
    stages: [[101, 104, 101], [105, 103], [102, 104, 102], [101, 103, 105], [106]],
  },
  { id: ALTAR, difficulty: 6, unlock: { type: 'cleared', field: OLD_CASTLE }, stages: [[111, 101, 111], [112, 111, 112], [113]] },
  {
    id: VAST_EXPANSE,
    difficulty: null,
    unlock: {
      type: 'all',
      of: [
        { type: 'cleared', field: 8 },
        { type: 'cleared', field: OLD_CASTLE },
        { type: 'read', book: COVERLESS_BOOK },
      ],
    },
    stages: [[121, 122, 121], [123, 124], [125, 122], [126, 127, 128], [129]],
    ownShadows: { stage: OWN_SHADOWS_STAGE, byRole: SHADOWS_BY_ROLE },
  },
]
