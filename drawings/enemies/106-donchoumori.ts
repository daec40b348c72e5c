import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e106'
const { outer, inner, gel, slit, flat, glow } = plySet(prefix, '#566f86')

const curtain = shape(
  '150,60* 500,40 850,60* 862,160 850,260 878,360 900,462* 862,448 826,466 786,446 744,462 700,438 664,440* 630,400 560,372 500,366 440,372 370,400 336,440* 300,438 256,462 214,446 174,466 138,448 100,462* 122,360 150,260 138,160',
)
// Light comes through the cloth between the folds
const foldLight = [
  ['186,90 180,180 196,280 172,440', 22],
  ['228,90 232,170 216,280 236,436', 16],
  ['272,100 262,160 268,250', 18],
  ['300,330 292,380 306,430', 16],
  ['330,100 336,130 326,160', 14],
  ['814,90 820,180 804,280 828,440', 22],
  ['772,90 768,170 784,280 764,436', 16],
  ['728,100 738,160 732,250', 18],
  ['700,330 708,380 694,430', 16],
  ['670,100 664,130 674,160', 14],
  ['452,86 458,130 470,170', 14],
  ['548,86 542,130 530,170', 14],
  ['400,90 398,120 408,150', 12],
  ['600,90 602,120 592,150', 12],
]
  .map(([line, width]) =>
    taper(String(line), String(line).split(' ').length === 4 ? [3, Number(width) * 1.5, Number(width) * 1.5, 5] : [3, Number(width), 0]),
  )
  .join('')
const foldShade = [
  '160,90 154,200 176,300 146,450',
  '206,80 206,200 206,320 206,440',
  '250,90 248,180 246,300 262,450',
  '840,90 846,200 824,300 854,450',
  '794,80 794,200 794,320 794,440',
  '750,90 752,180 754,300 738,450',
]
  .map((line) => taper(line, [0, 9, 9, 3]))
  .join('')
// The face: brows, nose, cheeks and jowls are folds too
const brows =
  shape('300,190* 340,158 400,160 462,206 486,250* 440,222 390,200 340,198') +
  shape('700,190* 660,158 600,160 538,206 514,250* 560,222 610,200 660,198')
const nose = shape('478,180* 500,172 522,180* 528,250 548,310 530,334 500,342 470,334 452,310 472,250')
const noseLight = taper('490,190 486,260 470,312', [3, 8, 3]) + taper('510,190 514,260 530,312', [3, 8, 3])
const cheeks = taper('360,258 344,310 366,352 414,366', [0, 22, 18, 0]) + taper('640,258 656,310 634,352 586,366', [0, 22, 18, 0])
const sockets =
  shape('338,226* 370,206 416,212 460,246* 430,266 384,268 352,252') + shape('662,226* 630,206 584,212 540,246* 570,266 616,268 648,252')
const eyes = shape('352,230* 376,216 412,222 444,246* 420,256 386,256') + shape('648,230* 624,216 588,222 556,246* 580,256 614,256')
const backstage = shape('338,438* 370,398 440,370 500,364 560,370 630,398 662,438* 640,462 500,468 360,462')
const lip = shape('330,442* 364,392 436,354 500,348 564,354 636,392 670,442* 632,414 566,386 500,380 434,386 368,414')
// Under the hem, rows of feet
const feet = [
  [396, 1],
  [426, 1],
  [474, -1],
  [502, -1],
  [550, 1],
  [582, 1],
  [618, -1],
]
  .map(
    ([x = 0, side = 1], index) =>
      `M${x - 8} ${402 + (index % 3) * 6}h16v60h-16z${shape([
        [x + 10 * side, 446, true],
        [x - 12 * side, 448],
        [x - 26 * side, 458],
        [x - 26 * side, 464, true],
        [x + 10 * side, 464, true],
      ])}`,
  )
  .join('')
const valance = shape(
  '96,20* 300,6 500,-2 700,6 904,20* 910,70 890,92 862,100 830,86 814,72* 796,104 760,120 720,112 692,80* 672,116 636,132 592,126 560,88* 544,122 500,142 456,122 440,88* 408,126 364,132 328,116 308,80* 280,112 240,120 204,104 186,72* 170,86 138,100 110,92 90,70',
)
const swags = [
  [140, 60, 40],
  [246, 74, 54],
  [372, 84, 58],
  [500, 88, 50],
  [628, 84, 58],
  [754, 74, 54],
  [860, 60, 40],
]
  .map(
    ([x = 0, y = 0, w = 0]) =>
      taper(
        [
          [x - w, y - 30],
          [x, y],
          [x + w, y - 30],
        ],
        [3, 8, 3],
        { per: 1 },
      ) +
      taper(
        [
          [x - w * 0.7, y - 10],
          [x, y + 16],
          [x + w * 0.7, y - 10],
        ],
        [2, 6, 2],
        { per: 1 },
      ),
  )
  .join('')
const fringe = [
  [140, 96],
  [246, 116],
  [372, 130],
  [500, 140],
  [628, 130],
  [754, 116],
  [860, 96],
]
  .map(([x = 0, y = 0]) =>
    [-24, -12, 0, 12, 24]
      .map((d) =>
        taper(
          [
            [x + d, y - 8 - Math.abs(d) * 0.3],
            [x + d, y + 12 - Math.abs(d) * 0.3],
          ],
          [6, 3],
          { per: 1, decimals: 0 },
        ),
      )
      .join(''),
  )
  .join('')
const crest = circle(500, 36, 30)
const crestLamp = 'M484 20h32v6h-32zM482 50h36v7h-36zM486 29q-10 10 2 18h8q-8-9-2-18zM514 29q10 10-2 18h-8q8-9 2-18z'
/** A tassel on its rope: the arms. */
const tassel = (x: number, y: number): string =>
  circle(x, y, 20) +
  shape([
    [x - 17, y + 12, true],
    [x + 17, y + 12, true],
    [x + 30, y + 60],
    [x + 34, y + 108, true],
    [x + 20, y + 100],
    [x + 12, y + 114, true],
    [x, y + 102],
    [x - 12, y + 114, true],
    [x - 20, y + 100],
    [x - 34, y + 108, true],
    [x - 30, y + 60],
  ])
const ropes =
  taper('130,120 70,150 34,110 44,60', [0, 16, 14, 10]) +
  taper('44,60 56,110 44,180 56,240', [12, 13, 13, 12]) +
  taper('870,120 930,150 966,110 956,60', [0, 16, 14, 10]) +
  taper('956,60 944,110 956,180 944,250', [12, 13, 13, 12])
const tasselLight = [
  [56, 250],
  [944, 260],
]
  .map(
    ([x = 0, y = 0]) =>
      taper(
        [
          [x - 12, y + 34],
          [x - 16, y + 66],
          [x - 20, y + 92],
        ],
        [3, 7, 3],
        { per: 1 },
      ) +
      taper(
        [
          [x, y + 34],
          [x, y + 94],
        ],
        [3, 7],
        { per: 1 },
      ) +
      taper(
        [
          [x + 12, y + 34],
          [x + 16, y + 66],
          [x + 20, y + 92],
        ],
        [3, 7, 3],
        { per: 1 },
      ) +
      leaf(x - 15, y, 30, 4, 0),
  )
  .join('')

export const drawing: Drawing = {
  name: 'enemies/106',
  svg: enemySvg('donchoumori boss', {
    viewBox: '-10 -15 1020 515',
    defs: `${gelGradient(`${prefix}-g`, [500, 240, 420], ['#ffe0a0', '#ff7a4a', '#c8203f', '#5a0a2c'], [0.3, 0.7])}${gelGradient(`${prefix}-e`, [500, 236, 170], gels.lamp, [0.4, 0.8])}${gelGradient(`${prefix}-b`, [500, 440, 170], gels.lamp)}${gelGradient(`${prefix}-v`, [500, 60, 440], gels.thunder)}${haloGradient(`${prefix}-h`, '#ffb54d', 0.5, '#ff6a2a')}${figureFilter(prefix, '#04070d')}`,
    content: `${groundShadow(500, 468, 430, 20)}<g class="body"><g class="gel">${gel(backstage, 'b', 4)}</g><g transform="translate(0-10)">${flat(feet, '#3a0f1e')}</g><g class="arms">${outer(ropes)}${outer(tassel(56, 250) + tassel(944, 260))}${slit(tasselLight, 'v')}</g>
${outer(curtain)}<g class="gel">${gel(foldLight, 'g', 2)}</g>${flat(foldShade, ink.mid)}${inner(cheeks, ink.mid)}${inner(sockets)}
<g class="eye">${glow(400, 236, 34)}${glow(600, 236, 34)}${gel(eyes, 'e', 3)}${flat(circle(392, 238, 12) + circle(588, 238, 12), '#0a0508')}${flat(circle(388, 234, 4) + circle(584, 234, 4), '#fff')}</g>
${inner(nose, ink.mid)}${slit(noseLight)}${inner(brows)}${slit(taper('322,186 390,178 460,226', [0, 7, 0]) + taper('678,186 610,178 540,226', [0, 7, 0]))}${inner(lip, ink.mid)}${slit(taper('348,422 430,372 500,364 570,372 652,422', [2, 6, 6, 6, 2]))}
${outer(valance)}<g class="gel">${slit(swags, 'v')}</g>${slit(fringe, 'v')}${inner(star(500, 36, 44, 36, 16), ink.mid)}${gel(crest, 'v', 3)}${flat(crestLamp, '#3a1420')}</g>`,
  }),
}
