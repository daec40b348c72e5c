import { expect, test } from 'vitest'
import type { Book, BookCategory, Shelves } from '../../../contract/library.ts'
import { booksOn, findBook, freshNews, unreadOf, withRead } from './shelves.ts'

const book = (id: number, category: BookCategory, read = false): Book => ({
  id,
  name: `本${id}`,
  content: '本文',
  markup: '本文',
  is_read: read,
  book_category: category,
})
const shelves: Shelves = [
  [book(102, 'adventure'), book(101, 'adventure', true)],
  [book(201, 'job')],
  [book(301, 'enemy')],
  [book(401, 'history')],
]

test('each category has its own books', () => {
  expect(booksOn(shelves, 'adventure').map(({ id }) => id)).toEqual([102, 101])
  expect(booksOn(shelves, 'history').map(({ id }) => id)).toEqual([401])
})

test('unread books are counted', () => {
  expect(unreadOf(booksOn(shelves, 'adventure'))).toBe(1)
})

test('a mark shows at once, on its own book only', () => {
  expect(findBook(withRead(shelves, 201), 201)?.is_read).toBe(true)
  expect(findBook(withRead(shelves, 201), 301)?.is_read).toBe(false)
  expect(withRead(shelves, null)).toBe(shelves)
})

test('more books are news, those of the beginning are none', () => {
  expect(freshNews(shelves, 0)).toEqual([])
  expect(freshNews(shelves, 1)[0]?.key).toBe('shiori-books-5')
})
