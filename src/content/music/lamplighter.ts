import type { Score } from './score.ts'

/**
 * 灯祖. The same theme in the bass as the lord's, but as a bell would strike it, one tone a bar, and everything else grows round it: the koto of
 * the title above, the half steps of the night between. It hurries from 88 to 112 and breaks off; then comes `lamplighterLast`.
 */
export const lamplighter: Score = {
  tempo: 88,
  meter: 4,
  scale: ['D', 'Eb', 'E', 'G', 'A', 'Bb', 'B'],
  strings: 'D3 G3 A3 B3 E4 G4 A4 B4 D5 E5 G5 A5 B5',
  gain: 4.1,
  parts: {
    biwa: { instrument: 'biwa', level: 2, pan: -0.06, room: 0.5 },
    koto: { instrument: 'koto', level: -1, pan: 0.24, room: 0.5 },
    taiko: { instrument: 'odaiko', level: -5, pan: 0, room: 0.5 },
    shamisen: { instrument: 'shamisen', level: -2, pan: -0.26, room: 0.3, phase: 2 },
    flute: { instrument: 'shinobue', level: -3, pan: 0.34, room: 0.6, phase: 2 },
    kane: { instrument: 'kane', level: -9, pan: -0.42, room: 0.5 },
  },
  sections: {
    bell: {
      bars: 7,
      pace: '1:88 8:90',
      parts: {
        biwa: 'f A2 - - - | B2 - - - | D3 - - - | G3 - - - | A2 - - - | _ _ _ _ | _ _ _ _',
        kane: 'mp チャン _ _ _ | _ _ _ _ | チャン _ _ _ | _ _ _ _ | チャン _ _ _ | _ _ _ _ | _ _ p チ チ',
        koto: '_ _ p E5/ B4/ A4 | _ _ G4/ A4/ B4 | _ _ mp B5/ A5/ E5 | _ _ D5/ B4/ A4 | _ _ mf E5/ G5/ A5 | B5 - E4(sararin) - | - - _ _',
        taiko: 'mp ドン _ _ _ | _ _ _ _ | ドン _ _ _ | _ _ _ ド | ドン _ _ _ | _ _ < ド ド | ド ド/ ド/ mf ドン _',
        shamisen: '_ _ _ mf Eb4 | D4 - _ _ | _ _ _ Bb4 | A4(yuri) - _ _ | _ _ _ _ | Eb4/ Bb3/ A3/ Bb3/ Eb4 _ | _ _ _ _',
      },
    },
    rising: {
      bars: 8,
      pace: '1:92 9:104',
      parts: {
        koto: 'f A4. B4/ E5 G5/ E5/ | B4 - _ G4/ A4/ | B4. D5/ E5 G5 | A5/ G5/ E5 B4 _ | A4/ B4/ E5/ G5/ A5. B5/ | A5 G5/ E5/ D5/ B4/ A4 | > B4. A4/ G4/ E4/ G4 | mf [A3~E4~A4] - - _',
        biwa: 'f A3 - E3 - | B3 - E3 - | G3 - D3 - | A3 - E3 - | A3 - E3 - | G3 - D3 - | E3 - G3 - | A2 - - _',
        shamisen:
          'mf D4 Eb4/ D4/ _ Bb3 | A3 - _ _ | G4 A4/ Bb4/ _ A4 | Eb4 - D4 _ | D5 Eb5/ D5/ _ Bb4 | A4 - G4/ Eb4/ D4 | > G4/ A4/ Bb4 A4/ G4/ Eb4 | D4 A3 _ _',
        flute: '_ _ _ _ | _ _ mf B5 - | A5 - - _ | _ _ E6 - | D6 - B5 - | A5 - - _ | > G5 A5 B5 E6 | A5 - - _',
        taiko:
          'mf ドン _ ド _ | ドン _ ド ド | ドン _ ド _ | ドン _ ド ド | f ドン _ ド ド/ ド/ | ドン _ ド ド | ドン _ ド ド/ ド/ | ドン _ ドン _',
        kane: 'p チ _ チ _ | チ _ チャン _ | チ _ チ _ | チ _ チャン _ | チ _ チ _ | チ _ チャン _ | チ チ チ チ | チャン _ _ _',
      },
    },
    remembering: {
      bars: 8,
      pace: '1:80 9:88',
      parts: {
        koto: 'p A5 - B5 - | E5 - - _ | G5 - A5 - | - - _ _ | A4 - B4 - | D5 - - _ | > E5/ D5/ B4/ A4/ G4 E4 | p A4 - - _',
        biwa: 'p A2 - - - | - - _ _ | E3 - - - | _ _ B2 - | A2 - - - | G3 - - - | > E3 - B2 - | A2 - - _',
        flute: '_ _ _ _ | _ _ p Eb6 D6 | - _ _ _ | Bb5 - A5 - | - _ _ _ | _ _ Bb5 A5 | G5 - _ _ | _ _ _ _',
        shamisen: '_ _ _ _ | _ _ p Bb4(hajiki) A4(hajiki) | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ Eb4(hajiki) D4(hajiki) | _ _ _ _ | _ _ _ _',
        kane: 'pp チャン _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | チャン _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    blaze: {
      bars: 8,
      pace: '1:100 9:112',
      parts: {
        shamisen:
          'f D5/ Eb5/ D5/ Bb4/ A4/ Bb4/ G4 | A4/ Bb4/ A4/ G4/ Eb4 _ | D4/ Eb4/ G4/ A4/ Bb4/ A4/ D5 | Eb5/ D5/ Bb4/ A4/ G4 _ | D5/ Eb5/ D5/ Bb4/ A4/ Bb4/ D5 | Eb5(suri-1) - D5 _ | > Bb4/ A4/ G4/ Eb4/ D4/ Eb4/ D4 | Bb3 A3 _ _',
        koto: 'f E5 - B4 - | A4 - E5 - | G5 - E5 - | B4 - A4 - | E5 - B5 - | A5 - G5 - | > E5 - B4 - | [A3~E4~A4] - - _',
        biwa: 'ff A2 - A3 - | B2 - B3 - | D3 - D4 - | G3 - G3/ B3/ G3 | A2 - A3 - | - - E3 - | > G3 E3 B2 E3 | A2 - - _',
        flute: 'f E6 - D6 B5 | A5 - - _ | G5 - B5 - | E6 - D6 _ | B5 - E6 - | D6(yuri) - -. _/ | > B5 A5 G5 - | A5 - - _',
        taiko:
          'f ドン _ ド ド/ ド/ | ドン _ ドン ド | ドン _ ド ド/ ド/ | ドン ド ドン _ | ドン _ ド ド/ ド/ | ドン _ ドン ド | ドン ド/ ド/ ドン ド/ ド/ | ドン _ ドン! _',
        kane: 'mf チャン _ チ _ | チ _ チャン _ | チャン _ チ _ | チ _ チャン _ | チャン _ チ _ | チ _ チャン _ | チャン チ チ チ | チャン _ チャン _',
      },
    },
  },
  rounds: [
    ['bell', 'rising', 'remembering', 'blaze'],
    ['rising', 'blaze', 'remembering', 'bell'],
  ],
}
