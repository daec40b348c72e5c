import { useEffect } from 'react'

/** By face, the characters of a turn that have a font file of their own (`scripts/fonts/faces.ts`). */
const signs = [
  ['700 1em "Kaisei Decol"', 'ー'],
  ['500 1em "Zen Kaku Gothic New"', '→'],
  ['700 1em "Zen Kaku Gothic New"', '→'],
] as const

/** Loads what `names` and the lines of a turn are set in. A font that arrives while a turn plays lays out and paints the whole page again. */
export function useFonts(names: string): void {
  useEffect(() => {
    for (const [face, text] of signs) void document.fonts.load(face, text + names)
  }, [names])
}
