/** Parts that the title and the story scenes share: people from behind, the four-fold lamps of the town, pine boughs. */
import { innerEdge } from '../bodies/figure.ts'
import { circle, shape, star, taper } from '../tools/paper.ts'
import { mirror, parsePoints, type Points, num } from '../tools/points.ts'
import { box, farHouse, radial, repeat } from './scenery.ts'

/** A short ribbon in whole pixels: far people need no finer line. */
const limb = (points: Points, widths: readonly number[]): string => taper(points, widths, { per: 1, decimals: 0 })

/** Points that were laid out round the rivet of the shears, blades upwards, as they lie on a back: aslant, the rings at the right hip. */
const slung = (points: Points): Points => {
  const cos = Math.cos(-0.72)
  const sin = Math.sin(-0.72)
  return parsePoints(points).map(({ x, y, corner }) => [x * cos - y * sin + 2, x * sin + y * cos - 92, corner])
}
const ringAt = (x: number, y: number, r: number): Points =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((step) => [x + Math.cos((step * Math.PI) / 4) * r, y + Math.sin((step * Math.PI) / 4) * r])
/** Half of the shears; the other half is its mirror image. */
const blade = '-7,10* 11,4* 24,-44 19,-132* 7,-74 -3,-6*'
const shank = '-6,-4 8,22 14,42'
const ring = ringAt(17, 58, 16)
const hole = ringAt(17, 58, 9)
const legs = (spread: number): string =>
  limb(
    [
      [-8, -54],
      [-8 - spread * 0.5, -26],
      [-8 - spread, 0],
    ],
    [18, 15, 11],
  ) +
  limb(
    [
      [8, -54],
      [8 + spread * 0.5, -26],
      [8 + spread, 0],
    ],
    [18, 15, 11],
  )
const feet = (spread: number): string => box(-15 - spread, -5, 14, 6) + box(2 + spread, -5, 14, 6)

interface Silhouette {
  readonly body: string
  /** What shines through. */
  readonly light?: string
  /** Edges of plies on the body: they take no light, for the lamp is beyond. */
  readonly folds?: string
}

/** People seen from behind as black paper: feet at the origin, about 150 px tall. */
export const people = {
  /** The striker: great shears slung across her back, a hand in one ring, the tape round her hair flying. */
  shears: {
    body:
      legs(12) +
      feet(12) +
      // A short coat with a wide hem, and the knot of its sash.
      shape('-33,-42* -24,-62 -18,-78 -25,-98* -12,-108 12,-108 25,-98* 18,-78 24,-62 33,-42* 22,-46 11,-39* 0,-45 -11,-39* -22,-46') +
      shape('0,-71 -14,-80* -17,-64* 0,-67 17,-64* 14,-80*') +
      // One arm on the hip, with light between; the other down at the rings.
      limb('-20,-98 -46,-80 -24,-62', [14, 12, 10]) +
      limb('20,-98 43,-84 42,-62', [14, 12, 11]) +
      box(-5, -112, 10, 10) +
      circle(0, -126, 17) +
      shape(
        '-16,-110* -27,-108* -24,-117 -35,-119* -25,-127 -34,-137* -21,-138 -22,-152* -9,-145 -2,-158* 5,-146 19,-153* 18,-139 31,-139* 23,-128 33,-120* 23,-117 25,-108* 12,-113 5,-103* 0,-111 -7,-103*',
      ) +
      shape(slung(blade)) +
      shape(slung(mirror(blade, 0))) +
      shape(slung(ring)) +
      shape(slung(mirror(ring, 0))) +
      shape(slung(hole), { hole: true }) +
      shape(slung(mirror(hole, 0)), { hole: true }) +
      taper(slung(shank), [9, 8, 8], { per: 1, decimals: 0 }) +
      taper(slung(mirror(shank, 0)), [9, 8, 8], { per: 1, decimals: 0 }),
    light:
      // The edges of the blades, the rivet, and the tape with its two ends.
      taper(slung('1,0 10,-62 18,-126'), [1, 4, 0], { per: 1, decimals: 0 }) +
      taper(slung('-1,0 -10,-62 -18,-126'), [1, 4, 0], { per: 1, decimals: 0 }) +
      circle(2, -92, 3) +
      limb('-23,-131 0,-125 23,-133', [5, 6, 5]) +
      limb('22,-132 38,-126 50,-134 66,-126', [5, 6, 5, 0]) +
      limb('22,-130 36,-116 52,-116', [5, 6, 0]),
  },
  /** The paladin: the folding screen strapped on, wider than he is, the trivet on his head. */
  screen: {
    body:
      legs(18) +
      feet(18) +
      shape('-30,-118* -38,-132 -12,-138* 12,-138* 38,-132 30,-118*') +
      circle(0, -150, 17) +
      box(-19, -167, 38, 5) +
      limb('-15,-164 -19,-176 -18,-188', [5, 5, 6]) +
      limb('0,-166 0,-180 0,-193', [5, 5, 6]) +
      limb('15,-164 19,-176 18,-188', [5, 5, 6]) +
      // His arms are behind it.
      limb('-32,-128 -50,-122 -58,-100', [18, 17, 12]) +
      limb('32,-128 50,-122 58,-100', [18, 17, 12]) +
      shape('-66,-124* -33,-112* 0,-124* 33,-112* 66,-124* 66,-32* 33,-20* 0,-32* -33,-20* -66,-32*'),
    light:
      // The folds, and the stars of its cloth.
      [
        [-33, -108],
        [0, -120],
        [33, -108],
      ]
        .map(([x = 0, y = 0]) => box(x - 0.8, y, 1.6, 84))
        .join('') +
      [
        [-50, -96, 9],
        [-48, -54, 7],
        [-15, -74, 11],
        [-18, -44, 5],
        [14, -98, 7],
        [18, -56, 9],
        [49, -82, 11],
        [50, -48, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => star(x, y, r, r * 0.36, 4))
        .join(''),
  },
  /** The mage: bobbed hair over a ruff, a skirt to the ground, the magic lantern at her side, a slide held up to the light. */
  lantern: {
    body:
      shape('-36,0* -26,-34 -12,-64 -21,-98* 0,-106 21,-98* 12,-64 26,-34 36,0* 24,-5 12,1* 0,-5 -12,1* -24,-5') +
      shape('-29,-102* -20,-94* -10,-101* 0,-93* 10,-101* 20,-94* 29,-102* 24,-113 -24,-113') +
      shape('-27,-111* -25,-130 -22,-146 -12,-156 0,-158 12,-156 22,-146 25,-130 27,-111* 10,-115 0,-113 -10,-115') +
      limb('16,-94 38,-104 47,-134', [13, 11, 8]) +
      circle(47, -138, 7) +
      shape('35,-173* 63,-168* 58,-140* 32,-145*') +
      shape('-74,-88* -30,-92* -26,-42* -70,-38*') +
      limb('-16,-94 -40,-104 -58,-90', [12, 6, 5]) +
      box(-63, -118, 14, 22) +
      box(-67, -122, 22, 6) +
      shape('-78,-86* -66,-100 -44,-102 -27,-91*'),
    light:
      circle(-50, -66, 12) +
      shape('38,-169* 60,-165* 56,-144* 36,-148*') +
      // The edge of the ruff, and the slide in her hair.
      limb('-28,-105 -20,-97 -10,-104 0,-96 10,-104 20,-97 28,-105', [1, 2, 2, 2, 2, 2, 1]) +
      box(9, -147, 9, 7),
  },
  /** Three adventurers without a role: a tall one in a straw hat, one with a bundle, a small one in a hooded cape. */
  tall: {
    body:
      legs(9) +
      feet(9) +
      shape('-30,-34* -30,-90 -20,-126 -8,-132* 8,-132* 20,-126 30,-90 30,-34* 0,-28') +
      circle(0, -144, 15) +
      shape('-40,-142* -20,-154 0,-172 20,-154 40,-142* 0,-136'),
    // Ribs of the hat, the seam and the belt of the coat.
    folds:
      limb('0,-168 -16,-154 -28,-143', [0, 2, 1]) +
      limb('0,-168 16,-154 28,-143', [0, 2, 1]) +
      limb('0,-124 1,-96 0,-84', [1, 2, 2]) +
      limb('-28,-80 0,-76 28,-80', [2, 3, 2]) +
      limb('0,-72 -1,-54 0,-34', [2, 2, 1]),
  },
  bundle: {
    body:
      legs(8) +
      feet(8) +
      shape('-25,-36* -24,-76 -18,-106 -8,-112* 8,-112* 18,-106 24,-76 25,-36* 0,-30') +
      circle(0, -124, 15) +
      shape('-15,-124 -10,-140 0,-143 12,-139 16,-122 12,-112 -12,-112') +
      circle(2, -146, 7) +
      shape('-34,-74 -30,-100 -8,-108 18,-104 30,-92 32,-72 16,-60 -18,-60') +
      limb('-20,-102 0,-116 22,-104', [6, 7, 6]),
    // The pattern of the bundle, and its knot.
    folds:
      [
        [-18, -86],
        [0, -94],
        [18, -86],
        [-10, -72],
        [10, -72],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3.4))
        .join('') + limb('-14,-106 0,-112 16,-106', [1, 3, 1]),
  },
  cape: {
    body:
      legs(7) +
      feet(7) +
      shape(
        '-38,-22* -31,-62 -23,-88 -19,-108 -13,-126 0,-136 12,-133 22,-142* 22,-124 19,-108 23,-88 32,-62 38,-22* 24,-28 12,-20* 0,-26 -12,-20* -24,-28',
      ),
    // The edge of the hood and two folds.
    folds: limb('-18,-104 0,-96 18,-104', [1, 3, 1]) + limb('-8,-90 -14,-60 -19,-32', [0, 3, 2]) + limb('9,-90 15,-60 20,-32', [0, 3, 2]),
  },
} as const satisfies Record<string, Silhouette>

export type Person = keyof typeof people

/** A person (each at most once in a drawing) with a lit edge on the side of the light (`dx` > 0 = from the right). */
export function standing(
  prefix: string,
  who: Person,
  x: number,
  y: number,
  scale: number,
  { ink = '#180b1c', edge = '#ffc27a', light = '#ffe6a6', dx = 1.5 } = {},
): string {
  const { body, light: holes = '', folds = '' }: Silhouette = people[who]
  const shining =
    (holes === '' ? '' : `<path fill="${light}" d="${holes}"/>`) + (folds === '' ? '' : `<path fill="${innerEdge}" d="${folds}"/>`)
  return `<g transform="translate(${num(x)} ${num(y)})scale(${scale})"><use href="#${prefix}-${who}" x="${dx}" y="-2" fill="${edge}"/><g fill="${ink}"><path id="${prefix}-${who}" d="${body}"/></g>${shining}</g>`
}

/** One little town lamp in `<defs>` (`<prefix>-o`), its middle at the origin, about 20 px tall; needs `<prefix>-q` below. */
export const townLampDefs = (prefix: string): string =>
  radial(`${prefix}-q`, [0, '#ffcf78', 0.8], [1, '#ff8a3c', 0]) +
  radial(`${prefix}-v`, [0, '#fff0bd'], [0.5, '#ffb648'], [1, '#e2691f']) +
  `<g id="${prefix}-o"><circle r="20" fill="url(#${prefix}-q)"/><path fill="url(#${prefix}-v)" d="M-5-8h10q4 8 0 16h-10q-4-8 0-16z"/><path fill="#5a1f2c" d="M-5-10h10v3h-10zM-5 7h10v3h-10zM-6-3h12v.8h-12zM-6 2h12v.8h-12z"/></g>`

/** Lamps hung in groups of four along a sagging cord, as everywhere in the town. Points: left end, right end, sag in px. */
export function lampCord(
  prefix: string,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  sag: number,
  groups: number,
  size = 1,
  ink = '#3a1a30',
): string {
  const places: (readonly [number, number, number])[] = []
  for (let group = 0; group < groups; group++) {
    for (let lamp = 0; lamp < 4; lamp++) {
      const t = (group + 0.5) / groups + ((lamp - 1.5) * 22 * size) / (x2 - x1)
      places.push([Math.round(x1 + (x2 - x1) * t), Math.round(y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) * 0.98 + 10 * size), size])
    }
  }
  const middle = `${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + sag * 2)}`
  return `<path fill="none" stroke="${ink}" stroke-width="2" d="M${num(x1)} ${num(y1)}Q${middle} ${num(x2)} ${num(y2)}"/>${repeat(`${prefix}-o`, places)}`
}

/** A row of houses on one ground line: `[x, width, height]` each; and their lit windows. */
export const houseRow = (y: number, houses: readonly (readonly [x: number, width: number, height: number])[]): string =>
  houses.map(([x, width, height]) => farHouse(x, y, width, height)).join('')
export const windowRow = (y: number, houses: readonly (readonly [x: number, width: number, height: number])[]): string =>
  houses
    .map(
      ([x, width, height]) =>
        box(x - width * 0.26, y - height * 0.86, width * 0.18, Math.max(8, height * 0.34)) +
        box(x + width * 0.08, y - height * 0.86, width * 0.18, Math.max(8, height * 0.34)),
    )
    .join('')

const fan = (x: number, r: number): string => {
  const points: [number, number, boolean][] = []
  for (let index = 0; index <= 12; index++) {
    const angle = Math.PI - (index / 12) * Math.PI
    const reach = index % 2 === 0 ? 1 : 0.84
    points.push([x + Math.cos(angle) * r * reach, -Math.sin(angle) * r * reach * 0.86, true])
  }
  return shape(points)
}
const needles = (x: number, r: number): string =>
  [1, 2, 3, 4, 5]
    .map(
      (index) =>
        `M${num(x + Math.cos((index / 6) * Math.PI) * r * 0.26)} ${num(-Math.sin((index / 6) * Math.PI) * r * 0.2 - 2)}L${num(x + Math.cos((index / 6) * Math.PI) * r * 0.74)} ${num(-Math.sin((index / 6) * Math.PI) * r * 0.64)}`,
    )
    .join('')

/** A pad of pine needles for `<defs>`: `<prefix>-p` the paper, `<prefix>-n` the light between the needles (to be stroked). */
export const pineDefs = (prefix: string): string =>
  `<path id="${prefix}-p" d="${[
    [-62, 26],
    [-28, 36],
    [14, 40],
    [54, 30],
    [80, 18],
  ]
    .map(([x = 0, r = 0]) => fan(x, r))
    .join('')}${shape('-90,-2* 0,-6 98,-2* 50,9 0,6 -50,10')}"/>` +
  `<path id="${prefix}-n" d="${[
    [-64, 24],
    [-24, 34],
    [22, 36],
    [60, 27],
  ]
    .map(([x = 0, r = 0]) => needles(x, r))
    .join('')}"/>`

/** The old lantern on the eastern ridge, which stands in every picture of the third ending; its foot at (x, y). */
export const ridgeLamp = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y})scale(${scale})"><path fill="#2a0f26" d="${box(-14, -20, 28, 20)}${box(-20, -24, 40, 6)}${box(-18, -104, 36, 7)}${shape('-28,-102* 0,-124 28,-102*')}"/>` +
  `<path fill="#fffbe6" d="M-16-96h32q12 18 12 36t-12 36h-32q-12-18-12-36t12-36z"/><path fill="none" stroke="#d8803a" stroke-width="2" d="M-20-80q20 6 40 0M-25-60q25 7 50 0M-20-40q20 6 40 0"/></g>`

/** ヨツジ of the guild as a small figure, his feet at the origin: broad, a band round his head, four lanterns on his belt. */
export const guildMaster = {
  body:
    shape('-56,-10* -50,-66 -38,-98 -14,-110* 14,-110* 38,-98 50,-66 56,-10*') +
    circle(0, -132, 22) +
    limb('-36,-92 -52,-62 -42,-32', [18, 16, 12]) +
    limb('36,-92 52,-62 42,-32', [18, 16, 12]) +
    box(-30, -16, 24, 16) +
    box(6, -16, 24, 16),
  band: limb('-22,-138 0,-144 22,-138', [7, 7, 7]) + limb('20,-140 34,-146 40,-144', [6, 5, 2]),
  lanterns: [-32, -12, 8, 28].map((x) => box(x - 6, -60, 12, 17)).join(''),
} as const
