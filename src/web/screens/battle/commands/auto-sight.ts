import type { AutoSight, AutoSkill } from '../../../../rules/auto/auto-commands.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import type { Announcement, BattleSkill } from '../../../../contract/battle.ts'
import { type Combatant, effective } from '../../../../rules/battle/state.ts'
import { type Battle, reachOf } from '../battle-model.ts'

/** What おまかせ may know: no more than this screen shows. */
export const autoSight = ({ state, members, enemies, played }: Battle): AutoSight => ({
  state,
  skillsOf: (member) => (members[member.id]?.skills ?? []).map((skill) => autoSkill(member, skill)),
  announced: ({ id }) => announcedOf(enemies[id - members.length]?.announcement ?? null),
  lostLast: ({ id }) => (played.at(-1) ?? []).reduce((sum, event) => sum + lossOf(id, event), 0),
})

/** HP that the event takes from this combatant. */
const lossOf = (id: number, event: BattleEvent): number =>
  (event.type === 'damaged' || event.type === 'recoiled' || event.type === 'bled') && event.target === id ? event.amount : 0

function autoSkill(member: Combatant, skill: BattleSkill): AutoSkill {
  const { id, ap_cost, skill_percent, power_of, hits, recoils, restores, effect_type, buff_turn, is_first, is_slow, is_target_enemy } =
    skill
  return {
    id,
    reach: reachOf(skill),
    ...(is_first ? { pace: 'first' } : is_slow ? { pace: 'last' } : {}),
    apCost: ap_cost,
    power: power_of.reduce((sum, stat) => sum + effective(member, stat), 0) * skill_percent,
    hits,
    recoils,
    restores,
    strengthens: effect_type === 3 && !is_target_enemy && (buff_turn ?? 0) > 1,
  }
}

const announcedOf = (announcement: Announcement | null) =>
  announcement &&
  ({
    aim: announcement.aim,
    breakDamage: announcement.break_damage,
    weight: announcement.weight,
  } as const)
