import type { Score } from './score.ts'

/**
 * 灯留: cheerful, polished, a little stubborn. The shamisen plays the theme so fast that it runs over its own gap. The flute has more time
 * and leaves the gap open; there the shamisen jumps in with a run, so that nobody should notice. From phase 2 (six fields cleared) the
 * stains walk along: the same tune a third below, half a beat behind, with two tones that the town does not have.
 */
export const town: Score = {
  tempo: 92,
  meter: 4,
  scale: ['D', 'F', 'G', 'A', 'C'],
  passing: ['Bb', 'E'],
  gain: 4.8,
  resumes: true,
  parts: {
    shamisen: { instrument: 'shamisen', level: 1, pan: -0.18, room: 0.2 },
    flute: { instrument: 'shinobue', level: -1.5, pan: 0.28, room: 0.38, late: 16 },
    shime: { instrument: 'shime', level: -3.5, pan: 0.14, room: 0.24 },
    taiko: { instrument: 'odaiko', level: -5, pan: -0.05, room: 0.3 },
    kane: { instrument: 'kane', level: -6, pan: 0.42, room: 0.3 },
    stain: {
      instrument: 'shamisen',
      level: -6,
      pan: 0.5,
      room: 0.6,
      phase: 2,
      follows: { part: 'shamisen', by: { D: -4, F: -3, G: -3, A: -4, C: -3 }, beatsLate: 0.5 },
    },
  },
  sections: {
    gate: {
      bars: 4,
      parts: {
        shime: 'p テン ツ/ ク/ テン ツ/ ク/ | % | < テン ツ/ ク/ テ/ テ/ ツ/ ク/ | f テン テン/ テ/ テン _',
        kane: '_ _ _ _ | p _ チ/ チ/ _ チ/ チ/ | % | mf チャン _ チャン _',
        taiko: '_ _ _ _ | _ _ _ _ | p _ _ < ド/ ド/ ドン/ ド/ | f ドン _ ドン _',
        shamisen: `
            _ _ _ _ | mp D4/ D4/(sukui) _ D4/ A3/ D4 | D4/ D4/(sukui) _ < D4/ F4/ G4/ A4/ | f [D3+A3] _ [D3+A3+D4]! _`,
      },
    },
    stubborn: {
      bars: 8,
      pace: '1:92 4.5:93 8:91 9:88',
      parts: {
        shamisen: `
            f A4/ C5/ D5! G4/ A4/ C5// D5// C5/ | A4 G4/ A4/ F4/ G4/ A4
          | A4/ C5/ D5! G4/ A4/ C5// D5// F5/ | D5(suri-2) C5/ D5/ A4. A3/?
          | mf G4/ G4/(sukui) A4/ G4/ F4/ G4/(sukui) F4/(hajiki) D4/ | C4/ D4/ < F4/ G4/ f A4 _
          | C5/ A4/ G4/ A4/ F4/ G4// F4//(hajiki) D4/ C4/ | D4 D3/ A3/ [D3+A3+D4]! _`,
        shime: `
            mf テン ツ/ ク/ テン ツ/ ク/ | テン ツ/ ク/ テン テ/ ツ/ | テン ツ/ ク/ テン ツ/ ク/ | テン ツ/ ク/ _ テ// テ// ツ/
          | mp ツ/ ク/ テン ツ/ ク/ テン | ツ/ ク/ テン < テ/ テ/ mf テン | テン ツ/ ク/ テン ツ/ ク/ | テン _ テン _`,
        taiko: `
            mf ドン _ _/ ド/ ドン | ドン _ _ _ | ドン _ _/ ド/ ドン | ドン _ _ ド/? コ/
          | mp ドン _ _ _ | ドン _ _ _ | mf ドン _ _/ ド/ ドン | ドン _ ドン! _`,
        kane: `
            mp _/ チ/ _/ チ/ _/ チ/ _/ チ/ | _/ チ/ _/ チ/ チャン _ | _/ チ/ _/ チ/ _/ チ/ _/ チ/ | _/ チ/ _ _ _
          | _ _ _ _ | _ _ _ _ | p _/ チ/ _/ チ/ _/ チ/ _/ チ/ | mp チャン _ _ _`,
      },
    },
    flute: {
      bars: 8,
      pace: '1:91 8:92',
      parts: {
        flute: `
            mf A5. C6/ D6 - | G5. A5/ - _ | _ mp F5/ G5/ A5. C6/ | A5/ G5/ F5 D5 C5
          | mf F5. G5/ A5 - | C6/ A5/ {C6}G5 A5 _ | > {A5}G5. F5/ D5/ F5/ G5/ F5/ | mp D5(yuri) - - _`,
        shamisen: `
            mp D4/ D4/(sukui) A3/? D4/ D4/ D4/(sukui) A3/? D4/ | C4/ D4/ F4/ D4/(hajiki) < C5/ D5/ mf C5// A4// G4/
          | mp A4 A3/? A3/(sukui) D4/ D4/(sukui) A3/? D4/ | F4/ D4/ C4/ D4/ C4/(hajiki) A3/ D4
          | F4/ F4/(sukui) C4/? F4/ F4/ F4/(sukui) C4/? F4/ | A4/ G4/ F4/ G4/ A4 C5/ A4/
          | > G4/ D4/ G4/(sukui) D4/ F4/ D4/ C4/(hajiki) D4/ | mp D4 D3/ A3/ < D4// F4// G4// A4// mf C5/ A4/`,
        shime: `
            p ツ ツ/ ク/ テン ツ/ ク/ | ツ ツ/ ク/ テン _ | ツ ツ/ ク/ テン ツ/ ク/ | %
          | mp ツ/ ク/ テン ツ/ ク/ テン | ツ/ ク/ テン テ/ テ/ テン | > ツ ツ/ ク/ テン ツ/ ク/ | p テン _ テ/ テ/ テン`,
        taiko: 'p ドン _ _ _ | _ _ ド _ | ドン _ _ _ | _ _ ド _ | mp ドン _ _ _ | ドン _ _ ド/ コ/ | > ドン _ _ _ | p _ _ ドン _',
      },
    },
    eaves: {
      bars: 8,
      pace: '1:84 4:82 5:85 7:86 8:90 9:92',
      parts: {
        shamisen: `
            p C5. A4/ G4 A4 | C5/ D5/ F5(suri-2) D5 _ | C5. A4/ G4(hajiki) F4 | G4(yuri) - - _
          | mp F4. G4/ A4 C5 | D5/ C5/(hajiki) A4 G4/ A4/ _ | < F4/ G4/ A4/ C5/ D5/ C5/ D5/ F5/ | f G5! F5/ D5/ C5 A4`,
        flute: `
            _ _ _ _ | _ _ _ pp F5/ G5/ | p A5. G5/ F5 - | _ C6/ A5/ G5/ A5/ G5
          | > F5(otoshi) - _ _ | _ _ _ _ | p < _ _ F5 G5 | mf C6 - A5 -`,
        taiko:
          'pp ドン _ _ _ | _ _ _ _ | ドン _ _ _ | _ _ カ/? カ/? _ | p ドン _ _ _ | _ _ ド _ | < ドン _ ド/ ド/ ド/ ド/ | f ドン _ カ カ',
        shime: `
            _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _
          | pp _ _ _ ツ/ ク/ | _ _ _ ツ/ ク/ | < ツ/ ク/ ツ/ ク/ テ/ ツ/ テ/ テ/ | f テン _ テン テ/ テ/`,
      },
    },
    drums: {
      bars: 4,
      pace: '1:94 3:94 4:92',
      parts: {
        taiko: 'f ドン _ ドン _ | ドン/ ド/ _ ドン _ | ドン/ ド/ コ/ ド/ ドン! ドン! | _ _ _ _',
        shime: 'f _ ツ/ ク/ _ ツ/ ク/ | _ テ/ ツ/ _ テ// テ// ツ/ | テ/ テ/ ツ/ ク/ テン テン | _ _ _ _',
        kane: 'mf チャン _ _ _ | _ _ チャン _ | _ チ/ チ/ チャン _ | _ _ _ _',
        shamisen: 'f [D3+A3+D4]! _ _ _ | _ _ _ D5//! C5//(hajiki) A4/ | [D3+A3+D4]! _ _ _ | _ _ mp A4/! < A4/! f A4!',
      },
    },
    everybody: {
      bars: 8,
      pace: '1:93 6:95 7:93 8:91 9:86',
      parts: {
        shamisen: `
            f A4/ C5/ D5! G4/ A4/ C5// D5// C5/ | A4/ A4/(sukui) G4/ A4/ F4/ G4/ A4
          | A4/ C5/ D5! G4/ A4/ C5// D5// F5/ | G5(suri-2) F5/ D5/ C5/ A4/(hajiki) C5
          | ff D5/ D5/(sukui) C5/ D5/ A4/ C5/ A4/(hajiki) G4/ | f F4/ G4/ A4/ G4// F4//(hajiki) D4 _
          | mf C4/ D4/ F4/ G4/ A4/ G4/ F4/(hajiki) D4/ | C4/ D4/ D3/ A3/ [D3+A3+D4]! _`,
        flute: `
            mf _/ A5/ C6/ D6. G5/ A5/ | - C6// D6// C6/ A5. _/ | _/ A5/ C6/ D6. G5/ A5/ | C6 D6/ C6/ A5 G5
          | f {D6}F6. D6/ C6 A5 | C6/ A5/ G5 F5/ D5/ _ | > F5. A5/ C6 A5/ F5/ | mf D5(yuri) - - _`,
        shime: `
            f テン ツ/ ク/ テン ツ/ ク/ | テン ツ/ ク/ テン テ/ テ/ | テン ツ/ ク/ テン ツ/ ク/ | テ/ テ/ ツ/ ク/ テン テ// テ// ツ/
          | テン ツ/ ク/ テン ツ/ ク/ | テン ツ/ ク/ テン _ | > テン ツ/ ク/ テン ツ/ ク/ | mf テン テ/ ツ/ テン _`,
        taiko: `
            f ドン _ ドン/ ド/ ドン | ドン _ _/ ド/ ドン | ドン _ ドン/ ド/ ドン | ドン ド/ コ/ ドン ドン
          | ff ドン _ ドン/ ド/ ドン | f ドン _ ドン _ | mf ドン _ _/ ド/ ドン | ドン _ ドン! _`,
        kane: `
            mf _/ チ/ _/ チ/ _/ チ/ _/ チ/ | _/ チ/ _/ チ/ チャン _ | _/ チ/ _/ チ/ _/ チ/ _/ チ/ | チャン チ/ チ/ チャン チ/ チ/
          | _/ チ/ _/ チ/ _/ チ/ _/ チ/ | チャン _ _ _ | mp _/ チ/ _/ チ/ _/ チ/ _/ チ/ | チャン _ _ _`,
      },
    },
    /** Once round later the shamisen tells the middle differently: lower, drier, as if to itself. */
    alley: {
      bars: 8,
      pace: '1:86 5:85 7:86 8:90 9:93',
      parts: {
        shamisen: `
            p D4. C4/ A3 C4 | D4/ F4/ G4(suri-2) F4 _ | D4. F4/ G4/ F4/ D4 | C4(yuri) - - _
          | mp A3/ C4/ D4. F4/ G4 | A4/ G4/(hajiki) F4 D4/ F4/ _ | < G4/ A4/ C5/ A4/ G4/ A4/ C5/ D5/ | f F5! D5/ C5/ A4 G4`,
        flute: `
            _ _ _ _ | _ _ _ pp A5/ C6/ | p D6 - C6/ A5/ - | _ _ G5/ A5/ F5
          | > G5 - _ _ | _ _ _ _ | p < _ _ G5 A5 | mf C6 - D6 -`,
        taiko:
          'pp カ? _ _ _ | _ _ カ/? カ/? _ | カ? _ _ _ | _ _ ド _ | p ドン _ _ _ | _ _ ド _ | < ドン _ ド/ ド/ ド/ ド/ | f ドン _ カ カ',
        shime: `
            _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _
          | pp _ _ _ ツ/ ク/ | _ _ _ ツ/ ク/ | < ツ/ ク/ ツ/ ク/ テ/ ツ/ テ/ テ/ | f テン _ テン テ/ テ/`,
      },
    },
  },
  rounds: [
    ['gate', 'stubborn', 'flute', 'eaves', 'drums', 'everybody'],
    ['flute', 'stubborn', 'alley', 'drums', 'everybody'],
    ['stubborn', 'flute', 'eaves', 'drums', 'everybody'],
  ],
}
