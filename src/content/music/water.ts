import type { Score } from './score.ts'

/**
 * The ink lake and the paper fog: few notes, and a long room that answers. The koto lets drops fall, the 尺八 takes a whole bar for a tone. In
 * the middle the bottom of the lake is heard: the biwa on one low string.
 */
export const water: Score = {
  tempo: 60,
  meter: 4,
  scale: ['D', 'E', 'G', 'A', 'B'],
  key: 5,
  strings: 'D3 G3 A3 B3 D4 E4 G4 A4 B4 D5 E5 G5 A5',
  gain: 12.8,
  resumes: true,
  parts: {
    koto: { instrument: 'koto', level: 0, pan: 0.18, room: 0.7 },
    flute: { instrument: 'shakuhachi', level: -3, pan: -0.28, room: 0.85, late: 20 },
    biwa: { instrument: 'biwa', level: -2, pan: -0.05, room: 0.6 },
    drops: { instrument: 'musicBox', level: -12, pan: 0.5, room: 0.95 },
  },
  sections: {
    surface: {
      bars: 8,
      pace: '1:60 8:58 9:54',
      parts: {
        koto: `
            p E5 - - B4 | - - A4 - | G4 - - E4 | - - - _ | mp B4 - D5 E5 | - - B4/ A4/ G4 | > A4 - - E4/ G4/ | p A4(yuri) - - _`,
        drops: '_ _ _ _ | _ _ _ p B5 | _ _ _ _ | _ E6 _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ B5 E5',
        biwa: '_ _ _ _ | _ _ _ _ | _ _ _ _ | p E3 - - - | _ _ _ _ | G3 - - - | _ _ _ _ | p A2 - - -',
      },
    },
    breath: {
      bars: 8,
      pace: '1:58 5:62 9:54',
      parts: {
        flute: `
            pp < B4 - - - | mp D5(yuri) - - E5/ D5/ | > _/ B4. A4 - | p - - _ _ | < E5 - - G5 | mf A5(muraiki) - - G5/ E5/ | > _/ D5. B4 - | p A4(otoshi) - - _`,
        koto: `
            p G3/ B3/ E4 - - | _ _ A3/ E4/ G4 | - - _ _ | G3/ B3/ E4/ G4/ B4 - | A3/ E4/ A4 - - | _ _ B3/ E4/ G4 | - - _ _ | p [D3~A3~E4] - - -`,
      },
    },
    bottom: {
      bars: 8,
      pace: '1:56 5:54 9:52',
      parts: {
        biwa: `
            mp A2 - - - | _ _ B2(suri-2) A2 | - - _ _ | E3 - D3 - | mp A2 - - - | _ _ G3 E3 | > D3 - - B2 | p A2 - - -`,
        koto: '_ _ _ _ | _ _ _ _ | p E4 - G4 A4 | - - - _ | _ _ _ _ | _ _ _ _ | _ _ pp B4 - | E5 - - _',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ pp E5 | - - - - | p D5(yuri) - B4 - | - _ _ _ | _ _ _ _',
        drops: '_ _ _ _ | pp A5 _ _ _ | _ _ _ _ | _ _ _ _ | _ _ G5 _ | _ _ _ _ | _ _ _ _ | _ _ _ E6',
      },
    },
    /** The same surface, seen from the other side: the line goes up where it went down. */
    mirror: {
      bars: 8,
      pace: '1:60 8:58 9:54',
      parts: {
        koto: `
            p E4 - - G4 | - - A4 - | B4 - - E5 | - - - _ | mp D5 - B4 A4 | - - E5/ G5/ A5 | > E5 - - D5/ B4/ | p A4(sararin) - - -`,
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ pp B4 - A4 | - _ _ _ | _ _ _ _ | _ _ _ _ | _ _ E5 -',
        drops: '_ _ p E6 _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ B5 _ _ | _ _ _ _',
        biwa: 'p E3 - - - | _ _ _ _ | _ _ _ _ | G3 - - - | _ _ _ _ | _ _ _ _ | A2 - - - | - _ _ _',
      },
    },
  },
  rounds: [
    ['surface', 'breath', 'bottom'],
    ['mirror', 'bottom', 'breath'],
    ['surface', 'breath', 'mirror', 'bottom'],
  ],
}

/** The piece of the water as it is played in the mist, in a lower key. */
export const waterMist: Score = { ...water, key: 2 }
