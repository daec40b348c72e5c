import { adventureBooks } from './adventure.ts'
import type { Book } from './book.ts'
import { enemyBooks } from './enemy.ts'
import { historyBooks } from './history.ts'
import { jobBooks } from './job.ts'

/** The 48 books of the library 積灯庫. */
export const books: readonly Book[] = [...adventureBooks, ...jobBooks, ...enemyBooks, ...historyBooks]
