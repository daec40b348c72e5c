import type { Score } from './score.ts'

/** The library: the koto alone, as somebody plays who is reading at the same time. Lines stop in the middle and are taken up again. */
export const library: Score = {
  tempo: 58,
  meter: 4,
  scale: ['D', 'E', 'G', 'A', 'B'],
  strings: 'D3 G3 A3 B3 E4 G4 A4 B4 D5 E5 G5 A5 B5',
  gain: 11.9,
  air: 3,
  parts: {
    koto: { instrument: 'koto', level: 0, pan: 0.14, room: 0.5 },
    left: { instrument: 'koto', level: -3, pan: -0.1, room: 0.44 },
    page: { instrument: 'paper', level: -15, pan: 0.4, room: 0.3 },
  },
  sections: {
    reading: {
      bars: 8,
      pace: '1:58 4:56 5:60 9:54',
      parts: {
        koto: 'mp E5. D5/ B4 - | A4/ B4/ D5 - - | _ _ G4. A4/ | B4(kororin) - - _ | E5. G5/ A5 - | G5/ E5/ D5 B4 - | > A4. G4/ E4 G4 | p A4 - - _',
        left: 'p G3 - E4 - | D3 A3 E4 - | G3 - - - | _ E4 B3 - | A3 - E4 - | G3 B3 E4 - | > D3 - G3 - | A3 E4 - _',
        page: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ p フ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    thinking: {
      bars: 8,
      pace: '1:60 5:56 9:52',
      parts: {
        koto: 'mp B4 D5 E5 - | _ B4/ A4/ G4 - | A4 B4 D5(yuri) - | - - _ _ | E5 D5 B4 A4 | G4 - _ E4/ G4/ | > A4(oshi) - G4 - | p E4 - - _',
        left: 'p E4 - B3 - | G3 - - _ | A3 - E4 - | D3 - - - | G3 B3 E4 - | D3 - - - | > A3 - D3 - | G3 B3 - _',
        page: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ p フ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ フ',
      },
    },
    found: {
      bars: 8,
      pace: '1:62 6:64 9:54',
      parts: {
        koto: 'mf A5 G5/ E5/ D5 - | E5. D5/ B4 A4 | B4 D5 E5 G5 | A5(sararin) - - _ | G5. E5/ D5 B4 | A4/ B4/ D5 E5 - | > D5 B4 A4 G4 | p A4 - - _',
        left: 'mp D3 A3 E4 - | G3 B3 E4 - | E4 B3 G3 - | A3 E4 - - | G3 B3 E4 - | A3 E4 G4 - | > G3 - E4 - | [D3~A3] - - _',
      },
    },
  },
  rounds: [
    ['reading', 'thinking', 'found'],
    ['thinking', 'reading', 'found'],
  ],
}
