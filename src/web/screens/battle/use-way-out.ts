import { type Dispatch, useState } from 'react'
import { useNavigate } from 'react-router'
import type { BattleAction, BattleFlow } from './battle-flow.ts'
import { endAdventure } from './use-battle-calls.ts'

export interface WayOut {
  /** A way out has been taken and its call is under way. */
  readonly leaving: boolean
  /** On to the next stage of a won one. */
  readonly next: () => void
  /** Saves the adventure and goes back to town. */
  readonly finish: () => void
  /** Drops the adventure and goes back to town. */
  readonly giveUp: () => void
  /** Back to town; what is running stays. */
  readonly leave: () => void
  /** To the adventure that is running. */
  readonly resume: () => void
}

/** The ways out of a battle; each ends with a full reset of the flow. */
export function useWayOut(flow: BattleFlow, dispatch: Dispatch<BattleAction>): WayOut {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const sessionId = 'battle' in flow ? (flow.battle?.sessionId ?? '') : ''
  const leave = () => {
    dispatch({ type: 'left' })
    void navigate('/game/rpg/menu')
  }
  const end = async (how: 'finish' | 'refresh') => {
    if (leaving) return
    setLeaving(true)
    await endAdventure(how, sessionId)
    leave()
  }
  return {
    leaving,
    leave,
    finish: () => void end('finish'),
    giveUp: () => void end('refresh'),
    next: () => {
      if (flow.status !== 'resultWin') return
      const { fieldId, stageId } = flow.battle.place
      void navigate(`/game/rpg/battle/${fieldId}/${stageId + 1}`)
    },
    resume: () => {
      if (flow.status !== 'error' || flow.trouble.kind !== 'running') return
      const { field_id, stage_id } = flow.trouble.running
      dispatch({ type: 'entered', place: { fieldId: field_id, stageId: stage_id } })
      void navigate(`/game/rpg/battle/${field_id}/${stage_id}`, { replace: true })
    },
  }
}
