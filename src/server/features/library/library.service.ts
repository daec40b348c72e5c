import { adventureBooks } from '../../../content/books/adventure.ts'
import { books } from '../../../content/books/all.ts'
import type { Book } from '../../../content/books/book.ts'
import { enemyBooks } from '../../../content/books/enemy.ts'
import { historyBooks } from '../../../content/books/history.ts'
import { jobBooks } from '../../../content/books/job.ts'
import { isUnlocked, type Progress } from '../../../rules/unlock.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { markRead, progressOf } from '../../store/saves.ts'
import type { Tx } from '../../store/store.ts'
import { type BookText, textOf } from './book-text.ts'

/** A book in the edition that a save may read. */
export interface ShelvedBook extends Pick<Book, 'id' | 'title' | 'category'> {
  readonly text: BookText
  readonly isRead: boolean
}

export interface UnlockedShelves {
  readonly adventure: readonly ShelvedBook[]
  readonly job: readonly ShelvedBook[]
  readonly enemy: readonly ShelvedBook[]
  readonly history: readonly ShelvedBook[]
}

/** The books that this save may read, highest id first. */
export async function shelvesOf(tx: Tx, saveId: number): Promise<UnlockedShelves> {
  const progress = await progressOf(tx, saveId)
  return {
    adventure: unlockedBooks(adventureBooks, progress),
    job: unlockedBooks(jobBooks, progress),
    enemy: unlockedBooks(enemyBooks, progress),
    history: unlockedBooks(historyBooks, progress),
  }
}

/** @returns false when it was marked before. */
export async function finishReading(tx: Tx, saveId: number, id: number, now: number): Promise<Refusal<'bookLocked'> | boolean> {
  const book = books.find((one) => one.id === id)
  if (!book || !isOpen(book, await progressOf(tx, saveId))) return refuse('bookLocked')
  return markRead(tx, saveId, id, now)
}

const isOpen = ({ editions: [first] }: Book, progress: Progress): boolean => isUnlocked(first.from, progress)

function unlockedBooks(shelf: readonly Book[], progress: Progress): readonly ShelvedBook[] {
  return shelf
    .filter((book) => isOpen(book, progress))
    .map(({ id, title, category, editions }) => ({
      id,
      title,
      category,
      text: textOf(editions.findLast(({ from }) => isUnlocked(from, progress))?.content ?? ''),
      isRead: progress.read.has(id),
    }))
    .toSorted((a, b) => b.id - a.id)
}
