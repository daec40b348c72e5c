import type { Plugin } from 'vite'

/** A bar in which nobody plays, between its lines or the ends of the text; what it says of dynamics stays. */
const SILENT_BAR = /(?<=[`'|](?:[pmf<>]+ )*)(?:_[/.]* ?)+(?=[`'|])/g

/** Two strokes need one between them, and two dynamics. */
const NEEDLESS_BLANK = / (?!(?<=[ァ-ヶー] )[ァ-ヶー]|(?<=[pmf] )[pmf])/g

/**
 * Scores are written to be read by people; a browser needs neither lines nor blanks round the bars' lines, and an empty bar is silent
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
    .replaceAll(SILENT_BAR, '')
    .replaceAll(NEEDLESS_BLANK, '')
}
