import { face } from '../bodies/figure.ts'
import { bustPly, stillBust } from '../people/guild.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

// The child of the plaza who gives the stains their names: a bob cut straight, a tuft that stands, a pinwheel.
const p = 'vcs'
const hair = shape(
  '108,196* 100,130 112,86 146,62 188,56 230,64 262,90 270,134 262,196* 244,204* 236,150 230,118 188,104 142,118 132,150 128,206*',
)
const tuft = taper('184,62 178,40 160,30', [12, 9, 1]) + taper('190,62 198,42 214,38', [11, 8, 1])
const fringe = shape('112,150* 114,104 146,76 188,70 230,78 256,106 258,148* 240,132 228,134* 206,130 188,134* 166,130 148,136* 130,134')
const kimono = shape('40,430* 56,352 104,310 152,292* 200,314* 248,292* 296,310 344,352 360,430*')
const collar = taper('154,292 184,336 202,392', [16, 17, 17]) + taper('246,292 216,336 204,392', [16, 17, 17])
/** A child's forehead is hidden. */
const low = (content: string) => `<g transform="translate(0 24)scale(1 .84)">${content}</g>`
const sails = [0, 90, 180, 270]

export const drawing = stillBust(
  'voices/child',
  p,
  `${bustPly(p, kimono, '#8a4a1e')}<path fill="#d8945a" d="M174 262h52v44l-26 20-26-20z"/><g transform="translate(-36-4)scale(1.26)">${low(bustPly(p, tuft) + bustPly(p, hair))}` +
    `${face(p, { iris: '#3f8a6a', jaw: 'round', brow: -0.8, mouth: 'grin', blush: 0.45 })}${low(bustPly(p, fringe, '#150d1c', '#8a4a4a'))}</g>` +
    `<path fill="#ffe0a0" d="${collar}"/><path fill="#ffcf73" opacity=".8" d="${circle(96, 384, 9)}${circle(132, 350, 7)}${circle(286, 352, 7)}"/>` +
    `<path fill="#8a5a34" d="${box(322, 286, 7, 140)}"/><g transform="translate(325 286)">${sails.map((turn) => `<path fill="${turn % 180 === 0 ? '#d8452f' : '#fff4d9'}" stroke="#5a2434" stroke-width="2" transform="rotate(${turn + 20})" d="M0 0V-48Q34-44 34-18Q14-22 0 0z"/>`).join('')}<path fill="#ffcf73" d="${circle(0, 0, 7)}"/></g>`,
  ['#ffe08a', '#2f6a5a'],
)
