import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { collectTiers, type Tiers } from './characters.ts'
import { codePointsOf } from './cmap.ts'
import { askedOf, type Face, faces, readFace, signs } from './faces.ts'

/** Raise it whenever this file would make other fonts from the same characters. */
const recipe = 8

/** What the style sheets use: proportional kana, tabular figures, upright text, and what every text needs to be set right. */
const keepFeatures = ['palt', 'tnum', 'kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'vert']

/** A font file to be made: one tier of one script of one face. */
interface Cut {
  readonly face: Face
  readonly source: string
  readonly tier: keyof Tiers
  readonly text: string
}

/**
 * Cuts the fonts down to the characters that the game uses and writes them with their style sheet into `folder`.
 * Unchanged cuts are kept, so that only the first build pays.
 * @returns the path of the style sheet
 */
export async function subsetFonts(root: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const cuts = faces.flatMap((face) => cutsOf(face, collectTiers(root)))
  const rules = await Promise.all(cuts.map((cut) => makeCut(cut, folder)))
  const css = rules.filter((rule) => rule !== null)
  removeOld(folder, new Set(css.map((rule) => rule.file)))
  const text = css.map((rule) => rule.text).join('\n')
  // Named by its content: two builds at once, of different sources, keep out of each other's way.
  const sheet = join(folder, `fonts-${digest(text)}.css`)
  writeWhole(sheet, text)
  return sheet
}

const oneDay = 86_400_000

/** What no build has used for a day goes; another build may be using the rest. */
function removeOld(folder: string, used: ReadonlySet<string>): void {
  const now = new Date()
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (used.has(name.replace(/json$/, 'woff2'))) utimesSync(file, now, now)
    else if (now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > oneDay) rmSync(file, { force: true })
  }
}

/** Written beside and renamed, so that no reader sees half a file. */
function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

function cutsOf(face: Face, tiers: Tiers): readonly Cut[] {
  const wanted: readonly (keyof Tiers)[] = [face.carriesBooks ? 'books' : 'bookHeadings', 'game', 'first']
  return wanted.flatMap((tier) =>
    face.files.map((source) => ({ face, source, tier, text: [...tiers[tier]].filter(askedOf(face, source)).toSorted().join('') })),
  )
}

async function makeCut(cut: Cut, folder: string): Promise<{ readonly file: string; readonly text: string } | null> {
  const hash = digest(`${recipe}\n${cut.source}\n${cut.text}`)
  const name = `${cut.face.family.toLowerCase().replaceAll(' ', '-')}-${cut.face.weight}-${cut.tier}-${hash}`
  const drawn = knownCut(folder, name) ?? (await cutFont(cut, folder, name))
  if (drawn.length === 0) return null
  const file = `${name}.woff2`
  const text = `@font-face{font-family:"${cut.face.family}";font-weight:${cut.face.weight};font-display:swap;src:url(./${file}) format("woff2");unicode-range:${unicodeRange(cut.tier === 'first' ? drawn : withAllKanji(drawn))}}`
  return { file, text }
}

/** The code points of a cut that an earlier build has made; null when there is none. */
function knownCut(folder: string, name: string): readonly number[] | null {
  if (!existsSync(join(folder, `${name}.json`))) return null
  const points = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as readonly number[]
  return points.length === 0 || existsSync(join(folder, `${name}.woff2`)) ? points : null
}

/** Writes the font and beside it the code points it draws; nothing is written for a script without any of them. */
async function cutFont(cut: Cut, folder: string, name: string): Promise<readonly number[]> {
  const points = await drawnBy(cut.source, cut.text)
  const own = points.filter(belongsTo(cut.source))
  if (own.length > 0) {
    const font = await subsetFont(readFace(cut.source), String.fromCodePoint(...own), {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures,
    })
    writeWhole(join(folder, `${name}.woff2`), font)
  }
  writeWhole(join(folder, `${name}.json`), JSON.stringify(own))
  return own
}

/** The Latin file draws ASCII, the slices draw signs, the Japanese file everything else: no character stands in two. */
function belongsTo(source: string): (point: number) => boolean {
  if (source.includes('-latin-')) return (point) => point <= 0x7e
  if (source.includes('-japanese-')) return (point) => point > 0x7e
  return (point) => signs.has(String.fromCodePoint(point))
}

/** Those of the text's code points that the source font has a glyph for, ascending. */
export async function drawnBy(source: string, text: string): Promise<readonly number[]> {
  if (text === '') return []
  const plain = await subsetFont(readFace(source), text, { targetFormat: 'truetype' })
  const has = codePointsOf(plain)
  return Array.from(text)
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((point) => has.has(point))
    .toSorted((a, b) => a - b)
}

/** The CJK ideographs. */
const kanji = [0x3400, 0x9fff] as const

/**
 * The rules of the later tiers stand for all kanji in one range. The last rule is asked first, and a file without the glyph passes on to the one before: a tier is
 * loaded only for a kanji that the earlier tiers lack. That keeps two thousand code points out of the style sheet.
 */
function withAllKanji(points: readonly number[]): readonly number[] {
  const [from, to] = kanji
  if (!points.some((point) => point >= from && point <= to)) return points
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [...points.filter((point) => point < from), ...all, ...points.filter((point) => point > to)]
}

function unicodeRange(points: readonly number[]): string {
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else runs.push([point, point])
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

const hex = (point: number): string => point.toString(16).toUpperCase()
