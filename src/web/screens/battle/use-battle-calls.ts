import { type Dispatch, useEffect } from 'react'
import { type ApiFailure, api } from '../../api.ts'
import type { Command } from '../../../rules/battle/command.ts'
import type { BattleAction, BattleFlow, Trouble } from './battle-flow.ts'
import type { Battle } from './battle-model.ts'

/** Makes the calls that the flow's states stand for, and tells the flow what came of them. */
export function useBattleCalls(flow: BattleFlow, dispatch: Dispatch<BattleAction>): void {
  useEffect(() => {
    let awaited = true
    // An answer that comes after the state has changed belongs to nobody.
    const tell = (action: BattleAction) => {
      if (awaited) dispatch(action)
    }
    if (flow.status === 'encount') void encount(flow, tell)
    if (flow.status === 'exec') void exec(flow, tell)
    if (flow.status === 'resultWin' && flow.result === null) void readResult(flow.battle, tell)
    return () => {
      awaited = false
    }
  }, [flow, dispatch])
}

type Tell = (action: BattleAction) => void

async function encount({ place }: Extract<BattleFlow, { status: 'encount' }>, tell: Tell): Promise<void> {
  const { fieldId, stageId } = place
  const outcome = await api('POST /api/game/rpg/battle/encount', { field_id: fieldId, stage_id: stageId, clear_stage: stageId - 1 })
  tell(outcome.ok ? { type: 'encountered', encounter: outcome.value } : { type: 'troubled', trouble: await troubleOf(outcome.failure) })
}

async function exec({ battle, picks }: Extract<BattleFlow, { status: 'exec' }>, tell: Tell): Promise<void> {
  const outcome = await api('POST /api/game/rpg/battle/exec', {
    session_id: battle.sessionId,
    turn: battle.state.turn,
    selectedCommands: picks.map((pick) => wireCommand(battle, pick)),
  })
  if (outcome.ok) return tell({ type: 'roundPlayed', round: outcome.value })
  // 422: this round may not be so; everything else means that the screen and the server no longer agree.
  if (outcome.failure.status === 422) return tell({ type: 'roundRefused', message: outcome.failure.message })
  tell({ type: 'troubled', trouble: await troubleOf(outcome.failure, picks) })
}

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

/** What the failure leaves to do. Whether an adventure is running, only the server can say. */
async function troubleOf(failure: ApiFailure, picks: readonly Command[] | null = null): Promise<Trouble> {
  const { message } = failure
  if (failure.kind === 'offline' || failure.kind === 'broken' || failure.kind === 'signedOut')
    return { kind: 'unreachable', message, picks }
  const now = await api('GET /api/game/rpg/menu/can_be_clear')
  if (!now.ok) return { kind: 'unreachable', message: now.failure.message, picks }
  const { running } = now.value
  return running ? { kind: 'running', running, message } : { kind: 'nothing', message }
}

/** Ends the adventure, saving it or dropping it; the player comes back to the menu whatever the server says. */
export async function endAdventure(how: 'finish' | 'refresh', sessionId: string): Promise<void> {
  await api(`POST /api/game/rpg/battle/${how}`, { session_id: sessionId })
}
