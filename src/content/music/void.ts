import type { Score } from './score.ts'

/**
 * 茫洋: a hall in the dark before the play, or after it. A hum that swells and falls, a cough, a seat that folds up. Far behind the stage the
 * theme is played from its end to its beginning: A G, D B A. Nobody begins.
 */
export const voidPiece: Score = {
  tempo: 50,
  meter: 4,
  scale: ['D', 'E', 'G', 'A', 'B'],
  gain: 21.2,
  air: 7,
  resumes: true,
  parts: {
    hum: { instrument: 'hall', level: -7, pan: -0.2, room: 0.6 },
    humToo: { instrument: 'hall', level: -8, pan: 0.35, room: 0.7 },
    seats: { instrument: 'hall', level: -6, pan: 0.6, room: 0.8 },
    cough: { instrument: 'hall', level: -9, pan: -0.55, room: 0.8 },
    flute: { instrument: 'shakuhachi', level: -9, pan: 0.1, room: 1, late: 30 },
    clappers: { instrument: 'hyoshigi', level: -12, pan: 0.2, room: 1 },
    string: { instrument: 'biwa', level: -7, pan: -0.1, room: 0.9 },
  },
  sections: {
    before: {
      bars: 6,
      parts: {
        hum: 'mp ザワ - - - | _ _ ザワ - | - - _ _ | ザワ - - - | _ ザワ - - | - _ _ _',
        humToo: '_ _ ザワ - | - - _ _ | ザワ - - - | _ _ ザワ - | - - _ _ | ザワ - - _',
        cough: '_ _ _ _ | _ _ _ _ | _ mp ゴホ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ p ゴホ',
        seats: '_ _ _ _ | _ _ _ p バタン | _ _ _ _ | _ _ _ _ | _ _ バタン _ | _ _ _ _',
        flute: '_ _ _ _ | _ _ _ _ | p A4 - G4 - | - - - _ | _ _ _ _ | _ _ _ _',
      },
    },
    backwards: {
      bars: 8,
      pace: '1:48 9:46',
      parts: {
        hum: 'p _ _ ザワ - | - - _ _ | _ ザワ - - | - _ _ _ | ザワ - - - | _ _ _ _ | _ _ ザワ - | - - _ _',
        flute: 'p A4 - G4 - | - _ D5 - | - B4 - A4 | - - - _ | _ _ _ _ | A4 - G4 _ | D5(yuri) - - B4 | A4(otoshi) - - _',
        string: '_ _ _ _ | p A2 - - - | _ _ _ _ | E3 - - - | _ _ _ _ | _ _ _ _ | A2 - - - | _ _ _ _',
        seats: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ p バタン _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
        cough: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ p ゴホ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
        clappers: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ p チョン _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    waiting: {
      bars: 6,
      pace: '1:46 7:50',
      parts: {
        humToo: 'mp _ ザワ - - | - _ _ _ | ザワ - - - | _ _ ザワ - | - - _ _ | _ _ _ _',
        hum: '_ _ _ _ | p ザワ - - - | _ _ _ _ | _ ザワ - - | - _ _ ザワ | - - - _',
        string: '_ _ _ _ | _ _ _ _ | p G3(hiki-2) - E3 - | _ _ _ _ | _ _ _ _ | A2 - - -',
        clappers: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ p チョン _ チョン | チョン/ チョン/ コ/ コ/ コ/ コ/ _ | _ _ _ _',
        cough: '_ _ _ p ゴホ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
        seats: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ p バタン _ _',
      },
    },
  },
  rounds: [
    ['before', 'backwards', 'waiting'],
    ['waiting', 'backwards', 'before'],
  ],
}
