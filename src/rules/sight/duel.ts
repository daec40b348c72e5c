import { fullyRecovered } from '../adventure/adventure.ts'
import { UNSCALED } from '../adventure/difficulty.ts'
import { enemyCombatant, memberCombatant } from '../adventure/stage-battle.ts'
import { damageEffectOf } from '../battle/classify.ts'
import type { Command } from '../battle/command.ts'
import { plainFigure } from '../battle/damage.ts'
import type { BattleCatalog, BattleState } from '../battle/state.ts'
import type { Catalog, EnemyKind } from '../catalog.ts'
import { type Member, totalAttributes } from '../party/growth.ts'
import { forecast, type Stroke } from './forecast.ts'
import type { Defences } from './knowledge.ts'

/** What one act of a member takes from one unhurt enemy. */
export interface BestBlow extends Pick<Stroke, 'least' | 'most' | 'hits'> {
  /** Null: ATTACK. */
  readonly skill: number | null
}

type DuelCatalog = BattleCatalog & Pick<Catalog, 'role'>
type Enemy = Pick<EnemyKind, 'id' | 'hp' | 'boss'> & { readonly stats: Pick<EnemyKind['stats'], 'spd'> }

const [MEMBER, ENEMY] = [0, 1]

/** What it would do plays no part. */
const ONLY_ATTACKS: EnemyKind['behaviour'] = { phases: [{ below: 100, type: 'cycle', steps: ['attack'] }] }

/** The blow that can take most, of those whose kind of damage is known; null: none is. The member has all AP, nobody has modifiers. */
export function bestBlow(member: Member, enemy: Enemy, known: Defences, catalog: DuelCatalog): BestBlow | null {
  const sight = { state: duelOf(member, enemy, catalog), catalog, known: () => known, breakDamage: () => null }
  return ordersIn(sight.state, catalog).reduce<BestBlow | null>((best, order) => {
    const stroke = forecast(sight, [order], null).enemies[0]?.strokes[0]
    if (!stroke?.isKnown || (best !== null && best.most >= stroke.most)) return best
    const { least, most, hits } = stroke
    return { skill: order.type === 'skill' ? order.skill : null, least, most, hits }
  }, null)
}

/** Of the enemy's figures only those that a screen shows. */
function duelOf(member: Member, { stats: { spd }, ...enemy }: Enemy, catalog: DuelCatalog): BattleState {
  const shown = { ...enemy, stats: { str: 0, def: 0, int: 0, spd, luc: 0 }, behaviour: ONLY_ATTACKS }
  const combatants = [memberCombatant(fullyRecovered(member, catalog), MEMBER, catalog), enemyCombatant(shown, ENEMY, UNSCALED)]
  return { turn: 1, outcome: null, combatants, bag: [] }
}

function ordersIn({ combatants: [member] }: BattleState, catalog: DuelCatalog): readonly Command[] {
  // One that all AP do not pay for fails in the turn and takes nothing.
  const skills = (member?.skills ?? []).filter(({ id }) => damageEffectOf(catalog.skill(id)) !== null)
  return [
    { type: 'attack', actor: MEMBER, target: ENEMY },
    ...skills.map(({ id }) => ({ type: 'skill', actor: MEMBER, skill: id, target: ENEMY }) as const),
  ]
}

/** The mean power of the members' plain attacks. */
export const meanPower = (members: readonly Member[], catalog: Pick<Catalog, 'role'>): number =>
  members.reduce((sum, member) => sum + Math.floor(plainFigure(totalAttributes(catalog.role(member.role), member))), 0) / members.length
