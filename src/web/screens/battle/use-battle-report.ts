import { useEffect } from 'react'
import { battleText } from '../../../content/text/battle.ts'
import type { Command } from '../../../rules/battle/command.ts'
import { type BattleReport, updateGameState } from '../../state/game-state.ts'
import type { BattleFlow } from './battle-flow.ts'
import { actorOf } from './commands/choosing.ts'
import { type Battle, nameAt } from './battle-model.ts'

/** Shows the battle in the debug header. */
export function useBattleReport(flow: BattleFlow): void {
  useEffect(() => updateGameState({ battle: reportOf(flow) }), [flow])
  useEffect(() => () => updateGameState({ battle: null }), [])
}

export function reportOf(flow: BattleFlow): BattleReport {
  const battle = 'battle' in flow ? flow.battle : null
  const picks = 'picks' in flow ? flow.picks : []
  const isAsking = flow.status === 'command' || flow.status === 'enemySelect' || flow.status === 'partySelect'
  return {
    status: flow.status,
    clearStage: Math.max(0, (battle?.place.stageId ?? 1) - 1),
    selectedCommands: battle ? picks.map((pick) => wordsOf(battle, pick)) : [],
    selectedEnemies: battle ? picks.map((pick) => enemyIndexOf(battle, pick)).filter((index) => index !== null) : [],
    currentPartyMemberIndex: isAsking ? (actorOf(flow)?.id ?? null) : null,
  }
}

function wordsOf(battle: Battle, pick: Command): string {
  const used =
    pick.type === 'skill' ? battle.catalog.skill(pick.skill).name : pick.type === 'item' ? battle.catalog.item(pick.item).name : undefined
  const target = 'target' in pick && pick.target !== null ? `→${nameAt(battle, pick.target)}` : undefined
  return [battle.members[pick.actor]?.id, nameAt(battle, pick.actor), battleText.commands[pick.type].label, used, target]
    .filter((word) => word !== undefined)
    .join(' ')
}

function enemyIndexOf({ members }: Battle, pick: Command): number | null {
  const target = 'target' in pick ? pick.target : null
  return target === null || target < members.length ? null : target - members.length
}
