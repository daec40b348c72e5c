import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { inset } from '../tools/points.ts'

const flame =
  '112,188 100,148 110,112 98,80 92,48* 126,66 140,92 146,52 172,26 212,6* 200,38 212,68 236,88 240,64 236,42* 270,74 288,114 298,156 288,196 254,224 200,234 146,222'
/** One layer of straw: ragged stalks from a shoulder line down to a hem. */
const straw = (y: number, half: number, length: number, count: number, spread: number): string =>
  Array.from({ length: count }, (_, index) => {
    const t = count > 1 ? (index / (count - 1)) * 2 - 1 : 0
    const end = length * (0.8 + (0.2 * ((index * 7) % 5)) / 4) - Math.abs(t) * 14
    return taper(
      [
        [200 + t * half, y],
        [200 + t * (half + spread * 0.4), y + end * 0.5],
        [200 + t * (half + spread) + ((index * 5) % 3) * 3 - 3, y + end],
      ],
      [(half / count) * 2.5, (half / count) * 2.7, 0],
      { per: 1 },
    )
  }).join('')
const spark = (x: number, y: number, size: number, tilt: number): string =>
  `<path transform="translate(${x} ${y})rotate(${tilt})scale(${size})" d="M0 14c-11-6-9-18 0-30c9 12 11 24 0 30z"/>`

export const drawing: Drawing = creature(31, 'hinokozou', {
  size: [400, 400],
  shadow: [200, 372, 92],
  defs:
    gelGradient('e31-g', [200, 166, 130], gels.spirit) +
    gelGradient('e31-b', [200, 280, 110], ['#f2ffff', '#8feaff', '#3a8aff', '#2440b8']) +
    gelGradient('e31-e', [196, 168, 60], gels.lamp) +
    haloGradient('e31-h', '#6fd6ff', 0.6),
  parts:
    glow('e31-h', 200, 188, 184) +
    // light of the body between the stalks
    `<path class="gel" fill="url(#e31-b)" d="${shape('150,206* 250,206* 280,270 278,304* 250,318 200,316 150,318 122,304* 120,270')}"/>` +
    underShadow(
      'e31',
      paper(
        taper('176,310 172,336 170,360', [24, 18, 16]) +
          taper('228,310 232,336 236,360', [24, 18, 16]) +
          shape('148,372* 152,354 172,348 186,358 186,372*') +
          shape('222,372* 224,356 240,348 258,356 262,372*'),
      ),
    ) +
    litPly('e31', straw(262, 74, 82, 12, 44), { edge: innerRim, fill: ink.mid }) +
    litPly('e31', straw(228, 58, 84, 10, 52), { edge: rim }) +
    litPly('e31', straw(200, 44, 68, 9, 40), { edge: rim }) +
    // arms out of the coat: a taper stick in one hand, the other on the hip
    underShadow(
      'e31',
      paper(
        taper('140,256 104,270 72,250', [26, 20, 15]) + circle(68, 246, 13) + taper('258,256 294,272 300,300 272,308', [26, 20, 17, 14]),
      ),
    ) +
    paper(taper('76,256 62,226 44,178', [7, 7, 5])) +
    `<g class="gel" fill="url(#e31-g)"><path fill="#0a0410" d="${shape('42,188 24,174 24,146 38,116* 54,142 62,166')}"/><path fill="#8feaff" d="${shape('42,182 31,170 32,150 39,130* 50,148 54,166')}"/></g>` +
    litPly('e31', shape(flame), { edge: rim }) +
    `<g class="gel"><path fill="url(#e31-g)" stroke="#04081c" stroke-opacity=".5" stroke-width="3" d="${shape(inset(flame, 200, 160, 0.86, 2))}"/>` +
    inkOnGel(
      taper('128,110 148,132 150,108 140,92', [0, 7, 5, 0]) +
        taper('180,44 168,76 186,104 176,122', [0, 8, 7, 0]) +
        taper('212,72 214,96 232,110', [0, 7, 0]) +
        taper('254,82 262,110 252,132', [0, 7, 0]),
      '#0d1f66',
      0.75,
    ) +
    '</g>' +
    // a boy's face: brows up, one tooth missing
    underShadow(
      'e31',
      paper(
        shape('126,166* 144,148 172,154 184,176* 176,194 152,198 134,186') +
          shape('272,160* 252,146 226,152 214,174* 222,192 246,196 264,182') +
          shape('152,202* 176,210 204,212 236,206 254,196* 246,222 216,232 178,226'),
      ),
    ) +
    `<g class="eye"><path fill="url(#e31-e)" d="${shape('134,168* 150,156 172,166 178,178* 166,188 146,186')}${shape('264,163* 248,154 228,162 220,176* 232,186 252,184')}"/>${paper(circle(155, 174, 7) + circle(240, 172, 7))}<circle cx="152" cy="170" r="2.5" fill="#fff"/><circle cx="237" cy="168" r="2.5" fill="#fff"/></g>` +
    paper('M172 209l14 2l-4 10l-8-1zM206 213l14-2l-1 9l-10 1z', '#f2ffff') +
    paper(taper('120,146 146,132 176,144', [2, 8, 2]) + taper('276,142 252,128 224,140', [2, 8, 2])) +
    paper('M196 190l9 0l-4 7z') +
    // knot of the coat
    litPly(
      'e31',
      shape('180,232 196,222 212,230 208,244 188,246') +
        taper('192,240 182,262 172,272', [7, 6, 0]) +
        taper('204,242 212,262 224,270', [7, 6, 0]),
      { edge: rim },
    ) +
    // sparks on the coat
    `<g fill="#8feaff">${spark(302, 334, 0.8, 24)}${spark(322, 300, 0.6, 40)}${spark(110, 318, 0.7, -14)}${spark(336, 244, 0.5, 20)}${spark(320, 60, 0.6, 16)}${spark(72, 96, 0.5, -24)}</g>`,
})
