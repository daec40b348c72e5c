import type { Command } from './command.ts'
import type { EnemyPlan } from './enemy.ts'
import type { Skill } from './skill.ts'
import { type BattleState, combatantAt, effective } from './state.ts'

/** As much of the catalog as decides who acts when. */
export interface PaceCatalog {
  skill(id: number): Pick<Skill, 'pace'>
}

/** What a combatant will do this turn. */
export type PlannedAction = Command | EnemyPlan

/**
 * The order of actions, fixed once for the turn: DEFENCE, then 先手, then everything else, then 後手; within a rank by effective SPD, fast ones first; ties go
 * to the party, then to the lower id. It takes no roll, so the screen can show it too.
 */
export function actionOrder(
  state: BattleState,
  commands: readonly Command[],
  plans: readonly EnemyPlan[],
  catalog: PaceCatalog,
): readonly PlannedAction[] {
  const ranked = [...commands, ...plans].map((action) => ({
    action,
    rank: rankOf(action, catalog),
    spd: effective(combatantAt(state, action.actor), 'spd'),
  }))
  ranked.sort((a, b) => a.rank - b.rank || b.spd - a.spd || a.action.actor - b.action.actor)
  return ranked.map(({ action }) => action)
}

const RANK = { defence: 0, first: 1, ordinary: 2, last: 3 }

function rankOf(action: PlannedAction, catalog: PaceCatalog): number {
  if ('deed' in action) return action.deed === 'attack' ? RANK.ordinary : RANK[catalog.skill(action.deed).pace ?? 'ordinary']
  if (action.type === 'defence') return RANK.defence
  return action.type === 'skill' ? RANK[catalog.skill(action.skill).pace ?? 'ordinary'] : RANK.ordinary
}
