import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, line, shape, taper } from '../tools/paper.ts'
import { tokiHead, tokiLids } from '../people/toki.ts'

// トキ of the unpicking house: silver hair with a needle through the knot, scissors upright, and light from one side only.
const p = 'pts'
const { hand } = handsOf(p)
// Her head is bowed over her work.
const bowed = 'rotate(8 190 200)translate(14 22)scale(.9 .96)'
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
    `<path fill="url(#${p}-o)" d="M0 0h400v400H0z"/><path fill="#b8a4d4" opacity=".75" d="${cloths}"/><path fill="#e8839a" opacity=".7" d="${flowers}"/><path fill="none" stroke="#3c2c58" stroke-width="3" d="${bows}"/>` +
    `${bustPly(p, kimono, '#33264e', '#ffd9a0', -2)}<path fill="#d8945a" d="M172 254h54v50l-27 24-27-24z"/><path fill="#a8582f" opacity=".5" d="M172 268q27 22 54 0v18q-27 18-54 0z"/>`,
  head:
    `<g transform="${bowed}">${tokiHead(p, '#fff0d0')}` +
    `<path fill="#1b2038" opacity=".12" d="${shape('206,92* 229,112* 229,150 222,176 206,200 190,212* 212,180 214,140')}"/></g>`,
  before:
    `<g filter="url(#${p}-s)"><path fill="#f4cfc4" d="${collar}"/></g><path fill="url(#${p}-o)" opacity=".7" d="${kimono}"/><path fill="none" stroke="#e8506a" stroke-width="3.500" stroke-linecap="round" d="${thread}"/>` +
    `<g filter="url(#${p}-s)"><path fill="#eef6ff" stroke="#1b2038" stroke-width="2" d="${blades}"/></g>${bustPly(p, sleeve, '#40305e', '#ffd9a0')}${bustPly(p, rings)}${hand('fist', 84, 350, { scale: 0.66 })}`,
  lids: `<g transform="${bowed}">${tokiLids(p)}</g>`,
})
