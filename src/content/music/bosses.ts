import { boss } from './boss.ts'
import type { InstrumentName, Part, Score } from './score.ts'

/** How a boss plays the piece of the bosses. Everything is written in D. */
interface BossPlan {
  /** Semitones above D in which it sounds; left out, 0. */
  readonly key?: number
  /** Tones that nobody plays: one of the five, in one of two registers, so that ten bosses have ten gaps. D4 is the story's. */
  readonly lacks: string
  /** What is heard instead. */
  readonly mark: readonly [instrument: InstrumentName, stroke: string]
  /** Plays the motif. */
  readonly instrument: InstrumentName
  /** dB of its hand. */
  readonly level: number
  /** Two bars, four to eight notes, none of them lacking. */
  readonly motif: string
  /** The answer, from the second phase on. */
  readonly turned: string
  /** A second hand, 70 ms later. */
  readonly backing?: string
}

const plans = {
  /** クサブセ: somebody left in the grass who waits to be called; the tone of the call is missing. Crouches twice, waits, leaps. */
  bossGrass: {
    lacks: 'A4 A5',
    mark: ['paper', 'スル'],
    instrument: 'shinobue',
    level: -4,
    motif: 'f Bb4/? Bb4/? _ _/ G5/ Eb6/ | D6 - _.',
    turned: 'f D6/ Eb6/ _ _/ G5/ Bb4/ | Bb4 - _.',
  },
  /** ズレドキ: sand runs down, the hour strikes half a beat late; turned over, the hour comes early. A tick stands for the tone that is missing. */
  bossClock: {
    key: 5,
    lacks: 'Bb4 Bb5',
    mark: ['hyoshigi', 'コ'],
    instrument: 'kane',
    level: -6,
    motif: 'f Eb6/ D6/ A5/ G5/ Eb5/ D5 | _ _/ D5. _/',
    turned: 'f D5/ Eb5/ G5/ A5/ D6/ Eb6 | _/ D6. _.',
  },
  /** オオカマド: counts on one tone, a stroke of the poker, then blows. The meal is not there yet: the lid knocks. */
  bossFurnace: {
    key: 2,
    lacks: 'G4 G5',
    mark: ['odaiko', 'カ'],
    instrument: 'biwa',
    level: -2,
    motif: 'f A3/ A3/ Bb3/ A3/ D4. | Eb4/! D4 - _',
    turned: 'f D4/ D4/ Eb4/ D4/ A3. | Bb3/! A3 - _',
  },
  /** オオスミダコ: eight arms, eight tones, one breath. The bottom of the sea is missing: ink is heard there. */
  bossOctopus: {
    key: 5,
    lacks: 'D3',
    mark: ['paper', 'スル'],
    instrument: 'shakuhachi',
    level: -6,
    motif: 'f D5/(suri-2) Eb5/ G5/ A5/ Bb5/ A5 | G5 Eb5 -.',
    turned: 'f Eb5/(suri-2) D5/ Bb4/ A4/ G4/ A4 | Bb4 D5 -.',
  },
  /** 霧の表具師: five syllables, then the place of the name stays empty. Every tone is backed by a second sheet. */
  bossMounter: {
    key: 2,
    lacks: 'Eb3 Eb4',
    mark: ['paper', 'オリ'],
    instrument: 'koto',
    level: -2,
    motif: 'f A4/ Bb4/ A4/ G4/ A4 _/ | _ _ _.',
    turned: 'f D5/ Eb5/ D5/ Bb4/ D5 _/ | _ _ _.',
    backing: 'f A3/ Bb3/ A3/ G3/ A3 _/ | _ _ _.',
  },
  /** 白抜きの王鹿: a call of children on two tones; later only its end, from farther away. Whoever was to come is missing: snow falls there. */
  bossStag: {
    key: 5,
    lacks: 'D5 D6',
    mark: ['paper', 'パタ'],
    instrument: 'musicBox',
    level: -2,
    motif: 'f A5. A5/ G5/ A5 | G5 - _.',
    turned: 'f _ _ _. | A5 - G5.',
  },
  /** 夜の縫い目: a needle over and under the cloth, then the thread is pulled. Where the lower A stood it has been cut. */
  bossSeam: {
    key: 2,
    lacks: 'A2 A3',
    mark: ['paper', 'チョキ'],
    instrument: 'shamisen',
    level: -2,
    motif: 'f D5/(hajiki) G4/(hajiki) Eb5/(hajiki) A4/(hajiki) D5/(hajiki) G4/(hajiki) _/ | Bb4(hiki-1) - -.',
    turned: 'f G4/(hajiki) D5/(hajiki) A4/(hajiki) Eb5/(hajiki) G4/(hajiki) D5/(hajiki) _/ | Bb4(hiki-1) - -.',
  },
  /** 種蒔きの影: two hands that let seeds fall in turn, and a furrow. The rest that nobody announced is missing: beans fall into it. */
  bossSower: {
    key: 5,
    lacks: 'Bb2 Bb3',
    mark: ['shime', 'ク'],
    instrument: 'koto',
    level: -2,
    motif: 'f D4/(hajiki) A4/(hajiki) D4/(hajiki) A4/(hajiki) _/ G4/ _/ | Eb4 - D4 _/',
    turned: 'f A4/(hajiki) D4/(hajiki) A4/(hajiki) D4/(hajiki) Eb4/ _ | A4 - D4 _/',
  },
  /** 町内会長: double stops that all say the same but one; then one against three, and the one carries it. The objection is missing. */
  bossChair: {
    key: 2,
    lacks: 'G3',
    mark: ['hyoshigi', 'チョン'],
    instrument: 'shamisen',
    level: -2,
    motif: 'f [D4+A4]. [D4+A4]/ [Eb4+Bb4]/ [D4+A4] | [D4+A4]! _ _.',
    turned: 'f [D4+A4]/ [Eb4+Bb4]/ [Eb4+Bb4]/ [Eb4+Bb4]/ [D4+A4]. | [D4+A4]! _ _.',
  },
  /** 緞帳守: hoists, hoists, lets fall. The cry with which the evening would begin does not come: a seat folds. */
  bossCurtain: {
    lacks: 'Eb5 Eb6',
    mark: ['hall', 'バタン'],
    instrument: 'biwa',
    level: -2,
    motif: 'f D3 Eb3/ D3 Eb3/ _/ | A2 - _.',
    turned: 'f A2/ D3/ Eb3/ D3. A2/ | D3 - _.',
  },
} satisfies Readonly<Record<string, BossPlan>>

/** Bars of a section in which the motif begins: alone over the drums first, then where the tune leaves room; never in the theme's gap. */
const entries: Readonly<Record<string, readonly number[]>> = {
  drum: [0, 2],
  stand: [2, 6],
  hollow: [4],
  dark: [2],
  last: [0, 4],
}

/** A part of so many bars that says the same two in some places. */
function laid(text: string, places: readonly number[], bars: number): string {
  const lines = Array.from({ length: bars }, () => '_ _ _.')
  for (const place of places) lines.splice(place, 2, ...text.split(' | '))
  return lines.slice(0, bars).join(' | ')
}

function bossPiece({ key = 0, lacks, mark, instrument, level, motif, turned, backing = '_ _ _. | _ _ _.' }: BossPlan): Score {
  const own: Part = {
    instrument,
    level,
    pan: -0.5,
    room: 0.34,
    ofEnemy: true,
  }
  const sections = Object.entries(boss.sections).map(([section, { bars, parts, ...rest }]) => {
    const places = entries[section] ?? []
    const answers = places.map((bar) => bar + 2).filter((bar) => bar < bars && !places.includes(bar))
    const added = {
      own: laid(motif, places, bars),
      backing: laid(backing, places, bars),
      answer: laid(turned, answers, bars),
      again: laid(
        motif,
        places.map((bar) => bar + 1),
        bars,
      ),
    }
    return [section, { bars, ...rest, parts: { ...parts, ...added } }] as const
  })
  return {
    ...boss,
    key,
    lacks,
    parts: {
      ...boss.parts,
      gap: {
        instrument: mark[0],
        level: -6,
        pan: 0.5,
        room: 0.4,
        ofEnemy: true,
        marks: { part: 'shamisen', stroke: mark[1] },
      },
      own,
      answer: { ...own, pan: 0.55, level: level - 1, phase: 2 },
      again: { ...own, pan: 0, level: level - 1, room: 0.5, phase: 3 },
      backing: { ...own, pan: 0.3, level: level - 3, late: 70 },
    },
    sections: Object.fromEntries(sections),
  }
}

/** The pieces of the ten. */
export const bosses = Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, bossPiece(plan)])) as Readonly<
  Record<keyof typeof plans, Score>
>
