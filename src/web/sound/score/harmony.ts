import type { InstrumentName, Score } from '../../../content/music/score.ts'
import { pitchOf, readOnce } from './notation.ts'

/** What sounds in one cell of a bar, read off the written parts: nobody writes chords. */
export interface Cell {
  /** Beats from the section's start. */
  readonly beat: number
  /** How long it lasts, in beats. */
  readonly beats: number
  /** The lowest pitch that sounds, MIDI number; of the cell before where nothing does. */
  readonly root: number
  /** Three or four tones 0–11 (0 = C) of the scale, the root first, then the weightiest. */
  readonly tones: readonly number[]
  /** No written part with a pitch sounds. */
  readonly isSilent: boolean
}

/** Without a pitch of their own. */
export const unpitched: ReadonlySet<string> = new Set<InstrumentName>(['odaiko', 'shime', 'kane', 'hyoshigi', 'paper', 'hall'])

/** Where a bar is cut: 4 → 2 + 2, 3.5 → 2 + 1.5, 3 → 3. */
export const cellsOf = (meter: number): readonly number[] => (meter > 3 ? [2, meter - 2] : [meter])

const known = new WeakMap<Score['sections'][string], readonly Cell[]>()

/** Of all parts of the section, whatever their phase. Each section is read once. */
export function harmonyOf(score: Score, sectionName: string): readonly Cell[] {
  const section = score.sections[sectionName]
  if (section === undefined) return []
  const cells = known.get(section) ?? harmonyIn(score, section)
  known.set(section, cells)
  return cells
}

function harmonyIn(score: Score, section: Score['sections'][string]): readonly Cell[] {
  const scale = score.scale.map((name) => pitchOf(`${name}4`) % 12)
  const notes = Object.entries(section.parts).flatMap(([part, text]) =>
    unpitched.has(score.parts[part]?.instrument ?? 'paper') ? [] : readOnce(text, score.meter),
  )
  const cells: Cell[] = []
  let root = pitchOf(`${score.scale[0] ?? 'D'}3`)
  for (let bar = 0; bar < section.bars; bar++) {
    let beat = bar * score.meter
    for (const beats of cellsOf(score.meter)) {
      const weights = new Map<number, number>()
      let lowest = Infinity
      for (const note of notes) {
        const shared = Math.min(note.beat + note.beats, beat + beats) - Math.max(note.beat, beat)
        if (shared <= 0) continue
        for (const pitch of note.pitches) {
          weights.set(pitch % 12, (weights.get(pitch % 12) ?? 0) + shared * note.loudness)
          lowest = Math.min(lowest, pitch)
        }
      }
      if (lowest < Infinity) root = lowest
      const heaviest = [...weights].toSorted(([, one], [, other]) => other - one).map(([tone]) => tone)
      const heard = [...new Set([root % 12, ...heaviest].filter((tone) => scale.includes(tone)))]
      const tones = heard.length >= 3 ? heard.slice(0, 4) : [...new Set([...heard, ...fillers(root % 12, scale)])].slice(0, 3)
      cells.push({ beat, beats, root, tones, isSilent: lowest === Infinity })
      beat += beats
    }
  }
  return cells
}

/** Tones of the scale that go with a root: fifth and fourth first. */
const fillers = (root: number, scale: readonly number[]): readonly number[] =>
  [7, 5, 3, 4, 9, 2, 10].map((step) => (root + step) % 12).filter((tone) => scale.includes(tone))

/** The pitch nearest to this one that is one of these tones (0–11); itself where there are none. */
export function nearest(pitch: number, tones: readonly number[]): number {
  for (let away = 0; away < 12; away++)
    for (const candidate of [pitch - away, pitch + away]) if (tones.includes(((candidate % 12) + 12) % 12)) return candidate
  return pitch
}
