import { type RefObject, useEffect } from 'react'

/** Whenever `question` changes, the focus goes to its first answer: the element marked `data-first`. */
export function useFirstFocus(element: RefObject<HTMLElement | null>, question: string): void {
  useEffect(() => {
    if (document.querySelector('dialog[open]')) return
    element.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [element, question])
}
