import { creature, glow, paper, underShadow } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, haloGradient, ink, rim } from '../figure.ts'
import { circle, shape } from '../paper.ts'

/** Half width of the figure at a height; between the rows it is interpolated. */
const profile: readonly (readonly [y: number, half: number])[] = [
  [46, 12],
  [66, 36],
  [92, 47],
  [120, 44],
  [144, 24],
  [158, 34],
  [176, 82],
  [200, 88],
  [240, 66],
  [280, 56],
  [320, 66],
  [360, 82],
  [400, 96],
  [430, 120],
  [456, 150],
]

function halfWidth(y: number): number {
  const above = profile.findLast(([row]) => row <= y) ?? [46, 12]
  const below = profile.find(([row]) => row > y) ?? [456, 150]
  return above[1] + ((below[1] - above[1]) * (y - above[0])) / (below[0] - above[0] || 1)
}

const sway = (y: number): number => 200 + Math.sin(y / 40) * 13 + (y - 250) * 0.05

/** One band of shimmering paper with two knife tips of uneven length. */
const band = (x: number, y: number, half: number, height: number, tip: number): string =>
  shape([
    [x - half - tip, y + 3, true],
    [x - half * 0.55, y - height * 0.55],
    [x + half * 0.35, y - height * 0.5],
    [x + half + tip * 0.7, y - 3, true],
    [x + half * 0.55, y + height * 0.5],
    [x - half * 0.35, y + height * 0.55],
  ])

// the rows drift apart towards the ground: whoever comes near sees less of it
const rows = Array.from({ length: 25 }, (_, index) => 52 + index * 14.4 + index * index * 0.1)
const tips = [12, 22, 8, 18, 30, 10, 16, 26, 6, 20]
const bands = rows.map((y, index) => band(sway(y), y, halfWidth(y), index < 14 ? 13 : 20 - index * 0.5, tips[index % 10] ?? 12)).join('')
// arms that hang a little away from the body and end in long fingers of heat
const arms = rows
  .slice(9, 20)
  .flatMap((y, index) =>
    [-1, 1].map((side) =>
      band(
        sway(y) + side * (98 + Math.sqrt(index) * 11),
        y + side * 3,
        22 - index * 1.3,
        13.5,
        (tips[(index + (side > 0 ? 3 : 0)) % 10] ?? 12) * 0.5,
      ),
    ),
  )
  .join('')
const inner = shape([
  ...rows.filter((_, index) => index % 2 === 0).map((y): [number, number] => [sway(y) - halfWidth(y) * 0.9, y]),
  ...rows
    .filter((_, index) => index % 2 === 0)
    .reverse()
    .map((y): [number, number] => [sway(y) + halfWidth(y) * 0.9, y]),
])
// the mirage it carries: a town hanging upside down
const town = 'M152 188h96v8h-10v16h-8v-14h-9v34l-6 10l-6-10v-34h-8v20h-14v-20h-8v28l-9 12l-8-12v-28h-6v12h-8z'

export const drawing: Drawing = creature(22, 'jirijiri', {
  size: [400, 500],
  shadow: [206, 470, 150],
  defs:
    gelGradient('e22-g', [200, 210, 190], gels.spirit) +
    gelGradient('e22-d', [200, 236, 58], ['#ffffff', '#d6f6ff', '#6fcdf5', '#2468d8']) +
    gelGradient('e22-e', [198, 104, 46], ['#ffffff', '#e6ffff', '#7fe6ff', '#3aa0ff']) +
    haloGradient('e22-h', '#6fd6ff', 0.55),
  parts:
    glow('e22-h', 200, 220, 190) +
    `<path class="gel" fill="url(#e22-g)" opacity=".9" d="${inner}"/>` +
    `<g class="arms">${paper(arms, ink.mid)}</g>` +
    `<g fill="${ink.near}"><use href="#e22-b" y="-2" fill="${rim}"/><path id="e22-b" d="${bands}"/></g>` +
    // mask of three fused bands, so that the face holds together
    underShadow('e22', paper(band(sway(100), 100, 46, 50, 16)) + paper(circle(202, 236, 56))) +
    `<g class="eye"><path fill="url(#e22-e)" d="${shape('160,98* 176,88 196,98* 186,108 170,108')}${shape('210,98* 228,86 246,94* 238,106 222,107')}"/>${paper(circle(178, 99, 4.5) + circle(227, 97, 4.5))}</g>` +
    `<path fill="url(#e22-e)" d="${shape('176,118* 190,114 202,120 216,115 232,117* 216,121 202,126 190,120')}"/>` +
    `<g class="gel"><circle cx="202" cy="236" r="48" fill="url(#e22-d)"/><path fill="#0f2c6a" opacity=".85" d="${town}"/></g>` +
    paper(band(204, 262, 46, 7, 4) + band(200, 250, 30, 4, 2), ink.mid),
})
