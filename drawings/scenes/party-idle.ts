import type { RoleClass } from '../../src/content/roles.ts'
import type { Drawing } from '../tools/drawing.ts'
import { circle, shape, star, taper } from '../tools/paper.ts'
import { box, quad } from '../places/scenery.ts'

// What each of the three has beside it in the first ending, where nobody needs them: 200 × 240, on the ground at y 220.
const edge = '#fffbe6'
const ply = (fill: string, d: string): string => `<path fill="${edge}" transform="translate(1-2)" d="${d}"/><path fill="${fill}" d="${d}"/>`
const lit = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`
const soles = (x: number, y: number): string =>
  circle(x - 5, y, 3.6) + circle(x + 5, y, 3.6) + circle(x - 5, y + 5, 2.8) + circle(x + 5, y + 5, 2.8)

/** Two open hands, clapped. */
const clap = (x: number, y: number, turn: number, sleeve: string): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${ply(sleeve, shape('-15,60* -13,22 13,22 15,60*'))}${lit(
    '#f5c68c',
    shape('-10,26* -12,6 -9,-8 0,-12 10,-6 12,8 10,26*') +
      taper('-7,-4 -10,-24', [6, 4], { per: 1 }) +
      taper('-1,-8 -2,-29', [6, 4], { per: 1 }) +
      taper('5,-6 6,-26', [6, 4], { per: 1 }) +
      taper('10,4 17,-10', [6, 4], { per: 1 }),
  )}${lit('#b87a48', taper('1,20 2,4 1,-6', [1, 2, 1]))}</g>`

const things: Readonly<Record<RoleClass, string>> = {
  // The place of the first in the queue, and those behind it, empty.
  striker:
    ply('#8a5a34', [24, 92, 160].map((x) => box(x, 122, 7, 98) + box(x - 7, 213, 21, 7) + circle(x + 3.5, 119, 7)).join('')) +
    lit('#c2362c', taper('28,134 60,158 95,134', [5, 7, 5]) + taper('96,134 130,158 163,134', [5, 7, 5])) +
    lit('#a87a58', [60, 112, 150, 184].map((x) => soles(x, 226)).join('')) +
    ply('#fffdf4', box(10, 66, 36, 44)) +
    lit('#3a1a30', box(17, 87, 22, 4)),
  // The book of doses: one column is left blank.
  medic:
    ply('#8a5a34', box(22, 164, 156, 9) + box(32, 172, 9, 48) + box(160, 172, 9, 48)) +
    ply('#fffdf4', shape('34,164* 32,98 64,92 100,100* 136,92 168,98 166,164* 132,158 100,164* 66,158')) +
    lit('#d8c4a0', box(99, 100, 2, 62)) +
    lit(
      '#3a2a4a',
      [44, 58, 72, 86].map((x, at) => box(x, 106, 3, 44 - (at % 3) * 8)).join('') +
        [112, 152].map((x, at) => box(x, 106, 3, 36 + at * 10)).join(''),
    ) +
    `<rect x="122" y="104" width="22" height="50" fill="none" stroke="#c2362c" stroke-width="2.5"/>` +
    ply('#7ab8d8', shape('172,164* 171,146 176,140 176,134* 184,134* 184,140 189,146 188,164*')) +
    lit('#fff', box(175, 150, 3, 10)) +
    lit('#c2362c', box(175, 128, 10, 7)),
  // The screen laid flat for a table: tea runs through the holes of its stars.
  paladin:
    ply('#8a5a34', box(30, 164, 10, 56) + box(160, 164, 10, 56)) +
    ply('#2f6fc8', quad([22, 140], [178, 140], [194, 166], [6, 166])) +
    lit('#1d3a78', box(6, 166, 188, 5)) +
    lit('#fff', [44, 78, 132, 158].map((x, at) => star(x, 153, 7 - (at % 2), 2.4, 4)).join('')) +
    lit(
      '#a87a3a',
      taper('78,172 77,196 78,214', [3, 2, 4]) + taper('132,172 133,186', [3, 4], { per: 1 }) + circle(133, 198, 3) + circle(133, 210, 2.4),
    ) +
    lit('#c89a58', shape('62,222 70,218 92,218 100,222 88,226 72,226') + shape('122,224 128,220 140,220 146,224 136,227')) +
    ply('#4a9ad8', shape('92,146* 88,118 116,118 112,146*')) +
    lit('#c89a58', box(90, 118, 24, 4)),
  // The slides put away in their box; beside it a wall that is white already.
  mage:
    ply('#fffdf4', box(64, 70, 112, 92)) +
    `<rect x="64" y="70" width="112" height="92" fill="none" stroke="#e0c8a0" stroke-width="3"/>` +
    ply('#3a2450', box(22, 168, 116, 52)) +
    ply('#5a3a78', box(16, 156, 128, 16)) +
    lit('#e8b04a', box(70, 166, 20, 14) + box(22, 208, 116, 3)) +
    lit('#3a2450', circle(80, 173, 3)) +
    lit('#b48ae0', star(44, 192, 9, 3.6, 5) + star(116, 192, 9, 3.6, 5)),
  // A floor that keeps nothing: the count has no rows.
  ranger:
    lit('#fffdf4', shape('10,222 40,208 110,204 170,208 196,222 160,232 90,236 36,232')) +
    lit('#e8c88a', taper('24,222 90,230 182,222', [1, 2, 1])) +
    lit('#fff', star(70, 216, 15, 3, 4) + star(128, 222, 11, 2.4, 4) + star(164, 212, 8, 2, 4)) +
    ply('#8a5a34', box(96, 90, 7, 128)) +
    ply('#fff6e0', box(58, 74, 84, 96)) +
    lit('#7a5238', box(54, 70, 92, 7) + box(66, 102, 68, 2) + box(66, 126, 68, 2) + box(66, 150, 68, 2) + box(99, 82, 2, 82)) +
    lit('#c0b090', soles(80, 90) + soles(120, 90)),
  // Applause that does not end.
  buffer:
    clap(36, 182, -14, '#6a4a56') +
    clap(98, 178, 2, '#4a3048') +
    clap(160, 184, 14, '#6a4a56') +
    lit(
      '#e8923a',
      taper('16,132 8,118', [3, 1], { per: 1 }) +
        taper('76,112 68,98', [3, 1], { per: 1 }) +
        taper('98,106 98,90', [3, 1], { per: 1 }) +
        taper('120,112 128,98', [3, 1], { per: 1 }) +
        taper('182,134 190,120', [3, 1], { per: 1 }),
    ),
}

export const drawings: readonly Drawing[] = (Object.keys(things) as RoleClass[]).map((role) => ({
  name: `scenes/party-idle-${role}`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240">${things[role]}</svg>`,
}))
