import type { Book as WireBook, Shelves } from '../../../contract/library.ts'
import { adventureBooks } from '../../../content/books/adventure.ts'
import type { Book } from '../../../content/books/book.ts'
import { enemyBooks } from '../../../content/books/enemy.ts'
import { historyBooks } from '../../../content/books/history.ts'
import { jobBooks } from '../../../content/books/job.ts'
import { isUnlocked, type Progress } from '../../../rules/unlock.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import { markRead, progressOf } from '../../store/saves.ts'
import type { Tx } from '../../store/store.ts'
import { withFigures } from './book-figures.ts'

const SHELVES: readonly (readonly Book[])[] = [adventureBooks, jobBooks, enemyBooks, historyBooks]

/** The books that this save may read, by category. */
export async function shelvesOf(tx: Tx, saveId: number): Promise<Shelves> {
  const progress = await progressOf(tx, saveId)
  const [adventure = [], job = [], enemy = [], history = []] = SHELVES.map((shelf) => onShelf(shelf, progress))
  return [adventure, job, enemy, history]
}

/** @returns null when marked. */
export async function finishReading(tx: Tx, saveId: number, id: number, now: number): Promise<Refusal<'bookLocked'> | null> {
  const book = SHELVES.flat().find((one) => one.id === id)
  if (!book || !isOpen(book, await progressOf(tx, saveId))) return refuse('bookLocked')
  await markRead(tx, saveId, id, now)
  return null
}

const isOpen = ({ editions: [first] }: Book, progress: Progress): boolean => isUnlocked(first.from, progress)

function onShelf(books: readonly Book[], progress: Progress): readonly WireBook[] {
  return books
    .filter((book) => isOpen(book, progress))
    .map((book) => ({
      id: book.id,
      name: book.title,
      content: withFigures(book.editions.findLast(({ from }) => isUnlocked(from, progress))?.content ?? ''),
      is_read: progress.read.has(book.id),
      book_category: book.category,
    }))
    .sort((a, b) => b.id - a.id)
}
