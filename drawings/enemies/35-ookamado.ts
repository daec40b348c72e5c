import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { mirror } from '../tools/points.ts'

const torso = shape(
  '196,546* 174,460 168,370 176,288 200,216 252,172 316,154 370,150 426,154 490,172 540,216 564,288 572,370 566,460 546,546*',
)
const mouth = '232,500* 226,420 238,346 276,302 330,284 372,280 414,284 466,302 504,346 516,420 510,500*'
const tongues = shape(
  '238,498* 238,440 254,400 248,362* 276,392 288,432 302,380 296,330* 330,366 340,416 356,360 362,310* 388,352 394,414 412,376 420,336* 440,376 446,430 466,398 478,370* 496,410 504,460 504,498*',
)
const innerTongues = shape(
  '262,498* 270,456 284,470 300,430* 316,462 330,440 342,404* 360,448 376,424 390,458 408,436 424,466 444,442* 462,470 478,498*',
)
const bars =
  [270, 318, 368, 418, 468]
    .map((x, index) =>
      taper(
        [
          [x + (370 - x) * 0.04, 276],
          [x, 390],
          [x - (370 - x) * 0.03, 506],
        ],
        [15, 13 + (index % 2) * 3, 16],
      ),
    )
    .join('') +
  taper('222,372 372,358 520,372', [15, 13, 15]) +
  taper('222,452 372,444 520,452', [15, 13, 15])
const chimney = (x: number, y: number, lean: number, height: number): string =>
  taper(
    [
      [x, y],
      [x + lean * 0.5, y - height * 0.55],
      [x + lean, y - height],
    ],
    [74, 56, 50],
  ) +
  shape([
    [x + lean - 38, y - height - 6, true],
    [x + lean + 34, y - height - 14, true],
    [x + lean + 38, y - height + 12, true],
    [x + lean - 34, y - height + 20, true],
  ])
const puff = (points: string, widths: readonly number[]): string => taper(points, widths)
const both = (points: string): string => shape(points) + shape(mirror(points, 370))
const arms = (points: string, widths: readonly number[]): string => taper(points, widths) + taper(mirror(points, 370), widths)
const upperArms = arms('214,262 140,262 92,318 84,392', [96, 92, 84, 66])
// shoulder: a course of hearth stone that lies on the arm
const shoulders = both('232,222* 176,208 124,222 92,262 78,306* 104,320 130,312* 144,324 172,320 180,304* 200,316 226,314*')
const fists = both(
  '40,430 48,398 76,380 112,382 134,404 138,436 134,462 122,474 108,462* 104,480 88,486 78,470* 70,482 52,476 48,458* 40,448',
)
const thumbs = both('112,404* 134,392 154,404 158,430 146,452 128,450* 136,432 130,416')
/** Where the stones of arms, hands and feet part, the embers show: a course along the shoulder, joints above and below it. */
const course = '84,290 106,274 140,262 184,258 226,262'
const joints =
  '118,236 126,252 130,262|176,218 180,238 182,256|150,266 152,288 154,312|204,264 206,288 206,310|102,280 106,296 110,314|58,344 84,350 112,346|62,424 66,440 62,460|86,424 90,444 86,468|108,424 111,440 109,456|190,536 191,550 190,566|238,534 240,550 240,566'
const embers =
  arms(course, [2, 4, 5, 5, 4]) +
  joints
    .split('|')
    .map((points) => arms(points, [3, 5, 3]))
    .join('')
const bricks =
  [
    [188, 330, 34],
    [182, 372, 38],
    [184, 414, 36],
    [188, 456, 34],
    [534, 330, 30],
    [530, 372, 36],
    [528, 414, 40],
    [526, 456, 40],
    [214, 250, 44],
    [478, 250, 48],
    [250, 214, 40],
    [446, 214, 44],
    [212, 520, 80],
    [320, 526, 100],
    [444, 520, 80],
  ]
    .map(([x = 0, y = 0, w = 0]) => `M${x} ${y}h${w}v3.500h-${w}z`)
    .join('') + 'M204 334v36h4v-36zM548 334v36h4v-36zM202 418v36h4v-36zM544 418v36h4v-36zM232 254v30h4v-30zM504 254v30h4v-30z'

export const drawing: Drawing = creature(35, 'ookamado', {
  size: [740, 590],
  shadow: [370, 566, 280],
  defs:
    gelGradient('e35-g', [370, 440, 210], gels.dark) +
    gelGradient('e35-f', [370, 470, 200], gels.spirit) +
    gelGradient('e35-w', [370, 490, 130], ['#ffffff', '#f0fdff', '#b8f0ff', '#5fc0ff']) +
    gelGradient('e35-e', [0, 0, 44], gels.thunder) +
    gelGradient('e35-b', [370, 330, 420], gels.fire) +
    haloGradient('e35-h', '#6a8cff', 0.6),
  parts:
    glow('e35-h', 370, 320, 262) +
    `<g class="gel" fill="#b9a0ff" opacity=".9"><path d="${puff('168,62 140,40 150,14 176,16 178,34', [0, 14, 13, 9, 0])}${puff('580,74 610,56 612,28 590,22 582,36', [0, 13, 12, 8, 0])}${puff('352,40 338,24 356,12 346,2', [0, 8, 7, 0])}"/></g>` +
    litPly('e35', chimney(248, 212, -72, 132), { edge: rim }) +
    litPly('e35', chimney(496, 212, 76, 112), { edge: rim }) +
    // a pot boiling over, its lid askew
    litPly('e35', shape('270,116* 276,100* 300,98 304,76* 436,76* 440,98 464,100* 470,116* 440,124 424,164 316,164 300,124'), {
      edge: rim,
    }) +
    litPly('e35', shape('294,72* 300,56* 442,36* 448,52*') + shape('346,48* 348,32* 392,26* 396,40*'), { edge: rim }) +
    `<path class="gel" fill="#d8f4ff" d="${shape('306,80* 330,72 372,70 410,64 436,62* 434,78*')}${taper('318,78 316,104 318,126', [12, 10, 7])}${taper('424,76 426,92 424,106', [11, 9, 7])}"/>` +
    // feet: two blocks of hearth stone, each cut into three toes
    litPly('e35', shape('146,566* 140,536 168,510 300,508 314,536 308,566*') + shape('432,566* 426,536 440,508 572,510 600,536 594,566*'), {
      edge: innerRim,
      lift: 3,
    }) +
    litPly('e35', torso, { edge: rim }) +
    `<path class="gel" fill="url(#e35-b)" d="${bricks}"/>` +
    litPly('e35', shape('206,512* 198,424 212,330 262,278 324,258 372,254 420,258 482,278 530,330 544,424 536,512*'), { edge: innerRim }) +
    `<g class="gel">${gelWindow(shape(mouth), 'e35-g', 4)}<path fill="url(#e35-f)" d="${tongues}"/><path fill="url(#e35-w)" d="${innerTongues}"/></g>` +
    // a spit with three dumplings
    inkOnGel(
      taper('296,396 350,372 420,340', [4, 4, 4]) + circle(330, 381, 19) + circle(366, 365, 19) + circle(402, 349, 18),
      '#1a0c3c',
      0.9,
    ) +
    underShadow('e35', paper(bars + shape('218,494* 524,494* 532,518 372,526 210,518'))) +
    `<path fill="#b9a0ff" opacity=".8" d="${taper('230,368 300,358 372,354', [0, 2.5, 0], { per: 1 })}${taper('226,448 300,442 372,440', [0, 2.5, 0], { per: 1 })}"/>` +
    // eyes: two vents under the iron lintel
    paper(
      shape('232,226* 262,206 304,206 330,228* 318,254 280,262 246,252') +
        shape('510,226* 480,206 438,206 412,228* 424,254 462,262 496,252'),
      innerRim,
    ) +
    paper(
      shape('232,229* 262,209 304,209 330,231* 318,257 280,265 246,255') +
        shape('510,229* 480,209 438,209 412,231* 424,257 462,265 496,255'),
    ) +
    `<g class="eye"><g transform="translate(280 236)"><path fill="url(#e35-e)" d="${shape('-38,-4* -14,-20 18,-16 42,0* 24,16 -16,18')}"/>${paper(circle(-6, 2, 10))}<circle cx="-11" cy="-3" r="3.500" fill="#fff"/></g><g transform="translate(460 236)"><path fill="url(#e35-e)" d="${shape('38,-4* 14,-20 -18,-16 -42,0* -24,16 16,18')}"/>${paper(circle(-8, 2, 10))}<circle cx="-13" cy="-3" r="3.500" fill="#fff"/></g></g>` +
    litPly(
      'e35',
      shape(
        '206,200* 270,184 330,206 366,240* 372,246 378,240* 412,206 472,184 536,200* 530,216 474,206 424,226 396,262 372,272 348,262 318,226 268,206 212,216',
      ),
      { edge: innerRim },
    ) +
    // left: ash rake; right: the next log
    paper(taper('86,212 88,380 90,548', [12, 12, 12])) +
    litPly('e35', shape('40,214* 52,196 90,190 128,196 140,214* 140,232* 40,232*'), { edge: rim, shadow: false }) +
    `<g class="arms">${litPly('e35', upperArms, { edge: rim, lift: 3 })}${litPly('e35', shoulders, { fill: ink.mid, edge: rim, lift: 3 })}` +
    `${litPly('e35', 'M586 420l122-46l14 34l-122 48z', { edge: rim, fill: ink.mid })}<ellipse cx="715" cy="391" rx="9" ry="19" transform="rotate(-21 715 391)" fill="#d8c8ff"/><ellipse cx="715" cy="391" rx="4" ry="9" transform="rotate(-21 715 391)" fill="none" stroke="#4a3a98" stroke-width="2"/>` +
    `${litPly('e35', fists, { edge: rim, lift: 3 })}${litPly('e35', thumbs, { fill: ink.mid, edge: rim, lift: 3 })}<path class="gel" fill="url(#e35-b)" d="${embers}"/></g>` +
    // the side of the arms that faces the fire
    `<path class="gel" fill="url(#e35-f)" d="${arms('172,322 138,338 124,386', [0, 8, 0])}"/>`,
})
