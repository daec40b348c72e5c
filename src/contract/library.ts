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

const throughSchema = z.object({
  step: z
    .int()
    .min(0)
    .max(3)
    .describe('Share of a member’s power that its defence lets through: 3 more than 75 %, 2 from 50 to 75 %, 1 less, 0 never struck so.'),
  is_loose: z.boolean().describe('What is known allows a neighbouring step too.'),
})
export type Through = Shape<typeof throughSchema>

const seenSkillSchema = z.object({
  skill_id: z.int(),
  name: z.string(),
  kind: z.enum(['physical', 'magical', 'heal', 'buff', 'other']),
  aim: z.enum(['all', 'one', 'weakest', 'strongest', 'own']),
  times: z.int(),
  is_announced: z.boolean().describe('It was announced by 「気配」 before it came.'),
})
export type SeenSkill = Shape<typeof seenSkillSchema>

const duelSchema = z.object({
  role_id: z.int().min(1).max(6),
  name: z.string().describe('The member’s.'),
  act: z.string().nullable().describe('The skill that takes most; null: ATTACK.'),
  least: z.int(),
  most: z.int(),
  hits: z.int(),
})
export type Duel = Shape<typeof duelSchema>

const shadowNotesSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    folded: z.int().describe('How many were folded since this is counted.'),
    best_turns: z.int().nullable().describe('The fewest turns in which a stage with it was won; null: none yet.'),
    strokes: z.int().describe('How often the members have struck it.'),
    through: z.object({ physical: throughSchema, magical: throughSchema }),
    duels: z
      .array(duelSchema)
      .describe(
        'What the best blow of each member would take from one that is unhurt, by what is known. Without those whose kind of blow was never tried.',
      ),
    seen: z.array(seenSkillSchema).describe('The skills that it has shown, the most frequent first.'),
  })
  .meta({ id: 'ShadowNotes' })
export type ShadowNotes = Shape<typeof shadowNotesSchema>

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
  shadow: endpoint({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/library/bestiary/{shadow}',
    access: 'save',
    body: null,
    reply: shadowNotesSchema,
    refusals: { shadowUnmet: 404 },
    summary: 'What a save has learned of a shadow that it has met.',
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
