/** A stretch of a line: as it stands, or with its reading above it. */
export type ProsePiece =
  | { readonly type: 'plain'; readonly text: string }
  | { readonly type: 'ruby'; readonly base: string; readonly reading: string }

export type Block =
  /** `at` = index of the chapter. */
  | { readonly type: 'chapter'; readonly at: number; readonly title: readonly ProsePiece[] }
  | { readonly type: 'paragraph'; readonly lines: readonly (readonly ProsePiece[])[] }
  | { readonly type: 'drawing'; readonly enemyId: number }
  /** The picture of a telegraph's tag. */
  | { readonly type: 'tag' }

const ruby = /｜([^｜《》\n]+)《([^《》\n]+)》/g
const drawing = /^\[\[enemy:(\d{1,4})\]\]$/
const chapter = /^# (.+)$/

/** Parses the markup of the books and the manual (`src/content/books/book.ts`). Anything else stays text. */
export function parseProse(content: string): readonly Block[] {
  const blocks: Block[] = []
  let open: (readonly ProsePiece[])[] = []
  let chapters = 0
  const closeParagraph = () => {
    if (open.length > 0) blocks.push({ type: 'paragraph', lines: open })
    open = []
  }
  for (const line of content.split(/\r?\n/)) {
    const title = chapter.exec(line)?.[1]
    const enemy = drawing.exec(line)?.[1]
    const isTag = line === '[[tag]]'
    if (line.trim() !== '' && title === undefined && enemy === undefined && !isTag) {
      open.push(piecesOf(line))
      continue
    }
    closeParagraph()
    if (title !== undefined) blocks.push({ type: 'chapter', at: chapters++, title: piecesOf(title) })
    if (enemy !== undefined) blocks.push({ type: 'drawing', enemyId: Number(enemy) })
    if (isTag) blocks.push({ type: 'tag' })
  }
  closeParagraph()
  return blocks
}

/** A line with readings, in its pieces. */
export function piecesOf(line: string): readonly ProsePiece[] {
  const pieces: ProsePiece[] = []
  let from = 0
  for (const match of line.matchAll(ruby)) {
    const [whole, base = '', reading = ''] = match
    if (match.index > from) pieces.push({ type: 'plain', text: line.slice(from, match.index) })
    pieces.push({ type: 'ruby', base, reading })
    from = match.index + whole.length
  }
  if (from < line.length) pieces.push({ type: 'plain', text: line.slice(from) })
  return pieces
}

/** The text without readings. */
export const plainText = (pieces: readonly ProsePiece[]): string =>
  pieces.map((piece) => (piece.type === 'ruby' ? piece.base : piece.text)).join('')
