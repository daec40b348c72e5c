import type { Score } from './score.ts'

/** 灯祖 at the end: two bars in which nothing sounds at all, then the theme in the bass at 120, and nobody waits for the gap any more: the drum fills it. */
export const lamplighterLast: Score = {
  tempo: 120,
  meter: 4,
  scale: ['D', 'Eb', 'E', 'G', 'A', 'Bb', 'B'],
  strings: 'D3 G3 A3 B3 E4 G4 A4 B4 D5 E5 G5 A5 B5',
  gain: 1.1,
  parts: {
    biwa: { instrument: 'biwa', level: 2, pan: -0.06, room: 0.3 },
    koto: { instrument: 'koto', level: -1, pan: 0.24, room: 0.34 },
    shamisen: { instrument: 'shamisen', level: -2, pan: -0.26, room: 0.22 },
    flute: { instrument: 'shinobue', level: -3, pan: 0.34, room: 0.44 },
    taiko: { instrument: 'odaiko', level: -4, pan: 0, room: 0.34 },
    shime: { instrument: 'shime', level: -5, pan: 0.14, room: 0.22 },
    kane: { instrument: 'kane', level: -8, pan: -0.42, room: 0.36 },
  },
  sections: {
    silence: { bars: 3, parts: { biwa: '_ _ _ _ | _ _ _ _ | _ _ p < A2 f A2' } },
    theme: {
      bars: 8,
      parts: {
        biwa: 'ff A3 - B3 - | D4 - - - | G3 - A3 - | - - - - | f A3 - B3 - | D4 - G3 - | A3 - E3 - | A2 - - -',
        taiko:
          'f ドン _ ド _ | ドン _ ド ド | ドン _ ド _ | ff ドン ド/ ド/ ドン ド/ ド/ | f ドン _ ド _ | ドン _ ド ド | ドン _ ド ド/ ド/ | ドン ド/ ド/ ドン _',
        shamisen:
          'f D4/ D4/(sukui) Eb4/ D4. A3/ Bb3/ | Eb4/ Eb4/(sukui) G4/ Eb4. Bb3 | G4/ G4/(sukui) A4/ Bb4. A4/ G4/ | Eb4 - _ _ | D5/ D5/(sukui) Eb5/ D5. Bb4/ G4/ | A4/ A4/(sukui) Bb4/ A4/ Eb4 _ | G4/ A4/ Bb4/ Eb5. Bb4/ G4/ | A4 Bb3/ A3/ _ _',
        shime:
          'mf テ/ ツ/ テ/ ツ/ テ/ ツ/ ク | % | % | _ _ _ _ | テ/ ツ/ テ/ ツ/ テ/ ツ/ ク | % | テ/ テ/ ツ/ ク/ テ/ テ/ ク | テン テ/ テ/ テン _',
        kane: 'mf チャン _ _ _ | _ _ チ チ | チャン _ _ _ | _ _ _ _ | チャン _ _ _ | _ _ チ チ | チャン _ チ チ | チャン _ _ _',
        flute: '_ _ _ _ | f E6 - D6 B5 | - - A5 - | - - _ _ | _ _ _ _ | B5 - E6 G6 | E6 - B5 - | A5 - - _',
      },
    },
    light: {
      bars: 8,
      pace: '1:120 7:120 9:116',
      parts: {
        koto: 'ff E5/ D5/ B4 E5/ G5/ A5 | B5 - A5/ G5/ E5 | D5/ E5/ G5 A5/ G5/ E5 | B4(sararin) - - _ | E5/ D5/ B4 A4/ B4/ E5 | G5 - A5/ B5/ A5 | > G5/ E5/ D5 B4/ A4/ G4 | A4 - - _',
        biwa: 'f A3 - E3 - | B3 - E3 - | G3 - D3 - | E3 - B2 - | A3 - E3 - | G3 - B3 - | > E3 - G3 - | A2 - - _',
        flute: 'f B5 - - A5 | E6(yuri) - - _ | D6 - E6 D6 | B5 - - _ | A5 - B5 - | E6 - G6 - | > E6 B5 A5 G5 | A5 - - _',
        shamisen:
          'f A3/ A3/ Bb3 A3/ A3/ Eb4 | D4/ D4/ Eb4 D4 _ | G3/ G3/ A3 G3/ G3/ Bb3 | A3/ A3/ D4 A3 _ | A3/ A3/ Bb3 A3/ A3/ Eb4 | G4/ G4/ A4 Bb4 _ | > A4/ G4/ Eb4 D4/ Eb4/ D4 | A3 D3 _ _',
        taiko:
          'f ドン ド ドン ド/ ド/ | ドン ド ドン _ | ドン ド ドン ド/ ド/ | ドン ド/ ド/ ドン _ | ドン ド ドン ド/ ド/ | ドン ド ドン _ | ドン ド/ ド/ ドン ド/ ド/ | ドン ドン ドン! _',
        shime:
          'f テン ツ/ ク/ テン ツ/ ク/ | テン ツ/ ク/ テン _ | テン ツ/ ク/ テン ツ/ ク/ | テン テ/ テ/ テン _ | テン ツ/ ク/ テン ツ/ ク/ | テン ツ/ ク/ テン _ | テ/ テ/ ツ/ ク/ テ/ テ/ ツ/ ク/ | テン テン テン _',
        kane: 'mf チャン _ チ _ | チ _ チャン _ | % | チャン _ _ _ | チャン _ チ _ | チ _ チャン _ | チ チ チ チ | チャン _ チャン _',
      },
    },
    breath: {
      bars: 4,
      pace: '1:96 5:112',
      parts: {
        biwa: 'p A3 - B3 - | D4 - G3 - | A3 - - - | < E3/ G3/ A3/ B3/ f E4 _',
        flute: '_ _ _ _ | _ _ p E5 - | B5(yuri) - - - | _ _ _ _',
        taiko: 'p ド _ _ _ | ド _ _ _ | ド _ ド _ | < ド ド/ ド/ f ドン ドン',
      },
    },
  },
  rounds: [
    ['silence', 'theme', 'light', 'breath', 'theme'],
    ['light', 'theme', 'breath', 'light'],
  ],
}
