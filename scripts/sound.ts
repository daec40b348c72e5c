import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { EffectFigures, PieceFigures } from '../src/web/sound/lab/studio.ts'
import { openStudio } from '../tests/studio.ts'

/** Renders every piece and every effect, measures them and writes tables and pictures to tmp/sound. `--only town,cursor`: only these. */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',') ?? null
const folder = 'tmp/sound'
const takes = 8

const picture = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
const share = (value: number): string => `${Math.round(value * 100)} %`

const rowOfPiece = (piece: PieceFigures): readonly string[] => [
  piece.name,
  piece.seconds.toFixed(0),
  piece.lufs.toFixed(1),
  piece.range.toFixed(1),
  piece.peak.toFixed(1),
  piece.seam === null ? '–' : `${piece.seam.step.toFixed(0)} (${piece.seam.around.toFixed(0)})`,
  `${piece.clicks.length} (${share(piece.sensitivity)})`,
  piece.centroid.toFixed(0),
  share(piece.low),
  share(piece.high),
  piece.timesRealTime.toFixed(0),
]

function rowOfEffect(effect: EffectFigures): readonly string[] {
  const mean = effect.peaks.reduce((sum, peak) => sum + peak, 0) / effect.peaks.length
  return [
    effect.name,
    effect.kind,
    `${mean.toFixed(1)} (${Math.min(...effect.peaks).toFixed(1)} … ${Math.max(...effect.peaks).toFixed(1)})`,
    effect.body.toFixed(0),
    effect.loudness.toFixed(1),
    effect.centroid.toFixed(0),
  ]
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

mkdirSync(folder, { recursive: true })
const { browser, page } = await openStudio()
try {
  const all = await page.evaluate(() => ({ pieces: window.studio.pieces, effects: window.studio.effects }))
  const wanted = (name: string): boolean => only === null || only.includes(name)
  const pieces: PieceFigures[] = []
  for (const name of all.pieces.filter(wanted)) {
    const piece = await page.evaluate((each) => window.studio.measurePiece(each), name)
    writeFileSync(`${folder}/${name}.png`, picture(piece.spectrogram))
    writeFileSync(`${folder}/${name}-roll.png`, picture(piece.roll))
    pieces.push(piece)
    console.log(rowOfPiece(piece).join('  '))
  }
  const effects: EffectFigures[] = []
  for (const name of all.effects.filter((each) => wanted(each) || wanted('effects'))) {
    const effect = await page.evaluate(([each, count]) => window.studio.measureEffect(each, count), [name, takes] as const)
    writeFileSync(`${folder}/effect-${name}.png`, picture(effect.spectrogram))
    effects.push(effect)
    console.log(rowOfEffect(effect).join('  '))
  }
  const tables = [
    table(
      [
        'piece',
        's',
        'LUFS',
        'range LU',
        'peak dBFS',
        'step at the seam dBFS (around it)',
        'clicks (found of those put in)',
        'centroid Hz',
        '< 200 Hz',
        '> 2 kHz',
        '× real time',
      ],
      pieces.map(rowOfPiece),
    ),
    table(['effect', 'class', 'peak dBFS (range)', 'body ms', 'loudest 400 ms LUFS', 'centroid Hz'], effects.map(rowOfEffect)),
  ]
  writeFileSync(`${folder}/figures.md`, `${tables.join('\n\n')}\n`)
} finally {
  await browser.close()
}
