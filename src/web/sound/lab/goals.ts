/** What the figures are held against. */
export const goals = {
  /** LUFS, and how far a piece may lie off: by the house alone, and 45 s of it with a party. */
  loudness: { middle: -20, within: 2, withParty: 3 },
  /** What lies from 6 to 16 kHz, dB against the whole. */
  air: -30,
  /** LU by which the last phase of a boss is louder than its first, at least. */
  bossGrowth: 4,
  /** Of the two channels. */
  correlation: { least: 0.2, most: 0.8 },
  /** dBFS, of pieces and effects. */
  peak: -1,
  /** dBFS; where a stroke falls on the seam, its own step is allowed. */
  seam: -40,
  timesRealTime: 20,
  /** Milliseconds, the mean of the takes. */
  body: { least: 180, most: 400 },
  /** dBFS: the mean peak of an effect of each class, and how far one may lie off. */
  effectPeak: { loud: -9, quiet: -16, within: 3 },
  /** Mean likeness: of the takes of an effect that has variants, and of two roles' effects. */
  likeness: { takes: 0.85, roles: 0.7 },
  /** Cents that a tone of an effect may lie off the tones of the piece. */
  cents: 8,
} as const
