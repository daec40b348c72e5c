import { creature, glow, paper } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { along, circle, leaf, shape, taper } from '../tools/paper.ts'
import { nums } from '../tools/points.ts'

// A hawser that rears like a snake: its head is the spliced loop, with an eye in it. Round the post it is still made fast, and
// the other line still pulls at a ship.
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

// From the post along the ground, back over itself and up into the neck
const tail = rope('306,424 226,450 130,450 84,424 84,402 104,386', [44, 54, 60, 54, 30, 26], 10)
const neck = rope('100,384 144,364 216,356 284,318 296,256 252,208 206,186', [54, 60, 62, 64, 60, 54, 48], 13)
const loop = rope('206,190 160,210 98,206 46,172 34,122 62,68 120,42 178,66 208,120 212,180', [36, 44, 46, 46, 46, 48, 48, 46, 40, 36], 17)
const turns = [rope('296,392 340,406 386,390', 38, 6), rope('294,424 340,438 388,420', 38, 6)]
const post = '304,360* 306,344 340,336 374,344 376,360* 370,372 372,470* 308,470* 310,372'
const fray = ['214,176 246,138 246,96', '222,180 266,150 286,112', '228,188 276,172 310,150', '232,200 272,196 300,206']
  .map((points) => taper(points, [14, 12, 0]))
  .join('')
const throat = taper('250,214 190,176', [60, 56], { per: 1 })
const twine = [0, 1, 2, 3]
  .map((turn) => taper(`${252 - turn * 13},${184 - turn * 8} ${236 - turn * 13},${214 - turn * 8}`, [4, 4], { per: 1 }))
  .join('')
// The sailors at the other end of the rope are far out
const hawser = taper('340,350 352,260 366,146', [9, 7, 5])
const boat = shape('334,116* 362,122 394,112* 388,130 380,140 346,140 340,130') + taper('366,126 366,50', [5, 4], { per: 1 })
const sail = shape('370,54* 390,74 398,102* 370,106*') + shape('362,62* 346,84 340,106* 362,108*')

export const drawing: Drawing = creature(44, 'tomozuna', {
  size: [400, 500],
  beyond: { left: 5, right: 18 },
  shadow: [210, 470, 184],
  defs:
    gelGradient('e44-g', [200, 340, 210], gels.fire, [0.34, 0.7]) +
    gelGradient('e44-l', [120, 130, 130], gels.lamp, [0.3, 0.7]) +
    gelGradient('e44-p', [340, 410, 80], gels.fire, [0.34, 0.7]) +
    gelGradient('e44-b', [372, 100, 60], gels.lamp) +
    gelGradient('e44-e', [112, 128, 84], gels.lamp) +
    haloGradient('e44-h', '#ffb54d', 0.5, '#f2491f'),
  parts:
    glow('e44-h', 170, 190, 150) +
    `<g class="far">${litPly(p, boat + sail + hawser, { fill: ink.mid, edge: rim, shadow: false })}<path class="gel" fill="url(#e44-b)" d="${leaf(375, 70, 30, 5, 1.1)}${circle(352, 130, 3)}${circle(364, 131, 3)}${circle(376, 130, 3)}"/></g>` +
    litPly(p, shape(post), { edge: rim }) +
    litPly(p, tail[0], { edge: rim }) +
    litPly(p, turns.map(([strands]) => strands).join('')) +
    `<path class="gel" fill="url(#e44-p)" d="${turns.map(([, slits]) => slits).join('')}"/><path class="gel" fill="url(#e44-g)" d="${tail[1]}"/>` +
    litPly(p, neck[0], { edge: rim }) +
    `<path class="gel" fill="url(#e44-g)" d="${neck[1]}"/>` +
    litPly(p, fray, { edge: rim }) +
    // The eye of the rope is an eye
    `<g class="eye">${paper(shape('40,134* 84,104 126,98 170,118 208,176* 156,178 104,172 70,156'))}<path fill="url(#e44-e)" d="${shape('62,138* 92,116 128,110 164,128 190,166* 152,168 106,162')}"/>${paper(shape('112,110 124,124 124,146 112,164 100,146 100,124'))}<circle cx="104" cy="128" r="5" fill="#fff"/></g>` +
    litPly(p, loop[0], { edge: rim }) +
    `<path class="gel" fill="url(#e44-l)" d="${loop[1]}"/>${paper(taper('44,134 98,100 196,150', [4, 20, 4]))}` +
    `${litPly(p, throat)}<path class="gel" fill="url(#e44-g)" d="${twine}"/>`,
})
