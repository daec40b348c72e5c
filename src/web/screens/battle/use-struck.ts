import { useEffect, useState } from 'react'
import type { ShownFloat } from './use-playback.ts'

/** As long as a number rises (`floats.module.css`), in milliseconds. */
const smarts = 900

/** Whether the newest of these numbers is a blow that was struck just now. */
export function useStruck(floats: readonly ShownFloat[]): boolean {
  const blow = floats.findLast(({ tone }) => tone === 'damage' || tone === 'critical')?.nth ?? null
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (blow === null) return
    const timer = setTimeout(() => setOver(true), smarts)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [blow])
  return blow !== null && !over
}
