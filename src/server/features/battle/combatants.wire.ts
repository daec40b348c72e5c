import type { Announcement, BattleEnemy, BattleMember, BattleSkill, Buff, Signs } from '../../../contract/battle/combatants.ts'
import { catalog, enemyEntry } from '../../../content/catalog.ts'
import { sourceName } from '../../../content/log/battle-log.ts'
import { itemIn, skillIn } from '../../../rules/battle/event.ts'
import { enemyNames } from '../../../content/log/enemy-names.ts'
import type { Adventure } from '../../../rules/adventure/adventure.ts'
import { costOf } from '../../../rules/battle/command.ts'
import { type BattleState, type Combatant, combatantsOf, discountOf, type Modifier } from '../../../rules/battle/state.ts'
import { announcementOf, foresightOf } from '../../../rules/battle/telegraph.ts'
import { weightOf } from '../../../rules/battle/weight.ts'
import { freeSkillPoints, freeStatusPoints } from '../../../rules/party/growth.ts'
import type { AdventureMember } from '../../../rules/adventure/stage-battle.ts'
import { type Defences, UNKNOWN } from '../../../rules/sight/knowledge.ts'
import type { CastMember, StoredAdventure } from '../../store/rows/battle/adventures.ts'
import { battleSkill } from '../../wire/acts.ts'
import { kindToWire } from '../../wire/outlines.ts'
import { enemyPicture, rolePicture } from '../../wire/pictures.ts'
import type { KnownDefences } from './learning.ts'

interface Sides {
  readonly members: readonly BattleMember[]
  readonly enemies: readonly BattleEnemy[]
}

/** Both sides as clients see them. */
export function sidesToWire({ state, cast }: Pick<StoredAdventure, 'state' | 'cast'>, known: KnownDefences): Sides {
  const { combatants } = state.battle
  const enemies = combatantsOf(state.battle, 'enemies')
  const names = enemyNames(enemies.map(({ kind }) => kind))
  return {
    members: state.party.flatMap((member, index) => {
      const [combatant, person] = [combatants[index], cast[index]]
      if (!combatant || !person) return []
      return [memberToWire({ member, combatant, person, hasEscaped: state.phase === 'escaped' })]
    }),
    enemies: enemies.map((enemy, index) =>
      enemyToWire(state.battle, enemy, { index, name: names[index] ?? '', known: known.get(enemy.kind) ?? UNKNOWN }),
    ),
  }
}

interface MemberParts {
  readonly member: Adventure['party'][number]
  readonly combatant: Combatant
  readonly person: CastMember
  readonly hasEscaped: boolean
}

function memberToWire({ member, combatant, person, hasEscaped }: MemberParts): BattleMember {
  return {
    id: person.id,
    role_id: member.role,
    name: person.name,
    command: null,
    target_player_index: null,
    target_enemy_index: null,
    ...figures(combatant),
    value_str: combatant.base.str,
    value_def: combatant.base.def,
    value_int: combatant.base.int,
    value_spd: combatant.base.spd,
    value_luc: combatant.base.luc,
    level: member.level,
    total_exp: member.exp,
    ...freePoints(member),
    skills: member.skills.map((learned) => discounted(battleSkill(learned), combatant)),
    selected_skill_id: null,
    role_portrait: rolePicture(member.role),
    is_defeated_flag: combatant.hp === 0,
    is_escaped: hasEscaped,
    player_index: combatant.id,
    is_enemy: false,
  }
}

/** What it costs now. */
const discounted = (skill: BattleSkill, combatant: Combatant): BattleSkill =>
  discountOf(combatant) === 0 ? skill : { ...skill, ap_cost: costOf(combatant, { apCost: skill.ap_cost }) }

const freePoints = (member: AdventureMember): Pick<BattleMember, 'freely_status_point' | 'freely_skill_point'> => ({
  freely_status_point: freeStatusPoints(member),
  freely_skill_point: freeSkillPoints(member),
})

interface Caption {
  /** Among the enemies. */
  readonly index: number
  readonly name: string
  readonly known: Defences
}

function enemyToWire(battle: BattleState, enemy: Combatant, { index, name, known }: Caption): BattleEnemy {
  const { wide, boss, behaviour } = enemyEntry(enemy.kind)
  return {
    id: enemy.kind,
    name,
    ...figures(enemy),
    portrait: enemyPicture(enemy.kind),
    aspect_ratio: wide ? '2/1' : null,
    skills: [],
    is_defeated_flag: enemy.hp === 0,
    is_boss: boss,
    has_pattern: behaviour.phases.some(({ type }) => type === 'cycle'),
    enemy_index: index,
    is_enemy: true,
    telegraph: enemy.forced !== null,
    ...enemySigns(battle, enemy, known),
  }
}

/** Of each enemy in its order. */
export const signsToWire = (battle: BattleState, known: KnownDefences): readonly Signs[] =>
  combatantsOf(battle, 'enemies').map((enemy) => enemySigns(battle, enemy, known.get(enemy.kind) ?? UNKNOWN))

const enemySigns = (battle: BattleState, enemy: Combatant, known: Defences): Signs => ({
  announcement: announcementToWire(battle, enemy),
  foresight: foresightToWire(enemy),
  known,
})

function foresightToWire(enemy: Combatant): BattleEnemy['foresight'] {
  const outline = foresightOf(enemy, catalog)
  return outline && { kind: kindToWire(outline), aim: outline.aim }
}

export function announcementToWire(battle: BattleState, enemy: Combatant): Announcement | null {
  const announcement = announcementOf(enemy, catalog)
  if (announcement === null) return null
  const { aim, breakDamage } = announcement
  return {
    kind: kindToWire(announcement),
    aim,
    weight: weightOf(battle, enemy, catalog),
    break_damage: breakDamage,
  }
}

type Figures = Pick<BattleMember, 'max_value_hp' | 'max_value_ap' | 'value_hp' | 'value_ap' | 'buffs'>

const figures = ({ hp, ap, maxHp, maxAp, modifiers }: Combatant): Figures => ({
  max_value_hp: maxHp,
  max_value_ap: maxAp,
  value_hp: hp,
  value_ap: ap,
  buffs: modifiers.map(buffToWire),
})

function buffToWire({ source, stats, damageTaken, taunt, regen, bleed, turns, bad }: Modifier): Buff {
  const [skill, item] = [skillIn(source), itemIn(source)]
  return {
    buffed_skill_id: skill,
    buffed_skill_name: sourceName(source),
    buffed_item_id: item,
    buffed_item_name: item === null ? null : sourceName(source),
    buffed_str: stats.str ?? 0,
    buffed_def: stats.def ?? 0,
    buffed_int: stats.int ?? 0,
    buffed_spd: stats.spd ?? 0,
    buffed_luc: stats.luc ?? 0,
    remaining_turn: turns,
    buffed_from: skill !== null ? 'SKILL' : item !== null ? 'ITEM' : 'DEFENCE',
    damage_taken: damageTaken,
    taunt,
    regen_percent: regen,
    bleed,
    is_bad: bad,
  }
}
