import { z } from 'zod'
import { fields, USUAL_ORDER } from '../../src/content/fields.ts'
import { COVERLESS_BOOK, VAST_EXPANSE } from '../../src/content/named-ids.ts'
import { roles } from '../../src/content/roles.ts'
import { entryExp } from '../../src/lab/party.ts'
import { DIFFICULTIES, type Difficulty } from '../../src/rules/adventure/difficulty.ts'
import { expAtLevel, MAX_LEVEL, PARTY_SIZE } from '../../src/rules/party/growth.ts'
import { isUnlocked } from '../../src/rules/town/unlock.ts'

const number = (from: number, to: number) => z.coerce.number().int().min(from).max(to)
/** Ids with commas between them; one alone has a comma behind it where a plain number means something else. */
const ids = (to: number) =>
  z
    .string()
    .regex(/^\d+(,\d+)*,?$/)
    .transform((text) =>
      text
        .split(',')
        .filter((each) => each !== '')
        .map(Number),
    )
    .pipe(z.array(z.int().min(1).max(to)))

/** What `name=value` takes; the description is the line of the usage. */
const ARGUMENTS = z.strictObject({
  field: number(1, fields.length).optional().describe('the field, 1–12, whose battle is on; left out: in the town'),
  stage: number(1, 9).default(1).describe('the stage of that field; left out: the first'),
  cleared: z
    .union([number(0, fields.length), ids(fields.length)])
    .optional()
    .describe('how many fields are cleared, in the usual order: 5; with commas, which: 1,2,7 or 7, — left out: those before the field'),
  level: number(1, MAX_LEVEL).optional().describe('of every member, 1–10; left out: as on the first visit of the field'),
  exp: number(0, 1_000_000).optional().describe('of every member, instead of a level'),
  points: z.enum(['spent', 'free']).default('spent').describe('spent as the book of builds recommends, or free'),
  roles: ids(roles.length).default([1, 2, 3]).describe('three of the six: 1,2,4'),
  read: ids(999).optional().describe('ids of books that are read: 409,412; left out: what opens the field'),
  losses: number(0, 99).default(0).describe('in a row, in the field or else in the first one'),
  difficulty: z.enum(DIFFICULTIES).default('normal').describe(DIFFICULTIES.join(', ')),
  gold: number(0, 999_999).optional().describe('0–999999'),
  scenes: z.enum(['told', 'new']).default('told').describe('told, or new: those of the town are still to come'),
  at: z
    .string()
    .regex(/^[a-z]+$/)
    .optional()
    .describe('the page of the town that opens: shop, status, library'),
})

export const USAGE = `Usage: npm run stage -- [NAME=VALUE ...]
Starts the game on a database of its own and prints an address that opens this situation, signed in.
${Object.entries(ARGUMENTS.shape)
  .map(([name, { description = '' }]) => `  ${name.padEnd(12)}${description}`)
  .join('\n')}`

/** A party somewhere on its way. */
export interface Situation {
  /** Of the battle that is on; null: none is. */
  readonly field: number | null
  /** Counts from 1. */
  readonly stage: number
  /** Field ids. */
  readonly cleared: readonly number[]
  /** Of each member. */
  readonly exp: number
  /** The members' points are spent as the book of builds recommends. */
  readonly isBuilt: boolean
  /** Three role ids. */
  readonly roles: readonly number[]
  /** Book ids. */
  readonly read: readonly number[]
  /** In a row, in `field` or else in the first field. */
  readonly losses: number
  readonly difficulty: Difficulty
  /** Null: what a new save has. */
  readonly gold: number | null
  readonly areScenesTold: boolean
  /** The path of the page that opens. */
  readonly page: string
}

/** Says what is wrong with an argument. */
export class WrongArgument extends Error {}

/** The situation of `name=value` arguments; what they leave out is as for players who take the fields in the usual order. @throws WrongArgument */
export function situationFrom(given: readonly string[]): Situation {
  const named = Object.fromEntries(given.map((each) => [each.split('=', 1)[0], each.slice(each.indexOf('=') + 1)]))
  const parsed = ARGUMENTS.safeParse(named)
  if (!parsed.success) throw new WrongArgument(z.prettifyError(parsed.error))
  const { field = null, stage, at, ...values } = parsed.data
  const cleared = clearedIn(values.cleared ?? placeOf(field))
  const read = values.read ?? (field === VAST_EXPANSE ? [COVERLESS_BOOK] : [])
  if (new Set(values.roles).size !== PARTY_SIZE || values.roles.length !== PARTY_SIZE)
    throw new WrongArgument('Three different roles make a party: roles=1,2,4.')
  const entry = fields.find(({ id }) => id === field)
  if (entry && !isUnlocked(entry.unlock, { cleared: new Set(cleared), read: new Set(read) })) {
    throw new WrongArgument(`Field ${entry.id} is not open after these fields and books.`)
  }
  if (stage > (entry?.stages.length ?? 1))
    throw new WrongArgument(`There is no stage ${stage}${field === null ? ' without a field' : ` in field ${field}`}.`)
  return {
    field,
    stage,
    cleared,
    exp:
      values.exp ??
      (values.level === undefined ? entryExp(field ?? USUAL_ORDER[cleared.length] ?? VAST_EXPANSE) : expAtLevel(values.level)),
    isBuilt: values.points === 'spent',
    roles: values.roles,
    read,
    losses: values.losses,
    difficulty: values.difficulty,
    gold: values.gold ?? null,
    areScenesTold: values.scenes === 'told',
    page: at === undefined && field !== null ? `/game/rpg/battle/${field}/${stage}` : `/game/rpg/menu${at === undefined ? '' : `/${at}`}`,
  }
}

/** How many fields come before this one in the usual order. */
const placeOf = (field: number | null): number => (field === null ? 0 : USUAL_ORDER.indexOf(field))

const clearedIn = (given: number | readonly number[]): readonly number[] =>
  typeof given === 'number' ? USUAL_ORDER.slice(0, given) : given
