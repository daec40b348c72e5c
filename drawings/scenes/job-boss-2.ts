import { face, faceLids, ink } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

// 番頭ソロバン: the figures are right, too right; abacus to the chest, brush behind the ear, one drop of sweat, oil measured by the drop.
const p = 'j2s'
const { hand } = handsOf(p)
const sides =
  shape('120,160* 112,126 118,96 132,82* 138,110 134,140 138,178*') + shape('238,160* 246,126 240,96 226,82* 222,110 226,140 222,176*')
const dome = shape('130,112* 132,84 152,64 182,58 210,64 230,86 230,112*')
const topknot = shape('162,66* 160,44 170,26 184,22 196,30 198,50 196,66*') + taper('180,30 200,14 228,14 246,26', [16, 13, 10, 6])
const robe = shape('40,420* 50,350 84,304 146,282* 200,306* 254,282* 318,304 352,350 362,420*')
const brush = taper('236,84 262,70 296,48', [4, 5, 4]) + taper('244,80 230,90 222,104', [7, 7, 0])
const frame = box(92, 322, 216, 8) + box(92, 342, 216, 5) + box(92, 392, 216, 10) + box(88, 318, 9, 90) + box(303, 318, 9, 90)
const beads = Array.from({ length: 9 }, (_, i) => {
  const x = 112 + i * 22
  const bead = (y: number): string =>
    shape([
      [x - 10, y, true],
      [x, y - 7],
      [x + 10, y, true],
      [x, y + 7],
    ])
  return bead(336 - (i % 3 === 0 ? 1 : 0)) + bead(356 + (i % 2) * 3) + bead(370 + (i % 2) * 4) + bead(385)
}).join('')
export const drawings = bust('job-boss-2', p, {
  defs: '',
  light: ['#f0d080', '#5a5a3a'],
  behind:
    bustPly(p, robe, '#26301f') +
    `<path fill="none" stroke="#5a6b3a" stroke-width="3" opacity=".8" d="M80 330q-10 40-8 90M110 312q-8 50-4 108M320 330q10 40 8 90M290 312q8 50 4 108"/><path fill="#d8945a" d="M178 262h46v50l-23 24-23-24z"/><path fill="#a8582f" opacity=".5" d="M178 276q23 18 46 0v16q-23 16-46 0z"/>`,
  head:
    `<g transform="translate(31 22)scale(.83 .95)">${bustPly(p, sides)}<path fill="url(#${p}-f)" d="${dome}"/>${face(p, { iris: '#6b7a2a', eyes: 'calm', brow: -1.3, mouth: 'firm', blush: 0, forehead: '131,108* 180,100 229,108* 230,114 180,108 131,114' })}` +
    `<path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".7" d="M152 112q26-8 54 0M158 102q22-6 44 0M170 196q-8-6-9-14M206 194q6-6 7-13"/><path fill="#ffffff" opacity=".22" d="${circle(164, 154, 22)}${circle(209, 152, 19)}"/><path fill="none" stroke="#150d1c" stroke-width="4" d="${circle(164, 154, 22)}${circle(209, 152, 19)}M186 152q3-4 5 0M142 150l-14-8M228 148l8-6"/>${bustPly(p, topknot)}<path fill="#f3dcb0" d="${box(166, 50, 32, 6)}"/></g>` +
    `<path fill="#8fd8ff" stroke="#2f6a9a" stroke-width="1.500" d="${shape('130,116* 138,130 138,140 131,145 124,140 124,130')}"/><path fill="#150d1c" transform="translate(0 2)" d="${brush}"/><path fill="#c98a4a" d="${brush}"/>`,
  before:
    `<path fill="#f3dcb0" d="${taper('148,282 176,318 192,352', [12, 13, 13])}${taper('252,282 226,318 208,352', [12, 13, 13])}"/><path fill="#1b1410" opacity=".85" d="${box(94, 324, 212, 76)}"/><path fill="#8a5a34" d="${Array.from({ length: 9 }, (_, i) => box(111 + i * 22, 326, 2, 72)).join('')}"/><g filter="url(#${p}-s)"><path fill="#ffb765" transform="translate(0-2)" d="${frame}"/><path fill="${ink.near}" d="${frame}"/></g><path fill="#e8a24e" stroke="#7a3a1a" stroke-width="1.500" d="${beads}"/>` +
    `${hand('clasp', 96, 366, { scale: 0.62 })}${hand('clasp', 304, 366, { scale: 0.62, mirrored: true })}`,
  lids: `<g transform="translate(31 22)scale(.83 .95)">${faceLids(p)}</g>`,
})
