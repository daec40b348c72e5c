import type { Score } from './score.ts'

/**
 * A wood at night with a seam in its sky. The biwa asks, wood answers from the left, then from the right; the 尺八 is far away and comes no
 * nearer. The half steps sink, and what is sewn up in the last bars comes open again at the beginning.
 */
export const nightForest: Score = {
  tempo: 72,
  meter: 4,
  scale: ['D', 'Eb', 'G', 'A', 'Bb'],
  key: 2,
  gain: 11.5,
  air: 4,
  resumes: true,
  parts: {
    biwa: { instrument: 'biwa', level: 1, pan: 0.08, room: 0.5 },
    flute: { instrument: 'shakuhachi', level: -5, pan: -0.45, room: 0.95, late: 20 },
    near: { instrument: 'hyoshigi', level: -8, pan: 0.55, room: 0.5 },
    far: { instrument: 'hyoshigi', level: -11, pan: -0.65, room: 1 },
    leaves: { instrument: 'paper', level: -15, pan: 0.3, room: 0.7 },
    taiko: { instrument: 'odaiko', level: -6, pan: 0, room: 0.8 },
  },
  sections: {
    asked: {
      bars: 8,
      parts: {
        biwa: `
            mf D3 - A3. Bb3/ | A3 - - _ | _ _ G3. Eb3/ | D3 - - _ | mf A3 - D4. Eb4/ | D4(suri-1) - - _ | > _ Bb3/ A3/ G3 Eb3 | p D3(yuri) - - _`,
        near: '_ _ _ _ | _ _ p コ コ/? _/ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ コ コ/? _/ | _ _ _ _ | _ _ _ _',
        far: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ mp チョン _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ チョン チョン/ _/ _',
        leaves: '_ _ _ _ | _ _ _ p フ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ フ',
        taiko: 'p ド _ _ _ | _ _ _ _ | ド _ _ _ | _ _ _ _ | ド _ _ _ | _ _ _ _ | ド _ _ _ | ドン _ _ _',
      },
    },
    distance: {
      bars: 8,
      pace: '1:68 5:70 9:64',
      parts: {
        flute: `
            pp < D5 - - Eb5 | p D5(yuri) - - _ | > Bb4 - A4 - | - - _ _ | < G4 - A4 - | mp Bb4 - D5. Eb5/ | > _/ D5. Bb4(otoshi) - | pp A4(yuri) - - _`,
        biwa: '_ _ _ _ | _ _ p [D3~A3] - | _ _ _ _ | _ _ A3/ Bb3/ A3 | _ _ _ _ | _ _ [G3~D4] - | _ _ _ _ | _ D3 A2 -',
        taiko: '_ _ _ _ | _ _ pp ドン _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ ドン _ | _ _ _ _ | _ _ _ _',
        far: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ p チョン | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    seam: {
      bars: 8,
      pace: '1:74 5:80 8:70 9:66',
      parts: {
        biwa: `
            mp D3/ Eb3/ D3 _ A3 | D3/ Eb3/ G3 _ A3 | G3/ A3/ Bb3 _ D4 | A3/ Bb3/ D4 Eb4(suri-1) - | f D4/ Bb3/ A3 _ D4/ Bb3/ | A3/ G3/ Eb3 _ G3 | > Eb3 - D3 - | p [D3~A3] - - _`,
        near: 'p コ _ コ/ コ/ _ | % | コ _ コ/ コ/ _ | コ _ コ コ | mp コ コ/ コ/ _ コ | コ コ/ コ/ _ コ | p コ _ _ _ | _ _ _ _',
        taiko: 'p ド _ _ ド/? ド/? | % | % | ド _ < ド ド | mf ドン _ _ ド | ドン _ _ ド | > ドン _ _ _ | p ドン _ _ _',
        leaves: '_ _ _ _ | p フ _ _ _ | _ _ _ _ | フ _ フ _ | _ _ _ _ | _ _ フ _ | _ _ _ _ | _ _ _ _',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ p < A5 - | mf Bb5(muraiki) - A5 - | - - _ _ | _ _ _ _ | _ _ pp Eb5 D5',
      },
    },
    askedAgain: {
      bars: 8,
      pace: '1:70 9:66',
      parts: {
        biwa: `
            mf A3 - Eb4. D4/ | Bb3 - A3 _ | _ _ D4. Bb3/ | A3 - - _ | mf G3 - Bb3. A3/ | G3(suri-1) - Eb3 - | > _ D3/ Eb3/ D3 Bb2 | p A2(yuri) - - _`,
        far: '_ _ _ _ | _ _ p チョン _ | _ _ _ _ | _ mp チョン _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ チョン _ _',
        near: '_ _ _ _ | _ _ _ p コ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ コ コ',
        leaves: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ p フ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
        taiko: 'p ド _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | ド _ _ _ | _ _ _ _ | _ _ _ _ | ドン _ _ _',
      },
    },
  },
  rounds: [
    ['asked', 'distance', 'seam'],
    ['askedAgain', 'seam', 'distance'],
    ['asked', 'seam', 'askedAgain', 'distance'],
  ],
}
