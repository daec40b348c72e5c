import { expect, test } from 'vitest'
import type { Book, BookCategory, Shelves } from '../../../contract/library.ts'
import { booksOn, findBook, initialLibrary, type LibraryEvent, libraryFlow, type LibraryState, unreadOf } from './library-flow.ts'

const book = (id: number, category: BookCategory, read = false): Book => ({
  id,
  name: `本${id}`,
  content: '本文',
  is_read: read,
  book_category: category,
})
const shelves: Shelves = [
  [book(102, 'adventure'), book(101, 'adventure', true)],
  [book(201, 'job')],
  [book(301, 'enemy')],
  [book(401, 'history')],
]
const read: LibraryEvent = { type: 'shelvesRead', shelves }
const after = (...events: readonly LibraryEvent[]): LibraryState => events.reduce(libraryFlow, initialLibrary)
const opened = (id: number): LibraryEvent => ({ type: 'bookOpened', id })

test('it starts, then shows the adventure guide; each category is a state of its own', () => {
  expect(after()).toEqual({ status: 'start' })
  expect(after(read)).toMatchObject({ status: 'adventure', reading: null })
  for (const category of ['job', 'enemy', 'history', 'adventure'] as const) {
    expect(after(read, { type: 'categoryChosen', category })).toMatchObject({ status: category })
  }
})

test('only a book of the open shelf can be opened', () => {
  expect(after(read, opened(102))).toMatchObject({ reading: 102 })
  expect(after(read, opened(401))).toMatchObject({ reading: null })
})

test('opening and closing a book does not mark it: marking is a deed of its own', () => {
  const closed = after(read, opened(102), { type: 'bookClosed' })
  expect('shelves' in closed ? findBook(closed.shelves, 102)?.is_read : null).toBe(false)
  const marked = after(read, opened(102), { type: 'markSent' }, { type: 'markDone' })
  expect(marked).toMatchObject({ reading: 102, finished: 102, marking: 'idle' })
  expect('shelves' in marked ? findBook(marked.shelves, 102)?.is_read : null).toBe(true)
})

test('a mark that fails leaves the book open and unread, and can be tried again', () => {
  const failed = after(read, opened(102), { type: 'markSent' }, { type: 'markFailed' })
  expect(failed).toMatchObject({ reading: 102, marking: 'failed', finished: null })
  expect(libraryFlow(failed, { type: 'markSent' })).toMatchObject({ marking: 'sending' })
})

test('a book cannot be closed while its mark is under way', () => {
  const sending = after(read, opened(102), { type: 'markSent' })
  expect(libraryFlow(sending, { type: 'bookClosed' })).toEqual(sending)
})

test('reading the shelves again keeps the open book and category', () => {
  const open = after(read, { type: 'categoryChosen', category: 'history' }, opened(401))
  expect(libraryFlow(open, read)).toMatchObject({ status: 'history', reading: 401 })
})

test('unread books are counted', () => {
  expect(unreadOf(booksOn(shelves, 'adventure'))).toBe(1)
})

test('shelves that cannot be read leave a way to try again', () => {
  const failed = after({ type: 'shelvesFailed', message: 'だめでした。' })
  expect(failed).toEqual({ status: 'failed', message: 'だめでした。' })
  expect([{ type: 'loading' } as const, read].reduce(libraryFlow, failed)).toMatchObject({ status: 'adventure' })
})
