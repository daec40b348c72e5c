import { type Dispatch, useState } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { isEncore } from '../../../content/named-ids.ts'
import type { FailureView } from '../../server/api.ts'
import type { ComingHome } from '../../town/coming-home.ts'
import { routePaths } from '../../../contract/pages.ts'
import { battlePath } from '../../shell/routes.ts'
import { type BattleAction, type BattleFlow, holdsAuto, mayDropBattle } from './battle-flow.ts'
import { endAdventure, runningAdventure } from './use-battle-calls.ts'

export interface WayOut {
  /** A way out has been taken and its call is under way. */
  readonly leaving: boolean
  /** On to the next stage of a won one, which begins with おまかせ on if that is wanted. `slip`: what was chosen for it in 無尽の幕. */
  readonly next: (withAuto: boolean, slip?: number) => void
  /** The stage that comes next, or has just come, begins with おまかせ on. */
  readonly beginsAuto: boolean
  /** Saves the adventure and goes back to town. */
  readonly finish: () => void
  /** After a loss: ends the adventure with `refresh` and sets out for the same field again. */
  readonly again: () => void
  /** How often in a row the field has been lost without a way to town in between. */
  readonly losses: number
  /** Ends the adventure with `refresh`, whatever is on, and goes back to town. */
  readonly giveUp: () => void
  /** Back to town with `refresh`, unless that would drop a fight or a run after the story. */
  readonly back: () => void
  /** Back to town; what is on stays. */
  readonly later: () => void
  /** To the adventure that is on. */
  readonly resume: () => void
}

/** What the page that led to the stage hands over to it. The browser keeps it over a reload. */
export interface Brought {
  /** How often in a row the field has been lost. */
  readonly losses?: number
  /** The slip under which the stage is to be entered. */
  readonly slip?: number | undefined
}

/** The ways out of a battle; each ends with a full reset of the flow. */
export function useWayOut(flow: BattleFlow, dispatch: Dispatch<BattleAction>): WayOut {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const [beginsAuto, setBeginsAuto] = useState(false)
  // The board of the stage has read it by then: a second try after a failure begins without.
  if (beginsAuto && !holdsAuto(flow)) setBeginsAuto(false)
  const { state } = useLocation() as { readonly state: Brought | null }
  const losses = (state?.losses ?? 0) + (flow.status === 'resultLose' ? 1 : 0)
  const leave = (state: { readonly finishFailed?: FailureView; readonly comingHome?: ComingHome | null } | null = null) => {
    dispatch({ type: 'left' })
    // A battle that is over is no place to come back to.
    void navigate(routePaths['game.rpg.menu'], { state, replace: true })
  }
  const end = async (how: 'finish' | 'refresh' | 'refreshUnlessFighting') => {
    if (leaving) return
    setLeaving(true)
    if (how === 'refreshUnlessFighting' && (await isFightOn(flow))) return leave()
    const failure = await endAdventure(how === 'finish' ? how : 'refresh', sessionOf(flow))
    if (failure && how === 'finish') leave({ finishFailed: { kind: failure.kind, message: failure.message, requestId: failure.requestId } })
    else leave({ comingHome: comingHomeFrom(flow) })
  }
  const again = async () => {
    if (leaving || flow.status !== 'resultLose') return
    setLeaving(true)
    const { fieldId, stageId } = flow.battle.place
    if (await endAdventure('refresh', sessionOf(flow))) return leave()
    setLeaving(false)
    dispatch({ type: 'left' })
    await navigate(battlePath(fieldId, 1), { replace: true, state: { losses } })
    // The route is the same: nothing else would read it again.
    if (stageId === 1) dispatch({ type: 'entered', place: { fieldId, stageId } })
  }
  return {
    leaving,
    again: () => void again(),
    losses,
    later: () => leave(),
    giveUp: () => void end('refresh'),
    // A run after the story waits in town: only its end ranks it.
    back: () => (flow.status === 'error' && isEncore(flow.place.fieldId) ? leave() : void end('refreshUnlessFighting')),
    finish: () => void end('finish'),
    beginsAuto,
    next: (withAuto, slip) => {
      if (flow.status !== 'resultWin') return
      setBeginsAuto(withAuto)
      const { fieldId, stageId } = flow.battle.place
      // One step back leads to where the three set out, not to a stage that is won.
      void navigate(battlePath(fieldId, stageId + 1), { replace: true, state: { ...state, slip } satisfies Brought })
    },
    resume: () => {
      if (flow.status === 'error') resume(flow, dispatch, navigate)
    },
  }
}

/** How the adventure ended, for the gate watch; null for what is no way home from a field. */
function comingHomeFrom(flow: BattleFlow): ComingHome | null {
  if (!('battle' in flow) || flow.battle === null || isEncore(flow.battle.place.fieldId)) return null
  const { fieldId: field } = flow.battle.place
  switch (flow.status) {
    case 'resultWin': {
      const [, fieldCleared = false, alreadyCleared = true] = flow.result ?? []
      return { how: fieldCleared && !alreadyCleared ? 'first' : 'won', field }
    }
    case 'resultLose':
      return { how: 'lost', field }
    case 'escaped':
      return { how: 'escaped', field }
    default:
      return null
  }
}

/** What the ways out name; '' when nothing is on. */
export const sessionOf = (flow: BattleFlow): string => ('battle' in flow ? (flow.battle?.sessionId ?? '') : '')

/** Asks again when the server could not be asked before. */
async function isFightOn(flow: BattleFlow): Promise<boolean> {
  const known = flow.status === 'error' ? flow.trouble.running : 'unknown'
  return mayDropBattle(known === 'unknown' ? await runningAdventure() : known)
}

function resume(
  { trouble: { running }, place }: Extract<BattleFlow, { status: 'error' }>,
  dispatch: Dispatch<BattleAction>,
  navigate: NavigateFunction,
): void {
  if (running === null || running === 'unknown') return
  const { field_id, stage_id } = running
  // Navigating to the route that is open already would do nothing.
  if (place.fieldId === field_id && place.stageId === stage_id) dispatch({ type: 'entered', place })
  else void navigate(battlePath(field_id, stage_id), { replace: true })
}
