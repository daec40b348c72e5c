import type { Score } from '../../../content/music/score.ts'
import { type Cell, harmonyOf, nearest } from '../score/harmony.ts'
import { pitchNameOf, pitchOf, readOnce } from '../score/notation.ts'
import type { Seat } from './seats.ts'

/** A bar that is to be written. */
interface Bar {
  readonly nth: number
  readonly cells: readonly Cell[]
  readonly meter: number
}

/** Writes one bar in the notation of scores. @param last the pitch before; set by whoever writes tones. */
type Writer = (bar: Bar, line: { last: number }) => string

/** Lines of four bars: the last one breathes. */
const isLastOfLine = ({ nth }: Bar): boolean => nth % 4 === 3

/** Tones and strokes in a bar, below which a section is sparse: drums that join it play in every second bar. Everybody else stays, or it would be too soft. */
const FEW = 6
const DRUMS: readonly Seat[] = ['pulse', 'fill']

/** A part for a seat that a piece in 3 or 4 lacks: read off the harmony of a section, within the range of the seat's instrument. Where nobody has a tone, neither has it: such gaps are meant. */
export function derivedPart(seat: Seat, score: Score, sectionName: string): string {
  const { meter } = score
  const { bars: count = 0, parts = {} } = score.sections[sectionName] ?? {}
  const written = Object.values(parts).map((text) => readOnce(text, meter))
  const isSparse = written.flat().length < FEW * count
  // Whoever breathes holds a tone for a bar.
  const gaps = written.flatMap(gapsOf)
  const cells = harmonyOf(score, sectionName).map((cell) => {
    const isInGap = gaps.some(([from, to]) => cell.beat < to && cell.beat + cell.beats > (seat === 'breath' ? from - (from % meter) : from))
    // Nobody who joins in has the tone that the gap leaves out. Where it is the lowest, its fifth stands for it: writers read the root's class alone.
    return isInGap ? { ...cell, root: cell.root % 12 === 2 ? 9 : cell.root, tones: cell.tones.filter((tone) => tone !== 2) } : cell
  })
  const line = { last: pitchOf(seat === 'breath' ? 'C5' : 'A4') }
  const bars = Array.from({ length: count }, (_, nth) => {
    const inside = cells.filter(({ beat }) => beat >= nth * meter - 1e-6 && beat < (nth + 1) * meter - 1e-6)
    return isSparse && nth % 2 === 0 && DRUMS.includes(seat) ? rest(meter) : writers[seat]({ nth, cells: inside, meter }, line)
  })
  return withoutTheme(bars.join(' | '))
}

/** A ? D G A: from the theme's fifth tone to the next of that part, where its sixth would stand. */
const gapsOf = (notes: ReturnType<typeof readOnce>): readonly (readonly [from: number, to: number])[] =>
  notes.flatMap(({ beat }, at) => {
    const tones = notes.slice(Math.max(0, at - 4), at + 1).map(({ pitches }) => (pitches.at(-1) ?? 0) % 12)
    return /^9,\d+,2,7,9$/.test(tones.join()) ? [[beat, notes[at + 1]?.beat ?? Infinity] as const] : []
  })

const writers: Readonly<Record<Seat, Writer>> = {
  /** The upper tones of the cells, as somebody hums. */
  tune: (bar, line) =>
    bar.cells
      .map((cell, index) => {
        if (cell.isSilent || (isLastOfLine(bar) && index > 0)) return rest(cell.beats)
        line.last = within(toneOf(cell, (bar.nth + index) % 3), line.last, [62, 77])
        if (isLastOfLine(bar)) return held(line.last, cell.beats)
        const [next = 9] = cell.tones.filter((tone) => tone !== line.last % 12)
        return `${held(line.last, 1.5)} ${pitchNameOf(within(next, line.last, [62, 77]))}/${cell.beats === 3 ? ' _' : ''}`
      })
      .join(' '),
  /** Two tones that swell, a long one, another that sways, then a breath and a tone that leads back. */
  breath: ({ nth, cells, meter }, line) => {
    if (cells.some(({ isSilent }) => isSilent)) return rest(meter)
    const tone = (cell: Cell | undefined, place: number): number => (line.last = within(toneOf(cell, place), line.last, [67, 81]))
    if (nth % 4 === 0) return `p < ${cells.map((cell, index) => held(tone(cell, index === 0 ? 1 : 0), cell.beats)).join(' ')}`
    if (nth % 4 === 1) return `mp ${held(tone(cells[0], 0), meter - 1)} _`
    if (nth % 4 === 2) return `> ${pitchNameOf(tone(cells[0], 2))}(yuri) ${dashes(meter - 2)} _`
    return `${rest(meter - 1)} p ${pitchNameOf(tone(cells.at(-1), 1))}`
  },
  pulse: ({ nth, meter }) => (meter === 3 ? 'p ドン _ コ' : `p ドン _ ${nth % 4 === 3 ? 'コ/ コ/' : 'コ'} _`),
  /** Over the tones of the cell, up in one bar and down in the next. */
  figure: (bar) => {
    const walk = bar.nth % 2 === 0 ? [0, 2, 1, 3] : [3, 1, 2, 0]
    const written = bar.cells.map((cell, index) => {
      if (cell.isSilent) return rest(cell.beats)
      const low = within(cell.root % 12, 57, [55, 66])
      const chord = [low, ...[1, 2, 0].map((place) => within(toneOf(cell, place), low + 4 + 4 * place, [low + 1, low + 17]))]
      chord.sort((one, other) => one - other)
      const breathes = isLastOfLine(bar) && index === bar.cells.length - 1
      const lengths = rhythm(cell.beats * 2, bar.nth, breathes)
      const played = lengths.map(
        (eighths, step) =>
          `${held(chord[(breathes ? [1, 0] : walk)[step % 4] ?? 0] ?? low, eighths / 2)}${eighths === 1 && step % 2 === 1 ? '?' : ''}`,
      )
      return [...played, ...(breathes ? [rest(cell.beats - 1)] : [])].join(' ')
    })
    return `${bar.nth % 4 === 0 ? 'mp ' : ''}${written.join(' ')}`
  },
  /** A low tone for each cell; before a new line two that lead over. */
  ground: (bar) => {
    const written = bar.cells.map((cell, index) => {
      if (cell.isSilent) return rest(cell.beats)
      const tone = within(cell.root % 12, index === 0 ? 48 : 55, [45, 62])
      if (!isLastOfLine(bar) || index < bar.cells.length - 1) return held(tone, cell.beats)
      return `${held(tone, cell.beats - 1)} ${pitchNameOf(within(toneOf(cell, 2), tone + 3, [45, 62]))}/ ${pitchNameOf(tone)}/`
    })
    return `${bar.nth % 4 === 0 ? 'mf ' : ''}${written.join(' ')}`
  },
  fill: ({ nth, meter }) => {
    if (meter === 3) return 'p _ ツ/ ク/ テ'
    if (nth % 4 === 3) return 'p _/ ツ/ テ/ テ/ テン ツ/ ク/'
    return nth % 2 === 0 ? 'p _ ツ/ ク/ テ ツ' : 'p _/ ツ/ テ _ テ/ ク/'
  },
}

const toneOf = (cell: Cell | undefined, place: number): number => cell?.tones[place] ?? cell?.tones[0] ?? 9

/** Lengths in eighths; of what breathes only the first beat. */
function rhythm(eighths: number, bar: number, breathes: boolean): readonly number[] {
  if (breathes) return [1, 1]
  const pairs = bar % 4 === 1 ? [2, 1, 1] : bar % 4 === 2 ? [1, 1, 2] : [1, 1, 1, 1]
  const lengths: number[] = []
  for (let left = eighths, step = 0; left > 0; step++) {
    const length = Math.min(left, pairs[step % pairs.length] ?? 1)
    lengths.push(length)
    left -= length
  }
  return lengths
}

/** The tone (0–11) in the octave next to `about`, within a range of MIDI numbers. */
function within(tone: number, about: number, [low, high]: readonly [number, number]): number {
  let pitch = nearest(about, [tone])
  while (pitch < low) pitch += 12
  while (pitch > high) pitch -= 12
  return pitch
}

/** A tone that is held for ½, 1½ or so many whole beats. */
function held(pitch: number, beats: number): string {
  const name = pitchNameOf(pitch)
  if (beats === 0.5) return `${name}/`
  return beats === 1.5 ? `${name}.` : `${name} ${dashes(beats - 1)}`.trim()
}

const times = (what: string, beats: number): string => Array.from({ length: beats }, () => what).join(' ')
/** A tone that goes on, or nothing, for so many whole beats. */
const dashes = (beats: number): string => times('-', beats)
const rest = (beats: number): string => times('_', beats)

/** No line that is only derived may close the theme: where D would follow A, any tone, D, G, A, it is silent. */
function withoutTheme(text: string): string {
  const tones: number[] = []
  return text
    .split(' ')
    .map((word) => {
      const [, name, value = ''] = /^([A-G]b?\d)(\/{0,2}\.?)/.exec(word) ?? []
      if (name === undefined) return word
      const tone = pitchOf(name) % 12
      const [one, , three, four, five] = tones.slice(-5)
      if (tone === 2 && one === 9 && three === 2 && four === 7 && five === 9) return `_${value}`
      tones.push(tone)
      return word
    })
    .join(' ')
}
