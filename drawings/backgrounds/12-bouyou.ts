import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { random } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { backgroundSvg, box, farHouse, farPagoda, lantern, ply, quad, radial, repeat, stageDefs, vertical } from '../places/scenery.ts'

// 茫洋: outside the picture. No ground but seats; far off hangs the sheet with the whole world on it, seen from the wrong side.
// Everything is inverted: the figures are white paper, so the contrast is measured against that white.
// Stage contrast against --k0, measured: 10.2 behind the enemies, 12.5 on the floor.
const b = 'b12'
const theme = themeOf(12)

// the sheet, and on it the world mirrored: hills, the town, the road, the castle
const sheet = shape('444,84* 640,78 836,84* 840,170 834,262* 640,268 446,262* 440,170')
const world =
  shape('446,262* 446,222 500,214 540,222 580,206 640,224 700,232 760,220 834,226* 834,262* 640,268') +
  farPagoda(770, 222, 3, 40) +
  farHouse(720, 226, 26, 12) +
  farHouse(806, 224, 30, 14) +
  farHouse(688, 230, 20, 10)
const peaks = shape('446,240* 446,190 480,164 500,150* 508,156 516,150* 560,196 620,216 700,206 760,176* 790,204 834,196* 834,240*')
const castle =
  box(560, 176, 34, 34) +
  shape('550,180* 577,162 604,180*') +
  box(566, 152, 22, 20) +
  shape('558,158* 577,138 596,158*') +
  box(575.5, 122, 3, 20)
const rails =
  box(428, 72, 424, 7) +
  taper('436,66 434,170 438,276', [5, 4, 5]) +
  taper('844,66 846,170 842,276', [5, 4, 5]) +
  shape('404,286* 436,272 468,286*') +
  shape('812,286* 844,272 876,286*')
const ropes = 'M436 72L300-10M844 72L980-10M640 72V-10'

/** A row of seat backs in an arc, leaving the aisle open; `s` = size of one seat. */
const seat = shape('-22,0* -22,-30 -17,-42 0,-47 17,-42 22,-30 22,0*')
const rowAt = (y: number, s: number, gap: number, n: number): readonly (readonly [number, number, number])[] =>
  Array.from({ length: n * 2 }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1
    const k = Math.floor(i / 2)
    const x = 640 + side * (gap + (k + 0.5) * 50 * s)
    return [Math.round(x), Math.round(y - ((x - 640) / 640) ** 2 * 26 * s), s] as const
  })
const rows: readonly (readonly [number, number, number, number, string, string])[] = [
  [322, 0.42, 20, 15, '#2a2a62', '#5654a4'],
  [352, 0.56, 28, 14, '#303072', '#605eb4'],
  [392, 0.76, 40, 12, '#383882', '#6c6ac4'],
  [446, 1.06, 58, 10, '#424294', '#7a78d4'],
]
/** The last row stands on a step, or its seats end in the air. */
const step =
  shape('-20,416* 150,429 320,439 480,444 588,446* 588,462* 480,460 320,455 150,445 -20,432*') +
  shape('692,446* 800,444 960,439 1130,429 1300,416* 1300,432* 1130,445 960,455 800,460 692,462*')
const frontRow = rowAt(706, 2.3, 96, 5)

/** Rings without a ground under them: light that falls on nothing. */
const rings = [120, 210, 310, 420]
  .map((rx, i) => `<ellipse cx="640" cy="548" rx="${rx}" ry="${num(rx * 0.15)}" opacity="${num(0.5 - i * 0.1)}"/>`)
  .join('')
const dust = (() => {
  const next = random(12)
  let d = ''
  for (let i = 0; i < 70; i += 1) d += circle(Math.round(next() * 1280), Math.round(next() * 560), next() > 0.85 ? 2 : 1)
  return d
})()
// the torn edge of the page, white paper nearest to the eye
const tear = (side: 1 | -1): string => {
  const next = random(side === 1 ? 31 : 47)
  const edge = side === 1 ? 0 : 1280
  let d = `M${edge - side * 20}-20`
  const points: string[] = []
  for (let y = -20; y <= 740; y += 26) points.push(`L${Math.round(edge + side * (62 + next() * 28 + Math.sin(y / 120) * 18))} ${y}`)
  d += points.join('') + `L${edge - side * 20} 740z`
  return d
}
// the one who has been watching, in the front row before the sheet
const watcher = circle(664, 292, 5) + shape('654,312* 656,300 664,296 672,300 674,312*')
const fragments = [
  [180, 180, 34, 20],
  [1080, 150, 40, -14],
  [260, 330, 22, -30],
  [1030, 300, 26, 24],
  [330, 90, 20, 40],
  [960, 60, 22, -34],
]
  .map(
    ([x = 0, y = 0, w = 0, turn = 0]) =>
      `<path transform="translate(${x} ${y})rotate(${turn})" d="${quad([-w, -w * 0.4], [w * 0.7, -w * 0.6], [w, w * 0.3], [-w * 0.2, w * 0.5])}"/>`,
  )
  .join('')

const defs =
  stageDefs(b, theme) +
  radial(`${b}-void`, [0, '#2c2a66'], [0.45, '#15153a'], [1, '#020308']) +
  radial(`${b}-shine`, [0, '#a8743a', 0.6], [0.5, '#5a3f5c', 0.35], [1, '#1a1a44', 0]) +
  radial(`${b}-cloth`, [0, '#ffcf7a'], [0.55, '#e07a4a'], [1, '#7a3058']) +
  vertical(`${b}-ray`, [0, '#c89a5c', 0.3], [1, '#5a4a7a', 0]) +
  vertical(`${b}-page`, [0, '#c9bff0'], [0.5, '#8f84c4'], [1, '#4b447e']) +
  `<path id="${b}-seat" d="${seat}"/>`
const row = ([y, s, gap, n, fill, edge]: readonly [number, number, number, number, string, string], key: number): string =>
  `<g fill="${edge}"><g id="${b}-r${key}">${repeat(`${b}-seat`, rowAt(y, s, gap, n))}</g></g><use href="#${b}-r${key}" y="2" fill="${fill}"/>`

export const drawing: Drawing = {
  name: 'backgrounds/12',
  svg: backgroundSvg(
    defs,
    `<rect width="1280" height="720" fill="url(#${b}-void)"/><path fill="#b9b4e6" opacity=".5" d="${dust}"/><circle cx="640" cy="180" r="400" fill="url(#${b}-shine)"/>
<path fill="none" stroke="#3c3d7c" stroke-width="2" d="${ropes}"/><path fill="url(#${b}-ray)" d="M446 262L200 600H460L560 266zM640 268L560 600h160zM834 262L1080 600H820L720 266z"/>
<g filter="url(#${b}-s)"><path fill="url(#${b}-cloth)" d="${sheet}"/></g><g fill="#3a1a3a"><path opacity=".55" d="${peaks}"/><path opacity=".8" d="${castle}"/><path d="${world}"/></g><circle cx="650" cy="150" r="22" fill="#ffe9b0"/>
${ply(b, 'rail', rails, '#0a0b1c', '#6a6ac0')}
<g fill="#2b2b62">${fragments}</g>
<path fill="#9a8ee0" d="${watcher}"/>${rows.map(row).join('')}<path fill="#605eb4" d="${step}"/><path fill="#23234f" transform="translate(0 2)" d="${step}"/>
<ellipse cx="640" cy="552" rx="560" ry="92" fill="url(#${b}-pool)"/><g fill="none" stroke="#7f78d0" stroke-width="2">${rings}</g>
<g filter="url(#${b}-s)"><g fill="#7a78d4"><g id="${b}-near">${repeat(`${b}-seat`, frontRow)}</g></g><use href="#${b}-near" y="3" fill="#23234c"/></g>
<g filter="url(#${b}-s)"><path fill="#fff" transform="translate(3 0)" d="${tear(1)}"/><path fill="#fff" transform="translate(-3 0)" d="${tear(-1)}"/><path fill="url(#${b}-page)" d="${tear(1)}${tear(-1)}"/></g>
${lantern(b, 240, -4, '#b9a4ff', 150, 1, 130)}`,
  ),
}
