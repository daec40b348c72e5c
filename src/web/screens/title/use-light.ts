import { useEffect, useState } from 'react'
import { useIsLit } from '../../settings/settings.ts'
import { once } from '../../shell/parts.ts'

/** Milliseconds after which the lamp is lit for whoever only looks. */
const ALONE = 6000

const load = once(() => import('./light/title-light.tsx'))

type Light = Awaited<ReturnType<typeof load>> & { readonly hand: { readonly x: number; readonly y: number } | null }

/** What the lamp adds to the picture, which stands without it: a chunk that loads with the first hand that moves. Null until then, and where none is wanted. */
export function useLight(): Light | null {
  const isWanted = useIsLit()
  const [light, setLight] = useState<Light | null>(null)
  const isDue = isWanted && light === null
  useEffect(() => {
    if (!isDue) return
    const ending = new AbortController()
    const begin = (hand: Light['hand']) => {
      ending.abort()
      clearTimeout(alone)
      load().then(
        (parts) => setLight({ ...parts, hand }),
        () => undefined,
      )
    }
    const alone = setTimeout(begin, ALONE, null)
    const byHand = ({ clientX, clientY }: PointerEvent) => begin({ x: clientX, y: clientY })
    window.addEventListener('pointermove', byHand, ending)
    window.addEventListener('pointerdown', byHand, ending)
    return () => {
      ending.abort()
      clearTimeout(alone)
    }
  }, [isDue])
  return isWanted ? light : null
}
