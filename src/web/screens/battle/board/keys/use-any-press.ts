import { useLayoutEffect } from 'react'

/** How long after a press its click may come, in milliseconds. */
const CLICK_AFTER = 700

/** While it is set, any key or press of mouse, finger or pad calls it, and does nothing else. */
export function useAnyPress(onPress: (() => void) | null): void {
  useLayoutEffect(() => {
    if (onPress === null) return
    const onKey = (event: KeyboardEvent) => {
      // The browser keeps its own combinations. A key held since before is no new press.
      if (!event.ctrlKey && !event.altKey && !event.metaKey) swallow(event)
      if (!event.repeat) onPress()
    }
    const onPointer = (event: PointerEvent) => {
      swallow(event)
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), CLICK_AFTER)
      onPress()
    }
    // A pad clicks what has the focus, without a press before.
    const onClick = (event: MouseEvent) => {
      swallow(event)
      onPress()
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal } as const
    window.addEventListener('keydown', onKey, options)
    window.addEventListener('pointerdown', onPointer, options)
    window.addEventListener('click', onClick, options)
    return () => listening.abort()
  })
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
