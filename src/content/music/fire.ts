import type { Score } from './score.ts'

/**
 * The furnace and the lamp altar. Two hammers that never strike together, the great drum as bellows; the biwa has the tune, low and in half
 * steps, the flute is the steam. In the middle the iron cools, and one hears how large the room is.
 */
export const fire: Score = {
  tempo: 104,
  meter: 4,
  scale: ['D', 'Eb', 'G', 'A', 'Bb'],
  key: 2,
  gain: 6.4,
  resumes: true,
  parts: {
    biwa: { instrument: 'biwa', level: 0, pan: -0.14, room: 0.26 },
    shamisen: { instrument: 'shamisen', level: -3, pan: 0.2, room: 0.22 },
    flute: { instrument: 'shinobue', level: -4, pan: 0.34, room: 0.5 },
    bellows: { instrument: 'odaiko', level: -5, pan: 0, room: 0.34 },
    hammer: { instrument: 'hyoshigi', level: -9, pan: -0.42, room: 0.4 },
    anvil: { instrument: 'kane', level: -8, pan: 0.44, room: 0.36 },
  },
  sections: {
    furnace: {
      bars: 8,
      parts: {
        bellows:
          'mf ドン _/ ド/ _ ド | ドン _/ ド/ _ _ | % | ドン _/ ド/ ド/ ド/ _ | ドン _/ ド/ _ ド | ドン _/ ド/ _ _ | % | f ドン _ ドン _',
        hammer: 'mp _ _ チョン _ | _ _ _ チョン/ _/ | _ _ チョン _ | _ _ _ _ | _ _ チョン _ | _ _ _ チョン/ _/ | _ _ チョン _ | _ _ _ _',
        anvil:
          'p _/ チ/ _ _/ チ/ _ | _ _/ チ/ _ _ | _/ チ/ _ _/ チ/ _ | _ _ チャン _ | _/ チ/ _ _/ チ/ _ | _ _/ チ/ _ _ | _/ チ/ _ _/ チ/ _ | mf チャン _ チャン _',
        biwa: `
            f D3 - _ Eb3/ D3/ | A3. Bb3/ A3 _ | G3 - _ A3/ G3/ | Eb3(suri-1) - D3 _
          | D3/ Eb3/ G3 A3. Bb3/ | D4 - - _ | > Bb3/ A3/ G3 Eb3 G3 | mf [D3~A3] - _ _`,
      },
    },
    bellows: {
      bars: 8,
      pace: '1:106 7:106 9:102',
      parts: {
        shamisen: `
            f D4/ D4/(sukui) Eb4/ D4/ _/ D4/ A3 | D4/ D4/(sukui) G4/ Eb4/ D4 _ | G4/ G4/(sukui) A4/ G4/ _/ G4/ Eb4 | D4/ Eb4/ D4 A3 _
          | A4/ A4/(sukui) Bb4/ A4/ _/ A4/ G4 | D5/ Bb4/ A4 G4/(hajiki) A4/ _ | > Bb4/ A4/ G4/ Eb4/(hajiki) D4/ Eb4/ D4/ Bb3/ | A3 D4 _ _`,
        biwa: 'mf D3 - - _ | D3 - A3 - | G3 - - _ | D3 - A3 - | A3 - - _ | G3 - D3 - | > Eb3 - G3 - | D3 - - _',
        flute: '_ _ _ _ | _ _ mf D6(suri-1) - | - _ _ _ | _ _ A5 - | - _ _ _ | _ _ Eb6(suri-1) - | > - - D6 Bb5 | A5 _ _ _',
        bellows:
          'mf ドン _ ド/ ド/ _ | ドン _ ド _ | ドン _ ド/ ド/ _ | ドン _ ド/ コ/ ド | ドン _ ド/ ド/ _ | ドン _ ド _ | > ドン _ ド/ ド/ _ | ドン _ ドン _',
        hammer: 'mp _ チョン _ _ | _ _ _ チョン | _ チョン _ _ | _ _ _ チョン | _ チョン _ _ | _ _ _ チョン | _ _ _ _ | _ _ チョン _',
        anvil: 'p チ _ チ _ | チ/ チ/ _ チ _ | チ _ チ _ | チ/ チ/ _ チ _ | チ _ チ _ | チ/ チ/ _ チ _ | チ _ チ _ | チャン _ _ _',
      },
    },
    ash: {
      bars: 8,
      pace: '1:92 4:88 6:94 9:106',
      parts: {
        biwa: `
            p [D3~A3~D4] - - - | _ _ Eb4(suri-1) D4 | Bb3 - A3 - | _ _ _ _ | mp G3 - Eb3(hiki) - | D3 - - _ | < A2 - Bb2 - | f A2/ Bb2/ D3/ Eb3/ G3/ A3/ Bb3`,
        flute: '_ _ _ _ | _ _ _ _ | _ _ p D6 - | Bb5(yuri) - A5 - | - _ _ _ | _ _ p < A5 Bb5 | D6 - Eb6 - | f D6 - - _',
        anvil: 'pp _ _ _ _ | チャン _ _ _ | _ _ _ _ | _ _ _ チャン | _ _ _ _ | _ _ _ _ | p チ _ チ _ | < チ/ チ/ チ/ チ/ f チャン _',
        bellows: 'p ドン _ _ _ | _ _ _ _ | ドン _ _ _ | _ _ _ _ | ドン _ _ ド | ドン _ _ ド | < ド ド ド ド | f ド/ ド/ ド/ ド/ ドン! _',
      },
    },
    /** The tune in the shamisen, the biwa strikes what the hammers struck. */
    forge: {
      bars: 8,
      pace: '1:106 8:108 9:104',
      parts: {
        shamisen: `
            f D4 - _ Eb4/ D4/ | A4. Bb4/ A4 _ | G4 - _ A4/ G4/ | Eb4(suri-1) - D4 _
          | D4/ Eb4/ G4 A4. Bb4/ | D5 - - Bb4/ A4/ | > Bb4/ A4/ G4 Eb4 G4 | mf D4 A3/ D3/ _ _`,
        biwa: 'mf _ _ [D3~A3] _ | _ _ _ [D3~A3]/ _/ | _ _ [G3~D4] _ | _ _ _ _ | _ _ [A3~D4] _ | _ _ _ [G3~D4]/ _/ | > _ _ [Eb3~Bb3] _ | D3 - _ _',
        flute: '_ _ _ _ | _ _ _ mf Eb6 | D6 - - _ | _ _ _ _ | _ _ _ _ | _ _ f Bb5 D6 | > Eb6 D6 Bb5 A5 | mf A5(otoshi) - _ _',
        bellows:
          'f ドン _/ ド/ _ ド | ドン _/ ド/ ド _ | ドン _/ ド/ _ ド | ドン _/ ド/ ド/ ド/ _ | ドン _/ ド/ _ ド | ドン _/ ド/ ド _ | > ドン _/ ド/ _ ド | ドン _ ドン _',
        hammer:
          'mf _ _ チョン _ | _ チョン/ _/ _ _ | _ _ チョン _ | _ _ _ チョン | _ _ チョン _ | _ チョン/ _/ _ _ | _ _ チョン _ | _ _ チョン _',
        anvil: 'p チ/ チ/ _ チ _ | % | % | チ/ チ/ _ チャン _ | チ/ チ/ _ チ _ | % | % | チャン _ _ _',
      },
    },
  },
  waiting: {
    /** What the bellows blow, a little after them. */
    breath: {
      instrument: 'shakuhachi',
      level: -5,
      room: 0.5,
      sections: {
        furnace: `
            _ _ _ _ | _ _ _ mp < A4 | Bb4(suri-1) - A4 _ | _ _ _ G4
          | > A4 - - _ | mf D5(muraiki) - - - | > Eb5 - D5 Bb4 | A4 - _ _`,
        bellows: '_ _ _ _ | _ _ _ _ | f G4 - A4 - | D5 - - _ | _ _ _ _ | mf D5 - Eb5 - | > D5 - Bb4 A4 | A4(yuri) - _ _',
        ash: 'p < A4 - Bb4 - | > A4 - - _ | _ _ _ _ | p D5(yuri) - - - | Eb5 - D5 _ | _ _ p < G4 A4 | Bb4 - D5 - | f Eb5 - D5 _',
        forge: 'f A4(muraiki) - _ _ | _ _ Bb4 A4 | _ _ _ _ | mf G4 - A4 _ | f A4 - D5 - | Eb5 - D5 Bb4 | > A4 - G4 A4 | D5 - _ _',
      },
    },
    /** Sparks: up while the tune rests. */
    figure: {
      instrument: 'koto',
      level: -4,
      room: 0.3,
      sections: {
        furnace: `
            mp _/ D4/ A4/ _/ Bb4/ A4/ _ | _/ D4/ A4/ _/ G4/ A4/ _ | _/ G4/ Bb4/ _/ A4/ G4/ _ | Eb4 D4 - _
          | _/ D4/ A4/ _/ Bb4/ A4/ _ | D5/ A4/ Bb4/ A4/ G4 _ | > _/ Eb4/ G4/ _/ Bb4/ G4/ _ | [D4~A4] - _ _`,
        bellows: `
            mf D4/ Eb4/ G4/ A4/ _ _ | _ _ D5/ Bb4/ A4 | G4/ A4/ Bb4/ D5/ _ _ | _ _ Eb5/ D5/ A4
          | A4/ Bb4/ D5/ Eb5/ _ _ | _ _ D5/ Bb4/ G4 | > Bb4/ A4/ G4/ Eb4/ D4 _ | [D4~A4] - _ _`,
        ash: `
            pp _ _ A4 - | _ _ _ _ | D5 - Bb4 - | A4 - - _
          | _ _ G4 - | Eb4 - D4 - | p < D4/ Eb4/ G4/ A4/ Bb4/ D5/ Eb5 | f [D4~A4~D5] - _ _`,
        forge: `
            f D5/ A4/ Bb4/ A4/ _ _ | _ _ Bb4/ A4/ G4 | G4/ D5/ Bb4/ A4/ _ _ | _ _ Eb4/ D4/ A4
          | D5/ A4/ Bb4/ A4/ D5 _ | Eb5/ D5/ Bb4/ A4/ G4 _ | > G4/ Bb4/ Eb5/ Bb4/ G4 _ | mf [D4~A4~D5] - _ _`,
      },
    },
  },
  rounds: [
    ['furnace', 'bellows', 'ash', 'forge'],
    ['bellows', 'forge', 'ash'],
    ['furnace', 'ash', 'forge', 'bellows'],
  ],
}

/** The piece of the fire as it is played at the altar, in D. */
export const fireAltar: Score = { ...fire, key: 0 }
