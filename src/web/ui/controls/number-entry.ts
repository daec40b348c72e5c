/** What stands in a number field: the text as typed, and the whole number that it means; null while it means none. */
export interface NumberEntry {
  readonly text: string
  readonly number: number | null
}

export interface Limits {
  readonly least: number
  readonly most: number
}

/** Why what was typed cannot be taken as it is. */
export type EntryFault = 'notANumber' | 'negative' | 'tooFew' | 'tooMany'

export interface JudgedEntry extends NumberEntry {
  readonly fault: EntryFault | null
}

export const numberEntry = (number: number): NumberEntry => ({ text: String(number), number })

/** A number outside the limits becomes the limit, with the fault; text that is no whole number stays as typed. */
export function judgeEntry(text: string, { least, most }: Limits): JudgedEntry {
  const number = wholeNumber(text)
  if (number === null) return { text, number: null, fault: 'notANumber' }
  if (number < 0) return { ...numberEntry(least), fault: 'negative' }
  if (number > most) return { ...numberEntry(most), fault: 'tooMany' }
  if (number < least) return { ...numberEntry(least), fault: 'tooFew' }
  return { text, number, fault: null }
}

/** Full-width digits count, and so does every dash that a Japanese keyboard gives for minus. */
function wholeNumber(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[ー\u2010-\u2015\u2212]/, '-')
  // Plus 0: "-0" is 0, and its price is not "-0 G".
  return /^-?\d+$/.test(plain) ? Number(plain) + 0 : null
}
