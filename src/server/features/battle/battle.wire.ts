import type { BattleEnemy, BattleMember, Buff, Encounter, Round, WinResult } from '../../../contract/battle.ts'
import { enemyEntry } from '../../../content/catalog.ts'
import { sourceName } from '../../../content/text/battle-log.ts'
import { enemyNames } from '../../../content/text/enemy-names.ts'
import type { Adventure, Traveller } from '../../../rules/adventure.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { Combatant, Modifier } from '../../../rules/battle/state.ts'
import { freeSkillPoints, freeStatusPoints } from '../../../rules/growth.ts'
import type { CastMember, StoredAdventure, StoredWin } from '../../store/adventures.ts'
import { battleItems, battleSkill } from '../../wire/acts.ts'
import { prefixed } from '../../wire/attributes.ts'
import { backgroundPicture, enemyPicture, rolePicture } from '../../wire/pictures.ts'
import type { Encountered, PlayedRound } from './battle.service.ts'

export function encounterToWire({ adventure, log }: Encountered): Encounter {
  const { state, sessionId, win } = adventure
  const { members, enemies } = sidesToWire(adventure)
  const resume = { phase: state.phase, log, result: win && winToWire(win) }
  return [members, enemies, sessionId, battleItems(state.battle.bag), state.battle.turn, backgroundPicture(state.field), resume]
}

export function roundToWire({ adventure, played }: PlayedRound): Round {
  const { state } = adventure
  const { members, enemies } = sidesToWire(adventure)
  const { events, lines, lineEvents } = played
  return [members, enemies, lines, battleItems(state.battle.bag), state.battle.turn, events.map(eventToWire), lineEvents]
}

export const winToWire = ({ lines, fieldCleared, alreadyCleared }: StoredWin): WinResult => [lines, fieldCleared, alreadyCleared]

/** That an enemy prepares something shows; what it is does not. */
const eventToWire = (event: BattleEvent): BattleEvent => (event.type === 'telegraphed' ? { ...event, next: 0 } : event)

interface Sides {
  readonly members: readonly BattleMember[]
  readonly enemies: readonly BattleEnemy[]
}

function sidesToWire({ state, cast }: Pick<StoredAdventure, 'state' | 'cast'>): Sides {
  const { combatants } = state.battle
  const foes = combatants.filter(({ side }) => side === 'enemies')
  const names = enemyNames(foes.map(({ kind }) => kind))
  return {
    members: state.party.flatMap((member, index) => {
      const [combatant, person] = [combatants[index], cast[index]]
      return combatant && person ? [memberToWire({ member, combatant, person, hasEscaped: state.phase === 'escaped' })] : []
    }),
    enemies: foes.map((enemy, index) => enemyToWire(enemy, index, names[index] ?? '')),
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
    level: member.level,
    total_exp: member.exp,
    ...freePoints(member),
    skills: member.skills.map(battleSkill),
    selected_skill_id: null,
    role_portrait: rolePicture(member.role),
    is_defeated_flag: combatant.hp === 0,
    is_escaped: hasEscaped,
    player_index: combatant.id,
    is_enemy: false,
  }
}

const freePoints = (member: Traveller): Pick<BattleMember, 'freely_status_point' | 'freely_skill_point'> => ({
  freely_status_point: freeStatusPoints(member),
  freely_skill_point: freeSkillPoints(member),
})

function enemyToWire(enemy: Combatant, index: number, name: string): BattleEnemy {
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
  }
}

type Figures = Pick<
  BattleMember,
  'max_value_hp' | 'max_value_ap' | 'buffs' | `value_${'hp' | 'ap' | 'str' | 'def' | 'int' | 'spd' | 'luc'}`
>

function figures({ hp, ap, maxHp, maxAp, base, modifiers }: Combatant): Figures {
  return { max_value_hp: maxHp, max_value_ap: maxAp, ...prefixed('value', { hp, ap, ...base }), buffs: modifiers.map(buffToWire) }
}

function buffToWire({ source, stats, damageTaken, taunt, regen, bleed, turns, bad }: Modifier): Buff {
  const [kind, id] = source.split(':')
  return {
    buffed_skill_id: kind === 'skill' ? Number(id) : null,
    buffed_skill_name: kind === 'skill' ? sourceName(source) : null,
    buffed_item_id: kind === 'item' ? Number(id) : null,
    buffed_item_name: kind === 'item' ? sourceName(source) : null,
    buffed_str: stats.str ?? 0,
    buffed_def: stats.def ?? 0,
    buffed_int: stats.int ?? 0,
    buffed_spd: stats.spd ?? 0,
    buffed_luc: stats.luc ?? 0,
    remaining_turn: turns,
    buffed_from: kind === 'skill' ? 'SKILL' : kind === 'item' ? 'ITEM' : 'DEFENCE',
    damage_taken: damageTaken,
    taunt,
    regen_percent: regen,
    bleed,
    is_bad: bad,
  }
}
