import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

// A stagehand in one long low stride, ahead of everybody, with a paper butterfly on a rod. He counts as invisible: one sees
// the night through him. His veil has blown up, and an eye looks out.
const prefix = 'e123'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

const farLeg = taper('300,330 352,372 380,432', [90, 70, 30])
const farLegHole = taper('318,346 352,382 370,414', [40, 40, 12])
const farFoot = '360,426* 392,424* 402,446 392,460 376,471* 352,471* 360,452'
const nearLeg = taper('352,326 296,322 216,334 138,348', [0, 92, 84, 62]) + taper('134,322 146,384 104,446', [26, 62, 32])
/** The bands round his shin, the crease of the leg and of the sleeve. */
const creases =
  taper('326,338 262,346 196,352', [0, 9, 0]) +
  taper('112,380 128,389 150,391', [6, 7, 6], { per: 1 }) +
  taper('104,402 120,411 140,413', [6, 7, 6], { per: 1 }) +
  taper('126,304 176,302 222,278', [0, 11, 0])
/** The sash parts the coat from the trousers; its ends fly behind. */
const sash =
  taper('206,300 256,286 312,288 356,312', [22, 32, 34, 28]) +
  taper('348,308 384,284 412,284', [16, 22, 0]) +
  taper('350,312 388,316 408,340', [16, 22, 0])
const sashCut = taper('208,301 256,287 312,289 350,309', [11, 17, 18, 13])
const nearFoot = '90,420* 128,432* 132,456 124,471* 30,471* 34,458 68,446'
const torso = '170,240 226,210 284,226 332,266 358,314 350,364* 316,350 286,366* 240,346 200,322 168,290'
const torsoHole = '244,240 280,256 312,290 330,324 330,344* 306,318 282,300 256,284'
const hood = '84,180 90,130 122,92 168,80 212,94 240,132 246,180 264,222 296,248* 246,250 206,240 176,262* 130,252 98,228'
const face = '90,146* 122,134 158,142 184,170 190,212 176,252* 132,244 98,226 86,188'
const veil = '88,152* 92,108 122,72 166,52 220,50 262,36 296,40* 276,58 280,76* 248,78 214,90 184,112 160,146* 124,138'
const sleeve = '202,244* 244,258 248,292 228,324 196,350* 172,322 140,310 98,314* 98,280* 146,284 178,274'
const hand = '54,300 58,282 74,272 94,276 102,290 100,308 84,320 64,316'
const wings =
  shape('52,70* 26,22 2,18 4,50 20,72 44,80*') +
  shape('54,68* 56,20 80,2 100,18 92,50 66,76*') +
  shape('46,76* 22,82 8,102 20,118 40,104 52,84*') +
  shape('56,78* 78,78 96,94 90,112 72,104 58,88*')
const wingCuts =
  leaf(40, 60, 34, 6, -2.1) +
  leaf(34, 66, 24, 4, -2.7) +
  leaf(66, 54, 38, 6, -1) +
  leaf(72, 62, 22, 4, -0.5) +
  leaf(40, 86, 22, 4, 2.2) +
  leaf(66, 84, 22, 4, 0.8)
/** What stands behind him: stars, and the boards of the stage. */
const night = star(296, 280, 7, 2.4, 4) + star(266, 250, 5, 1.8, 4) + star(314, 308, 5, 1.8, 4) + star(352, 384, 6, 2, 4)

export const drawing: Drawing = {
  name: 'enemies/123',
  svg: enemySvg('kurogo', {
    viewBox: '-10 -10 432 510',
    defs: `${gelGradient(`${prefix}-g`, [220, 280, 230], blackGel)}${haloGradient(`${prefix}-h`, '#f4f0ff', 0.6, '#5a4fb0')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(236, 472, 170, 12)}<g class="body">${glow(54, 64, 62)}<g class="far">${far(farLeg + shape(farFoot))}${gel(farLegHole, 'g', 2)}</g>
${outer(shape(torso))}<g class="gel">${gel(shape(torsoHole), 'g', 2)}</g>
${outer(nearLeg + shape(nearFoot))}${flat(creases + taper('58,452 64,460 64,470', [3, 4, 4], { per: 1 }) + taper('94,430 110,437 128,440', [3, 3, 3], { per: 1 }), '#0d0a22')}
${inner(sash)}${flat(sashCut, '#0d0a22')}
<g transform="translate(38 48)scale(.8)">${outer(shape(hood))}<g class="gel">${slit(shape(face))}</g>
<g class="eye">${flat(shape('90,206* 104,189 130,189 146,203* 130,218 104,220'), whiteStock.near)}${flat(circle(112, 204, 9), '#0a0818')}${flat(circle(109, 201, 3), '#fff')}</g>
${inner(shape(veil))}${flat(taper('112,128 132,94 176,72', [0, 5, 0]) + taper('146,128 176,96 226,72', [0, 5, 0]), '#0d0a22')}</g>
<g class="wing">${outer(taper('132,330 78,296 30,226 24,160 50,90', [7, 8, 7, 6, 3]) + wings)}<g class="gel">${slit(wingCuts)}</g>${flat(leaf(44, 94, 44, 5, -1.2), '#0a0818')}</g>
<g class="arms">${outer(shape(sleeve))}${outer(shape(hand))}${flat(taper('58,288 74,290', [3, 2], { per: 1 }) + taper('57,298 74,298', [3, 2], { per: 1 }) + taper('62,308 77,306', [3, 2], { per: 1 }), '#0d0a22')}</g>${flat(night, whiteStock.near, 0.85)}</g>`,
  }),
}
