import { sheetBox, stateStep } from '../../src/web/art/map-places.ts'
import type { Drawing } from '../tools/drawing.ts'
import { mist, random } from '../places/landscape.ts'
import { cutOut } from '../places/map.ts'
import { shape } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { radial, vertical } from '../places/scenery.ts'

// The sheet behind the lands, by night and, `stateStep` lower, at dawn. By night the lamp of the world is a dark, cracked disc.
const p = 'msheet'
const next = random(7)
const far =
  '40,420* 40,300 110,262 160,290 240,236 300,272 380,226 420,250 520,190 600,262 660,230 740,268 840,210 900,262 960,236 1020,270 1100,226 1180,262 1240,240 1240,620* 40,620*'
const middle =
  '40,620* 40,420 130,352 210,372 300,408 420,372 520,330 600,372 700,352 800,330 880,372 960,398 1060,372 1160,402 1240,380 1240,620*'
const near = '40,620* 40,486 140,500 260,520 400,476 520,470 640,508 760,490 880,506 1000,476 1120,500 1240,470 1240,620*'
const bands =
  mist(
    [
      [70, 270],
      [110, 220],
      [40, 320],
    ],
    112,
    18,
  ) +
  mist(
    [
      [520, 690],
      [560, 640],
    ],
    96,
    16,
  ) +
  mist(
    [
      [846, 990],
      [800, 960],
      [880, 1010],
    ],
    150,
    17,
  ) +
  mist(
    [
      [230, 380],
      [270, 420],
    ],
    214,
    16,
  )
const stars = Array.from(
  { length: 54 },
  () =>
    `<circle cx="${num(60 + next() * 1160)}" cy="${num(66 + next() * 190)}" r="${num(0.7 + next() * 1.3)}" opacity="${num(0.35 + next() * 0.5)}"/>`,
).join('')
const lamp = `<g fill="#8f7ac4"><circle cx="1131" cy="158" r="232" opacity=".09"/><circle cx="1131" cy="158" r="168" opacity=".12"/></g><circle cx="1131" cy="158" r="108" fill="#b8a4e6" opacity=".42"/><path fill="none" stroke="#241a44" stroke-width="3" opacity=".7" d="M1096 56l12 26l-14 20l20 24l-8 22M1108 82l22 6l10 18M1094 102l-18 6"/>`

interface Sky {
  readonly sky: string
  readonly lights: string
  readonly plies: readonly [string, string, string]
  readonly mist: string
}

const side = ({ sky, lights, plies, mist: fill }: Sky, at: number): string =>
  `<g${at === 0 ? '' : ` transform="translate(0 ${at * stateStep})"`}><path fill="${sky}" d="M40 14h1200v612H40z"/>${lights}${plies
    .map((ply, index) => `<g filter="url(#${p}-s)"><use href="#${p}-${index}" fill="${ply}"/></g>`)
    .join('')}<use href="#${p}-b" fill="${fill}"/></g>`

const defs =
  cutOut(p) +
  vertical(`${p}-n`, [0, '#191338'], [0.4, '#352a66'], [0.75, '#584384'], [1, '#453470']) +
  vertical(`${p}-d`, [0, '#4a2460'], [0.26, '#b04a68'], [0.52, '#f08a58'], [0.8, '#ffd084'], [1, '#f0a468']) +
  vertical(`${p}-f`, [0, '#e08a68'], [1, '#b85a5c']) +
  vertical(`${p}-m`, [0, '#c06a60'], [1, '#8a4058']) +
  vertical(`${p}-e`, [0, '#8a4258'], [1, '#4a1e40']) +
  vertical(`${p}-c`, [0, '#8a72b8', 0.5], [1, '#6a549c', 0.36]) +
  vertical(`${p}-g`, [0, '#ffd9a0', 0.56], [1, '#f08a78', 0.4]) +
  radial(`${p}-l`, [0, '#fff6d0', 0.95], [0.2, '#ffdf8a', 0.7], [0.5, '#ffac5a', 0.34], [1, '#ff8a5a', 0]) +
  [far, middle, near].map((points, index) => `<path id="${p}-${index}" d="${shape(points)}"/>`).join('') +
  `<path id="${p}-b" d="${bands}"/>`

const night: Sky = {
  sky: `url(#${p}-n)`,
  lights: `<g fill="#fff3d0">${stars}</g>${lamp}`,
  plies: ['#4a3a78', '#3a2c64', '#2a1f4e'],
  mist: `url(#${p}-c)`,
}
const dawn: Sky = {
  sky: `url(#${p}-d)`,
  lights: `<circle cx="1131" cy="158" r="420" fill="url(#${p}-l)" opacity=".5"/>`,
  plies: [`url(#${p}-f)`, `url(#${p}-m)`, `url(#${p}-e)`],
  mist: `url(#${p}-g)`,
}

export const drawing: Drawing = {
  name: 'map/sheet',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheetBox.x} ${sheetBox.y} ${sheetBox.width} ${sheetBox.height}"><defs>${defs}</defs>${side(night, 0)}${side(dawn, 1)}</svg>`,
}
