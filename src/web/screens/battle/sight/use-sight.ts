import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { AllyForecast } from '../../../../rules/sight/forecast.ts'
import { type BattleFlow, type Intent, type Plan, type PlanningAction, planOf } from '../battle-flow.ts'
import { useSetting } from '../../../settings/settings.ts'
import { type Look, NO_FORECAST, type ForecastByPlace, type AimedForecast, forecastIn, forecastInPlan } from './forecasts.ts'

interface BattleSight {
  readonly forecast: ForecastByPlace
  /** What is looked at now; null: nothing that could be told of. */
  readonly look: Look | null
  /** What a press of the button that is looked at would order; null: none that orders for several. */
  readonly plan: Plan | null
  /** An order that could be given is looked at; null: one of which nothing can be told. */
  readonly onLook: (intent: Intent | null) => void
  /** A target is marked, by its place. */
  readonly onMark: (target: number) => void
  /** A button that orders for several is looked at; null: no longer. */
  readonly onPlan: (action: PlanningAction | null) => void
}

const nothing = () => undefined
const SightContext = createContext<BattleSight>({
  forecast: NO_FORECAST,
  look: null,
  plan: null,
  onLook: nothing,
  onMark: nothing,
  onPlan: nothing,
})
export const SightProvider = SightContext.Provider

/** おまかせ as a choice of the player. */
export const AUTOMATED: PlanningAction = { type: 'automated' }

/** What is told while orders are given. A look holds until the next question. `question`: null before the first; `isGoing`: おまかせ is about to order. */
export function useSightOf(flow: BattleFlow, question: string | null, isGoing: boolean): BattleSight {
  const isShown = useSetting('sight') === 'on'
  const [looked, setLooked] = useState<{ readonly question: string | null; readonly look: Look | null }>({ question, look: null })
  const intent = flow.status === 'enemySelect' || flow.status === 'partySelect' ? flow.intent : null
  const first = useMemo(() => (question === null ? null : firstLook(flow)), [flow, question])
  const look = looked.question === question ? looked.look : first
  const onLook = useCallback((next: Intent | null) => setLooked({ question, look: next && { intent: next, target: null } }), [question])
  const onMark = useCallback((target: number) => setLooked({ question, look: intent && { intent, target } }), [question, intent])
  const [planning, onPlan] = useState<PlanningAction | null>(null)
  // A button that is taken away with its question reports no loss of the focus.
  if (planning !== null && flow.status !== 'command') onPlan(null)
  const action = isGoing ? AUTOMATED : planning
  const plan = useMemo(() => action && planOf(flow, action), [flow, action])
  const forecast = useMemo(() => {
    if (!isShown) return NO_FORECAST
    return plan !== null && flow.status === 'command' ? forecastInPlan(flow, plan) : forecastIn(flow, look)
  }, [isShown, flow, look, plan])
  return useMemo(() => ({ forecast, look, plan, onLook, onMark, onPlan }), [forecast, look, plan, onLook, onMark])
}

const ATTACK: Look = { intent: { type: 'attack' }, target: null }

/** What is looked at when a question comes, before the player moves: while a target is asked for, the order that is known. */
function firstLook(flow: BattleFlow): Look | null {
  if (flow.status === 'enemySelect' || flow.status === 'partySelect') return { intent: flow.intent, target: null }
  // ATTACK has the focus then. It reports none where it had it already: with one enemy left, nothing stands between two members' commands.
  return flow.status === 'command' && flow.list === 'main' ? ATTACK : null
}

export const useMarks = (): Pick<BattleSight, 'onLook' | 'onMark' | 'onPlan'> => useContext(SightContext)

export const useEnemyForecast = (place: number): AimedForecast | null => useContext(SightContext).forecast.enemies.get(place) ?? null
export const useAllyForecast = (place: number): AllyForecast | null => useContext(SightContext).forecast.allies.get(place) ?? null

/** The enemy or member whose target mark is on. */
export function useMarked(): { readonly target: number; readonly enemy: AimedForecast | null; readonly ally: AllyForecast | null } {
  const { forecast, look } = useContext(SightContext)
  const target = look?.target ?? -1
  return { target, enemy: forecast.enemies.get(target) ?? null, ally: forecast.allies.get(target) ?? null }
}
