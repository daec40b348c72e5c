import { creature, glow, innerRim, paper, underShadow } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, haloGradient, ink, litPly, rim } from '../figure.ts'
import { along, circle, leaf, shape, taper } from '../paper.ts'

const stake = shape(
  '132,420 128,340 134,250 126,170 132,110 126,64* 148,94 158,40* 176,86 190,58* 204,98 226,52* 232,104 252,82* 256,150 262,220 256,300 266,360 268,424 200,440',
)
const roots =
  taper('160,410 130,432 104,438 76,468', [56, 40, 28, 0]) +
  taper('176,420 160,444 150,470', [44, 30, 8]) +
  taper('230,416 262,430 284,442 322,470', [56, 40, 28, 0]) +
  taper('216,424 232,446 238,470', [44, 30, 8])
const branch =
  taper('146,266 96,262 66,226 58,180', [38, 26, 20, 13]) +
  taper('66,218 38,206 24,182', [13, 9, 0]) +
  taper('60,190 40,166 40,138', [12, 8, 0]) +
  taper('58,186 66,160 60,132', [11, 8, 0]) +
  taper('62,198 84,180 88,160', [10, 7, 0])
// scales of charcoal with light between them
const cracks = (
  [
    [146, 150, 44, 5, 88],
    [248, 160, 60, 5, 92],
    [142, 276, 58, 5, 84],
    [168, 316, 46, 5, 98],
    [252, 280, 66, 5, 84],
    [156, 372, 44, 5, 96],
    [246, 372, 42, 5, 84],
    [196, 396, 34, 4, 90],
    [150, 210, 26, 4, 24],
    [146, 336, 34, 4, -14],
    [220, 356, 34, 4, 12],
    [148, 240, 24, 4, -20],
    [228, 258, 26, 4, 10],
    [160, 128, 30, 4, 10],
    [214, 126, 32, 4, -14],
    [166, 424, 30, 4, 8],
    [214, 334, 30, 4, 80],
    [180, 110, 26, 4, 84],
    [222, 96, 26, 4, 96],
  ] as const
)
  .map(([x, y, length, width, degrees]) => leaf(x, y, length, width, (degrees * Math.PI) / 180))
  .join('')
const ropeLine = '118,352 150,368 200,374 246,366 282,346'
const ropeLine2 = '120,374 152,390 202,396 248,388 280,370'
const twist = (points: string): string =>
  along(
    points,
    [22, 22],
    12,
    ({ x, y, dx, dy }) => leaf(x - dx * 8 + dy * 4, y - dy * 8 - dx * 4, 18, 3, Math.atan2(dy, dx) + 0.6),
    0.04,
    0.96,
  )
const fire = shape('150,104 126,84 124,48 140,14* 150,42 164,50 172,28 166,8* 196,28 206,54 220,40 222,16* 246,50 256,84 240,110 196,120')

export const drawing: Drawing = creature(34, 'yakebokkui', {
  size: [400, 500],
  shadow: [198, 472, 118],
  defs:
    gelGradient('e34-g', [196, 220, 240], gels.spirit) +
    gelGradient('e34-f', [194, 110, 104], ['#ffffff', '#a8ecff', '#3a9cff', '#2446c8']) +
    gelGradient('e34-e', [194, 200, 48], ['#ffffff', '#ffd0ff', '#e04fe8', '#7a10a8']) +
    haloGradient('e34-h', '#5fb8ff', 0.6) +
    haloGradient('e34-i', '#f08aff', 0.7),
  parts:
    glow('e34-h', 196, 196, 190) +
    `<g class="gel"><path fill="url(#e34-f)" opacity=".95" d="${fire}"/></g>` +
    `<g class="arms">${litPly('e34', branch, { edge: rim })}${paper(taper('250,250 286,244 300,224', [30, 22, 14]) + shape('296,232* 290,212 304,202* 306,214 318,212* 312,230'), ink.near)}</g>` +
    litPly('e34', stake + roots, { edge: rim }) +
    `<path class="gel" fill="url(#e34-g)" d="${cracks}"/>` +
    // a carving: an umbrella with two names
    `<path fill="none" stroke="url(#e34-g)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M168 292L198 262L228 292ZM198 262V342M178 306l4 22M216 306l-3 22M198 250v4"/>` +
    // eye, glowing
    paper(shape('132,206* 152,170 192,154 234,166 258,196* 240,228 200,244 158,234'), innerRim) +
    paper(shape('132,209* 152,174 192,158 234,170 258,199* 240,230 200,246 158,236')) +
    glow('e34-i', 194, 200, 52) +
    `<g class="eye"><path fill="url(#e34-e)" d="${shape('144,206* 162,182 194,172 228,180 246,200* 228,220 198,230 164,224')}"/>${paper('M190 174q-16 28 0 54q16-26 0-54z')}<circle cx="176" cy="192" r="6" fill="#fff"/></g>` +
    paper(shape('120,196* 150,158 196,142 240,154 270,188* 236,170 196,162 156,176')) +
    // the rope it once held
    underShadow(
      'e34',
      paper(
        taper(ropeLine, [22, 22, 22, 22, 22]) +
          taper(ropeLine2, [20, 20, 20, 20, 20]) +
          taper('278,356 306,380 312,416 304,444', [22, 18, 16, 14]) +
          taper('304,436 294,456 292,470', [6, 5, 0]) +
          taper('305,438 308,458 306,474', [6, 5, 0]) +
          taper('307,436 320,454 324,468', [6, 5, 0]),
        ink.mid,
      ),
    ) +
    `<path fill="${rim}" opacity=".7" d="${twist(ropeLine)}${twist(ropeLine2)}${twist('284,360 306,382 311,430')}"/>` +
    // sparks
    `<path class="gel" fill="#a8ecff" d="${circle(280, 60, 4)}${circle(300, 96, 3)}${circle(92, 84, 4)}${circle(76, 116, 2.5)}${circle(270, 24, 3)}"/>`,
})
