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
// Far too small a shell: the bowl of a broken tea cup
const cup = '-34,-6* -20,8 -4,-4 12,8 36,-8* 34,-40 22,-62 -20,-62 -32,-40'
const cupFoot = 'M-14-74h28v14h-28z'
const carapace = '96,300 100,254 128,218 176,204 224,216 252,252 254,300 226,334 168,346 118,332'
const claw =
  '70,300 42,264 30,212 38,156 62,108 100,72* 98,106 86,140 88,178* 118,200 150,182* 150,148 158,118 174,92* 190,138 190,192 172,250 142,292 104,312'
const clawLight =
  taper('92,292 62,262 46,206', [0, 15, 0]) +
  taper('100,290 84,258 80,214', [0, 15, 0]) +
  taper('110,290 118,256 118,222', [0, 15, 0]) +
  taper('120,288 150,254 166,200', [0, 16, 0]) +
  taper('44,190 50,158 72,122', [0, 9, 0]) +
  taper('176,184 178,156 174,124', [0, 7, 0])
const legs =
  taper('148,322 94,308 52,334 30,372', [30, 24, 16, 0]) +
  taper('172,334 128,326 98,346 86,372', [30, 24, 16, 0]) +
  taper('204,334 200,346 168,352 150,372', [32, 24, 15, 0])
const farLegs =
  taper('214,320 262,310 282,340 270,372', [28, 22, 14, 0]) +
  taper('236,306 300,306 322,340 316,372', [26, 20, 13, 0]) +
  taper('190,330 226,342 232,356 216,372', [26, 20, 13, 0])
const eyeBall = (x: number, y: number, gaze: readonly [number, number]): string =>
  `<g transform="translate(${x} ${y})"><path fill="url(#${p}-e)" d="${shape('-19,2* -9,-13 7,-14 19,-3* 12,11 -4,15')}"/>${paper(circle(gaze[0], gaze[1], 8))}<circle cx="${gaze[0] - 3}" cy="${gaze[1] - 3}" r="2.500" fill="#fff"/></g>`

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
    `<g transform="translate(318 158)rotate(-30)scale(1.16)">${litPly(p, shape(cup) + cupFoot, { fill: ink.mid, edge: rim })}<path class="gel" fill="#ffc08a" d="${leaf(-26, -48, 52, 3, 0)}${taper('-27,-24 -14,-34 -2,-22 10,-34 26,-24', [0, 6, 5, 6, 0])}"/></g></g>` +
    litPly(p, legs, { edge: rim }) +
    litPly(p, shape(carapace), { fill: ink.mid, edge: rim }) +
    `<path class="gel" fill="url(#e42-b)" d="${leaf(214, 234, 44, 5, 0.75)}${leaf(196, 224, 40, 4, 0.6)}${taper('188,306 198,298 208,306 218,298 230,306', [2, 5, 5, 5, 2], { per: 1 })}${leaf(196, 264, 18, 3, 1.9)}${leaf(208, 264, 18, 3, 1.9)}${leaf(220, 264, 18, 3, 1.9)}"/>` +
    litPly(
      p,
      taper('156,244 124,210 118,164', [22, 16, 14]) +
        taper('212,226 222,176 220,120', [24, 17, 15]) +
        circle(118, 148, 25) +
        circle(220, 102, 28),
      {
        edge: rim,
      },
    ) +
    `<g class="eye">${eyeBall(118, 148, [-7, 2])}${eyeBall(220, 102, [8, 4])}</g>` +
    paper(taper('92,136 112,126 140,132', [2, 9, 3]) + taper('192,92 216,78 246,92', [3, 9, 2])) +
    `<g class="claw">${litPly(p, taper('196,304 170,330 124,322 96,286', [0, 34, 36, 40]) + shape(claw), { edge: rim })}<g class="gel">${gelWindow(clawLight, 'e42-c', 2)}</g></g>`,
})
