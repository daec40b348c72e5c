import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { AllyForecast } from '../../../../rules/sight/forecast.ts'
import type { BattleFlow, Intent } from '../battle-flow.ts'
import { type Look, NOTHING_SEEN, type Seen, type SeenFoe, seenIn } from './seen.ts'

interface BattleSight {
  readonly seen: Seen
  /** What is looked at now; null: nothing that could be told of. */
  readonly look: Look | null
  /** An order that could be given is looked at; null: one of which nothing can be told. */
  readonly onLook: (intent: Intent | null) => void
  /** A target is marked, by its place. */
  readonly onMark: (target: number) => void
}

const SightContext = createContext<BattleSight>({ seen: NOTHING_SEEN, look: null, onLook: () => undefined, onMark: () => undefined })
export const SightProvider = SightContext.Provider

/** What is told while orders are given. A look holds until the next question. */
export function useSightOf(flow: BattleFlow, question: string): BattleSight {
  const [looked, setLooked] = useState<{ readonly question: string; readonly look: Look | null }>({ question, look: null })
  // While a target is asked for, the order is known before one is marked.
  const intent = flow.status === 'enemySelect' || flow.status === 'partySelect' ? flow.intent : null
  const asked = useMemo(() => intent && { intent, target: null }, [intent])
  const look = looked.question === question ? looked.look : asked
  const onLook = useCallback((next: Intent | null) => setLooked({ question, look: next && { intent: next, target: null } }), [question])
  const onMark = useCallback((target: number) => setLooked({ question, look: intent && { intent, target } }), [question, intent])
  const seen = useMemo(() => seenIn(flow, look), [flow, look])
  return useMemo(() => ({ seen, look, onLook, onMark }), [seen, look, onLook, onMark])
}

export const useMarks = (): Pick<BattleSight, 'onLook' | 'onMark'> => useContext(SightContext)

export const useSeenFoe = (place: number): SeenFoe | null => useContext(SightContext).seen.foes.get(place) ?? null
export const useSeenAlly = (place: number): AllyForecast | null => useContext(SightContext).seen.allies.get(place) ?? null

/** The foe or member whose target mark is on. */
export function useMarked(): { readonly foe: SeenFoe | null; readonly ally: AllyForecast | null } {
  const { seen, look } = useContext(SightContext)
  const target = look?.target ?? -1
  return { foe: seen.foes.get(target) ?? null, ally: seen.allies.get(target) ?? null }
}
