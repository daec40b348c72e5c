import type { Command } from './command.ts'
import type { EnemyPlan } from './enemy.ts'
import type { Act } from './skill.ts'
import { type BattleState, combatantAt, effective, standing } from './state.ts'

/** As much of the catalog as decides who acts when. */
export interface PaceCatalog {
  skill(id: number): Pick<Act, 'pace'>
}

/** As much of the catalog as the order hint needs: who acts when, and whose plain attack lets others act at once. */
export interface HintCatalog extends PaceCatalog {
  /** Whether the plain attack of the role lets the next member act at once. */
  hastens(role: number): boolean
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
  const ranked = [...commands, ...plans].map((planned) => ({
    planned,
    rank: rankOf(planned, catalog),
    spd: effective(combatantAt(state, planned.actor), 'spd'),
  }))
  ranked.sort((a, b) => a.rank - b.rank || b.spd - a.spd || a.planned.actor - b.planned.actor)
  return ranked.map(({ planned }) => planned)
}

/** The actions that are left, in their order, with the next member's first, unless that is 後手. */
export function hastened(rest: readonly PlannedAction[], catalog: PaceCatalog): readonly PlannedAction[] {
  const next = rest.find((planned) => !('action' in planned) && rankOf(planned, catalog) < RANK.last)
  return next === undefined ? rest : [next, ...rest.filter((planned) => planned !== next)]
}

/** The order to be expected: by the commands given so far, as if everybody else struck. */
export function hintedOrder(state: BattleState, given: readonly Command[], catalog: HintCatalog): readonly PlannedAction[] {
  const others = standing(state, 'party')
    .filter(({ id }) => !given.some(({ actor }) => actor === id))
    .map(({ id }) => ({ type: 'attack', actor: id, target: 0 }) as const)
  return withHaste(state, actionOrder(state, [...given, ...others], strikingPlans(state), catalog), given, catalog)
}

/** As if every enemy that stands struck. */
export const strikingPlans = (state: BattleState): readonly EnemyPlan[] =>
  standing(state, 'enemies').map(({ id }) => ({ actor: id, action: 'attack', isAnnounced: false }))

/** Only an attack that is already ordered lets others act earlier. */
function withHaste(
  state: BattleState,
  order: readonly PlannedAction[],
  given: readonly Command[],
  catalog: HintCatalog,
): readonly PlannedAction[] {
  let [first, ...rest] = order
  const acted: PlannedAction[] = []
  while (first !== undefined) {
    acted.push(first)
    const isOrdered = 'type' in first && first.type === 'attack' && given.includes(first)
    const isHasty = isOrdered && catalog.hastens(combatantAt(state, first.actor).kind)
    ;[first, ...rest] = isHasty ? hastened(rest, catalog) : rest
  }
  return acted
}

const RANK = { defence: 0, first: 1, ordinary: 2, last: 3 }

function rankOf(planned: PlannedAction, catalog: PaceCatalog): number {
  if ('action' in planned) return planned.action === 'attack' ? RANK.ordinary : RANK[catalog.skill(planned.action).pace ?? 'ordinary']
  if (planned.type === 'defence') return RANK.defence
  return planned.type === 'skill' ? RANK[catalog.skill(planned.skill).pace ?? 'ordinary'] : RANK.ordinary
}
