import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Which of the three font files a character goes into. Each tier holds what the earlier ones lack. */
export interface Tiers {
  /** What the title, account and beginning screens show: loaded first. */
  readonly first: ReadonlySet<string>
  /** The rest of the game. */
  readonly game: ReadonlySet<string>
  /** Books and story: loaded when one opens. */
  readonly books: ReadonlySet<string>
  /** Characters of `books` that stand in headings, titles or the story: all that the heavier faces need of them. */
  readonly bookHeadings: ReadonlySet<string>
}

const always = `${codes(0x20, 0x7e)}${codes(0x3041, 0x3094)}${codes(0x30a1, 0x30f6)}・ー、。「」『』（）・…〜！？：／％＋−×→←△▲●○☆★々※　“”—’`
const startsTheTitle =
  /^src\/(content\/text\/(ui|sound|title|account|beginning)\.ts|web\/(ui|screens\/(title|account|beginning))\/|web\/(?:[^/]+$|(?:server|shell|state|town)\/))/
/** What is said in a battle belongs to the game: a font that arrives in a turn lays out the whole page again. */
const opensLater = /^src\/content\/(books|story)\/(?!barks|field-voices|banter\/)/
/** Scores and sounds hold no text that is shown; of a reading only its kana are, the word itself stands in another file. */
const unshown = /^src\/(content\/(music|readings)|web\/sound)\//
/** Told in the display face. */
const told = /^src\/content\/(story\/|books\/loose-leaves)/
const heading = /^\s*#|title:|name:|label:/

/** Reads every source whose text may reach the screen. Comments are English and cost nothing. */
export function collectTiers(root: string): Tiers {
  const first = new Set(always)
  const game = new Set<string>()
  const books = new Set<string>()
  const bookHeadings = new Set<string>()
  for (const file of sources(root)) {
    const text = readFileSync(join(root, file), 'utf8')
    if (startsTheTitle.test(file)) addAll(first, text)
    else if (opensLater.test(file)) {
      addAll(books, text)
      // Other books only have their headings in the display face.
      for (const line of text.split('\n')) if (told.test(file) || heading.test(line)) addAll(bookHeadings, line)
    } else addAll(game, text)
  }
  const rest = game.difference(first)
  const late = books.difference(first).difference(rest)
  return { first, game: rest, books: late, bookHeadings: bookHeadings.intersection(late) }
}

function sources(root: string): readonly string[] {
  const folders = ['src/content', 'src/web']
  return folders
    .flatMap((folder) => list(join(root, folder)))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|html)$/.test(file) && !/\.test\.tsx?$/.test(file) && !unshown.test(file))
    .toSorted()
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

function addAll(set: Set<string>, text: string): void {
  for (const character of text) if (character > ' ') set.add(character)
}

function codes(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
