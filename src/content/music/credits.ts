import type { Score } from './score.ts'

/** The cast is called: everybody who has played comes back in turn, the koto, the shamisen, the flute, and the drum opens the curtain for each. */
export const credits: Score = {
  tempo: 84,
  meter: 4,
  scale: ['D', 'F', 'G', 'A', 'C'],
  strings: 'D3 G3 A3 C4 D4 F4 G4 A4 C5 D5 F5 G5 A5',
  gain: 6.2,
  parts: {
    koto: { instrument: 'koto', level: -1, pan: 0.18, room: 0.4 },
    shamisen: { instrument: 'shamisen', level: -1, pan: -0.2, room: 0.26 },
    flute: { instrument: 'shinobue', level: -3, pan: 0.3, room: 0.46, late: 14 },
    biwa: { instrument: 'biwa', level: -3, pan: 0, room: 0.34 },
    taiko: { instrument: 'odaiko', level: -7, pan: 0, room: 0.36 },
    kane: { instrument: 'kane', level: -11, pan: 0.44, room: 0.4 },
  },
  sections: {
    first: {
      bars: 8,
      parts: {
        koto: 'mf D5. C5/ A4 G4 | A4 C5 D5 - | F5. D5/ C5 A4 | C5 - - _ | D5. F5/ G5 F5 | D5 C5 A4 - | > G4. A4/ C5 A4/ G4/ | F4 - D4 -',
        biwa: 'p D3 - A3 - | F3 - C4 - | G3 - D3 - | F3 - C4 - | D3 - G3 - | A3 - F3 - | > G3 - C4 - | D3 - - _',
        taiko: 'p ドン _ _ _ | _ _ コ _ | ドン _ _ _ | _ _ コ _ | ドン _ _ _ | _ _ コ _ | ドン _ ド _ | mf ドン _ ド/ ド/ ドン',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ p A5 C6 | D6 - - - | - - C6 A5 | > G5 - - _ | p F5 - - _',
      },
    },
    second: {
      bars: 8,
      pace: '1:86 9:86',
      parts: {
        shamisen:
          'f A4/ C5/ D5 C5/ A4/ G4 | F4/ G4/ A4 C5 - | D5/ C5/ A4 G4/ F4/ G4 | A4 - - _ | C5/ D5/ F5 D5/ C5/ A4 | G4/ A4/ C5 D5 - | > C5/ A4/ G4 F4/ G4/ F4 | D4 - - _',
        koto: 'p D3/ A3/ D4/ F4/ D4 A3 | A3/ C4/ F4/ A4/ C5 - | G3/ D4/ G4/ D4/ G3 D4 | A3/ C4/ F4/ A4/ F4 C4 | C4/ F4/ A4/ C5/ A4 F4 | G3/ D4/ G4/ A4/ D5 - | > A3/ C4/ F4/ C4/ A3 C4 | D3/ A3/ D4/ F4/ A4 -',
        taiko:
          'mf ドン _ ド _ | ドン _ コ コ | ドン _ ド _ | ドン _ コ コ | ドン _ ド _ | ドン _ コ コ | ドン _ ド _ | f ドン _ ド/ ド/ ドン',
        kane: 'p _ チ _ チ | チャン _ _ _ | _ チ _ チ | チャン _ _ _ | _ チ _ チ | チャン _ _ _ | _ チ _ チ | チャン _ _ _',
        biwa: 'p D3 - A3 - | F3 - C4 - | G3 - D3 - | A3 - - _ | F3 - C4 - | G3 - D3 - | A3 - C4 - | D3 - - _',
      },
    },
    all: {
      bars: 8,
      pace: '1:88 6:86 9:70',
      parts: {
        flute:
          'f D6. C6/ A5 C6 | D6/ F6/ D6 C6 _ | A5. C6/ D6 C6 | A5 - G5 _ | A5. C6/ D6 F6 | D6/ C6/ A5 C6 _ | > A5. G5/ F5 G5 | mf F5 - D5(yuri) -',
        shamisen:
          'f D4/ F4/ A4 D4/ F4/ A4 | C5/ A4/ F4 C4 _ | A4/ C5/ D5 G4/ A4/ C5 | A4/ G4/ F4 C4 _ | F4/ A4/ C5 F4/ A4/ C5 | D5/ C5/ A4 G4 _ | > A4/ G4/ F4 G4/ F4/ D4 | C4 D4 - _',
        koto: 'mf [D3~A3~D4] - F4 - | [A3~C4~F4] - A4 - | [G3~D4~G4] - A4 - | [A3~C4~F4] - C4 - | [C4~F4~A4] - C5 - | [G3~D4~G4] - D5 - | > [A3~C4~F4] - C4 - | [D3~A3~D4] - - -',
        biwa: 'mf D3 - A3 - | F3 - C4 - | G3 - D3 - | F3 - C4 - | F3 - C4 - | G3 - D3 - | A3 - C4 - | D3 - - -',
        taiko:
          'f ドン _ ド/ ド/ ド | ドン _ ドン _ | ドン _ ド/ ド/ ド | ドン _ ドン _ | ドン _ ド/ ド/ ド | ドン _ ドン _ | > ドン _ ド _ | mf ドン _ _ _',
        kane: 'mp チャン _ チ _ | チ _ チャン _ | チャン _ チ _ | チ _ チャン _ | チャン _ チ _ | チ _ チャン _ | _ _ チ _ | チャン _ _ _',
      },
    },
  },
  rounds: [
    ['first', 'second', 'all'],
    ['second', 'first', 'all'],
  ],
}

/**
 * The piece of the credits from its end to its beginning, for those who have seen behind the stage: each stroke swells and breaks off where it was struck. The
 * flutes only play their notes in the other order, and the room is as it was.
 */
export const creditsBackwards: Score = { ...credits, backwards: true }
