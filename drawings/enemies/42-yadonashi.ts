import { creature, glow, inkOnGel, paper } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { type GelRamp, gelGradient, gelWindow, haloGradient, ink, litPly, rim } from '../figure.ts'
import { along, circle, leaf, shape, taper } from '../paper.ts'

// A hermit crab without a shell runs on tiptoe: one eye peeps through its pincer, the other watches its bare tail.
const p = 'e42'
const coral: GelRamp = ['#fff6e6', '#ffc08a', '#f4623a', '#9c1a3a']
const tail = '196,296 264,326 334,294 350,222 322,160'
const tailWidths = [70, 100, 92, 68, 36]
const tailRings = along(
  tail,
  tailWidths,
  7,
  ({ x, y, dx, dy, width }) => {
    const half = width * 0.46
    return taper(
      [
        [x - dy * half - dx * 6, y + dx * half - dy * 6],
        [x + dx * 12, y + dy * 12],
        [x + dy * half - dx * 6, y - dx * half - dy * 6],
      ],
      [3, 10, 6],
      { per: 1, decimals: 0 },
    )
  },
  0.2,
  0.94,
)
// Far too small a shell: a tea cup with two bands with a piece out of its rim, the break white
const cup = '-42,2* -16,2* -6,-22* 6,-8* 16,2* 42,2* 38,-36 27,-58 -27,-58 -38,-36'
const cupBreak = 'M-42 2h26l10-24l12 14l10 10h26v-6h-24l-10-10l-15-18l-11 28h-24z'
const cupBands =
  taper('-35,-46 0,-41 35,-46', [7, 8, 7], { per: 1 }) +
  taper('-40,-28 -24,-25 -8,-25', [4, 4, 4], { per: 1 }) +
  taper('8,-24 24,-25 40,-28', [4, 4, 4], { per: 1 })
const cupFoot = 'M-14-74h28v14h-28z'
const carapace = '96,300 100,254 128,218 176,204 224,216 252,252 254,300 226,334 168,346 118,332'
const claw =
  '70,300 42,264 30,212 38,156 62,108 100,72* 98,106 86,140 88,178* 118,200 150,182* 150,148 158,118 174,92* 190,138 190,192 172,250 142,292 104,312'
/** A seam down its outer side, one in the thumb, and warts in a row: no teeth, or it is a face. */
const clawLight =
  taper('94,290 58,256 48,200 58,148 84,104', [0, 13, 15, 11, 0]) +
  taper('128,282 158,244 174,196 176,128', [0, 9, 13, 0]) +
  circle(96, 226, 7) +
  circle(104, 248, 6) +
  circle(112, 267, 4.5)
const legs =
  taper('148,322 94,308 52,334 30,372', [30, 24, 16, 0]) +
  taper('172,334 128,326 98,346 86,372', [30, 24, 16, 0]) +
  taper('204,334 200,346 168,352 150,372', [32, 24, 15, 0])
const farLegs =
  taper('214,320 262,310 282,340 270,372', [28, 22, 14, 0]) +
  taper('236,306 300,306 322,340 316,372', [26, 20, 13, 0]) +
  taper('190,330 226,342 232,356 216,372', [26, 20, 13, 0])
const eyeBall = (x: number, y: number, gaze: readonly [number, number], scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}"><path fill="url(#${p}-e)" d="${shape('-19,2* -9,-13 7,-14 19,-3* 12,11 -4,15')}"/>${paper(circle(gaze[0], gaze[1], 8))}<circle cx="${gaze[0] - 3}" cy="${gaze[1] - 3}" r="2.500" fill="#fff"/></g>`

export const drawing: Drawing = creature(42, 'yadonashi', {
  size: [400, 400],
  beyond: { right: 46 },
  shadow: [196, 374, 168],
  defs:
    gelGradient('e42-g', [322, 256, 116], coral) +
    gelGradient('e42-c', [110, 246, 78], coral) +
    gelGradient('e42-b', [176, 280, 80], coral) +
    gelGradient('e42-e', [0, 0, 22], ['#fffbe6', '#ffe6a0', '#ffb04a', '#d8562a']) +
    haloGradient('e42-h', '#ffb08a', 0.6, '#f4623a'),
  parts:
    glow('e42-h', 322, 240, 124) +
    `<g class="far">${paper(farLegs, ink.mid)}</g>` +
    `<g class="tail">${litPly(p, taper(tail, tailWidths), { edge: rim })}<g class="gel">${gelWindow(
      taper(
        tail,
        tailWidths.map((width) => width - 24),
      ),
      'e42-g',
      2,
    )}${inkOnGel(tailRings, '#2a0612', 0.9)}</g>` +
    `<g transform="translate(318 158)rotate(-30)scale(1.16)">${litPly(p, shape(cup) + cupFoot, { fill: ink.mid, edge: rim })}<path fill="#fff6e6" d="${cupBreak}"/><path class="gel" fill="#ffc08a" d="${cupBands}"/></g></g>` +
    litPly(p, legs, { edge: rim }) +
    litPly(p, shape(carapace), { fill: ink.mid, edge: rim }) +
    `<path class="gel" fill="url(#e42-b)" d="${leaf(214, 234, 44, 5, 0.75)}${leaf(196, 224, 40, 4, 0.6)}${taper('188,306 198,298 208,306 218,298 230,306', [2, 5, 5, 5, 2], { per: 1 })}${leaf(196, 264, 18, 3, 1.9)}${leaf(208, 264, 18, 3, 1.9)}${leaf(220, 264, 18, 3, 1.9)}"/>` +
    litPly(
      p,
      taper('156,244 124,210 118,164', [22, 16, 14]) +
        taper('212,226 222,176 220,120', [24, 17, 15]) +
        circle(120, 152, 19) +
        circle(220, 102, 28),
      {
        edge: rim,
      },
    ) +
    `<g class="eye">${eyeBall(120, 152, [-7, 2], 0.74)}${eyeBall(220, 102, [8, 4])}</g>` +
    paper(taper('100,142 116,135 138,140', [2, 7, 2]) + taper('192,92 216,78 246,92', [3, 9, 2])) +
    `<g class="claw">${litPly(p, taper('196,310 170,334 128,326 100,290', [0, 28, 30, 34]))}<path fill="${ink.near}" stroke="${rim}" stroke-width="5" stroke-linejoin="round" paint-order="stroke" d="${shape(claw)}"/><g class="gel">${gelWindow(clawLight, 'e42-c', 2)}</g></g>`,
})
