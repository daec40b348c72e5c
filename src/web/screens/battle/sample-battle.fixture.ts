import type { BattleEnemy, BattleItem, BattleMember, BattleSkill, Encounter } from '../../../contract/battle.ts'
import type { BattleView } from '../../../contract/battle-view.ts'
import type { Combatant } from '../../../rules/battle/state.ts'

/** Wire objects for tests: three members against two enemies, with little set that a test does not need. */
const stats = { value_str: 10, value_def: 8, value_int: 9, value_luc: 5 }

export const slash: BattleSkill = {
  id: 101,
  name: '一文字',
  description: '',
  attack_type: 1,
  effect_type: 1,
  target_range: 1,
  is_target_enemy: true,
  is_first: false,
  is_slow: false,
  skill_level: 1,
  ap_cost: 4,
  buff_turn: null,
  skill_percent: 1.6,
  power_of: ['str'],
  hits: 1,
  recoils: false,
  restores: null,
}

export const tend: BattleSkill = {
  ...slash,
  id: 201,
  name: '手当て火',
  attack_type: 0,
  effect_type: 2,
  is_target_enemy: false,
  power_of: [],
  hits: 0,
  restores: 'hp',
}
export const storm: BattleSkill = { ...slash, id: 401, name: '百鬼', target_range: 2 }
export const candy: BattleItem = {
  id: 1,
  name: '灯飴',
  description: '',
  possession_number: 1,
  attack_type: 0,
  effect_type: 2,
  target_range: 1,
  is_target_enemy: false,
}

export function member(index: number, change: Partial<BattleMember> = {}): BattleMember {
  return {
    id: 100 + index,
    role_id: index + 1,
    name: ['キリカ', 'トモリ', 'ウツシ'][index] ?? '',
    command: null,
    target_player_index: null,
    target_enemy_index: null,
    max_value_hp: 50,
    max_value_ap: 20,
    value_hp: 50,
    value_ap: 20,
    ...stats,
    value_spd: 30 - index * 10,
    level: 1,
    total_exp: 0,
    freely_status_point: 0,
    freely_skill_point: 0,
    skills: [slash, tend, storm],
    selected_skill_id: null,
    buffs: [],
    role_portrait: '',
    is_defeated_flag: false,
    is_escaped: false,
    player_index: index,
    is_enemy: false,
    ...change,
  }
}

export function enemy(index: number, change: Partial<BattleEnemy> = {}): BattleEnemy {
  return {
    id: 11,
    name: `ケシカゲ${'ＡＢ'[index] ?? ''}`,
    max_value_hp: 30,
    max_value_ap: 0,
    value_hp: 30,
    value_ap: 0,
    portrait: '',
    aspect_ratio: null,
    skills: [],
    buffs: [],
    is_defeated_flag: false,
    is_boss: false,
    has_pattern: false,
    enemy_index: index,
    is_enemy: true,
    telegraph: false,
    announcement: null,
    ...change,
  }
}

export const party: readonly BattleMember[] = [member(0), member(1), member(2)]
export const opponents: readonly BattleEnemy[] = [enemy(0), enemy(1)]
export const down = { is_defeated_flag: true, value_hp: 0 } as const

export function encounter(members = party, enemies = opponents, resume: Partial<Encounter[6]> = {}, said: Encounter[8] = []): Encounter {
  return [
    members,
    enemies,
    'session',
    [candy],
    1,
    '',
    { phase: 'fighting', log: [], result: null, first_turn: 1, wounded: false, clears: 0, ...resume },
    viewOf(members, enemies, 1),
    said,
  ]
}

/** The same as the rules' state, with `candy` in the bag. */
export function viewOf(members: readonly BattleMember[], enemies: readonly BattleEnemy[], turn: number): BattleView {
  const combatants = [
    ...members.map((one, id) => combatantOf(one, { id, side: 'party', kind: one.role_id })),
    ...enemies.map((one, index) => combatantOf(one, { id: members.length + index, side: 'enemies', kind: one.id })),
  ]
  return { state: { turn, outcome: null, combatants, bag: [{ item: candy.id, count: candy.possession_number }] }, recovered: null }
}

function combatantOf(one: BattleMember | BattleEnemy, place: Pick<Combatant, 'id' | 'side' | 'kind'>): Combatant {
  return {
    ...place,
    boss: one.is_enemy && one.is_boss,
    hp: one.value_hp,
    maxHp: one.max_value_hp,
    ap: one.value_ap,
    maxAp: one.max_value_ap,
    base: { str: 10, def: 8, int: 9, spd: one.is_enemy ? 15 : one.value_spd, luc: 5 },
    skills: one.skills.map(({ id, skill_level }) => ({ id, level: skill_level })),
    modifiers: [],
    forced: null,
    mind: null,
  }
}
