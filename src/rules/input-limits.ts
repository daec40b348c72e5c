/** What a call may carry: the server refuses the rest, and the screens stop the typing there. Lengths count characters as a reader does. */
interface Limit {
  readonly min: number
  readonly max: number
}

export const ACCOUNT_NAME: Limit = { min: 1, max: 10 }
export const MEMBER_NAME: Limit = { min: 1, max: 6 }
export const POST: Limit = { min: 1, max: 20 }
export const PASSWORD: Limit = { min: 8, max: 128 }
/** Of the account that is made with one click. */
export const QUICK_PASSWORD: Limit = { min: 8, max: 16 }
/** A password that is only compared with the stored one. */
export const TYPED_PASSWORD_MOST = 1024
export const EMAIL_MOST = 254
export const PASSKEY_NAME: Limit = { min: 1, max: 24 }
/** Of one user. */
export const PASSKEYS_MOST = 10
/** Presses of the day labour that one call may report. */
export const CLICKS: Limit = { min: 10, max: 100_000 }

export type CountRefusal = 'negativeNumber' | 'numberTooSmall'

/** Why this is no number of pieces or points; null when it is: a whole number from 1. */
export function countRefusal(count: number): CountRefusal | null {
  if (count < 0) return 'negativeNumber'
  return Number.isInteger(count) && count > 0 ? null : 'numberTooSmall'
}

/** How many characters a reader counts: U+20BB7 is one, though it takes two UTF-16 units. */
export const lengthOf = (text: string): number => Array.from(text).length
