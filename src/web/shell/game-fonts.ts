/** An arrow upwards, as a number: written here as a sign it would go into the title's fonts. A kanji would load the fonts of the books, too. */
const ofTheGame = '\u2191'

/** By face, one character of each font file that every screen with a save needs (`scripts/fonts`): the game's own, Latin, and the signs of a turn and of how well an enemy is known. */
const faces = [
  ['700 1em "Kaisei Decol"', `${ofTheGame}Aー→`],
  ['500 1em "Zen Kaku Gothic New"', `${ofTheGame}A→○●`],
  ['700 1em "Zen Kaku Gothic New"', `${ofTheGame}A→`],
] as const

/** Begins to load them, before the screen is there that asks for them: each font that arrives later lays out and paints the whole page again. */
export function loadGameFonts(): void {
  // One that does not arrive is no failure of the page: its text is shown in the next family.
  for (const [face, text] of faces) document.fonts.load(face, text).catch(() => {})
}
