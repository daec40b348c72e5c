import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e129'
// Drawn in warm colours, unlike the others of field 12
const warm = { near: '#fff4dc', mid: '#f0d9ae', edge: '#ffe2a0' }
const { outer, inner, gel, slit, flat, stroke, glow } = plySet(prefix, '#c89a5e', warm)

// The sheet, seen from the wrong side, hung on a rail
const sheet = shape(
  '410,34* 560,44 700,36 840,46 984,30* 976,120 986,220 974,330 984,420* 930,408 880,424 820,410 760,426 690,410 620,426 560,412 500,424 430,410* 424,300 414,200 422,110',
)
const rail = taper('380,30 680,20 1000,26', [12, 13, 12])
const pegs = [440, 540, 640, 740, 840, 940].map((x) => `M${x - 6} 14h12v32h-12z`).join('')
const sheetFolds = ['480,60 470,200 490,400', '600,60 614,240 596,410', '910,60 900,220 914,400', '960,50 952,220 964,400']
  .map((line) => taper(line, [0, 10, 5]))
  .join('')
// The shadow of his hand on it: a fox
const fox = shape(
  '560,262* 606,236 640,206 660,160 664,96 652,56* 700,88 732,130 752,130 796,84 842,58* 832,110 838,160 862,206 886,260 896,330 882,400* 700,404 716,370 702,344 660,334 610,330 572,338* 606,312 640,306 604,292 570,280',
)
const foxEye = shape('676,206* 700,186 728,184 748,196* 730,212 700,216')
const foxEars = taper('676,92 690,120 700,150', [0, 14, 0]) + taper('820,92 806,122 800,152', [0, 14, 0])
const foxFur =
  taper('790,240 816,280 822,330', [0, 9, 0]) +
  taper('836,250 856,290 858,340', [0, 9, 0]) +
  taper('748,270 770,310 776,356', [0, 8, 0]) +
  taper('606,256 622,252 634,258', [0, 5, 0])
const robe = shape(
  '300,182* 352,192 392,226 416,290 434,360 470,420 520,470* 430,462 360,472 290,460 220,472 150,462 70,470* 130,420 168,360 184,290 210,226 250,192',
)
const robeFolds =
  taper('236,240 220,340 176,456', [0, 9, 5]) +
  taper('268,250 260,350 244,460', [0, 7, 4]) +
  taper('366,244 384,340 420,456', [0, 9, 5]) +
  taper('334,250 344,350 356,462', [0, 7, 4])
const collar = shape('254,194* 300,230 348,194* 366,220 300,290 236,220')
const sash = taper('206,330 300,350 400,328', [16, 20, 16])
/** Round the hem runs the town he lit first: roofs, each with its window. */
const hemTown = [
  [150, 456, 30, 22],
  [196, 462, 36, 28],
  [246, 456, 32, 20],
  [296, 462, 40, 32],
  [350, 460, 34, 22],
  [400, 458, 36, 28],
  [446, 460, 30, 18],
]
  .map(([x = 0, y = 0, w = 0, h = 0]) => `M${x - w / 2} ${y}v-${h}h-4l${w / 2 + 4}-${w * 0.4}l${w / 2 + 4} ${w * 0.4}h-4v${h}z`)
  .join('')
const hemWindows = [
  [146, 442],
  [190, 442],
  [202, 442],
  [242, 444],
  [288, 438],
  [302, 438],
  [346, 446],
  [394, 438],
  [406, 438],
]
  .map(([x, y]) => `M${x} ${y}h6v8h-6z`)
  .join('')
const head = shape('252,96 262,66 290,50 316,52 340,70 348,102 346,138 330,168 300,182 272,168 256,138')
const hair = shape(
  '300,30* 330,34 356,56 370,96 372,150 384,200* 360,186 350,150 346,104 326,76 300,70 274,76 256,104 252,150 242,186 218,200* 230,150 232,96 246,56 270,34',
)
const topknot = shape('286,34* 278,14 292,-4 312,-6 324,10 316,34*')
const beard = shape(
  '262,138* 280,152 300,146 322,152 340,138* 350,190 344,250 330,310 318,372 306,424* 298,380 288,402* 278,350 268,366* 262,300 252,240 254,186',
)
const beardLines =
  taper('282,180 280,250 286,330', [0, 6, 0]) + taper('302,170 304,260 304,370', [0, 7, 0]) + taper('322,180 326,250 318,320', [0, 6, 0])
const moustache = shape('300,138* 320,132 344,144 356,166* 330,162 312,154 300,150 288,154 270,162 246,166* 258,144 280,132')
const brows = shape('262,100* 276,88 296,98* 280,100 262,112 254,120*') + shape('340,100* 326,88 306,98* 322,100 340,112 348,120*')
// The raised lamp, the only light of the field
const armUp = taper('236,216 176,226 132,196 112,146', [30, 64, 48, 32])
const sleeveUp = shape('216,214* 170,214 132,200 118,178* 104,220 100,280 112,336* 140,318 160,330 176,300* 200,280 222,256')
const hand = shape('96,142 98,122 112,112 128,116 134,132 128,150 110,154')
const lampRing = 'M112 112q-2-26 0-34'
const lampTop = shape('76,4* 92,-14 112,-22 132,-14 148,4* 140,14 84,14')
const lampGlass = shape('82,16* 142,16* 154,42 142,70* 82,70* 70,42')
const lampBase = shape('74,70* 150,70* 154,82 142,92* 82,92* 70,82')
const flame = shape('112,66 100,60 98,44 106,30 110,16* 122,34 128,48 124,60')
// The other hand: two fingers and a thumb, ears and a jaw
const armFox = taper('366,216 416,246 446,236 462,200', [30, 62, 46, 30])
const sleeveFox = shape('378,212* 430,230 466,214* 474,260 470,310 452,338* 430,318 412,324 400,290* 386,270')
const foxHand =
  shape('446,198 450,174 462,160 484,158 496,170 498,188 486,204 464,210') +
  taper('458,168 450,140 446,118', [14, 12, 8]) +
  taper('486,166 494,136 500,116', [14, 12, 8]) +
  taper('452,186 430,178 414,176', [15, 12, 8]) +
  taper('456,198 436,194 422,190', [13, 11, 7])
// Folded shadows in the front row
const watcher = (x: number, y: number, s: number): string =>
  shape([
    [x - 15 * s, y, true],
    [x - 16 * s, y - 22 * s],
    [x, y - 36 * s],
    [x + 16 * s, y - 22 * s],
    [x + 15 * s, y, true],
  ])
const watchers = watcher(566, 468, 1) + watcher(612, 470, 1.25) + watcher(664, 468, 0.9) + watcher(720, 470, 1.1) + watcher(776, 468, 0.8)
const watcherEyes = [
  [566, 446, 1],
  [612, 442, 1.25],
  [664, 448, 0.9],
  [720, 444, 1.1],
  [776, 450, 0.8],
]
  .map(([x = 0, y = 0, s = 1]) => circle(x - 6 * s, y, 2.6 * s) + circle(x + 3 * s, y, 2.6 * s))
  .join('')

export const drawing: Drawing = {
  name: 'enemies/129',
  svg: enemySvg('touso boss', {
    viewBox: '-70 -73 1128 573',
    defs: `${gelGradient(`${prefix}-g`, [112, 44, 60], gels.lamp)}${gelGradient(`${prefix}-c`, [300, 80, 760], ['#fffaf0', '#fff0cf', '#e8c48a', '#8a5f4a'], [0.3, 0.7])}${gelGradient(`${prefix}-k`, [740, 240, 240], ['#1a0f1e', '#120a1a', '#0a0612', '#04030a'])}${gelGradient(`${prefix}-r`, [300, 330, 200], ['#3a2030', '#2a1626', '#1a0f1e', '#0a0612'])}${haloGradient(`${prefix}-h`, '#ffdf8a', 0.85, '#ff9a3c')}${figureFilter(prefix, '#0c0612')}`,
    content: `${groundShadow(500, 470, 470, 20)}<g class="body"><g class="wing">${outer(sheet, 'url(#' + prefix + '-c)')}${flat(sheetFolds, '#b98a5a', 0.4)}<g class="gel">${slit(fox, 'k')}</g>${flat(foxEars + foxFur, '#e8c48a', 0.75)}<g class="eye">${slit(foxEye, 'c')}${flat(circle(704, 201, 8), '#0a0612')}</g>${flat(rail, warm.mid)}${flat(pegs, '#c89a5e')}</g>
<circle cx="112" cy="44" r="116" fill="url(#${prefix}-h)"/>${outer(robe)}${flat(robeFolds, '#c89a5e', 0.8)}${slit(hemTown, 'r')}${flat(hemWindows, '#ffcf73')}${inner(collar + sash, warm.mid)}${slit(taper('262,204 298,244 300,280', [3, 6, 3]) + taper('340,204 306,240 302,276', [3, 6, 3]), 'r')}${slit(taper('206,332 300,351 400,330', [3, 5, 3]), 'r')}
${outer(topknot + hair, warm.mid)}${inner(head)}<g class="eye">${flat(shape('266,118* 278,110 290,114 294,122* 282,128 272,126') + shape('336,118* 324,110 312,114 308,122* 320,128 330,126'), '#1a0f1e')}${flat(circle(278, 119, 4) + circle(317, 119, 4), '#ffcf73')}</g>${flat(taper('262,134 272,138 282,134', [0, 3, 0]) + taper('320,134 330,138 340,134', [0, 3, 0]) + taper('284,78 300,74 318,78', [0, 3, 0]) + taper('302,118 306,134 298,138', [2, 4, 2]), '#c89a5e')}
${inner(beard)}${flat(beardLines, '#c89a5e', 0.85)}${inner(brows + moustache)}${outer(armFox)}${inner(sleeveFox)}${slit(taper('408,300 430,306 450,326', [4, 5, 3]) + leaf(424, 254, 34, 5, 1.3), 'r')}${inner(foxHand)}${slit(circle(468, 176, 3), 'r')}
${outer(armUp)}${inner(sleeveUp)}${slit(taper('110,314 136,304 166,310', [3, 5, 3]) + leaf(134, 222, 50, 5, 1.7), 'r')}${stroke(lampRing, '#ffe2a0', 5)}${flat(lampGlass, '#1a0f1e')}<g class="gel">${glow(112, 42, 84)}${gel(lampGlass, 'g', 3)}<path class="flame" fill="#fffdf0" d="${flame}"/></g>${flat(taper('92,16 88,42 92,70', [4, 4, 4]) + taper('132,16 136,42 132,70', [4, 4, 4]), '#5a2a1a')}${outer(lampTop + lampBase)}${slit(star(112, -6, 9, 4, 6), 'r')}${inner(hand)}${slit(leaf(100, 126, 26, 2.4, 0.1) + leaf(100, 136, 26, 2.4, 0.1), 'r')}
<g class="front-row">${outer(watchers, '#f4f0ff')}${flat(watcherEyes, '#120e30')}</g></g>`,
  }),
}
