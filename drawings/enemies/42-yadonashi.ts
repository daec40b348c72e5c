import { creature, glow, inkOnGel, paper } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { type GelRamp, gelGradient, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { along, circle, shape, taper } from '../tools/paper.ts'

// A hermit crab without a shell, one pincer raised against whoever looks; its other eye watches its bare tail.
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
const cup = '-42,2* -34,2* -26,-18* -14,-6* -6,2* 42,2* 38,-36 27,-58 -27,-58 -38,-36'
const cupBreak = 'M-42 2h8l8-20l12 12l8 8h48v-7h-46l-8-8l-16-15l-8 23h-6z'
const cupBands =
  taper('-35,-46 0,-41 35,-46', [7, 8, 7], { per: 1 }) +
  taper('-40,-28 -24,-25 -8,-25', [4, 4, 4], { per: 1 }) +
  taper('8,-24 24,-25 40,-28', [4, 4, 4], { per: 1 })
const cupFoot = 'M-14-74h28v14h-28z'
const carapace = '104,298 110,256 140,226 184,214 228,226 254,258 256,302 230,334 176,346 126,332'
const claw = '88,312* 48,296 22,256 20,206 38,160 78,124* 64,166 66,196 80,216* 96,200 104,172 100,134* 130,158 146,202 140,252 120,294'
/** A seam down each finger and warts in a row: no teeth, or it is a face. */
const clawLight =
  taper('76,292 44,258 36,212 52,164', [0, 12, 13, 0]) +
  taper('112,280 128,240 130,200 120,170', [0, 10, 11, 0]) +
  circle(80, 240, 7) +
  circle(86, 262, 5.5) +
  circle(92, 281, 4)
const legs =
  taper('140,318 92,302 60,330 36,374', [30, 26, 18, 0]) +
  taper('166,334 126,324 106,346 94,374', [30, 24, 17, 0]) +
  taper('204,336 186,342 170,356 158,376', [32, 24, 16, 0])
const farLegs = taper('214,320 262,310 282,340 270,372', [28, 22, 14, 0]) + taper('236,306 300,306 322,340 316,372', [26, 20, 13, 0])
const stalks = taper('160,244 158,210 152,166', [26, 17, 15]) + taper('214,238 224,190 226,138', [26, 17, 15])
const eyeBall = (x: number, y: number, gaze: readonly [number, number], scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}"><path fill="url(#${p}-e)" d="${shape('-19,2* -9,-13 7,-14 19,-3* 12,11 -4,15')}"/>${paper(circle(gaze[0], gaze[1], 8))}<circle cx="${gaze[0] - 3}" cy="${gaze[1] - 3}" r="2.500" fill="#fff"/></g>`

export const drawing: Drawing = creature(42, 'yadonashi', {
  size: [400, 400],
  beyond: { right: 46 },
  shadow: [196, 374, 168],
  defs:
    gelGradient('e42-g', [322, 256, 116], coral) +
    gelGradient('e42-c', [82, 240, 84], coral) +
    gelGradient('e42-b', [196, 276, 90], coral) +
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
    `<g transform="translate(328 180)rotate(6)scale(1.16)">${litPly(p, shape(cup) + cupFoot, { fill: ink.mid, edge: rim })}<path fill="#fff6e6" d="${cupBreak}"/><path class="gel" fill="#ffc08a" d="${cupBands}"/></g></g>` +
    litPly(p, legs, { edge: rim }) +
    litPly(p, stalks + circle(152, 152, 25) + circle(228, 118, 31), { edge: rim }) +
    litPly(p, shape(carapace), { fill: ink.mid, edge: rim }) +
    // it blushes
    `<g class="gel"><ellipse cx="168" cy="288" rx="17" ry="9" fill="url(#e42-b)"/><ellipse cx="234" cy="282" rx="14" ry="9" fill="url(#e42-b)"/><path fill="url(#e42-b)" d="${taper('184,308 194,301 203,309 213,300 223,306', [3, 6, 6, 6, 3], { per: 1 })}${taper('146,250 180,234 222,244', [0, 9, 0])}"/></g>` +
    `<g class="eye">${eyeBall(152, 152, [-7, 2], 1.02)}${eyeBall(228, 118, [8, 4], 1.24)}</g>` +
    paper(taper('124,140 148,130 180,138', [3, 9, 3]) + taper('194,98 224,84 262,100', [4, 11, 3])) +
    `<g class="claw">${litPly(p, taper('150,322 134,346 104,334 100,292', [24, 30, 32, 34]))}${litPly(p, shape(claw), { edge: rim, lift: 3 })}<g class="gel">${gelWindow(clawLight, 'e42-c', 2)}</g></g>`,
})
