import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, crescent, cut, leaf, shape, star, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e96'
const { outer, inner, gel, slit, flat, glow, stroke } = plySet(prefix, '#57498a')

const coat = shape('312,214* 384,228 460,212* 530,234 584,288 612,366 622,450 616,520* 150,520* 146,450 158,366 188,290 240,238')
const hat =
  shape('284,118* 284,78 300,40 336,18 384,10 432,18 466,40 482,78 482,118* 430,126 336,126') +
  taper('220,106 270,128 384,134 498,128 548,106', [0, 18, 20, 18, 0])
const hatBand = taper('286,108 336,116 430,116 480,108', [12, 13, 13, 12])
const head = shape('298,120* 470,120* 480,160 474,206 446,244 384,260 322,244 294,206 288,160')
const moustache = shape(
  '384,196* 420,186 462,198 500,196 528,172* 530,206 500,230 458,232 416,224 384,212* 352,224 310,232 268,230 238,206 240,172* 268,196 306,198 348,186',
)
const moustacheCuts = taper('398,206 440,212 484,214 514,196', [0, 6, 6, 0]) + taper('370,206 328,212 284,214 254,196', [0, 6, 6, 0])
// His waistcoat shows the ward, street by street, with lit windows
const vest = shape('330,262* 384,290 440,262* 476,320 492,400 494,470 384,482 276,470* 278,400 294,320')
const roofs = [
  [300, 372, 56],
  [360, 352, 62],
  [424, 366, 58],
  [476, 388, 40],
  [310, 430, 60],
  [374, 414, 56],
  [436, 428, 62],
  [286, 486, 60],
  [344, 474, 64],
  [408, 476, 60],
  [466, 482, 52],
]
  .map(([x = 0, y = 0, w = 0]) => `M${x - w / 2 - 5} ${y}l${w / 2 - 4}-26h18l${w / 2 - 4} 26h-6v40h-${w}v-40z`)
  .join('')
const windows = [
  [290, 392],
  [306, 392],
  [350, 372],
  [366, 372],
  [416, 386],
  [432, 386],
  [300, 450],
  [318, 450],
  [366, 434],
  [384, 434],
  [428, 448],
  [446, 448],
]
  .map(([x, y]) => `M${x} ${y}h9v11h-9z`)
  .join('')
const lapels = shape('318,222* 330,262* 292,340 276,420* 240,330 256,262') + shape('452,222* 440,262* 478,340 494,420* 530,330 514,262')
const sash = taper('520,232 454,320 360,404 232,486', [46, 50, 52, 54])
const sashLines = taper('536,248 468,338 372,424 248,506', [4, 4, 4, 4]) + taper('504,218 440,302 348,384 216,466', [4, 4, 4, 4])
const crests = [
  [484, 276],
  [424, 346],
  [348, 412],
]
  .map(([x = 0, y = 0]) => star(x, y, 15, 7, 8))
  .join('')
const rosette = star(254, 472, 40, 30, 14)
const armUp = taper('290,230 226,276 160,288 118,250 112,188', [0, 84, 76, 60, 48])
const cuffUp = taper('84,196 112,190 142,188', [26, 28, 26])
const fist = shape('84,180* 78,150 94,132 118,128 142,138 150,162 144,184 112,190')
const gavel =
  taper('112,178 122,120 128,72', [12, 11, 10]) +
  shape('66,36* 78,26 102,36* 176,54* 196,50 202,66 198,92 186,98 170,88* 96,70* 72,74 62,58')
const gavelBands = taper('92,34 88,54 86,72', [7, 8, 7]) + taper('182,52 180,72 174,92', [7, 8, 7])
const armDown = taper('480,228 552,286 606,336 618,400 570,444', [0, 84, 74, 62, 46])
// The circular in his hand
const board = cut('476,356 566,336 592,452 502,474')
const boardPaper = cut('488,368 558,352 580,444 510,462')
const boardLines = [
  [500, 380],
  [504, 396],
  [508, 412],
  [512, 428],
]
  .map(([x = 0, y = 0]) =>
    taper(
      [
        [x, y],
        [x + 28, y - 6],
        [x + 54, y - 13],
      ],
      [2, 4, 2],
      { per: 1 },
    ),
  )
  .join('')
const handDown =
  taper('600,420 570,424 556,412', [30, 26, 14]) +
  taper('604,436 574,444 562,436', [24, 20, 12]) +
  taper('600,450 580,462 570,456', [20, 16, 10])
const desk = shape('96,470* 674,470* 684,492* 656,500 648,562* 122,562* 114,500 86,492*')
const deskPanels = [150, 238, 326, 414, 502, 578]
  .map((x, index) => `M${x} 512h${index === 5 ? 48 : 64}v38h-${index === 5 ? 48 : 64}z`)
  .join('')
const nameplates = [160, 176, 192, 248, 264, 280, 336, 352, 368, 424, 440, 456, 512, 528, 544, 588, 604]
  .map((x) => `M${x} 518h9v26h-9z`)
  .join('')
const water = 'M196 432h30l-4 40h-22z'

export const drawing: Drawing = {
  name: 'enemies/96',
  svg: enemySvg('chounaikaichou boss', {
    viewBox: '0 0 740 590',
    defs: `${gelGradient(`${prefix}-g`, [384, 380, 150], gels.lamp)}${gelGradient(`${prefix}-r`, [380, 370, 240], gels.emberJoint)}${gelGradient(`${prefix}-e`, [338, 164, 40], gels.lamp)}${gelGradient(`${prefix}-d`, [384, 530, 300], gels.fire)}${gelGradient(`${prefix}-w`, [384, 200, 170], ['#ffffff', '#fff3d6', '#ffd9a0', '#e88a5a'])}${haloGradient(`${prefix}-h`, '#ffb54d', 0.6, '#ff6a3a')}${figureFilter(prefix, '#06041a')}`,
    content: `${groundShadow(384, 564, 310, 20)}<g class="body">${outer(coat)}${outer(armDown)}<g class="gel">${gel(vest, 'g', 4)}</g>
${flat(roofs, '#3a1420', 0.9)}${slit(windows, 'e')}${flat(windows, '#ffe28a')}${inner(lapels, ink.mid)}${slit(leaf(300, 250, 96, 4, 1.75) + leaf(470, 250, 96, 4, 1.39), 'r')}
<g filter="url(#${prefix}-s)">${slit(sash, 'r')}</g>${flat(sashLines, '#fff0c0', 0.85)}${flat(crests, '#5a0f3a')}${inner(rosette, ink.mid)}${gel(star(254, 472, 28, 20, 14), 'd', 2)}${flat(circle(254, 472, 10), '#3a1020')}
${outer(head)}<g class="eye">${glow(338, 166, 56)}${gel(circle(338, 166, 29), 'e', 4)}${stroke(circle(338, 166, 34), '#ffd766', 4)}${flat(circle(326, 170, 11), '#0a0508')}${flat(circle(321, 165, 3.6), '#fff')}${stroke('M306 178q-34 40-22 104t40 60', '#ffd766', 2.5, 0.9)}${slit(shape('404,168* 420,156 442,158 456,168* 440,178 418,178'), 'e')}${flat(circle(420, 168, 8), '#0a0508')}</g>
${inner(shape('296,140* 330,126 374,146* 334,140') + shape('398,150* 430,132 470,146* 434,146'), ink.mid)}${inner(shape('372,160* 392,160* 402,190 384,204 364,192'), ink.mid)}${gel(moustache, 'w', 3)}${flat(moustacheCuts, '#8a4a3a', 0.7)}
${outer(hat)}${slit(hatBand, 'r')}${slit(crescent(330, 60, 30, 3.9, 0.2), 'r')}
${outer(desk)}<g class="gel">${gel(deskPanels, 'd')}</g>${flat(nameplates)}${slit(taper('104,484 384,488 668,484', [2, 5, 2]), 'r')}${flat(water, '#fff3d6', 0.55)}
${inner(board, ink.mid)}${flat(boardPaper, '#f8e9c8')}${flat(boardLines, '#3a2a4a')}<circle cx="560" cy="438" r="9" fill="none" stroke="#c2362c" stroke-width="3.5"/>${inner(handDown)}
<g class="arms">${outer(gavel)}${slit(gavelBands, 'r')}${outer(armUp)}${flat(cuffUp, '#fff3d6')}${inner(fist)}${slit(taper('88,150 106,154 128,150', [0, 4, 0]) + taper('86,166 106,170 132,166', [0, 4, 0]), 'r')}</g></g>`,
  }),
}
