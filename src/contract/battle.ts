import { z } from 'zod'
import type { BattleEvent } from '../rules/battle/event.ts'
import { type Done, endpoint } from './endpoint.ts'
import type { RunningAdventure } from './menu.ts'
import { hint, id, int } from './schema.ts'
import type { AttackType, EffectType, StatusValues, TargetRange } from './status.ts'

/** Where the current stage stands. */
export type Phase = 'fighting' | 'won' | 'escaped' | 'lost'

export const commandNames = ['ATTACK', 'SKILL', 'DEFENCE', 'ITEM', 'ESCAPE'] as const
export type CommandName = (typeof commandNames)[number]

export interface Buff {
  readonly buffed_skill_id: number | null
  readonly buffed_skill_name: string | null
  readonly buffed_item_id: number | null
  readonly buffed_item_name: string | null
  readonly buffed_str: number
  readonly buffed_def: number
  readonly buffed_int: number
  readonly buffed_spd: number
  readonly buffed_luc: number
  readonly remaining_turn: number
  readonly buffed_from: 'SKILL' | 'ITEM' | 'DEFENCE'
  /** Percent of the damage that gets through; 100 = all of it. */
  readonly damage_taken: number
  readonly taunt: boolean
  readonly regen_percent: number
  /** にじみ: HP lost at the end of each turn. */
  readonly bleed: number
  readonly is_bad: boolean
}

export interface BattleSkill {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly attack_type: AttackType
  readonly effect_type: EffectType
  readonly target_range: TargetRange
  readonly is_target_enemy: boolean
  readonly is_first: boolean
  readonly is_slow: boolean
  readonly skill_level: number
  readonly ap_cost: number
  readonly buff_turn: number | null
  /** A multiplier: 1.6 for 160 %. */
  readonly skill_percent: number
}

export interface BattleItem {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly possession_number: number
  readonly attack_type: AttackType
  readonly effect_type: EffectType
  readonly target_range: TargetRange
  readonly is_target_enemy: boolean
}

export interface BattleMember extends StatusValues {
  /** The party_id. */
  readonly id: number
  readonly role_id: number
  readonly name: string
  readonly command: CommandName | null
  readonly target_player_index: number | null
  readonly target_enemy_index: number | null
  readonly max_value_hp: number
  readonly max_value_ap: number
  readonly level: number
  readonly total_exp: number
  readonly freely_status_point: number
  readonly freely_skill_point: number
  readonly skills: readonly BattleSkill[]
  readonly selected_skill_id: number | null
  readonly buffs: readonly Buff[]
  readonly role_portrait: string
  readonly is_defeated_flag: boolean
  readonly is_escaped: boolean
  readonly player_index: number
  readonly is_enemy: false
}

export interface BattleEnemy extends StatusValues {
  /** The kind of enemy: several may share it. */
  readonly id: number
  readonly name: string
  readonly max_value_hp: number
  readonly max_value_ap: number
  readonly portrait: string
  /** "2/1" for wide drawings. */
  readonly aspect_ratio: '2/1' | null
  readonly skills: readonly BattleSkill[]
  readonly buffs: readonly Buff[]
  readonly is_defeated_flag: boolean
  readonly is_boss: boolean
  readonly has_pattern: boolean
  readonly enemy_index: number
  readonly is_enemy: true
  /** Shows 「気配」: next turn it does what it is preparing. */
  readonly telegraph: boolean
}

export interface TurnLog {
  readonly turn: number
  readonly lines: readonly string[]
}

/** The reply of `result_win`. `alreadyCleared` is false only when this win cleared the field for the first time. */
export type WinResult = readonly [log: readonly string[], fieldCleared: boolean, alreadyCleared: boolean]

export interface BattleResume {
  readonly phase: Phase
  readonly log: readonly TurnLog[]
  /** The result screen's content while `phase` is `won`. */
  readonly result: WinResult | null
}

export type Encounter = readonly [
  party: readonly BattleMember[],
  enemies: readonly BattleEnemy[],
  sessionId: string,
  items: readonly BattleItem[],
  turn: number,
  background: string,
  resume: BattleResume,
]

export type Round = readonly [
  party: readonly BattleMember[],
  enemies: readonly BattleEnemy[],
  log: readonly string[],
  items: readonly BattleItem[],
  nextTurn: number,
  events: readonly BattleEvent[],
  /** For each line of `log` the index of the event that it tells of (`LogLine.event`), so that the screen shows it with that event. */
  lineEvents: readonly number[],
]

/** Beside `message` in the 409 of `encount` while another adventure is on. */
export interface AnotherAdventure extends Done {
  readonly running: RunningAdventure
}

const index = int({ min: -1_000_000, max: 1_000_000, code: 'badCommands' }).nullish()

const command = z.object({
  partyId: int({ min: 1, max: 2_147_483_647, code: 'badCommands' }),
  command: z.enum(commandNames, { message: 'badCommands' }),
  skillId: index,
  itemId: index,
  enemyIndex: index,
  playerIndex: index,
})

const anySession = z.object({ session_id: hint })

export const battle = {
  encount: endpoint<Encounter>()({
    method: 'POST',
    path: '/api/game/rpg/battle/encount',
    access: 'save',
    body: z.object({ field_id: id, stage_id: id, clear_stage: hint }),
    refusals: { fieldLocked: 422, stageLocked: 422, otherAdventureOn: 409 },
    summary: 'Enters a stage, or comes back to the one that is on.',
  }),
  exec: endpoint<Round>()({
    method: 'POST',
    path: '/api/game/rpg/battle/exec',
    access: 'save',
    body: z.object({
      session_id: z.string({ message: 'badBody' }).max(64, { message: 'badBody' }),
      selectedCommands: z.array(command, { message: 'badCommands' }).max(3, { message: 'badCommands' }),
      turn: int({ min: 1, max: 1_000_000 }).nullish(),
    }),
    refusals: {
      noBattle: 404,
      battleOver: 409,
      staleTurn: 409,
      badCommands: 422,
      notOneCommandEach: 422,
      skillNotLearned: 422,
      apShort: 422,
      itemNotHeld: 422,
      badTarget: 422,
    },
    summary: 'Plays one round. Sending the same turn twice gives the first answer again.',
  }),
  resultWin: endpoint<WinResult>()({
    method: 'POST',
    path: '/api/game/rpg/battle/result_win',
    access: 'save',
    body: z.object({ session_id: z.string({ message: 'badBody' }).max(64, { message: 'badBody' }), is_win: hint, field_id: hint }),
    refusals: { noBattle: 404, notWon: 422 },
    summary: 'What the won stage brought.',
  }),
  refresh: endpoint<Done>()({
    method: 'POST',
    path: '/api/game/rpg/battle/refresh',
    access: 'save',
    body: anySession,
    refusals: {},
    summary: 'Drops the caller’s adventure; nothing of it is written.',
  }),
  finish: endpoint<Done>()({
    method: 'POST',
    path: '/api/game/rpg/battle/finish',
    access: 'save',
    body: anySession,
    refusals: { stillFighting: 409, battleLost: 409 },
    summary: 'Writes the adventure to the save and ends it.',
  }),
}
