import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import * as usualLetters from '../../../../state/usual-letters.ts'
import { commandOrder } from '../../commands/command-order.ts'
import type { BattleAction, BattleFlow } from '../../battle-flow.ts'
import type { Sheet } from '../top-bar.tsx'
import { useBattleKeys } from './use-battle-keys.ts'
import { type Board, isOn } from '../use-board.ts'

interface BoardKeys {
  readonly flow: BattleFlow
  readonly dispatch: Dispatch<BattleAction>
  readonly element: RefObject<HTMLElement | null>
  readonly board: Board
  readonly openSheet: (sheet: Sheet) => void
  /** Reads aloud what a review key asks for. */
  readonly review: (key: string) => void
}

/** The index that follows in a ring of `count`; from none, −1, to its first or last. */
export const next = (now: number, step: number, count: number): number => (now < 0 && step < 0 ? -1 : (now + step) % count)

/** Digits choose, arrows move between targets, Escape goes back, letters open the tools; while a turn is shown, a press hurries it. */
export function useBoardKeys({ flow, dispatch, element, board, openSheet, review }: BoardKeys): void {
  const { hurry } = board
  useBattleKeys({
    onDigit: (digit) => {
      if (flow.status === 'command' && flow.list === 'main') {
        const command = commandOrder[digit - 1]
        if (command) dispatch({ type: 'commandChosen', command })
        return
      }
      element.current?.querySelectorAll<HTMLElement>('[data-choice], [data-pick]')[digit - 1]?.click()
    },
    onArrow: (step) => {
      const targets = [...(element.current?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])]
      const now = targets.findIndex((target) => target === document.activeElement)
      targets.at(next(now, step, targets.length))?.focus()
      // What has the focus may have arrows of its own.
      if (document.activeElement?.matches('[tabindex="0"]')) return
      const slips = [...(element.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
      const chosen = slips.findIndex((slip) => slip.ariaChecked === 'true')
      slips.at(next(chosen, step, slips.length))?.click()
    },
    onEscape: () => {
      if (hurry) hurry()
      else dispatch({ type: 'wentBack' })
    },
    onConfirm: () => hurry?.(),
    onLetter: (letter) => {
      if (letter === usualLetters.repeat && board.repeat) dispatch(board.repeat)
      if (letter === usualLetters.auto) board.auto.once?.()
      if (letter === usualLetters.autoOn) {
        if (board.auto.once) board.auto.start()
        else element.current?.querySelector<HTMLElement>('[data-auto]')?.click()
      }
      if (letter === usualLetters.speed) board.nextSpeed()
      if (letter === usualLetters.modifiers) openSheet('modifiers')
      if (letter === usualLetters.history) openSheet('history')
      if (letter === usualLetters.memo) openSheet('memo')
      if (letter === usualLetters.tactics && isOn(flow)) openSheet('tactics')
      if (letter === usualLetters.shadows && isOn(flow)) openSheet('shadows')
      if (letter === usualLetters.lookback) element.current?.querySelector<HTMLElement>('[data-lookback]')?.click()
      review(letter)
    },
  })
  usePress(hurry)
}

/** How long after a turn has begun to be shown a press may still belong to a double click on the last target, in milliseconds. */
const DOUBLE_CLICK = 500

/** A press of mouse or finger anywhere but on a control. */
function usePress(onPress: (() => void) | null): void {
  const isSet = onPress !== null
  const since = useRef(0)
  useEffect(() => {
    if (isSet) since.current = performance.now()
  }, [isSet])
  const press = useEffectEvent((event: PointerEvent) => {
    // When it was pressed, not when a busy page comes to it.
    if (event.timeStamp - since.current < DOUBLE_CLICK) return
    if (event.target instanceof Element && event.target.closest('button, a, dialog') === null) onPress?.()
  })
  useLayoutEffect(() => {
    const listen = (event: PointerEvent) => press(event)
    window.addEventListener('pointerdown', listen)
    return () => window.removeEventListener('pointerdown', listen)
  }, [])
}
