import { impossible, type Json, must, type SaveRules, type SaveState } from './state.ts'

/** So many fields must be cleared, or this one. */
type Opening = number | `F${number}`

/** The books of world.md, but for 208, which is open from the start (game-design.md), and 114, which tells of field 8 and opens with it. */
const BOOKS = openings(`
  101:0 102:0 103:1 104:1 105:2 106:2 107:3 108:3 109:4 110:5 111:5 112:6 113:7 114:6 115:F11
  201:0 202:0 203:0 204:0 205:0 206:0 207:2 208:0
  301:0 302:1 303:1 304:1 305:3 306:3 307:3 308:6 309:6 310:F9 311:F11 312:F12 313:F12
  401:0 402:1 403:2 404:3 405:4 406:6 407:F9 408:F9 409:F10 410:F8 411:F11 412:F12`)

/** The fields but for the last, which a book opens. */
const FIELDS = openings('1:0 2:1 3:1 4:1 5:3 6:3 7:3 8:6 9:6 10:F9 11:F10')
const HIDDEN_FIELD = { id: 12, after: [8, 10], book: 409 }

const CATEGORIES = ['adventure', 'job', 'enemy', 'history']

function openings(text: string): ReadonlyMap<number, Opening> {
  const rows = text.trim().split(/\s+/)
  return new Map(
    rows
      .map((row) => row.split(':'))
      .map(([id, opening = '']) => [Number(id), opening.startsWith('F') ? (opening as Opening) : Number(opening)]),
  )
}

const isOpen = (opening: Opening | undefined, clears: readonly number[]): boolean =>
  typeof opening === 'number' ? clears.length >= opening : opening !== undefined && clears.includes(Number(opening.slice(1)))

export const isFieldOpen = (field: number, clears: readonly number[], read: readonly number[]): boolean =>
  field === HIDDEN_FIELD.id
    ? HIDDEN_FIELD.after.every((one) => clears.includes(one)) && read.includes(HIDDEN_FIELD.book)
    : isOpen(FIELDS.get(field), clears)

/** The open ones, ascending. */
export const openFields = (clears: readonly number[], read: readonly number[]): readonly number[] =>
  [...FIELDS.keys(), HIDDEN_FIELD.id].filter((field) => isFieldOpen(field, clears, read))

/** All that may be cleared. */
export const mostClears = ({ clears, maybeCleared }: SaveState): readonly number[] => [...clears, ...maybeCleared]

/** Books: which there are, which are marked as read. Nothing of it waits for an adventure to end. */
export const library: SaveRules = {
  books: {
    after(save, _args, answer) {
      const shelves: readonly (readonly Json[])[] = answer?.body
      must(shelves.length === CATEGORIES.length && shelves.every(isInOrder), 'books on a wrong shelf, or in another order')
      const seen: readonly number[] = shelves.flat().map(({ id }) => id)
      const missing = [...BOOKS.keys()].filter((book) => isOpen(BOOKS.get(book), save.clears) && !seen.includes(book))
      const locked = seen.filter((book) => !isOpen(BOOKS.get(book), mostClears(save)))
      must(missing.length === 0 && locked.length === 0, `books that are missing: ${missing.join()}; that are locked: ${locked.join()}`)
      const read = ascending(shelves.flat().flatMap(({ id, is_read: isRead }) => (isRead ? [id] : [])))
      must(read.join() === save.read.join(), `read ${read.join()} instead of ${save.read.join()}`)
      return save
    },
  },
  markRead: {
    mayRefuse: ({ clears }, { book }, { status }) => status === 404 && !isOpen(BOOKS.get(book), clears),
    after(save, { book }, answer) {
      if (!isOpen(BOOKS.get(book), mostClears(save))) return impossible(answer, 'a locked book was read')
      return save.read.includes(book) ? save : { ...save, read: ascending([...save.read, book]) }
    },
  },
}

/** The highest id first. */
const isInOrder = (shelf: readonly Json[], place: number): boolean =>
  shelf.every(({ id, book_category: category }, at) => category === CATEGORIES[place] && (at === 0 || id < shelf[at - 1].id))

const ascending = (ids: readonly number[]): readonly number[] => ids.toSorted((one, other) => one - other)
