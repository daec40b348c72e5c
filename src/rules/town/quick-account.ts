import { QUICK_PASSWORD } from '../input-limits.ts'

/** The address of an account that is made with one click is `emailPrefix` + token + `emailDomain`. */
export const emailPrefix = 'sugutuku_'
export const emailDomain = '@example.com'
export const TOKEN_MOST = 10

/** Base 36 without what looks alike: both values are copied by hand. */
const tokenCharacters = '23456789abcdefghjkmnpqrstuvwxyz'
const passwordCharacters = `${tokenCharacters}ABCDEFGHJKLMNPQRSTUVWXYZ!@#$%`

/** Fills an array with evenly spread 32-bit numbers, as `crypto.getRandomValues` does. */
export type RandomSource = (into: Uint32Array<ArrayBuffer>) => unknown

export const drawToken = (random: RandomSource): string => draw(tokenCharacters, TOKEN_MOST, random)
export const drawPassword = (random: RandomSource): string => draw(passwordCharacters, QUICK_PASSWORD.min, random)

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

/** Nobody receives what is sent there: its domain is reserved for examples. */
export const isSampleAddress = (email: string): boolean => email.endsWith(emailDomain)
