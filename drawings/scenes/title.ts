import type { Drawing } from '../tools/drawing.ts'
import { fringe, mist } from '../places/landscape.ts'
import { shape, taper } from '../tools/paper.ts'
import { farPagoda, needed, plyFilter, radial, repeat, vertical } from '../places/scenery.ts'
import { houseRow, lampCord, pineDefs, standing, townLampDefs, windowRow } from '../places/story.ts'

// The title: one great paper lantern over 灯留, in four pictures that move against each other: the land behind, the lantern, the three on their slope, the bank.
// The lantern's face (centre 640,268, radii 230 × 208) stays free for the logo. 1280 × 800. What moves has no filter.
const s = 'tis'
const ribs = Array.from({ length: 9 }, (_, index) => {
  const t = -0.8 + index * 0.2
  const y = 268 + t * 205
  const w = Math.sqrt(1 - t * t) * 226
  return taper(
    [
      [640 - w, y - 4],
      [640, y + 12],
      [640 + w, y - 4],
    ],
    [2, 3.4, 2],
    { per: 1, decimals: 0 },
  )
}).join('')
const hill = shape('-20,820* -20,566 120,548 300,554 460,564 640,567 820,560 980,540 1140,528 1300,552* 1300,820*')
const slope = shape('-20,820* -20,610 100,604 240,604 380,612 520,624 640,627 800,622 940,612 1100,606 1300,628* 1300,820*')
const bank = shape('-20,820* -20,700 140,672 320,664 480,690 640,720 820,704 980,676 1140,672 1300,700* 1300,820*')
const right = [
  [868, 42, 18],
  [922, 52, 26],
  [1064, 56, 30],
  [1122, 44, 44],
  [1178, 58, 24],
  [1236, 46, 38],
] as const
const left = [
  [34, 48, 36],
  [92, 58, 24],
  [218, 40, 34],
] as const
const town = houseRow(546, right) + houseRow(560, left) + farPagoda(994, 548, 5, 74)
const windows = windowRow(546, right) + windowRow(560, left) + 'M984 508h7v11h-7zM997 508h7v11h-7zM988 482h9v9h-9zM989 458h8v8h-8z'
const pads = [
  [40, 96, 1.5],
  [210, 62, 1.3],
  [360, 104, 1.1],
  [300, 170, 1],
  [-10, 30, 1.5],
  [150, 10, 1.2],
] as const
const padsRight = [
  [60, 60, 1.3],
  [200, 96, 1.1],
  [-10, 20, 1.3],
] as const
const bough =
  taper('-30,142 70,118 170,134 270,104 366,112', [40, 30, 22, 14, 5], { decimals: 0 }) +
  taper('104,122 150,86 216,66', [15, 9, 3], { per: 1 }) +
  taper('180,130 226,160 300,172', [13, 9, 3], { per: 1 })
const reed = (x: number, lean: number, tall: number): string =>
  taper(
    [
      [x, 812],
      [x + lean * 0.2, 812 - tall * 0.6],
      [x + lean, 812 - tall],
    ],
    [9, 7, 0],
    { per: 1, decimals: 0 },
  )
const plume = (x: number, y: number, flip: 1 | -1): string =>
  [0, 1, 2, 3, 4]
    .map((strand) =>
      taper(
        [
          [x, y + strand * 12],
          [x + flip * (22 + strand * 4), y - 22 + strand * 16],
          [x + flip * (56 - strand * 4), y + 10 + strand * 22],
        ],
        [0, 8, 0],
        { per: 1, decimals: 0 },
      ),
    )
    .join('')
const reeds =
  reed(20, 18, 190) +
  plume(36, 624, 1) +
  reed(60, 34, 130) +
  reed(10, -24, 170) +
  reed(1240, -34, 330) +
  plume(1208, 484, -1) +
  reed(1180, -44, 220) +
  plume(1138, 594, -1) +
  reed(1262, 24, 210)
const half = (content: string): string => `<g transform="translate(1280 0)scale(-1 1)">${content}</g>`
const defs =
  `<radialGradient id="${s}-sky" gradientUnits="userSpaceOnUse" cx="640" cy="290" r="820"><stop stop-color="#ffd98a"/><stop offset=".2" stop-color="#f08a4a"/><stop offset=".38" stop-color="#a83f5c"/><stop offset=".6" stop-color="#4f2358"/><stop offset="1" stop-color="#170d2c"/></radialGradient>` +
  `<radialGradient id="${s}-lan" gradientUnits="userSpaceOnUse" cx="640" cy="270" r="240"><stop stop-color="#fffdf0"/><stop offset=".45" stop-color="#ffeab0"/><stop offset=".8" stop-color="#ffc15a"/><stop offset="1" stop-color="#ee8230"/></radialGradient>` +
  radial(`${s}-glow`, [0.3, '#ffd27a', 0.75], [0.6, '#ff8a4a', 0.28], [1, '#e0486a', 0]) +
  vertical(`${s}-1`, [0, '#7a2f58'], [0.5, '#4a1d48']) +
  vertical(`${s}-2`, [0, '#4c1f45'], [1, '#2a1232']) +
  vertical(`${s}-3`, [0, '#27102c'], [0.5, '#120814']) +
  plyFilter(s, '#1d0619', 8, 0.65) +
  pineDefs(s) +
  townLampDefs(s) +
  `<path id="${s}-r" d="${fringe(15, 330, 16, 54)}"/><path id="${s}-h1" d="${hill}${town}"/><path id="${s}-h2" d="${slope}"/><path id="${s}-h3" d="${bank}"/>`
const land = (key: string, fill: string, edge: string): string =>
  `<use href="#${s}-${key}" fill="${edge}"/><use href="#${s}-${key}" y="2" fill="url(#${s}-${fill})"/>`
const back = `<rect width="1280" height="800" fill="url(#${s}-sky)"/><circle cx="640" cy="270" r="520" fill="url(#${s}-glow)"/>
<g fill="#ffc98a"><circle cx="640" cy="270" r="330" opacity=".08"/><circle cx="640" cy="270" r="280" opacity=".1"/></g>
<g filter="url(#${s}-s)" opacity=".9"><path fill="#5c2658" d="${mist(
  [
    [-40, 300],
    [-40, 210],
    [-40, 380],
    [-40, 270],
  ],
  250,
  26,
)}${mist(
  [
    [960, 1320],
    [1060, 1320],
    [850, 1320],
    [940, 1320],
  ],
  320,
  26,
)}"/><path fill="#b04a58" d="${mist(
  [
    [820, 1010],
    [860, 960],
    [770, 1090],
  ],
  190,
  18,
)}"/></g>
<g filter="url(#${s}-s)">${land('h1', '1', '#f0a066')}</g><path fill="#ffdf95" d="${windows}"/>
${lampCord(s, [848, 500], [1066, 470], 22, 2, 0.8)}${lampCord(s, [1066, 470], [1290, 480], 26, 2, 0.8)}${lampCord(s, [-20, 510], [214, 516], 20, 2, 0.8)}`
const lantern = `<g class="lamp"><path fill="#150d1c" d="M638-10h4v52h-4z"/><ellipse cx="640" cy="268" rx="230" ry="208" fill="url(#${s}-lan)"/><path fill="#b5561c" opacity=".34" d="${ribs}"/><g><path fill="#150d1c" d="M566 40h148q8 0 9 8l3 22q1 8-8 8h-156q-9 0-8-8l3-22q1-8 9-8zM572 458h136q8 0 8 8l-3 20q-1 8-9 8h-128q-8 0-9-8l-3-20q0-8 8-8z"/></g><path fill="#ffb03f" d="M570 56h140v3h-140zM578 474h124v3h-124z"/><path fill="#c2362c" d="M634 494h12v12h9l-3 40q-12 8-24 0l-3-40h9z"/><path fill="#7a1626" d="M632 510h3v36h-3zM640 510h3v38h-3zM646 510h2v34h-2z"/></g>`
const three = `<g transform="translate(0-34)">${standing(s, 'screen', 108, 615, 1.26)}${standing(s, 'lantern', 456, 624, 1.08)}${standing(s, 'shears', 266, 620, 1.24)}
<g fill="#4c1f45">${repeat(`${s}-r`, [
  [-10, 612, 1],
  [300, 622, 0.8],
  [600, 632, 0.8],
  [860, 626, 0.9],
  [1080, 610, 1],
])}</g>${land('h2', '2', '#d9785a')}</g>`
const bankBody = `<g><g fill="#27102c">${repeat(`${s}-r`, [
  [-10, 694, 1.2],
  [360, 680, 0.9],
  [900, 694, 0.9],
  [1080, 676, 1.1],
])}</g>${land('h3', '3', '#8a3a4e')}</g>
<g fill="#140915"><path d="${reeds}${bough}"/>${repeat(`${s}-p`, pads)}${half(`<path d="${taper('-30,90 70,70 210,100', [26, 18, 4])}"/>${repeat(`${s}-p`, padsRight)}`)}</g>
<g stroke="#f09a55" stroke-width="2.2" stroke-linecap="round" opacity=".75">${repeat(`${s}-n`, pads)}${half(repeat(`${s}-n`, padsRight))}</g>`
/** Shapes that are kept for `<use>` and not used in this picture. */
const withoutUnused = (defs: string, body: string): string =>
  defs.replace(/<path id="([^"]+)"[^>]*\/>|<g id="([^"]+)">.*?<\/g>/gs, (element, path?: string, group?: string) =>
    body.includes(`#${path ?? group}"`) ? element : '',
  )
const picture = (name: string, prefix: string, viewBox: string, body: string): Drawing => {
  const used = needed(withoutUnused(defs, body), body)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"><defs>${used}</defs>${body}</svg>`
  return { name: `scenes/${name}`, svg: svg.replaceAll(`${s}-`, `${prefix}-`) }
}
/** One lamp of the sky; where they hang, the screen says. */
export const skyLampOfTitle = picture('title-sky-lamp', 'tks', '-20 -20 40 40', `<use href="#${s}-o"/>`)
export const lanternOfTitle = picture('title-lantern', 'tls', '390 -40 500 640', lantern)
export const threeOfTitle = picture('title-three', 'tts', '0 0 1280 800', three)
export const bankOfTitle = picture('title-bank', 'tbs', '0 0 1280 800', bankBody)
export const drawing = picture('title', s, '0 0 1280 800', back)
