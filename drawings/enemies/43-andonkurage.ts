import { creature, glow, inkOnGel, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { along, circle, shape, taper } from '../tools/paper.ts'

const frame = shape('74,130* 200,118 326,130* 340,190 334,258 318,312* 200,322 82,312* 66,258 60,190')
const front = shape('86,140* 232,132* 238,194 234,262 228,308* 94,300* 80,252 76,194')
const side = shape('246,132* 314,140* 324,192 318,256 304,300* 242,308* 248,262 252,194')
const roof = shape('38,132* 74,116 110,96 148,84 200,80 252,84 290,96 326,116 362,132* 326,142 200,128 74,142')
const threads = [
  '92,318 70,376 104,432 84,478',
  '124,318 146,366 112,420 132,468',
  '164,322 142,384 178,436 158,482',
  '202,324 224,380 186,428 206,470',
  '242,322 222,384 260,434 242,478',
  '276,318 298,364 264,416 284,464',
  '308,314 332,372 298,430 316,476',
]
const beads = threads.map((points) => along(points, [4], 4, ({ x, y, t }) => circle(x, y, 3 + t * 3.5), 0.3, 1)).join('')
const frills = [
  [140, 318, 150, 350, 132, 384, 148, 420],
  [184, 320, 198, 360, 178, 392, 196, 436],
  [228, 320, 214, 356, 234, 390, 216, 424],
  [268, 316, 280, 348, 262, 376, 274, 404],
]
const frill = frills
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]) =>
    taper(
      [
        [a, b],
        [c, d],
        [e, f],
        [g, h],
      ],
      [36, 26, 18, 0],
    ),
  )
  .join('')
const fish = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y})scale(${s})" d="M-24 0q16-17 34-3l16-11q-6 13 0 25l-16-10q-18 14-34-1z"/>`

export const drawing: Drawing = creature(43, 'andonkurage', {
  size: [400, 500],
  beyond: { left: 3 },
  shadow: [200, 486, 70],
  defs:
    gelGradient('e43-g', [160, 216, 140], gels.lamp) +
    gelGradient('e43-d', [236, 220, 150], ['#ffe9a0', '#ffb84d', '#f27a2a', '#a8301c']) +
    gelGradient('e43-t', [200, 300, 200], gels.fire) +
    gelGradient('e43-e', [156, 200, 60], gels.wood) +
    haloGradient('e43-h', '#ffb54d', 0.6),
  parts:
    glow('e43-h', 196, 210, 200) +
    `<g class="far">${paper(threads.map((points, index) => taper(points, index % 2 === 0 ? [9, 7, 6, 3] : [7, 6, 5, 2])).join(''), ink.mid)}<path class="gel" fill="#ffcf73" d="${beads}"/></g>` +
    // skirts of gel under the lamp
    `<g class="gel"><path fill="#1a0a10" d="${frills
      .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]) =>
        taper(
          [
            [a, b],
            [c, d],
            [e, f],
            [g, h],
          ],
          [46, 36, 28, 0],
        ),
      )
      .join('')}"/><path fill="url(#e43-t)" d="${frill}"/></g>` +
    litPly('e43', 'M160 84q-4-58 40-60q44 2 40 60h-12q3-46-28-48q-31 2-28 48z', { edge: rim, shadow: false }) +
    litPly('e43', frame, { edge: rim }) +
    `<g class="gel">${gelWindow(front, 'e43-g')}${gelWindow(side, 'e43-d')}` +
    // what swims inside
    `<g fill="#8c3a12" opacity=".55">${fish(196, 276, 0.9)}${fish(112, 168, 0.6)}${fish(282, 232, -0.7)}</g></g>` +
    // frame of the lamp
    underShadow(
      'e43',
      paper(
        taper('240,126 246,194 242,262 234,316', [12, 9, 9, 12]) +
          taper('78,226 160,234 242,230 324,222', [5, 5, 7, 5]) +
          taper('160,134 162,226', [4, 4]) +
          taper('284,136 288,226 280,304', [4, 4, 4]) +
          taper('150,232 152,306', [4, 4]),
      ),
    ) +
    inkOnGel(
      taper('84,180 160,188 240,184', [2, 3, 2]) +
        taper('86,274 160,282 236,278', [2, 3, 2]) +
        taper('250,184 320,178', [2, 2]) +
        taper('246,278 312,270', [2, 2]),
      '#7a2a10',
      0.7,
    ) +
    // drowsy, kind face
    underShadow(
      'e43',
      paper(
        shape('88,196* 106,182 130,186 144,202* 130,218 104,216') +
          shape('222,194* 206,180 182,186 170,202* 184,218 208,214') +
          shape('132,240* 148,248 168,247 182,238* 174,262 156,268 140,260'),
      ),
    ) +
    `<g class="eye"><path fill="url(#e43-e)" d="${shape('96,197* 112,192 136,203* 122,212 106,210')}${shape('215,195* 200,190 178,203* 190,211 206,208')}"/>${paper(circle(114, 202, 5.5) + circle(195, 201, 5.5))}</g>` +
    `<path fill="url(#e43-g)" d="${shape('142,258* 156,252 172,257* 164,264 150,264')}"/>` +
    inkOnGel(taper('90,176 112,166 136,172', [0, 6, 0]) + taper('178,172 200,164 222,174', [0, 6, 0]), '#4a1210', 0.9) +
    litPly('e43', roof, { edge: rim }) +
    `<path class="gel" fill="url(#e43-g)" d="${[90, 130, 172, 214, 256, 296]
      .map((x) =>
        shape([
          [x - 9, 116 - Math.abs(200 - x) * -0.1, true],
          [x, 104 + Math.abs(200 - x) * 0.1],
          [x + 9, 116 + Math.abs(200 - x) * 0.1, true],
          [x, 124 + Math.abs(200 - x) * 0.06],
        ]),
      )
      .join('')}"/>` +
    litPly(
      'e43',
      shape(
        '72,306* 200,314 328,306* 332,326* 310,330 298,322 278,332 252,322 226,334 200,324 174,334 148,322 122,332 100,322 88,330 68,326*',
      ),
      { edge: rim },
    ) +
    // the little flames it gives away
    `<g class="gel" fill="#ffe08a"><path transform="translate(34 300)" d="M0 16c-11-6-9-18 0-30c9 12 11 24 0 30z"/><path transform="translate(24 232)scale(.6)" d="M0 16c-11-6-9-18 0-30c9 12 11 24 0 30z"/><path transform="translate(372 276)scale(.7)" d="M0 16c-11-6-9-18 0-30c9 12 11 24 0 30z"/></g>`,
})
