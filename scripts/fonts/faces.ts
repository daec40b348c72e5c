import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** One weight of one family, as its package ships it: Latin, Japanese, and the slices with the signs that both lack. */
export interface Face {
  readonly family: string
  readonly weight: number
  readonly files: readonly string[]
  /** Text faces carry whole books, the others only their headings. */
  readonly carriesBooks: boolean
}

/** The signs that the game uses out of the numbered slices △ ← ▲ ○ ● → ★☆ ※, in this order. */
const slices = ['79', '94', '95', '98', '102', '107', '108', '113']
export const signs: ReadonlySet<string> = new Set('△←▲○●→★☆※―')

const file = (family: string, script: string, weight: number): string =>
  `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`

/** The signs are those of `signWeight`: two weights of a family share their files, and each file less is 50 bytes less of styles on the title. */
const source = (family: string, weight: number, signWeight = weight): readonly string[] => [
  ...['latin', 'japanese'].map((script) => file(family, script, weight)),
  ...slices.map((script) => file(family, script, signWeight)),
]

/** Zen Kaku Gothic New has no ―; a plain bar looks the same in every face. */
const dash = file('kaisei-decol', '94', 700)

/** Kaisei Decol draws ー like 〜: headings take the bar of Zen Kaku Gothic New. */
const bar = file('zen-kaku-gothic-new', 'japanese', 700)

export const faces: readonly Face[] = [
  { family: 'Kaisei Decol', weight: 700, files: [...source('kaisei-decol', 700), bar], carriesBooks: false },
  { family: 'Zen Kaku Gothic New', weight: 500, files: [...source('zen-kaku-gothic-new', 500), dash], carriesBooks: true },
  { family: 'Zen Kaku Gothic New', weight: 700, files: [...source('zen-kaku-gothic-new', 700, 500), dash], carriesBooks: false },
]

/** Which characters a file of a face is asked for. */
export const askedOf = (face: Face, source: string): ((character: string) => boolean) => {
  if (face.family !== 'Kaisei Decol') return () => true
  return source === bar ? (character) => character === 'ー' : (character) => character !== 'ー'
}

const require = createRequire(import.meta.url)

export function readFace(source: string): Buffer {
  return readFileSync(require.resolve(source))
}
