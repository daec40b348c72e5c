import type { Command } from './command.ts'
import type { EnemyPlan } from './enemy.ts'
import { type BattleCatalog, type BattleState, combatantAt, effective } from './state.ts'

/** What somebody will try this round. */
export type Intent = Command | EnemyPlan

/**
 * Who acts when, fixed once for the round: DEFENCE, then first acts, then everything else, then last acts; inside a rank by effective SPD, fast ones
 * first; ties go to the party, then to the lower index. No chance in it, so the screen can show it too.
 */
export function actionOrder(
  state: BattleState,
  commands: readonly Command[],
  plans: readonly EnemyPlan[],
  catalog: BattleCatalog,
): readonly Intent[] {
  const ranked = [...commands, ...plans].map((intent) => ({
    intent,
    rank: rankOf(intent, catalog),
    spd: effective(combatantAt(state, intent.actor), 'spd'),
  }))
  ranked.sort((a, b) => a.rank - b.rank || b.spd - a.spd || a.intent.actor - b.intent.actor)
  return ranked.map(({ intent }) => intent)
}

const RANK = { defence: 0, first: 1, ordinary: 2, last: 3 }

function rankOf(intent: Intent, catalog: BattleCatalog): number {
  if ('deed' in intent) return intent.deed === 'attack' ? RANK.ordinary : RANK[catalog.skill(intent.deed).pace ?? 'ordinary']
  if (intent.type === 'defence') return RANK.defence
  return intent.type === 'skill' ? RANK[catalog.skill(intent.skill).pace ?? 'ordinary'] : RANK.ordinary
}
