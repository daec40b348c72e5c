import type {
  Announcement,
  BattleEnemy,
  BattleMember,
  BattleSkill,
  Buff,
  Encounter,
  Gains,
  Speech,
  TurnReply,
  WinResult,
} from '../../../contract/battle/battle.ts'
import type { BattleView, Vitals } from '../../../contract/battle/view.ts'
import { catalog, enemyEntry, roleEntry } from '../../../content/catalog.ts'
import { sourceName } from '../../../content/log/battle-log.ts'
import { enemyNames } from '../../../content/log/enemy-names.ts'
import { backgroundFieldOf } from '../../../content/enemy-fields.ts'
import { isEncore } from '../../../content/named-ids.ts'
import type { Adventure } from '../../../rules/adventure/adventure.ts'
import { costOf } from '../../../rules/battle/command.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { Choice } from '../../../rules/battle/skill.ts'
import { type BattleState, type Combatant, discountOf, type Modifier, type Source } from '../../../rules/battle/state.ts'
import { announcementOf, foresightOf } from '../../../rules/battle/telegraph.ts'
import { weightOf } from '../../../rules/battle/weight.ts'
import { freeSkillPoints, freeStatusPoints, levelFor, totalAttributes } from '../../../rules/party/growth.ts'
import type { AdventureMember } from '../../../rules/adventure/stage-battle.ts'
import { type Defences, UNKNOWN } from '../../../rules/sight/knowledge.ts'
import type { CastMember, Said, StoredAdventure } from '../../store/rows/adventures.ts'
import { battleActs, battleItems, battleSkill } from '../../wire/acts.ts'
import { kindToWire } from '../../wire/outlines.ts'
import { backgroundPicture, enemyPicture, rolePicture } from '../../wire/pictures.ts'
import type { EnteredStage, TurnResult, Won } from './battle.service.ts'
import type { KnownDefences } from './learning.ts'
import { endlessToWire, intervalToWire } from './slips.wire.ts'
import { firstTurnOf, nextTurnOf } from './turn-numbers.ts'

/** What clients see of an adventure. */
type Seen = Pick<StoredAdventure, 'id' | 'state' | 'cast' | 'sessionId' | 'win' | 'speech' | 'numberedSince'>

export function encounterToWire({
  adventure,
  log,
  wounded,
  clears,
  known,
  tactics,
}: Pick<EnteredStage, 'log' | 'wounded' | 'clears' | 'known' | 'tactics'> & { readonly adventure: Seen }): Encounter {
  const { id, state, sessionId, win, speech } = adventure
  const { members, enemies } = sidesToWire(adventure, known)
  const firstTurn = firstTurnOf(adventure)
  const result = win && winToWire({ win, state })
  const resume = {
    phase: state.phase,
    log,
    result,
    first_turn: firstTurn,
    wounded,
    clears,
    adventure_id: id,
    tactics: [...tactics],
    endless: endlessToWire(state),
  }
  return [
    members,
    enemies,
    sessionId,
    battleItems(state.battle.bag),
    nextTurnOf(adventure),
    backgroundPicture(backgroundFieldOf(state.field, enemyKinds(state))),
    resume,
    viewOf(state),
    (speech?.said ?? []).map((said) => speechToWire(firstTurn, said)),
    battleActs(state.battle),
  ]
}

/** Turns are counted from the stage's first; what is said before the first turn of a stage counts as said in it. */
const speechToWire = (firstTurn: number, { turn, event, speaker, lines }: Said): Speech => ({
  turn: firstTurn + Math.max(1, turn) - 1,
  event,
  speaker,
  lines,
})

type SeenTurn = Omit<TurnResult, 'adventure'> & { readonly adventure: Seen }

export function turnToWire({ adventure, narration, turn, known }: SeenTurn): TurnReply {
  const { state, speech } = adventure
  const { members, enemies } = sidesToWire(adventure, known)
  const { events, lines, lineEvents } = narration
  return [
    members,
    enemies,
    lines,
    battleItems(state.battle.bag),
    nextTurnOf(adventure),
    events.map(eventToWire),
    lineEvents,
    viewOf(state),
    (speech?.said ?? []).filter((said) => said.turn === turn).map((said) => speechToWire(firstTurnOf(adventure), said)),
  ]
}

export const winToWire = ({ win: { lines, fieldCleared, alreadyCleared, gift = 0 }, state }: Won): WinResult => [
  lines,
  fieldCleared,
  alreadyCleared,
  gainsOf(state, gift),
  intervalToWire(state),
]

/** Of records from before there was a result nothing is known. */
function gainsOf({ field, party, result }: Adventure, gift: number): Gains | null {
  if (!result || isEncore(field)) return null
  const { exp, gold } = result
  return { exp, gold, gift, members: party.map((member) => ({ exp: member.exp - exp, level: levelFor(member.exp - exp) })) }
}

const viewOf = (state: Adventure): BattleView => ({
  state: maskedState(state.battle),
  recovered: state.phase === 'won' ? state.party.map(vitalsOf) : null,
  names: namesOf(state.battle),
})

/** Names of what has put modifiers on somebody. The skills of the party are left out: clients have them with the acts of the stage. */
function namesOf({ combatants }: BattleState): BattleView['names'] {
  const isLearned = (source: Source) => combatants.some(({ skills }) => skills.some(({ id }) => source === `skill:${id}`))
  const sources = combatants.flatMap(({ modifiers }) => modifiers.map(({ source }) => source))
  return Object.fromEntries(sources.filter((source) => !isLearned(source)).map((source) => [source, sourceName(source)]))
}

/**
 * The battle as a player may know it. Of an enemy's stats only the speed stays, which the order of action shows; of its plans only that it
 * prepares something.
 */
export function maskedState(battle: BattleState): BattleState {
  return { ...battle, combatants: battle.combatants.map((one) => (one.side === 'party' ? one : maskedEnemy(one))) }
}

function maskedEnemy(enemy: Combatant): Combatant {
  const base = { str: 0, def: 0, int: 0, spd: enemy.base.spd, luc: 0 }
  const { foreseen } = enemy
  return {
    ...enemy,
    base,
    skills: [],
    forced: enemy.forced === null ? null : 0,
    foreseen: foreseen === null ? null : maskedAction(foreseen),
    mind: null,
  }
}

function vitalsOf(member: AdventureMember): Vitals {
  const { hp: maxHp, ap: maxAp } = totalAttributes(roleEntry(member.role), member)
  return { hp: member.hp, maxHp, ap: member.ap, maxAp }
}

/** Clients learn that an enemy prepares a skill, or will use one, not which. */
function eventToWire(event: BattleEvent): BattleEvent {
  if (event.type === 'telegraphed') return { ...event, next: 0 }
  return event.type === 'foreseen' ? { ...event, action: maskedAction(event.action) } : event
}

const maskedAction = (action: Choice['action']): Choice['action'] => (action === 'attack' ? action : 0)

const enemyKinds = ({ battle }: Adventure): readonly number[] =>
  battle.combatants.filter(({ side }) => side === 'enemies').map(({ kind }) => kind)

interface Sides {
  readonly members: readonly BattleMember[]
  readonly enemies: readonly BattleEnemy[]
}

function sidesToWire({ state, cast }: Pick<StoredAdventure, 'state' | 'cast'>, known: KnownDefences): Sides {
  const { combatants } = state.battle
  const foes = combatants.filter(({ side }) => side === 'enemies')
  const names = enemyNames(foes.map(({ kind }) => kind))
  return {
    members: state.party.flatMap((member, index) => {
      const [combatant, person] = [combatants[index], cast[index]]
      if (!combatant || !person) return []
      return [memberToWire({ member, combatant, person, hasEscaped: state.phase === 'escaped' })]
    }),
    enemies: foes.map((enemy, index) =>
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
    announcement: announcementToWire(battle, enemy),
    foresight: foresightToWire(enemy),
    known,
  }
}

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
  const [kind, id] = source.split(':')
  return {
    buffed_skill_id: kind === 'skill' ? Number(id) : null,
    buffed_skill_name: sourceName(source),
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
