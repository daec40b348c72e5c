/**
 * Characters that show nothing, or change how their neighbours are shown: control and format characters such as the bidi controls, letters
 * without a glyph (U+3164, U+115F …), the blank of Braille, line and paragraph separators, interlinear annotations, the place of an object.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffc]/u

/** Sequences in which such a character is part of what is seen. */
const SEQUENCES = [
  // A form of a kanji; an emoji shown as picture or as text.
  String.raw`\p{Script=Han}[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]`,
  // Emoji joined to one, with or without a colour of skin.
  String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)+`,
  // The flags of England, Scotland and Wales.
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  String.raw`\p{Emoji}[\ufe0e\ufe0f]`,
]

const SEQUENCE_OR_INVISIBLE = new RegExp(`(${SEQUENCES.join('|')})|${INVISIBLE.source}`, 'gu')
/** What two marks on one character leave over, and marks without a character. */
const SURPLUS_MARKS = /(?<=^|[\p{Z}])\p{M}+|(?<=\p{M}{2})\p{M}+/gu
const SOMETHING_TO_SEE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * The text as others should see it: in NFC, without white space at its ends, without invisible characters outside emoji and forms of kanji,
 * at most two marks on a character. '' when nothing is left to see.
 */
export function visibleText(given: string): string {
  const shown = given.normalize('NFC').replaceAll(SEQUENCE_OR_INVISIBLE, '$1').replaceAll(SURPLUS_MARKS, '').normalize('NFC').trim()
  return SOMETHING_TO_SEE.test(shown) ? shown : ''
}
