import { useEffect } from 'react'
import { battleText } from '../../../content/text/battle.ts'
import { updateGameState } from '../../game-state.ts'
import type { BattleFlow } from './battle-flow.ts'
import { nameAt } from './battle-model.ts'

/** Tells the debug header the flow's state and the commands picked so far. */
export function useBattleReport(flow: BattleFlow): void {
  useEffect(() => {
    const commands =
      'picks' in flow ? flow.picks.map((pick) => `${nameAt(flow.battle, pick.actor)} ${battleText.commands[pick.type].label}`) : []
    updateGameState({ battle: flow.status, commands })
  }, [flow])
  useEffect(() => () => updateGameState({ battle: null, commands: [] }), [])
}
