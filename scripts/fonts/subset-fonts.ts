import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { collectTiers, type Tiers } from './characters.ts'
import { codePointsOf } from './cmap.ts'
import { type Face, faces, readFace, signs } from './faces.ts'

/** Raise it whenever this file would make other fonts from the same characters. */
const recipe = 5

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
  const used = new Set(css.map((rule) => rule.file))
  for (const name of readdirSync(folder)) if (name.endsWith('.woff2') && !used.has(name)) rmSync(join(folder, name))
  const sheet = join(folder, 'fonts.css')
  writeFileSync(sheet, css.map((rule) => rule.text).join('\n'))
  return sheet
}

function cutsOf(face: Face, tiers: Tiers): readonly Cut[] {
  const wanted: readonly (keyof Tiers)[] = ['first', 'game', face.carriesBooks ? 'books' : 'bookHeadings']
  return wanted.flatMap((tier) => face.files.map((source) => ({ face, source, tier, text: [...tiers[tier]].toSorted().join('') })))
}

async function makeCut(cut: Cut, folder: string): Promise<{ readonly file: string; readonly text: string } | null> {
  const hash = createHash('sha256').update(`${recipe}\n${cut.source}\n${cut.text}`).digest('hex').slice(0, 12)
  const name = `${cut.face.family.toLowerCase().replaceAll(' ', '-')}-${cut.face.weight}-${cut.tier}-${hash}`
  const known = readdirSync(folder).find((entry) => entry.startsWith(name) && entry.endsWith('.json'))
  const drawn: readonly number[] = known ? await readRanges(join(folder, known)) : await cutFont(cut, folder, name)
  if (drawn.length === 0) return null
  const file = `${name}.woff2`
  if (!existsSync(join(folder, file))) throw new Error(`${file} is missing: delete ${folder} and build again`)
  const text = `@font-face{font-family:"${cut.face.family}";font-weight:${cut.face.weight};font-display:swap;src:url(./${file}) format("woff2");unicode-range:${unicodeRange(drawn)}}`
  return { file, text }
}

async function readRanges(file: string): Promise<readonly number[]> {
  const { default: points } = (await import(file, { with: { type: 'json' } })) as { default: readonly number[] }
  return points
}

/** Writes the font and beside it the code points it draws; nothing is written for a script without any of them. */
async function cutFont(cut: Cut, folder: string, name: string): Promise<readonly number[]> {
  const points = await drawnBy(cut.source, cut.text)
  const own = points.filter(belongsTo(cut.source))
  if (own.length > 0) {
    const font = await subsetFont(readFace(cut.source), String.fromCodePoint(...own), { targetFormat: 'woff2', noHinting: true })
    writeFileSync(join(folder, `${name}.woff2`), font)
  }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(own))
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
  return [...text]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((point) => has.has(point))
    .toSorted((a, b) => a - b)
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
