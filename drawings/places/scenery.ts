/** Parts that backgrounds and town scenes share: sky, light, plies of land, roofs, lattice, the lantern. All lengths in drawing units (px of 1280×720). */
import type { FieldTheme } from '../tools/field-themes.ts'
import type { PlacedBox } from '../../src/web/art/plaza-places.ts'
import { shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'

export interface LampPlace {
  readonly x: number
  readonly y: number
  readonly r: number
}

const stops = (list: readonly (readonly [number, string, number?])[]): string =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A top-to-bottom gradient. */
export const vertical = (id: string, ...list: readonly (readonly [number, string, number?])[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`

/** A gradient from the middle outwards. */
export const radial = (id: string, ...list: readonly (readonly [number, string, number?])[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`

/** Gradients of the hanging lantern: `<prefix>-lamp` (paper) and `<prefix>-halo` (light round it). */
export const lanternDefs = (prefix: string): string =>
  radial(`${prefix}-lamp`, [0, '#fff0bd'], [0.5, '#ffb648'], [1, '#e2691f']) +
  radial(`${prefix}-halo`, [0, '#ffcf78', 0.7], [1, '#ff9a3c', 0])

/** The soft dark halo between background plies; one filter per drawing. `beside` = its room left and right in % of the ply: a narrow figure needs more than a row of houses. */
export const plyFilter = (prefix: string, colour: string, spread = 7, opacity = 0.6, beside = 5): string =>
  `<filter id="${prefix}-s" x="-${beside}%" y="-20%" width="${100 + 2 * beside}%" height="140%"><feDropShadow dx="0" dy="0" stdDeviation="${spread}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`

/**
 * Gradients that every field needs: `-sky`, `-glow` (light round the lamp, turning to the sky's hue before it fades), `-disc`, `-floor`,
 * `-pool` (light on the stage), `-front`, the lantern's two, and the ply filter `-s`.
 */
export const stageDefs = (prefix: string, theme: FieldTheme): string => {
  const at = [0, 0.17, 0.35, 0.5, 0.62]
  return (
    vertical(`${prefix}-sky`, ...theme.sky.map((colour, i) => [at[i] ?? 1, colour] as const)) +
    radial(`${prefix}-glow`, [0, theme.lamp, 0.95], [0.26, theme.glow, 0.75], [0.52, theme.glowEdge, 0.36], [1, theme.glowEdge, 0]) +
    radial(`${prefix}-disc`, [0, theme.lamp], [1, theme.glow]) +
    vertical(`${prefix}-floor`, [0, theme.floor[0]], [1, theme.floor[1]]) +
    radial(`${prefix}-pool`, [0, theme.pool, 0.65], [1, theme.pool, 0]) +
    vertical(`${prefix}-front`, [0, theme.front[0]], [0.6, theme.front[1]]) +
    lanternDefs(prefix) +
    plyFilter(prefix, theme.dusk)
  )
}

/** Sky, light and the lamp's disc with its two rings. */
export const skyAndLamp = (prefix: string, theme: FieldTheme, lamp: LampPlace, reach = 520): string =>
  `<rect width="1280" height="720" fill="url(#${prefix}-sky)"/><circle cx="${lamp.x}" cy="${lamp.y}" r="${reach}" fill="url(#${prefix}-glow)"/>` +
  (lamp.r === 0
    ? ''
    : `<g fill="${theme.glowEdge}"><circle cx="${lamp.x}" cy="${lamp.y}" r="${num(lamp.r * 2.1)}" opacity=".12"/><circle cx="${lamp.x}" cy="${lamp.y}" r="${num(lamp.r * 1.55)}" opacity=".16"/><circle cx="${lamp.x}" cy="${lamp.y}" r="${lamp.r}" fill="url(#${prefix}-disc)"/></g>`)

/** A ply of paper with its lit edge 2 px higher; `behind` (grass, houses' light …) lies between filter and ply and has its own fills. */
export const ply = (prefix: string, key: string, d: string, fill: string, rim: string, behind = '', dx = 0, dy = -2): string =>
  `<g filter="url(#${prefix}-s)" fill="${fill}">${behind}<use href="#${prefix}-${key}"${dx === 0 ? '' : ` x="${dx}"`} y="${dy}" fill="${rim}"/><path id="${prefix}-${key}" d="${d}"/></g>`

/** Land: a line of points from left to right, closed down to `bottom`. */
export const land = (points: string, bottom: number): string => shape(`-20,${bottom}* ${points} 1300,${bottom}*`)

/** An axis-parallel box, clockwise. */
export const box = (x: number, y: number, w: number, h: number): string => `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`

/** A box with four free corners (clockwise: top left, top right, bottom right, bottom left). */
export const quad = (...corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`

/** Hip-and-gable roof with turned-up tips; `x` middle, `y` eave, `w` eave width, `h` height. */
export const hipRoof = (x: number, y: number, w: number, h: number, up = 10): string =>
  shape([
    [x - w / 2 - 8, y - up, true],
    [x - w / 2 + 14, y - 4],
    [x - w * 0.36, y - h * 0.34],
    [x - w * 0.22, y - h * 0.86],
    [x - w * 0.2, y - h, true],
    [x + w * 0.2, y - h, true],
    [x + w * 0.22, y - h * 0.86],
    [x + w * 0.36, y - h * 0.34],
    [x + w / 2 - 14, y - 4],
    [x + w / 2 + 8, y - up, true],
    [x + w / 2 - 4, y + 6, true],
    [x, y + 3],
    [x - w / 2 + 4, y + 6, true],
  ])

/** Gable roof; measures as in {@link hipRoof}. */
export const gableRoof = (x: number, y: number, w: number, h: number): string =>
  shape([
    [x - w / 2 - 6, y - 6, true],
    [x - w * 0.3, y - h * 0.42],
    [x - 10, y - h * 0.94],
    [x, y - h - 6, true],
    [x + 10, y - h * 0.94],
    [x + w * 0.3, y - h * 0.42],
    [x + w / 2 + 6, y - 6, true],
    [x + w / 2 - 2, y + 5, true],
    [x, y],
    [x - w / 2 + 2, y + 5, true],
  ])

/** Rows of tiles on a roof of the same measures. */
export const roofRibs = (x: number, y: number, w: number, h: number, n: number): string => {
  let d = ''
  for (let i = 1; i < n; i += 1) {
    const t = i / n - 0.5
    d += taper(
      [
        [x + t * w * 0.4, y - h + 6],
        [x + t * w * 0.66, y - h * 0.4],
        [x + t * w * 0.96, y - 4],
      ],
      [1.5, 2.2, 2.2],
      { per: 1, decimals: 0 },
    )
  }
  return d
}

/** The small upswept roof of a far house: `M…z`, `x` middle, `y` eave. */
export const farRoof = (x: number, y: number, w: number, steep = 0.42): string =>
  `M${num(x - w / 2 - 7)} ${num(y + 2)}q${num(w * 0.34)}-2 ${num(w / 2 + 7)}-${num(w * steep)}q${num(w * 0.16)} ${num(w * steep - 2)} ${num(w / 2 + 7)} ${num(w * steep)}z`

/** A far house standing 26 px deep in its ply. */
export const farHouse = (x: number, y: number, w: number, h: number): string => box(x - w / 2, y - h, w, h + 26) + farRoof(x, y - h, w)

/** A far pagoda of `n` storeys. */
export const farPagoda = (x: number, y: number, n = 4, w = 58): string => {
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const wide = w - i * 7
    const at = y - i * 25
    d += box(x - wide / 2 + 9, at - 22, wide - 18, i === 0 ? 48 : 22) + farRoof(x, at - 20, wide, 0.34)
  }
  return d + box(x - 1.5, y - n * 25 - 28, 3, 28)
}

/** Bars of a paper window: `nx`×`ny` panes. */
export const lattice = (x: number, y: number, w: number, h: number, nx: number, ny: number, bar = 1.8): string => {
  let d = ''
  for (let i = 1; i < nx; i += 1) d += box(x + (w * i) / nx - bar / 2, y, bar, h)
  for (let i = 1; i < ny; i += 1) d += box(x, y + (h * i) / ny - bar / 2, w, bar)
  return d
}

/** The light of a lantern of the same measures (`halo` px), to be laid behind black paper; the lantern itself then has `halo` 0. */
export const lanternHalo = (prefix: string, x: number, y: number, cord: number, scale: number, halo = 96): string =>
  `<circle cx="${x}" cy="${num(y + scale * (cord + 30))}" r="${num(scale * halo)}" fill="url(#${prefix}-halo)"/>`

/** The signature: a paper lantern on a cord of `cord` px, hung at (x, y). Needs {@link lanternDefs}. */
export const lantern = (prefix: string, x: number, y: number, ink: string, cord = 54, scale = 1, halo = 96): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}">${cord > 0 ? `<path stroke="${ink}" stroke-width="2.5" d="M0-2v${cord + 2}"/>` : ''}<g transform="translate(0 ${cord - 54})">${halo === 0 ? '' : `<circle cy="84" r="${halo}" fill="url(#${prefix}-halo)"/>`}<path fill="url(#${prefix}-lamp)" d="M-15 56h30q12 12 12 28t-12 28h-30q-12-12-12-28t12-28z"/><path fill="none" stroke="#8f3a1d" stroke-width="1.6" opacity=".8" d="M-20 64h40M-25 74h50M-27 84h54M-25 94h50M-20 104h40"/><path fill="${ink}" d="M-14 51h28v7h-28zM-14 110h28v7h-28zM-1.5 117h3v16h-3z"/></g></g>`

/** Repeats a def'd part: `[x, y, scale, turn, scaleY]`. */
export const repeat = (href: string, places: readonly (readonly [number, number, number?, number?, number?])[]): string =>
  places
    .map(([x, y, scale = 1, turn = 0, scaleY = scale]) => {
      const size = scale === 1 && scaleY === 1 ? '' : `scale(${scale}${scaleY === scale ? '' : ` ${scaleY}`})`
      return `<use href="#${href}" transform="translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${size}"/>`
    })
    .join('')

/** Leaf-shaped knife cuts lying on the ground between y0 and y1, leaving `clear` px on both sides of x 640 free. */
export const groundCuts = (n: number, y0: number, y1: number, next: () => number, clear = 0): string => {
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const x = Math.round(30 + ((i + next()) / n) * 1220)
    const y = Math.round(y0 + next() * (y1 - y0))
    const length = Math.round(30 + next() * 80)
    if (Math.abs(x + length / 2 - 640) > clear) d += `M${x} ${y}q${length >> 1}-3 ${length} 0q-${length >> 1} 3-${length} 0z`
  }
  return d
}

/** The definitions that the body (or a kept definition) refers to; the common sets above hold more than each drawing needs. */
export const needed = (defs: string, body: string): string =>
  defs.replace(/<(linearGradient|radialGradient|filter|clipPath) id="([^"]+)".*?<\/\1>/gs, (element, _tag, id: string) =>
    `${defs}${body}`.includes(`#${id}"`) || `${defs}${body}`.includes(`#${id})`) ? element : '',
  )

const wideSvg = (anchor: string, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" preserveAspectRatio="${anchor} slice"><defs>${needed(defs, body)}</defs>${body}</svg>`

/** Wraps a field background; crops are taken from the sides and the top. */
export const backgroundSvg = (defs: string, body: string): string => wideSvg('xMidYMax', defs, body)

/** Wraps a scene that fills the window. */
export const roomSvg = (defs: string, body: string): string => wideSvg('xMidYMid', defs, body)

/** Wraps a picture that lies on a scene, at its place in px of the scene. */
export const layerSvg = ({ x, y, width, height }: PlacedBox, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><defs>${needed(defs, body)}</defs>${body}</svg>`
