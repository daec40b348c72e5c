import type { Unlock } from '../../rules/town/unlock.ts'

export type BookCategory = 'adventure' | 'job' | 'enemy' | 'history'

/**
 * `content` is plain text. A blank line ends a paragraph, a single line break stays a line break, a line that begins with
 * `# ` is a chapter heading, `｜漢字《かんじ》` is ruby and `[[enemy:11]]` alone on a line is that creature's drawing.
 * `{player}` is the account's name.
 * `{{stats:11}}` and `{{gold}}`, each alone on a line, are filled in from the tables, so that figures never go stale.
 */
export interface Edition {
  readonly from: Unlock
  /** Also the ending that must have been told. */
  readonly afterEnding?: 1 | 2 | 3 | 4
  readonly content: string
}

export interface Book {
  readonly id: number
  readonly category: BookCategory
  readonly title: string
  /** The last edition whose `from` holds is the one on the shelf; the first one's `from` opens the book. */
  readonly editions: readonly [Edition, ...Edition[]]
}

/** The editions of a book that シオリ has written into after ending 3. */
export const pencilled = (from: Unlock, content: string, note: string): readonly [Edition, Edition] => [
  { from, content },
  { from: { type: 'cleared', field: 12 }, afterEnding: 3, content: `${content}\n\n${note}` },
]
