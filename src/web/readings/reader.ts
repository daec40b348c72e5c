import type { ProsePiece } from '../ui/text/prose-markup.ts'

export interface Reader {
  /** The text with its readings; null where it has none. */
  readonly read: (text: string) => readonly ProsePiece[] | null
}

const kanji = /[々ヶ\p{sc=Han}]/u

export const hasKanji = (text: string): boolean => kanji.test(text)

/** A number is one mark in the rows: 「#個」 is 「3個」 as well as 「12個」. */
const withMarks = (text: string): string => text.replace(/\d+/g, '#')

/**
 * Reads by the longest row that fits. `rows` has one to a line, `surface reading`; what both share is left out of the reading: 「食べ たべ」 reads 食《た》べ.
 * A row may quote what stands around a word that is read otherwise there. `names` are nobody's to read.
 */
export function readerOf(rows: string, names: readonly string[] = []): Reader {
  const known = new Map<string, readonly ProsePiece[]>()
  for (const row of rows.split('\n')) {
    const [surface = '', reading = ''] = row.split(' ')
    if (surface !== '') known.set(surface, piecesOfRow(surface, reading))
  }
  for (const name of names) if (hasKanji(name)) known.set(name, [{ type: 'plain', text: name }])
  // A number may be longer than its mark.
  const longest = Math.max(0, ...Array.from(known.keys(), (surface) => surface.length)) + 4
  const found = (text: string, at: number): readonly [length: number, pieces: readonly ProsePiece[]] | null => {
    // A row begins with a whole number: 「11人」 is not 「1人」.
    if (/^\d\d/.test(text.slice(at - 1, at + 1)) && at > 0) return null
    for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
      const surface = text.slice(at, at + length)
      const pieces = known.get(surface) ?? withNumbers(known.get(withMarks(surface)), surface)
      if (pieces !== undefined) return [length, pieces]
    }
    return null
  }
  return {
    read(text) {
      if (!hasKanji(text)) return null
      const pieces: ProsePiece[] = []
      let plain = ''
      const endPlain = () => {
        if (plain !== '') pieces.push({ type: 'plain', text: plain })
        plain = ''
      }
      for (let at = 0; at < text.length; ) {
        const row = found(text, at)
        for (const piece of row?.[1] ?? [{ type: 'plain', text: text.charAt(at) } as const]) {
          if (piece.type === 'plain') plain += piece.text
          else {
            endPlain()
            const before = pieces.at(-1)
            // Words side by side share their readings, which could not stand over what is between them.
            if (before?.type === 'ruby')
              pieces.splice(-1, 1, { type: 'ruby', base: before.base + piece.base, reading: before.reading + piece.reading })
            else pieces.push(piece)
          }
        }
        at += row?.[0] ?? 1
      }
      endPlain()
      return pieces.some(({ type }) => type === 'ruby') ? pieces : null
    },
  }
}

/** @throws where the reading does not fit the kana of the surface. */
function piecesOfRow(surface: string, reading: string): readonly ProsePiece[] {
  // 「1人 ひとり」 is read as a whole.
  const parts = surface.split(/[#\d]/.test(reading) ? /([々ヶ\p{sc=Han}]+)/u : /([\d々ヶ\p{sc=Han}]+)/u)
  const pattern = parts.map((part, at) => (at % 2 === 1 ? '(.+?)' : part)).join('')
  const readings = new RegExp(`^${pattern}$`).exec(reading)?.slice(1)
  if (readings === undefined) throw new Error(`${surface} is not read ${reading}`)
  return parts.flatMap((part, at): readonly ProsePiece[] => {
    if (at % 2 === 1) return [{ type: 'ruby', base: part, reading: readings[(at - 1) / 2] ?? '' }]
    return part === '' ? [] : [{ type: 'plain', text: part }]
  })
}

/** Puts the numbers of the text where the row has its marks. */
function withNumbers(pieces: readonly ProsePiece[] | undefined, surface: string): readonly ProsePiece[] | undefined {
  const numbers = surface.match(/\d+/g)?.values()
  const fill = (text: string) => text.replace(/#/g, () => numbers?.next().value ?? '')
  return pieces?.map((piece) => (piece.type === 'ruby' ? piece : { type: 'plain', text: fill(piece.text) }))
}
