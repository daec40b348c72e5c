import { useEffect, useReducer } from 'react'
import { useLocation, useParams } from 'react-router'
import { backgroundFieldOf } from '../../../content/enemy-fields.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { wings } from '../../shell/wings/wings.ts'
import { Particles } from './stage/particles.tsx'
import { battleFlow, initialFlow, isChoosing } from './battle-flow.ts'
import styles from './battle.module.css'
import { BattleBoard } from './board/battle-board.tsx'
import { paperOf } from '../../looks/paper.ts'
import { Backdrop } from './stage/stage.tsx'
import { TroubleView } from './board/trouble-view.tsx'
import { useBattleCalls } from './use-battle-calls.ts'
import { useBattleReport } from './use-battle-report.ts'
import { type Brought, useWayOut } from './use-way-out.ts'

/** The battle of `/game/rpg/battle/{fieldId}/{stageId}`. The route is read again whenever the stage changes. */
export function Battle() {
  const params = useParams()
  const fieldId = Number(params['fieldId'])
  const stageId = Number(params['stageId'])
  const [flow, dispatch] = useReducer(battleFlow, initialFlow)
  useEffect(() => {
    // In the next frame: the state `start` is shown before the server is asked.
    const frame = requestAnimationFrame(() => dispatch({ type: 'entered', place: { fieldId, stageId } }))
    return () => cancelAnimationFrame(frame)
  }, [fieldId, stageId])
  const { state } = useLocation() as { readonly state: Brought | null }
  useBattleCalls(flow, dispatch, state?.slip ?? null)
  useBattleReport(flow)
  const wayOut = useWayOut(flow, dispatch)
  useEffect(() => {
    // Else the board opens them, once its pictures stand.
    if (flow.status === 'error') void wings.open()
  }, [flow.status])
  const scene = backgroundFieldOf(fieldId, 'battle' in flow ? (flow.battle?.enemies.map(({ id }) => id) ?? []) : [])
  const known = scene >= 1 && scene <= 12 ? scene : 1
  return (
    <div className={styles.battle} style={paperOf(known)} data-stage>
      <Backdrop fieldId={known} settled={isChoosing(flow)} />
      <Particles fieldId={known} />
      {flow.status === 'start' || flow.status === 'encount' || flow.status === 'escape' ? <Loading /> : null}
      {'battle' in flow && flow.battle !== null ? (
        <BattleBoard
          key={`${flow.battle.sessionId} ${flow.battle.place.stageId}`}
          fieldId={known}
          flow={flow}
          battle={flow.battle}
          dispatch={dispatch}
          wayOut={wayOut}
        />
      ) : null}
      {flow.status === 'error' ? <TroubleView flow={flow} wayOut={wayOut} onRetry={() => dispatch({ type: 'retried' })} /> : null}
    </div>
  )
}
