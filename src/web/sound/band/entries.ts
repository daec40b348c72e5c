import { biwa, bronze, drum, type Effect, koto, shaku, shamisen, small, type Touch } from '../effects/touches.ts'
import type { Seat } from './seats.ts'

/** Seconds from the first stroke of an entry to the bar line, where the last one stands. */
export const entrySeconds = 0.36

const entry = (...touches: readonly Touch[]): Effect => ({ touches, level: 0, room: 0.35, kind: 'loud' })

/** How somebody who rises comes in again: two strokes or tones that lead to the bar line, and one on it. */
export const entries: Readonly<Record<Seat, Effect>> = {
  tune: entry(
    shamisen(0, 'A3', 0.8, { length: 0.1 }),
    shamisen(0.18, 'D4', 0.85, { length: 0.1 }),
    shamisen(entrySeconds, 'A4', 0.95, { length: 0.4 }),
  ),
  breath: entry(
    shaku(0, 'G4', 0.6, { length: 0.17 }),
    shaku(0.18, 'A4', 0.7, { length: 0.17 }),
    shaku(entrySeconds, 'D5', 0.85, { length: 1.1, manner: 'muraiki' }),
  ),
  pulse: entry(drum(0, 'ド', 0.6), drum(0.18, 'ド', 0.75), drum(entrySeconds, 'ドン', 1)),
  figure: entry(
    koto(0, 'D4', 0.7, { length: 0.2 }),
    koto(0.18, 'A4', 0.75, { length: 0.2 }),
    koto(entrySeconds, 'D5', 0.9, { length: 0.6 }),
  ),
  ground: entry(
    biwa(0, 'A2', 0.8, { length: 0.14 }),
    biwa(0.18, 'D3', 0.85, { length: 0.14 }),
    biwa(entrySeconds, 'A3', 0.95, { length: 0.5 }),
  ),
  fill: entry(small(0, 'テ', 0.7), small(0.18, 'テ', 0.8), small(entrySeconds, 'テン', 1)),
}

/** Seconds for which strokes gather before a bar line at most. */
const longestGathering = 2

/** 颪: strokes that gather speed for so many seconds, and bronze where they end. Left out where there is no time for three. */
export function gathering(seconds: number): Effect | null {
  const times: number[] = []
  for (let before = 0.07, step = 0.075; before < Math.min(seconds, longestGathering); before += step, step *= 1.17)
    times.unshift(seconds - before)
  if (times.length < 3) return null
  const strokes = times.map((after, index) => drum(after, 'ド', 0.35 + (0.5 * index) / times.length))
  return { touches: [...strokes, drum(seconds, 'ドン', 1), bronze(seconds, 'チャン', 0.5)], level: -7, room: 0.4, kind: 'loud' }
}
