import { creature, glow, paper } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, haloGradient, ink, litPly, rim } from '../figure.ts'
import { along, circle, leaf, shape, taper } from '../paper.ts'
import { nums } from '../points.ts'

// A hawser knotted into a man. The sea pulls at its arms, the post holds its tail, and it leans back with all its weight.
const p = 'e44'

/** A rope: its strands as slanted ovals, and the slits between them. */
const rope = (points: string, widths: number | readonly number[], count: number): readonly [strands: string, slits: string] => {
  const half = 0.5 / count
  const list = typeof widths === 'number' ? [widths] : widths
  const strands = along(
    points,
    list,
    count,
    ({ x, y, dx, dy, width }) => {
      const turn = Math.atan2(dy, dx) + 0.95
      const long = width * 0.6
      const [ex, ey] = [Math.cos(turn) * long, Math.sin(turn) * long]
      const round = `a${nums([Math.round(long), Math.round(width * 0.27)])} ${Math.round((turn * 180) / Math.PI)} 1 1 `
      return `M${nums([x - ex, y - ey])}${round}${nums([2 * ex, 2 * ey])}${round}${nums([-2 * ex, -2 * ey])}z`
    },
    half,
    1 - half,
  )
  const slits = along(
    points,
    list,
    count - 1,
    ({ x, y, dx, dy, width }) => {
      const turn = Math.atan2(dy, dx) + 0.95
      const long = width * 0.5
      return leaf(x - Math.cos(turn) * long, y - Math.sin(turn) * long, long * 2, width * 0.13, turn)
    },
    2 * half,
    1 - 2 * half,
  )
  return [strands, slits]
}

const line = rope('52,158 84,172 132,198', [10, 24, 40], 8)
const nearArm = rope('112,192 186,214 256,246', 50, 7)
const farArm = rope('120,176 196,180 270,214', 42, 8)
const torso = rope('300,176 262,250 230,300 218,356', 74, 8)
const crossing = rope('228,206 272,262 252,316 196,352', 56, 8)
const nearLeg = rope('226,336 164,366 130,410 90,462', 58, 9)
const farLeg = rope('236,340 242,396 214,430 190,462', 48, 7)
const hawser = rope('226,346 280,402 322,398', 42, 6)
const turns = [rope('298,396 340,408 384,392', 38, 6), rope('296,424 340,436 386,420', 38, 6)]
const post = '304,360* 306,344 340,336 374,344 376,360* 370,372 372,470* 308,470* 310,372'
const fray = ['318,92 310,58 288,36', '326,88 326,50 316,16', '336,88 346,52 350,24', '344,94 366,66 384,54']
  .map((points) => taper(points, [16, 10, 0]))
  .join('')
// The head is a monkey's fist: three turns over three
const fist =
  taper('296,92 286,136 296,184', [0, 6, 0]) +
  taper('358,94 368,136 356,186', [0, 6, 0]) +
  taper('280,112 270,138 280,166', [0, 6, 0]) +
  taper('374,112 384,138 372,168', [0, 6, 0]) +
  taper('302,104 328,96 352,106', [0, 6, 0]) +
  taper('300,116 328,107 354,118', [0, 6, 0]) +
  taper('300,162 328,172 354,162', [0, 6, 0]) +
  taper('302,176 328,186 352,176', [0, 6, 0])
const feet =
  shape('116,440* 124,458 118,471 40,471* 44,456 66,448 84,432*') + shape('220,444* 226,460 222,471 148,471* 152,458 174,452 188,440*')
// The sailors at the other end of the rope are far out
const boat = shape('2,146* 30,152 62,142* 56,160 48,170 14,170 8,160') + taper('34,156 34,74', [5, 4], { per: 1 })
const sail = shape('38,80* 60,100 66,132* 38,136*') + shape('30,88* 14,112 8,136* 30,138*')

export const drawing: Drawing = creature(44, 'tomozuna', {
  size: [400, 500],
  beyond: { left: 5, right: 8 },
  shadow: [216, 470, 176],
  defs:
    gelGradient('e44-g', [230, 290, 200], gels.fire, [0.34, 0.7]) +
    gelGradient('e44-a', [150, 196, 170], gels.lamp, [0.3, 0.7]) +
    gelGradient('e44-p', [326, 404, 90], gels.fire, [0.34, 0.7]) +
    gelGradient('e44-b', [40, 130, 70], gels.lamp) +
    gelGradient('e44-k', [328, 138, 70], gels.lamp) +
    gelGradient('e44-e', [318, 138, 34], gels.lamp) +
    haloGradient('e44-h', '#ffb54d', 0.5, '#f2491f'),
  parts:
    glow('e44-h', 262, 262, 130) +
    `<g class="far">${litPly(p, farArm[0] + farLeg[0], { fill: ink.mid, edge: rim, shadow: false })}<path class="gel" fill="url(#e44-g)" d="${farArm[1]}${farLeg[1]}"/></g>` +
    litPly(p, shape(post) + hawser[0], { edge: rim }) +
    litPly(p, turns.map(([strands]) => strands).join('')) +
    `<path class="gel" fill="url(#e44-p)" d="${hawser[1]}${turns.map(([, slits]) => slits).join('')}"/>` +
    litPly(p, feet + nearLeg[0], { edge: rim }) +
    litPly(p, torso[0], { edge: rim }) +
    `<path class="gel" fill="url(#e44-g)" d="${nearLeg[1]}${torso[1]}"/>` +
    `${litPly(p, crossing[0])}<path class="gel" fill="url(#e44-g)" d="${crossing[1]}"/>` +
    `<g class="arms">${litPly(p, line[0] + nearArm[0], { edge: rim })}<path class="gel" fill="url(#e44-a)" d="${line[1]}${nearArm[1]}"/></g>` +
    `${litPly(p, boat + sail, { fill: ink.mid, edge: rim })}<path class="gel" fill="url(#e44-b)" d="${leaf(43, 92, 36, 5, 1.1)}${circle(18, 160, 3)}${circle(30, 161, 3)}${circle(42, 160, 3)}"/>` +
    litPly(p, fray + circle(328, 140, 60), { edge: rim }) +
    `<path class="gel" fill="url(#e44-k)" d="${fist}"/>` +
    `<g class="eye"><path fill="url(#e44-e)" d="${shape('294,142* 306,124 328,118 350,126 360,138* 346,154 322,158')}"/>${paper(shape('320,121 330,130 330,146 322,156 314,146 312,132'))}<circle cx="316" cy="132" r="4" fill="#fff"/></g>` +
    paper(taper('288,134 318,112 364,128', [3, 13, 3])),
})
