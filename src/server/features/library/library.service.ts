import { adventureBooks } from '../../../content/books/adventure.ts'
import { books } from '../../../content/books/all.ts'
import type { Book, Edition } from '../../../content/books/book.ts'
import { enemyBooks } from '../../../content/books/enemy.ts'
import { historyBooks } from '../../../content/books/history.ts'
import { jobBooks } from '../../../content/books/job.ts'
import { VAST_EXPANSE } from '../../../content/named-ids.ts'
import { isUnlocked, type Progress } from '../../../rules/town/unlock.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { notedOf, toldEndings } from '../../store/rows/save/journal.ts'
import { markRead, progressOf } from '../../store/rows/save/progress.ts'
import { saveOf } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'
import { findUser } from '../../store/rows/account/users.ts'
import { type BookText, textOf, withPlayer } from './book-text.ts'

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
  const reader = await readerOf(tx, saveId, progress)
  return {
    adventure: unlockedBooks(adventureBooks, reader),
    job: unlockedBooks(jobBooks, reader),
    enemy: unlockedBooks(enemyBooks, reader),
    history: unlockedBooks(historyBooks, reader),
  }
}

/** Refuses a book that is unknown or not open yet. @returns null when it is marked as read, also when it was before. */
export async function finishReading(tx: Tx, saveId: number, id: number, now: number): Promise<Refusal<'bookLocked'> | null> {
  const book = books.find((one) => one.id === id)
  if (!book || !isOpen(book, await progressOf(tx, saveId))) return refuse('bookLocked')
  await markRead(tx, saveId, id, now)
  return null
}

/** Who reads: what is open to the save, and what books say of the player. */
interface Reader {
  readonly progress: Progress
  /** The endings that were told. */
  readonly endings: ReadonlySet<number>
  /** The account's name. */
  readonly name: string
}

/** No edition waits for an ending before the last field is cleared. */
async function readerOf(tx: Tx, saveId: number, progress: Progress): Promise<Reader> {
  if (!progress.cleared.has(VAST_EXPANSE)) return { progress, endings: new Set(), name: '' }
  const save = await saveOf(tx, saveId)
  const user = await findUser(tx, save.userId)
  const endings = toldEndings(await notedOf(tx, saveId, 'scene'), save.ending)
  return { progress, endings, name: user?.name ?? '' }
}

const isOpen = ({ editions: [first] }: Book, progress: Progress): boolean => isUnlocked(first.from, progress)

const isOut = ({ from, afterEnding }: Edition, { progress, endings }: Reader): boolean =>
  isUnlocked(from, progress) && (afterEnding === undefined || endings.has(afterEnding))

function unlockedBooks(shelf: readonly Book[], reader: Reader): readonly ShelvedBook[] {
  const { progress } = reader
  return shelf
    .filter((book) => isOpen(book, progress))
    .map(({ id, title, category, editions }) => ({
      id,
      title,
      category,
      text: withPlayer(textOf(editions.findLast((edition) => isOut(edition, reader))?.content ?? ''), reader.name),
      isRead: progress.read.has(id),
    }))
    .toSorted((a, b) => b.id - a.id)
}
