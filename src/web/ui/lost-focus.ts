import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the first control inside when the place opens, and again after each change of `what` that made it fall to the
 * page, because what had it is gone. Whoever plays with the keyboard then goes on where they were.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, what: unknown): void {
  const opened = useRef(false)
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (opened.current && !lost) return
    opened.current = true
    element.current?.querySelector<HTMLElement>('[data-first], button:not(:disabled):not([tabindex="-1"]), a[href]')?.focus()
  }, [element, what]) // `what` is the occasion
}
