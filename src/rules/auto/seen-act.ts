import { type ActSummary, isAimedAtFoes } from '../battle/classify.ts'
import { levelOf } from '../battle/command.ts'
import type { Stat } from '../battle/skill.ts'
import type { SeenAct } from './planner.ts'

/** What a planner sees of an act at this level, counted from 1, by its user's figures. `strengthens`: its own side, and nothing else. */
export function seenAct(act: ActSummary, level: number, figure: (stat: Stat) => number): SeenAct {
  const { id, reach, pace, kind, damage, recoils, restores } = act
  const { apCost, percent, turns } = levelOf(act, level)
  return {
    id,
    reach,
    ...(pace && { pace }),
    apCost,
    power: ((damage?.of ?? []).reduce((sum, stat) => sum + figure(stat), 0) * percent) / 100,
    hits: damage?.hits ?? 0,
    recoils,
    restores,
    strengthens: kind === 'buff' && turns > 1 && !isAimedAtFoes(act),
  }
}

/** An item as one of the acts of whoever may use it; its worth as a blow or a strengthening is not seen. */
export const seenItem = (item: ActSummary): SeenAct => ({ ...seenAct(item, 1, () => 0), isItem: true, strengthens: false })
