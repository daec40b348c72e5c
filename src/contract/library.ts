import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './schema.ts'

export type BookCategory = 'adventure' | 'job' | 'enemy' | 'history'

export interface Book {
  readonly id: number
  readonly name: string
  /** Plain text with chapters (`# `), ruby (`｜漢字《かんじ》`) and drawings (`[[enemy:11]]`). */
  readonly content: string
  readonly is_read: boolean
  readonly book_category: BookCategory
}

export type Shelves = readonly [adventure: readonly Book[], job: readonly Book[], enemy: readonly Book[], history: readonly Book[]]

export const library = {
  fetchBook: endpoint<Shelves>()({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/library/fetch_book',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'The unlocked books, by category, highest id first.',
  }),
  markFinished: endpoint<null>()({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/library/mark/finished',
    access: 'save',
    body: z.object({ book_id: id }),
    refusals: { bookLocked: 404 },
    summary: 'Marks a book as read.',
  }),
}
