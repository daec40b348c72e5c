import type { Score } from './score.ts'

/**
 * The unmown field: a harvest dance in threes that somebody else should be dancing. The great drum comes too late to every bar, a little more
 * each time, and in the last section it plays alone after everybody has gone home.
 */
export const plainsHarvest: Score = {
  tempo: 80,
  meter: 3,
  scale: ['D', 'F', 'G', 'A', 'C'],
  key: 7,
  strings: 'D3 G3 A3 C4 D4 F4 G4 A4 C5 D5 F5 G5 A5',
  gain: 8.7,
  resumes: true,
  parts: {
    shamisen: { instrument: 'shamisen', level: 0, pan: -0.2, room: 0.24 },
    flute: { instrument: 'shinobue', level: -3, pan: 0.3, room: 0.46, late: 18 },
    koto: { instrument: 'koto', level: -4, pan: 0.12, room: 0.4 },
    drum: { instrument: 'odaiko', level: -4, pan: -0.05, room: 0.44, late: 210 },
    kane: { instrument: 'kane', level: -10, pan: 0.44, room: 0.4 },
  },
  sections: {
    dance: {
      stays: true,
      bars: 8,
      parts: {
        shamisen: `
            mf A4. C5/ D5 | C5/ A4/ G4 - | A4. G4/ F4 | G4 A4 _ | C5. D5/ F5 | D5/ C5/(hajiki) A4 - | > G4/ A4/ G4/ F4/(hajiki) D4 | mp D4 - _`,
        koto: 'p D3 A3 D4 | A3 C4 F4 | G3 D4 G4 | A3 C4 A3 | C4 F4 A4 | G3 D4 G4 | > A3 C4 A3 | D3 A3 _',
        drum: 'mf ドン _ _ | _ _ ド | ドン _ _ | _ ド ド | ドン _ _ | _ _ ド | ドン _ _ | _ _ ドン',
      },
    },
    answer: {
      bars: 8,
      pace: '1:82 7:80 9:76',
      parts: {
        flute: `
            mf D6. C6/ A5 | C6/ A5/ G5 - | F5. G5/ A5 | G5 - _ | A5. C6/ D6 | C6/ D6/ C6 - | > A5/ C6/ A5/ G5/ F5 | mp D5(yuri) - _`,
        shamisen: `
            p D4 F4/(hajiki) A4/ _ | C4 F4/(hajiki) A4/ _ | D4 G4/(hajiki) A4/ _ | C4/ D4/ F4 G4 | D4 F4/(hajiki) A4/ _ | F4 A4/(hajiki) C5/ _ | > G4 F4/(hajiki) D4/ C4 | D4 A3 _`,
        koto: 'p [D3~A3] - - | [A3~C4] - - | [G3~D4] - - | A3 - - | [D3~A3] - - | [C4~F4] - - | [G3~D4] - - | D3 - _',
        kane: 'pp _ チ _ | _ _ _ | _ チ _ | _ チ チ | _ チ _ | _ _ _ | _ チ _ | チャン _ _',
        drum: 'mp ドン _ _ | _ ド _ | ドン _ _ | _ ド ド | ドン _ _ | _ ド _ | ドン _ _ | _ _ ドン',
      },
    },
    row: {
      bars: 8,
      pace: '1:84 5:86 8:80 9:74',
      parts: {
        shamisen: `
            f D5/ D5/(sukui) C5/ A4/ C5 | D5/ F5/ D5 _ | C5/ C5/(sukui) A4/ G4/ A4 | C5/ D5/ A4 _
          | G4/ G4/(sukui) A4/ C5/ A4/ G4/ | F4/ G4/ A4 _ | > F4/ D4/ F4/ G4/ F4/(hajiki) D4/ | mp C4 D4 _`,
        flute: 'mp _ _ A5 | D6 - _ | _ _ G5 | A5 - _ | C6 - A5/ G5/ | F5 - _ | _ _ G5/ F5/ | p D5 - _',
        koto: 'mp D3 A3 D4/ F4/ | D3 A3 D4 | A3 C4 F4/ A4/ | A3 C4 F4 | G3 D4 G4/ A4/ | C4 F4 A4 | > G3 A3 C4 | p D3 A3 _',
        kane: 'p チャン _ _ | _ チ/ チ/ _ | % | % | チャン _ _ | _ チ/ チ/ _ | _ _ _ | チャン _ _',
        drum: 'f ドン _ ド | ド _ ド | ドン _ ド | ド _ ド | ドン _ ド | ド _ ド | > ドン _ _ | _ ド ドン',
      },
    },
    /** Everybody has gone. The drum goes on, and a string remembers four tones. */
    stubble: {
      bars: 8,
      pace: '1:74 6:70 9:64',
      parts: {
        drum: 'mf ドン _ _ | ド _ ド | ドン _ _ | _ _ _ | mp ドン _ _ | ド _ ド | p ドン _ _ | _ _ ド?',
        koto: '_ _ _ | _ _ p A4 | C5 - A4 | G4(yuri) - _ | _ _ _ | _ _ F4 | G4 - F4 | D4 - _',
        flute: '_ _ _ | _ _ _ | _ _ _ | _ pp A5 - | - - _ | _ _ _ | _ _ _ | _ _ _',
      },
    },
    danceAgain: {
      bars: 8,
      pace: '1:80 7:80 9:76',
      parts: {
        koto: `
            mf A4/ C5/ D5 F5 | D5/ C5/ A4 - | G5. F5/ D5 | G4 A4(kororin) _ | C5. D5/ F5 | D5/ G5/ F5 - | > G5/ F5/ D5/ C5/ A4 | mp D4(kororin) - _`,
        shamisen:
          'p D3/ A3/(hajiki) D4 _ | F3/ C4/(hajiki) F4 _ | G3/ D4/(hajiki) G4 _ | A3/ C4/(hajiki) A3 _ | F3/ C4/(hajiki) F4 _ | G3/ D4/(hajiki) G4 _ | > A3/ C4/(hajiki) A3 _ | D3 A3 _',
        drum: 'mf _ ドン _ | _ _ ド | _ ドン _ | _ ド ド | _ ドン _ | _ _ ド | _ ドン _ | _ _ ドン',
      },
    },
  },
  rounds: [
    ['dance', 'answer', 'row', 'stubble'],
    ['danceAgain', 'row', 'answer', 'stubble'],
    ['dance', 'row', 'stubble', 'answer'],
  ],
}
