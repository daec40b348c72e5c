import type { Drawing } from '../drawing.ts'
import { mist } from '../landscape.ts'
import { circle, shape, star, taper } from '../paper.ts'
import { num } from '../points.ts'
import { plazaGround, walkers } from '../../src/web/art/plaza-places.ts'
import { lantern, lanternDefs, layerSvg, plyFilter, radial, vertical } from '../scenery.ts'
import { type Building, buildings, farRoofs } from '../town.ts'

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
  return `<g transform="translate(${Math.round(place.x - left * scale)} ${Math.round(place.y - top * scale)})scale(${scale.toFixed(2)} ${num(-scale * 0.62)})"><path fill="#1a0d20" opacity=".5" d="${outline}"/><path fill="${mirrorLight}" opacity=".6" d="${openings}"/></g>`
}

/** Joints of the floor's slabs, running to the gate. */
const joints = (): string => {
  let d = ''
  for (let i = -16; i <= 16; i += 1) d += `M${640 + i * 34} 452L${640 + i * 330} 900`
  for (const y of [470, 496, 532, 580, 642, 722, 822]) d += `M-200 ${y}H1480`
  return d
}

/** One of the people, feet at the origin; `lit` = what the lamps fall on: a face, a sash, what is carried. */
interface Townsman {
  readonly body: string
  readonly lit: string
}
const townsmen: Readonly<Record<string, Townsman>> = {
  // In a straw hat, a lantern on a stick.
  a: {
    body:
      shape('-15,0* -13,-30 -11,-50 -6,-61* 6,-61* 12,-52 17,-40* 12,-34 13,-18 17,0*') +
      circle(0, -68, 9) +
      shape('-20,-70* 0,-84 20,-70* 0,-73') +
      taper('8,-50 17,-44 23,-47', [6, 5, 4], { per: 1 }) +
      taper('20,-62 23,-46 23,-34', [2, 2.4, 2], { per: 1 }),
    lit: shape('0,-71 7,-70 8,-65 4,-60 0,-62') + taper('-12,-38 0,-35 12,-38', [3, 4, 3], { per: 1 }) + circle(23, -29, 5.6),
  },
  // Hair in a bun, a bundle in her arms.
  b: {
    body:
      shape('-12,0* -13,-30 -9,-50* 9,-50* 13,-30 12,0*') +
      circle(0, -58, 9) +
      circle(-2, -69, 5) +
      taper('8,-46 20,-34 22,-20', [7, 6, 5]),
    lit:
      shape('1,-63 8,-61 8,-55 3,-51 0,-54') +
      taper('-12,-33 0,-30 12,-33', [4, 5, 4], { per: 1 }) +
      taper('-6,-73 6,-76', [1.6, 1.2], { per: 1 }),
  },
  // A child with a pinwheel.
  c: {
    body: shape('-9,0* -9,-20 -7,-34* 7,-34* 9,-20 9,0*') + circle(0, -41, 8) + taper('5,-30 13,-37 18,-52', [5, 4, 1.6], { per: 1 }),
    lit: shape('1,-45 7,-44 7,-38 3,-35 0,-38') + taper('-8,-20 0,-18 8,-20', [3, 4, 3], { per: 1 }) + star(18, -55, 8, 2.4, 4),
  },
  // The cleaning wife on her knees, brush in both hands.
  d: {
    body:
      shape('-30,0* -34,-14 -22,-32 -4,-38* 8,-30* 20,-8* 30,-10* 32,-4* 20,0*') +
      circle(8, -40, 9) +
      shape('-2,-44* 4,-53 16,-50 18,-42* 8,-47') +
      shape('24,-6* 44,-6* 44,1* 24,1*'),
    lit: shape('10,-42 16,-41 16,-35 11,-32 8,-36') + taper('-20,-30 -8,-20 4,-22', [2, 3, 2], { per: 1 }) + circle(26, -8, 3.4),
  },
  // Dumplings in two baskets on a pole.
  e: {
    body:
      shape('-13,0* -14,-28 -11,-46 -6,-52* 6,-52* 11,-46 14,-28 13,0*') +
      circle(0, -60, 8.6) +
      shape('-12,-60* -8,-71 8,-71 12,-60* 0,-64') +
      taper('-40,-48 0,-55 40,-48', [3, 4, 3], { per: 1 }) +
      taper('-38,-48 -38,-24', [1.4, 1.4], { per: 1 }) +
      taper('38,-48 38,-24', [1.4, 1.4], { per: 1 }) +
      shape('-50,-24* -26,-24* -29,-4* -47,-4*') +
      shape('26,-24* 50,-24* 47,-4* 29,-4*') +
      taper('8,-44 20,-44 26,-51', [6, 5, 4], { per: 1 }),
    lit:
      shape('1,-63 7,-62 7,-56 3,-53 0,-56') +
      taper('-13,-30 0,-27 13,-30', [4, 5, 4], { per: 1 }) +
      [-44, -38, -32, 32, 38, 44].map((x) => circle(x, -27, 3.6)).join(''),
  },
  // Old, bent, with a stick.
  f: {
    body:
      shape('-13,0* -17,-24 -10,-44 4,-53 14,-49* 12,-30 11,0*') +
      circle(14, -56, 8.4) +
      taper('6,-42 17,-36 24,-36', [7, 5, 4], { per: 1 }) +
      taper('24,-40 26,-20 27,0', [2.6, 2.4, 2.4], { per: 1 }),
    lit: shape('16,-60 22,-58 22,-53 18,-44 15,-50') + taper('-14,-26 0,-28 12,-25', [3, 4, 3], { per: 1 }),
  },
}
// The nearer, the larger: a vendor and his first customer at the right, somebody old at the left.
const people: readonly (readonly [number, number, number, string])[] = [
  [590, 608, 0.95, 'a'],
  [622, 604, 0.86, 'b'],
  [649, 610, 0.95, 'c'],
  [262, 606, 0.96, 'd'],
  [968, 660, 0.96, 'c'],
  [988, 658, 0.9, 'b'],
  [1168, 792, 1.55, 'e'],
  [1078, 778, 1.4, 'c'],
  [176, 800, 1.5, 'f'],
]
const person = (who: string, transform: string): string =>
  `<g transform="${transform}"><use href="#${p}-${who}" transform="scale(1-.6)" fill="#2a1022" opacity=".42"/><use href="#${p}-${who}" x="1.500" y="-1.500" fill="#f0a066"/><use href="#${p}-${who}" fill="#160a18"/><use href="#${p}-${who}l" fill="#f5b870"/></g>`
const crowd = people.map(([x, y, s, who]) => person(who, `translate(${x} ${y})scale(${s})`)).join('')

/** Two ropes of four lanterns each from the upper corners towards the gate. */
const rope = (fromX: number, toX: number): string => {
  const [y0, y1, sag] = [60, 176, 40]
  const mid = (y0 + y1) / 2 + sag * 2
  // Beyond the map, to the edge of the ground.
  const outer = fromX < 640 ? -210 : 1490
  let lamps = ''
  for (let i = 1; i <= 4; i += 1) {
    const t = i / 5
    lamps += lantern(
      p,
      Math.round(fromX + (toX - fromX) * t),
      Math.round((1 - t) ** 2 * y0 + 2 * t * (1 - t) * mid + t * t * y1),
      ink,
      4,
      Number((0.82 - t * 0.3).toFixed(2)),
      78,
    )
  }
  return `<path fill="none" stroke="${ink}" stroke-width="2" d="M${outer} -36Q${(outer + fromX) / 2} 22 ${fromX} ${y0}Q${(fromX + toX) / 2} ${mid} ${toX} ${y1}"/>${lamps}`
}

const defs =
  `<radialGradient id="${p}-sky" gradientUnits="userSpaceOnUse" cx="640" cy="330" r="740"><stop stop-color="#ffd08c"/><stop offset=".16" stop-color="#ef8a52"/><stop offset=".36" stop-color="#a8435f"/><stop offset=".62" stop-color="#4b2358"/><stop offset="1" stop-color="#150d2a"/></radialGradient>` +
  vertical(`${p}-floor`, [0, '#e08a58'], [0.22, '#a04a56'], [0.6, '#582a50'], [1, '#1d0e26']) +
  vertical(`${p}-fade`, [0, '#1d0e26', 0], [0.5, '#2a1232', 0.2], [1, '#1d0e26', 0.72]) +
  radial(`${p}-pool`, [0, '#ffc873', 0.62], [1, '#ff8a45', 0]) +
  lanternDefs(p) +
  plyFilter(p, '#14061a', 5, 0.7) +
  Object.entries(townsmen)
    .map(([who, { body: outline, lit }]) => `<path id="${p}-${who}" d="${outline}"/><path id="${p}-${who}l" d="${lit}"/>`)
    .join('')

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
${rope(-10, 596)}${rope(1290, 684)}`

/** Somebody who walks, at the origin of its own picture. */
const walker = (who: string): string => person(who, 'translate(30 96)')
const own = (content: string): string =>
  [...defs.matchAll(/<path id="([^"]+)"[^>]*\/>/g)]
    .filter(([, id]) => content.includes(`#${id}"`))
    .map(([path]) => path)
    .join('')

export const drawings: readonly Drawing[] = [
  // The story shows it in the shape of a scene.
  { name: 'scenes/plaza', svg: layerSvg(plazaGround, defs, body).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ') },
  ...Object.entries(walkers).map(([name, who]) => ({
    name: `scenes/plaza-${name}`,
    svg: layerSvg({ x: 0, y: 0, width: 60, height: 150 }, own(walker(who)), walker(who)),
  })),
]
