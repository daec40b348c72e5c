import type { Score } from './score.ts'

/** The rest house: a musical box that nobody has wound up for long. It slows down at the end of each time round, and somebody winds it up again. */
export const rest: Score = {
  tempo: 58,
  meter: 3,
  scale: ['D', 'E', 'G', 'A', 'B'],
  gain: 14.6,
  air: 3,
  parts: {
    box: { instrument: 'musicBox', level: 0, pan: 0.1, room: 0.4 },
    comb: { instrument: 'musicBox', level: -7, pan: -0.1, room: 0.4 },
    key: { instrument: 'hyoshigi', level: -18, pan: 0.2, room: 0.2 },
  },
  sections: {
    wound: {
      bars: 12,
      pace: '1:72 8:70 11:62 13:50',
      parts: {
        box: 'mp A5 B5 E6 | D6. B5/ A5 | G5 A5 B5 | A5 - _ | E5 G5 A5 | B5. D6/ E6 | D6 B5 G5 | A5 - _ | G5 A5 B5 | E6 D6 B5 | A5 G5 E5 | > p A5 - _',
        comb: 'p D4/ A4/ E5 _ | G4/ B4/ E5 _ | E4/ B4/ D5 _ | A4/ E5/ - _ | G4/ B4/ E5 _ | E4/ B4/ G5 _ | G4/ D5/ B4 _ | A4/ E5/ - _ | E4/ B4/ D5 _ | G4/ B4/ G5 _ | A4/ D5/ E5 _ | D4/ A4/ - _',
      },
    },
    slow: {
      bars: 8,
      pace: '1:60 6:48 9:40',
      parts: {
        box: 'mp E6 D6 B5 | A5 - _ | G5 B5 A5 | E5 - _ | G5 A5 B5 | D6 - _ | > B5 A5 G5 | p A5 - _',
        comb: 'p G4/ B4/ E5 _ | D4/ A4/ E5 _ | E4/ B4/ E5 _ | A4/ B4/ - _ | E4/ B4/ E5 _ | G4/ B4/ G5 _ | E4/ D5/ B4 _ | D4 A4 _',
        key: '_ _ _ | _ _ _ | _ _ _ | _ _ _ | _ _ _ | _ _ _ | _ _ _ | _ _ mp コ// コ// コ// コ//',
      },
    },
    other: {
      bars: 12,
      pace: '1:70 9:64 13:52',
      parts: {
        box: 'mp B5 D6 E6 | G6 E6 D6 | B5 - A5 | G5 - _ | A5 B5 D6 | E6 D6 B5 | A5 - G5 | E5 - _ | G5 A5 B5 | D6 B5 A5 | > G5 E5 G5 | p A5 - _',
        comb: 'p E4 B4 _ | G4 _ B4 | G4/ D5/ E5 _ | E4 B4 - | D4 A4 _ | G4 _ B4 | A4/ E5/ D5 _ | E4 G4 - | E4 B4 _ | D4 _ G4 | A4/ B4/ D5 _ | D4/ A4/ - _',
      },
    },
  },
  rounds: [
    ['wound', 'slow'],
    ['other', 'wound', 'slow'],
  ],
}
