import type { BattleEnemy, BattleItem, BattleMember, BattleSkill, Buff, Encounter, Round, TurnLog } from '../../../contract/battle.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { Reach, Skill } from '../../../rules/battle/skill.ts'
import type { BattleCatalog, BattleState, Combatant, Modifier, Source, Stats } from '../../../rules/battle/state.ts'

/** Where the party is: a field and one of its stages. */
export interface Place {
  readonly fieldId: number
  readonly stageId: number
}

/** A battle as the screen knows it: what the server said, and the same as the rules' state, which the playback changes. */
export interface Battle {
  readonly place: Place
  readonly sessionId: string
  readonly state: BattleState
  readonly members: readonly BattleMember[]
  readonly enemies: readonly BattleEnemy[]
  readonly items: readonly BattleItem[]
  readonly log: readonly TurnLog[]
  /** Names of what has put modifiers on somebody so far. */
  readonly sourceNames: Readonly<Record<string, string>>
}

/** A round that the server has played. */
export interface PlayedRound {
  readonly events: readonly BattleEvent[]
  readonly lines: readonly { readonly text: string; readonly event: number }[]
  readonly after: Battle
}

export function battleFrom(place: Place, [members, enemies, sessionId, items, turn, , resume]: Encounter): Battle {
  return {
    place,
    sessionId,
    state: stateFrom({ members, enemies, items, turn }),
    members,
    enemies,
    items,
    log: resume.log,
    sourceNames: namesFrom(members, enemies, items),
  }
}

export function roundFrom(before: Battle, [members, enemies, log, items, nextTurn, events, lineEvents]: Round): PlayedRound {
  const lines = log.map((text, index) => ({ text, event: lineEvents[index] ?? 0 }))
  const after: Battle = {
    ...before,
    state: stateFrom({ members, enemies, items, turn: nextTurn }),
    members,
    enemies,
    items,
    log: [...before.log, { turn: before.state.turn, lines: log }],
    sourceNames: { ...before.sourceNames, ...namesFrom(members, enemies, items) },
  }
  return { events, lines, after }
}

interface Snapshot {
  readonly members: readonly BattleMember[]
  readonly enemies: readonly BattleEnemy[]
  readonly items: readonly BattleItem[]
  readonly turn: number
}

function stateFrom({ members, enemies, items, turn }: Snapshot): BattleState {
  const party = members.map((member, id): Combatant => ({ ...combatantFrom(member, id), side: 'party', kind: member.role_id, boss: false }))
  const foes = enemies.map(
    (enemy, index): Combatant => ({
      ...combatantFrom(enemy, members.length + index),
      side: 'enemies',
      kind: enemy.id,
      boss: enemy.is_boss,
      // Which skill it prepares is the server's secret; that it prepares one is not.
      forced: enemy.telegraph ? 0 : null,
    }),
  )
  const bag = items.map((item) => ({ item: item.id, count: item.possession_number }))
  return { turn, outcome: null, combatants: [...party, ...foes], bag }
}

function combatantFrom(one: BattleMember | BattleEnemy, id: number): Omit<Combatant, 'side' | 'kind' | 'boss'> {
  const base: Stats = { str: one.value_str, def: one.value_def, int: one.value_int, spd: one.value_spd, luc: one.value_luc }
  return {
    id,
    hp: one.is_defeated_flag ? 0 : one.value_hp,
    maxHp: one.max_value_hp,
    ap: one.value_ap,
    maxAp: one.max_value_ap,
    base,
    skills: one.skills.map((skill) => ({ id: skill.id, level: skill.skill_level })),
    modifiers: one.buffs.map(modifierFrom),
    forced: null,
    mind: null,
  }
}

function modifierFrom(buff: Buff): Modifier {
  return {
    source: sourceOf(buff),
    stats: { str: buff.buffed_str, def: buff.buffed_def, int: buff.buffed_int, spd: buff.buffed_spd, luc: buff.buffed_luc },
    damageTaken: buff.damage_taken,
    taunt: buff.taunt,
    regen: buff.regen_percent,
    bleed: buff.bleed,
    turns: buff.remaining_turn,
    bad: buff.is_bad,
  }
}

function sourceOf(buff: Buff): Source {
  if (buff.buffed_from === 'DEFENCE') return 'defence'
  return buff.buffed_from === 'ITEM' ? `item:${buff.buffed_item_id ?? 0}` : `skill:${buff.buffed_skill_id ?? 0}`
}

function namesFrom(
  members: readonly BattleMember[],
  enemies: readonly BattleEnemy[],
  items: readonly BattleItem[],
): Record<string, string> {
  const names: Record<string, string> = {}
  for (const item of items) names[`item:${item.id}`] = item.name
  for (const one of [...members, ...enemies]) {
    for (const skill of one.skills) names[`skill:${skill.id}`] = skill.name
    for (const buff of one.buffs) {
      const name = buff.buffed_skill_name ?? buff.buffed_item_name
      if (name !== null) names[sourceOf(buff)] = name
    }
  }
  return names
}

/** Whom a skill or an item reaches, in the rules' words. */
export function reachOf({ target_range, is_target_enemy }: Pick<BattleSkill | BattleItem, 'target_range' | 'is_target_enemy'>): Reach {
  if (target_range === 0) return 'self'
  if (target_range === 1) return is_target_enemy ? 'foe' : 'ally'
  return is_target_enemy ? 'foes' : 'allies'
}

/** As much of the catalog as the screen may know: what the members can use, with cost, pace and reach. */
export function catalogOf(battle: Battle): BattleCatalog {
  return {
    skill: (id) => {
      const known = battle.members.flatMap((member) => member.skills).find((skill) => skill.id === id)
      return actFrom(id, known?.ap_cost ?? 0, known)
    },
    item: (id) =>
      actFrom(
        id,
        0,
        battle.items.find((item) => item.id === id),
      ),
    behaviour: () => {
      throw new Error('How enemies choose is not for the player to know')
    },
  }
}

/** The member's level is folded into its cost, so every level reads the same. */
function actFrom(id: number, apCost: number, known: BattleSkill | BattleItem | undefined): Skill {
  const level = { apCost, percent: 0, turns: 0 }
  const pace = known && 'is_first' in known ? (known.is_first ? 'first' : known.is_slow ? 'last' : null) : null
  return { id, reach: known ? reachOf(known) : 'self', levels: [level, level, level], effects: [], ...(pace ? { pace } : {}) }
}

export function nameAt(battle: Battle, place: number): string {
  return (battle.members[place] ?? battle.enemies[place - battle.members.length])?.name ?? ''
}

export function skillOf(battle: Battle, actor: number, id: number): BattleSkill | null {
  return battle.members[actor]?.skills.find((skill) => skill.id === id) ?? null
}
