import type { Book, BookCategory, Shelves } from '../../../contract/library.ts'

export const categories: readonly BookCategory[] = ['adventure', 'job', 'enemy', 'history']

/** The library, in the words of the specification: the open category is the status. */
export type LibraryState =
  | { readonly status: 'start' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: BookCategory
      readonly shelves: Shelves
      /** Id of the open book. */
      readonly reading: number | null
      readonly marking: 'idle' | 'sending' | 'failed'
      /** The book that was marked last, so that シオリ can stir; null before. */
      readonly finished: number | null
    }

export type LibraryEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'shelvesRead'; readonly shelves: Shelves }
  | { readonly type: 'shelvesFailed'; readonly message: string }
  | { readonly type: 'categoryChosen'; readonly category: BookCategory }
  | { readonly type: 'bookOpened'; readonly id: number }
  | { readonly type: 'bookClosed' }
  | { readonly type: 'markSent' }
  | { readonly type: 'markFailed' }
  | { readonly type: 'markDone' }

export const initialLibrary: LibraryState = { status: 'start' }

export function libraryFlow(state: LibraryState, event: LibraryEvent): LibraryState {
  switch (event.type) {
    case 'loading':
      return initialLibrary
    case 'shelvesFailed':
      return { status: 'failed', message: event.message }
    case 'shelvesRead':
      if (isOpen(state)) return { ...state, shelves: event.shelves }
      return { status: 'adventure', shelves: event.shelves, reading: null, marking: 'idle', finished: null }
    default:
      return isOpen(state) ? openFlow(state, event) : state
  }
}

export type OpenLibrary = Extract<LibraryState, { readonly shelves: Shelves }>
type OpenEvent = Exclude<LibraryEvent, { readonly type: 'loading' | 'shelvesRead' | 'shelvesFailed' }>

const isOpen = (state: LibraryState): state is OpenLibrary => 'shelves' in state

function openFlow(state: OpenLibrary, event: OpenEvent): LibraryState {
  switch (event.type) {
    case 'categoryChosen':
      return { ...state, status: event.category, reading: null, marking: 'idle' }
    case 'bookOpened':
      return booksOn(state.shelves, state.status).some(({ id }) => id === event.id)
        ? { ...state, reading: event.id, marking: 'idle' }
        : state
    case 'bookClosed':
      return state.marking === 'sending' ? state : { ...state, reading: null, marking: 'idle' }
    case 'markSent':
      return state.reading === null ? state : { ...state, marking: 'sending' }
    case 'markFailed':
      return { ...state, marking: 'failed' }
    case 'markDone':
      if (state.reading === null) return state
      return { ...state, marking: 'idle', finished: state.reading, shelves: withMark(state.shelves, state.reading) }
  }
}

export const booksOn = (shelves: Shelves, category: BookCategory): readonly Book[] => shelves[categories.indexOf(category)] ?? []

export const findBook = (shelves: Shelves, id: number | null): Book | null => shelves.flat().find((book) => book.id === id) ?? null

export const unreadOf = (books: readonly Book[]): number => books.filter(({ is_read }) => !is_read).length

/** The mark shows at once; the next reading brings what it opened. */
function withMark([adventure, job, enemy, history]: Shelves, id: number): Shelves {
  const mark = (books: readonly Book[]) => books.map((book) => (book.id === id ? { ...book, is_read: true } : book))
  return [mark(adventure), mark(job), mark(enemy), mark(history)]
}
