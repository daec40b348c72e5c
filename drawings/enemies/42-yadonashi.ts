import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, haloGradient, ink, litPly, rim } from '../figure.ts'
import { along, circle, shape, taper } from '../paper.ts'

// the soft rear body of a hermit crab
const coil = '206,262 276,286 344,254 356,180 314,136 264,152 262,196 292,202'
const coilWidths = [104, 112, 100, 82, 66, 52, 36, 14]
const coilInner = coilWidths.map((width) => width * 0.74)
const seams = along(
  coil,
  coilWidths,
  13,
  ({ x, y, dx, dy, width }) => {
    const h = width * 0.36
    return taper(
      [
        [x - dy * h - dx * 4, y + dx * h - dy * 4],
        [x + dx * 8, y + dy * 8],
        [x + dy * h - dx * 4, y - dx * h - dy * 4],
      ],
      [1, 6, 1],
      { per: 1 },
    )
  },
  0.16,
  0.94,
)
const shell = shape('84,262 92,218 126,190 174,180 222,192 250,226 254,276 232,316 182,334 126,326 94,300')
const stalks = taper('138,206 126,164 108,128', [20, 15, 16]) + taper('186,196 186,150 194,112', [20, 15, 16])
const leg = (points: string): string => taper(points, [24, 20, 17, 0])
const legs = leg('214,308 250,330 262,346 250,372') + leg('186,322 208,342 210,354 196,374') + leg('116,310 86,334 82,350 98,374')
const farLegs = leg('236,300 282,320 300,340 292,372') + leg('98,296 56,312 44,336 54,372')
// one claw hides the mouth, the other holds a leaf where the shell should be
const claw = shape(
  '160,300 124,302 92,288 76,262 78,234 94,214* 98,238 108,250* 110,232 120,236* 122,222 132,210 148,206* 160,222 172,250 174,280',
)
const leafShape = shape('330,332* 300,318 270,280 268,236 286,204* 312,218 344,252 354,296 346,324')

export const drawing: Drawing = creature(42, 'yadonashi', {
  size: [400, 400],
  shadow: [180, 374, 156],
  defs:
    gelGradient('e42-g', [300, 220, 130], ['#fff4e6', '#ffb8a0', '#f2607a', '#8c1a58']) +
    gelGradient('e42-c', [124, 262, 60], gels.fire) +
    gelGradient('e42-l', [310, 262, 80], gels.wind) +
    gelGradient('e42-e', [150, 112, 70], ['#ffffff', '#fff6c8', '#ffd766', '#f28a2a']) +
    haloGradient('e42-h', '#ff9ab0', 0.55) +
    haloGradient('e42-b', '#ff5a7a', 0.75),
  parts:
    '<g transform="translate(-16 0)">' +
    glow('e42-h', 280, 210, 150) +
    `<g class="far">${paper(farLegs, ink.mid)}</g>` +
    `<g class="tail">${litPly('e42', taper(coil, coilWidths), { edge: rim })}<g class="gel"><path fill="url(#e42-g)" stroke="#2a0410" stroke-opacity=".5" stroke-width="3" d="${taper(coil, coilInner)}"/>${inkOnGel(seams, '#5c0a3a', 0.6)}` +
    `<path fill="#fff4ee" opacity=".7" d="${taper('366,232 374,196 362,158', [0, 6, 0])}${taper('318,112 296,110 280,118', [0, 4, 0])}"/></g></g>` +
    underShadow('e42', paper(legs)) +
    litPly('e42', shell, { edge: rim }) +
    `<path fill="${innerRim}" d="${taper('112,222 160,204 222,218', [0, 4, 0], { per: 1 })}${taper('228,246 236,276 222,304', [0, 4, 0], { per: 1 })}"/>` +
    // cheeks
    glow('e42-b', 118, 236, 28) +
    glow('e42-b', 208, 232, 30) +
    `<path fill="#ff9ab0" d="${taper('106,242 112,232', [3, 3], { per: 1 })}${taper('116,244 122,232', [3, 3], { per: 1 })}${taper('200,240 206,228', [3, 3], { per: 1 })}${taper('210,240 216,228', [3, 3], { per: 1 })}"/>` +
    // eyes look down and aside
    litPly('e42', stalks + circle(104, 112, 30) + circle(196, 94, 34), { edge: rim }) +
    `<g class="eye"><circle cx="104" cy="113" r="22" fill="url(#e42-e)"/><circle cx="196" cy="95" r="26" fill="url(#e42-e)"/>${paper(circle(95, 120, 10) + circle(184, 103, 11))}<circle cx="91" cy="116" r="3" fill="#fff"/><circle cx="180" cy="98" r="3.500" fill="#fff"/></g>` +
    paper(taper('74,108 96,90 128,96', [2, 16, 4]) + taper('164,84 190,64 228,74', [2, 18, 4])) +
    paper(taper('70,82 90,66 112,70', [0, 7, 0]) + taper('174,46 200,36 222,50', [0, 7, 0])) +
    // a drop of sweat
    `<path fill="#bff0ff" stroke="#0a0410" stroke-width="3" d="M252 122q-15 22 0 28q15-6 0-28z"/>` +
    `<g class="arms">${underShadow('e42', paper(taper('232,286 272,300 300,282', [30, 24, 20]), ink.near))}${litPly('e42', leafShape, { edge: rim, shadow: false })}<path class="gel" fill="url(#e42-l)" d="${shape('326,322* 300,308 278,278 276,240 288,216* 310,230 336,258 344,296 338,318')}"/>` +
    `${paper(taper('288,212 306,262 334,330', [3, 7, 5]) + taper('300,244 286,252', [4, 0], { per: 1 }) + taper('300,244 322,242', [4, 0], { per: 1 }) + taper('312,274 292,284', [4, 0], { per: 1 }) + taper('312,274 338,272', [4, 0], { per: 1 }))}` +
    `${litPly('e42', shape('270,304* 262,286 270,268 286,264* 282,278 290,284* 296,270 310,270* 314,288 300,306 284,312'), { edge: rim })}</g>` +
    `<g class="claw">${litPly('e42', taper('214,296 196,328 156,332 136,294', [0, 34, 34, 30]) + claw, { edge: rim })}<path class="gel" fill="url(#e42-c)" d="${shape('150,284 120,286 98,272 88,252 92,236* 104,256 116,256 126,234 142,220* 154,240 160,266')}"/>${paper(taper('94,262 122,268 150,246', [0, 5, 0]))}</g></g>`,
})
