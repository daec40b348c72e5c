import { creature, glow, innerRim } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../figure.ts'
import { circle, cut, leaf, shape, taper } from '../paper.ts'

// A kite that dives, still hanging in the square sheet it was cut from: wing tips and tail are the bridges that hold it.
// Drawn head down and turned as a whole.
const half = 168
const sheet = cut([
  [-half, -half],
  [half, -half],
  [half, half],
  [34, half],
  [20, 148],
  [-22, 148],
  [-40, half],
  [-half, half],
])
const opening = cut([
  [-half + 19, -half + 19],
  [half - 19, -half + 19],
  [half - 19, half - 19],
  [-half + 19, half - 19],
])
/** The opening the other way round, so that it punches a hole into the sheet. */
const hole = `M${-half + 19} ${-half + 19}v${half * 2 - 38}h${half * 2 - 38}v${-half * 2 + 38}z`
const feather = (x: number, y: number, tipX: number, tipY: number, width: number): string =>
  taper(
    [
      [x, y],
      [x + (tipX - x) * 0.5, y + (tipY - y) * 0.42],
      [tipX, tipY],
    ],
    [width, width * 1.1, 0],
  )
/** One wing with its flight feathers, for the left; the right one is its mirror image. */
const primaries = [
  [-88, 30, -160, 66, 22],
  [-92, 18, -168, 34, 24],
  [-94, 4, -170, -2, 25],
  [-90, -8, -164, -40, 25],
  [-80, -14, -146, -76, 25],
  [-64, -16, -116, -98, 25],
  [-44, -16, -82, -100, 26],
] as const
const wing = (flip: 1 | -1): string =>
  shape(
    [
      [-14, 66],
      [-52, 62],
      [-92, 46],
      [-112, 22],
      [-104, -14],
      [-70, -38],
      [-30, -34],
      [-10, -10],
    ].map(([x = 0, y = 0]): [number, number] => [x * flip, y]),
  ) + primaries.map(([x, y, tx, ty, w]) => feather(x * flip, y, tx * flip, ty, w)).join('')
const quills = [1, -1]
  .map((flip) =>
    primaries
      .map(([x, y, tx, ty]) =>
        taper(
          [
            [flip * (x * 0.72), y * 0.8 + 6],
            [flip * (x + (tx - x) * 0.4), y + (ty - y) * 0.36],
            [flip * (x + (tx - x) * 0.82), y + (ty - y) * 0.8],
          ],
          [0, 9, 0],
          { per: 1 },
        ),
      )
      .join(''),
  )
  .join('')
const coverts = [1, -1]
  .map((flip) =>
    [
      [-34, 42, 2.6],
      [-56, 38, 2.5],
      [-76, 28, 2.4],
      [-30, 20, 2.4],
      [-52, 16, 2.3],
    ]
      .map(([x = 0, y = 0, a = 0]) => leaf(x * flip, y, 20, 5, flip === 1 ? -a : a - Math.PI))
      .join(''),
  )
  .join('')
const body = shape('0,140 -18,126 -26,98 -30,56 -26,8 -16,-40 0,-60 16,-40 26,8 30,56 26,98 18,126')
const tail = shape('-14,-36* -34,-96 -52,-150* -30,-138 -16,-154* 0,-140 16,-154* 30,-138 52,-150* 34,-96 14,-36*')
const tailCuts =
  taper('-10,-60 -22,-100 -34,-134', [0, 8, 0]) + taper('0,-60 0,-100 0,-132', [0, 7, 0]) + taper('10,-60 22,-100 34,-134', [0, 8, 0])
const head = shape('-28,124 -36,146 -32,170 -16,186* 4,192 22,184 32,164 34,142 28,122')
const beak = shape('-26,174* -4,184 14,190* 20,208 14,230 -10,252* -8,226 -18,206')
const breast = [
  [0, 8],
  [-10, 30],
  [10, 30],
  [0, 52],
  [-12, 74],
  [12, 74],
  [0, 96],
]
  .map(([x = 0, y = 0]) =>
    shape([
      [x, y + 9],
      [x - 8, y - 4, true],
      [x, y - 1],
      [x + 8, y - 4, true],
    ]),
  )
  .join('')
/** A foot thrown forward, three claws open. */
const foot = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${litPly(
    'e24',
    taper('0,-44 4,-16 0,6', [30, 20, 15]) +
      taper('0,0 -22,12 -24,44', [14, 12, 0]) +
      taper('0,2 2,28 -6,56', [14, 12, 0]) +
      taper('0,0 22,14 22,46', [14, 12, 0]),
    { edge: innerRim },
  ).replace(/ id="[^"]*"/g, (id) => (turn > 0 ? id : ''))}</g>`

export const drawing: Drawing = creature(24, 'kirinukitobi', {
  size: [400, 400],
  beyond: { top: 5 },
  shadow: [196, 374, 110],
  defs:
    gelGradient('e24-q', [0, 20, 190], gels.water) + gelGradient('e24-e', [2, 158, 26], gels.lamp) + haloGradient('e24-h', '#bff0ff', 0.6),
  parts:
    glow('e24-h', 206, 180, 186) +
    `<g transform="translate(208 176)rotate(30)scale(.75)">${litPly('e24', sheet + hole, { fill: ink.mid, edge: rim, className: 'far' })}` +
    `<path fill="none" stroke="${rim}" stroke-width="2.5" stroke-dasharray="12 8" opacity=".8" d="${opening}"/>` +
    foot(-58, 128, 30) +
    foot(60, 124, -26) +
    litPly('e24', tail, { edge: rim }) +
    litPly('e24', wing(1) + wing(-1), { edge: rim }) +
    `<path class="gel" fill="url(#e24-q)" d="${quills + tailCuts}"/>` +
    litPly('e24', body, { edge: innerRim }) +
    `<path class="gel" fill="url(#e24-q)" d="${coverts + breast}"/>` +
    litPly('e24', head, { edge: rim }) +
    litPly('e24', beak, { edge: rim, fill: ink.mid }) +
    `<g class="eye">${gelWindow(shape('-22,152* -10,142 6,146 12,158* 2,170 -14,168'), 'e24-e', 2)}<path fill="#0a0508" d="${circle(-4, 158, 6)}"/><circle cx="-7" cy="155" r="2.4" fill="#fff"/></g>` +
    '</g>',
})
