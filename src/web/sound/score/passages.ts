import type { Score } from '../../../content/music/score.ts'
import { beatAt, type Grid, gridOf, nextPoint, type Point, secondsAt } from './grid.ts'
import { harmonyOf } from './harmony.ts'
import { keyOf, orderOf, type SectionPosition } from './perform.ts'

/** A section as it is played: where it stands on the context's clock. */
interface Passage {
  readonly name: string
  readonly begins: number
  readonly grid: Grid
}

/** Sections that are kept: notes are scheduled a little ahead of what is heard. */
const keptPassages = 3
/** A chord that begins so soon counts already, in beats. */
const soonBeats = 0.05
/** Beats for which everybody is silent at most. */
const longestRest = 3

/** Where on the clock the beats, bars and chords of a piece stand while it is played. All times are seconds on the context's clock. */
export class Passages {
  readonly #score: Score
  #passages: readonly [Passage, ...Passage[]]

  constructor(score: Score, position: SectionPosition, begins: number) {
    this.#score = score
    this.#passages = [this.#passage(position, begins)]
  }

  add(position: SectionPosition, begins: number): void {
    const passage = this.#passage(position, begins)
    const [first = passage, ...others] = [...this.#passages, passage].slice(-keptPassages)
    this.#passages = [first, ...others]
  }

  /** Tones of the chord that sounds then (0 = C, in any octave). */
  tonesAt(at: number): readonly number[] {
    const { name, begins, grid } = this.#at(at)
    const beat = beatAt(grid, at - begins) + soonBeats
    const tones = harmonyOf(this.#score, name).findLast((cell) => cell.beat <= beat)?.tones ?? []
    return tones.map((tone) => tone + keyOf(this.#score, name))
  }

  /** When something should sound that is ready at `at`, at most so many seconds later. */
  pointAfter(at: number, most: number): Point {
    const { begins, grid } = this.#at(at)
    const point = nextPoint(grid, at - begins, most)
    return { ...point, at: begins + point.at }
  }

  /** The bar line at `at` or the next. */
  barAfter(at: number): number {
    const { begins, grid } = this.#at(at)
    return begins + secondsAt(grid, Math.ceil(beatAt(grid, at - begins) / grid.meter - 1e-3) * grid.meter)
  }

  /** When a rest that begins at `at` ends: at the bar line, after at least one beat and at most three. */
  restUntil(at: number): number {
    const { begins, grid } = this.#at(at)
    const beat = beatAt(grid, at - begins)
    const bar = Math.ceil(beat / grid.meter - 1e-3) * grid.meter
    const until = bar - beat < 1 ? bar + 1 : bar
    return begins + secondsAt(grid, Math.min(until, Math.floor(beat) + longestRest))
  }

  /** Whether a note that begins then opens a half of its bar. */
  opensCell(at: number): boolean {
    const { begins, grid } = this.#at(at)
    const place = (beatAt(grid, Math.max(0, at - begins)) + looseBeats) % grid.meter
    return place < 2 * looseBeats || (grid.meter > 3 && Math.abs(place - looseBeats - 2) < looseBeats)
  }

  #passage(position: SectionPosition, begins: number): Passage {
    const name = orderOf(this.#score, position.round)[position.section] ?? ''
    return { name, begins, grid: gridOf(this.#score, name) }
  }

  #at(at: number): Passage {
    return this.#passages.findLast(({ begins }) => begins <= at + 1e-6) ?? this.#passages[0]
  }
}

/** How far a hand strays from a beat, in beats. */
const looseBeats = 0.12
