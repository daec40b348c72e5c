import type { CommandKey } from './commands/command-order.ts'
import type { Encounter, TurnReply, WinResult } from '../../../contract/battle/battle.ts'
import type { RunningAdventure } from '../../../contract/adventure.ts'
import type { Command, CommandRefusal } from '../../../rules/battle/command.ts'
import type { Tactics } from '../../state/use-tactics.ts'
import type { FailureView } from '../../server/api.ts'
import { type Battle, battleFrom, type PlayedTurn, type StageRef, turnFrom } from './battle-model.ts'
import { choose, command } from './commands/choosing.ts'

/** What a member is about to do, before its target is known. */
export type Intent =
  | { readonly type: 'attack' }
  | { readonly type: 'skill'; readonly skill: number }
  | { readonly type: 'item'; readonly item: number }

export interface Trouble {
  /** `unreachable`: no answer or 5xx, trying again may help; `refused`: the server does not allow it now. */
  readonly kind: 'unreachable' | 'refused'
  readonly message: string
  /** Left out when the server was not asked. */
  readonly failure?: FailureView
  /** The turn that was under way: it is sent again with the same number. */
  readonly picks: readonly Command[] | null
  /** The adventure that is on, null when there is none; `unknown` when the server could not be asked. */
  readonly running: RunningAdventure | null | 'unknown'
  /** No answer arrived, though the player was waiting for it. */
  readonly isLost: boolean
}

/** Whether going back with `refresh` could drop a battle. */
export const mayDropBattle = (running: Trouble['running']): boolean => running === 'unknown' || running?.phase === 'fighting'

export interface Choosing {
  readonly battle: Battle
  /** One for each living member so far, in order. */
  readonly picks: readonly Command[]
}

export type BattleFlow =
  | { readonly status: 'start' }
  | { readonly status: 'encount'; readonly place: StageRef }
  | (Choosing & { readonly status: 'command'; readonly list: 'main' | 'skill' | 'item'; readonly notice: CommandNotice | null })
  | (Choosing & { readonly status: 'enemySelect' | 'partySelect'; readonly intent: Intent })
  | (Choosing & { readonly status: 'exec' })
  | (Choosing & { readonly status: 'outputLog'; readonly turn: PlayedTurn })
  | { readonly status: 'resultWin'; readonly battle: Battle; readonly result: WinResult | null }
  | { readonly status: 'resultLose'; readonly battle: Battle }
  | { readonly status: 'escaped'; readonly battle: Battle }
  | { readonly status: 'error'; readonly place: StageRef; readonly battle: Battle | null; readonly trouble: Trouble }
  /** After a full reset, until the menu sets start. */
  | { readonly status: 'escape' }

/** Why orders were not sent, or why the player is asked instead. */
export type CommandNotice =
  | { readonly type: 'refused'; readonly message: string }
  /** `reason` is null for who gave no command in the turn before. */
  | { readonly type: 'cannotRepeat'; readonly actor: number; readonly reason: CommandRefusal | null }
  /** Why おまかせ chose nothing; `who` is a place in the battle. */
  | { readonly type: 'autoStopped'; readonly reason: 'announced' | 'hurt'; readonly who: number }

export type BattleAction =
  | { readonly type: 'entered'; readonly place: StageRef }
  | { readonly type: 'encountered'; readonly encounter: Encounter }
  | { readonly type: 'troubled'; readonly trouble: Trouble }
  | { readonly type: 'commandChosen'; readonly command: CommandKey }
  | { readonly type: 'intended'; readonly intent: Intent }
  /** `target` is a place in the battle: members 0–2, then the enemies. */
  | { readonly type: 'aimed'; readonly target: number }
  /** Leaves the list or the target selection. */
  | { readonly type: 'cancelled' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'reset' }
  | { readonly type: 'repeated'; readonly picks: readonly Command[] }
  /** おまかせ: the members without a command get one by habit, unless a decision is needed. */
  | { readonly type: 'automated' }
  | { readonly type: 'tacticsChosen'; readonly tactics: Tactics }
  | { readonly type: 'turnPlayed'; readonly turn: TurnReply }
  | { readonly type: 'turnRefused'; readonly message: string }
  | { readonly type: 'shown' }
  | { readonly type: 'resultRead'; readonly result: WinResult }
  | { readonly type: 'retried' }
  | { readonly type: 'left' }

export const initialFlow: BattleFlow = { status: 'start' }

/** Something has been chosen in this turn, or a list is open. */
export function hasBegun(flow: BattleFlow): boolean {
  return flow.status !== 'command' || flow.list !== 'main' || flow.picks.length > 0
}

/** The player is in the middle of choosing: there is time to prepare what is not shown yet. */
export function isChoosing(flow: BattleFlow): boolean {
  return ['command', 'enemySelect', 'partySelect'].includes(flow.status) && hasBegun(flow)
}

/** おまかせ that was asked for with the way on still holds: the next stage is on its way or has just come. */
export const holdsAuto = ({ status }: BattleFlow): boolean => ['resultWin', 'start', 'encount', 'command'].includes(status)

/** The battle screen's flow (specification 4). What does not fit the state changes nothing. */
export function battleFlow(flow: BattleFlow, action: BattleAction): BattleFlow {
  switch (action.type) {
    case 'entered':
      return { status: 'encount', place: action.place }
    case 'encountered':
      return flow.status === 'encount' ? arrive(battleFrom(flow.place, action.encounter), action.encounter[6]) : flow
    case 'troubled':
      return stop(flow, action.trouble)
    case 'turnPlayed':
      return flow.status === 'exec' ? { ...flow, status: 'outputLog', turn: turnFrom(flow.battle, action.turn) } : flow
    case 'turnRefused':
      return flow.status === 'exec' ? command(flow.battle, [], { type: 'refused', message: action.message }) : flow
    case 'tacticsChosen':
      return withTactics(flow, action.tactics)
    case 'shown':
      return flow.status === 'outputLog' ? settle(flow.turn.after) : flow
    case 'resultRead':
      return flow.status === 'resultWin' ? { ...flow, result: action.result } : flow
    case 'retried':
      return retry(flow)
    case 'left':
      return { status: 'escape' }
    default:
      return choose(flow, action)
  }
}

/** What one press would order for several members. */
export interface Plan {
  /** One for each living member in order, as far as they get one. */
  readonly orders: readonly Command[]
  /** Why the player is asked instead; null when the turn would be sent. */
  readonly stop: CommandNotice | null
}

export type PlanningAction = Extract<BattleAction, { type: 'repeated' | 'automated' }>

/** What おまかせ or もう一度同じ would order now; null while it can order nothing. */
export function planOf(flow: BattleFlow, action: PlanningAction): Plan | null {
  if (flow.status !== 'command' || flow.list !== 'main') return null
  const next = battleFlow(flow, action)
  if (next.status === 'exec') return { orders: next.picks, stop: null }
  return next.status === 'command' ? { orders: next.picks, stop: next.notice } : null
}

function arrive(battle: Battle, resume: Encounter[6]): BattleFlow {
  switch (resume.phase) {
    case 'fighting':
      return command(battle, [])
    case 'won':
      return { status: 'resultWin', battle, result: resume.result }
    case 'escaped':
      return { status: 'escaped', battle }
    case 'lost':
      return { status: 'resultLose', battle }
  }
}

/** The state after a shown turn. */
function settle(battle: Battle): BattleFlow {
  switch (battle.state.outcome) {
    case 'escaped':
      return { status: 'escaped', battle }
    case 'lost':
      return { status: 'resultLose', battle }
    case 'won':
      return { status: 'resultWin', battle, result: null }
    case null:
      return command(battle, [])
  }
}

function stop(flow: BattleFlow, trouble: Trouble): BattleFlow {
  if (flow.status === 'start' || flow.status === 'escape') return flow
  if (flow.status === 'encount') return { status: 'error', place: flow.place, battle: null, trouble }
  if (flow.status === 'error') return { ...flow, trouble }
  return { status: 'error', place: flow.battle.place, battle: flow.battle, trouble }
}

/** They hold from the next orders on; those of a turn that is being shown are given. */
function withTactics(flow: BattleFlow, tactics: Tactics): BattleFlow {
  if (!('battle' in flow) || flow.battle === null) return flow
  const next = { ...flow, battle: { ...flow.battle, tactics } }
  return next.status === 'outputLog' ? { ...next, turn: { ...next.turn, after: { ...next.turn.after, tactics } } } : next
}

function retry(flow: BattleFlow): BattleFlow {
  if (flow.status !== 'error') return flow
  const { battle, trouble, place } = flow
  if (trouble.kind === 'unreachable' && trouble.picks !== null && battle !== null) return { status: 'exec', battle, picks: trouble.picks }
  return { status: 'encount', place }
}
