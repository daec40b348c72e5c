import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { type ApiFailure, api, isLost } from '../../server/api.ts'
import type { RefusalCode } from '../../../contract/api.ts'
import type { Command } from '../../../rules/battle/command.ts'
import type { BattleAction, BattleFlow, Trouble } from './battle-flow.ts'
import { type Battle, turnToPlay } from './battle-model.ts'

/** Makes the calls that belong to the flow's states, and dispatches their outcomes. `slip`: what was chosen for the stage that is entered. */
export function useBattleCalls(flow: BattleFlow, dispatch: Dispatch<BattleAction>, slip: number | null): void {
  const enter = useEffectEvent((entering: Entering, tell: Tell) => void encount(entering, slip, tell))
  useEffect(() => {
    let awaited = true
    // An answer that comes after the state has changed is dropped.
    const tell = (action: BattleAction) => {
      if (awaited) dispatch(action)
    }
    if (flow.status === 'encount') enter(flow, tell)
    if (flow.status === 'exec') void exec(flow, tell)
    if (flow.status === 'resultWin' && flow.result === null) void readResult(flow.battle, tell)
    return () => {
      awaited = false
    }
  }, [flow, dispatch])
}

type Tell = (action: BattleAction) => void

type Entering = Extract<BattleFlow, { status: 'encount' }>

async function encount({ place }: Entering, slip: number | null, tell: Tell): Promise<void> {
  const { fieldId, stageId } = place
  const outcome = await api('POST /api/game/rpg/battle/encount', { field_id: fieldId, stage_id: stageId, clear_stage: stageId - 1, slip })
  tell(outcome.ok ? { type: 'encountered', encounter: outcome.value } : { type: 'troubled', trouble: await troubleOf(outcome.failure) })
}

async function exec({ battle, picks }: Extract<BattleFlow, { status: 'exec' }>, tell: Tell): Promise<void> {
  const outcome = await api('POST /api/game/rpg/battle/exec', {
    session_id: battle.sessionId,
    ...turnToPlay(battle),
    selectedCommands: picks.map((pick) => wireCommand(battle, pick)),
    brief: true,
  })
  if (outcome.ok) return tell({ type: 'turnPlayed', turn: outcome.value })
  const { failure } = outcome
  if (commandRefusals.has(failure.code)) return tell({ type: 'turnRefused', message: failure.message })
  tell({ type: 'troubled', trouble: await troubleOf(failure, picks) })
}

/** The commands cannot be carried out: they are asked for again. Any other refusal means that screen and server no longer agree. */
const commandRefusals: ReadonlySet<string> = new Set([
  'badBody',
  'badCommands',
  'notOneCommandEach',
  'skillNotLearned',
  'apShort',
  'itemNotHeld',
  'badTarget',
] satisfies RefusalCode[])

async function readResult(battle: Battle, tell: Tell): Promise<void> {
  const outcome = await api('POST /api/game/rpg/battle/result_win', {
    session_id: battle.sessionId,
    is_win: true,
    field_id: battle.place.fieldId,
  })
  tell(outcome.ok ? { type: 'resultRead', result: outcome.value } : { type: 'troubled', trouble: await troubleOf(outcome.failure) })
}

function wireCommand(battle: Battle, pick: Command) {
  const side = (target: number | null) =>
    target === null
      ? {}
      : target < battle.members.length
        ? { playerIndex: battle.members[target]?.player_index ?? target }
        : { enemyIndex: battle.enemies[target - battle.members.length]?.enemy_index ?? target - battle.members.length }
  const partyId = battle.members[pick.actor]?.id ?? 0
  switch (pick.type) {
    case 'attack':
      return { partyId, command: 'ATTACK' as const, ...side(pick.target) }
    case 'skill':
      return { partyId, command: 'SKILL' as const, skillId: pick.skill, ...side(pick.target) }
    case 'item':
      return { partyId, command: 'ITEM' as const, itemId: pick.item, ...side(pick.target) }
    case 'defence':
      return { partyId, command: 'DEFENCE' as const }
    case 'escape':
      return { partyId, command: 'ESCAPE' as const }
  }
}

/** What can be done after the failure; asks the server whether an adventure is on. */
async function troubleOf(failure: ApiFailure, picks: readonly Command[] | null = null): Promise<Trouble> {
  const mayPass = failure.kind !== 'refused' || failure.code === 'tooFast' || failure.code === 'signedOut'
  const running = await runningAdventure()
  return { kind: mayPass ? 'unreachable' : 'refused', message: failure.message, failure, picks, running, isLost: isLost(failure) }
}

export async function runningAdventure(): Promise<Trouble['running']> {
  const now = await api('GET /api/game/rpg/menu/can_be_clear')
  return now.ok ? now.value.running : 'unknown'
}

/** Ends the adventure: `finish` saves it, `refresh` drops a fight. @returns why it failed, or null. */
export async function endAdventure(how: 'finish' | 'refresh', sessionId: string): Promise<ApiFailure | null> {
  const outcome = await api(`POST /api/game/rpg/battle/${how}`, { session_id: sessionId })
  return outcome.ok ? null : outcome.failure
}
