import { type RefObject, useEffect } from 'react'

/** Moves the focus to the element marked `data-first` whenever `question` changes. */
export function useFirstFocus(element: RefObject<HTMLElement | null>, question: string): void {
  useEffect(() => {
    if (document.querySelector('dialog[open]')) return
    element.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [element, question])
}
