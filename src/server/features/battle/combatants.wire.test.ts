import { describe, expect, test } from 'vitest'
import { catalog } from '../../../content/catalog.ts'
import { type Adventure, startAdventure } from '../../../rules/adventure/adventure.ts'
import { NO_CHANGE } from '../../../rules/battle/modify.ts'
import type { Combatant, Modifier } from '../../../rules/battle/state.ts'
import { newMember } from '../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../rules/rng.ts'
import { sidesToWire, signsToWire } from './combatants.wire.ts'

const cast = ['一', '二', '三'].map((name, index) => ({ id: 71 + index, name }))
const NOTHING = new Map()
const UNKNOWN = { physical: null, magical: null }

/** The first boss between two enemies; `change` by place. */
function standing(change: Readonly<Record<number, Partial<Combatant>>> = {}, over: Partial<Adventure> = {}): Adventure {
  const members = [1, 2, 3].map((role) => newMember(role))
  const state = startAdventure({ field: 1, members, bag: [], rng: rngStateFrom(1), first: 4 }, catalog)
  const combatants = state.battle.combatants.map((one) => ({ ...one, ...change[one.id] }))
  return { ...state, battle: { ...state.battle, combatants }, ...over }
}
const shown = (state: Adventure) => sidesToWire({ state, cast }, NOTHING)

describe('a member in battle', () => {
  const first = {
    id: 71,
    role_id: 1,
    name: '一',
    command: null,
    target_player_index: null,
    target_enemy_index: null,
    max_value_hp: 46,
    max_value_ap: 12,
    value_hp: 12,
    value_ap: 3,
    buffs: [],
    value_str: 20,
    value_def: 9,
    value_int: 5,
    value_spd: 18,
    value_luc: 10,
    level: 1,
    total_exp: 0,
    freely_status_point: 4,
    freely_skill_point: 1,
    skills: [],
    selected_skill_id: null,
    role_portrait: '/art/roles/striker.svg',
    is_defeated_flag: false,
    is_escaped: false,
    player_index: 0,
    is_enemy: false,
  }

  test('is told with what is left of HP and AP, and with the figures of its own', () => {
    expect(shown(standing({ 0: { hp: 12, ap: 3 } })).members[0]).toEqual(first)
  })

  test('has fallen without HP, and escapes with all', () => {
    const flags = (state: Adventure) => shown(state).members.map((one) => [one.is_defeated_flag, one.is_escaped])
    expect(flags(standing({ 1: { hp: 0 }, 2: { hp: 1 } }))).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ])
    expect(flags(standing({}, { phase: 'escaped' }))).toEqual([1, 2, 3].map(() => [false, true]))
    expect(flags(standing({}, { phase: 'lost' }))).toEqual([1, 2, 3].map(() => [false, false]))
  })
})

describe('an enemy in battle', () => {
  const boss = {
    id: 15,
    name: 'クサブセ',
    max_value_hp: 188,
    max_value_ap: 0,
    value_hp: 80,
    value_ap: 0,
    buffs: [],
    portrait: '/art/enemies/15.svg',
    aspect_ratio: null,
    skills: [],
    is_defeated_flag: false,
    is_boss: true,
    has_pattern: true,
    enemy_index: 1,
    is_enemy: true,
    telegraph: false,
    announcement: null,
    foresight: null,
    known: UNKNOWN,
  }

  test('is told by its drawing and its flags', () => {
    const { enemies } = shown(standing({ 3: { hp: 0 }, 4: { hp: 80 } }))
    expect(enemies[1]).toEqual(boss)
    expect(enemies.map((one) => [one.name, one.enemy_index, one.is_boss, one.is_defeated_flag, one.has_pattern])).toEqual([
      ['ケシカゲＡ', 0, false, true, false],
      ['クサブセ', 1, true, false, true],
      ['ケシカゲＢ', 2, false, false, false],
    ])
  })

  test('shows what it has announced, and what a member foresees of it', () => {
    const state = standing({ 3: { foreseen: 'attack' }, 4: { forced: 1503 } })
    const announcement = { kind: 'physical', aim: 'all', weight: 1, break_damage: 19 }
    const foresight = { kind: 'physical', aim: 'one' }
    const { enemies } = shown(state)
    expect(enemies.map(({ telegraph }) => telegraph)).toEqual([false, true, false])
    const signs = [
      { announcement: null, foresight, known: UNKNOWN },
      { announcement, foresight: null, known: UNKNOWN },
      { announcement: null, foresight: null, known: UNKNOWN },
    ]
    expect(enemies.map(({ announcement: shown, foresight: seen, known }) => ({ announcement: shown, foresight: seen, known }))).toEqual(
      signs,
    )
    expect(signsToWire(state.battle, NOTHING)).toEqual(signs)
  })

  test('shows what the save knows of its kind', () => {
    const known = { physical: { least: 3, most: 9 }, magical: null }
    const knownOf = new Map([[11, known]])
    const state = standing()
    expect(sidesToWire({ state, cast }, knownOf).enemies.map((one) => one.known)).toEqual([known, UNKNOWN, known])
    expect(signsToWire(state.battle, knownOf).map((one) => one.known)).toEqual([known, UNKNOWN, known])
  })
})

describe('what stands on somebody', () => {
  const buffsOf = (modifier: Partial<Modifier> & Pick<Modifier, 'source'>) =>
    shown(standing({ 4: { modifiers: [{ ...NO_CHANGE, turns: 2, bad: false, stats: {}, ...modifier }] } })).enemies[1]?.buffs
  const plain = {
    buffed_skill_id: null,
    buffed_item_id: null,
    buffed_item_name: null,
    buffed_str: 0,
    buffed_def: 0,
    buffed_int: 0,
    buffed_spd: 0,
    buffed_luc: 0,
    remaining_turn: 2,
    damage_taken: 100,
    taunt: false,
    regen_percent: 0,
    bleed: 0,
    is_bad: false,
  }

  test('of a skill is told by its name and id, with all that it changes', () => {
    const stats = { str: 1, def: -2, int: 3, spd: -4, luc: 5 }
    expect(buffsOf({ source: 'skill:101', stats, damageTaken: 80, taunt: true, regen: 6, bleed: 7, turns: 3, bad: true })).toEqual([
      {
        ...plain,
        buffed_skill_id: 101,
        buffed_skill_name: '一文字',
        buffed_from: 'SKILL',
        buffed_str: 1,
        buffed_def: -2,
        buffed_int: 3,
        buffed_spd: -4,
        buffed_luc: 5,
        remaining_turn: 3,
        damage_taken: 80,
        taunt: true,
        regen_percent: 6,
        bleed: 7,
        is_bad: true,
      },
    ])
  })

  test('of an item is told by its name under both, and of neither as of DEFENCE', () => {
    expect(buffsOf({ source: 'item:12' })).toEqual([
      { ...plain, buffed_skill_name: '力餅', buffed_item_id: 12, buffed_item_name: '力餅', buffed_from: 'ITEM' },
    ])
    expect(buffsOf({ source: 'braced' })).toEqual([{ ...plain, buffed_skill_name: '踏みこらえ', buffed_from: 'DEFENCE' }])
  })
})
