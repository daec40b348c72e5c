import { creature, glow, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, crescent, shape, taper } from '../tools/paper.ts'

const outer =
  '232,104* 512,104* 536,150 520,210 466,252 412,278 400,292 412,308 470,336 526,378 540,424 518,470* 226,470* 204,424 218,378 274,336 332,308 344,292 332,278 278,252 224,210 208,150'
const upper = shape('244,108* 500,108* 518,150 504,200 452,240 398,266 386,288 372,292 358,288 346,266 292,240 240,200 226,150')
const lower = shape('372,292 386,298 400,320 456,346 508,386 522,424 506,464* 238,464* 222,424 236,386 288,346 344,320 358,298')
// the sand has gathered under the ceiling and goes on rising
const sand = shape('240,108* 504,108* 514,140 492,156 450,166 412,190 388,214 372,236 356,214 332,190 294,166 252,156 230,140')
const rest = shape('228,440 262,446 300,432 340,440 372,422 404,440 444,432 482,446 518,438 508,464* 236,464*')
const slab = (y: number): string =>
  shape([
    [176, y - 22, true],
    [200, y - 26],
    [372, y - 22],
    [544, y - 26],
    [568, y - 22, true],
    [578, y],
    [566, y + 22, true],
    [540, y + 26],
    [372, y + 22],
    [204, y + 26],
    [178, y + 22, true],
    [166, y],
  ])
const post = (x: number, bow: number): string =>
  taper(
    [
      [x, 92],
      [x + bow * 0.7, 180],
      [x + bow, 290],
      [x + bow * 0.7, 400],
      [x, 478],
    ],
    [26, 18, 28, 18, 26],
  )
// the hands of the clock are its arms; the short one points at the party
const hourHand =
  taper('188,300 150,316 112,336', [22, 16, 14]) + shape('120,322* 104,318 84,328 72,346 54,362 26,382* 62,378 88,374 108,362 122,344*')
const minuteHand =
  taper('556,288 598,228 642,150', [22, 16, 12]) + shape('630,152* 632,128 646,104 664,84 690,44* 690,86 684,114 670,138 652,162*')
const leg = (points: string): string => taper(points, [44, 32, 34, 26])
const geta = (x: number, y: number): string =>
  shape([
    [x - 66, y - 18, true],
    [x - 20, y - 22],
    [x + 56, y - 18, true],
    [x + 58, y - 6, true],
    [x + 36, y - 4, true],
    [x + 38, y + 16, true],
    [x + 20, y + 16, true],
    [x + 18, y - 4, true],
    [x - 22, y - 4, true],
    [x - 20, y + 16, true],
    [x - 40, y + 16, true],
    [x - 42, y - 4, true],
    [x - 68, y - 6, true],
  ])
const toes = (x: number, y: number): string =>
  shape([
    [x - 58, y - 18],
    [x - 60, y - 36],
    [x - 40, y - 44],
    [x - 10, y - 48],
    [x + 30, y - 54],
    [x + 40, y - 18, true],
  ])
// a caravan that walks on the underside of the sand
const camel = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y})rotate(${turn})scale(1.15)" d="M-16 0l2-13q-2-9 5-9q3-6 7 0q4-6 8 0q4 0 5 4l4-8l9 1l-2 4h-4l-4 12l-3 1l1 8h-3l-2-8h-12l-1 8z"/>`
const person = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y})rotate(${turn})scale(1.15)" d="M-5 0l1-12q-1-5 1-6q-3-4 3-5q5 1 3 5q3 2 2 8l6-4l1 3l-7 5l0 6z"/>`
const hours = [190, 216, 250, 262, 306, 340, 384, 400, 446, 462, 500, 540]
  .map((x, index) => `M${x} ${index % 3 === 0 ? 79 : 84}l5 0l-1 ${index % 3 === 0 ? 26 : 16}l-3 0z`)
  .join('')
const grains = [
  [372, 276, 3],
  [366, 252, 2.5],
  [378, 262, 2.5],
  [372, 332, 3],
  [364, 352, 3],
  [380, 366, 3.5],
  [370, 384, 3],
  [358, 402, 3],
  [384, 404, 3],
  [348, 380, 2.5],
  [396, 388, 2.5],
]
  .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
  .join('')

export const drawing: Drawing = creature(25, 'zuredoki', {
  size: [740, 590],
  shadow: [372, 566, 220],
  defs:
    gelGradient('e25-u', [372, 250, 190], gels.spirit) +
    gelGradient('e25-l', [372, 390, 190], gels.dark) +
    gelGradient('e25-n', [372, 130, 170], ['#fff', '#e8fbff', '#a9e6ff', '#5fb2f0']) +
    gelGradient('e25-e', [0, 0, 34], gels.thunder) +
    haloGradient('e25-h', '#8a7cff', 0.6),
  parts:
    `${litPly('e25', leg('324,440 276,486 262,520 258,552'), { shadow: false })}${litPly('e25', leg('440,430 492,480 480,520 466,560'), { shadow: false })}${litPly('e25', toes(254, 550) + geta(258, 546), { edge: innerRim })}${litPly('e25', toes(462, 556) + geta(466, 552), { edge: innerRim })}` +
    `<g transform="rotate(-6 372 330)translate(34-4)scale(.91)">${
      glow('e25-h', 372, 290, 262) +
      `<g class="far">${paper(post(214, -34) + post(530, 34), ink.mid)}</g>` +
      litPly('e25', shape(outer), { edge: rim }) +
      `<g class="gel">${gelWindow(upper, 'e25-u')}${gelWindow(lower, 'e25-l')}<path fill="url(#e25-n)" d="${sand}"/>` +
      `<path fill="#2b5fb8" opacity=".35" d="${taper('256,128 330,138 440,126', [0, 4, 0], { per: 1 })}${taper('300,148 370,158 450,142', [0, 4, 0], { per: 1 })}${taper('344,178 376,184 404,174', [0, 4, 0], { per: 1 })}"/>` +
      `<path fill="url(#e25-n)" d="${taper('372,440 373,360 371,300 373,226', [16, 5, 5, 9])}${grains}"/><path fill="#1d1048" opacity=".75" d="${rest}"/>` +
      `<g fill="#131a55">${camel(280, 163, 192)}${camel(322, 180, 208)}${person(346, 202, 222)}${camel(430, 179, 146)}${person(468, 162, 164)}</g></g>` +
      // bridges of the glass
      underShadow(
        'e25',
        paper(
          taper('226,150 300,236 352,274', [10, 7, 3]) +
            taper('518,150 444,236 392,274', [10, 7, 3]) +
            taper('346,282 372,276 398,282', [16, 12, 16]) +
            taper('346,302 372,308 398,302', [16, 12, 16]) +
            taper('332,292 372,292 412,292', [14, 20, 14]),
        ),
      ) +
      `<path fill="#f4fbff" opacity=".8" d="${shape('246,196* 238,170 242,146 254,136* 250,160 252,180')}${shape('246,420* 250,396 268,372 288,360* 272,384 260,404')}"/>` +
      // face: two clocks as eyes
      underShadow(
        'e25',
        paper(
          shape('262,372* 292,352 330,362 348,392* 330,414 296,414 272,400') +
            shape('482,360* 452,344 414,358 398,388* 416,410 450,408 472,392'),
        ),
      ) +
      `<g class="eye"><g transform="translate(306 388)"><path fill="url(#e25-e)" d="${shape('-34,-10* -10,-20 18,-14 30,4* 16,14 -12,14')}"/>${paper(circle(-8, 0, 9))}<circle cx="-12" cy="-5" r="3" fill="#fff"/></g>` +
      `<g transform="translate(440 380)"><path fill="url(#e25-e)" d="${shape('34,-12* 10,-20 -18,-12 -30,6* -16,16 12,14')}"/>${paper(circle(-6, 2, 9))}<circle cx="-10" cy="-3" r="3" fill="#fff"/></g></g>` +
      underShadow(
        'e25',
        paper(shape('296,434* 318,424 340,434 362,424 384,434 406,424 428,432 452,424* 436,450 404,456 368,454 330,456')),
      ) +
      paper('M318 434l10 14l10-13zM364 432l9 15l10-14zM406 432l9 14l10-12z', '#f4e6ff') +
      litPly('e25', slab(90), { edge: rim }) +
      litPly('e25', slab(488), { edge: innerRim }) +
      // the marks of the hours, out of place
      `<path fill="url(#e25-n)" d="${hours}"/><path transform="translate(744 578)rotate(180)" fill="url(#e25-e)" opacity=".9" d="${hours}"/>` +
      litPly('e25', 'M336 66q0-38 36-38t36 38h-12q0-26-24-26t-24 26z', { edge: rim, shadow: false }) +
      `<g class="arms">${litPly('e25', hourHand, { edge: rim })}${litPly('e25', minuteHand, { edge: rim })}${paper(circle(188, 298, 20) + circle(556, 288, 20))}<path fill="url(#e25-n)" d="${circle(188, 298, 8)}${circle(556, 288, 8)}${crescent(86, 352, 10, 2.6)}${crescent(664, 122, 10, -1)}"/></g>`
    }</g>`,
})
