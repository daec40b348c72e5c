import { face, faceLids } from '../figure.ts'
import { bust, bustPly } from '../guild.ts'
import { handsOf } from '../hands.ts'
import { circle, line, shape, taper } from '../paper.ts'

// トキ of the unpicking house: grey hair with a needle through the knot, scissors upright, and light from one side only.
const p = 'pts'
const { hand } = handsOf(p)
// Her head is bowed over her work.
const bowed = 'rotate(8 190 200)translate(14 22)scale(.9 .96)'
const hair = shape(
  '118,168* 102,142 106,100 128,70 160,56 190,54 226,62 252,88 260,126 250,168* 240,180 234,150 228,118 188,98 148,112 136,146 132,180',
)
const wings = shape('112,152* 110,112 132,76 186,62 234,76 256,110 254,152* 246,128 228,108 206,98 188,94* 170,100 148,112 132,132')
const knot = circle(186, 40, 29)
const needle = taper('134,22 186,40 244,56', [2, 5, 2.5], { per: 1 })
const strands = 'M124 128q14-40 58-54M252 128q-10-38-58-54M186 62v28M164 34q22-14 44 0M168 50q18 9 38 0'
const kimono = shape('26,430* 40,372 78,324 140,278* 200,304* 260,278* 322,324 360,372 374,430*')
const collar = taper('138,274 176,326 200,402', [14, 17, 17]) + taper('262,274 226,326 204,394', [14, 17, 17])
// Washed cloth drying behind her on bows of bamboo
const cloths = shape('40,60* 96,56* 92,160 98,300* 40,300* 44,160') + shape('300,56* 356,60* 352,160 358,300* 300,300* 304,160')
const bows = [112, 176, 240]
  .map(
    (y) =>
      line([
        [34, y],
        [68, y + 13],
        [102, y],
      ]) +
      line([
        [294, y],
        [328, y + 13],
        [362, y],
      ]),
  )
  .join('')
const flowers = [
  [56, 92],
  [80, 144],
  [56, 208],
  [340, 92],
  [316, 144],
  [342, 208],
]
  .map(([x = 0, y = 0]) => circle(x, y, 6))
  .join('')
const blades = taper('92,346 76,286 84,196', [15, 15, 0]) + taper('74,346 98,286 88,196', [15, 15, 0])
const sleeve = shape('14,430* 22,392 44,374* 118,374* 138,394 144,430*')
// The rings stand out below the hand.
const rings =
  circle(62, 396, 19) +
  shape('62,408 51,401 51,390 62,384 73,390 73,401', { hole: true }) +
  circle(106, 396, 19) +
  shape('106,408 95,401 95,390 106,384 117,390 117,401', { hole: true })
const thread = line('112,352 150,366 196,350 238,372 290,362 330,380 372,372')

export const drawings = bust('portrait-toki', p, {
  defs: `<linearGradient id="${p}-o"><stop offset=".45" stop-color="#141a30" stop-opacity="0"/><stop offset="1" stop-color="#141a30" stop-opacity=".72"/></linearGradient>`,
  light: ['#ffc88a', '#2f3f5c'],
  behind:
    `<path fill="url(#${p}-o)" d="M0 0h400v400H0z"/><path fill="#9fd0b8" opacity=".75" d="${cloths}"/><path fill="#e8839a" opacity=".7" d="${flowers}"/><path fill="none" stroke="#2a4a50" stroke-width="3" d="${bows}"/>` +
    `${bustPly(p, kimono, '#1e2c3c', '#ffd9a0', -2)}<path fill="#d8945a" d="M172 254h54v50l-27 24-27-24z"/><path fill="#a8582f" opacity=".5" d="M172 268q27 22 54 0v18q-27 18-54 0z"/>`,
  head:
    `<g transform="${bowed}">${bustPly(p, knot, '#3a3f52', '#f4dcb8', -2)}<path fill="#fff6dc" d="${needle}"/>${bustPly(p, hair, '#3a3f52', '#f4dcb8', -2)}${face(p, { iris: '#4fb888', eyes: 'low', brow: -0.9, mouth: 'smile', blush: 0.16 })}` +
    `<path fill="#1b2038" opacity=".12" d="${shape('206,92* 229,112* 229,150 222,176 206,200 190,212* 212,180 214,140')}"/><path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".65" d="M144 168q9 5 20 4M222 166q-7 5-16 4M168 184q-4 6-2 12M211 183q4 5 2 11"/>` +
    `${bustPly(p, wings, '#4a5066', '#f4dcb8', -1)}<path fill="none" stroke="#8a92a8" stroke-width="2.500" stroke-linecap="round" d="${strands}"/></g>`,
  before:
    `<g filter="url(#${p}-s)"><path fill="#cfeee0" d="${collar}"/></g><path fill="url(#${p}-o)" opacity=".7" d="${kimono}"/><path fill="none" stroke="#e8506a" stroke-width="3.500" stroke-linecap="round" d="${thread}"/>` +
    `<g filter="url(#${p}-s)"><path fill="#eef6ff" stroke="#1b2038" stroke-width="2" d="${blades}"/></g>${bustPly(p, sleeve, '#26384a', '#ffd9a0')}${bustPly(p, rings)}${hand('fist', 84, 350, { scale: 0.66 })}`,
  lids: `<g transform="${bowed}">${faceLids(p)}</g>`,
})
