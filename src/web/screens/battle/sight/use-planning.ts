import { type BattleFlow, type PlanningAction, planOf } from '../battle-flow.ts'
import { orderAloud } from './order-words.ts'
import { useMarks } from './use-sight.ts'

/** For a button that orders for several: while it is looked at, its orders are shown, and they are read aloud with it. */
export function usePlanning(flow: BattleFlow) {
  const { onPlan } = useMarks()
  return (action: PlanningAction) => {
    const look = () => onPlan(action)
    const leave = () => onPlan(null)
    return {
      onFocus: look,
      onBlur: leave,
      onMouseEnter: look,
      onMouseLeave: leave,
      'aria-description': planAloud(flow, action),
    }
  }
}

function planAloud(flow: BattleFlow, action: PlanningAction): string | undefined {
  const plan = planOf(flow, action)
  return plan === null || flow.status !== 'command' ? undefined : plan.orders.map((order) => orderAloud(flow.battle, order)).join('')
}
