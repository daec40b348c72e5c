import { goals } from '../../src/web/sound/lab/goals.ts'
import type { EffectFigures } from '../../src/web/sound/lab/studio/measure-effect.ts'
import type { PieceFigures } from '../../src/web/sound/lab/studio/measure-piece.ts'

/** A figure as the table shows it. What misses its goal is marked. */
export interface Cell {
  readonly text: string
  readonly missed: boolean
}

/** A table of `docs/sound.md`. Each knows its rows by the first cell; a piece and an effect may have the same name. */
export type TableName = 'piece' | 'effect' | 'played by'

/** Roles of the parties with which battle pieces are measured. */
export const parties = ['123', '456', '146', '235', '345', '126']

const heads: Readonly<Record<TableName, readonly string[]>> = {
  piece: [
    'piece',
    's',
    'LUFS',
    'range LU',
    'peak dBFS',
    'step at the seam dBFS (of the strokes there)',
    'clicks (found of those put in)',
    'centroid Hz',
    '< 200 Hz',
    '> 2 kHz',
    '6–16 kHz dB',
    'correlation',
    '× real time',
  ],
  effect: [
    'effect',
    'class',
    'peak dBFS (range)',
    'body ms (range)',
    'loudest 400 ms LUFS',
    'centroid Hz',
    'likeness of the takes',
    'cents off the scale',
  ],
  'played by': ['played by', ...parties],
}

/** Goals are held against what the table shows, so that it can be checked by reading it. */
const shown = (value: number, digits: number): number => Number(value.toFixed(digits))
const plain = (text: string): Cell => ({ text, missed: false })
const figure = (value: number, digits: number, misses: (value: number) => boolean = () => false): Cell => ({
  text: value.toFixed(digits),
  missed: misses(shown(value, digits)),
})
const share = (value: number): string => `${Math.round(value * 100)} %`

export function pieceCells(piece: Omit<PieceFigures, 'nan' | 'spectrogram' | 'roll'>): readonly Cell[] {
  return [
    plain(piece.name),
    figure(piece.seconds, 0),
    figure(piece.lufs, 1, (lufs) => Math.abs(lufs - goals.loudness.middle) > goals.loudness.within),
    figure(piece.range, 1),
    figure(piece.peak, 1, (peak) => peak > goals.peak),
    seamCell(piece.seam),
    { text: `${piece.clicks.length} (${share(piece.sensitivity)})`, missed: piece.clicks.length > 0 },
    figure(piece.centroid, 0),
    plain(share(piece.low)),
    plain(share(piece.high)),
    figure(piece.air, 1, (air) => air < goals.air),
    figure(piece.correlation, 2, (value) => value < goals.correlation.least || value > goals.correlation.most),
    figure(piece.timesRealTime, 0, (times) => times < goals.timesRealTime),
  ]
}

function seamCell(seam: PieceFigures['seam']): Cell {
  if (seam === null) return plain('–')
  const step = seam.step.toFixed(1)
  if (Number(step) <= goals.seam) return plain(step)
  return { text: `${step} (${seam.own.toFixed(1)})`, missed: Number(step) > shown(seam.own, 1) }
}

export function effectCells(effect: Omit<EffectFigures, 'nan' | 'spectrogram'>): readonly Cell[] {
  const peak = figure(mean(effect.peaks), 1, (value) => Math.abs(value - goals.effectPeak[effect.kind]) > goals.effectPeak.within)
  const highest = shown(Math.max(...effect.peaks), 1)
  const body = figure(mean(effect.bodies), 0, (value) => value < goals.body.least || value > goals.body.most)
  return [
    plain(effect.name),
    plain(effect.kind),
    {
      text: `${peak.text} (${Math.min(...effect.peaks).toFixed(1)} … ${highest.toFixed(1)})`,
      missed: peak.missed || highest > goals.peak,
    },
    { text: `${body.text} (${Math.min(...effect.bodies)} … ${Math.max(...effect.bodies)})`, missed: body.missed },
    figure(effect.loudness, 1),
    figure(effect.centroid, 0),
    figure(effect.alike, 2),
    effect.cents === null ? plain('–') : figure(effect.cents, 1, (cents) => cents > goals.cents),
  ]
}

/** @param lufs with each of the parties */
export const partyCells = (name: string, lufs: readonly number[]): readonly Cell[] => [
  plain(name),
  ...lufs.map((each) => figure(each, 1, (value) => Math.abs(value - goals.loudness.middle) > goals.loudness.withParty)),
]

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const marked = ({ text, missed }: Cell): string => (missed ? `**${text} ✗**` : text)

/** The rows of one table of the document, by name. */
export function rowsIn(document: string, table: TableName): ReadonlyMap<string, readonly string[]> {
  const { rows } = placeOf(document, table)
  return new Map(rows.map((row) => [row[0] ?? '', row]))
}

/** The document with new rows in one of its tables. Names that are no longer wanted go, those not measured now keep their row. */
export function withRows(document: string, table: TableName, measured: readonly (readonly Cell[])[], wanted: readonly string[]): string {
  const { before, after } = placeOf(document, table)
  const known = rowsIn(document, table)
  const fresh = new Map(measured.map((cells) => [cells[0]?.text ?? '', cells.map(marked)]))
  const rows = wanted.flatMap((name) => {
    const row = fresh.get(name) ?? known.get(name)
    return row === undefined ? [] : [row]
  })
  const head = heads[table]
  return [...before, line(head), line(head.map(() => '---')), ...rows.map(line), ...after].join('\n')
}

function placeOf(
  document: string,
  table: TableName,
): {
  readonly before: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly after: readonly string[]
} {
  const lines = document.split('\n')
  const from = lines.findIndex((each) => each.startsWith(`| ${table} |`))
  if (from < 0) throw new Error(`No table of ${table}s`)
  const length = lines.slice(from).findIndex((each) => !each.startsWith('|'))
  const to = length < 0 ? lines.length : from + length
  const rows = lines.slice(from + 2, to).map((each) =>
    each
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return { before: lines.slice(0, from), rows, after: lines.slice(to) }
}
