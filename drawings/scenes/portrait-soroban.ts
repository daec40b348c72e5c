import { face, faceLids, ink } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

// 番頭ソロバン away from his desk: the abacus goes with him, and so does the worry. He checks once more.
const p = 'pbos'
const { hand, digit } = handsOf(p)
const sides =
  shape('120,164* 110,128 116,96 132,80* 140,110 134,142 138,182*') + shape('238,164* 248,128 242,96 228,80* 220,110 226,142 222,182*')
const dome = shape('129,114* 130,84 150,62 182,54 212,62 231,86 231,114*')
const topknot = shape('162,64* 158,42 170,24 186,20 198,30 200,48 198,64*') + taper('182,28 202,12 230,12 248,24', [16, 13, 10, 6])
const brush = taper('238,86 262,72 292,52', [4, 5, 4]) + taper('246,80 232,92 224,106', [7, 7, 0])
const robe = shape('2,430* 12,350 54,300 136,272* 200,302* 264,272* 346,300 388,350 398,430*')
const stripes = 'M52 318q-14 50-12 112M90 298q-12 60-8 132M348 318q14 50 12 112M310 298q12 60 8 132'
const collar = taper('140,274 176,328 200,402', [14, 16, 16]) + taper('260,274 226,328 204,394', [14, 16, 14])
const sheet = shape('44,232* 122,220* 130,326* 54,338*')
const figures = 'M60 248l32-4M62 266l46-6M64 284l24-3M66 302l18-2M100 244l8-1M98 281l14-2'
// The abacus, upright before the chest
const frame = box(150, 326, 190, 10) + box(150, 352, 190, 6) + box(150, 414, 190, 10) + box(146, 322, 10, 110) + box(334, 322, 10, 110)
const rods = [172, 194, 216, 238, 260, 282, 304]
const beads = rods
  .map((x, at) => {
    const bead = (y: number): string =>
      shape([
        [x - 10, y, true],
        [x, y - 7],
        [x + 10, y, true],
        [x, y + 7],
      ])
    return bead(344 - (at % 3 === 0 ? 1 : 0)) + bead(368 + (at % 2) * 4) + bead(383 + (at % 2) * 4) + bead(398 + (at % 2) * 3)
  })
  .join('')
const sleeves = shape('42,430* 50,402 66,390* 122,390* 134,404 138,430*') + shape('314,430* 322,412 340,402* 384,404* 394,430*')
const palm = shape('68,398 66,368 78,348 104,342 124,352 130,374 122,398')
/** In the box of `face`, for a scene too. */
export const head = (s: string): string =>
  `<g transform="translate(15 14)scale(.92 1)">${bustPly(s, sides)}<path fill="url(#${s}-f)" d="${dome}"/>${face(s, { iris: '#6b7a2a', eyes: 'wide', brow: -1.3, mouth: 'firm', blush: 0, forehead: '131,108* 180,100 229,108* 230,114 180,108 131,114' })}` +
  `<path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".7" d="M152 112q26-8 54 0M158 102q22-6 44 0M164 92q18-5 34 0M170 196q-8-6-9-14M206 194q6-6 7-13M146 176q8 4 16 3"/><path fill="#ffffff" opacity=".22" d="${circle(164, 154, 23)}${circle(209, 152, 20)}"/><path fill="none" stroke="#150d1c" stroke-width="4.500" d="${circle(164, 154, 23)}${circle(209, 152, 20)}M187 152q2-4 3 0M141 150l-14-8M229 148l8-6"/>${bustPly(s, topknot)}<path fill="#f3dcb0" d="${box(166, 48, 32, 6)}"/>` +
  `<path fill="#8fd8ff" stroke="#2f6a9a" stroke-width="1.500" d="${shape('246,96* 254,112 254,122 246,128 238,122 238,112')}"/><path fill="#150d1c" transform="translate(0 2)" d="${brush}"/><path fill="#c98a4a" d="${brush}"/></g>`

export const drawings = bust('portrait-soroban', p, {
  defs: '',
  light: ['#f4d488', '#5f5a38'],
  behind:
    `<path fill="#6b6440" opacity=".5" d="${box(24, 116, 70, 7)}${box(306, 116, 76, 7)}${[34, 52, 66, 318, 334, 352].map((x, at) => box(x, 80 - (at % 3) * 8, 13, 36 + (at % 3) * 8)).join('')}"/>` +
    `${bustPly(p, robe, '#26301f')}<path fill="none" stroke="#5a6b3a" stroke-width="3" opacity=".8" d="${stripes}"/><path fill="#d8945a" d="M176 254h48v50l-24 26-24-26z"/><path fill="#a8582f" opacity=".5" d="M176 268q24 20 48 0v18q-24 18-48 0z"/>`,
  head: head(p),
  before:
    `<path fill="#f3dcb0" d="${collar}"/><path fill="#1b1410" opacity=".85" d="${box(152, 328, 186, 94)}"/><path fill="#8a5a34" d="${rods.map((x) => box(x - 1, 330, 2, 90)).join('')}"/><g filter="url(#${p}-s)"><path fill="#ffb765" transform="translate(0-2)" d="${frame}"/><path fill="${ink.near}" d="${frame}"/></g><path fill="#e8a24e" stroke="#7a3a1a" stroke-width="1.500" d="${beads}"/>` +
    `<g filter="url(#${p}-s)"><path fill="#fff4d9" d="${sheet}"/></g><path fill="none" stroke="#7a4a2a" stroke-width="3.500" stroke-linecap="round" opacity=".75" d="${figures}"/>` +
    `<g filter="url(#${p}-s)"><path fill="url(#${p}-hand)" d="${palm}"/>${['124,352 132,340 128,328', '126,366 138,356 136,344'].map((points) => digit(points, 15, 12, { skin: `url(#${p}-hand)`, nail: false })).join('')}${digit('84,364 96,340 94,312', 21, 15, { skin: `url(#${p}-hand)` })}</g>${hand('point', 336, 386, { scale: 0.74, mirrored: true })}${bustPly(p, sleeves, '#33402a', '#f4d488')}`,
  lids: `<g transform="translate(15 14)scale(.92 1)">${faceLids(p)}</g>`,
})
