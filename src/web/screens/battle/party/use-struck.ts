import { useEffect, useRef, useState } from 'react'

/** How long a blow or its healing shows in a face, in milliseconds. */
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

/** Whether HP have risen just now. */
export function useMended(hp: number): boolean {
  const before = useRef(hp)
  const [mended, setMended] = useState(false)
  useEffect(() => {
    const rose = hp > before.current
    before.current = hp
    if (!rose) return
    setMended(true)
    const timer = setTimeout(() => setMended(false), smarts)
    return () => {
      clearTimeout(timer)
      setMended(false)
    }
  }, [hp])
  return mended
}
