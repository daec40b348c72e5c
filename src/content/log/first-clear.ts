import { fields } from '../fields.ts'
import { ALTAR, CASTLE_TOWN, VAST_EXPANSE } from '../named-ids.ts'
import { REST_UNLOCK } from '../rest.ts'
import { gatekeeper } from '../story/town/gate.ts'
import { innkeeper } from '../story/town/keepers/innkeeper.ts'
import { diaryResult, treasureResult } from '../story/treasure.ts'

/** What is found after the bosses of these fields. */
const finds: Readonly<Record<number, readonly string[]>> = {
  [CASTLE_TOWN]: gatekeeper.castleInSight,
  [ALTAR]: treasureResult,
  [VAST_EXPANSE]: diaryResult,
}

/** Lines of the result screen for a field's first clear: what was found and what it unlocks. `clears` counts the cleared fields, this one included. */
export function firstClearLines(field: number, clears: number): readonly string[] {
  const opensFields = fields.some(({ unlock }) => unlock.type === 'clears' && unlock.count === clears)
  return [
    ...(finds[field] ?? []),
    ...(clears === REST_UNLOCK.count ? innkeeper.opened : []),
    ...(opensFields ? ['地図がもうひと折り開き、行ける土地が増えた。'] : []),
  ]
}

/** The guild's gift "for the scissors", in G. */
export const giftLines = (gold: number): readonly string[] => [
  `継火会から、鋏代として${gold.toLocaleString('ja-JP')} Gが届いた。`,
  'ひとりぶんの、ほどき賃である。',
]
