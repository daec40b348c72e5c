import type { Score } from './score.ts'

/** A fight is won: the theme at a run, the gap held for the length of a breath, and everybody lands above it, on A and the high D. */
export const victory: Score = {
  tempo: 120,
  meter: 4,
  scale: ['D', 'F', 'G', 'A', 'C'],
  strings: 'D3 A3 C4 D4 F4 G4 A4 C5 D5 F5 G5 A5 C6',
  gain: 2,
  once: true,
  parts: {
    shamisen: { instrument: 'shamisen', level: 1, pan: -0.15, room: 0.22 },
    flute: { instrument: 'shinobue', level: -2, pan: 0.26, room: 0.36, late: 8 },
    koto: { instrument: 'koto', level: -2, pan: 0.16, room: 0.4 },
    taiko: { instrument: 'odaiko', level: -4, pan: 0, room: 0.34 },
    shime: { instrument: 'shime', level: -4, pan: 0.12, room: 0.24 },
    kane: { instrument: 'kane', level: -6, pan: 0.4, room: 0.34 },
    wood: { instrument: 'hyoshigi', level: -6, pan: -0.3, room: 0.4 },
  },
  sections: {
    won: {
      bars: 4,
      pace: '1:120 2:118 2.9:104 3:112 5:84',
      parts: {
        shamisen: 'f A4/ C5/ D5! G4/ A4. | _ _ < F5// G5// A5// C6// A5/ C6/ | ff [A4+D5]! - - - | _ _ _ _',
        flute: '_ _ _ mf A5 | - _ _ < C6/ C6/ | f D6(yuri) - - - | - _ _ _',
        koto: '_ _ _ _ | _ _ _ _ | f [D3~A3] A4(sararin) - - | - mp [A4+A5] - -',
        taiko: 'f ドン _ ドン ドン/ ド/ | _ _ mp < ド(oroshi) - | ff ドン! _ _ _ | _ _ _ _',
        shime: 'mf テン ツ/ ク/ テン テ/ テ/ | _ _ _ テ// テ// テ// テ// | f テン _ _ _ | _ _ _ _',
        kane: 'mf チャン _ チャン _ | _ _ _ _ | f チャン _ _ _ | _ _ _ _',
        wood: '_ _ _ _ | _ _ _ _ | f チョン _ _ _ | _ _ _ _',
      },
    },
  },
  rounds: [['won']],
}
