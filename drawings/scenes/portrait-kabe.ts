import { bust, inFront } from '../people/guild.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, quad, radial } from '../places/scenery.ts'

// 貼り壁. It is a wall, so it keeps its mouth shut: two old notices, one crack.
const p = 'pws'
const coping = shape('-10,92* 410,92* 410,116* -10,116*')
const ridge = shape('-10,60* 410,60* 410,92* -10,92*')
const tiles = Array.from({ length: 10 }, (_, at) => circle(16 + at * 42, 116, 15)).join('')
const tileFaces = Array.from({ length: 10 }, (_, at) => circle(16 + at * 42, 116, 9)).join('')
const ribs = Array.from({ length: 9 }, (_, at) => box(36 + at * 42, 62, 3, 44)).join('')
const plaster = box(0, 100, 400, 300)
const straw =
  'M60 170l14 4M330 184l16-5M46 250l13-6M352 262l14 5M200 150l16 4M196 210l12-5M90 340l15 5M310 348l16-4M150 380l14-4M256 372l15 5M366 320l10 3M36 316l12 4M204 256l10 4'
const stones = 'M0 398h400M70 372v28M170 372v28M270 372v28M360 372v28'
// Two notices as eyes: what is written on them happens to be round
const noteLeft = quad([84, 172], [172, 166], [176, 250], [90, 256])
const noteRight = quad([228, 166], [316, 174], [310, 256], [222, 250])
const lids = quad([84, 172], [172, 166], [173, 194], [85, 200]) + quad([228, 166], [316, 174], [314, 202], [226, 194])
const marks = circle(132, 218, 19) + circle(268, 218, 19)
const lights = circle(125, 211, 5) + circle(261, 211, 5)
const pins = circle(128, 176, 5.5) + circle(272, 177, 5.5)
const mouth = taper('128,318 160,312 196,318 236,311 276,317', [1, 5, 6, 5, 1])
const cracks =
  taper('276,317 296,306 306,318 324,308', [3, 3, 2, 0], { per: 1 }) +
  taper('128,318 112,326 104,318 90,328', [3, 3, 2, 0], { per: 1 }) +
  taper('196,318 192,332 198,344', [3, 2, 0], { per: 1 }) +
  taper('56,120 66,150 58,172 70,190', [4, 3, 2, 0], { per: 1 })
const bricks = shape('330,360* 352,340 380,346 404,338* 404,404* 322,404* 338,386')
const laths = 'M338 362h66M332 382h72M352 346v58M378 348v56'
// A small slip between the eyes and a scrap that somebody tore off
const slip = quad([190, 232], [212, 230], [215, 272], [193, 274])
const scrap = quad([40, 300], [62, 296], [56, 316], [44, 322])
const tail = taper('300,72 328,90 330,122 346,148 334,172', [13, 13, 12, 10, 3])

export const drawings = bust('portrait-kabe', p, {
  defs: radial(`${p}-halo`, [0, '#ffcf78', 0.8], [1, '#ff9a3c', 0]),
  light: ['#ffb08a', '#7a3a5c'],
  behind: `<path fill="#a8685c" d="${plaster}"/><path fill="#ffd0a0" opacity=".25" d="M0 100h400v110q-200 70-400 0z"/><path fill="none" stroke="#e0a884" stroke-width="2.500" stroke-linecap="round" opacity=".7" d="${straw}"/><path fill="#5a2c3c" d="${bricks}"/><path fill="none" stroke="#8a5a5a" stroke-width="4" d="${laths}"/>`,
  before:
    `<g filter="url(#${p}-s)"><path fill="#fff0cf" d="${noteLeft}${noteRight}"/><path fill="#f3dcb0" d="${slip}"/></g><path fill="#2a1018" d="${marks}"/><path fill="#fff8e6" d="${lights}"/><path fill="#e0bf8e" d="${lids}"/><path fill="none" stroke="#a8764e" stroke-width="3" d="M85 200l88-6M226 194l88 8"/><path fill="none" stroke="#9a6a48" stroke-width="2.500" opacity=".7" d="M98 186l54-3M244 184l56 4M198 242l10-1M198 251l11-1M199 260l8-1"/><path fill="#c2362c" d="${pins}"/><path fill="#c8a078" d="${scrap}"/>` +
    `<path fill="#3a1824" d="${mouth}${cracks}"/><path fill="#5a2c3c" d="${box(0, 372, 326, 28)}"/><path fill="none" stroke="#8a5060" stroke-width="3" d="${stones}"/>` +
    `<g filter="url(#${p}-s)"><path fill="#ffc27a" transform="translate(0-2.500)" d="${ridge}${coping}${tiles}"/><path fill="#1d1024" d="${ridge}${coping}${tiles}"/></g><path fill="none" stroke="#e0955c" stroke-width="2" opacity=".7" d="${tileFaces}"/><path fill="#6b3a52" d="${ribs}"/><g filter="url(#${p}-s)"><path fill="#150d1c" d="${tail}"/></g>` +
    `${[64, 320].map((x) => `<g transform="translate(${x} 22)"><circle r="40" fill="url(#${p}-halo)"/></g>`).join('')}`,
  lids: inFront(
    `<path fill="#e8cc9c" d="${noteLeft}${noteRight}"/><path fill="none" stroke="#7a4a34" stroke-width="5" stroke-linecap="round" d="M104 226q28 12 56 0M240 226q28 12 56 0"/>`,
  ),
})
