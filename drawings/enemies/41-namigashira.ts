import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'

const wave = shape(
  '14,376* 60,362 118,344 168,316 206,282 222,252* 190,258 146,244 112,212 98,170 106,124 138,84 190,62 246,66 298,92 342,134 380,192 416,256 456,322 500,376*',
)
const face = shape('112,172 118,134 146,102 190,86 236,90 268,116 280,154 270,198 238,228 196,240 154,228 126,204')
const water = shape('300,112 332,142 366,194 402,256 440,322 468,364* 96,364* 152,344 210,310 246,266 262,236* 288,214 300,176 300,140')
const ribs =
  taper('304,124 330,190 322,270 282,360', [4, 11, 9, 5]) +
  taper('330,150 372,226 378,300 360,364', [3, 10, 8, 5]) +
  taper('376,216 418,290 424,330 424,366', [3, 8, 6, 4]) +
  taper('264,262 236,306 180,342 130,362', [6, 9, 7, 2])
const arcs = Array.from({ length: 11 }, (_, index) => {
  const x = 150 + (index % 7) * 44 + (index > 6 ? 66 : 0)
  const y = index > 6 ? 340 : 362
  return `M${x - 19} ${y}a19 19 0 0 1 38 0M${x - 11} ${y}a11 11 0 0 1 22 0`
}).join('')
/** A finger of foam with a hooked nail. */
const claw = (x: number, y: number, dx: number, dy: number): string =>
  taper(
    [
      [x, y],
      [x + dx * 0.5, y + dy * 0.3],
      [x + dx, y + dy],
      [x + dx * 0.9 - 4, y + dy + 22],
    ],
    [24, 20, 13, 0],
  )
const hand =
  taper('292,236 262,272 196,300 128,296 92,272', [0, 40, 46, 36, 30]) +
  claw(100, 276, -56, -26) +
  claw(100, 282, -72, 6) +
  claw(108, 290, -64, 32) +
  claw(124, 298, -40, 44) +
  claw(96, 268, -18, -46)
const foam = [
  [30, 270, 6],
  [14, 306, 4],
  [52, 226, 5],
  [78, 206, 3.5],
  [24, 242, 3],
  [58, 338, 5],
  [84, 318, 3],
]
  .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
  .join('')
// the breaker behind and over the head, with fingers of foam
const crest = shape(
  '484,372* 470,290 446,212 412,142 368,86 308,42 240,18 176,18 122,42 90,82 86,122* 104,96 128,74* 122,112* 148,80 172,62* 174,98* 194,64 220,54* 230,88* 246,62 272,72* 288,104* 300,88 328,116* 350,160 380,230 400,300 410,372*',
)
const crestLight =
  taper('150,44 220,32 296,54 356,100 400,160 436,240 456,330', [0, 8, 10, 10, 9, 7, 0]) +
  taper('330,94 372,150 404,220 428,300', [0, 7, 7, 0])

export const drawing: Drawing = creature(41, 'namigashira', {
  size: [510, 400],
  beyond: { left: 3, right: 3 },
  shadow: [256, 376, 230],
  defs:
    gelGradient('e41-g', [250, 250, 240], gels.fire) +
    gelGradient('e41-f', [190, 160, 110], gels.lamp) +
    gelGradient('e41-e', [190, 166, 70], gels.spirit) +
    haloGradient('e41-h', '#ff9a5a', 0.55),
  parts:
    glow('e41-h', 220, 200, 192) +
    litPly('e41', crest, { edge: rim, fill: ink.mid }) +
    `<path class="gel" fill="url(#e41-g)" opacity=".8" d="${crestLight}"/><g transform="translate(0 34)scale(.9)">` +
    litPly('e41', wave, { edge: rim }) +
    `<g class="gel">${gelWindow(water, 'e41-g')}<path fill="none" stroke="#5c0a22" stroke-width="2.500" opacity=".55" d="${arcs}"/></g>` +
    underShadow('e41', paper(ribs)) +
    `<g class="gel">${gelWindow(face, 'e41-f')}</g><path fill="#fff9e0" opacity=".85" d="${shape('132,140* 146,116 172,102* 154,122 146,140 138,150')}"/>` +
    // wrinkles of the forehead
    inkOnGel(taper('150,122 190,110 240,118', [0, 5, 0]) + taper('158,136 194,126 236,132', [0, 5, 0]), '#8c2a12', 0.7) +
    // folded bath towel
    litPly('e41', shape('150,74* 158,56 200,44 244,50 250,68* 244,82 200,76 156,88'), { edge: rim, fill: ink.mid }) +
    `<path fill="${rim}" opacity=".8" d="${taper('158,68 200,56 246,60', [2, 3.5, 2], { per: 1 })}${taper('160,78 200,68 246,72', [2, 3, 2], { per: 1 })}"/>` +
    // eyebrows of spray, heavy lids, moustache that curls like the wave
    underShadow(
      'e41',
      paper(
        shape('124,168* 146,154 172,160 182,176* 168,190 140,188') +
          shape('262,160* 240,148 212,156 202,174* 218,188 246,184') +
          shape('188,176* 196,186 198,200 186,208 174,202* 184,196') +
          shape('150,226* 172,216 196,220 222,214 238,218* 220,228 196,230 172,230'),
      ),
    ) +
    `<g class="eye"><path fill="url(#e41-e)" d="${shape('130,172* 152,168 178,177* 164,186 144,184')}${shape('256,165* 234,163 206,174* 220,184 242,179')}"/>${paper(circle(150, 177, 5.5) + circle(224, 173, 5.5))}</g>` +
    litPly(
      'e41',
      taper('190,156 160,148 130,152 106,138 112,124', [5, 15, 13, 8, 0]) +
        taper('202,154 232,142 260,146 284,130 278,116', [5, 15, 13, 8, 0]),
      { edge: '#fff4dc' },
    ) +
    litPly(
      'e41',
      taper('192,206 168,214 142,206 122,216 114,238 128,244', [8, 16, 14, 11, 7, 0]) +
        taper('196,206 222,210 246,198 266,206 276,226 264,232', [8, 16, 14, 11, 7, 0]),
      { edge: '#fff4dc' },
    ) +
    `<g class="arms">${litPly('e41', hand, { edge: '#fff4dc', lift: 3 })}<path fill="#fff4dc" opacity=".9" d="${foam}"/></g>` +
    '</g>' +
    litPly(
      'e41',
      shape('4,378* 24,358 50,366 78,350 108,364 140,352 176,366 216,356 256,368 300,358 340,368 384,358 426,368 470,356 506,378*'),
      { edge: '#fff4dc' },
    ) +
    `<path fill="${innerRim}" d="${taper('250,286 196,312 140,308', [0, 4, 0], { per: 1 })}"/>`,
})
