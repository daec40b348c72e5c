import type { Dispatch, RefObject } from 'react'
import { commandOrder } from './command-panel.tsx'
import type { BattleAction, BattleFlow } from './battle-flow.ts'
import type { Sheet } from './top-bar.tsx'
import { useBattleKeys } from './use-battle-keys.ts'

interface BoardKeys {
  readonly flow: BattleFlow
  readonly dispatch: Dispatch<BattleAction>
  readonly board: RefObject<HTMLElement | null>
  readonly skip: (() => void) | null
  readonly repeat: (() => void) | null
  readonly nextSpeed: () => void
  readonly openSheet: (sheet: Sheet) => void
}

/** Digits choose, Escape goes back or skips, letters open the tools. */
export function useBoardKeys({ flow, dispatch, board, skip, repeat, nextSpeed, openSheet }: BoardKeys): void {
  useBattleKeys({
    onDigit: (digit) => {
      if (flow.status === 'command' && flow.list === 'main') {
        const command = commandOrder[digit - 1]
        if (command) dispatch({ type: 'commandChosen', command })
        return
      }
      board.current?.querySelectorAll<HTMLElement>('[data-choice], [data-pick]')[digit - 1]?.click()
    },
    onEscape: () => {
      if (skip) skip()
      else dispatch({ type: 'wentBack' })
    },
    onLetter: (letter) => {
      if (letter === 'r') repeat?.()
      if (letter === 's') nextSpeed()
      if (letter === 'b') openSheet('buffs')
      if (letter === 'l') openSheet('history')
      if (letter === 'm') openSheet('memo')
    },
  })
}
