import type { Score } from './score.ts'

/**
 * 戸締まりの城下町, by night: everything locked, everything in its place. A wooden clock goes on ticking, the watchman's clappers come from
 * two streets away, and nobody walks with them. The biwa plays the theme an octave low; the flute is in another house. Half steps sink:
 * E♭ to D, B♭ to A. In the end the clock misses a beat.
 */
export const nightLocked: Score = {
  tempo: 72,
  meter: 4,
  scale: ['D', 'Eb', 'G', 'A', 'Bb'],
  key: 2,
  gain: 11.6,
  air: 6,
  resumes: true,
  parts: {
    biwa: { instrument: 'biwa', level: 1, pan: -0.1, room: 0.5 },
    flute: { instrument: 'shakuhachi', level: -6, pan: 0.5, room: 0.92 },
    clock: { instrument: 'hyoshigi', level: -5, pan: 0.24, room: 0.3 },
    watch: { instrument: 'hyoshigi', level: -8, pan: -0.6, room: 0.95 },
    taiko: { instrument: 'odaiko', level: -5, pan: 0, room: 0.7 },
    shutters: { instrument: 'paper', level: -14, pan: -0.35, room: 0.6 },
  },
  sections: {
    locked: {
      bars: 6,
      parts: {
        clock: 'pp コ _ コ? _ | % | % | % | % | %',
        watch: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | mf _ チョン/ チョン/ _ _',
        biwa: 'mf [D3~A3~D4] - - - | _ _ Eb4. D4/ | A3 - - _ | _ Bb3/ A3/ G3 A3 | Eb3(hiki) - D3 - | - _ _ _',
        taiko: '_ _ _ _ | _ _ _ _ | _ _ _ pp ド | ドン _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    theme: {
      stays: true,
      bars: 6,
      pace: '1:72 2.5:69 4:70 6:72',
      parts: {
        clock: 'pp コ _ コ? _ | % | % | % | % | コ _ _ _',
        biwa: 'mf A3. Bb3/ D4 - | G3 A3 - - | _ _ _ _ | mp A3. Bb3/ A3 G3 | > Eb3.(suri-1) D3/ - - | p [D3~A3] - - _',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ pp < Bb4 | p Eb5 - D5(yuri) - | - - > Bb4. A4/ | pp A4(otoshi) - _ _',
        taiko: '_ _ _ _ | _ _ _ _ | _ _ _ _ | pp ドン _ _ _ | _ _ _ _ | _ _ _ ド/? ド/?',
        watch: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | mp _ _ _ チョン/ チョン/',
      },
    },
    somebody: {
      bars: 8,
      pace: '1:72 3:76 4:80 5:68 6:66 8:70',
      parts: {
        clock: 'pp コ _ コ? _ | コ _ コ? _ | p コ コ? コ コ? | _ _ _ _ | _ _ _ _ | pp _ _ _ _ | コ _ コ? _ | %',
        biwa: `
            mp Eb4(suri-1) - D4 - | Bb3. A3/ G3 - | < A3(oroshi) - - - | mf [D3~A3~Eb4] - - -
          | p _ _ _ _ | mp _ Eb4/ D4/ Bb3 A3 | > G3. Eb3/ G3 A3 | p A3 - - _`,
        flute: `
            _ _ _ _ | _ _ p < A4. Bb4/ | D5 - Eb5. _/ | f D5(muraiki) - > A4 -
          | p Bb4(yuri) - A4(otoshi) - | _ _ _ _ | _ _ _ _ | _ _ pp Bb4 A4`,
        taiko: 'pp ドン _ ド? _ | ドン _ ド? _ | < ド(oroshi) - - - | mf ドン! _ _ _ | _ _ _ _ | _ _ _ _ | pp ドン _ _ _ | _ _ _ _',
        shutters: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | mf _ _ フ _ | _ _ _ _ | _ _ _ _ | _ _ _ _',
      },
    },
    nobody: {
      stays: true,
      bars: 7,
      pace: '1:70 4:68 6:60 7.9:54',
      parts: {
        clock: 'pp コ _ コ? _ | % | % | コ _ コ? _ | コ _ _ _ | コ? _ _ _ | _ _ _ _',
        biwa: 'mp [D3~A3] - - - | _ _ A3. Bb3/ | D4 - G3 - | A3(yuri) - - - | _ _ _ _ | p Bb2(suri-1) - A2 - | - - - _',
        flute: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ pp Bb4 - | A4(yuri) - - - | - _ _ _ | _ _ _ _',
        watch: '_ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | p _ _ チョン/ チョン/ _',
      },
    },
  },
  rounds: [
    ['locked', 'theme', 'somebody', 'nobody'],
    ['theme', 'locked', 'somebody', 'nobody'],
  ],
}
