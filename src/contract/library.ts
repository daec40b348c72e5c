import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './schema.ts'
import type { Shape } from './shape.ts'

const bookCategorySchema = z.enum(['adventure', 'job', 'enemy', 'history'])
export type BookCategory = Shape<typeof bookCategorySchema>

const bookSchema = z.object({
  id: z.int(),
  name: z.string(),
  content: z.string().describe('Plain text, readable as it stands.'),
  markup: z.string().describe('The same with chapters (`# `), ruby (`｜漢字《かんじ》`) and drawings (`[[enemy:11]]`).'),
  is_read: z.boolean(),
  book_category: bookCategorySchema,
})
export type Book = Shape<typeof bookSchema>

const shelfSchema = z.array(bookSchema)
const shelvesSchema = z.tuple([
  shelfSchema.describe('adventure'),
  shelfSchema.describe('job'),
  shelfSchema.describe('enemy'),
  shelfSchema.describe('history'),
])
export type Shelves = Shape<typeof shelvesSchema>

const shadowSchema = z.object({
  id: z.int(),
  field: z.int(),
  state: z.enum(['unmet', 'met', 'folded']),
  name: z.string().nullable().describe('Null until it was met.'),
  is_boss: z.boolean(),
  is_wide: z.boolean().describe('Drawn twice as wide as high.'),
  owner: z.string().nullable().describe('Whose shadow it was, once the book that tells it was read.'),
})
export type Shadow = Shape<typeof shadowSchema>

export const library = {
  bestiary: endpoint({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/library/bestiary',
    access: 'save',
    body: null,
    reply: z.array(shadowSchema),
    refusals: {},
    summary: 'Every shadow in the order of the fields; those of the hidden field once it is open.',
  }),
  fetchBook: endpoint({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/library/fetch_book',
    access: 'save',
    body: null,
    reply: shelvesSchema,
    refusals: {},
    summary: 'The unlocked books, by category, highest id first.',
  }),
  markFinished: endpoint({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/library/mark/finished',
    access: 'save',
    body: z.object({ book_id: id }),
    reply: z.null(),
    refusals: { bookLocked: 404 },
    summary: 'Marks a book as read.',
  }),
}
