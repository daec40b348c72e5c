import { figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { headOf } from '../bodies/likeness.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { random } from '../places/landscape.ts'
import { likeness } from '../portraits/ranger.ts'
import { fistDefs, fistOn, raisedHand, wholeFigures } from '../bodies/whole-figure.ts'

// 影追い ヨイマチ: grew up outside the wall. Straw cape, hood, a bow too tall for the picture; its string is the only white line.
const p = 'r5'
const bow = taper('262,-22 300,8 352,84 364,160 352,232 366,304 354,386 304,462 268,500', [4, 9, 15, 17, 22, 17, 15, 9, 4], { decimals: 0 })
const nock: readonly [number, number] = [206, 252]
const string = `M266-14L${nock[0]} ${nock[1]}L270 494`
const slackString = 'M266-14Q276 240 270 494'
const cape = '118,206* 84,220 44,254 18,310 4,366* 330,366* 318,310 296,256 264,222 240,206*'
const body = '110,280* 100,380 92,486* 272,486* 262,380 252,280*'
// Straw hangs in two rows, uneven like rain.
function straw(seed: number, y: number, from: number, to: number, count: number, length: number): string {
  const next = random(seed)
  let path = ''
  for (let index = 0; index < count; index++) {
    const t = index / (count - 1)
    const x = from + (to - from) * t
    const lean = (t - 0.5) * 34
    const long = length * (0.7 + next() * 0.5)
    path += taper(
      [
        [x, y - 20 - Math.sin(t * Math.PI) * 14],
        [x + lean * 0.5, y + long * 0.5],
        [x + lean, y + long],
      ],
      [19, 22, 0],
      { per: 1, decimals: 0 },
    )
  }
  return path
}
const drawArm =
  taper('104,258 62,290 50,306', [56, 46, 34], { decimals: 0 }) + taper('52,304 120,296 190,262', [40, 34, 24], { decimals: 0 })
const bowArm = taper('252,262 300,262 344,244', [50, 38, 26], { decimals: 0 })
const arrow = `M${nock[0]} 250h164v4h-164z`
const arrowHead = shape('362,240* 388,252* 362,264* 370,252*')
// He counts footprints; these are the last eleven, cut into the cape.
const foot = `<path id="${p}-o" d="${shape('-5,8 -4,-4 2,-8 6,-2 5,8 0,12')}${circle(-4, -12, 1.8)}${circle(0, -14, 2)}${circle(5, -12, 1.8)}"/>`
const prints = [
  [98, 338, 24],
  [112, 314, 30],
  [130, 330, 34],
  [146, 304, 40],
  [236, 326, -14],
  [252, 300, -8],
  [262, 330, -4],
] as const

/** The arrow with its light; none when the bow is slack. */
const onTheString = `<path fill="${ink.near}" d="${arrow}"/><path fill="url(#${p}-g)" d="M214 244l22-6 6 13v3l-6 12-22-6z"/><circle cx="374" cy="252" r="32" fill="url(#${p}-k)"/><path fill="#f4ffb0" d="${arrowHead}"/>`

const drawing = `${litPly(p, drawArm)}<path fill="url(#${p}-g)" d="M92 284l12 32 7-2-12-32zM108 280l12 32 7-3-12-31z"/>`
const raised =
  raisedHand(26, 150, -8, 1.1, ['#f2b878', '#7a3c20']) +
  litPly(
    p,
    taper('118,240 102,258 68,294 38,310', [6, 46, 54, 50], { decimals: 0 }) +
      circle(37, 310, 25) +
      taper('37,314 28,266 28,208', [50, 48, 38], { decimals: 0 }),
  ) +
  `<path fill="url(#${p}-g)" d="M9 226l39-4v8l-39 4zM8 240l41-4v8l-41 4z"/>`

export const drawings = wholeFigures('ranger', p, (mood, waves) => {
  const slack = waves || mood === 'down'
  const { defs, head } = headOf(likeness, p, { x: 14, y: 0, scale: 0.8, turn: 4, mood })
  return {
    // On the stage of a won battle the box is the glad one's edge: the whole bow lies within, its hand, and the light of the arrow.
    viewBox: mood === 'joy' ? '-22 -30 425 510' : '-20 0 400 480',
    defs:
      defs +
      fistDefs(p, ['#ffdfae', '#f2b878', '#bd7440', '#7a3c20']) +
      figureFilter(p) +
      gelGradient(`${p}-g`, [180, 260, 220], ['#fbffd0', '#dff080', '#a8c83a', '#5a7a1f'], [0.3, 0.68]) +
      haloGradient(`${p}-l`, '#f4f0a0', 0.8, '#9fd06a') +
      foot +
      (slack ? '' : haloGradient(`${p}-k`, '#f4ffb0', 0.9, '#b8c83a')),
    content: `<circle cx="184" cy="140" r="140" fill="url(#${p}-l)"/>
    <g class="far">${litPly(p, bow, { fill: ink.mid, edge: rim })}<path fill="url(#${p}-g)" d="M340 214l26-4 1 8-26 4zM340 262l27 4-1 8-27-4z"/></g>
    <g class="body">${litPly(p, shape(body))}${litPly(p, straw(5, 388, 24, 312, 12, 84), { fill: ink.mid, edge: rim })}${litPly(p, shape(cape) + straw(9, 350, 16, 320, 13, 62), { edge: rim })}
    <path fill="url(#${p}-g)" d="${taper('60,268 130,300 200,306 286,278', [3, 5, 5, 3])}${[48, 104, 244, 294].map((x, index) => leaf(x, 348, 46 + (index % 3) * 8, 4, 1.57 + (180 - x) / 500)).join('')}"/><g fill="url(#${p}-g)">${prints.map(([x, y, turn]) => `<use href="#${p}-o" transform="translate(${x} ${y})rotate(${turn})"/>`).join('')}</g>
    <g class="head">${head}</g>${litPly(p, shape('124,204* 160,216 190,222 222,214 238,204* 248,228 226,246 190,254 148,246 118,230'), { fill: ink.mid })}</g>
    <g class="arm">${litPly(p, bowArm)}<path fill="url(#${p}-g)" d="M300 246l8 32 6-2-8-32zM312 242l8 30 6-2-8-31z"/></g>
    <path fill="none" stroke="#fffdf2" stroke-width="3" d="${slack ? slackString : string}"/>${slack ? '' : onTheString}
    <g class="arm">${waves ? raised : drawing}${fistOn(p, 350, 242, 4)}${waves ? '' : fistOn(p, 192, 254, 168, 0.95)}</g>`,
  }
})
