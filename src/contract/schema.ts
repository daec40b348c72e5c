import { z } from 'zod'
import { EMAIL_MOST, lengthOf } from '../rules/input-limits.ts'
import { visibleText } from './visible-text.ts'

/**
 * The building bricks of request bodies. A failing check carries a refusal code as its message, so that the server can answer with the
 * sentence of that code; whatever has no code of its own is a `badBody`.
 */

const DECIMAL = /^[+-]?\d{1,15}(?:\.\d{1,10})?$/
const CONTROL = /\p{Cc}/u

interface Range {
  readonly min: number
  readonly max: number
  readonly code?: string
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  const text = value.trim()
  return DECIMAL.test(text) ? Number(text) : null
}

/** A whole number, or the same as decimal text: clients take some numbers from the address or from a text field. */
export function int({ min, max, code = 'badBody' }: Range): z.ZodType<number> {
  return z
    .unknown()
    .transform((value, context) => {
      const number = numberOf(value)
      if (number !== null && Number.isSafeInteger(number) && number >= min && number <= max) return number === 0 ? 0 : number
      context.addIssue({ code: 'custom', message: code })
      return z.NEVER
    })
    .meta({
      anyOf: [
        { type: 'integer', minimum: min, maximum: max },
        { type: 'string', pattern: DECIMAL.source },
      ],
    })
}

/** An identifier of a row or of a thing in the content tables. */
export const id = int({ min: 1, max: 2_147_483_647 })

/** Any whole number; the rules say what is wrong with it. */
export const anyInt = int({ min: -999_999_999_999, max: 999_999_999_999 })

/** Text that others see, cleaned by `visibleText`; `min` and `max` count code points after that. Control characters and lone surrogates are refused. */
export function text({ min, max, code = 'badBody' }: Range): z.ZodType<string> {
  return z
    .unknown()
    .transform((value, context) => {
      const given = typeof value === 'string' && value.length <= 4 * max + 256 && value.isWellFormed() ? value.trim() : null
      if (given !== null && !CONTROL.test(given)) {
        const shown = visibleText(given)
        const count = lengthOf(shown)
        if (count >= min && count <= max) return shown
      }
      context.addIssue({ code: 'custom', message: code })
      return z.NEVER
    })
    .meta({ type: 'string', minLength: min, maxLength: max })
}

/** A password exactly as typed: neither trimmed nor normalised. */
export function password({ min, max, code = 'badPassword' }: Range): z.ZodType<string> {
  return z
    .unknown()
    .transform((value, context) => {
      if (typeof value === 'string' && value.isWellFormed() && !CONTROL.test(value)) {
        const count = lengthOf(value)
        if (count >= min && count <= max) return value
      }
      context.addIssue({ code: 'custom', message: code })
      return z.NEVER
    })
    .meta({ type: 'string', format: 'password', minLength: min, maxLength: max })
}

/** An e-mail address in lower case. */
export const email: z.ZodType<string> = z
  .unknown()
  .transform((value, context) => {
    const address = typeof value === 'string' && value.isWellFormed() ? value.normalize('NFC').trim().toLowerCase() : ''
    if (address.length <= EMAIL_MOST && EMAIL.test(address)) return address
    context.addIssue({ code: 'custom', message: 'badEmail' })
    return z.NEVER
  })
  .meta({ type: 'string', format: 'email', maxLength: EMAIL_MOST })

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** A truth value, or 0, 1, "0", "1", "true", "false"; left out means false. */
export const flag: z.ZodType<boolean> = z
  .unknown()
  .transform((value, context) => {
    if (value === true || value === 1 || value === '1' || value === 'true') return true
    if (value === false || value === 0 || value === '0' || value === 'false' || value === undefined || value === null) return false
    context.addIssue({ code: 'custom', message: 'badBody' })
    return z.NEVER
  })
  .prefault(false)
  .meta({ type: 'boolean' })

/** What clients send for their own sake. The server never reads it, so anything goes. */
export const ignored = z.unknown().optional()
