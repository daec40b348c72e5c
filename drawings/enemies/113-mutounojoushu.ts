import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { type GelRamp, figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, cut, leaf, shape, star, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'
import { inset, mirror, type Points } from '../tools/points.ts'

// The lord points at one of you. Behind him opens a fan as wide as the hall; its ribs are the arms that reach out of the walls.
const prefix = 'e113'
const { outer, inner, gel, slit, flat, glow } = plySet(prefix, '#8e3530')
const moon: GelRamp = ['#f2f4ff', '#a8c0ff', '#5450dc', '#22105e']
const pale: GelRamp = ['#ffffff', '#eef2ff', '#a4b6fa', '#4a48c8']
/** The hand, a step darker than crown and face. */
const skin: GelRamp = ['#d8e0ff', '#bfcbfd', '#8e9cf2', '#4a48c8']

const both = (points: string): string => shape(points) + shape(mirror(points, 500))
/** The left half of the fan: its edge is folded, so every corner is a knife corner. */
const folds = Array.from({ length: 15 }, (_, index): readonly [x: number, y: number] => {
  const angle = ((90 + index * 7.6) / 180) * Math.PI
  const reach = index % 2 === 0 ? 1 : 0.95
  return [Math.round(500 + 386 * reach * Math.cos(angle)), Math.round(322 - 272 * reach * Math.sin(angle))]
})
/** It ends above the ground: the hall shows between its lowest ribs and the robe. */
const fanEdge: Points = [...folds, [500, 352]]
const fan = cut(fanEdge)
const fanGel = cut(inset(fanEdge, 500, 322, 0.94))
/** Its ribs, between the arms. */
const ribs = folds
  .filter((_, index) => index % 2 === 1)
  .map(([x, y]) =>
    taper(
      [
        [490, 322],
        [x, y],
      ],
      [9, 4],
      { per: 1, decimals: 0 },
    ),
  )
  .join('')
/** A shadow arm from behind the king, with open fingers. */
function reach(points: string, fingers: readonly string[]): string {
  const end = points.split(' ').at(-1) ?? ''
  return (
    taper(points, [60, 38, 26, 24], { per: 1, decimals: 0 }) +
    fingers.map((tip) => taper(`${end} ${tip}`, [17, 12, 0], { per: 1, decimals: 0 })).join('')
  )
}
const arms: readonly (readonly [points: string, fingers: readonly string[]])[] = [
  ['450,230 340,160 240,104 142,44', ['116,40 84,34', '112,22 78,4', '128,14 106,-16', '146,16 142,-14', '150,56 128,70']],
  ['440,250 320,216 180,184 56,166', ['26,176 2,196', '22,160 -12,164', '28,144 -4,132', '48,136 30,112', '62,178 50,200']],
  ['440,296 300,302 160,318 48,328', ['24,346 4,370', '14,332 -20,340', '16,314 -16,306', '38,302 18,280', '56,342 48,364']],
  ['440,340 320,392 210,418 98,438', ['72,456 50,468', '62,440 32,446', '66,422 36,416', '86,410 70,390']],
]
const reaching = arms.map(([points, fingers]) => reach(points, fingers)).join('')
/** A small person at the hem of the cloak; the hat tells them apart. */
const person = (x: number, y: number, h: number, hat: number): string =>
  circle(x, y - h + 9, 8) +
  shape([
    [x - 7, y - h + 17, true],
    [x + 7, y - h + 17, true],
    [x + 13, y - h * 0.4],
    [x + 12, y, true],
    [x - 12, y, true],
    [x - 13, y - h * 0.4],
  ]) +
  (hat === 1 ? `M${x - 14} ${y - h + 5}l14-14l14 14z` : '')
const people = [
  [198, 464, 44, 0],
  [234, 470, 62, 1],
  [264, 472, 38, 0],
  [292, 468, 54, 1],
  [318, 466, 40, 0],
]
  .map(([x = 0, y = 0, h = 0, hat = 0]) => person(x, y, h, hat))
  .join('')
const robe =
  '500,206 556,206 606,232 630,296 644,380 676,474* 626,452 596,478* 556,456 526,480* 492,458 456,478* 420,456 388,476* 324,474* 356,380 370,296 394,232 444,206'
const mantle = '500,350* 470,300 438,250 424,208 446,200* 470,222 500,262* 530,222 554,200* 576,208 562,250 530,300'
const mantleCuts = taper('440,216 462,262 496,326', [0, 6, 0]) + taper('560,216 538,262 504,326', [0, 6, 0])
const robeLight =
  taper('500,366 500,404 500,448', [6, 20, 8]) +
  taper('456,330 436,388 418,446', [4, 18, 6]) +
  taper('544,330 564,388 588,446', [4, 18, 6]) +
  taper('398,404 386,428 372,454', [0, 12, 6]) +
  taper('606,404 616,428 632,450', [0, 12, 6])
/** The stiff shoulders of a court dress. */
const shoulders = both('490,246* 448,194* 274,108* 258,150* 330,216* 404,242*')
const shoulderCuts = both('462,226* 446,204* 284,126* 280,136*') + both('440,232* 428,216* 274,146* 276,154* 340,206*')
const face = '438,92* 562,92* 568,146 558,192 534,226 500,236 466,226 442,192 432,146'
const beard =
  '440,168* 456,196 478,210 500,202 522,210 544,196 560,168* 566,206 556,236 538,262 526,292* 516,274 500,318* 484,274 474,292* 462,262 444,236 434,206'
const beardCuts =
  taper('462,216 474,242 482,266', [0, 6, 0]) + taper('538,216 526,242 518,266', [0, 6, 0]) + taper('500,226 500,254 500,290', [0, 8, 0])
const sockets = both('442,146* 462,132 486,138 496,158* 480,170 458,168')
const eyes = both('450,153* 464,142 482,146 490,158* 476,164 460,162')
const brows = both('430,126* 460,116 488,128 498,150* 474,136 450,136')
const cheeks = both('440,172* 452,178 460,192 462,208* 448,198')
const nose = '500,150* 512,178 510,192 500,198 488,192*'
// The crown is a lamp; the glass is cracked and nothing burns in it
const glass = '438,84* 420,44 440,4 478,-12 522,-12 560,4 580,44 562,84* 500,92'
const bars =
  taper('436,88 420,44 444,0 490,-16', [10, 9, 9, 10]) +
  taper('564,88 580,44 556,0 510,-16', [10, 9, 9, 10]) +
  taper('476,90 468,38 490,-14', [6, 6, 6]) +
  taper('524,90 532,38 510,-14', [6, 6, 6]) +
  taper('422,42 500,54 578,42', [6, 7, 6])
const crownTop = shape('466,-8* 480,-22 494,-26 500,-36* 506,-26 520,-22 534,-8* 500,-2')
const crownBase = '420,70* 438,82 458,62* 478,86 500,64* 522,86 542,62* 562,82 580,70* 576,116 500,128 424,116'
const wick = taper('500,92 499,66 508,48', [8, 6, 3])
const crack = cut('452,14 470,28 462,44 478,62 470,84 474,62 454,44 464,28') + cut('540,10 528,24 536,36 524,22')
// The broad sleeve and the finger
const sleeve = '458,222* 404,208 346,204 296,202 262,204 240,202* 236,250 246,330 284,420* 332,400 384,364 430,328 466,286'
/** One long finger grows out of the back of the hand; its knuckle bends up a little. */
const hand =
  '268,202 236,194 206,196 182,205 152,211 120,206 84,213 48,220 26,228 21,235 27,242 50,246 84,247 120,249 150,250 164,254 155,270 157,289 170,306 194,317 226,316 268,304'
/** The light lies in five cuts: hand with finger, the folded thumb, and the other three fingers, bent under it. */
const handLight =
  shape(
    '264,208 234,201 208,203 184,212 152,218 120,213 86,220 50,227 33,232 32,237 50,239 86,240 120,242 150,243 180,249* 204,239 234,225 264,219',
  ) +
  shape('264,233 238,238 210,251 190,266 186,273 190,277 200,275 224,267 264,263') +
  shape('172,257* 181,261 176,272 179,282* 163,279* 163,269') +
  shape('164,285* 184,288 202,286 226,279 264,275* 264,290 226,294 196,294 170,292*') +
  shape('174,298* 196,301 226,301 264,297* 264,302 226,310 196,310 184,305')
const sleeveLight =
  shape('248,212 246,280 262,350 286,402* 280,346 270,280 264,212') +
  taper('420,252 400,300 368,346', [2, 8, 2]) +
  taper('440,246 424,292 396,336', [0, 10, 0]) +
  taper('294,404 338,384 384,350 424,316', [0, 7, 6, 0])
// The crest of the castle: a lamp that shines to four sides
const crests = [
  [324, 304],
  [672, 342],
] as const
// The other hand holds what puts lights out
const restSleeve = '540,216* 590,218 640,250 668,286 706,276* 724,314 726,362 712,412* 676,400 636,372 596,330 556,290'
const pole = taper('696,356 692,240 692,120 692,30 700,-8 724,-18 742,0', [9, 8, 8, 7, 6, 6, 5])
const snuffer = '742,-6* 754,18 764,44 778,56* 706,56* 720,44 730,18'
const stolen = shape('742,96 728,86 730,74 740,58* 752,72 756,86')
const fist = '672,262 678,246 696,240 712,248 716,268 706,284 686,284'

export const drawing: Drawing = {
  name: 'enemies/113',
  svg: enemySvg('mutounojoushu boss', {
    viewBox: '-36 -42 1072 542',
    defs: `${gelGradient(`${prefix}-g`, [500, 210, 490], moon, [0.34, 0.68])}${gelGradient(`${prefix}-r`, [500, 320, 170], moon)}${gelGradient(`${prefix}-f`, [500, 132, 84], pale, [0.4, 0.75])}${gelGradient(`${prefix}-e`, [500, 152, 56], gels.lamp)}${gelGradient(`${prefix}-n`, [130, 236, 200], skin, [0.3, 0.65])}${gelGradient(`${prefix}-c`, [500, 40, 96], pale, [0.4, 0.72])}${gelGradient(`${prefix}-l2`, [742, 84, 26], gels.lamp)}${haloGradient(`${prefix}-l`, '#ffd766', 0.7, '#ff7a2a')}${haloGradient(`${prefix}-h`, '#c8d6ff', 0.7, '#5450dc')}${figureFilter(prefix, '#140308')}`,
    content: `${groundShadow(500, 470, 440, 20)}<g class="body"><g class="wing"><g id="${prefix}-w">${outer(fan)}<g class="gel">${gel(fanGel, 'g', 4)}</g>${flat(ribs)}${outer(reaching, ink.far)}${outer(people)}</g><use href="#${prefix}-w" transform="matrix(-1 0 0 1 1000 0)"/></g>
${glow(500, 60, 96)}<g class="arms">${outer(shoulders, ink.mid)}<g class="gel">${slit(shoulderCuts, 'r')}</g></g>${outer(shape(robe))}${outer(shape(mantle), ink.far)}<g class="gel">${slit(robeLight + mantleCuts, 'r')}</g>
${slit(shape(face), 'f')}${flat(sockets)}<g class="eye">${slit(eyes, 'e')}${flat(leaf(472, 144, 19, 4, 1.57) + leaf(528, 144, 19, 4, 1.57))}</g>${flat(brows)}${flat(shape(nose) + cheeks, '#4a48b0', 0.8)}${inner(shape(beard))}<g class="gel">${slit(beardCuts, 'r')}</g>
<g class="gel">${gel(shape(glass), 'c', 3)}</g>${flat(wick)}${flat(crack)}${outer(bars)}${outer(crownTop)}${outer(shape(crownBase))}${slit(circle(458, 98, 6) + circle(500, 104, 8) + circle(542, 98, 6), 'c')}
<g class="arms">${glow(742, 78, 44, 'l')}<g class="gel">${slit(stolen, 'l2')}</g>${outer(pole + shape(snuffer))}${outer(shape(restSleeve))}${slit(taper('712,300 712,350 704,392', [3, 9, 2]))}${outer(shape(fist))}${slit(taper('674,254 692,258', [4, 2], { per: 1 }) + taper('672,264 691,268', [4, 2], { per: 1 }) + taper('678,275 694,276', [4, 2], { per: 1 }))}${outer(shape(hand))}${slit(handLight, 'n')}${outer(shape(sleeve))}<g class="gel">${slit(sleeveLight + taper('580,244 600,290 634,334', [2, 8, 2]))}${gel(crests.map(([x, y]) => circle(x, y, 32)).join(''), 'g', 2)}</g>${flat(crests.map(([x, y]) => star(x, y, 28, 8, 4) + circle(x, y, 11)).join(''))}${slit(crests.map(([x, y]) => circle(x, y, 5)).join(''))}</g></g>`,
  }),
}
