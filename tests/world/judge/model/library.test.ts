import { expect, test } from 'vitest'
import { after } from './model.ts'
import { type Json, NEW_SAVE, type SaveState, type State, VISITOR } from './state.ts'

const withSave = (save: Partial<SaveState>): State => ({ ...VISITOR, isSignedUp: true, hasSession: true, save: { ...NEW_SAVE, ...save } })

const CATEGORIES = ['adventure', 'job', 'enemy', 'history']
const OPEN_AT_FIRST = [102, 101, 208, 206, 205, 204, 203, 202, 201, 301, 401]

/** The answer to `fetch_book`. */
const shelves = (ids: readonly number[], read: readonly number[] = []) => ({
  status: 200,
  body: CATEGORIES.map((category, place) =>
    ids.filter((id) => Math.floor(id / 100) === place + 1).map((id) => ({ id, book_category: category, is_read: read.includes(id) })),
  ),
})

const books = { kind: 'books', args: {} }
const mark = (book: number) => ({ kind: 'markRead', args: { book } })
const done = { status: 204, body: null }
const locked = { status: 404, body: { code: 'bookLocked' } }
const readIn = ([state]: readonly State[]): Json => state?.save?.read

test('the open books are on their shelves, and only those', () => {
  const start = withSave({})
  expect(after(start, books, shelves(OPEN_AT_FIRST))).toEqual([start])
  expect(() => after(start, books, shelves(OPEN_AT_FIRST.slice(1)))).toThrow('missing: 102')
  expect(() => after(start, books, shelves([103, ...OPEN_AT_FIRST]))).toThrow('locked: 103')
  expect(() => after(start, books, shelves(OPEN_AT_FIRST.toReversed()))).toThrow('another order')
  const maybe = withSave({ maybeCleared: [1] })
  expect(after(maybe, books, shelves([103, ...OPEN_AT_FIRST]))).toEqual([maybe])
})

test('a book that was marked is read, also when nobody heard the answer; a locked one never', () => {
  const start = withSave({})
  const marked = after(start, mark(101), done)
  expect(readIn(marked)).toEqual([101])
  expect(readIn(after(start, mark(101), null))).toEqual([101])
  for (const state of marked) {
    expect(after(state, books, shelves(OPEN_AT_FIRST, [101]))).toEqual([state])
    expect(() => after(state, books, shelves(OPEN_AT_FIRST))).toThrow('read  instead of 101')
  }
  expect(() => after(start, mark(101), locked)).toThrow('without a reason')
  expect(after(start, mark(409), locked)).toEqual([start])
  expect(() => after(start, mark(409), done)).toThrow('a locked book')
})

test('the last field opens by its book, and by nothing else', () => {
  const fields = (ids: readonly number[], cleared: readonly number[]) => ({
    status: 200,
    body: ids.map((id) => ({ id, is_cleared: cleared.includes(id) })),
  })
  const clears = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const open = [...clears, 11]
  const list = { kind: 'fields', args: {} }
  const [unread, read] = [withSave({ clears }), withSave({ clears, read: [409] })]
  expect(after(unread, list, fields(open, clears))).toEqual([unread])
  expect(() => after(unread, list, fields([...open, 12], clears))).toThrow('open fields')
  expect(after(read, list, fields([12, ...open], clears))).toEqual([read])
  const enter = { kind: 'enter', args: { field: 12, stage: 1 } }
  const refused = { status: 422, body: { code: 'fieldLocked' } }
  expect(after(unread, enter, refused)).toEqual([unread])
  expect(() => after(read, enter, refused)).toThrow('without a reason')
  expect(after(unread, enter, null)).toEqual([])
})
