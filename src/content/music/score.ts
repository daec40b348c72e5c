/** What plays a part. Each has its file in `src/web/sound/instruments`. */
export type InstrumentName =
  | 'koto'
  | 'shamisen'
  | 'biwa'
  | 'shakuhachi'
  | 'shinobue'
  | 'odaiko'
  | 'shime'
  | 'kane'
  | 'hyoshigi'
  | 'paper'
  | 'musicBox'
  | 'hall'

/** A piece as it is written down; `src/web/sound/score/notation.ts` reads the parts. */
export interface Score {
  /** Beats a minute where a section sets no pace of its own. */
  readonly tempo: number
  /** Beats to a bar. */
  readonly meter: number
  /** Its tones, and those that pass through on purpose. */
  readonly scale: readonly string[]
  readonly passing?: readonly string[]
  /** The strings of a koto, from the lowest: what a run passes over. */
  readonly strings?: string
  /** Everything with a pitch sounds so many semitones above what is written, but in sections that stay; left out, 0. */
  readonly key?: number
  /** Written tones that nobody plays, with their octaves: 'A4 A5'. */
  readonly lacks?: string
  readonly parts: Readonly<Record<string, Part>>
  readonly sections: Readonly<Record<string, Section>>
  /** Parts that are silent unless somebody of a party plays their instrument. */
  readonly waiting?: Readonly<Record<string, WaitingPart>>
  /** Sections in their order, for each time round; after the last the second comes again, so that the first may hold an introduction. */
  readonly rounds: readonly (readonly string[])[]
  /** Decibels that bring the piece to −20 LUFS. */
  readonly gain: number
  /** dB above 5 kHz, where a piece has little of its own; left out, 0. */
  readonly air?: number
  /** dB of the whole in each phase; left out, 0. */
  readonly phaseLevels?: readonly number[]
  /** Ends after its first round. */
  readonly once?: boolean
  /** Goes on where it was left instead of beginning again. */
  readonly resumes?: boolean
  /** Is played by a machine: nothing strays, and every round is the same. */
  readonly exact?: boolean
  /** Is played from its end to its beginning. */
  readonly backwards?: boolean
}

export interface Part {
  readonly instrument: InstrumentName
  /** dB. */
  readonly level: number
  /** −1 left to 1 right. */
  readonly pan: number
  /** How much of it goes through the room, 0–1. */
  readonly room: number
  /** From which phase on it plays; left out, always. */
  readonly phase?: number
  /** Milliseconds that it comes after the others: two who play one melody need not agree. */
  readonly late?: number
  /** Plays another part's notes, each tone moved by so many semitones. */
  readonly follows?: { readonly part: string; readonly by: Readonly<Record<string, number>>; readonly beatsLate: number }
  /** Plays this stroke wherever another part would play what the score lacks. */
  readonly marks?: { readonly part: string; readonly stroke: string }
  /** The enemy's: no member of a party takes it over, and it does not step back for them. */
  readonly ofEnemy?: true
}

export interface WaitingPart {
  readonly instrument: InstrumentName
  /** dB. */
  readonly level: number
  /** How much of it goes through the room, 0–1. */
  readonly room: number
  /** By section; it rests in those that are left out. */
  readonly sections: Readonly<Record<string, string>>
}

export interface Section {
  /** Sounds as it is written, whatever the key of the piece: it tells the theme. */
  readonly stays?: true
  /** Tempo by bar, straight lines between: '1:66 7:66 8.5:54'. */
  readonly pace?: string
  readonly bars: number
  readonly parts: Readonly<Record<string, string>>
}
