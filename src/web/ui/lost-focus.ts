import { type RefObject, useEffect } from 'react'

/**
 * After each change of `what`: when the focus has fallen to the page, because what had it is gone, it goes to the first control
 * inside that can take it. Whoever plays with the keyboard then goes on where they were.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    element.current?.querySelector<HTMLElement>('[data-first], button:not(:disabled):not([tabindex="-1"]), a[href]')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- `what` is the occasion
  }, [element, what])
}
