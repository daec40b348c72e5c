import type { Plugin } from 'vite'

/** Rests that end a bar, or are all of it; what it says of dynamics stays. */
const LAST_RESTS = / ?(?:_[/.]* ?)+(?=[`'|])/g

/** Two strokes need one between them, and two dynamics. */
const NEEDLESS_BLANK = / (?!(?<=[ァ-ヶー] )[ァ-ヶー]|(?<=[pmf] )[pmf])/g

/**
 * Scores are written to be read by people; a browser needs neither lines nor blanks round the bars' lines, and what a bar lacks is silence
 * (`src/web/sound/score/notation.ts`). Takes about 1 KB of 38 from what the browser loads.
 */
export function compactScores(): Plugin {
  return {
    name: 'compact-scores',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]content[\\/]music[\\/]/ },
      handler: (code) => code.replace(/`[^`]*`|'[^'\n]*'/g, (text) => (/[|_]/.test(text) ? compact(text) : text)),
    },
  }
}

export function compact(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([|`]) ?/g, '$1')
    .replaceAll(LAST_RESTS, '')
    .replaceAll(NEEDLESS_BLANK, '')
}
