import { type Outline, outlineOf } from './bitmaps.ts'
import styles from './motion.module.css'

/** Of a sheet that is folded, from the ground up: its lower half, the upper, its back, and the crease. */
const parts = ['lower', 'upper', 'back', 'line'] as const
export type FoldPart = (typeof parts)[number]

/** Where it is folded, of its height: so that its upper edge comes to lie just above its feet. */
const crease = 0.45

type Colours = Readonly<Record<'rim' | 'k0' | 'k3', string>>

/**
 * A picture as a sheet that can be folded, to be laid over the picture; unseen unless posed. It is made before the fight: it takes too long in a turn.
 * `paper` is its silhouette.
 */
export function foldOf(picture: HTMLImageElement, paper: HTMLCanvasElement, colours: Colours): HTMLElement {
  const outline = outlineOf(paper, crease)
  const halves: Readonly<Record<FoldPart, HTMLElement>> = {
    lower: copyOf(picture),
    upper: copyOf(picture),
    back: copyOf({ src: `data:image/svg+xml,${encodeURIComponent(backOf(outline, paper, colours))}` }),
    line: document.createElement('i'),
  }
  const [left, right] = outline.sides.at(-1) ?? [0, 1]
  Object.assign(halves.line.style, { left: `${left * 100}%`, right: `${(1 - right) * 100}%` })
  const sheet = Object.assign(document.createElement('div'), { className: styles['folding'] ?? '' })
  sheet.dataset['unseen'] = ''
  for (const part of parts) {
    halves[part].dataset['half'] = part
    sheet.append(halves[part])
  }
  return sheet
}

/** The back of the upper half as it lies over the lower one: a sheet cut along the outline, of one tone, brightest at its crease. */
function backOf({ sides, top }: Outline, { width, height }: HTMLCanvasElement, { rim, k0, k3 }: Colours): string {
  const rowHeight = ((crease - top) * height) / Math.max(1, sides.length - 1)
  const point = (x: number, row: number) =>
    `${(x * width).toFixed(1)} ${(crease * height + (sides.length - 1 - row) * rowHeight).toFixed(1)}`
  const edge = [...sides.map(([left], row) => point(left, row)), ...sides.map(([, right], row) => point(right, row)).reverse()]
  const tone = (share: number) => `color-mix(in srgb, ${rim} ${share}%, ${k3})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="t" x2="0" y2="1"><stop stop-color="${rim}"/><stop offset=".1" stop-color="${tone(90)}"/><stop offset="1" stop-color="${tone(80)}"/></linearGradient></defs><path d="M${edge.join('L')}z" fill="url(#t)" stroke="${k0}" stroke-width="${width / 140}" stroke-linejoin="round"/></svg>`
}

const copyOf = ({ src }: Pick<HTMLImageElement, 'src'>): HTMLImageElement => Object.assign(new Image(), { alt: '', decoding: 'sync', src })
