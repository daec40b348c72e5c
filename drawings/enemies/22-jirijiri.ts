import { creature, glow, paper, underShadow } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, haloGradient, ink, rim } from '../figure.ts'
import { circle, shape, taper } from '../paper.ts'

/** Half width of the figure at a height; between the rows it is interpolated. */
const profile: readonly (readonly [y: number, half: number])[] = [
  [34, 10],
  [50, 40],
  [84, 56],
  [122, 52],
  [146, 26],
  [158, 36],
  [176, 84],
  [204, 88],
  [246, 66],
  [290, 50],
  [330, 60],
  [380, 78],
  [420, 104],
  [446, 150],
  [466, 120],
]

function halfWidth(y: number): number {
  const above = profile.findLast(([row]) => row <= y) ?? [34, 10]
  const below = profile.find(([row]) => row > y) ?? [466, 120]
  return above[1] + ((below[1] - above[1]) * (y - above[0])) / (below[0] - above[0] || 1)
}

// the air bends it more the nearer it is to the sand
const sway = (y: number): number => 196 + Math.sin(y / 34) * (4 + y * 0.045)

/** One band of shimmering paper with two knife tips. */
const band = (x: number, y: number, half: number, height: number, left: number, right: number): string =>
  shape([
    [x - half - left, y + 4, true],
    [x - half * 0.5, y - height * 0.5],
    [x + half * 0.45, y - height * 0.55],
    [x + half + right, y - 4, true],
    [x + half * 0.5, y + height * 0.5],
    [x - half * 0.45, y + height * 0.55],
  ])

const tips = [10, 24, 6, 16, 34, 8, 20, 12, 28, 5]
const tip = (index: number): number => tips[index % tips.length] ?? 10
// shoulders, hips and hem are broad: at a small size rows of one height were only stripes
const broad = new Map([
  [9, 40],
  [16, 40],
  [20, 34],
])
// the rows grow thin and drift apart towards the ground: whoever comes near sees less of it
const rows = Array.from({ length: 24 }, (_, index) => ({
  y: 44 + index * 14.6 + index * index * 0.14,
  height: broad.get(index) ?? (index < 12 ? 14.5 : 14.5 - (index - 11) * 0.75),
}))
const bands = rows.map(({ y, height }, index) => band(sway(y), y, halfWidth(y), height, tip(index) * 0.8, tip(index + 4))).join('')
const armBands = rows
  .slice(9, 20)
  .flatMap(({ y }, index) =>
    [-1, 1].map((side) => {
      const reach = 84 + Math.sqrt(index) * 15 + (side < 0 ? index * 1.5 : 0)
      return band(
        sway(y) + side * reach,
        y + side * 2,
        24 - index * 1.4,
        19,
        side < 0 ? tip(index + 2) * 0.7 : 3,
        side > 0 ? tip(index) * 0.7 : 3,
      )
    }),
  )
  .join('')
const wristY = 336
const fingers = [-146, 131]
  .map((reach) => {
    const x = sway(wristY + 16) + reach
    return [-15, -5, 5, 14]
      .map((dx, index) =>
        taper(
          [
            [x + dx * 0.6, wristY + 6],
            [x + dx, wristY + 22],
            [x + dx * 1.5, wristY + 46 - Math.abs(index - 1.5) * 5],
          ],
          [8, 6, 0],
          { per: 1 },
        ),
      )
      .join('')
  })
  .join('')
const everyOther = rows.filter((_, index) => index % 2 === 0)
const core = shape([
  ...everyOther.map(({ y }): [number, number] => [sway(y) - halfWidth(y) * 0.78, y]),
  ...[...everyOther].reverse().map(({ y }): [number, number] => [sway(y) + halfWidth(y) * 0.78, y]),
])
// the mirage it carries: a town that hangs from its own ground
const town = 'M146 222a58 58 0 0 1 104 0h-8v12h-4v10h-10v-10h-5v34l-5 9l-5-9v-34h-6v18h-14v-18h-7v26l-8 10l-8-10v-26h-6v12h-9v-12h-5v-12z'

export const drawing: Drawing = creature(22, 'jirijiri', {
  size: [400, 500],
  shadow: [196, 472, 140],
  defs:
    gelGradient('e22-g', [198, 230, 200], gels.spirit) +
    gelGradient('e22-d', [198, 256, 60], ['#ffffff', '#d6f6ff', '#6fcdf5', '#2468d8']) +
    gelGradient('e22-e', [200, 92, 56], ['#ffffff', '#e6ffff', '#7fe6ff', '#3aa0ff']) +
    haloGradient('e22-h', '#6fd6ff', 0.55),
  parts:
    glow('e22-h', 198, 220, 190) +
    `<path class="gel" fill="url(#e22-g)" d="${core}"/>` +
    `<g class="arms" fill="${ink.mid}"><use href="#e22-a" y="-2" fill="${rim}" opacity=".7"/><path id="e22-a" d="${armBands}${fingers}"/></g>` +
    `<g fill="${ink.near}"><use href="#e22-b" y="-2" fill="${rim}"/><path id="e22-b" d="${bands}"/></g>` +
    // mask and window of fused bands, so that they hold together
    underShadow('e22', paper(band(202, 92, 54, 62, 18, 22) + circle(198, 246, 60))) +
    `<g class="eye"><path fill="url(#e22-e)" d="${shape('152,90* 172,76 194,90* 184,103 164,103')}${shape('208,88* 228,73 252,84* 242,99 221,100')}"/>${paper(circle(172, 91, 6) + circle(228, 88, 6))}<circle cx="169" cy="88" r="2" fill="#fff"/><circle cx="225" cy="85" r="2" fill="#fff"/></g>` +
    `<path fill="url(#e22-e)" d="${shape('170,112* 186,108 202,114 218,108 236,110* 219,117 203,121 186,116')}"/>` +
    `<g class="gel"><circle cx="198" cy="246" r="51" fill="url(#e22-d)"/><path fill="#0f2c6a" opacity=".88" d="${town}"/><path fill="#0f2c6a" opacity=".6" d="${taper('160,288 196,283 234,289', [0, 4, 0], { per: 1 })}${taper('176,276 200,273 226,277', [0, 3, 0], { per: 1 })}"/></g>` +
    paper(band(200, 300, 44, 8, 26, 14)),
})
