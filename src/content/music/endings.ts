import type { Score } from './score.ts'

const scale = ['D', 'E', 'G', 'A', 'B']
const strings = 'D3 G3 A3 B3 E4 G4 A4 B4 D5 E5 G5 A5 B5'

/** 白夜の町: the theme comes to its fifth tone, and the A is held. It should fall, and does not; it grows until it hurts, and is held again. */
export const ending1: Score = {
  tempo: 60,
  meter: 4,
  scale,
  strings,
  gain: 11.7,
  air: 4,
  parts: {
    koto: { instrument: 'koto', level: 0, pan: 0.16, room: 0.5 },
    flute: { instrument: 'shakuhachi', level: -2, pan: -0.2, room: 0.7 },
    high: { instrument: 'shinobue', level: -6, pan: 0.3, room: 0.7, late: 10 },
    biwa: { instrument: 'biwa', level: -2, pan: 0, room: 0.5 },
  },
  sections: {
    theme: {
      bars: 8,
      pace: '1:60 3:56 9:56',
      parts: {
        koto: 'mf A4. B4/ D5 - | G4 A4 - - | _ _ _ _ | _ _ _ p E4/ G4/ | _ _ _ _ | _ _ B4 - | _ _ _ _ | _ _ _ _',
        flute: '_ _ _ _ | _ p < A4 - - | - - - - | mf - - - _ | mp < A4 - - - | - - - - | f - - - - | ff - - > p - _',
        high: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | p < A5 - - - | mf - - - - | f - - p - _',
        biwa: 'p D3 - A3 - | G3 - - - | _ _ _ _ | _ _ _ _ | p E3 - - - | _ _ _ _ | G3 - - - | _ _ _ _',
      },
    },
    white: {
      bars: 8,
      pace: '1:58 9:54',
      parts: {
        koto: 'p E5. D5/ B4 - | A4 - - _ | G4. B4/ D5 - | A4 - - _ | E5. G5/ E5 D5 | B4. D5/ A4 - | > G4 - B4 - | p A4 - - _',
        biwa: 'p G3 - - - | E3 - - - | G3 - - - | D3 - - - | A2 - - - | E3 - - - | G3 - - - | A2 - - -',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | pp < A4 - - - | - - - - | mf - - _ _ | _ _ _ _ | _ _ _ _',
      },
    },
  },
  rounds: [
    ['theme', 'white'],
    ['white', 'theme'],
  ],
}

/** 優しい真昼: the theme is played five times, and each time it has lost its last tone; at the end nobody can say what it was. */
export const ending2: Score = {
  tempo: 66,
  meter: 4,
  scale,
  strings,
  gain: 12.9,
  air: 4,
  parts: {
    koto: { instrument: 'koto', level: 0, pan: 0.14, room: 0.46 },
    bass: { instrument: 'koto', level: -3, pan: -0.14, room: 0.4 },
    flute: { instrument: 'shakuhachi', level: -4, pan: -0.3, room: 0.66 },
  },
  sections: {
    losing: {
      bars: 15,
      pace: '1:66 8:62 16:52',
      parts: {
        koto: `
            mf A4. B4/ D5 - | G4 A4 - - | _ _ _ _ | A4. B4/ D5 - | G4 - - - | _ _ _ _
          | mp A4. B4/ D5 - | - - - - | _ _ _ _ | A4. B4/ - - | - - - - | _ _ _ _ | p A4 - - - | - - _ _ | _ _ _ _`,
        bass: `
            p D3/ A3/ E4 - - | G3/ B3/ E4 - - | _ _ A3 E4 | D3/ A3/ E4 - - | G3/ B3/ - - - | _ _ A3 -
          | D3/ A3/ E4 - - | G3 - - - | _ _ _ _ | D3 A3 - - | _ _ _ _ | _ _ _ _ | D3 - - - | _ _ _ _ | _ _ _ _`,
        flute:
          '_ _ _ _ | _ _ _ _ | p E5 - B4 - | _ _ _ _ | _ _ _ _ | E5 - - - | _ _ _ _ | _ _ _ _ | pp E5 - - - | _ _ _ _ | _ _ _ _ | E5(otoshi) - - _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    noon: {
      bars: 8,
      pace: '1:64 9:60',
      parts: {
        koto: 'mp E5/ G5/ A5 - G5/ E5/ | D5/ B4/ G4 - - | E4/ G4/ B4 - D5/ B4/ | E5(kororin) - - _ | G5/ E5/ D5 - B4/ G4/ | B4/ D5/ E5 - - | > D5. B4/ G4 E4 | p G4 - - _',
        bass: 'p G3 - E4 - | G3 B3 E4 - | E4 - B3 - | A3 - E4 - | G3 - B3 - | A3 - E4 - | > D3 - G3 - | G3 B3 - _',
        flute: '_ _ _ _ | _ _ p E5 - | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ G5 - | > E5 - B4 - | p G4 - - _',
      },
    },
  },
  rounds: [
    ['losing', 'noon'],
    ['noon', 'losing'],
  ],
}

/**
 * 影あかり: the koto plays the theme to its gap; and there, once and never again, the biwa plays what was missing: D4. The rounds that follow leave the
 * gap open again, but now it is a rest.
 */
export const ending3: Score = {
  tempo: 60,
  meter: 4,
  scale,
  strings,
  gain: 11.6,
  air: 5,
  parts: {
    koto: { instrument: 'koto', level: 0, pan: 0.16, room: 0.5 },
    biwa: { instrument: 'biwa', level: 1, pan: -0.12, room: 0.5 },
    bass: { instrument: 'koto', level: -4, pan: -0.2, room: 0.44 },
    flute: { instrument: 'shakuhachi', level: -4, pan: -0.3, room: 0.7 },
  },
  sections: {
    whole: {
      bars: 10,
      pace: '1:58 3:54 4:52 6:58 11:54',
      parts: {
        koto: 'mf A4. B4/ D5 - | G4 A4 - - | _ _ _ _ | _ _ _ _ | _ _ p E5 - | G5 - E5 - | D5. E5/ B4 - | A4 - - _ | > B4 A4 G4 E4 | p A4(sararin) - - -',
        biwa: '_ _ _ _ | _ _ _ _ | _ mf D4 - - | - - - - | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | p A2 - - -',
        bass: 'p G3 - E4 - | G3 - A3? - | - - - _ | _ _ _ _ | p G3 B3 E4 - | E4 B3 G3 - | G3 B3 E4 - | A3 E4 - - | G3 - E4 - | _ _ _ _',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ p B4 - | > A4 - - _ | _ _ p E5 D5 | B4(yuri) - - - | _ _ _ _',
      },
    },
    living: {
      bars: 8,
      pace: '1:64 6:66 9:58',
      parts: {
        koto: 'mp E5/ D5/ B4 G4/ A4/ B4 | D5. E5/ G5 - | A5/ G5/ E5 D5/ B4/ D5 | E5 - - _ | G5. A5/ B5 A5/ G5/ | E5 D5 B4 - | > G4/ A4/ B4 D5. B4/ | p A4 - - _',
        bass: 'p G3 B3 E4 B3 | G3 E4 B3 - | A3 E4 G4 E4 | B3 E4 - _ | E4 B3 G3 B3 | A3 E4 G3 - | > E4 B3 G3 - | A3 E4 - _',
        biwa: '_ _ _ _ | p G3 - - - | _ _ _ _ | E3 - - - | _ _ _ _ | A3 - - - | _ _ _ _ | A2 - - -',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ p < G4 - A4 | mp B4 - - _ | A4 - G4 - | > E4 - G4 - | p E4 - - _',
      },
    },
    openAgain: {
      bars: 6,
      pace: '1:58 7:54',
      parts: {
        koto: 'mf A4. B4/ D5 - | G4 A4 - - | _ _ _ _ | _ _ p E5 - | B4 - A4 - | G4 - - _',
        bass: 'p G3 - E4 - | G3 - A3? - | - - - _ | G3 B3 E4 - | E4 B3 - - | E4 - - _',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ pp E5 - | D5(yuri) - - _',
      },
    },
  },
  rounds: [
    ['whole', 'living'],
    ['openAgain', 'living'],
    ['living', 'openAgain'],
  ],
}

/** 人形遣い: the first three tones, exactly, for ever. A machine plays them; nothing strays, and no round differs from the last. */
export const ending4: Score = {
  tempo: 66,
  meter: 4,
  scale,
  gain: 11.8,
  exact: true,
  parts: {
    box: { instrument: 'musicBox', level: 0, pan: 0, room: 0.5 },
    wood: { instrument: 'hyoshigi', level: -12, pan: 0.3, room: 0.6 },
    string: { instrument: 'koto', level: -4, pan: -0.1, room: 0.5 },
  },
  sections: {
    three: {
      bars: 8,
      parts: {
        box: 'mf A4. B4/ D5 - | _ _ _ _ | A4. B4/ D5 - | _ _ _ _ | A4. B4/ D5 - | _ _ _ _ | A4. B4/ D5 - | _ _ _ _',
        string: '_ _ _ _ | _ _ _ _ | p A3. B3/ E4 - | _ _ _ _ | _ _ _ _ | _ _ _ _ | A3. B3/ E4 - | _ _ _ _',
        wood: 'p _ _ _ _ | コ _ _ コ | _ _ _ _ | コ _ _ コ | _ _ _ _ | コ _ _ コ | _ _ _ _ | コ _ _ コ',
      },
    },
  },
  rounds: [['three']],
}
