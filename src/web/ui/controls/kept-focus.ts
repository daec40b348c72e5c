import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the first control inside on mount, and again after each change of `what` that removed or disabled the focused element.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, what: unknown): void {
  const opened = useRef(false)
  useEffect(() => {
    const { activeElement, body } = document
    const lost = activeElement === null || activeElement === body || activeElement.matches(':disabled')
    if (opened.current && !lost) return
    opened.current = true
    element.current?.querySelector<HTMLElement>('[data-first], button:not(:disabled):not([tabindex="-1"]), a[href]')?.focus()
  }, [element, what]) // `what` says when to look
}
