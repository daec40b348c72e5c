import type { Score } from './score.ts'

/**
 * The old castle: somebody rehearses. The shamisen begins a dance, the clappers stop it, there is a silence in which pages are turned, and it
 * begins again, a little further on each time. It never gets to the end. In the second section the flute tries alone.
 */
export const nightRehearsal: Score = {
  tempo: 72,
  meter: 4,
  scale: ['D', 'Eb', 'G', 'A', 'Bb'],
  gain: 9.8,
  resumes: true,
  parts: {
    shamisen: { instrument: 'shamisen', level: 0, pan: -0.16, room: 0.4 },
    flute: { instrument: 'shinobue', level: -4, pan: 0.3, room: 0.6 },
    biwa: { instrument: 'biwa', level: -2, pan: 0.06, room: 0.5 },
    clappers: { instrument: 'hyoshigi', level: -6, pan: 0.5, room: 0.6 },
    pages: { instrument: 'paper', level: -15, pan: 0.2, room: 0.4 },
    shime: { instrument: 'shime', level: -7, pan: -0.3, room: 0.4 },
  },
  sections: {
    first: {
      bars: 8,
      pace: '1:84 2.9:84 3:66 5:86 7.9:86 8:66',
      parts: {
        shamisen:
          'mf A4/ Bb4/ A4 G4/ A4/ D5 | Bb4/ A4/ G4 _ _ | _ _ _ _ | _ _ _ _ | A4/ Bb4/ A4 G4/ A4/ D5 | Bb4/ A4/ G4 A4/ G4/ Eb4 | D4/ Eb4/ G4 _ _ | _ _ _ _',
        shime:
          'mp テン ツ/ ク/ テン ツ | テン ツ _ _ | _ _ _ _ | _ _ _ _ | テン ツ/ ク/ テン ツ | テン ツ/ ク/ テン ツ | テン ツ _ _ | _ _ _ _',
        clappers: '_ _ _ _ | _ _ mf チョン _ | _ _ _ _ | _ _ p コ コ | _ _ _ _ | _ _ _ _ | _ _ mf チョン _ | _ _ _ _',
        pages: '_ _ _ _ | _ _ _ _ | _ p フ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ フ | _ _ _ _',
        biwa: 'p D3 - A3 - | G3 - _ _ | _ _ _ _ | _ _ _ _ | D3 - A3 - | G3 - D3 - | G3 - _ _ | _ _ _ _',
      },
    },
    alone: {
      bars: 8,
      pace: '1:68 4:70 5:62 9:66',
      parts: {
        flute:
          'mp A5. Bb5/ A5 G5 | A5 - D6 - | Bb5(yuri) - - _ | _ _ _ _ | A5. Bb5/ D6 Eb6 | D6 - - Bb5/ A5/ | > G5(otoshi) - _ _ | _ _ _ _',
        biwa: '_ _ _ _ | _ _ _ _ | _ _ p [D3~A3] - | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ [Eb3~Bb3] - | D3 - _ _',
        clappers: '_ _ _ _ | _ _ _ _ | _ _ _ _ | mp チョン _ _ p コ | _ _ _ _ | _ _ _ _ | _ _ _ mp チョン | _ _ p コ コ',
        pages: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ p フ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ フ _ _',
      },
    },
    further: {
      bars: 8,
      pace: '1:86 6.9:90 7:64 9:70',
      parts: {
        shamisen:
          'f A4/ Bb4/ A4 G4/ A4/ D5 | Bb4/ A4/ G4 A4/ G4/ Eb4 | D4/ Eb4/ G4 A4/ Bb4/ A4 | D5/ Eb5/ D5 Bb4/(hajiki) A4/ G4 | A4/ Bb4/ D5 Eb5/! D5/ Bb4 | A4/ G4/ A4/ _/ _ _ | _ _ _ _ | _ _ _ _',
        flute: '_ _ _ _ | _ _ _ _ | _ _ mf D6 - | Bb5 - - A5 | D6 - Eb6 D6 | A5/ G5/ _ _ _ | _ _ _ _ | _ _ _ _',
        shime:
          'mf テン ツ/ ク/ テン ツ | % | テン ツ/ ク/ テン テ/ テ/ | テン ツ/ ク/ テン ツ | テン テ/ テ/ テン テ/ テ/ | テン ツ/ _/ _ _ | _ _ _ _ | _ _ _ _',
        biwa: 'mp D3 - A3 - | G3 - D3 - | G3 - D3 - | A3 - D3 - | G3 - Bb3 - | A3/ _/ _ _ _ | _ _ _ _ | pp _ _ [D3~A3] -',
        clappers: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _/ f チョン/! _ _ | _ _ _ _ | _ _ _ _',
        pages: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ p フ _ _ | フ _ _ _',
      },
    },
    /** Only the biwa has stayed behind to practise. */
    late: {
      bars: 8,
      pace: '1:62 9:58',
      parts: {
        biwa: 'mp A3. Bb3/ A3 G3 | A3 - D4 - | _ _ _ _ | A3. Bb3/ A3 G3 | > A3 - Eb4(suri-1) - | _ _ _ _ | p D4 Bb3 A3 - | G3 - _ _',
        clappers: '_ _ _ _ | _ _ _ _ | _ p コ _ _ | _ _ _ _ | _ _ _ _ | _ コ _ _ | _ _ _ _ | _ _ _ コ',
      },
    },
  },
  rounds: [
    ['first', 'alone', 'further'],
    ['further', 'late', 'alone'],
    ['first', 'further', 'late'],
  ],
}
