import { type Dispatch, Suspense } from 'react'
import type { BattleAction } from '../../battle-flow.ts'
import type { Battle } from '../../battle-model.ts'
import type { Showing } from '../../playback/frames.ts'
import { HistorySheet, ModifierSheet, ShadowSheet, TacticsSheet } from '../later-parts.ts'
import { MemoSheet } from './memo-sheet.tsx'
import type { Sheet } from '../top-bar.tsx'

interface BoardSheetsProps {
  /** The one that is open; null: none. */
  readonly sheet: Sheet | null
  readonly battle: Battle
  readonly state: Showing['state']
  /** The place of the enemy that is looked at; null: none. */
  readonly marked: number | null
  readonly dispatch: Dispatch<BattleAction>
  readonly onSheet: (sheet: Sheet | null) => void
}

/** The sheets over the board. */
export function BoardSheets({ sheet, battle, state, marked, dispatch, onSheet }: BoardSheetsProps) {
  const onClose = () => onSheet(null)
  const shown = { battle, state, onClose }
  return (
    <>
      <Suspense>
        {sheet === 'history' ? <HistorySheet battle={battle} onClose={onClose} /> : null}
        {sheet === 'modifiers' ? <ModifierSheet {...shown} onShadows={() => onSheet('shadows')} /> : null}
        {sheet === 'shadows' ? <ShadowSheet {...shown} marked={marked} /> : null}
        {sheet === 'tactics' ? (
          <TacticsSheet battle={battle} onTactics={(chosen) => dispatch({ type: 'tacticsChosen', tactics: chosen })} onClose={onClose} />
        ) : null}
      </Suspense>
      {sheet === 'memo' ? <MemoSheet battle={battle} onClose={onClose} /> : null}
    </>
  )
}
