import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openStudio } from '../../tests/studio.ts'
import { battlePieces } from '../../tests/battle-pieces.ts'
import { type Cell, effectCells, parties, partyCells, pieceCells, withRows } from './sound-tables.ts'

/**
 * Renders every piece and every effect, measures them, writes the tables of docs/sound.md and pictures to tmp/sound. `--only town,cursor`: only these,
 * `--only pieces`, `effects` or `parties` (battle pieces as parties play them): only those; the other rows stay.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',') ?? null
const folder = 'tmp/sound'
const document = 'docs/sound.md'
const takes = 8

const picture = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
const wanted = (kind: 'pieces' | 'effects' | 'parties', name: string): boolean =>
  only === null || only.includes(name) || only.includes(kind)

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
  const played: (readonly Cell[])[] = []
  for (const name of battlePieces.filter((each) => wanted('parties', each))) {
    const lufs: number[] = []
    for (const party of parties) {
      const roles = Array.from(party, Number)
      lufs.push(
        (await page.evaluate(([each, by, seconds]) => window.studio.glanceAtParty(each, by, seconds), [name, roles, 45] as const)).lufs,
      )
    }
    played.push(show(partyCells(name, lufs)))
  }
  const withPieces = withRows(readFileSync(document, 'utf8'), 'piece', pieces, all.pieces)
  const withEffects = withRows(withPieces, 'effect', effects, all.effects)
  writeFileSync(document, withRows(withEffects, 'played by', played, battlePieces))
} finally {
  await browser.close()
}
