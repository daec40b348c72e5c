import { gatekeeper, innkeeper } from '../story/keepers.ts'
import { diaryFound, treasureFound } from '../story/treasure.ts'
import { ALTAR, VAST_EXPANSE } from '../fields.ts'
import { REST_UNLOCK } from '../rest.ts'

/** What a field's first clear brings to light, for the result screen. `clears` counts the cleared fields, this one included. */
export function firstClearLines(field: number, clears: number): readonly string[] {
  return [
    ...(field === ALTAR ? treasureFound.map(({ lines }) => lines.join('')) : []),
    ...(field === VAST_EXPANSE ? diaryFound.map(({ lines }) => lines.join('')) : []),
    ...(field === 9 ? gatekeeper.castleInSight : []),
    ...(clears === REST_UNLOCK.count ? innkeeper.opened : []),
    ...(CLEARS_THAT_OPEN_FIELDS.includes(clears) ? ['地図に、行ける土地が増えた。'] : []),
  ]
}

const CLEARS_THAT_OPEN_FIELDS: readonly number[] = [1, 3, 6]
