/**
 * The notation of the scores. One string a part, bars between `|`:
 *
 *     A4  one beat      A4/ a half    A4// a quarter    A4. one and a half
 *     -   the last note sounds a beat longer (-/ half a beat …)          _  a beat of silence (_/ …)
 *     [D3+A3] together  [D3~A3~E4] broken from the first to the last     {C5 D5}A4  grace notes before the beat
 *     A4! accented      A4? in passing                                   A4(suri-2,yuri)  ornaments, below
 *     ドン ツ カ         the strokes of drums and wood, as the drummers say them
 *     pp p mp mf f ff   from here on; `<` or `>` leads evenly to the next of these
 *     %                 the bar before once more; what a bar lacks is silence
 *
 * Ornaments: suri±n slides in from n semitones off · oshi+n presses the string n semitones up, late · hiki-n lets it down, late ·
 * otoshi falls off at the end · yuri sways · hajiki, sukui, muraiki say how · trem n strokes a beat · oroshi strokes that gather speed ·
 * kororin two strings above, then this one · sararin, agari a run down, up the strings to this one.
 */
export interface Written {
  /** Beats from the section's start. */
  readonly beat: number
  readonly beats: number
  /** MIDI numbers; empty for a stroke. */
  readonly pitches: readonly number[]
  readonly stroke: string | null
  readonly broken: boolean
  readonly graces: readonly number[]
  /** 0–1, the dynamic at this place with its accent. */
  readonly loudness: number
  readonly ornaments: readonly Ornament[]
}

export interface Ornament {
  readonly name: OrnamentName
  /** Semitones or strokes a beat; null takes the usual. */
  readonly amount: number | null
}

const ornamentNames = [
  'suri',
  'oshi',
  'hiki',
  'otoshi',
  'yuri',
  'hajiki',
  'sukui',
  'muraiki',
  'trem',
  'oroshi',
  'kororin',
  'sararin',
  'agari',
] as const
export type OrnamentName = (typeof ornamentNames)[number]

const dynamics: Readonly<Record<string, number>> = { pp: 0.29, p: 0.39, mp: 0.5, mf: 0.61, f: 0.74, ff: 0.88 }
/** A dynamic, or a token with what belongs to it. Only what could be read as one needs a blank between. */
const token =
  /\s*(?:(?<mark>p+|mp|mf|f+|[<>])|(?:\{(?<graces>(?:[A-G]b?\d ?)+)\})?(?<what>\[(?:[A-G]b?\d[+~]?)+\]|[A-G]b?\d|\p{sc=Katakana}+|_|-)(?<value>\/{0,2}\.?)(?<touch>[!?]?)(?:\((?<ornaments>[^)]*)\))?)/uy

/** Reads one part. Throws an error that quotes the bar, the ornament or the tone that cannot be read, or the bar that is too long. */
export function read(text: string, meter: number): readonly Written[] {
  const bars = text.split('|').map((bar) => bar.trim())
  const notes: Draft[] = []
  const marks: Mark[] = []
  for (const [index, bar] of bars.entries()) {
    const full = bar === '%' ? (bars.slice(0, index).findLast((earlier) => earlier !== '%') ?? '') : bar
    if (readBar(full, index * meter, notes, marks) > (index + 1) * meter + 1e-6) throw new Error(full)
  }
  return notes.map(({ touch, ...note }) => ({
    ...note,
    loudness: loudnessAt(note.beat, marks) * (touch === '!' ? 1.2 : touch === '?' ? 0.68 : 1),
  }))
}

const parts = new Map<string, readonly Written[]>()

/** Reads a part as `read` does, but each text only the first time. */
export function readOnce(text: string, meter: number): readonly Written[] {
  const key = `${meter} ${text}`
  const written = parts.get(key) ?? read(text, meter)
  parts.set(key, written)
  return written
}

/** The twelve tones from C on, as scores write them. */
const toneNames = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'] as const

/** MIDI number of a tone with its octave, as scores write it. */
export function pitchOf(name: string): number {
  const step = toneNames.findIndex((tone) => tone === name.slice(0, -1))
  if (step < 0) throw new Error(name)
  return 12 * (Number(name.at(-1)) + 1) + step
}

/** Of a tone without its octave. @param tone MIDI number, any octave */
export const toneNameOf = (tone: number): string => toneNames[((Math.round(tone) % 12) + 12) % 12] ?? 'C'

/** `pitchOf` the other way round. */
export const pitchNameOf = (pitch: number): string => `${toneNameOf(pitch)}${Math.floor(Math.round(pitch) / 12) - 1}`

interface Mark {
  readonly beat: number
  readonly level: number
  /** Leads evenly to the next mark. */
  readonly leads: boolean
}

type Draft = Omit<Written, 'loudness' | 'beats'> & { beats: number; readonly touch: string }

function readBar(bar: string, start: number, notes: Draft[], marks: Mark[]): number {
  let beat = start
  for (token.lastIndex = 0; token.lastIndex < bar.length; ) {
    const { mark, graces = '', what = '', value = '', touch = '', ornaments = '' } = token.exec(bar)?.groups ?? {}
    if (mark !== undefined) {
      marks.push(markAt(mark, beat, marks))
      continue
    }
    if (what === '') throw new Error(bar)
    const beats = beatsOf(value)
    const last = notes.at(-1)
    if (what === '-') {
      if (last === undefined || Math.abs(last.beat + last.beats - beat) > 1e-6) throw new Error(bar)
      last.beats += beats
    } else if (what !== '_')
      notes.push({ beat, beats, ...soundOf(what), graces: pitchesOf(graces), touch, ornaments: ornamentsOf(ornaments) })
    beat += beats
  }
  return beat
}

const markAt = (word: string, beat: number, marks: readonly Mark[]): Mark => ({
  beat,
  level: dynamics[word] ?? (marks.length === 0 ? 0.5 : loudnessAt(beat, marks)),
  leads: !(word in dynamics),
})

function loudnessAt(beat: number, marks: readonly Mark[]): number {
  const index = marks.findLastIndex((mark) => mark.beat <= beat + 1e-6)
  const mark = marks[index]
  if (mark === undefined) return marks[0]?.level ?? 0.5
  const next = marks[index + 1]
  if (!mark.leads || next === undefined) return mark.level
  return mark.level + ((next.level - mark.level) * (beat - mark.beat)) / Math.max(1e-6, next.beat - mark.beat)
}

const beatsOf = (value: string): number => 0.5 ** (value.match(/\//g)?.length ?? 0) * (value.endsWith('.') ? 1.5 : 1)

function soundOf(what: string): Pick<Written, 'pitches' | 'stroke' | 'broken'> {
  const pitches = pitchesOf(what)
  return { pitches, stroke: pitches.length > 0 ? null : what, broken: what.includes('~') }
}

const pitchesOf = (text: string): readonly number[] => (text.match(/[A-G]b?\d/g) ?? []).map(pitchOf)

function ornamentsOf(text: string): readonly Ornament[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((word) => {
      const [, name = '', amount = ''] = /^([a-z]+)([+-]?\d*)$/.exec(word.trim()) ?? []
      const known = ornamentNames.find((ornament) => ornament === name)
      if (known === undefined) throw new Error(word)
      return { name: known, amount: amount === '' ? null : Number(amount) }
    })
}
