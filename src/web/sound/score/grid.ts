import type { Score } from '../../../content/music/score.ts'
import { clockOf } from './pace.ts'

/** The beats of one section in seconds. */
export interface Grid {
  /** Beats to a bar. */
  readonly meter: number
  /** Seconds from the section's start, for each eighth of a beat. */
  readonly points: readonly number[]
}

const pointsPerBeat = 8

export function gridOf(score: Score, sectionName: string): Grid {
  const section = score.sections[sectionName]
  const clock = clockOf({ ...score, marks: section?.pace })
  const count = (section?.bars ?? 0) * score.meter * pointsPerBeat + 1
  return { meter: score.meter, points: Array.from({ length: count }, (_, index) => clock(index / pointsPerBeat)) }
}

/** The beat at so many seconds after the section's start; the first or the last beat where that lies outside. */
export function beatAt({ points }: Grid, seconds: number): number {
  const next = points.findIndex((point) => point > seconds)
  if (next === 0) return 0
  if (next < 0) return (points.length - 1) / pointsPerBeat
  const from = points[next - 1] ?? 0
  const to = points[next] ?? from
  return (next - 1 + (seconds - from) / (to - from)) / pointsPerBeat
}

/** Seconds after the section's start; the first or the last point where the beat lies outside. */
export function secondsAt({ points }: Grid, beat: number): number {
  const place = Math.min(points.length - 1, Math.max(0, beat * pointsPerBeat))
  const from = points[Math.floor(place)] ?? 0
  const to = points[Math.ceil(place)] ?? from
  return from + (to - from) * (place % 1)
}

/** A moment on the grid of a section. */
export interface Point {
  /** Seconds. */
  readonly at: number
  /** On which grid it stands, in beats: ½, ¼ or ⅛; 0: on none. */
  readonly step: number
}

/** What is so late, in seconds, is still heard as together with its beat. */
const togetherSeconds = 0.03
const steps = [0.5, 0.25, 0.125] as const

/**
 * When something should sound that is ready at `seconds`: on the coarsest grid whose next point comes within `most` seconds. What is at most 30 ms
 * behind a half beat sounds at once.
 */
export function nextPoint(grid: Grid, seconds: number, most: number): Point {
  const beat = beatAt(grid, seconds)
  if (seconds - secondsAt(grid, Math.floor(beat * 2 + 1e-6) / 2) <= togetherSeconds) return { at: seconds, step: 0.5 }
  for (const step of steps) {
    const at = secondsAt(grid, Math.ceil(beat / step - 1e-6) * step)
    if (at - seconds <= most) return { at: Math.max(at, seconds), step }
  }
  return { at: seconds, step: 0 }
}
