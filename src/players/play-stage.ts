import { catalog } from '../content/catalog.ts'
import { type Adventure, playTurn } from '../rules/adventure/adventure.ts'
import type { BattleState } from '../rules/battle/state.ts'
import type { BattleEvent } from '../rules/battle/event.ts'
import type { SeededRng } from '../rules/rng.ts'
import type { Policy } from './policy.ts'

/**
 * Plays on to the end of the stage by the policy; nothing where it has ended.
 * @param rng the policy's own chance; that of the battle goes on as it is.
 * @param onTurn sees each turn that is played.
 */
export function playStage(
  start: Adventure,
  policy: Policy,
  rng: SeededRng,
  onTurn?: (before: BattleState, events: readonly BattleEvent[]) => void,
): Adventure {
  const stagesLeft = stagesAfter(start)
  let adventure = start
  while (adventure.phase === 'fighting') {
    const { battle } = adventure
    const played = playTurn(adventure, policy.choose(battle, { rng, stagesLeft }), catalog)
    policy.watch?.(battle, played.events)
    onTurn?.(battle, played.events)
    adventure = played.adventure
  }
  return adventure
}

/** How many stages follow the present one in the field; where they have no end, one. */
export function stagesAfter({ field, stage }: Pick<Adventure, 'field' | 'stage'>): number {
  const { stages, drawn } = catalog.field(field)
  return drawn ? 1 : stages.length - stage
}
