import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e113'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8e3530')

// The cloak hangs from both edges of the picture and ends in people
const cloak = shape(
  '500,120* 560,150 640,120 740,64 850,44 986,8* 968,80 962,180 976,280 996,380 998,470* 930,450 870,468 800,452 730,470 640,456 560,472 500,462 440,472 360,456 270,470 200,452 130,468 70,450 2,470* 4,380 24,280 38,180 32,80 14,8* 150,44 260,64 360,120 440,150',
)
const folds = [
  '60,60 90,180 70,300 90,440',
  '160,70 200,200 170,330 210,446',
  '270,100 310,220 280,340 330,446',
  '940,60 910,180 930,300 910,440',
  '840,70 800,200 830,330 790,446',
  '730,100 690,220 720,340 670,446',
]
  .map((line) => taper(line, [0, 12, 16, 6]))
  .join('')
// Windows between the folds, with shadows in them
const panes = [
  '110,110* 150,118 168,220 150,320 168,408* 112,410 92,300 112,210',
  '226,120* 264,140 282,240 262,330 288,406* 224,408 200,320 222,230',
  '344,170* 384,190 380,290 366,400* 322,404 300,330 322,250',
  '890,110* 850,118 832,220 850,320 832,408* 888,410 908,300 888,210',
  '774,120* 736,140 718,240 738,330 712,406* 776,408 800,320 778,230',
  '656,170* 616,190 620,290 634,400* 678,404 700,330 678,250',
]
const lattice = [
  '96,190 140,196 176,188',
  '92,290 130,296 160,288',
  '212,220 250,230 284,224',
  '204,320 236,324 270,318',
  '312,280 350,286 384,280',
  '904,190 860,196 824,188',
  '908,290 870,296 840,288',
  '788,220 750,230 716,224',
  '796,320 764,324 730,318',
  '688,280 650,286 616,280',
]
  .map((line) => taper(line, [5, 8, 5]))
  .join('')
/** A small person standing at the bottom of a pane; the hat tells them apart. */
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
  (hat === 1 ? `M${x - 14} ${y - h + 5}l14-14 14 14z` : hat === 2 ? `M${x - 6} ${y - h + 3}v-14h12v14z` : '')
const people = [
  [126, 410, 62, 1],
  [152, 410, 40, 0],
  [232, 408, 50, 0],
  [258, 408, 70, 2],
  [330, 404, 64, 0],
  [354, 402, 44, 1],
  [874, 410, 62, 0],
  [848, 410, 44, 1],
  [766, 408, 54, 2],
  [738, 408, 70, 0],
  [670, 404, 46, 0],
  [646, 402, 66, 1],
]
  .map(([x = 0, y = 0, h = 0, hat = 0]) => person(x, y, h, hat))
  .join('')
const robe = shape(
  '500,190* 556,196 600,224 620,280 622,350 640,420 648,456* 590,440 560,462 530,438 500,462 470,438 440,462 410,440 352,456* 360,420 378,350 380,280 400,224 444,196',
)
const mantle = shape(
  '500,206* 548,188 590,198 626,232 636,268* 606,258 596,280* 568,262 552,286* 526,264 500,290 474,264 448,286* 432,262 404,280* 394,258 364,268* 374,232 410,198 452,188',
)
const mantleCuts = [
  [404, 238, 2],
  [436, 246, 1.8],
  [468, 250, 1.6],
  [532, 250, 1.5],
  [564, 246, 1.3],
  [596, 238, 1.1],
]
  .map(([x = 0, y = 0, a = 0]) => leaf(x, y - 14, 26, 5, a))
  .join('')
const robeLight =
  taper('500,296 500,360 500,440', [8, 14, 4]) + taper('452,296 436,360 424,436', [4, 12, 3]) + taper('548,296 564,360 576,436', [4, 12, 3])
const head = shape('444,112* 556,112* 562,150 546,190 522,214 500,222 478,214 454,190 438,150')
const beard = shape('450,164* 476,182 500,178 524,182 550,164* 552,206 538,240 520,262* 514,244 500,290* 486,244 480,262* 462,240 448,206')
const beardCuts =
  taper('474,196 480,222 486,244', [0, 6, 0]) + taper('526,196 520,222 514,244', [0, 6, 0]) + taper('500,194 500,226 500,262', [0, 7, 0])
// The crown is a lamp; the glass is cracked and nothing burns in it
const crownBase = shape('432,92* 500,104 568,92* 572,118 500,132 428,118*')
const crownBars =
  taper('440,96 430,60 452,28 490,16', [10, 9, 9, 8]) +
  taper('560,96 570,60 548,28 510,16', [10, 9, 9, 8]) +
  taper('478,100 474,60 492,20', [6, 6, 6]) +
  taper('522,100 526,60 508,20', [6, 6, 6]) +
  taper('434,64 500,74 566,64', [6, 7, 6])
const crownTop = shape('474,18* 484,6 492,-8 500,-24* 508,-8 516,6 526,18* 500,24') + circle(500, -26, 7)
const glass = shape('446,94* 440,62 458,34 500,24 542,34 560,62 554,94* 500,102')
const wick = taper('500,98 500,78 504,68', [7, 5, 3])
const crack = taper('470,34 482,52 474,66 486,92', [0, 4, 4, 0]) + taper('480,54 496,50 504,56', [3, 3, 0])
const eyes = shape('458,150* 470,140 486,144 494,154* 480,160 466,158') + shape('542,150* 530,140 514,144 506,154* 520,160 534,158')
const throneBack = shape('392,300* 380,160 392,116 384,80* 410,104 428,130* 572,130* 590,104 616,80* 608,116 620,160 608,300*')
// The pointing hand and the empty one
const armPoint =
  taper('424,214 366,262 300,270 232,252', [0, 64, 46, 30]) +
  shape('246,236* 218,228 196,240 182,244 150,240 122,236* 148,254 178,260 196,266 210,278 236,280 250,268')
const cuff = taper('272,236 264,262 274,294', [10, 14, 10])
const armRest =
  taper('576,214 626,266 640,316 606,352', [0, 60, 46, 32]) +
  taper('612,346 592,362 590,384', [16, 13, 0]) +
  taper('624,350 612,372 614,396', [14, 12, 0]) +
  taper('600,340 576,350 570,366', [13, 11, 0])

export const drawing: Drawing = {
  name: 'enemies/113',
  svg: foeSvg('mutounojoushu boss', {
    viewBox: '-36 -36 1072 536',
    defs: `${gelGradient(`${prefix}-g`, [500, 200, 470], ['#f4f0ff', '#9fc8ff', '#5a5ae0', '#2a1260'], [0.34, 0.66])}${gelGradient(`${prefix}-r`, [500, 340, 150], gels.dark)}${gelGradient(`${prefix}-e`, [500, 150, 60], gels.ice)}${gelGradient(`${prefix}-c`, [500, 66, 66], ['#c8d8ff', '#7a86c8', '#3a3a78', '#17123a'])}${haloGradient(`${prefix}-h`, '#9fc8ff', 0.55, '#5a5ae0')}${figureFilter(prefix, '#140308')}`,
    content: `${groundShadow(500, 468, 470, 20)}<g class="body"><g class="wing">${outer(cloak)}<g class="gel">${gel(panes.map((points) => shape(points)).join(''), 'g', 4)}</g>${flat(lattice)}${flat(people, '#0d0616')}${flat(folds, ink.mid)}</g>
${far(throneBack)}${outer(robe)}<g class="gel">${slit(robeLight, 'r')}</g>${inner(armRest)}${inner(mantle, ink.mid)}${slit(mantleCuts, 'r')}${outer(head)}
<g class="eye">${glow(476, 152, 30)}${glow(524, 152, 30)}${slit(eyes, 'e')}${flat(leaf(472, 145, 12, 3, 1.5) + leaf(520, 145, 12, 3, 1.5), '#0a0508')}</g>${inner(shape('448,148* 470,132 496,150* 472,142') + shape('552,148* 530,132 504,150* 528,142'), ink.mid)}${inner(shape('492,150* 508,150* 514,176 500,186 486,176'), ink.mid)}${inner(beard)}${slit(beardCuts, 'r')}
${gel(glass, 'c', 3)}${flat(wick)}${flat(crack, '#eaf2ff')}${outer(crownBars)}${outer(crownTop)}${outer(crownBase)}${slit(circle(452, 110, 6) + circle(500, 116, 8) + circle(548, 110, 6), 'e')}
<g class="arms">${outer(armPoint)}${slit(cuff, 'r')}${slit(taper('196,250 210,256 226,252', [0, 4, 0]) + taper('204,264 218,268 232,262', [0, 4, 0]), 'e')}</g></g>`,
  }),
}
