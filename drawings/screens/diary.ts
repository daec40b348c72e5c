import type { Drawing } from '../tools/drawing.ts'
import { random } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'

// The diary of the journal (旅の栞): the edge where its pages were torn out of the binding, and cut-outs of what they tell of.

const size = { width: 24, height: 1200 }
const roll = random(31)
/** Left edge of the paper at every 10 px of the height; it ends as it begins, because it is laid below itself. */
const tear = Array.from({ length: size.height / 10 }, () => 4 + roll() * 7)
const edge = (inwards: number): string =>
  `M${size.width} -1${[...tear, tear[0] ?? 0].map((x, at) => `L${(x + inwards).toFixed(1)} ${at * 10}`).join('')}V${size.height + 1}H${size.width}z`
const holes = Array.from({ length: size.height / 100 }, (_, at) => circle(18, 50 + at * 100, 2.2)).join('')

const tornEdge: Drawing = {
  name: 'screens/diary-edge',
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">` +
    `<path fill="#d9b98a" d="${edge(0)}"/><path fill="#fffaf0" d="${edge(2.6)}"/><path fill="#b98a5a" d="${holes}"/></svg>`,
}

const black = '#1a0e1c'
const lit = '#ffe6a8'

/** Black paper before a small lamp. */
const cutOut = (name: string, prefix: string, content: string): Drawing => ({
  name: `screens/diary-${name}`,
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="${prefix}-l" cy=".55"><stop stop-color="#ffefb0"/><stop offset=".6" stop-color="#f6ab4e"/><stop offset="1" stop-color="#b4502e"/></radialGradient>` +
    `<clipPath id="${prefix}-c"><path d="${circle(50, 50, 47)}"/></clipPath></defs>` +
    `<path fill="#8f3a1d" d="${circle(50, 50, 49)}"/><g clip-path="url(#${prefix}-c)"><path fill="url(#${prefix}-l)" d="${circle(50, 50, 47)}"/>${content}</g></svg>`,
})

const fingers =
  taper('36,66 27,50 22,36', [9, 8, 5]) +
  taper('43,62 38,40 36,22', [9, 8, 5]) +
  taper('51,60 51,38 52,16', [9, 8, 5]) +
  taper('59,62 63,42 67,24', [9, 8, 5]) +
  taper('62,78 74,68 82,56', [11, 9, 5])
const palm = shape('31,64 40,56 54,55 64,60 68,74 63,88 62,104* 36,104* 35,86')
const grass = [14, 20, 28, 74, 80, 86, 91]
  .map((x, at) => {
    const lean = (at % 3) * 5 - 5
    return taper(
      [
        [x, 100],
        [x + lean * 0.3, 84 - (at % 2) * 6],
        [x + lean, 66 - (at % 3) * 7],
      ],
      [5, 4, 0.4],
    )
  })
  .join('')
const hand = cutOut(
  'hand',
  'das',
  `<path fill="#7a3424" d="${grass}"/><path fill="${black}" stroke="${lit}" stroke-width="2.4" paint-order="stroke" d="${fingers}${palm}"/>`,
)

const glass = circle(50, 42, 23)
const mirror = cutOut(
  'mirror',
  'dbs',
  `<path fill="${black}" stroke="${lit}" stroke-width="2" paint-order="stroke" d="${circle(50, 42, 29)}${taper('50,70 50,90', [9, 8])}${shape('24,100* 30,88 50,84 70,88 76,100*')}"/>` +
    `<path fill="#ffe9b4" d="${glass}"/><path fill="#fffdf2" d="${shape('34,50* 44,25 54,20* 46,52 42,60*')}"/><path fill="#e0913e" d="${shape('57,62 52,53 57,42 58,34* 65,44 67,54 62,62')}"/>` +
    `<path fill="none" stroke="#7a3424" stroke-width="1.4" d="${circle(50, 42, 25.5)}"/>`,
)

const bowl = cutOut(
  'bowl',
  'dcs',
  `<path fill="#5a2434" d="M0 80h100v24H0z"/><path fill="${black}" stroke="${lit}" stroke-width="2.2" paint-order="stroke" d="${shape('16,36* 84,36* 80,58 66,73 60,76* 62,84* 54,84* 51,80* 47,84* 38,84* 40,76* 34,73 20,58')}"/>` +
    `<path fill="#7a3a2c" d="${shape('18,37 50,30 82,37 50,45')}"/><path fill="none" stroke="${lit}" stroke-width="1.6" d="M62 42l-5 9 6 6-4 10"/>` +
    `<path fill="none" stroke="#fff3d0" stroke-width="2.4" opacity=".8" stroke-linecap="round" d="M42 26q-5-6 0-11t0-10M57 27q-5-6 0-11t0-10"/>`,
)

const flame = cutOut(
  'flame',
  'dds',
  `<path fill="#fff8d8" d="${shape('50,62 39,50 44,34 51,16* 58,32 62,48')}"/><path fill="#ffcf73" d="${shape('50,60 45,52 50,38* 55,50')}"/>` +
    `<path fill="${black}" stroke="${lit}" stroke-width="2" paint-order="stroke" d="${taper('50,66 50,56', [3, 2])}${shape('22,64* 78,64* 70,76 58,80 60,92* 70,97* 30,97* 40,92* 42,80 30,76')}"/>`,
)

export const drawings: readonly Drawing[] = [tornEdge, hand, mirror, bowl, flame]
