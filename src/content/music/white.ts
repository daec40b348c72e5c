import type { Score } from './score.ts'

/** The whitened woods: almost nothing. Single tones, far apart; snow slides from a branch; once, a breath. Whoever waits hears the five tones. */
export const white: Score = {
  tempo: 60,
  meter: 4,
  scale: ['D', 'E', 'G', 'A', 'B'],
  key: 5,
  gain: 20.8,
  air: 2,
  resumes: true,
  parts: {
    ice: { instrument: 'musicBox', level: -4, pan: 0.24, room: 0.9 },
    koto: { instrument: 'koto', level: -1, pan: -0.2, room: 0.85 },
    flute: { instrument: 'shakuhachi', level: -3, pan: 0.1, room: 1 },
    snow: { instrument: 'paper', level: -14, pan: -0.5, room: 0.7 },
    /** So that the silence is heard as one, and not as sound that is broken. */
    wind: { instrument: 'shakuhachi', level: -26, pan: 0, room: 1 },
  },
  sections: {
    first: {
      bars: 8,
      pace: '1:60 5:58 9:56',
      parts: {
        wind: 'p < G4(muraiki) - - - | > - - - _ | < G4(muraiki) - - - | > - - - _ | < E4(muraiki) - - - | > - - - _ | < G4(muraiki) - - - | > - - - _',
        ice: 'mp _ B5 - - | - _ _ _ | _ _ _ _ | E5 - - - | - _ _ _ | _ _ p A5 - | - - _ _ | _ _ _ _',
        koto: '_ _ _ _ | _ _ p E4 - | - - _ _ | _ _ _ _ | _ _ A4 - | - _ _ _ | _ _ _ _ | p B3 - - -',
        snow: '_ _ _ _ | _ _ _ _ | _ _ p フ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    tracks: {
      stays: true,
      bars: 8,
      pace: '1:56 9:54',
      parts: {
        wind: 'p < G4(muraiki) - - - | > - - - _ | < G4(muraiki) - - - | > - - - _ | < E4(muraiki) - - - | > - - - _ | < G4(muraiki) - - - | > - - - _',
        koto: 'p A4 - B4 - | D5 - - - | - _ _ _ | _ _ _ _ | G4 - A4 - | - - - - | _ _ _ _ | _ _ _ _',
        ice: '_ _ _ _ | _ _ _ _ | _ pp E6 _ _ | _ _ _ _ | _ _ _ _ | _ _ B5 _ | _ _ _ _ | _ _ _ E5',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | pp < E5 - - - | > B4(otoshi) - - _',
        snow: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ p フ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    branch: {
      bars: 8,
      pace: '1:56 9:58',
      parts: {
        wind: 'p < G4(muraiki) - - - | > - - - _ | < G4(muraiki) - - - | > - - - _ | < E4(muraiki) - - - | > - - - _ | < G4(muraiki) - - - | > - - - _',
        ice: 'p E6 - - - | _ _ _ _ | _ _ D6 - | B5 - - - | _ _ _ _ | _ _ _ _ | A5 - G5 - | - _ _ _',
        koto: '_ _ _ _ | p G3 - - - | _ _ _ _ | _ _ _ _ | E4 - - - | _ _ _ G4 | - - _ _ | _ _ A3 -',
        snow: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ mp フ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    again: {
      bars: 8,
      pace: '1:58 9:56',
      parts: {
        wind: 'p < G4(muraiki) - - - | > - - - _ | < G4(muraiki) - - - | > - - - _ | < E4(muraiki) - - - | > - - - _ | < G4(muraiki) - - - | > - - - _',
        flute: 'pp _ _ _ _ | < B4 - - - | > A4(yuri) - - _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
        ice: '_ _ _ _ | _ _ _ _ | _ _ _ _ | p A5 - B5 - | E6 - - - | _ _ _ _ | _ _ _ pp D6 | - - _ _',
        koto: 'p E4 - - - | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | A3 - E4 - | - - _ _ | _ _ _ _',
      },
    },
  },
  rounds: [
    ['first', 'tracks', 'branch'],
    ['again', 'branch', 'tracks'],
    ['first', 'again', 'tracks'],
  ],
}
