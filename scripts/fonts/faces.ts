import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** One weight of one family, as its package ships it: Latin and Japanese in two files. */
export interface Face {
  readonly family: string
  readonly weight: number
  readonly files: readonly string[]
  /** Text faces carry whole books, the others only their headings. */
  readonly carriesBooks: boolean
}

const source = (family: string, weight: number): readonly string[] =>
  ['latin', 'japanese'].map((script) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`)

export const faces: readonly Face[] = [
  { family: 'Kaisei Decol', weight: 700, files: source('kaisei-decol', 700), carriesBooks: false },
  { family: 'Zen Kaku Gothic New', weight: 500, files: source('zen-kaku-gothic-new', 500), carriesBooks: true },
  { family: 'Zen Kaku Gothic New', weight: 700, files: source('zen-kaku-gothic-new', 700), carriesBooks: false },
]

const require = createRequire(import.meta.url)

export function readFace(file: string): Buffer {
  return readFileSync(require.resolve(file))
}
