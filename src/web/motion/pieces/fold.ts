import { imageOf } from './bitmap-pictures.ts'
import { blank } from './bitmaps.ts'
import styles from '../motion.module.css'

/**
 * Of a sheet that is folded twice: its lower half, the upper, the back of the upper, the crease; and, once that is folded again, its lower half and
 * the upper.
 */
const parts = ['lower', 'upper', 'back', 'line', 'foot', 'lid'] as const
export type FoldPart = (typeof parts)[number]

/** What a sheet is made of: the drawing, its silhouette, that in a light tone, what of it is lit. */
export interface Sheet {
  readonly picture: HTMLImageElement
  readonly paper: HTMLCanvasElement
  readonly white: HTMLCanvasElement
  readonly lit: HTMLCanvasElement
}

type Colours = Readonly<Record<'k0' | 'k1', string>>

/** A picture as a sheet that can be folded, to be laid over the picture; unseen unless posed. It is made before the fight: it takes too long in a turn. */
export async function foldOf(sheet: Sheet, colours: Colours): Promise<HTMLElement> {
  const extent = extentOf(sheet.paper)
  const { top, bottom, left, right } = extent
  const crease = (top + bottom) / 2
  const folded = await imageOf(backOf(sheet, extent, colours, [-1]))
  const packet = await imageOf(backOf(sheet, extent, colours, [-1, 1]))
  const halves: Readonly<Record<FoldPart, HTMLElement>> = {
    lower: copyOf(sheet.picture),
    upper: copyOf(sheet.picture),
    back: folded,
    line: document.createElement('i'),
    foot: packet,
    lid: copyOf(packet),
  }
  Object.assign(halves.line.style, { left: `${left * 100}%`, right: `${(1 - right) * 100}%` })
  const below = { top: `${crease * 100}%`, height: `${(bottom - crease) * 100}%` }
  Object.assign(halves.back.style, below, { transformOrigin: '50% 0' })
  Object.assign(halves.foot.style, below, { clipPath: 'inset(50% -9px -9px)' })
  Object.assign(halves.lid.style, below, { clipPath: 'inset(-9px -9px 50%)', transformOrigin: '50% 50%' })
  const root = Object.assign(document.createElement('div'), { className: styles['folding'] ?? '' })
  root.style.setProperty('--crease', `${crease * 100}%`)
  root.dataset.unseen = ''
  for (const part of parts) {
    halves[part].dataset.half = part
    root.append(halves[part])
  }
  return root
}

interface Extent {
  readonly top: number
  readonly bottom: number
  /** At half its height, where it is folded. */
  readonly left: number
  readonly right: number
}

/** Pixels of a back for each of the figure's: it is dark, soon gone, and made among much else. */
const coarse = 0.6

/** How many places an extent is measured to, either way. */
const grain = 64

/** How far a silhouette goes: of its bitmap's width and height. */
function extentOf(paper: HTMLCanvasElement): Extent {
  const pen = blank({ width: grain, height: grain }).getContext('2d')
  if (!pen || paper.width === 0 || paper.height === 0) return { top: 0, bottom: 1, left: 0, right: 1 }
  pen.drawImage(paper, 0, 0, grain, grain)
  const { data } = pen.getImageData(0, 0, grain, grain)
  const places = Array.from({ length: grain }, (_, at) => at)
  const isPaper = (x: number, y: number): boolean => (data[(y * grain + x) * 4 + 3] ?? 0) > 64
  const rows = places.filter((y) => places.some((x) => isPaper(x, y)))
  const [first = 0, last = grain - 1] = [rows[0], rows.at(-1)]
  const across = places.filter((x) => isPaper(x, Math.round((first + last) / 2)))
  return {
    top: first / grain,
    bottom: (last + 1) / grain,
    left: (across[0] ?? 0) / grain,
    right: ((across.at(-1) ?? grain - 1) + 1) / grain,
  }
}

/**
 * The back of a sheet as it lies below its crease, with an edge of light, its slits shining through. `ways`: the halves that
 * are seen of it, −1 the upper one turned down, 1 the lower one.
 */
function backOf({ paper, white, lit }: Sheet, { top, bottom }: Extent, { k0, k1 }: Colours, ways: readonly (1 | -1)[]): HTMLCanvasElement {
  const width = Math.max(1, Math.round(paper.width * coarse))
  const height = Math.max(1, Math.round(((bottom - top) / 2) * paper.height * coarse))
  const canvas = blank({ width, height })
  const pen = canvas.getContext('2d')
  if (!pen || paper.width === 0 || paper.height === 0) return canvas
  const crease = ((top + bottom) / 2) * paper.height * coarse
  const lay = (half: HTMLCanvasElement, way: 1 | -1, x = 0, y = 0): void => {
    pen.setTransform(coarse, 0, 0, way * coarse, x, y - way * crease)
    pen.drawImage(half, 0, 0)
    pen.resetTransform()
  }
  const edge = Math.max(1, width / 260)
  for (const way of ways) lay(paper, way)
  pen.globalCompositeOperation = 'source-in'
  // Of the figure's own paper: any floor is lighter, and in the last field, where paper is white, darker.
  const tone = pen.createLinearGradient(0, -height, 0, 1.6 * height)
  tone.addColorStop(0, k1)
  tone.addColorStop(1, k0)
  pen.fillStyle = tone
  pen.fillRect(0, 0, width, height)
  pen.globalCompositeOperation = 'source-atop'
  pen.globalAlpha = 0.35
  lay(lit, -1)
  // Where it is folded, and, of the whole, where it will be.
  pen.globalAlpha = 0.8
  pen.fillStyle = '#fff8e6'
  pen.fillRect(0, 0, width, edge * 2)
  if (ways.length > 1) pen.fillRect(0, height / 2 - edge, width, edge * 2)
  pen.globalCompositeOperation = 'destination-over'
  pen.globalAlpha = 0.5
  for (const way of ways) for (const [x, y] of around) lay(white, way, x * edge, y * edge)
  return canvas
}

const around = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

const copyOf = ({ src }: HTMLImageElement): HTMLImageElement => Object.assign(new Image(), { alt: '', decoding: 'sync', src })
