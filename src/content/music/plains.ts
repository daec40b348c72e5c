import type { Score } from './score.ts'

/**
 * 灯見ヶ原: three people walk. The koto sets one foot before the other, the shamisen sings to itself, the flute looks over the grass. On the
 * hill everybody looks back once. The second time the koto has the tune and the shamisen walks.
 */
export const plains: Score = {
  tempo: 80,
  meter: 4,
  scale: ['D', 'F', 'G', 'A', 'C'],
  strings: 'D3 G3 A3 C4 D4 F4 G4 A4 C5 D5 F5 G5 A5',
  gain: 10.1,
  resumes: true,
  parts: {
    shamisen: { instrument: 'shamisen', level: -1, pan: -0.2, room: 0.26 },
    koto: { instrument: 'koto', level: -3, pan: 0.18, room: 0.36 },
    flute: { instrument: 'shinobue', level: -3, pan: 0.32, room: 0.5, late: 14 },
    taiko: { instrument: 'odaiko', level: -9, pan: 0, room: 0.4 },
  },
  sections: {
    path: {
      bars: 8,
      pace: '1:80 7:81 8:78 9:76',
      parts: {
        shamisen: `
            mf D4. F4/ G4 A4 | C5/ A4/ G4 F4 - | G4. A4/ C5(suri-2) D5 | A4(yuri) - - _
          | C5. D5/ F5 D5 | C5/ A4/(hajiki) G4 A4 - | > F4. G4/ A4/ G4/ F4/(hajiki) D4/ | mp D4 - - _`,
        koto: `
            p D3 A3 D4 A3? | A3 C4 F4 C4? | G3 D4 G4 D4? | A3 C4/ A3/ G3 A3?
          | C4 F4 A4 F4? | G3 D4 A3 C4? | > D4 A3 C4 G3? | D3 A3 D4 _`,
        taiko: 'p ドン _ コ _ | % | % | ドン _ コ/ コ/? _ | ドン _ コ _ | % | % | ドン _ _ _',
      },
    },
    grass: {
      bars: 8,
      pace: '1:78 5:80 8:76 9:74',
      parts: {
        flute: `
            p A5. C6/ A5 G5 | F5(yuri) - - _ | G5. A5/ G5 F5 | D5 - - _
          | < F5. G5/ A5 C6 | mf D6 - C6. A5/ | > G5 A5/ G5/ F5. G5/ | p {G5}F5 - D5(yuri) -`,
        koto: `
            p D3/ A3/ F4/ A3/ C4 F4 | A3/ C4/ A4/ C4/ F4 - | G3/ D4/ G4/ D4/ C4 G4 | D3/ A3/ D4/ F4/ A4 -
          | C4/ F4/ A4/ F4/ C5 A4 | D3/ A3/ D4/ F4/ A4 - | > G3/ D4/ G4/ A4/ F4 C4 | D3/ A3/ D4 - _`,
        shamisen: `
            _ _ _ _ | _ _ p A4/(hajiki) C5/ A4 | _ _ _ _ | _ _ F4/(hajiki) G4/ A4
          | _ _ _ _ | _ _ _ A4/ C5/ | _ _ _ _ | _ _ _ _`,
      },
    },
    hill: {
      bars: 8,
      pace: '1:82 4:84 7:80 9:74',
      parts: {
        shamisen: `
            f A4/ C5/ D5 F5. D5/ | C5/ D5/ A4 - _ | G4/ A4/ C5 D5. C5/ | A4/ G4/(hajiki) F4 - _
          | mf F4/ G4/ A4 C5. A4/ | D5(suri-2) - C5/ A4/ G4 | > A4/ G4/ F4/ G4/ F4/(hajiki) D4/ C4 | mp D4(yuri) - - _`,
        flute: `
            _ _ _ mf A5/ C6/ | D6 - C6/ A5/ C6 | _ _ _ A5/ G5/ | F5 - _ C6/ D6/
          | C6 - A5. G5/ | A5(yuri) - - _ | _ _ > C6/ A5/ G5/ F5/ | p D5 - - _`,
        koto: `
            mp [D3~A3~D4] - A3 - | A3 C4 F4 - | [G3~D4~G4] - D4 - | C4 F4 A3 -
          | [A3~C4~F4] - C4 - | G3 D4 G4 - | > A3 - C4 A3 | p [D3~A3~D4] - - _`,
        taiko:
          'mp ドン _ コ ド/ コ/ | ドン _ コ _ | ドン _ コ ド/ コ/ | ドン _ コ _ | ドン _ コ ド/ コ/ | ドン _ _ _ | > ドン _ コ _ | p ドン _ _ _',
      },
    },
    /** The koto tells it, higher where its strings reach and with a turn at each end. */
    pathAgain: {
      bars: 8,
      pace: '1:80 7:81 9:76',
      parts: {
        koto: `
            mf D5. F5/ G5 A5 | G5/ F5/ D5 F5(kororin) - | G5. A5/ G5 D5 | A4(sararin) - - _
          | C5. D5/ F5 D5 | C5/ A4/ G4 A4 - | > F5. G5/ A5/ G5/ F5/ D5/ | mp D5(agari) - - _`,
        shamisen: `
            p D3 A3/(hajiki) D4/ _ A3 | F3 C4/(hajiki) F4/ _ C4 | G3 D4/(hajiki) G4/ _ D4 | A3/ C4/ A3/(hajiki) G3/ A3 _
          | F3 C4/(hajiki) F4/ _ C4 | G3 D4/(hajiki) G4/ _ D4 | > F3 C4/(hajiki) D4/ _ A3 | D3 A3 D4 _`,
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ p C6 - | A5 - - _ | _ _ _ C6/ D6/ | > C6. A5/ - _ | _ _ _ _',
      },
    },
  },
  waiting: {
    /** The wind over the grass: it answers where the tune takes breath. */
    breath: {
      instrument: 'shakuhachi',
      level: -5,
      room: 0.5,
      sections: {
        path: `
            _ _ _ _ | _ _ _ p < A4 | C5 - - > A4 | mp D5(yuri) - C5 A4
          | _ _ p < F5 - | mp G5 - F5/ D5/ C5 | > D5 - C5. A4/ | p A4(yuri) - - _`,
        grass: `
            mp D5 - - C5 | A4 - - _ | _ p < G4 A4 C5 | mp D5(yuri) - - _
          | C5 - D5 F5 | > F5 - - D5 | C5 - A4 G4 | p A4 - - _`,
        hill: `
            f D5 - - - | > F5 - D5 _ | mf G4 - A4 C5 | D5(yuri) - - _
          | f A4 - C5 - | D5 - F5 G5 | > A5 - G5/ F5/ D5 | p D5 - - _`,
        pathAgain: `
            _ _ _ _ | _ _ p < C5 D5 | mp D5 - - C5 | A4(yuri) - - _
          | < F5 - - G5 | mf A5 - - G5 | > F5 - D5 C5 | p D5(yuri) - - _`,
      },
    },
    /** One who walks behind and looks at the ground. */
    ground: {
      instrument: 'biwa',
      level: -3,
      room: 0.3,
      sections: {
        path: 'mp D3 - - _ | A2 - C3 - | G3 - - D3 | A2 - - _ | F3 - - C3 | G3 - D3 - | > F3 - C3 A2 | p D3 - - _',
        grass: 'p D3 - A3 - | F3 - - _ | G3 - D3 - | D3 - A2 _ | mp F3 - C4 - | D3 - F3 A3 | > G3 - F3 C3 | p D3 - - _',
        hill: 'f D3 - D3/ A3/ _ | F3 - C3 A2 | G3 - G3/ D3/ _ | A2 - C3 _ | mf F3 - F3/ C4/ _ | G3 - D3 A2 | > F3 - C3 A2 | p D3 - - _',
        pathAgain: 'mp _ _ D3 - | _ _ F3 - | _ _ G3 - | A2 - C3 A2 | _ _ F3 - | _ _ G3 - | > F3 - A2 C3 | p D3 - - _',
      },
    },
  },
  rounds: [
    ['path', 'grass', 'hill'],
    ['pathAgain', 'hill', 'grass'],
    ['path', 'grass', 'hill', 'grass'],
  ],
}
