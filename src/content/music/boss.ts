import type { Score } from './score.ts'

/**
 * What waits at the end of a field. Seven halves to the bar (2 + 2 + 3), the great drum first. The shamisen pulls at the half steps; then the
 * theme in long notes with B♭ cut out of it as well: A · D, G A, and a whole bar of nothing but drum. Phase 2 brings the biwa and bronze,
 * phase 3 the flute's cry and the small drum.
 */
export const boss: Score = {
  tempo: 132,
  meter: 3.5,
  scale: ['D', 'Eb', 'G', 'A', 'Bb'],
  gain: 0,
  parts: {
    taiko: { instrument: 'odaiko', level: -4.5, pan: 0, room: 0.26 },
    shamisen: { instrument: 'shamisen', level: 0, pan: -0.16, room: 0.18 },
    biwa: { instrument: 'biwa', level: -3, pan: 0.2, room: 0.26, phase: 2 },
    kane: { instrument: 'kane', level: -7, pan: 0.4, room: 0.26, phase: 2 },
    shime: { instrument: 'shime', level: -4.5, pan: 0.16, room: 0.2, phase: 3 },
    flute: { instrument: 'shinobue', level: -3, pan: 0.3, room: 0.4, phase: 3 },
  },
  sections: {
    drum: {
      bars: 4,
      pace: '1:126 3:132',
      parts: {
        taiko:
          'f ドン/! _/ ドン/ _/ ドン/ コ/ コ/ | ドン/! _/ ドン/ ド/ ドン/ ド/ コ/ | mf < ド/ コ/ ド/ コ/ ド/ ド/ コ/ | ff ドン/! ドン/ _ _ カ/',
        shamisen: `
            _ _ _. | _ _ _. | mf < D3/ D3/(sukui) Eb3/ D3/ A3/ Bb3/ A3/ | ff [D3+A3]/! [D3+A3]/ _ _ Bb3//(hajiki) A3//(hajiki)`,
      },
    },
    stand: {
      bars: 8,
      parts: {
        shamisen: `
            f D4 Eb4/ D4/ A3 D3/? | Bb3/ A3/ G3/ A3/(sukui) D4/ D4/(sukui) D4/
          | D4 Eb4/ D4/ A4 A3/? | Bb4/ A4/ G4/ A4/(sukui) Eb4/ D4
          | ff A4/ A4/(sukui) Bb4/ A4/ D5(suri-2) D4/? | Eb5/ D5/ Bb4/ A4/(hajiki) G4/ A4/ _/
          | f Eb4/ D4/ Eb4/(sukui) D4/ Bb3/ A3/ G3/(hajiki) | A3/ Bb3/ A3 D3/! D3/ _/`,
        taiko: `
            f ドン/ コ/ ドン/ コ/ ドン/ ド/ コ/ | ドン/ _/ ド/ コ/ ドン/ ドン/ カ/ | ドン/ コ/ ドン/ コ/ ドン/ ド/ コ/ | ドン/ _/ ド/ コ/ ドン カ/
          | ff ドン/ コ/ ドン/ ド/ ドン/ ド/ コ/ | ドン/ _/ ドン/ コ/ ドン/ ドン/ _/ | f ドン/ コ/ ド/ コ/ ドン/ ド/ ド/ | ドン/ カ/ ドン ドン/! ドン/ _/`,
        biwa: 'f D3 - G3. | Eb3 - D3. | A3 - G3. | D3 - A3. | G3 - A3. | G3 - D3. | A3 - G3. | A2 - D3/! D3/ _/',
        kane: 'mf チャン _ _. | _ _ チ/ チ/ _/ | チャン _ _. | _ _ チ/ チ/ _/ | チャン _ _. | _ _ チ/ チ/ _/ | チャン _ _. | チ チ チ/ チ/ _/',
        shime: `
            mf テ/ ツ/ テ/ ツ/ テ/ ツ/ ク/ | テ/ ツ/ テ/ ツ/ テ/ テ/ ツ/ | テ/ ツ/ テ/ ツ/ テ/ ツ/ ク/ | テ/ ツ/ テ/ ツ/ テ// テ// ツ/ ク/
          | f テ/ ツ/ テ/ ツ/ テ/ ツ/ ク/ | テ/ ツ/ テ/ ツ/ テ/ テ/ _/ | テ/ ツ/ テ/ ツ/ テ/ ツ/ ク/ | テ/ ツ/ テ/ テ/ テン/! テン/ _/`,
        flute: `
            _ _ _. | _ _ f A5/ D6 | Eb6 - D6. | - - _.
          | D6 - A5. | G5/ A5. D6 _/ | mf G5 A5 D6. | A5 - - _/`,
      },
    },
    hollow: {
      bars: 8,
      pace: '1:132 4:130 5:132',
      parts: {
        shamisen: `
            ff A4(trem) - _. | D5(trem) - -.
          | G4(suri-2) - A4.(trem) | f - -/ _ _
          | f Bb4/ A4/ Eb4/ D4/ Bb3/ A3/ G3/ | A3/ D4/ Eb4/ D4/(hajiki) A3 D3/?
          | Eb5/! D5/ Bb4/ A4/ Eb4/ D4/ Bb3/ | A3 Eb3/ D3/ D3/! D3/ _/`,
        taiko: `
            f _ _ ドン/ ドン/ ドン/ | ド/ コ/ ド/ コ/ ドン/ ド/ コ/ | _ _ ドン/ ドン/ ドン/ | ff _ _/ ドン/! ド/ ド/ ドン/!
          | f ドン/ コ/ ドン/ コ/ ドン/ ド/ コ/ | ドン/ _/ ド/ コ/ ドン/ ドン/ カ/ | ff ドン/ コ/ ドン/ コ/ ドン/ ド/ ド/ | ドン/ カ/ ドン ドン/! ドン/ _/`,
        biwa: `
            f [D3~A3] - _. | [G3~D4] - -. | [Eb3~Bb3] - [D3~A3]. | _ _ _.
          | G3 - Eb3. | D3 - A2. | Eb3 - Bb2. | A2 Eb3/ D3/ D3/! D3/ _/`,
        kane: 'f _ _ チャン. | _ _ _. | _ _ チャン. | _ _ _. | mf チャン _ _. | _ _ チ/ チ/ _/ | チャン _ _. | チ チ チ/ チ/ _/',
        shime: `
            _ _ f テ/ テ/ テ/ | p < ツ/ ク/ ツ/ ク/ ツ/ テ/ テ/ | f _ _ テ/ テ/ テ/ | _ _ _.
          | f テ/ ツ/ テ/ ツ/ テ/ ツ/ ク/ | テ/ ツ/ テ/ ツ/ テ/ テ/ ツ/ | テ/ ツ/ テ/ ツ/ テ/ ツ/ ク/ | テ/ ツ/ テ/ テ/ テン/! テン/ _/`,
        flute: 'f A5(muraiki) - _. | D6 - -. | G5 - A5. | - -/ _ _ | _ _ _. | _ _ mf D6. | Eb6 - Bb5. | A5 - - _/',
      },
    },
    dark: {
      bars: 8,
      pace: '1:120 4:118 6:124 9:134',
      parts: {
        shamisen: `
            p D3/(hajiki) _/ _ _ Eb3/(hajiki) | D3/(hajiki) _/ _ _ _/
          | D3/(hajiki) _/ _ Bb3/ A3/ _/ | mp G3(suri-2) - Eb3.
          | < D3/ D3/(sukui) Eb3/ D3/ D3/ Eb3/ D3/ | D3/ D3/(sukui) G3/ Eb3/ D3/ Eb3/ D3/
          | mf A3/ A3/(sukui) Bb3/ A3/ D4/ Eb4/ D4/ | A4/ Bb4/ A4/ D5/ ff Eb5/! D5/ _/`,
        taiko: `
            p ドン/ _/ _ _ ド/? | ドン/ _/ _ _ _/ | ドン/ _/ _ ド/ ド/ _/ | _ _ _.
          | p < ド/ ド/ ド/ ド/ ド/ ド/ コ/ | ド/ ド/ ド/ コ/ ド/ ド/ コ/ | f ドン/ ド/ ドン/ ド/ ドン/ ド/ ド/ | ドン/ ド/ ドン/ ドン/ ff ドン/! ドン/! _/`,
        biwa: `
            p _ _ _. | mp Eb3(hiki) - -. | D3 - -. | _ _ _.
          | < A2 - -. | A2 - A2. | f A2 - D3. | A3/ Bb3/ A3/ D4/ ff Eb4/! D4/ _/`,
        kane: '_ _ _. | _ _ p チャン. | _ _ _. | _ _ チャン. | _ _ _. | p _ _ チ/ チ/ _/ | mf チ チ チ. | チ チ f チャン/ チ/ _/',
        shime: `
            _ _ _. | _ _ _. | _ _ _. | _ _ _.
          | pp < ツ/ ク/ ツ/ ク/ ツ/ ク/ ク/ | ツ/ ク/ ツ/ ク/ ツ/ ク/ ツ/ | mf テ/ ツ/ テ/ ツ/ テ// テ// ツ/ ク/ | テ/ テ/ テ/ テ/ ff テン/! テン/ _/`,
        flute: `
            _ _ _. | _ _ _. | _ _ p < Eb6. | mp D6(yuri) - - > Bb5/
          | p A5(otoshi) - _. | _ _ _. | mf < A5 - Bb5. | A5/ Bb5/ D6 ff Eb6/ D6/ _/`,
      },
    },
    last: {
      bars: 8,
      pace: '1:134 9:136',
      parts: {
        shamisen: `
            ff D5 Eb5/ D5/ A4 D4/? | Bb4/ A4/ G4/ A4/(sukui) D5/ D5/(sukui) D5/
          | Eb5 D5/ Bb4/ A4 A3/? | Bb4/ A4/ G4/ A4/(sukui) Eb4/ D4
          | f D4 Eb4/ D4/ A4 A3/? | G4/ A4/ Bb4/ A4/(hajiki) Eb4/ D4/ _/
          | ff Eb4/ D4/ Bb3/ A3/ Eb4/! D4/ Bb3/ | A3/ Eb3/ D3/! _/ [D3+A3]/! _`,
        taiko: `
            ff ドン/ コ/ ドン/ コ/ ドン/ ド/ コ/ | ドン/ ド/ ド/ コ/ ドン/ ドン/ カ/ | ドン/ コ/ ドン/ コ/ ドン/ ド/ コ/ | ドン/ _/ ド/ コ/ ドン カ/
          | f ドン/ コ/ ドン/ ド/ ドン/ ド/ コ/ | ドン/ _/ ドン/ コ/ ドン/ ドン/ _/ | ff ドン/ ド/ ドン/ ド/ ドン/! ド/ ド/ | ドン/ ドン/ ドン/! _/ ドン/! _`,
        biwa: `
            ff D3 - A3. | G3 - Bb3. | G3 - A3. | D3 - A3.
          | f G3 - D3. | G3 - Bb3 _/ | Eb3 G3 Bb3.! | A2/ Eb3/ D3/ _/ [D3~A3]/! _`,
        kane: `
            f チャン _ チャン. | _ _ チ/ チ/ _/ | チャン _ チャン. | _ _ チ/ チ/ _/
          | チャン _ _. | _ _ チ/ チ/ _/ | チャン _ チャン. | チ/ チ/ チ/ _/ チャン/! _`,
        shime: `
            f テ/ ツ/ テ/ ツ/ テ/ ツ/ ク/ | テ/ ツ/ テ/ ツ/ テ/ テ/ ツ/ | テ/ ツ/ テ/ ツ/ テ/ ツ/ ク/ | テ/ ツ/ テ/ ツ/ テ// テ// ツ/ ク/
          | テ/ ツ/ テ/ ツ/ テ/ ツ/ ク/ | テ/ ツ/ テ/ ツ/ テ/ テ/ _/ | テ/ テ/ テ/ ツ/ テン/! テ/ テ/ | テ/ テ/ テン/! _/ テン/! _`,
        flute: 'ff A5 - D6. | - - Bb5. | f G5 - A5. | D6 - _. | Bb5 - A5. | D6 - G5 _/ | ff G5 Bb5 Eb6. | D6 - _.',
      },
    },
  },
  waiting: {
    /** A cry that comes when the shamisen holds its breath. Where all are silent it is too. */
    breath: {
      instrument: 'shakuhachi',
      level: -5,
      room: 0.44,
      sections: {
        drum: '_ _ _. | _ _ _. | _ _ mf < A4. | ff D5(muraiki) - -.',
        stand: '_ _ _. | _ _ f A4. | Bb4 - A4. | D5 - - _/ | _ _ f Eb5. | D5 - Bb4. | > A4 - G4. | A4(yuri) - - _/',
        hollow: 'f A4 - -. | Bb4 - A4. | G4 - -. | _ _ _. | f D5 - Eb5. | D5 - A4. | > Bb4 - G4. | A4 - - _/',
        dark: 'p _ _ _. | < A4 - -. | > Bb4(suri-1) - -. | A4 - _ _/ | _ _ _. | p < G4 - A4. | mf Bb4 - D5. | Eb5 - ff D5/ _/ _/',
        last: 'ff D5(muraiki) - -. | Bb4 - A4. | Eb5 - D5. | - - _. | f A4 - D5. | Eb5 - D5 _/ | ff Eb5 D5 Bb4. | A4 - _.',
      },
    },
    /** Light that flies round the blows. */
    figure: {
      instrument: 'koto',
      level: -3,
      room: 0.28,
      sections: {
        drum: '_ _ _. | _ _ _. | mf < D4/ Eb4/ D4/ Eb4/ A4/ Bb4/ A4/ | ff [D4+A4+D5]/! [D4+A4+D5]/ _ _ _/',
        stand: `
            f D5/ A4/ Bb4/ A4/ D4 _/ | G4/ A4/ Bb4/ A4/ D5 _/ | D5/ A4/ Bb4/ A4/ Eb4 _/ | G4/ A4/ Bb4/ D5/ Eb5 _/
          | ff A4/ D5/ Eb5/ D5/ A4 _/ | Eb5/ D5/ Bb4/ A4/ G4 _/ | f Eb5/ D5/ Bb4/ A4/ G4/ A4/ Bb4/ | A4 [D4+A4] [D4+A4]/! _`,
        hollow: `
            f [D4~A4~D5] - -. | [G4~D5] - -. | [Eb4~Bb4] - [D4~A4]. | _ _ _.
          | f Bb4/ A4/ G4/ Eb4/ D4 _/ | A4/ D5/ Eb5/ D5/ A4 _/ | ff Eb5/ D5/ Bb4/ A4/ Eb4/ D4/ Bb3/ | A3 Eb4/ D4/ [D4+A4]/! _`,
        dark: `
            p D4/ _/ _ _. | D4/ _/ _ Eb4. | D4/ _/ _ _. | mp G4 - Eb4.
          | < D4/ A4/ D4/ A4/ D4/ Bb4/ A4/ | D4/ G4/ D4/ G4/ Eb4/ D4/ Eb4/ | mf A4/ D5/ Bb4/ D5/ A4/ Eb5/ D5/ | A4/ Bb4/ D5/ Eb5/ ff D5/! D5/ _/`,
        last: `
            ff D5/ A4/ D5/ A4/ Bb4 A4/ | G4/ Bb4/ A4/ D5/ Eb5 D5/ | Eb5/ D5/ Bb4/ A4/ G4 A4/ | Bb4/ A4/ G4/ A4/ Eb4 D4/
          | f D4/ A4/ Bb4/ A4/ D5 A4/ | G4/ A4/ Bb4/ A4/ Eb5 _/ | ff Eb5/ D5/ Bb4/ A4/ G4/ Eb4/ D4/ | A3 [D4+A4]/! _/ [D4+A4]/! _`,
      },
    },
  },
  rounds: [
    ['drum', 'stand', 'hollow', 'dark', 'last'],
    ['stand', 'hollow', 'dark', 'last'],
    ['last', 'hollow', 'stand', 'dark'],
  ],
}
