import { type RefObject, useEffect } from 'react'
import { hasLessMotion } from '../../settings/settings.ts'

/** Sets `--x` and `--y` of the element to where the pointer is, −1 to 1 from edge to edge. Not when less motion is wanted. */
export function useParallax(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (hasLessMotion()) return
    const follow = ({ clientX, clientY }: PointerEvent) => {
      element.current?.style.setProperty('--x', `${(clientX / innerWidth) * 2 - 1}`)
      element.current?.style.setProperty('--y', `${(clientY / innerHeight) * 2 - 1}`)
    }
    window.addEventListener('pointermove', follow)
    return () => window.removeEventListener('pointermove', follow)
  }, [element])
}
