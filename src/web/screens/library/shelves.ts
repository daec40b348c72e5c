import { librarian } from '../../../content/story/town/keepers/librarian.ts'
import type { Book, BookCategory, Shelves } from '../../../contract/library.ts'
import type { News } from '../../town/greeting.ts'

export const categories: readonly BookCategory[] = ['adventure', 'job', 'enemy', 'history']

export const booksOn = (shelves: Shelves, category: BookCategory): readonly Book[] => shelves[categories.indexOf(category)] ?? []

export const findBook = (shelves: Shelves, id: number | null): Book | null => shelves.flat().find((book) => book.id === id) ?? null

export const unreadOf = (books: readonly Book[]): number => books.filter(({ is_read }) => !is_read).length

/** The shelves with this book read, until they are read again; null = as they are. */
export function withRead(shelves: Shelves, id: number | null): Shelves {
  if (id === null) return shelves
  const [adventure, job, enemy, history] = shelves
  const mark = (books: readonly Book[]) => books.map((book) => (book.id === id ? { ...book, is_read: true } : book))
  return [mark(adventure), mark(job), mark(enemy), mark(history)]
}

/** New books have come since the last visit; those of the beginning are no news. */
export function freshNews(shelves: Shelves, cleared: number): readonly News[] {
  return cleared === 0 ? [] : [{ key: `shiori-books-${shelves.flat().length}`, lines: librarian.fresh }]
}
