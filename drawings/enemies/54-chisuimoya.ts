import { creature, glow, innerRim, paper, underShadow } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../figure.ts'
import { mist } from '../landscape.ts'
import { circle, shape, taper } from '../paper.ts'

// a band of mist tied into a three-fold knot
const knot = (from: number, to: number, count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, index) => {
    const t = from + ((to - from) * index) / (count - 1)
    return [210 + 44 * (Math.sin(t) + 2.05 * Math.sin(2 * t)), 176 - 43 * (Math.cos(t) - 2.05 * Math.cos(2 * t))] as const
  })
const loop = (from: number, to: number): string => {
  const points = knot(from, to, 9)
  return taper(
    points,
    points.map((_, index) => 42 + (index === 0 || index === 8 ? 0 : 6)),
  )
}
const third = (Math.PI * 2) / 3
const loops = [0, 1, 2].map((index) => loop(third * index + 0.35, third * (index + 1) + 0.5))
const grooves = [0, 1, 2]
  .map((index) => {
    const points = knot(third * index + 0.75, third * (index + 1) - 0.1, 6)
    return taper(points, [0, 5, 6, 6, 5, 0])
  })
  .join('')
const straw = '146,230 96,252 76,268 40,356'

export const drawing: Drawing = creature(54, 'chisuimoya', {
  size: [400, 400],
  shadow: [214, 374, 96],
  defs:
    gelGradient('e54-g', [208, 182, 96], gels.lamp) +
    gelGradient('e54-r', [60, 330, 140], gels.fire) +
    gelGradient('e54-l', [210, 176, 170], gels.venom) +
    gelGradient('e54-e', [208, 180, 60], gels.wind) +
    haloGradient('e54-h', '#ffb070', 0.65),
  parts:
    glow('e54-h', 208, 180, 180) +
    // what hangs down from the knot: bands that have not been tied yet
    `<g class="far">${paper(
      mist(
        [
          [150, 330],
          [190, 372],
          [120, 300],
        ],
        268,
        24,
      ),
      ink.far,
    )}${paper(
      mist(
        [
          [196, 330],
          [230, 360],
        ],
        332,
        18,
      ),
      ink.far,
    )}</g>` +
    litPly(
      'e54',
      mist(
        [
          [168, 292],
          [130, 262],
          [178, 330],
        ],
        290,
        22,
      ),
      { edge: rim, fill: ink.mid },
    ) +
    litPly('e54', loops[0] ?? '', { edge: rim }) +
    litPly('e54', loops[1] ?? '', { edge: rim }) +
    litPly('e54', loops[2] ?? '', { edge: rim }) +
    paper(loop(0.2, 1.3)) +
    `<path class="gel" fill="url(#e54-l)" d="${grooves}"/>` +
    // the warmth it has drunk
    underShadow('e54', paper(shape('128,184 138,136 172,108 212,100 254,110 284,140 290,186 274,228 238,254 196,256 156,240'))) +
    `<g class="gel">${gelWindow(shape('140,184 148,144 178,120 212,113 248,122 272,148 277,186 264,220 234,242 196,244 162,230'), 'e54-g')}<path fill="none" stroke="#a8401c" stroke-opacity=".5" stroke-width="4" d="M208 214q24-2 24-26q-2-20-24-20q-30 4-28 34q8 34 44 30q40-8 40-46"/></g>` +
    // drowsy eyes
    underShadow(
      'e54',
      paper(
        shape('142,172* 162,156 188,162 200,180* 182,192 156,190') +
          shape('274,164* 252,150 228,158 218,176* 236,188 262,184') +
          taper('150,208 146,220 148,236', [6, 12, 16]),
      ),
    ) +
    `<g class="eye"><path fill="url(#e54-e)" d="${shape('150,177* 170,172 194,181* 178,188 160,186')}${shape('267,169* 248,166 224,178* 240,184 256,181')}"/>${paper(circle(168, 181, 5.5) + circle(240, 177, 5.5))}</g>` +
    paper(taper('136,158 162,142 202,158', [2, 9, 2]) + taper('280,148 250,136 216,154', [2, 9, 2])) +
    `<path fill="#ff7a5c" opacity=".6" d="${circle(152, 204, 9)}${circle(252, 200, 10)}"/>` +
    // the bent straw
    litPly('e54', taper(straw, [20, 20, 20, 22]), { edge: rim }) +
    `<path class="gel" fill="url(#e54-r)" d="${taper(straw, [10, 10, 10, 12])}"/>` +
    paper('M70 250l22 20l-4 5l-24-19zM62 262l22 18l-4 5l-23-16zM56 274l22 17l-4 5l-21-15z', innerRim) +
    paper(taper('66,290 86,298', [5, 5]) + taper('58,310 78,318', [5, 5]) + taper('50,330 70,338', [5, 5])) +
    `<g class="gel" fill="#ffb35a"><path d="M38 366q-10 15 0 20q10-5 0-20z"/>${`<path d="${circle(22, 336, 5)}${circle(12, 314, 3)}${circle(64, 366, 4)}"/>`}</g>`,
})
