import { type Drawing, roleSvg } from '../drawing.ts'
import { face, faceDefs, figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { random } from '../landscape.ts'

// 影追い ヨイマチ: grew up outside the wall. Straw cape, hood, a bow too tall for the picture; its string is the only white line.
const p = 'r5'
const bow = taper('262,-22 300,8 352,84 364,160 352,232 366,304 354,386 304,462 268,500', [4, 9, 15, 17, 22, 17, 15, 9, 4])
const nock: readonly [number, number] = [206, 252]
const string = `M266-14L${nock[0]} ${nock[1]}L270 494`
const hood =
  '112,214* 84,196 70,158 78,104 108,58 150,30 176,24 166,6 142,-8* 192,-4 232,30 258,72 266,126 260,176 244,216* 230,202 238,170 238,130 224,100 190,82 152,88 128,114 122,156 128,190 142,210'
const hoodBack = '112,214* 84,196 70,158 78,104 108,58 150,30 200,24 232,34 258,72 266,126 260,176 244,216*'
const fringe =
  '124,156* 118,116 138,86 176,72 216,82 238,112 240,140* 226,128 218,110* 212,128 200,138* 196,124 190,112* 176,126 152,132* 156,122 156,112* 142,126'
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
      [17, 15, 0],
      { per: 1, decimals: 0 },
    )
  }
  return path
}
const drawArm = taper('104,258 62,290 50,306', [56, 46, 34]) + taper('52,304 120,296 190,262', [40, 34, 24])
const glove = shape('176,262 180,244 196,236 214,240 220,252 212,268 194,276 180,274')
const bowArm = taper('252,262 300,262 344,244', [50, 38, 26])
const bowHand = shape('332,256 332,232 344,222 360,224 366,240 362,258 346,264')
const arrow = `M${nock[0]} 250h164v4h-164z`
const arrowHead = shape('362,240* 388,252* 362,264* 370,252*')
// He counts footprints; these are the last eleven, cut into the cape.
const footprint = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y})rotate(${turn})" d="${shape('-5,8 -4,-4 2,-8 6,-2 5,8 0,12')}${circle(-4, -12, 1.8)}${circle(0, -14, 2)}${circle(5, -12, 1.8)}"/>`
const prints = [
  [98, 338, 24],
  [112, 314, 30],
  [130, 330, 34],
  [146, 304, 40],
  [236, 326, -14],
  [252, 300, -8],
  [262, 330, -4],
] as const

export const drawing: Drawing = {
  name: 'roles/ranger',
  svg: roleSvg('ranger', {
    viewBox: '-20 0 400 480',
    defs:
      faceDefs(p) +
      figureFilter(p) +
      gelGradient(`${p}-g`, [180, 260, 220], ['#fbffd0', '#dff080', '#a8c83a', '#5a7a1f'], [0.3, 0.68]) +
      haloGradient(`${p}-h`, '#f4f0a0', 0.8, '#9fd06a') +
      haloGradient(`${p}-k`, '#f4ffb0', 0.9, '#b8c83a'),
    content: `<circle cx="184" cy="140" r="176" fill="url(#${p}-h)"/>
      <g class="far">${litPly(p, bow, { fill: ink.mid, edge: rim })}<path fill="url(#${p}-g)" d="M340 214l26-4 1 8-26 4zM340 262l27 4-1 8-27-4z"/></g>
      <g class="back">${litPly(p, shape(hoodBack), { edge: rim })}</g>
      <g class="body">${litPly(p, shape(body))}${litPly(p, straw(5, 388, 24, 312, 15, 84), { fill: ink.mid, edge: rim })}${litPly(p, shape(cape) + straw(9, 350, 16, 320, 15, 62), { edge: rim })}
      <path fill="url(#${p}-g)" d="${taper('60,268 130,300 200,306 286,278', [3, 5, 5, 3])}${[40, 76, 112, 236, 270, 300].map((x, index) => leaf(x, 348, 46 + (index % 3) * 8, 4, 1.57 + (180 - x) / 500)).join('')}"/><g fill="url(#${p}-g)">${prints.map(([x, y, turn]) => footprint(x, y, turn)).join('')}</g>
      ${litPly(p, shape('124,204* 160,216 190,222 222,214 238,204* 248,228 226,246 190,254 148,246 118,230'), { fill: ink.mid })}</g>
      <g class="arm">${litPly(p, bowArm)}<path fill="url(#${p}-g)" d="M300 246l8 32 6-2-8-32zM312 242l8 30 6-2-8-31z"/></g>
      <g class="head">${face(p, { iris: '#8fae2a', eyes: 'keen', brow: 0.4, mouth: 'smile', blush: 0.25 })}${litPly(p, shape(fringe))}${litPly(p, shape(hood), { edge: rim })}<path fill="url(#${p}-g)" d="${leaf(92, 170, 44, 5, -1.5)}${leaf(100, 112, 40, 5, -1.1)}${leaf(132, 66, 34, 5, -0.7)}${leaf(250, 160, 40, 5, -1.62)}${leaf(244, 104, 34, 5, -2)}"/></g>
      <path fill="none" stroke="#fffdf2" stroke-width="3" d="${string}"/><path fill="${ink.near}" d="${arrow}"/><path fill="url(#${p}-g)" d="M214 244l22-6 6 13h-28zM214 260l22 6 6-13h-28z"/><circle cx="374" cy="252" r="32" fill="url(#${p}-k)"/><path fill="#f4ffb0" d="${arrowHead}"/>
      <g class="arm">${litPly(p, drawArm)}<path fill="url(#${p}-g)" d="M92 284l12 32 7-2-12-32zM108 280l12 32 7-3-12-31z"/><g filter="url(#${p}-s)"><path fill="#f5c68c" stroke="${ink.near}" stroke-width="3" d="${glove}"/><path fill="#f5c68c" stroke="${ink.near}" stroke-width="3" d="${bowHand}"/></g><path fill="none" stroke="${ink.near}" stroke-width="2.500" stroke-linecap="round" d="M192 244l16 8M188 254l18 6M340 234l18 2M340 244l20 1"/></g>`,
  }),
}
