import { biwa, bronze, drum, type Effect, koto, shaku, shamisen, small, type Touch } from '../effects/touches.ts'
import type { Seat } from './seats.ts'

/** Seconds from the first stroke of an entry to the bar line, where the last one stands. */
export const entrySeconds = 0.36

type Play = (after: number, pitchOrStroke: string, velocity: number, sounding: { readonly length: number }) => Touch

/** Three strokes, the last on the bar line. @param level dB that bring its peak into the class of loud effects @param last seconds for which the last stays */
const entry = (level: number, play: Play, strokes: string, last = 0.5): Effect => ({
  touches: strokes
    .split(' ')
    .map((stroke, nth) => play((nth * entrySeconds) / 2, stroke, 0.7 + 0.12 * nth, { length: nth < 2 ? 0.14 : last })),
  level,
  room: 0.35,
})

/** How somebody who rises comes in again: two strokes or tones that lead to the bar line, and one on it. */
export const entries: Readonly<Record<Seat, Effect>> = {
  tune: entry(0, shamisen, 'A3 D4 A4'),
  breath: entry(1, shaku, 'G4 A4 D5', 1.1),
  pulse: entry(-1, drum, 'ド ド ドン'),
  figure: entry(0, koto, 'D4 A4 D5'),
  ground: entry(1.5, biwa, 'A2 D3 A3'),
  fill: entry(-8, small, 'テ テ テン'),
}

/** How softly somebody is heard who is asked for a command, in dB below an entry. */
const callLevel = 9

/** What is heard of somebody who is asked for a command: the first stroke of their entry. */
export function callOf(seat: Seat): Effect {
  const { touches, level, room } = entries[seat]
  return { touches: touches.slice(0, 1), level: level - callLevel, room }
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
  return { touches: [...strokes, drum(seconds, 'ドン', 1), bronze(seconds, 'チャン', 0.5)], level: -7, room: 0.4 }
}
