import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openStudio } from '../tests/studio.ts'
import { type Cell, effectCells, pieceCells, withRows } from './sound-tables.ts'

/**
 * Renders every piece and every effect, measures them, writes the tables of docs/sound.md and pictures to tmp/sound. `--only town,cursor`: only these,
 * `--only pieces` or `effects`: only those; the other rows stay.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',') ?? null
const folder = 'tmp/sound'
const document = 'docs/sound.md'
const takes = 8

const picture = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
const wanted = (kind: 'pieces' | 'effects', name: string): boolean => only === null || only.includes(name) || only.includes(kind)

function show(cells: readonly Cell[]): readonly Cell[] {
  console.log(cells.map(({ text, missed }) => (missed ? `${text} ✗` : text)).join('  '))
  return cells
}

mkdirSync(folder, { recursive: true })
const { browser, page } = await openStudio()
try {
  const all = await page.evaluate(() => ({ pieces: window.studio.pieces, effects: window.studio.effects }))
  const pieces: (readonly Cell[])[] = []
  for (const name of all.pieces.filter((each) => wanted('pieces', each))) {
    const piece = await page.evaluate((each) => window.studio.measurePiece(each), name)
    writeFileSync(`${folder}/${name}.png`, picture(piece.spectrogram))
    writeFileSync(`${folder}/${name}-roll.png`, picture(piece.roll))
    pieces.push(show(pieceCells(piece)))
  }
  const effects: (readonly Cell[])[] = []
  for (const name of all.effects.filter((each) => wanted('effects', each))) {
    const effect = await page.evaluate(([each, count]) => window.studio.measureEffect(each, count), [name, takes] as const)
    writeFileSync(`${folder}/effect-${name}.png`, picture(effect.spectrogram))
    effects.push(show(effectCells(effect)))
  }
  const withPieces = withRows(readFileSync(document, 'utf8'), 'piece', pieces, all.pieces)
  writeFileSync(document, withRows(withPieces, 'effect', effects, all.effects))
} finally {
  await browser.close()
}
