import { type RefObject, useEffect, useRef } from 'react'

/**
 * Shows a native `<dialog>` as a modal as long as it is mounted. The element marked `data-autofocus` gets the focus, else the first that can;
 * afterwards it goes back to where it was.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    const before = document.activeElement
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return element
}
