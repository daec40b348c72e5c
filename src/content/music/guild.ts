import type { Score } from './score.ts'

/** The cutting guild: twelve pairs of shears in time. The shamisen hums what everybody hums at work; at the end of each line all shears close at once. */
export const guild: Score = {
  tempo: 96,
  meter: 4,
  scale: ['D', 'F', 'G', 'A', 'C'],
  key: 7,
  gain: 9.2,
  air: -6,
  parts: {
    shears: { instrument: 'paper', level: -9, pan: -0.3, room: 0.16 },
    others: { instrument: 'paper', level: -12, pan: 0.4, room: 0.26 },
    shamisen: { instrument: 'shamisen', level: 0, pan: -0.1, room: 0.22 },
    flute: { instrument: 'shinobue', level: -4, pan: 0.3, room: 0.4 },
    bench: { instrument: 'hyoshigi', level: -9, pan: 0.1, room: 0.2 },
    biwa: { instrument: 'biwa', level: -4, pan: 0.16, room: 0.24 },
  },
  sections: {
    work: {
      bars: 8,
      parts: {
        shears:
          'mf チョキ _ チョキ _ | チョキ _ チョキ/ チョキ/ _ | チョキ _ チョキ _ | _ _ チョキ! _ | チョキ _ チョキ _ | チョキ _ チョキ/ チョキ/ _ | チョキ _ チョキ _ | _ _ チョキ! _',
        others:
          'mp _ チョキ _ チョキ | _ チョキ _ チョキ | _ チョキ _ チョキ/ チョキ/ | _ _ チョキ! _ | _ チョキ _ チョキ | _ チョキ _ チョキ | _ チョキ _ チョキ/ チョキ/ | _ _ チョキ! _',
        shamisen:
          'mf D4/ F4/ G4 - A4/ G4/ | F4/ G4/ A4/ C5/ A4 _ | D5 C5/ A4/ G4. A4/ | F4 D4 _ _ | D4/ F4/ G4 - A4/ C5/ | D5/ C5/ A4/(hajiki) G4/ A4 _ | > F4. G4/ A4/ G4/ F4/ D4/ | C4/ D4/ D4 _ _',
        biwa: 'p D3 - A3 - | F3 - C4 - | G3 - D3 - | A3 - _ _ | D3 - A3 - | F3 - C4 - | G3 - A3 - | D3 - _ _',
        bench: '_ _ _ _ | _ _ _ _ | _ _ _ _ | p コ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | コ _ _ _',
      },
    },
    fold: {
      bars: 8,
      pace: '1:94 9:96',
      parts: {
        shears:
          'mp チョキ _ _ _ | _ _ パタ _ | チョキ _ _ _ | _ _ パタ パタ | チョキ _ _ _ | _ _ パタ _ | チョキ/ チョキ/ チョキ/ チョキ/ _ _ | _ _ mf チョキ! _',
        flute:
          'mp A5. C6/ D6 - | C6/ A5/ G5 A5 - | F5. G5/ A5 C6 | A5 - - _ | D6 C6/ A5/ C6 - | A5/ G5/ F5 A5 - | > G5. A5/ G5 F5 | p D5 - _ _',
        shamisen:
          'p D4 _ D4/(hajiki) _/ A3 | F4 _ F4/(hajiki) _/ C4 | D4 _ D4/(hajiki) _/ A3 | C4/ D4/ F4 G4 _ | D4 _ D4/(hajiki) _/ A3 | F4 _ F4/(hajiki) _/ C4 | > G4/ F4/ D4/ C4/ A3 C4 | D4 A3 _ _',
        biwa: 'p D3 - - _ | F3 - - _ | D3 - - _ | A3 - - _ | D3 - - _ | F3 - - _ | G3 - A3 - | D3 - _ _',
      },
    },
    /** Before the end of a day everybody works at once, and the flute whistles against it. */
    hurry: {
      bars: 8,
      pace: '1:98 5:102 8:98 9:96',
      parts: {
        shears:
          'f チョキ _ チョキ/ チョキ/ _ | % | チョキ _ チョキ/ チョキ/ チョキ | _ _ チョキ! _ | mf チョキ _ チョキ/ チョキ/ _ | % | チョキ/ チョキ/ チョキ/ チョキ/ チョキ _ | _ _ チョキ! _',
        others:
          'mf _ チョキ _ チョキ/ チョキ/ | % | _ チョキ _ _ | _ _ チョキ! _ | mp _ チョキ _ チョキ/ チョキ/ | % | _ _ _ チョキ | _ _ チョキ! _',
        shamisen:
          'f A4/ C5/ D5/ C5 A4/ C5 | D5/ F5/ D5 C5 _ | A4/ C5/ A4/ G4 F4/ G4 | A4 A4/(sukui) G4/ A4 _ | mf F4/ G4/ A4/ C5 A4/ G4 | F4/ G4/ F4(hajiki) D4 _ | > F4/ D4/ C4/ D4/ F4/ G4/ F4 | D4 A3 _ _',
        flute: '_ _ _ _ | _ _ mf A5/ C6/ D6 | - _ _ _ | _ _ F5/ G5/ A5 | - - C6 A5 | G5/ F5/ D5 - _ | _ _ > C6/ A5/ G5/ F5/ | mp D5 - _ _',
        biwa: 'mf D3 A3 D3 A3 | D3 - A3 - | F3 C4 F3 C4 | A3 - _ _ | F3 C4 A3 - | G3 - D3 - | > G3 - C4 - | D3 - _ _',
      },
    },
    hum: {
      bars: 8,
      parts: {
        shears:
          'mp _ チョキ _ チョキ | _ チョキ _ チョキ | _ チョキ _ チョキ | チョキ/ チョキ/ _ チョキ! _ | _ チョキ _ チョキ | _ チョキ _ チョキ | _ チョキ _ チョキ | チョキ/ チョキ/ _ チョキ! _',
        shamisen:
          'mf C5. A4/ G4 A4 | C5/ D5/ C5 A4 - | G4. A4/ C5/ A4/ G4 | A4 - - _ | F4. G4/ A4 C5 | D5(suri-2) C5 A4 - | > G4/ A4/ G4/ F4/(hajiki) D4 F4 | D4 - - _',
        biwa: 'p F3 C4 F3 C4 | F3 C4 A3 - | G3 D4 G3 D4 | A3 C4 A3 - | F3 C4 F3 C4 | G3 D4 A3 - | G3 A3 C4 A3 | D3 - - _',
        bench: 'p コ _ _ _ | コ _ _ _ | コ _ _ _ | コ _ コ _ | コ _ _ _ | コ _ _ _ | コ _ _ _ | コ _ コ _',
      },
    },
  },
  rounds: [
    ['work', 'fold', 'hurry', 'hum'],
    ['hum', 'fold', 'hurry'],
    ['work', 'hum', 'fold'],
  ],
}
