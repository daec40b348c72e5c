import { face } from '../bodies/figure.ts'
import { bustPly, stillBust } from '../people/guild.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

// Whoever is on the plaza: an old man with a cap, a woman with a kerchief, and somebody between them.
const p = 'vts'
const coat = shape('76,350* 82,262 124,218 188,200 252,218 294,262 300,350*')
const bald = shape('116,150* 110,112 124,78 156,60 188,56 220,60 248,80 260,114 252,152* 240,128 188,112 136,126')
const cap = shape('106,112* 116,62 150,38 190,34 230,40 256,66 264,112* 188,92')
const kerchief = shape(
  '104,208* 96,140 108,84 146,52 190,44 232,54 264,86 274,140 266,208* 240,214 236,150 230,120 188,106 140,122 130,150 128,216',
)
const knot = taper('150,212 188,226 224,210', [12, 18, 12])
const dots =
  circle(150, 82, 6) +
  circle(192, 70, 6) +
  circle(234, 84, 6) +
  circle(122, 124, 6) +
  circle(256, 128, 6) +
  circle(116, 176, 6) +
  circle(256, 180, 6)
const loose = shape('108,196* 98,126 114,78 150,56 190,50 230,58 260,82 270,128 262,190* 242,160 232,118 188,100 142,118 128,160')
const parting = shape('114,136* 122,92 156,66 190,62 226,70 252,98 254,130* 230,108 206,86 174,112 140,120')

type Look = Parameters<typeof face>[1]
const person = (at: string, dress: string, behind: string, look: Look, before: string) =>
  `<g transform="${at}">${bustPly(p, coat, dress)}${behind}${face(p, look)}${before}</g>`

export const drawing = stillBust(
  'voices/town',
  p,
  `<path fill="#5a2a3a" opacity=".7" d="M20 150 100 92 180 150zM220 150 300 92 380 150z${box(36, 150, 128, 90)}${box(236, 150, 128, 90)}"/><path fill="#ffcf73" opacity=".8" d="${box(60, 168, 30, 34)}${box(112, 168, 30, 34)}${box(260, 168, 30, 34)}${box(312, 168, 30, 34)}"/>` +
    person(
      'translate(58 52)scale(.76)',
      '#3a2a5a',
      bustPly(p, loose, '#2a1420'),
      { iris: '#7a5ac0', eyes: 'keen', mouth: 'smile', blush: 0.3 },
      bustPly(p, parting, '#2a1420', '#8a4a4a'),
    ) +
    person(
      'translate(-44 128)scale(.86)',
      '#2c4a4a',
      bustPly(p, bald, '#b9a9a4'),
      { iris: '#5a7a3a', eyes: 'shut', jaw: 'round', brow: -0.6, mouth: 'smile', blush: 0.25 },
      bustPly(p, cap, '#7a3a1e'),
    ) +
    person(
      'translate(116 134)scale(.86)',
      '#3a5a7a',
      `${bustPly(p, kerchief, '#a83a4a')}<path fill="#fff4d9" d="${dots}"/>`,
      { iris: '#c2562c', jaw: 'round', brow: -0.9, mouth: 'grin', blush: 0.4 },
      bustPly(p, knot, '#8f2f1d'),
    ),
  ['#ffb86a', '#5a2f6a'],
)
