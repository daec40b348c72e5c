import type { Score } from './score.ts'

/**
 * The title. Lanterns are lit one after the other, then the theme: A B D · G A, and nothing where D4 should come. The koto has thirteen
 * strings, and none of them is D4; the 尺八 never closes its last hole. Three times the gap comes, and everybody keeps still for it. Between
 * them the koto alone remembers something livelier.
 */
export const title: Score = {
  tempo: 66,
  meter: 4,
  scale: ['D', 'E', 'G', 'A', 'B'],
  strings: 'D3 G3 A3 B3 E4 G4 A4 B4 D5 E5 G5 A5 B5',
  gain: 8.8,
  parts: {
    koto: { instrument: 'koto', level: 0, pan: 0.12, room: 0.42 },
    bass: { instrument: 'koto', level: -1.5, pan: -0.16, room: 0.36 },
    flute: { instrument: 'shakuhachi', level: -3, pan: -0.3, room: 0.6, late: 14 },
  },
  sections: {
    lanterns: {
      bars: 4,
      pace: '1:58 3:64 4.5:60',
      parts: {
        koto: 'pp _ _ A5 - | _ _ E5 - | p _ B5 - A5/ G5/ | < E5/ D5/ B4/ A4/ mp G4(oshi) -',
        bass: 'p D3 - - - | A3 - - - | G3 - - - | _ _ [G3~B3] -',
      },
    },
    theme: {
      bars: 8,
      pace: '1:66 2.5:62 3:64 4:66 7:67 8:60 8.9:52',
      parts: {
        koto: `
            mf A4. B4/ D5 - | G4 A4 - - | _ _ _ p E4/ G4/ | mp A4. G4/ E4 -
          | _ _ < G4/ A4/ B4 | mf D5. E5/ B4 - | > A4/ G4/ E4 G4. {B4}A4/ | p A4 - - _`,
        bass: 'p D3 - A3 - | G3 - A3? - | - - - _ | _ A3 - G3? | B3 - - - | mp G3 - B3 - | > A3 - G3 - | p [D3~A3] - - -',
      },
    },
    breath: {
      bars: 8,
      pace: '1:64 4:61 5:66 7:68 8:62 8.9:56',
      parts: {
        flute: `
            p < A4 - - B4 | mf D5 - -. _/ | > G4 - p A4 - | - - _ _
          | _ mp < E5 - D5 | f E5. G5/ E5. _/ | > D5 B4/ D5/ B4 A4 | p A4(yuri) - - _`,
        koto: `
            p D3/ A3/ E4/ G4/ E4 - | G3/ B3/ E4/ G4/ A4 B4? | G3/ B3/ E4/ B3/ E4 _ | _ _ _ pp G4/ B4/
          | p A3/ E4/ A4/ B4/ A4 - | mp G3/ B3/ E4/ B4/ G4 A4 | > B3/ E4/ G4/ A4/ [B3~E4~G4] - | pp A3/ E4/ G4/ E4/ _ B4(kororin)`,
      },
    },
    memory: {
      bars: 8,
      pace: '1:70 3:74 6:74 7:66 8:58 8.9:50',
      parts: {
        koto: `
            mf E5/ D5/ B4/ D5/ E5. G5/ | E5 - _ B4/ D5/ | < E5/ G5/ A5. G5/ E5/ D5/ | f E5(suri-2) - - _
          | B5/! A5/ G5/ E5/ G5. A5/ | G5/ E5/ D5/ B4/ D5(yuri) - | > B4/ A4/ G4/ A4/ mp E4 G4 | p A4(sararin) - - -`,
        bass: `
            mp G3/ B3/ E4 - B3 | E4/ B3/ G3 - - | A3/ E4/ G4 - E4 | B3/ E4/ G4/ E4/ B3 -
          | mf D3/ A3/ E4 - A3 | G3/ B3/ E4 - - | > A3 - p G3 - | D3 - - -`,
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ mp < B4 - D5 | mf E5 - D5. _/ | > B4 - G4 - | p A4 - - _',
      },
    },
    dusk: {
      bars: 7,
      pace: '1:64 2.5:58 3:60 5:62 6:56 7.5:50',
      parts: {
        koto: 'mp A4. B4/ D5 - | G4 A4 - - | _ _ _ _ | _ _ pp E5 - | B5 - - _ | _ _ A5? - | _ _ _ _',
        bass: 'p D3 - A3 - | G3 - A3? - | - - - _ | A3 - - - | [G3~B3~E4] - - - | pp A3 - - - | _ _ _ _',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | p < A4 - - B4 | mp D5 - -. _/ | > G4 - A4 - | pp - - _ _',
      },
    },
    /** The second time the koto has the theme in octaves, except for D, which it has but once, and the flute answers every half phrase. */
    theme_again: {
      bars: 8,
      pace: '1:66 2.5:62 3:64 4:66 7:67 8:60 8.9:52',
      parts: {
        koto: `
            mf [A4+A5]. [B4+B5]/ D5 - | [G4+G5] [A4+A5] - - | _ _ _ p E5/ G5/ | mp A5(kororin) - G5/ E5/ _
          | _ _ < G4/ A4/ B4 | mf D5. E5/ B4 - | > A4/ G4/ E4 G4. {B4}A4/ | p A4 - - _`,
        bass: `
            p D3/ A3/ E4 - A3 | G3/ B3/ E4? - - | - - - _ | _ A3/ E4/ - G3?
          | B3/ E4/ G4 - - | mp G3/ B3/ E4 - B3 | > A3 - G3 - | p [D3~A3~E4] - - -`,
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ p B4/ D5/ | mp E5. D5/ B4 - | _ _ _ _ | > _ E4 G4 - | p A4 - - _',
      },
    },
  },
  rounds: [
    ['lanterns', 'theme', 'breath', 'memory', 'dusk'],
    ['theme_again', 'breath', 'memory', 'dusk'],
    ['theme', 'breath', 'memory', 'dusk'],
  ],
}
