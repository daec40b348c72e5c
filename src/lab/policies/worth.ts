import { itemEntry } from '../../content/catalog.ts'
import type { BattleState, Combatant } from '../../rules/battle/state.ts'

/* All figures are in HP of a member: what one would give for it. Tuned by trying (docs/decisions/0007). */
const MEMBER_STANDING = 60
/** An AP, for each HP of the party's full health: blows and prices of skills grow with the level, and so does what an AP does. */
const AP_PER_PARTY_HP = 0.007
const FOE_STANDING = 40
const FOE_HP = 0.8
const ITEM_PER_GOLD = 0.5
const LAST_ITEM_PER_GOLD = 0.4
const MODIFIER_TURN = 3
const WON = 20
/** Below everything that can still be won. */
export const LOST = -3000

/** How good a state is for the party. AP and items keep their worth as long as there is something left to spend them on. */
export function worth(state: BattleState, stagesLeft: number): number {
  const foes = foesWorth(state)
  if (state.outcome === 'lost') return LOST - foes.points
  const needed = stagesLeft > 0 ? 1 : foes.share
  const perAp = AP_PER_PARTY_HP * needed * partyMaxHp(state)
  let points = (state.outcome === 'won' ? WON : 0) - foes.points
  for (const one of state.combatants) {
    if (one.side === 'party') points += perAp * one.ap * (1.4 - (0.4 * one.ap) / Math.max(1, one.maxAp)) + memberWorth(one)
  }
  const perGold = needed * (stagesLeft > 0 ? ITEM_PER_GOLD : LAST_ITEM_PER_GOLD)
  for (const { item, count } of state.bag) points += itemEntry(item).price * count * perGold
  return points
}

function foesWorth(state: BattleState): { readonly points: number; readonly share: number } {
  let hp = 0
  let max = 0
  let points = 0
  for (const one of state.combatants) {
    if (one.side === 'party') continue
    hp += one.hp
    max += one.maxHp
    if (one.hp > 0) points += FOE_STANDING + FOE_HP * one.hp
  }
  return { points, share: hp / Math.max(1, max) }
}

/** HP with falling returns: the first half is worth three times the second. */
function memberWorth(member: Combatant): number {
  if (member.hp === 0) return 0
  let turns = 0
  for (const modifier of member.modifiers) if (modifier.turns > 1) turns += (modifier.bad ? -1 : 1) * (modifier.turns - 1)
  return MEMBER_STANDING + member.hp * (2 - member.hp / member.maxHp) + MODIFIER_TURN * turns
}

const partyMaxHp = (state: BattleState): number => state.combatants.reduce((sum, one) => sum + (one.side === 'party' ? one.maxHp : 0), 0)
