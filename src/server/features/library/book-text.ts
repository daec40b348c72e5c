import { libraryText } from '../../../content/text/library.ts'
import { defaultName } from '../../../content/text/ui.ts'
import { withFigures } from './book-figures.ts'

/** A book's text with the marks of `content/books/book.ts`, and without them. */
export interface BookText {
  readonly markup: string
  readonly plain: string
}

const known = new Map<string, BookText>()

/** The text of an edition, its figures filled in. */
export function textOf(content: string): BookText {
  const found = known.get(content)
  if (found) return found
  const markup = withFigures(content)
  const text = { markup, plain: plainText(markup) }
  known.set(content, text)
  return text
}

/** The text with the account's name where it stands for the player, or with room for one; no sign of the name is taken for a mark. */
export function withPlayer(text: BookText, name: string): BookText {
  if (!text.markup.includes(PLAYER)) return text
  const harmless = name === defaultName ? libraryText.nameless : name.replaceAll('｜', '|').replaceAll('《', '〈').replaceAll('》', '〉')
  return { markup: text.markup.replaceAll(PLAYER, () => harmless), plain: text.plain.replaceAll(PLAYER, () => harmless) }
}

const PLAYER = '{player}'

/** Chapter titles become plain lines, readings follow their word in brackets, drawings are left out. */
export const plainText = (markup: string): string =>
  markup
    .replaceAll(/^\[\[enemy:\d+\]\]\n*/gm, '')
    .replaceAll(/^# /gm, '')
    .replaceAll(/｜([^｜《》\n]+)《([^《》\n]+)》/g, '$1（$2）')
    .trimEnd()
