import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, crescent, shape, star, taper } from '../tools/paper.ts'

const body = shape(
  '150,364 124,330 122,280 134,226 148,170 150,120 174,88 212,80 246,96 262,130 296,172 336,226 360,286 366,340 350,366 260,374',
)
const throat = shape('150,214 118,212 84,232 70,268 82,306 118,328 160,326 188,300 192,258 178,226')
const beakTop = shape('170,120* 128,114 84,126 52,158 40,204 52,240* 66,212 90,198 122,196 160,204 186,196*')
const beakLow = shape('84,206* 78,226 88,242 112,244 142,232 164,212*')
const crest = [
  [212, 92, 208, 44, 180, 12],
  [222, 90, 238, 42, 226, 4],
  [234, 94, 268, 54, 276, 16],
  [244, 102, 288, 76, 314, 46],
  [252, 114, 296, 102, 330, 84],
]
const plumes = crest
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
    taper(
      [
        [a, b],
        [c, d],
        [e, f],
      ],
      [22, 26, 0],
    ),
  )
  .join('')
const plumeLight = crest
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
    taper(
      [
        [a + (c - a) * 0.3, b + (d - b) * 0.3],
        [c, d],
        [c + (e - c) * 0.8, d + (f - d) * 0.8],
      ],
      [4, 13, 0],
    ),
  )
  .join('')
const feathers = [
  [284, 190],
  [310, 222],
  [334, 262],
  [258, 206],
  [284, 238],
  [308, 276],
  [256, 256],
  [280, 292],
  [344, 306],
  [240, 226],
]
  .map(([x = 0, y = 0], index) => crescent(x, y, 13 - (index % 3), 1.9, 0.42))
  .join('')
const toes = (x: number, y: number): string =>
  [
    [-52, 4],
    [-34, 14],
    [-8, 16],
    [20, 10],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        taper(
          [
            [x, y - 12],
            [x + dx * 0.55, y + dy * 0.4],
            [x + dx, y + dy - 2],
          ],
          [16, 10, 7],
        ) + circle(x + dx, y + dy - 3, 7),
    )
    .join('')

export const drawing: Drawing = creature(53, 'oumugaeru', {
  size: [400, 400],
  shadow: [220, 374, 168],
  defs:
    gelGradient('e53-t', [126, 268, 76], gels.venom) +
    gelGradient('e53-g', [280, 240, 140], ['#ffe9f4', '#ff8ac0', '#d42f8a', '#5c0a58']) +
    gelGradient('e53-b', [110, 160, 90], gels.fire) +
    gelGradient('e53-c', [220, 100, 130], gels.fire) +
    gelGradient('e53-e', [196, 142, 30], gels.thunder) +
    haloGradient('e53-h', '#f08ad8', 0.5),
  parts:
    glow('e53-h', 200, 212, 186) +
    // what it repeats: somebody's spell, slightly wrong
    `<g class="gel" fill="#f2a0ff"><path d="${crescent(36, 204, 22, 3.3, 0.3)}${crescent(46, 208, 13, 3.3, 0.36)}"/><path d="${star(34, 128, 15, 5, 4)}${star(66, 88, 9, 3, 4)}"/></g>` +
    // lotus leaf
    litPly('e53', shape('20,366* 60,352 130,348 220,346 320,350 372,360 390,370* 330,384 220,388 100,384'), { edge: rim, fill: ink.far }) +
    `<path fill="${rim}" opacity=".4" d="${taper('60,366 140,362 210,364', [0, 3, 0], { per: 1 })}${taper('250,366 310,362 370,368', [0, 3, 0], { per: 1 })}"/>` +
    `<g class="tail">${paper(plumes)}<path class="gel" fill="url(#e53-c)" d="${plumeLight}"/></g>` +
    `<g class="far">${paper(taper('324,300 366,286 378,322 356,356', [40, 32, 24, 18]) + toes(356, 364), ink.mid)}</g>` +
    litPly('e53', body, { edge: rim }) +
    `<path class="gel" fill="url(#e53-g)" d="${feathers}"/>` +
    // folded thigh and long foot
    litPly('e53', shape('228,366 220,330 236,292 274,274 316,286 336,320 328,354 300,372 256,376'), { edge: innerRim }) +
    `<path fill="url(#e53-g)" d="${crescent(272, 306, 13, 2)}${crescent(296, 328, 12, 2)}${crescent(262, 336, 11, 2)}"/>` +
    litPly('e53', toes(256, 368), { edge: rim }) +
    // throat, puffed
    litPly('e53', throat, { edge: rim }) +
    `<g class="gel">${gelWindow(shape('150,226 122,224 94,240 82,268 92,298 122,316 156,314 178,292 180,258 170,236'), 'e53-t')}${inkOnGel(taper('108,238 98,270 112,304', [0, 6, 0]) + taper('136,230 128,270 140,312', [0, 7, 0]) + taper('162,236 160,270 166,302', [0, 6, 0]), '#3a0560', 0.55)}</g>` +
    `<path fill="#fff" opacity=".75" d="${shape('94,268* 96,250 110,238* 104,254 100,268')}"/>` +
    // near arm
    underShadow('e53', litPly('e53', taper('188,280 198,322 182,350', [20, 34, 20]) + toes(172, 366), { edge: rim, shadow: false })) +
    // the beak
    litPly('e53', beakLow, { edge: innerRim }) +
    litPly('e53', beakTop, { edge: rim }) +
    `<path class="gel" fill="url(#e53-b)" d="${shape('160,134* 126,130 94,142 68,168 56,200* 82,184 116,180 150,186')}${taper('92,216 110,228 138,220', [0, 6, 0])}"/>` +
    paper(circle(140, 146, 6) + taper('62,186 92,164 130,158', [0, 7, 0])) +
    // parrot's eye: bare ring, round pupil
    paper(circle(198, 138, 38), innerRim) +
    paper(circle(198, 141, 37)) +
    `<g class="eye"><circle cx="197" cy="140" r="29" fill="#fff4dc"/><circle cx="195" cy="141" r="22" fill="url(#e53-e)" stroke="#150d1c" stroke-width="3"/>${paper(circle(190, 142, 10))}<circle cx="186" cy="137" r="3.500" fill="#fff"/></g>` +
    paper(taper('162,112 196,98 236,118', [3, 14, 4])) +
    `<path fill="${innerRim}" d="${[
      [216, 176],
      [230, 164],
      [222, 192],
      [240, 180],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3))
      .join('')}"/>`,
})
