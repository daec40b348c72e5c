import { useMemo } from 'react'
import { type BattleFlow, type PlanningAction, planOf } from '../battle-flow.ts'
import { orderAloud } from './order-words.ts'
import { useMarks } from './use-sight.ts'

/** The properties of a button that orders for several: while it is looked at, its orders are shown, and they are read aloud with it. */
export function usePlanning(flow: BattleFlow, action: PlanningAction | null) {
  const { onPlan } = useMarks()
  return useMemo(() => {
    const look = () => onPlan(action)
    const leave = () => onPlan(null)
    return {
      onFocus: look,
      onBlur: leave,
      onMouseEnter: look,
      onMouseLeave: leave,
      'aria-description': action ? planAloud(flow, action) : undefined,
    }
  }, [flow, action, onPlan])
}

/** Undefined while it would order nothing. */
function planAloud(flow: BattleFlow, action: PlanningAction): string | undefined {
  const plan = planOf(flow, action)
  return plan === null || flow.status !== 'command' ? undefined : plan.orders.map((order) => orderAloud(flow.battle, order)).join('')
}
