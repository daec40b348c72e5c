import { ACCOUNT_NAME, lengthOf, QUICK_PASSWORD } from '../../../rules/input-limits.ts'

/** The generated values of the one-click account. The e-mail is `emailPrefix` + `emailToken` + `emailDomain`. */
export interface Credentials {
  readonly name: string
  readonly emailToken: string
  readonly password: string
}

export const emailPrefix = 'sugutuku_'
export const emailDomain = '@example.com'
export const defaultName = '登録くん'

/** Base 36 without what looks alike: both values are copied by hand. */
const tokenCharacters = '23456789abcdefghjkmnpqrstuvwxyz'
const passwordCharacters = `${tokenCharacters}ABCDEFGHJKLMNPQRSTUVWXYZ!@#$%`
export const TOKEN_MOST = 10

/** Fills an array with evenly spread 32-bit numbers, as `crypto.getRandomValues` does. */
export type RandomSource = (into: Uint32Array<ArrayBuffer>) => unknown

export function generateCredentials(random: RandomSource = (into) => crypto.getRandomValues(into)): Credentials {
  return {
    name: defaultName,
    emailToken: draw(tokenCharacters, TOKEN_MOST, random),
    password: draw(passwordCharacters, QUICK_PASSWORD.min, random),
  }
}

/** Rejects numbers beyond the last whole multiple of the alphabet's length, so that every character is equally likely. */
function draw(alphabet: string, length: number, random: RandomSource): string {
  const fair = Math.floor(2 ** 32 / alphabet.length) * alphabet.length
  const numbers = new Uint32Array(length * 2)
  let drawn = ''
  while (drawn.length < length) {
    random(numbers)
    for (const number of numbers) if (number < fair && drawn.length < length) drawn += alphabet.charAt(number % alphabet.length)
  }
  return drawn
}

export const fullEmail = ({ emailToken }: Credentials): string => `${emailPrefix}${emailToken}${emailDomain}`

export type CredentialProblem = 'badName' | 'badEmail' | 'badPassword'

/** Why these credentials would be refused, or null. An empty name is allowed: the server fills in the default. */
export function credentialProblem({ name, emailToken, password }: Credentials): CredentialProblem | null {
  if (lengthOf(name.trim()) > ACCOUNT_NAME.max) return 'badName'
  if (!/^[A-Za-z0-9._-]{1,10}$/.test(emailToken) || /^[.]|[.]$|[.]{2}/.test(emailToken)) return 'badEmail'
  const length = lengthOf(password)
  return length < QUICK_PASSWORD.min || length > QUICK_PASSWORD.max ? 'badPassword' : null
}
