import { z } from 'zod'
import { endpoint, messageReply } from './endpoint.ts'
import { ignored, text } from './schema.ts'
import type { Shape } from './shape.ts'

const purchaseSchema = z.object({
  id: z.int(),
  date: z.string().describe('"YYYY-MM-DD"'),
  price: z.string().describe('Two decimals: "19.90".'),
  description: z.string(),
})
export type Purchase = Shape<typeof purchaseSchema>

/** Only the failing fields, each with its English sentences. */
export type PurchaseErrors = Readonly<Partial<Record<'date' | 'price' | 'description', readonly string[]>>>

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const PRICE = /^(\d{1,6})(?:\.(\d{1,2}))?$/

function isCalendarDay(value: string): boolean {
  const [, y, m, d] = DAY.exec(value) ?? []
  const [year, month, day] = [Number(y), Number(m), Number(d)]
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1)) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= days
}

const date = z
  .unknown()
  .transform((value, context) => {
    const day = typeof value === 'string' ? value.trim() : ''
    if (isCalendarDay(day)) return day
    context.addIssue({ code: 'custom', message: day === '' ? 'The date field is required.' : 'The date is not a valid date.' })
    return z.NEVER
  })
  .meta({ type: 'string', format: 'date' })

/** Text or number in, text with exactly two decimals out: nothing is ever rounded. */
const price = z
  .unknown()
  .transform((value, context) => {
    const given = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
    const [, whole, cents = ''] = PRICE.exec(given) ?? []
    if (whole !== undefined) return `${Number(whole)}.${cents.padEnd(2, '0')}`
    const message = given === '' ? 'The price field is required.' : 'The price must be between 0 and 999,999.99, with at most two decimals.'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
  .meta({
    anyOf: [
      { type: 'number', minimum: 0, maximum: 999999.99 },
      { type: 'string', pattern: PRICE.source },
    ],
  })

const description = text({ min: 1, max: 255, code: 'The description must have 1 to 255 characters.' })

const PATH = '/study/techbook/vue/chapter8_purchases'

export const purchases = {
  list: endpoint({
    method: 'GET',
    path: PATH,
    access: 'user',
    language: 'en',
    body: null,
    reply: z.array(purchaseSchema),
    refusals: {},
    summary: 'The caller’s purchases, newest date first.',
  }),
  create: endpoint({
    method: 'POST',
    path: PATH,
    access: 'user',
    language: 'en',
    body: z.object({ date, price, description, errors: ignored }),
    reply: purchaseSchema,
    refusals: { tooManyPurchases: 422 },
    summary: 'Creates a purchase.',
  }),
  update: endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    access: 'user',
    language: 'en',
    body: z.object({ id: ignored, date, price, description, errors: ignored }),
    reply: purchaseSchema,
    refusals: {},
    summary: 'Changes one of the caller’s purchases.',
  }),
  delete: endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    access: 'user',
    language: 'en',
    body: null,
    reply: messageReply,
    refusals: {},
    summary: 'Deletes one of the caller’s purchases.',
  }),
}
