import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ScreenName } from '../routes.ts'
import { type Passage, wings } from './wings.ts'

/** The screen that is shown; null before the first. */
let current: ScreenName | null = null

/** Route loader: waits until the wings have closed over the screen that is left, unless the game has just been opened. */
export async function passTo(next: ScreenName): Promise<null> {
  if (current !== null && (current !== next || next === 'battle')) await wings.close(passageTo(next))
  return null
}

const passageTo = (next: ScreenName): Passage => (current === 'menu' && next === 'battle' ? 'lantern' : 'wings')

/** How long a screen's pictures may take to be decoded before the wings open all the same, in ms. */
const patience = 1500

/** Hangs the wings in an element, and opens them on each screen whose pictures are decoded. A battle opens them itself. */
export function useWings(element: RefObject<HTMLElement | null>, screen: ScreenName): void {
  const { key } = useLocation()
  useEffect(() => {
    if (element.current) void wings.hang(element.current)
  }, [element])
  useEffect(() => {
    current = screen
    if (screen === 'battle') return
    const pictures = [...(element.current?.parentElement?.querySelectorAll('img') ?? [])]
    const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()))
    const timer = setTimeout(() => void wings.open(), patience)
    void decoded.then(() => wings.open())
    return () => clearTimeout(timer)
  }, [element, screen, key])
}
