import { useEffect, useState } from 'react'
import { loadGoods } from '../../../art/goods-pictures.ts'
import { decoration, once, part } from '../../../shell/parts.ts'
import { type BattleFlow, isChoosing } from '../battle-flow.ts'
import type { Battle } from '../battle-model.ts'
import { loadPlayback } from '../playback/use-playback.ts'
import { loadVoices, silence } from '../voices/use-voices.ts'

// Prepared while the player chooses, so that nothing is while a turn plays.
const outcome = once(() => import('../outcome/outcome.tsx'))
export const BattleOutcome = part(async () => {
  // What is said in it comes with it, or not at all.
  const [loaded] = await Promise.all([outcome(), loadVoices().catch(silence)])
  return loaded.BattleOutcome
})
const loadTurnTold = once(() => import('../playback/turn-told.tsx'))
export const TurnTold = decoration(async () => (await loadTurnTold()).TurnTold)
const sheets = once(() => import('./sheets/sheets.tsx'))
export const HistorySheet = part(async () => (await sheets()).HistorySheet)
export const ModifierSheet = part(async () => (await sheets()).ModifierSheet)
const tactics = once(() => import('../tactics/tactics-sheet.tsx'))
export const TacticsSheet = part(async () => (await tactics()).TacticsSheet)
const shadow = once(() => import('../shadow/shadow-sheet.tsx'))
export const ShadowSheet = part(async () => (await shadow()).ShadowSheet)

/** Loads and prepares these parts while the player chooses. @returns whether `TurnTold` is there. */
export function useLaterParts(flow: BattleFlow, { members, endless }: Pick<Battle, 'members' | 'endless'>): boolean {
  const chooses = isChoosing(flow)
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    // What was asked for in vain is not asked for again: without a line it waits until it is needed.
    if (!chooses || !navigator.onLine) return
    const choosing = new AbortController()
    for (const load of [loadPlayback, sheets, tactics, shadow]) void load().catch(ignored)
    void loadTurnTold()
      .then(() => setPrepared(true))
      .catch(ignored)
    loadGoods()
    void outcome()
      .then(({ prepareOutcome }) => prepareOutcome({ members, endless }, choosing.signal))
      .catch(ignored)
    return () => choosing.abort()
  }, [chooses, members, endless])
  return isPrepared
}

/** What is not there yet is loaded again when it is needed. */
const ignored = () => undefined
