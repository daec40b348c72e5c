import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pieces } from '../../src/content/music/pieces.ts'
import { effects } from '../../src/web/sound/effects/effects.ts'
import { battlePieces } from '../../tests/battle-pieces.ts'
import { effectCells, parties, partyCells, pieceCells, rowsIn, withRows } from './sound-tables.ts'

const document = readFileSync('docs/sound.md', 'utf8')

const piece = {
  name: 'fire',
  seconds: 75,
  peak: -5,
  lufs: -20.6,
  seam: { step: -38.2, own: -34.4 },
  clicks: [],
  sensitivity: 0.78,
  range: 10.6,
  centroid: 1314,
  low: 0.24,
  high: 0.05,
  air: -29.4,
  correlation: 0.74,
  timesRealTime: 44,
}
const effect = {
  name: 'fire',
  kind: 'loud',
  peaks: [-8, -8.4],
  bodies: [380, 400],
  loudness: -19.9,
  centroid: 4378,
  alike: 0.94,
  cents: 4.1,
} as const

const missedIn = (cells: ReturnType<typeof pieceCells>): readonly string[] => cells.flatMap(({ text, missed }) => (missed ? [text] : []))

describe('docs/sound.md', () => {
  test('has a row of figures for every piece and for every effect, also where they have one name, and for every piece of a battle with parties', () => {
    expect([...rowsIn(document, 'piece').keys()]).toEqual(Object.keys(pieces))
    expect([...rowsIn(document, 'effect').keys()]).toEqual(Object.keys(effects))
    expect([...rowsIn(document, 'played by').keys()]).toEqual(battlePieces)
    for (const row of rowsIn(document, 'piece').values()) expect(row).toHaveLength(pieceCells(piece).length)
    for (const row of rowsIn(document, 'effect').values()) expect(row).toHaveLength(effectCells(effect).length)
  })

  test('marks in each row the goals that its figures miss, and no other', () => {
    const unmarked = (cell: string): string => cell.replaceAll('**', '').replace(' ✗', '')
    const marks = (row: readonly string[]): readonly string[] => row.filter((cell) => cell.includes('✗')).map(unmarked)
    for (const row of rowsIn(document, 'piece').values())
      expect(marks(row), row[0]).toEqual(missedIn(pieceCells(pieceOf(row.map(unmarked)))))
    for (const row of rowsIn(document, 'effect').values())
      expect(marks(row), row[0]).toEqual(missedIn(effectCells(effectOf(row.map(unmarked)))))
    for (const [name, row] of rowsIn(document, 'played by')) {
      const lufs = row.slice(1).map((cell) => Number(unmarked(cell)))
      expect(lufs).toHaveLength(parties.length)
      expect(marks(row), name).toEqual(missedIn(partyCells(name, lufs)))
    }
  })
})

/** What a row says, as figures again. */
function pieceOf([
  name = '',
  seconds,
  lufs,
  range,
  peak,
  seam = '',
  clicks = '',
  centroid,
  low,
  high,
  air,
  correlation,
  times,
]: readonly string[]) {
  const [step = 0, own = step] = numbersIn(seam)
  const [found = 0, sensitivity = 0] = numbersIn(clicks)
  return {
    name,
    seconds: Number(seconds),
    lufs: Number(lufs),
    range: Number(range),
    peak: Number(peak),
    seam: seam.startsWith('–') ? null : { step, own },
    clicks: Array.from({ length: found }, () => 0),
    sensitivity: sensitivity / 100,
    centroid: Number(centroid),
    low: Number.parseFloat(low ?? '') / 100,
    high: Number.parseFloat(high ?? '') / 100,
    air: Number(air),
    correlation: Number(correlation),
    timesRealTime: Number(times),
  }
}

function effectOf([name = '', kind, peak = '', body = '', loudness, centroid, alike, cents = '']: readonly string[]) {
  const [middle = 0, , highest = middle] = numbersIn(peak)
  return {
    name,
    kind: kind === 'loud' ? ('loud' as const) : ('quiet' as const),
    // With this mean and this maximum.
    peaks: [highest, 2 * middle - highest],
    bodies: numbersIn(body).slice(0, 1),
    loudness: Number(loudness),
    centroid: Number(centroid),
    alike: Number(alike),
    cents: cents.startsWith('–') ? null : Number(cents),
  }
}

const numbersIn = (text: string): readonly number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

test('every missed goal of a piece is marked', () => {
  expect(missedIn(pieceCells(piece))).toEqual([])
  expect(missedIn(pieceCells({ ...piece, seam: null }))).toEqual([])
  expect(missedIn(pieceCells({ ...piece, seam: { step: -41, own: -50 } }))).toEqual([])
  expect(missedIn(pieceCells({ ...piece, seam: { step: -28, own: -40 } }))).toEqual(['-28.0 (-40.0)'])
  expect(missedIn(pieceCells({ ...piece, clicks: [1, 2] }))).toEqual(['2 (78 %)'])
  expect(missedIn(pieceCells({ ...piece, lufs: -22.1 }))).toEqual(['-22.1'])
  expect(missedIn(pieceCells({ ...piece, lufs: -17.9 }))).toEqual(['-17.9'])
  expect(missedIn(pieceCells({ ...piece, peak: -0.9 }))).toEqual(['-0.9'])
  expect(missedIn(pieceCells({ ...piece, air: -30.1 }))).toEqual(['-30.1'])
  expect(missedIn(pieceCells({ ...piece, correlation: 0.19 }))).toEqual(['0.19'])
  expect(missedIn(pieceCells({ ...piece, correlation: 0.81 }))).toEqual(['0.81'])
  expect(missedIn(pieceCells({ ...piece, timesRealTime: 12 }))).toEqual(['12'])
})

test('every missed goal of an effect is marked', () => {
  expect(missedIn(effectCells(effect))).toEqual([])
  expect(missedIn(effectCells({ ...effect, cents: null }))).toEqual([])
  expect(missedIn(effectCells({ ...effect, cents: 24 }))).toEqual(['24.0'])
  expect(missedIn(effectCells({ ...effect, bodies: [400, 420] }))).toEqual(['410 (400 … 420)'])
  expect(missedIn(effectCells({ ...effect, bodies: [170] }))).toEqual(['170 (170 … 170)'])
  expect(missedIn(effectCells({ ...effect, peaks: [-5, -5.2] }))).toEqual(['-5.1 (-5.2 … -5.0)'])
  expect(missedIn(effectCells({ ...effect, peaks: [-0.5, -17] }))).toEqual(['-8.8 (-17.0 … -0.5)'])
  expect(missedIn(effectCells({ ...effect, kind: 'quiet' }))).toEqual(['-8.2 (-8.4 … -8.0)'])
})

test('a row goes into its own table, and what is not measured anew stays', () => {
  const before = [
    '| piece |',
    '| --- |',
    '| fire | old |',
    '| town | old |',
    '',
    '| effect |',
    '| --- |',
    '| fire | old |',
    '',
    'End.',
    '',
  ].join('\n')
  const after = withRows(before, 'effect', [effectCells({ ...effect, cents: 24 })], ['fire', 'water'])
  expect(rowsIn(after, 'piece').get('fire')).toEqual(['fire', 'old'])
  expect(rowsIn(after, 'effect').get('fire')).toContain('**24.0 ✗**')
  expect(after.endsWith('\nEnd.\n')).toBe(true)
  const renamed = withRows(after, 'piece', [pieceCells(piece)], ['fire'])
  expect([...rowsIn(renamed, 'piece').keys()]).toEqual(['fire'])
  expect(rowsIn(renamed, 'effect').get('fire')).toContain('loud')
})
