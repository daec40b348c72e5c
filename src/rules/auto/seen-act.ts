import { damageEffectOf, kindOf, restoredBy, takesRecoil } from '../battle/classify.ts'
import { levelOf } from '../battle/command.ts'
import type { Act, Stat } from '../battle/skill.ts'
import type { SeenAct } from './planner.ts'

/** What a planner sees of an act at this level, counted from 1, by its user's figures. `strengthens`: leaves a modifier, on whichever side, and does nothing else. */
export function seenAct(act: Act, level: number, figure: (stat: Stat) => number): SeenAct {
  const { id, reach, pace } = act
  const damage = damageEffectOf(act)
  const { apCost, percent, turns } = levelOf(act, level)
  return {
    id,
    reach,
    ...(pace && { pace }),
    apCost,
    power: ((damage?.of ?? []).reduce((sum, stat) => sum + figure(stat), 0) * percent) / 100,
    hits: damage ? (damage.hits ?? 1) : 0,
    recoils: takesRecoil(act),
    restores: restoredBy(act),
    strengthens: kindOf(act) === 'buff' && turns > 1,
  }
}

/** An item as one of the acts of whoever may use it; its worth as a blow or a strengthening is not seen. */
export const seenItem = (item: Act): SeenAct => ({ ...seenAct(item, 1, () => 0), isItem: true, strengthens: false })
