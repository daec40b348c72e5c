import { useEffect, useState } from 'react'

/** How long a blow shows in a face, in milliseconds. */
const smarts = 900

/** Whether the landing that struck somebody was just now. */
export function useStruck(landing: number | null): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (landing === null) return
    const timer = setTimeout(() => setOver(true), smarts)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [landing])
  return landing !== null && !over
}
