/** Drawings of the report as SVG strings; colours come from the page's style sheet. */

export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export type Cell = string | { readonly text: string; readonly heat: number }

/** A table; cells with heat (0–1) are coloured by it. Numbers are aligned right. */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}

function cell(content: Cell, index: number): string {
  if (typeof content !== 'string') return `<td class="heat" style="background:${heatColour(content.heat)}">${escapeHtml(content.text)}</td>`
  return index === 0 ? `<th scope="row">${escapeHtml(content)}</th>` : `<td>${escapeHtml(content)}</td>`
}

/** Blue at 0, red at 0.5, yellow at 1. */
function heatColour(heat: number): string {
  const share = Math.min(1, Math.max(0, heat))
  const hue = share < 0.5 ? 250 + 110 * (share * 2) : 360 + 40 * (share * 2 - 1)
  return `hsl(${Math.round(hue % 360)} 45% ${Math.round(22 + 18 * share)}%)`
}

export interface Bar {
  readonly label: string
  readonly value: number
  /** Half length of the whisker; 0 = none. */
  readonly noise?: number
  /** Written behind the bar. */
  readonly note: string
}

const BAR = { height: 20, label: 170, width: 430, note: 260 }

/** Horizontal bars on one scale; negative values reach to the left of the axis. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(0.0001, ...bars.map((bar) => bar.value + (bar.noise ?? 0)))
  const least = Math.min(0, ...bars.map((bar) => bar.value - (bar.noise ?? 0)))
  const x = (value: number) => BAR.label + ((value - least) / (most - least)) * BAR.width
  const rows = bars.map((bar, index) => barRow(bar, index * BAR.height + 4, x)).join('\n')
  const [width, height] = [BAR.label + BAR.width + BAR.note, bars.length * BAR.height + 8]
  const axis = `<line class="axis" x1="${x(0).toFixed(1)}" x2="${x(0).toFixed(1)}" y1="0" y2="${height}"/>`
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${axis}\n${rows}\n</svg>`
}

function barRow({ label, value, noise = 0, note }: Bar, y: number, x: (value: number) => number): string {
  const [from, to] = [x(Math.min(0, value)), x(Math.max(0, value))]
  const middle = y + BAR.height / 2 - 2
  const whisker =
    noise === 0
      ? ''
      : `<line class="whisker" x1="${x(value - noise).toFixed(1)}" x2="${x(value + noise).toFixed(1)}" y1="${middle}" y2="${middle}"/>`
  return [
    `<text x="${BAR.label - 8}" y="${middle + 5}" text-anchor="end">${escapeHtml(label)}</text>`,
    `<rect class="${value < 0 ? 'bar minus' : 'bar'}" x="${from.toFixed(1)}" y="${y}" width="${Math.max(0.5, to - from).toFixed(1)}" height="${BAR.height - 5}"/>`,
    whisker,
    `<text class="note" x="${BAR.label + BAR.width + 10}" y="${middle + 5}">${escapeHtml(note)}</text>`,
  ].join('')
}

export interface Line {
  readonly name: string
  /** One value for each tick; null = nothing measured. */
  readonly values: readonly (number | null)[]
}

const PLOT = { left: 60, top: 16, width: 640, height: 230, right: 150, bottom: 34 }

/** Lines over named ticks, from 0 to the highest value. */
export function lineChart(title: string, ticks: readonly string[], lines: readonly Line[], format: (value: number) => string): string {
  const most = Math.max(0.0001, ...lines.flatMap((line) => line.values.filter((value) => value !== null)))
  const x = (index: number) => PLOT.left + (index / Math.max(1, ticks.length - 1)) * PLOT.width
  const y = (value: number) => PLOT.top + (1 - value / most) * PLOT.height
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => gridLine(y(share * most), format(share * most))).join('')
  const labels = ticks
    .map((tick, i) => `<text x="${x(i)}" y="${PLOT.top + PLOT.height + 22}" text-anchor="middle">${escapeHtml(tick)}</text>`)
    .join('')
  const drawn = lines.map((line, i) => drawnLine(line, { nth: i, all: lines.length }, x, y)).join('\n')
  const [width, height] = [PLOT.left + PLOT.width + PLOT.right, PLOT.top + PLOT.height + PLOT.bottom]
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${grid}${labels}\n${drawn}</svg>`
}

const gridLine = (y: number, label: string): string =>
  `<line class="grid" x1="${PLOT.left}" x2="${PLOT.left + PLOT.width}" y1="${y}" y2="${y}"/><text class="note" x="${PLOT.left - 8}" y="${y + 4}" text-anchor="end">${label}</text>`

type Scale = (value: number) => number

function drawnLine({ name, values }: Line, { nth, all }: { readonly nth: number; readonly all: number }, x: Scale, y: Scale): string {
  const points = values.flatMap((value, index) => (value === null ? [] : [`${x(index).toFixed(1)},${y(value).toFixed(1)}`]))
  const dots = points
    .map((point) => `<circle class="dot line-${nth}" cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3"/>`)
    .join('')
  const legendY = PLOT.top + 12 + nth * Math.min(22, PLOT.height / all)
  const legend = `<text class="legend line-${nth}" x="${PLOT.left + PLOT.width + 16}" y="${legendY}">${escapeHtml(name)}</text>`
  return `<polyline class="line line-${nth}" points="${points.join(' ')}"/>${dots}${legend}`
}
