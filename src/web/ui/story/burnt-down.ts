import { useState } from 'react'

/** How much of ロウ, the candle of the lamp shop, is gone at a local time: 0 at five in the morning, almost 1 just before the next. */
export const burntDown = (now: Date): number => ((now.getHours() + now.getMinutes() / 60 + 19) % 24) / 24

/** How much of ロウ is gone at this moment, from 0 to almost 1. */
export function useBurntDown(): number {
  const [share] = useState(() => burntDown(new Date()))
  return share
}
