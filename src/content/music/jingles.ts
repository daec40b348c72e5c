import type { Score } from './score.ts'

const min = ['D', 'F', 'G', 'A', 'C']
const ritsu = ['D', 'E', 'G', 'A', 'B']
const strings = 'D3 G3 A3 B3 E4 G4 A4 B4 D5 E5 G5 A5 B5'

/** A field is cleared: a match is struck, the lantern lights, and the light goes round the hill from string to string. */
export const fieldCleared: Score = {
  tempo: 84,
  meter: 4,
  scale: ritsu,
  strings,
  gain: 4,
  once: true,
  parts: {
    match: { instrument: 'paper', level: -8, pan: -0.3, room: 0.3 },
    koto: { instrument: 'koto', level: 0, pan: 0.16, room: 0.5 },
    flute: { instrument: 'shakuhachi', level: -3, pan: -0.24, room: 0.6 },
    taiko: { instrument: 'odaiko', level: -4, pan: 0, room: 0.4 },
    kane: { instrument: 'kane', level: -9, pan: 0.4, room: 0.5 },
    box: { instrument: 'musicBox', level: -10, pan: 0.5, room: 0.7 },
  },
  sections: {
    lit: {
      bars: 5,
      pace: '1:84 3:88 5:76 6:60',
      parts: {
        match: 'f フ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
        koto: '_ _ _ mf A4/ B4/ | f D5 - G5 A5(sararin) | - - B5 - | ff [A3~E4~A4~E5] - - - | - - _ _',
        flute: '_ _ _ _ | _ mf D5 - E5 | f G5 - A5(yuri) - | - - E5 - | A5 - - -',
        taiko: '_ _ p < ド(oroshi) - | f ドン _ _ _ | mf ドン _ ド ド | f ドン! _ _ _ | _ _ p ドン _',
        kane: '_ _ _ _ | mf チャン _ _ _ | _ _ チ チ | f チャン _ _ _ | _ _ _ _',
        box: '_ _ _ _ | _ _ _ _ | _ _ mp E6 B5 | A5 E6 - B5 | p A5 E5 - _',
      },
    },
  },
  rounds: [['lit']],
}

/** The light goes out: a string is let down, the drum walks away. */
export const defeat: Score = {
  tempo: 60,
  meter: 4,
  scale: ['D', 'Eb', 'G', 'A', 'Bb'],
  gain: 6,
  air: 3,
  once: true,
  parts: {
    biwa: { instrument: 'biwa', level: 0, pan: -0.1, room: 0.5 },
    flute: { instrument: 'shakuhachi', level: -3, pan: 0.3, room: 0.8 },
    taiko: { instrument: 'odaiko', level: -4, pan: 0, room: 0.6 },
    paper: { instrument: 'paper', level: -10, pan: 0.2, room: 0.5 },
  },
  sections: {
    out: {
      bars: 3,
      pace: '1:66 3:54 4:44',
      parts: {
        biwa: 'f [D3~A3~Eb4](hiki) - D4. Bb3/ | A3 - G3 Eb3(suri-1) | p D3 - - -',
        flute: '_ _ mf Bb4 A4 | > G4 - A4(otoshi) - | _ _ _ _',
        taiko: 'f ドン _ _ _ | mp ド _ ド _ | p ド _ pp ド _',
        paper: '_ _ _ _ | _ _ _ _ | p _ フ _ _',
      },
    },
  },
  rounds: [['out']],
}

/** Somebody has grown: four steps up, and a small bell at the top. */
export const levelUp: Score = {
  tempo: 126,
  meter: 4,
  scale: min,
  strings: 'D3 A3 C4 D4 F4 G4 A4 C5 D5 F5 G5 A5 C6',
  gain: 3,
  once: true,
  parts: {
    shamisen: { instrument: 'shamisen', level: 0, pan: -0.16, room: 0.26 },
    flute: { instrument: 'shinobue', level: -3, pan: 0.24, room: 0.4 },
    kane: { instrument: 'kane', level: -8, pan: 0.4, room: 0.4 },
    shime: { instrument: 'shime', level: -4, pan: 0.1, room: 0.24 },
  },
  sections: {
    grown: {
      bars: 2,
      pace: '1:126 2:120 3:96',
      parts: {
        shamisen: 'f D4/ F4/ G4/ A4/ C5/ D5/ F5 | f [D4+A4+D5]! - - -',
        flute: '_ _ mf < G5/ A5/ C6 | f D6(yuri) - - _',
        kane: 'mf _ _ チ チ | チャン _ _ _',
        shime: 'mf テ/ ツ/ テ/ ツ/ テ/ テ/ テ/ テ/ | f テン _ _ _',
      },
    },
  },
  rounds: [['grown']],
}

/** A skill is learned: the brush, the seal, and two strings that agree. */
export const learning: Score = {
  tempo: 96,
  meter: 4,
  scale: ritsu,
  strings,
  gain: 7.8,
  once: true,
  parts: {
    brush: { instrument: 'paper', level: -6, pan: -0.2, room: 0.24 },
    seal: { instrument: 'odaiko', level: -5, pan: 0, room: 0.3 },
    wood: { instrument: 'hyoshigi', level: -9, pan: 0, room: 0.3 },
    koto: { instrument: 'koto', level: 0, pan: 0.16, room: 0.42 },
  },
  sections: {
    sealed: {
      bars: 2,
      pace: '1:96 3:76',
      parts: {
        brush: 'f フ _ _ _ | _ _ _ _',
        koto: '_ mf E4/ G4/ B4 - | f [A4+E5] - A5(kororin) -',
        seal: '_ _ _ _ | f ド _ _ _',
        wood: '_ _ _ _ | mf コ _ _ _',
      },
    },
  },
  rounds: [['sealed']],
}

/** The treasure: a musical box opens, and everybody is quiet. */
export const treasure: Score = {
  tempo: 80,
  meter: 4,
  scale: ritsu,
  strings,
  gain: 10.5,
  once: true,
  parts: {
    lid: { instrument: 'hyoshigi', level: -10, pan: -0.2, room: 0.4 },
    box: { instrument: 'musicBox', level: 0, pan: 0.12, room: 0.6 },
    koto: { instrument: 'koto', level: -2, pan: -0.16, room: 0.5 },
  },
  sections: {
    opened: {
      bars: 4,
      pace: '1:84 3:78 5:56',
      parts: {
        lid: 'mf コ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ p コ',
        box: '_ mf A5/ B5/ D6 E6 | - B5/ A5/ G5 - | A5/ B5/ E6 D6/ B5/ G5 | A5 - - _',
        koto: '_ _ _ _ | mp G3/ B3/ E4 - - | A3/ E4/ G4 - - | p [A3~E4~A4~B4] - - _',
      },
    },
  },
  rounds: [['opened']],
}
