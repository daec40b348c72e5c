import { creature, glow, paper } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { mist } from '../places/landscape.ts'
import { circle, cut, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'

// a leech of mist: it arches from its sucker, left, over its full belly and comes apart in bands
const spine = [
  [104, 214],
  [112, 140],
  [168, 88],
  [240, 92],
  [292, 140],
  [300, 210],
  [262, 270],
  [196, 300],
] as const
const body = taper(spine, [92, 100, 110, 116, 118, 106, 74, 20])
/** Its rings; each is a cut across the body. */
const rings = [
  '150,46 164,76 168,104',
  '226,32 224,66 216,96',
  '314,72 302,86 290,94',
  '352,156 338,158 320,157',
  '340,232 330,226 314,222',
  '304,286 294,276 284,262',
]
  .map((points) => taper(points, [0, 7, 0], { per: 1 }))
  .join('')
/** The warmth it has drunk, seen through its back. */
const belly = shape('222,96 252,92 284,114 306,156 302,206 280,244 258,260* 266,212 260,166 244,134 216,118*')
const sucker = circle(106, 226, 68)
const teeth = Array.from({ length: 11 }, (_, i) => {
  const a = (i / 11) * Math.PI * 2
  const at = (r: number, turn: number): string => `${num(106 + Math.cos(a + turn) * r)},${num(226 + Math.sin(a + turn) * r)}`
  return cut(`${at(53, -0.2)} ${at(53, 0.2)} ${at(31, 0)}`)
}).join('')
const straw = '102,236 84,268 66,296 40,356'

export const drawing: Drawing = creature(54, 'chisuimoya', {
  size: [400, 400],
  shadow: [214, 374, 96],
  defs:
    gelGradient('e54-g', [262, 168, 100], gels.lamp) +
    gelGradient('e54-r', [106, 226, 60], gels.fire) +
    gelGradient('e54-w', [60, 330, 140], gels.fire) +
    gelGradient('e54-l', [240, 176, 190], gels.venom) +
    gelGradient('e54-e', [150, 120, 70], gels.wind) +
    haloGradient('e54-h', '#ffb070', 0.65),
  parts:
    glow('e54-h', 228, 176, 168) +
    // the tail: bands that drift off, the farther the paler
    `<g class="far">${paper(
      mist(
        [
          [236, 390],
          [196, 356],
          [268, 398],
        ],
        272,
        20,
      ),
      ink.far,
    )}</g>` +
    litPly('e54', body, { edge: rim }) +
    litPly(
      'e54',
      mist(
        [
          [150, 320],
          [186, 380],
          [128, 300],
          [206, 330],
        ],
        290,
        20,
      ),
      { edge: rim, fill: ink.mid },
    ) +
    `<g class="gel">${gelWindow(belly, 'e54-g')}<path fill="url(#e54-l)" d="${rings}"/></g>` +
    paper(
      taper('306,106 280,122 246,138', [9, 8, 5]) +
        taper('320,164 296,164 256,168', [10, 9, 6]) +
        taper('314,222 290,214 260,208', [9, 8, 5]),
    ) +
    // a sleepy brow over the one mouth
    `<g class="eye"><path fill="url(#e54-e)" d="${shape('84,126* 104,112 134,124* 122,140 98,142')}${shape('146,114* 168,96 194,104* 186,124 162,130')}"/>${paper(circle(108, 130, 7) + circle(168, 114, 7) + taper('76,128 104,108 142,122', [2, 12, 3]) + taper('138,116 166,92 202,101', [2, 12, 3]))}</g>` +
    litPly('e54', sucker, { edge: rim }) +
    `<g class="gel">${gelWindow(circle(106, 226, 56), 'e54-r')}</g>` +
    // the straw it holds
    paper(teeth + circle(106, 226, 20) + taper(straw, [18, 20, 20, 22])) +
    `<path class="gel" fill="url(#e54-w)" d="${taper(straw, [8, 10, 10, 12])}"/>` +
    `<g class="gel" fill="#ffb35a"><path d="M38 366q-10 15 0 20q10-5 0-20z"/>${`<path d="${circle(22, 336, 5)}${circle(12, 314, 3)}${circle(64, 366, 4)}"/>`}</g>`,
})
