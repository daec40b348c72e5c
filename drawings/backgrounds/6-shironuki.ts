import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { random } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import {
  backgroundSvg,
  box,
  farHouse,
  groundCuts,
  land,
  lantern,
  lanternHalo,
  ply,
  quad,
  radial,
  repeat,
  skyAndLamp,
  stageDefs,
} from '../places/scenery.ts'

// 白抜きの雪原: a negative. The light was so strong here that the world burnt out; houses, trees, people are only the white of the paper.
// Stage contrast against --k0, measured: 14.5 behind the enemies, 13.3 on the floor.
const b = 'b6'
const theme = themeOf(6)

const spire = (x: number, y: number, w: number, h: number, lean = 0): string =>
  shape([
    [x - w / 2, y, true],
    [x - w * 0.22 + lean, y - h * 0.7, true],
    [x - w * 0.06 + lean, y - h, true],
    [x + w * 0.1 + lean, y - h * 0.82, true],
    [x + w * 0.2 + lean, y - h * 0.6, true],
    [x + w / 2, y, true],
  ])
const spires =
  land('-20,420 640,426 1300,418', 470) +
  spire(70, 430, 200, 190) +
  spire(220, 430, 160, 120, 10) +
  spire(360, 430, 130, 70) +
  spire(960, 430, 160, 110, -8) +
  spire(1100, 430, 200, 160, 10) +
  spire(1234, 430, 170, 130)
const facets =
  quad([76, 240], [80, 262], [122, 428], [60, 428]) +
  quad([1098, 270], [1120, 299], [1170, 428], [1090, 428]) +
  quad([212, 310], [244, 340], [290, 428], [214, 428]) +
  quad([360, 361], [372, 373], [414, 428], [354, 428]) +
  quad([952, 322], [968, 342], [1020, 428], [950, 428]) +
  quad([1230, 302], [1244, 324], [1300, 428], [1222, 428])
const drift = land('-20,408 120,392 280,402 440,424 640,432 840,424 1000,400 1160,388 1300,402', 520)

// what the light left out: a village, trees, a torii, a row of snowmen who were people
const tree = (x: number, y: number, s: number): string =>
  shape([
    [x - 4 * s, y, true],
    [x - 3 * s, y - 20 * s, true],
    [x - 30 * s, y - 20 * s, true],
    [x - 12 * s, y - 46 * s],
    [x - 22 * s, y - 48 * s, true],
    [x - 7 * s, y - 76 * s],
    [x, y - 104 * s, true],
    [x + 7 * s, y - 76 * s],
    [x + 22 * s, y - 48 * s, true],
    [x + 12 * s, y - 46 * s],
    [x + 30 * s, y - 20 * s, true],
    [x + 3 * s, y - 20 * s, true],
    [x + 4 * s, y, true],
  ])
const person = (x: number, y: number, s: number): string =>
  shape([
    [x - 9 * s, y, true],
    [x - 8 * s, y - 22 * s],
    [x - 5 * s, y - 32 * s, true],
    [x + 5 * s, y - 32 * s, true],
    [x + 8 * s, y - 22 * s],
    [x + 10 * s, y, true],
  ]) + circle(x, y - 38 * s, 6.4 * s)
const torii =
  'M1042 342q74 11 148 0q-3 10-7 16h-134q-5-6-7-16zM1058 370h116v9H1058zM1072 356h13v84h-13zM1146 356h13v84h-13zM1110 358h12v14h-12z'
/** All of it stands beside and between the places of the enemies. */
const blank =
  farHouse(176, 412, 62, 26) +
  farHouse(212, 414, 40, 40) +
  farHouse(664, 456, 46, 18) +
  farHouse(702, 458, 34, 34) +
  tree(774, 434, 0.56) +
  tree(794, 436, 0.42) +
  tree(1206, 408, 0.8) +
  torii +
  person(1098, 440, 0.8) +
  person(1115, 440, 0.64) +
  person(1131, 440, 0.9)
/** Doors, windows and the line under the eaves: what the light left of the houses. */
const openings =
  box(154, 398, 11, 13) +
  box(174, 398, 11, 13) +
  box(205, 392, 13, 16) +
  box(146, 388, 46, 3) +
  box(193, 376, 38, 3) +
  box(652, 446, 8, 10) +
  box(667, 446, 8, 10) +
  box(697, 434, 10, 12)
// the print that the white things left behind them: their outline, slipped a little
const slipped = `<use href="#${b}-w" x="7" y="5" fill="#6f9fd4"/>`

const near = land('-20,462 160,450 330,462 520,476 660,478 840,470 1010,456 1160,448 1300,460', 560)
/** What the wind has drawn in the snow. */
const drifts =
  taper('20,476 150,462 320,478 470,474', [0, 4, 3, 0]) +
  taper('560,494 680,486 800,492 900,484', [0, 4, 3, 0]) +
  taper('900,464 1040,470 1160,460 1280,470', [0, 3, 4, 0])
const floor = land('-20,506 160,494 350,502 560,512 720,512 900,504 1080,492 1300,504', 640)
const bank = land('-20,624 120,606 300,618 480,636 640,642 820,634 1000,614 1170,602 1300,620', 740)
const cracks =
  taper('180,560 300,548 380,572 520,556', [0, 5, 4, 0]) +
  taper('380,572 400,590 392,612', [4, 3, 0]) +
  taper('780,590 900,566 1010,584 1120,560', [0, 5, 5, 0]) +
  taper('900,566 914,546 960,536', [4, 3, 0])

const cedar = (() => {
  let d = box(-9, -40, 18, 60)
  for (let i = 0; i < 6; i += 1) {
    const [y, w] = [-30 - i * 56, 130 - i * 19]
    d += shape([
      [-w, y, true],
      [-w * 0.4, y - 30],
      [0, y - 86, true],
      [w * 0.4, y - 30],
      [w, y, true],
      [w * 0.5, y - 8],
      [0, y + 2],
      [-w * 0.5, y - 8],
    ])
  }
  return d
})()
const snowCaps = [0, 1, 2, 3, 4, 5]
  .map((i) => {
    const [y, w] = [-30 - i * 56, 130 - i * 19]
    return shape([
      [-w, y - 2, true],
      [-w * 0.4, y - 32],
      [-w * 0.12, y - 60],
      [-w * 0.2, y - 36],
      [-w * 0.34, y - 16, true],
      [-w * 0.5, y - 22],
      [-w * 0.62, y - 8, true],
    ])
  })
  .join('')
const icicles =
  'M880-20h440v150l-14 50-14-70-20 110-18-120-16 50-18-86-20 120-20-130-18 56-20-70-22 76-20-84-20 30-24-52-24 20-20-30-40 10z'
const bough = taper('1300,120 1190,130 1100,118 1020,126', [30, 20, 11, 2]) + taper('1160,128 1120,150 1080,152', [9, 6, 0])

// the block of ice that the lantern is frozen in; its facets are cut at the corners, clear of the lantern's paper
const ice = shape('1016,150* 1104,144* 1116,190 1106,228* 1082,256* 1066,240* 1050,282* 1034,240* 1012,232* 1008,190')
const iceFacets =
  quad([1016, 150], [1034, 149], [1012, 232], [1008, 190]) +
  quad([1104, 144], [1116, 190], [1106, 228], [1096, 190]) +
  quad([1034, 240], [1066, 240], [1050, 282], [1046, 250])

// six-armed paper crystals
const crystal = (() => {
  let d = ''
  for (let i = 0; i < 6; i += 1) {
    const a = (i / 6) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    d += `M0 0L${(c * 20).toFixed(1)} ${(s * 20).toFixed(1)}`
    for (const turn of [-0.9, 0.9])
      d += `M${(c * 11).toFixed(1)} ${(s * 11).toFixed(1)}L${(c * 11 + Math.cos(a + turn) * 7).toFixed(1)} ${(s * 11 + Math.sin(a + turn) * 7).toFixed(1)}`
  }
  return d
})()

const defs =
  stageDefs(b, theme) +
  radial(`${b}-ice`, [0, '#eef8ff'], [0.55, '#c2e2f8'], [1, '#9acbf0']) +
  radial(`${b}-dog`, [0, '#fff'], [0.4, '#fff4d8', 0.8], [1, '#d8ecff', 0]) +
  `<path id="${b}-c" d="${cedar}"/><path id="${b}-cap" d="${snowCaps}"/><path id="${b}-x" d="${crystal}"/>`

export const drawing: Drawing = {
  name: 'backgrounds/6',
  svg: backgroundSvg(
    defs,
    `${skyAndLamp(b, theme, { x: 640, y: 284, r: 76 }, 560)}<g fill="none"><path stroke="#fff" stroke-width="8" opacity=".6" d="M490 284a150 150 0 0 1 300 0"/><path stroke="#ffe2b0" stroke-width="3.500" opacity=".6" d="M483 284a157 157 0 0 1 314 0"/></g>
<g fill="url(#${b}-dog)"><circle cx="487" cy="284" r="38"/><circle cx="793" cy="284" r="38"/></g>
<g fill="none" stroke="#fff" stroke-width="2.4" opacity=".8">${repeat(`${b}-x`, [
      [250, 120, 1.1],
      [470, 96, 0.6, 14],
      [820, 110, 0.8, 20],
      [930, 190, 0.8, 8],
      [300, 300, 0.7, 10],
      [760, 320, 0.5],
      [180, 210, 0.6, 24],
    ])}</g>
${ply(b, 'm', spires, theme.far, '#fff')}<path fill="#a3c6e8" opacity=".8" d="${facets}"/>
${ply(b, 'd', drift, theme.mid, '#fff')}
<g fill="#fff">${slipped}<path id="${b}-w" d="${blank}"/></g><path fill="#6f9fd4" d="${openings}"/>
${ply(b, 'n', near, theme.near, '#fff')}<path fill="#fff" opacity=".6" d="${drifts}"/>
${ply(b, 'f', floor, `url(#${b}-floor)`, '#fff')}<path fill="#6f9fd4" opacity=".8" d="${cracks}"/><path fill="#8fb6e0" opacity=".6" d="${groundCuts(16, 524, 606, random(6), 120)}"/>
<ellipse cx="640" cy="556" rx="600" ry="84" fill="url(#${b}-pool)"/>
${ply(b, 'k', bank, `url(#${b}-front)`, '#e2f1fc')}
${lanternHalo(b, 1060, 124, 34, 1)}<g filter="url(#${b}-s)" fill="${theme.k0}">${repeat(`${b}-c`, [
      [70, 740, 1.5],
      [222, 734, 0.86],
      [1236, 738, 1.1],
    ])}<path d="${bough}"/></g><g fill="#cfe4f6">${repeat(`${b}-cap`, [
      [70, 740, 1.5],
      [222, 734, 0.86],
      [1236, 738, 1.1],
    ])}</g>
<path fill="#e2f1fc" d="${taper('1300,104 1190,118 1100,108 1040,120', [14, 10, 7, 0])}"/>
<g filter="url(#${b}-s)"><path fill="#fff" transform="translate(0 4)" d="${icicles}" opacity=".9"/><path fill="${theme.k0}" d="${icicles}"/></g>
<path fill="url(#${b}-ice)" stroke="#4a86c4" stroke-width="2.5" d="${ice}"/><path fill="#8cc0ea" d="${iceFacets}"/>${lantern(b, 1060, 124, theme.k0, 34, 1, 0)}<path fill="none" stroke="#fff" stroke-width="3.5" d="M1025 162l-4 46M1091 160l8 24M1092 222l-6 18"/>`,
  ),
}
