import type { Drawing } from '../tools/drawing.ts'
import { mist } from '../places/landscape.ts'
import { circle, shape, star, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { lanternsOn, plazaGround, type Rope, ropeHeights, ropes, walkers } from '../../src/web/art/plaza-places.ts'
import { lantern, lanternDefs, layerSvg, plyFilter, radial, vertical } from '../places/scenery.ts'
import { type Building, buildings, farRoofs } from '../places/town.ts'

// The ground of the town map: sky, far roofs, a floor polished like a mirror. The buildings are drawings of their own (README: placements).
const p = 'pls'
const ink = '#150d1c'
const roofs = farRoofs([
  [-150, 408, 140, 66],
  [-62, 404, 110, 52],
  [46, 404, 150, 60],
  [330, 398, 120, 66],
  [436, 404, 110, 48],
  [520, 396, 84, 60],
  [770, 398, 96, 64],
  [980, 402, 130, 56],
  [1090, 394, 110, 74],
  [1226, 404, 150, 60],
  [1340, 404, 120, 58],
  [1430, 408, 140, 70],
])

/** The building upside down in the floor: outline and the light of its openings. */
const mirrored = ({ place, viewBox: [left, top, width], outline, openings, mirrorLight }: Building): string => {
  const scale = place.width / width
  return `<g transform="translate(${Math.round(place.x - left * scale)} ${Math.round(place.y - top * scale)})scale(${scale.toFixed(2)} ${num(-scale * 0.62)})"><path fill="#1a0d20" opacity=".25" d="${outline}"/><path fill="${mirrorLight}" opacity=".3" d="${openings}"/></g>`
}

/** Joints of the floor's slabs, running to the gate. */
const joints = (): string => {
  let d = ''
  for (let i = -16; i <= 16; i += 1) d += `M${640 + i * 34} 452L${640 + i * 330} 900`
  for (const y of [470, 496, 532, 580, 642, 722, 822]) d += `M-200 ${y}H1480`
  return d
}

/** One of the people, feet at the origin, going right: black paper, and what the lamps shine through or fall on. */
interface Townsman {
  readonly body: string
  readonly lit: readonly (readonly [colour: string, d: string])[]
}
const skin = '#f8bd80'
const slim = (points: string, widths: readonly number[]): string => taper(points, widths, { per: 1 })
/** The face of a head of the radius 9 at (x, y), three quarters from the front. */
const faceAt = (x: number, y: number): Townsman['lit'] => [
  [
    skin,
    shape(
      [
        [x + 1, y - 4.5],
        [x + 6, y - 4],
        [x + 8, y - 0.5],
        [x + 9.2, y + 1.5, true],
        [x + 7.8, y + 2.5],
        [x + 6, y + 6.5],
        [x + 2, y + 6],
        [x - 1, y + 1],
      ],
      { decimals: 1 },
    ),
  ],
  ['#2a1022', circle(x + 5.2, y - 0.4, 0.9)],
]
/** Two feet in sandals, one before the other. */
const feet = (back: number, front: number): string =>
  [back, front].map((x) => shape(`${x - 3},-7* ${x + 3},-7* ${x + 4},-3 ${x + 8},-1* ${x + 8},1* ${x - 4},1*`)).join('')
const townsmen: Readonly<Record<string, Townsman>> = {
  // In a straw hat and a short coat, a lantern on a stick.
  a: {
    body:
      feet(-8, 5) +
      shape('-12,-4* -13,-20 -10,-34* 11,-34* 13,-18 13,-4* 4,-5 1,-13* -3,-5') +
      shape('-15,-26* -14,-42 -11,-54 -5,-60* 6,-60* 11,-54 14,-42 16,-26* 0,-22') +
      shape('6,-55* 13,-50 18,-46 22,-46* 23,-39 17,-36* 9,-38') +
      circle(1, -68, 9) +
      shape('-20,-67* -10,-74 1,-83 12,-74 22,-67* 1,-71') +
      slim('17,-33 25,-52', [2, 2]) +
      slim('25,-52 24,-33', [1, 1]),
    lit: [
      ...faceAt(1, -67),
      [skin, circle(20.5, -42, 2.8)],
      ['#e8b070', slim('-8,-74 1,-80 11,-74', [0, 1.2, 0]) + slim('-14,-70 1,-76 16,-70', [0, 1.2, 0])],
      ['#4fa58a', slim('5,-59 0,-44 1,-26', [3, 4, 4]) + slim('-14,-28 0,-25 15,-28', [2.4, 3, 2.4])],
      ['#ffe2a0', shape('20,-33* 27,-33* 29,-26 27,-19* 20,-19* 18,-26')],
      ['#c8502a', slim('18,-28 29,-28', [1, 1]) + slim('18,-23 29,-23', [1, 1])],
    ],
  },
  // Hair in a bun with a comb, a bundle in her arms, the sash tied behind.
  b: {
    body:
      feet(-5, 4) +
      shape('-11,-4* -13,-26 -9,-44 -6,-52* 6,-52* 9,-44 11,-26 12,-4* 1,-7') +
      shape('-16,-43* -8,-45 -8,-31 -15,-30*') +
      shape('3,-49* 11,-45 18,-36* 19,-22* 11,-20* 6,-34') +
      circle(0, -59, 8.8) +
      shape('-9,-56 -10,-64 -4,-69 4,-68 -2,-61 -4,-50* -9,-50') +
      circle(-3, -70, 5.2) +
      shape('10,-42 20,-44 26,-37 24,-28 14,-27 9,-33'),
    lit: [
      ...faceAt(0, -58.5),
      ['#ffe2a0', slim('-9,-72 3,-76', [2, 1.4])],
      ['#d8506a', slim('-9,-38 0,-35 9,-38', [6, 7, 6]) + shape('-15,-41* -10,-42 -10,-33 -14,-32*')],
      [
        '#e8b070',
        slim('-4,-51 1,-45 5,-51', [1.2, 2, 1.2]) + slim('-9,-26 -8,-14 -9,-6', [0, 1.6, 1]) + slim('6,-28 7,-16 6,-7', [0, 1.6, 1]),
      ],
      ['#3f8fb0', shape('12,-40 19,-42 24,-36 22,-30 15,-29 11,-33')],
      ['#d8f0f4', circle(16, -36, 1.3) + circle(20, -34, 1.3) + circle(17, -31.5, 1.2) + slim('14,-43 18,-47 21,-43', [1.4, 2.4, 1.4])],
      [skin, circle(18.5, -26.5, 2.4)],
    ],
  },
  // A child with a pinwheel, one foot in the air.
  c: {
    body:
      shape('-6,0* -6,-12* 0,-12* 0,-3 3,-1* 3,1* -6,1*') +
      slim('4,-14 7,-8 4,-4', [5, 4, 3]) +
      shape('-10,-10* -9,-22 -7,-33* 6,-33* 9,-22 11,-10* 0,-8') +
      circle(0, -41, 8.6) +
      shape('-10,-34* -10,-44 -5,-51 4,-51 9,-46* 0,-44 -4,-34*') +
      slim('4,-30 12,-34 17,-40', [6, 5, 4]) +
      slim('16,-34 19,-56', [1.4, 1.4]),
    lit: [
      ...faceAt(0.5, -40),
      [skin, circle(17.5, -41, 2.3)],
      ['#ff9a5a', slim('-8,-21 0,-19 9,-21', [4, 5, 4])],
      ['#e8b070', slim('-3,-33 1,-28 4,-33', [1, 1.8, 1])],
      ['#ffe2a0', star(19, -57, 9.5, 3, 4)],
    ],
  },
  // The cleaning wife on her knees, both hands on the brush, her sleeves tied up.
  d: {
    body:
      shape('-36,0* -34,-8 -26,-18 -16,-34 -4,-40* 8,-36 14,-28 10,-18 4,-6* 10,0*') +
      shape('-40,1* -42,-4 -32,-8 -26,-2 -27,1*') +
      slim('4,-32 16,-22 28,-9', [9, 8, 6]) +
      slim('-2,-30 10,-18 22,-7', [8, 7, 5]) +
      circle(12, -45, 8.8) +
      shape('24,-7* 46,-7* 46,1* 22,1*'),
    lit: [
      ...faceAt(12, -44),
      ['#eef0f0', shape('3,-44* 4,-52 12,-56 20,-52 20,-48* 12,-50') + shape('4,-48* -5,-46 -8,-40* 0,-41 6,-44*')],
      ['#c2362c', slim('-12,-36 -4,-26 8,-20', [2.4, 2.6, 2.4]) + slim('6,-37 0,-28 -8,-20', [2.4, 2.6, 2.4])],
      [skin, circle(27, -9, 3.2) + circle(21, -8, 2.8)],
      ['#d8a060', shape('24,-4* 46,-4* 46,1* 22,1*')],
    ],
  },
  // Dumplings in two baskets on a pole, a towel round the head, in a hurry.
  e: {
    body:
      slim('-3,-24 -10,-14 -12,-4', [9, 8, 6]) +
      slim('3,-24 9,-14 8,-4', [9, 8, 6]) +
      shape('-16,-6* -9,-7 -6,-1* -6,1* -18,1*') +
      shape('4,-6* 10,-6 16,-1* 16,1* 3,1*') +
      shape('-14,-18* -13,-36 -9,-48 -5,-52* 5,-52* 10,-48 13,-36 14,-18* 0,-15') +
      circle(1, -60, 8.8) +
      slim('-44,-46 0,-56 44,-46', [2.4, 3.6, 2.4]) +
      slim('-41,-46 -46,-24', [1, 1]) +
      slim('-41,-46 -32,-24', [1, 1]) +
      slim('41,-46 32,-24', [1, 1]) +
      slim('41,-46 46,-24', [1, 1]) +
      shape('-51,-25* -27,-25* -30,-5 -48,-5') +
      shape('27,-25* 51,-25* 48,-5 30,-5') +
      slim('6,-46 18,-42 21,-53', [7, 6, 4]),
    lit: [
      ...faceAt(1, -59),
      ['#eef0f0', slim('-8,-64 1,-67 10,-63', [3, 3.4, 3]) + shape('-7,-66* -14,-68 -13,-62*')],
      [
        '#3f6aa0',
        slim('-11,-46 0,-42 11,-46', [2, 2.6, 2]) + slim('0,-42 1,-30 0,-17', [3, 3, 3]) + slim('-13,-21 0,-18 13,-21', [2, 2.4, 2]),
      ],
      ['#ffb0b8', circle(-45, -28, 3.6) + circle(33, -28, 3.6)],
      ['#fff4dc', circle(-39, -29, 3.6) + circle(39, -29, 3.6)],
      ['#a8d88a', circle(-33, -28, 3.6) + circle(45, -28, 3.6)],
      [skin, circle(21.5, -54, 2.8)],
    ],
  },
  // Old, bent over a stick, a bundle of kindling on the back.
  f: {
    body:
      feet(-8, 6) +
      shape('-13,-4* -17,-22 -11,-42 3,-52 14,-49* 13,-30 12,-4* 0,-7') +
      circle(15, -55, 8.6) +
      circle(8, -63, 4) +
      shape('2,-44* 12,-44 21,-36 26,-36* 25,-29* 14,-30') +
      slim('26,-42 28,-20 29,0', [2.6, 2.2, 2.2]) +
      slim('-24,-30 -10,-44 2,-60', [5, 6, 4]) +
      slim('-21,-24 -6,-40 8,-56', [5, 6, 4]),
    lit: [
      ...faceAt(15, -54.5),
      ['#efe6e6', shape('7,-58* 11,-64 18,-63 20,-60* 12,-57 9,-50*') + circle(8, -63, 2.8) + shape('18,-49* 24,-50 22,-42 19,-38*')],
      ['#8f7ac0', slim('-14,-24 0,-22 12,-25', [5, 6, 5])],
      [skin, circle(26, -34, 2.7)],
    ],
  },
}
// The nearer, the larger: a vendor and his first customer at the right, somebody old at the left.
const people: readonly (readonly [number, number, number, string])[] = [
  [604, 606, 0.88, 'f'],
  [640, 608, 0.92, 'c'],
  [58, 620, 0.96, 'd'],
  [1168, 792, 1.55, 'e'],
  [1052, 784, 1.4, 'c'],
  [50, 800, 1.5, 'f'],
]
const person = (who: string, transform: string): string =>
  `<g transform="${transform}"><use href="#${p}-${who}" transform="scale(1-.6)" fill="#2a1022" opacity=".42"/><use href="#${p}-${who}" x="1.500" y="-1.500" fill="#f0a066"/><use href="#${p}-${who}" fill="#160a18"/><use href="#${p}-${who}l"/></g>`
const crowd = people.map(([x, y, s, who]) => person(who, `translate(${x} ${y})scale(${s})`)).join('')

/** From the upper corners towards the gate. */
const roped = (rope: Rope): string => {
  const { outer, inner, pull } = ropeHeights
  // Beyond the map, to the edge of the ground.
  const edge = rope.from < 640 ? -210 : 1490
  const lamps = lanternsOn(rope).map(([x, y, size]) => lantern(p, x, y, ink, 4, size, 78))
  return `<path fill="none" stroke="${ink}" stroke-width="2" d="M${edge} -36Q${(edge + rope.from) / 2} 22 ${rope.from} ${outer}Q${(rope.from + rope.to) / 2} ${pull} ${rope.to} ${inner}"/>${lamps.join('')}`
}

const defs =
  `<radialGradient id="${p}-sky" gradientUnits="userSpaceOnUse" cx="640" cy="330" r="740"><stop stop-color="#ffd08c"/><stop offset=".16" stop-color="#ef8a52"/><stop offset=".36" stop-color="#a8435f"/><stop offset=".62" stop-color="#4b2358"/><stop offset="1" stop-color="#150d2a"/></radialGradient>` +
  vertical(`${p}-floor`, [0, '#e08a58'], [0.22, '#a04a56'], [0.6, '#582a50'], [1, '#1d0e26']) +
  vertical(`${p}-fade`, [0, '#1d0e26', 0], [0.5, '#2a1232', 0.2], [1, '#1d0e26', 0.72]) +
  radial(`${p}-pool`, [0, '#ffc873', 0.62], [1, '#ff8a45', 0]) +
  lanternDefs(p) +
  plyFilter(p, '#14061a', 5, 0.7)

const body = `<rect x="-200" y="-180" width="1680" height="1080" fill="url(#${p}-sky)"/><g fill="#ffd9a0"><circle cx="640" cy="240" r="230" opacity=".07"/><circle cx="640" cy="240" r="168" opacity=".1"/><circle cx="640" cy="240" r="108" opacity=".5"/></g>
<g filter="url(#${p}-s)" opacity=".9"><path fill="#5c2658" d="${mist(
  [
    [-240, 330],
    [-240, 220],
    [-240, 420],
  ],
  170,
  22,
)}"/><path fill="#5c2658" d="${mist(
  [
    [900, 1520],
    [1010, 1520],
    [840, 1520],
  ],
  130,
  22,
)}"/><path fill="#a04560" d="${mist(
  [
    [180, 430],
    [240, 380],
    [120, 480],
  ],
  276,
  17,
)}"/><path fill="#a04560" d="${mist(
  [
    [810, 1010],
    [860, 960],
    [780, 1080],
  ],
  240,
  16,
)}"/></g>
<g filter="url(#${p}-s)"><path fill="#e08a5c" d="${roofs.houses}" transform="translate(0-2)"/><path fill="#6b2f55" d="${roofs.houses}"/></g><path fill="#ffd98a" d="${roofs.windows}"/>
<path fill="url(#${p}-floor)" d="M-210 460q400-20 850-20t850 20v450h-1700z"/><path fill="#ffe9b8" opacity=".5" d="M-210 460q400-20 850-20t850 20l-850-14z"/>
${mirrored(buildings.gate)}${mirrored(buildings.library)}${mirrored(buildings.healing)}<ellipse cx="640" cy="520" rx="600" ry="110" fill="url(#${p}-pool)"/>${mirrored(buildings.board)}${mirrored(buildings.job)}
<path fill="none" stroke="#ffd9a0" opacity=".16" stroke-width="1.6" d="${joints()}"/><path fill="#fff0c8" opacity=".3" d="M300 476q90-4 180 0q-90 4-180 0zM800 474q100-4 200 0q-100 4-200 0zM540 604q130-6 260 0q-130 6-260 0zM130 640q90-4 180 0q-90 4-180 0zM900 664q90-5 190 0q-100 5-190 0z"/>
<path fill="url(#${p}-fade)" d="M-200 452h1680v448h-1680z"/>
${crowd}
${ropes.map(roped).join('')}`

/** Somebody who walks, at the origin of its own picture. */
const walker = (who: string): string => person(who, 'translate(30 96)')
/** The definitions of those who are in it. */
const peopleIn = (content: string): string =>
  Object.entries(townsmen)
    .filter(([who]) => content.includes(`#${p}-${who}"`))
    .map(
      ([who, { body: outline, lit }]) =>
        `<path id="${p}-${who}" d="${outline}"/><g id="${p}-${who}l">${lit.map(([colour, d]) => `<path fill="${colour}" d="${d}"/>`).join('')}</g>`,
    )
    .join('')

export const drawings: readonly Drawing[] = [
  // The story shows it in the shape of a scene.
  {
    name: 'scenes/plaza',
    svg: layerSvg(plazaGround, defs + peopleIn(crowd), body).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" '),
  },
  ...Object.entries(walkers).map(([name, who]) => ({
    name: `scenes/plaza-${name}`,
    svg: layerSvg({ x: 0, y: 0, width: 60, height: 150 }, peopleIn(walker(who)), walker(who)),
  })),
]
