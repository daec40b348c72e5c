import { itemEntry } from '../../content/catalog.ts'
import type { BattleState, Combatant } from '../../rules/battle/state.ts'

// All figures are in HP of a member. Found by trying: those with which the solver won most (docs/decisions/0007).
const MEMBER_STANDING = 60
/** An AP, for each HP of the party's maximum: damage and costs of skills grow with the level, and so does the worth of an AP. */
const AP_PER_PARTY_HP = 0.007
const ENEMY_STANDING = 40
const ENEMY_HP = 0.8
const ITEM_PER_GOLD = 0.5
const LAST_ITEM_PER_GOLD = 0.4
const MODIFIER_TURN = 3
/** What a strengthening of an enemy costs, and a weakening brings, for each turn left. */
const ENEMY_MODIFIER_TURN = 6
/** Damage that a point of LUC adds in a turn, for each point of the better of STR and INT: simulated turns have no criticals. */
const PER_LUC_AND_STAT = 0.0014
const WON = 20
/** Less than the worth of any state that is not lost. */
export const LOST = -3000

/** What AP and items are worth while a turn is planned. */
export interface Prices {
  readonly perAp: number
  readonly perGold: number
}

/** In the last stage, AP and items lose their worth with the HP that enemies have left. Taken before planning: otherwise damage would seem to cost something. */
export function pricesIn(state: BattleState, stagesLeft: number): Prices {
  const needed = stagesLeft > 0 ? 1 : enemiesShare(state)
  return { perAp: AP_PER_PARTY_HP * needed * partyMaxHp(state), perGold: needed * (stagesLeft > 0 ? ITEM_PER_GOLD : LAST_ITEM_PER_GOLD) }
}

/** How good a state is for the party. */
export function worth(state: BattleState, { perAp, perGold }: Prices): number {
  const enemies = enemiesWorth(state)
  if (state.outcome === 'lost') return LOST - enemies
  let points = (state.outcome === 'won' ? WON : 0) - enemies
  for (const one of state.combatants) {
    if (one.side === 'party') points += perAp * one.ap * (1.4 - (0.4 * one.ap) / Math.max(1, one.maxAp)) + memberWorth(one)
  }
  for (const { item, count } of state.bag) points += itemEntry(item).price * count * perGold
  return points
}

function enemiesWorth(state: BattleState): number {
  let points = 0
  for (const { side, hp, modifiers } of state.combatants) {
    if (side === 'party' || hp === 0) continue
    points += ENEMY_STANDING + ENEMY_HP * hp
    for (const { turns, bad } of modifiers) if (turns > 1) points += (bad ? -ENEMY_MODIFIER_TURN : ENEMY_MODIFIER_TURN) * (turns - 1)
  }
  return points
}

function enemiesShare(state: BattleState): number {
  let hp = 0
  let max = 0
  for (const one of state.combatants) {
    if (one.side === 'party') continue
    hp += one.hp
    max += one.maxHp
  }
  return hp / Math.max(1, max)
}

/** HP count less the more there are: the first half is worth three times the second. */
function memberWorth(member: Combatant): number {
  if (member.hp === 0) return 0
  let points = MEMBER_STANDING + member.hp * (2 - member.hp / member.maxHp)
  for (const { turns, bad, stats } of member.modifiers) {
    if (turns > 1) points += (bad ? -MODIFIER_TURN : MODIFIER_TURN) * (turns - 1)
    if (stats.luc !== undefined && stats.luc > 0)
      points += turns * stats.luc * Math.max(member.base.str, member.base.int) * PER_LUC_AND_STAT
  }
  return points
}

const partyMaxHp = (state: BattleState): number => state.combatants.reduce((sum, one) => sum + (one.side === 'party' ? one.maxHp : 0), 0)
