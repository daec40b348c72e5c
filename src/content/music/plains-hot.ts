import type { Score } from './score.ts'

/**
 * The second field: the same road at noon. Bronze rings where the air trembles, the 尺八 slides instead of stepping, and the shamisen puts its
 * accents beside the beat. Nobody hurries.
 */
export const plainsHot: Score = {
  tempo: 80,
  meter: 4,
  scale: ['D', 'F', 'G', 'A', 'C'],
  key: 5,
  gain: 8.1,
  resumes: true,
  parts: {
    shamisen: { instrument: 'shamisen', level: 0, pan: -0.22, room: 0.2 },
    flute: { instrument: 'shakuhachi', level: -3, pan: 0.28, room: 0.46, late: 22 },
    kane: { instrument: 'kane', level: -8, pan: 0.4, room: 0.3 },
    shime: { instrument: 'shime', level: -8, pan: 0.12, room: 0.26 },
    biwa: { instrument: 'biwa', level: -4, pan: -0.02, room: 0.3 },
  },
  sections: {
    noon: {
      bars: 8,
      parts: {
        shamisen: `
            mf _/ A4/! _ G4/ A4/ C5 | _/ A4/! G4 F4/ G4/ _ | _/ C5/! _ A4/ C5/ D5 | _/ C5/! A4 - _
          | _/ D5/! _ C5/ A4/ C5 | _/ G4/! F4 D4/ F4/ _ | > _/ F4/! G4/ F4/(hajiki) D4 C4 | mp D4 - - _`,
        kane: 'p チャン _ _/ チ/ _ | _ _/ チ/ _ _ | % | チャン _ _/ チ/ チ/ _/ | _ _/ チ/ _ _ | % | チャン _ _/ チ/ _ | _ チ/ チ/ チャン _',
        biwa: 'mp D3 - _ A3 | F3 - _ _ | G3 - _ D3 | A3 - - _ | F3 - _ C4 | G3 - _ _ | > A3 - G3 - | p D3 - - _',
        shime: 'pp _ ツ/ ク/ _ ツ | % | % | _ ツ/ ク/ テ _ | _ ツ/ ク/ _ ツ | % | % | _ ツ/ ク/ テ _',
      },
    },
    haze: {
      bars: 8,
      pace: '1:76 5:80 9:74',
      parts: {
        flute: `
            p < A4(suri-2) - C5 - | mf D5(yuri) - - C5/ A4/ | > G4(suri-2) - A4 - | p - - _ _
          | < C5(suri-2) - D5. F5/ | mf G5(yuri) - - F5/ D5/ | > C5. A4/ G4(suri-2) A4 | p F4(otoshi) - - _`,
        biwa: `
            p [D3~A3] - - - | [F3~C4] - - - | [G3~D4] - - - | _ _ A3/ C4/ A3
          | [F3~C4] - - - | [G3~D4] - - - | [A3~D4] - - - | D3 - - _`,
        kane: 'pp _ _ _ チ/? チ/? | チャン _ _ _ | _ _ _ チ/? チ/? | _ _ _ _ | _ _ _ チ/? チ/? | チャン _ _ _ | _ _ _ _ | チャン _ _ _',
      },
    },
    well: {
      bars: 8,
      pace: '1:82 7:82 9:76',
      parts: {
        shamisen: `
            f D5/! C5/ A4 _/ C5/ A4/(hajiki) G4/ | A4 _ D4/ F4/ G4 | C5/! A4/ G4 _/ A4/ G4/(hajiki) F4/ | G4 _ C4/ D4/ F4
          | D5/! F5/ D5 _/ C5/ D5/(hajiki) A4/ | C5 _ A4/ G4/ A4 | > F4/ G4/ A4/ G4/(hajiki) F4/ D4/ C4 | mp D4/ A3/ D4 - _`,
        flute: '_ _ _ _ | _ _ mp A5 - | _ _ _ _ | _ _ G5 - | _ _ _ _ | _ _ mf A5(yuri) - | > G5 F5 - _ | p D5 - - _',
        biwa: 'mp D3 _ A3 _ | D3 _ D3 _ | F3 _ C4 _ | G3 _ G3 _ | D3 _ A3 _ | F3 _ C4 _ | > G3 _ A3 _ | p D3 - - _',
        kane: 'p _/ チ/ _/ チ/ _/ チ/ _/ チ/ | チャン _ _ _ | _/ チ/ _/ チ/ _/ チ/ _/ チ/ | チャン _ _ _ | _/ チ/ _/ チ/ _/ チ/ _/ チ/ | チャン _ _ _ | _/ チ/ _/ チ/ _ _ | チャン _ _ _',
        shime:
          'p テ ツ/ ク/ テ ツ/ ク/ | テ _ ツ/ ク/ テ | テ ツ/ ク/ テ ツ/ ク/ | テ _ ツ/ ク/ テ | テ ツ/ ク/ テ ツ/ ク/ | テ _ ツ/ ク/ テ | > テ ツ/ ク/ テ _ | pp テ _ _ _',
      },
    },
    /** Later in the day: the flute has the tune of noon, the shamisen only marks the shadows. */
    later: {
      bars: 8,
      pace: '1:76 8:74 9:70',
      parts: {
        flute: `
            mp A4. G4/ A4 C5 | A4 G4/ F4/ G4 - | C5. A4/ C5 D5 | C5/ A4/ - - _
          | F5. G5/ A5 G5 | F5/ D5/ C5/ D5/ - _ | > F5/ G5/ F5/ D5/ C5 A4 | p D5(otoshi) - - _`,
        shamisen:
          'p _ D4/(hajiki) _/ _ _ | _ F4/(hajiki) _/ _ C4/ D4/ | _ G4/(hajiki) _/ _ _ | _ A4/(hajiki) _/ G4/(hajiki) A4/ _ | _ F4/(hajiki) _/ _ _ | _ G4/(hajiki) _/ _ A4/ C5/ | _ A4/(hajiki) _/ _ _ | D4/ A3/ D3 - _',
        biwa: 'p D3 - - _ | F3 - - _ | G3 - - _ | A3 - - _ | F3 - - _ | G3 - - _ | A3 - G3 - | D3 - - _',
        kane: 'pp チャン _ _ _ | _ _ _ _ | _ _ _ チ? | _ _ _ _ | チャン _ _ _ | _ _ _ _ | _ _ _ チ? | _ _ _ _',
      },
    },
  },
  rounds: [
    ['noon', 'haze', 'well'],
    ['well', 'later', 'haze'],
    ['noon', 'later', 'well'],
  ],
}
