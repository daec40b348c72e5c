import { landPlaces, stateStep } from '../../src/web/art/map-places.ts'
import type { Drawing } from '../tools/drawing.ts'
import { cutOut, many } from '../places/map.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { radial, vertical } from '../places/scenery.ts'

// 茫洋: the corner of the sheet is lifted. Behind it are the dark, rows of seats, and, once it is won, one white figure in the first row.
const p = 'm12'
const place = landPlaces.get(12)?.box
if (place === undefined) throw new Error('land 12 has no place')
const hole = shape('1000,632* 1066,594 1144,530 1244,430* 1250,632*')
const seats = (x: number, y: number, size: number, count: number): string =>
  many(count, (i) => {
    const at = x + i * 27 * size
    return shape([
      [at - 10 * size, y, true],
      [at - 10 * size, y - 14 * size],
      [at, y - 21 * size],
      [at + 10 * size, y - 14 * size],
      [at + 10 * size, y, true],
    ])
  })
const rows = [seats(1146, 536, 0.8, 6), seats(1096, 572, 1, 8), seats(1054, 618, 1.3, 8)]
const inRows = (back: string, middle: string, front: string, between = ''): string =>
  `<use href="#${p}-0" fill="${back}"/><use href="#${p}-1" fill="${middle}"/>${between}<use href="#${p}-2" fill="${front}"/>`
/** Larger than the seats: it is the one who watches. */
const figure =
  circle(1190, 508, 20) + shape('1150,612* 1152,576 1166,556 1182,549 1183,524* 1197,524* 1198,549 1214,556 1230,576 1232,612*')
const state = (rowsOfIt: string, at: number): string =>
  `<g${at === 0 ? '' : ` transform="translate(0 ${at * stateStep})"`}><g clip-path="url(#${p}-c)"><path d="${hole}" fill="#030309"/>${rowsOfIt}</g><g filter="url(#${p}-s)"><path fill="url(#${p}-f)" d="${shape(
    '1000,632* 1052,590 1080,532 1098,462* 1148,470 1200,456 1246,428* 1168,516 1090,584',
  )}"/></g><path fill="#b9a9e8" opacity=".5" d="${taper('1016,622 1092,570 1168,504 1240,434', [0, 5, 6, 0])}"/><path fill="#a99ae0" opacity=".35" d="${shape(
    '1098,462* 1108,500 1100,544 1070,586 1030,614 1076,532',
  )}"/></g>`

export const drawing: Drawing = {
  name: 'map/12',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${place.x} ${place.y} ${place.width} ${place.height}"><defs>${
    cutOut(p) +
    vertical(`${p}-f`, [0, '#ffffff'], [0.55, '#efe6ff'], [1, '#a796dc']) +
    radial(`${p}-b`, [0, '#cfc6ff', 0.6], [1, '#6a5ac0', 0])
  }<clipPath id="${p}-c"><path d="${hole}"/></clipPath>${rows.map((d, at) => `<path id="${p}-${at}" d="${d}"/>`).join('')}</defs>${
    state(
      `<circle cx="1190" cy="520" r="130" fill="url(#${p}-b)"/>${inRows('#5a56b0', '#8f8ae0', '#b8b4f4', `<path fill="#fffdf6" d="${figure}"/>`)}`,
      0,
    ) + state(inRows('#23234e', '#2e2e66', '#3a3a80'), 1)
  }</svg>`,
}
