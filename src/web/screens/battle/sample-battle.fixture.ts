import type { Encounter } from '../../../contract/battle/battle.ts'
import type { BattleEnemy, BattleMember } from '../../../contract/battle/combatants.ts'
import type { BattleAct, BattleActs } from '../../../contract/battle/acts.ts'
import type { BattleView } from '../../../contract/battle/view.ts'
import type { Combatant, Outcome } from '../../../rules/battle/state.ts'

/** Wire objects for tests: three members against two enemies, with little set that a test does not need. */
const stats = { value_str: 10, value_def: 8, value_int: 9, value_luc: 5 }

export const slash: BattleAct = {
  id: 101,
  name: '一文字',
  description: '',
  reach: 'foe',
  levels: [{ apCost: 4, percent: 160, turns: 0 }],
  effects: [{ type: 'damage', kind: 'physical', of: ['str'] }],
}
export const tend: BattleAct = { ...slash, id: 201, name: '手当て火', reach: 'ally', effects: [{ type: 'heal', of: ['int'], plus: 0 }] }
export const storm: BattleAct = { ...slash, id: 401, name: '百鬼', reach: 'foes' }
export const candy: BattleAct = {
  ...tend,
  id: 1,
  name: '灯飴',
  levels: [{ apCost: 0, percent: 0, turns: 0 }],
}
const attacks = [1, 2, 3].map((role) => ({ role, note: '次の回は会心が出やすい。', kind: 'physical' as const, turns: 0, effects: [] }))
const acts: BattleActs = { skills: [slash, tend, storm], items: [candy], attacks }

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
    skills: [],
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
    foresight: null,
    known: { physical: null, magical: null },
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
    [],
    1,
    '',
    {
      phase: 'fighting',
      log: [],
      result: null,
      first_turn: 1,
      wounded: false,
      clears: 0,
      adventure_id: 1,
      tactics: ['usual', 'usual', 'usual'],
      endless: null,
      ...resume,
    },
    viewOf(members, enemies, 1),
    said,
    acts,
  ]
}

/** These members and enemies as a state of the rules. All members have learned all skills, and one `candy` is in the bag. */
export function viewOf(members: readonly BattleMember[], enemies: readonly BattleEnemy[], turn: number): BattleView {
  const combatants = [
    ...members.map((one, id) => combatantOf(one, { id, side: 'party', kind: one.role_id })),
    ...enemies.map((one, index) => combatantOf(one, { id: members.length + index, side: 'enemies', kind: one.id })),
  ]
  return {
    state: { turn, outcome: outcomeOf(members, enemies), combatants, bag: [{ item: candy.id, count: 1 }] },
    recovered: null,
    names: {},
  }
}

function outcomeOf(members: readonly BattleMember[], enemies: readonly BattleEnemy[]): Outcome | null {
  if (members.some(({ is_escaped }) => is_escaped)) return 'escaped'
  if (members.every(({ is_defeated_flag }) => is_defeated_flag)) return 'lost'
  return enemies.every(({ is_defeated_flag }) => is_defeated_flag) ? 'won' : null
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
    skills: one.is_enemy ? [] : acts.skills.map(({ id }) => ({ id, level: 1 })),
    modifiers: [],
    forced: null,
    foreseen: null,
    mind: null,
  }
}
