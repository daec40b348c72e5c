import type { Score } from './score.ts'

/**
 * 無灯の城主. The theme stands in the bass, slow and plain, in the scale of the title; the shamisen above it keeps to the half steps of the
 * night. The two never agree on one tone: E against E♭, B against B♭. D is the missing one here as well.
 */
export const lord: Score = {
  tempo: 88,
  meter: 4,
  scale: ['D', 'Eb', 'E', 'G', 'A', 'Bb', 'B'],
  gain: 4,
  parts: {
    biwa: { instrument: 'biwa', level: 2, pan: -0.1, room: 0.34 },
    taiko: { instrument: 'odaiko', level: -4, pan: 0, room: 0.4 },
    shamisen: { instrument: 'shamisen', level: -2, pan: 0.22, room: 0.26 },
    flute: { instrument: 'shakuhachi', level: -4, pan: -0.36, room: 0.7, phase: 2 },
    kane: { instrument: 'kane', level: -9, pan: 0.42, room: 0.4, phase: 2 },
    shime: { instrument: 'shime', level: -6, pan: 0.14, room: 0.24, phase: 3 },
  },
  sections: {
    throne: {
      bars: 8,
      pace: '1:88 5:92 9:96',
      parts: {
        biwa: 'f A3 - B3 - | D4 - - - | G3 - A3 - | - - _ _ | mf A3 - B3 - | D4 - G3 - | > A3 - - - | _ _ _ _',
        taiko:
          'f ドン _ _ ド | ドン _ ド _ | ドン _ _ ド | mf ド ド/ ド/ ドン _ | f ドン _ _ ド | ドン _ ド _ | ドン _ ド/ ド/ ド | ドン _ ドン _',
        shamisen:
          '_ _ _ _ | _ _ mf Eb5/ D5/ Bb4/ A4/ | _ _ _ _ | Bb4/ A4/ G4/ A4/ Eb4 _ | _ _ _ _ | _ _ G4/ A4/ Bb4/ G4/ | Eb5(suri-1) - Bb4/ A4/ G4 | A4 _ Bb4/ Eb4/ _',
        flute: '_ _ _ _ | mf D5 - - Eb5 | - _ _ _ | _ _ _ _ | Bb4 - A4 - | - - _ _ | _ _ Bb4 - | Eb5(yuri) - - _',
        kane: 'p チャン _ _ _ | _ _ _ _ | チャン _ _ _ | _ _ チ チ | チャン _ _ _ | _ _ _ _ | チャン _ _ _ | _ _ チャン _',
        shime: 'mf テ/ ツ/ _ テ/ ツ/ _ | % | % | テ/ テ/ ツ/ ク/ テン _ | テ/ ツ/ _ テ/ ツ/ _ | % | % | テ/ テ/ テ/ テ/ テン _',
      },
    },
    quarrel: {
      bars: 8,
      pace: '1:96 9:104',
      parts: {
        shamisen:
          'f _/ D4/ Eb4 D4/ Bb3/ A3 | Eb4. G4/ Eb4/ D4/ _ | D4/ Eb4/ G4 - Bb4/ A4/ | G4 Eb4/ D4/ _ _ | _/ A4/ Bb4 A4/ G4/ Eb4 | D5. Eb5/ D5/ Bb4/ _ | > Bb4 A4/ G4/ Eb4. D4/ | Bb3/ A3/ D4 _ _',
        biwa: 'f E3 - B3 - | G3 - B3 - | E3 - A3 - | B3/ A3/ G3/ E3/ A3 _ | E3 - B3 - | G3 - B3 - | A3 - E3 - | A2 - _ _',
        taiko:
          'mf ドン _ ド _ | ドン _ ド/ ド/ _ | ドン _ ド _ | ドン _ ドン ド | f ドン _ ド _ | ドン _ ド/ ド/ ド | ドン _ ド _ | ドン ド/ ド/ ドン _',
        flute: '_ _ _ _ | _ _ _ mf B4 | E5 - - _ | _ _ _ _ | _ _ E5 G5 | f B5(muraiki) - A5 - | > G5 - E5 - | - - _ _',
        kane: 'p チ _ チ _ | _ チ/ チ/ _ _ | チ _ チ _ | チャン _ _ _ | チ _ チ _ | _ チ/ チ/ _ _ | チ _ チ _ | チャン _ _ _',
        shime:
          'f テ/ ツ/ テ/ ツ/ テ/ ツ/ ク | テ/ ツ/ テ/ ツ/ テン _ | テ/ ツ/ テ/ ツ/ テ/ ツ/ ク | テ/ テ/ テ/ テ/ テン _ | テ/ ツ/ テ/ ツ/ テ/ ツ/ ク | テ/ ツ/ テ/ ツ/ テン _ | テ/ ツ/ テ/ ツ/ テ/ テ/ テ | テン _ テン _',
      },
    },
    empty: {
      bars: 6,
      pace: '1:80 4:76 7:92',
      parts: {
        biwa: 'p A3 - - - | B3 - D4 - | - - _ _ | G3 - A3 - | _ _ _ _ | < E3/ G3/ A3/ B3/ f B3 _',
        shamisen: '_ _ _ _ | _ _ _ _ | p _ Bb4(hajiki) A4(hajiki) _ | _ _ _ _ | Eb4(hajiki) _ Eb4(hajiki) _ | _ _ < Eb4/ G4/ f Bb4',
        taiko: 'p _ _ _ ド | _ _ _ _ | _ _ _ ド | _ _ _ _ | ド _ ド _ | < ド/ ド/ ド/ ド/ f ドン _',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ p < A4 - | mp Bb4(yuri) - - - | _ _ _ _',
        kane: '_ _ _ _ | _ _ _ _ | p チャン _ _ _ | _ _ _ _ | _ _ _ _ | _ _ mf チャン _',
      },
    },
    crown: {
      bars: 8,
      pace: '1:104 5:112 9:120',
      parts: {
        biwa: 'ff A3 - B3 - | D4 - - - | G3 - A3 - | - - E3 - | f A3 B3 D4 - | G3 A3 - - | > E3 - G3 - | A2 - [D3~A3]! _',
        shamisen:
          'f D5! Eb5// D5// Bb4/ A4/ Bb4/ A4 | G4/ A4/ Bb4. A4/ D5 | Eb5! D5// Eb5// D5/ Bb4/ A4/ G4 | Eb4/ G4/ Bb4/ G4/ A4 _ | D5/ Eb5/ D5/ Bb4/ _/ A4/ Bb4 | _/ Bb4/ A4 G4/ A4/ Eb4 | > Bb4/ A4/ G4 Eb4/ G4/ Bb3 | A3/ Bb3/ D3/ D3/ D3! _',
        taiko:
          'ff ドン _ ド/ ド/ ド | ドン _ ドン ド | ドン _ ド/ ド/ ド | ドン ド/ ド/ ドン _ | ドン _ ド/ ド/ ド | ドン _ ドン ド | ドン ド ド/ ド/ ド | ドン ドン ドン! _',
        flute: 'f D6 - Bb5 A5 | - - D6 - | Eb6 - Bb5 - | A5 - - _ | D6 - Bb5 A5 | G5 - Bb5 - | > A5 G5 Eb5 D5 | - - _ _',
        kane: 'mf チャン _ チ チ | _ チ チ _ | チャン _ チ チ | _ チ チ _ | チャン _ チ チ | _ チ チ _ | チャン _ チ チ | チャン _ チャン _',
        shime:
          'f テ/ ツ/ テ/ ツ/ テ/ ツ/ テ | テン ツ/ ク/ テン _ | テ/ ツ/ テ/ ツ/ テ/ ツ/ テ | テン テ/ テ/ テン _ | テ/ ツ/ テ/ ツ/ テ/ ツ/ テ | テン ツ/ ク/ テン _ | テ/ テ/ テ/ テ/ テ/ テ/ テ | テン テ/ テ/ テン! _',
      },
    },
  },
  rounds: [
    ['throne', 'quarrel', 'empty', 'crown'],
    ['quarrel', 'crown', 'empty', 'throne'],
  ],
}
