import { figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { headOf } from '../bodies/likeness.ts'
import { shape, taper } from '../tools/paper.ts'
import { starCut } from '../bodies/portrait.ts'
import { likeness } from '../portraits/paladin.ts'
import { bothSides, fistDefs, fistOn, raisedHand, wholeFigures } from '../bodies/whole-figure.ts'

// 屏風守 ゴトク: as wide as the picture, behind a folding screen with holes like stars. He is having tea, but not on his knees.
const p = 'r3'
const robe = '136,206* 92,212 38,224 6,250 -6,296* -6,486* 366,486* 366,296* 354,250 322,224 268,212 224,206*'
const lapelLeft = '134,198* 108,214 126,268 172,336* 210,336* 176,292 152,244'
const lapelRight = '226,198* 252,214 234,268 188,336* 168,336* 186,292 208,244'
// Four leaves of the screen, zigzag: the outer ones near, the inner fold back.
const leaves = [
  '-14,314* 64,292* 64,496* -14,496*',
  '64,292* 172,334* 172,496* 64,496*',
  '172,334* 284,292* 284,496* 172,496*',
  '284,292* 374,318* 374,496* 284,496*',
] as const
const windows =
  '0,334* 50,318* 50,496* 0,496* 78,318* 160,350* 160,496* 78,496* 184,350* 270,318* 270,496* 184,496* 298,318* 360,338* 360,496* 298,496*'
const stars = [
  [24, 376, 20],
  [32, 436, 14],
  [102, 366, 13],
  [126, 410, 26],
  [214, 396, 15],
  [246, 360, 18],
  [234, 436, 26],
  [322, 372, 16],
  [336, 414, 22],
  [314, 452, 13],
] as const
const corners = windows.split(' ')
const panes = [0, 4, 8, 12].map((first) => shape(corners.slice(first, first + 4).join(' '))).join('')
const cup = '266,202* 336,202* 332,236 318,252 286,252 270,236'
const steam = `<path fill="#fff8e6" opacity=".8" d="${taper('290,192 282,172 296,154 286,130', [0, 6, 6, 0], { per: 1, decimals: 0 })}${taper('312,192 320,168 306,150 316,122', [0, 6, 6, 0], { per: 1, decimals: 0 })}"/>`
const wave = (x: number, y: number): string =>
  `M${x - 20} ${y}a20 20 0 0 1 40 0h-5a15 15 0 0 0-30 0zM${x - 10} ${y}a10 10 0 0 1 20 0h-5a5 5 0 0 0-10 0z`

/** The free hand: over the edge of the screen, or up. */
const onTheScreen = `<path fill="#1f2a5e" stroke="#8a9ae0" d="M60 214l62 62-36 30-58-62z"/>${fistOn(p, 108, 308, 96, 1.35)}`
const raised = taper('84,262 46,316 34,320', [62, 70, 62], { decimals: 0 }) + taper('38,344 32,270 38,198', [66, 64, 56], { decimals: 0 })
const armWithCup =
  taper('352,266 342,326 312,330', [34, 66, 52], { decimals: 0 }) + taper('350,340 326,306 308,280', [60, 56, 46], { decimals: 0 })

export const drawings = wholeFigures('paladin', p, (mood, waves) => {
  const { defs, back, head } = headOf(likeness, p, { x: 44, y: 10, scale: 0.68, mood })
  return {
    viewBox: '-20 0 400 480',
    defs:
      defs +
      fistDefs(p, ['#ffe9c4', '#f8c890', '#d58650', '#a4552f']) +
      figureFilter(p) +
      gelGradient(`${p}-g`, [180, 360, 250], ['#a8dcff', '#6cb0f2', '#3f78d4', '#22408e'], [0.3, 0.66]) +
      gelGradient(`${p}-b`, [180, 260, 220], ['#f2fdff', '#8fdcff', '#3f8fe0', '#2a56b4']) +
      haloGradient(`${p}-k`, '#ffe6a6', 0.8, '#8fc4ff'),
    content: `<circle cx="180" cy="140" r="140" fill="url(#${p}-k)"/>${bothSides(p, 'le', `${litPly(p, shape('-14,106* 38,84* 38,320* -14,320*'), { fill: ink.mid, edge: '#ffcf73', shadow: !waves })}<path fill="url(#${p}-g)" d="${shape('-2,122* 26,110* 26,320* -2,320*')}"/>`)}<g class="back">${back}</g>
    <g class="body">${litPly(p, shape(robe), { fill: '#1f2a5e', edge: rim })}<path fill="url(#${p}-b)" d="${wave(16, 292)}${wave(60, 292)}${wave(38, 270)}${wave(60, 248)}${wave(318, 290)}"/></g>
    <g class="head">${head}</g>
    ${litPly(p, shape(lapelRight) + shape(lapelLeft), { fill: '#2f3f86', edge: '#8a9ae0' })}<path fill="url(#${p}-b)" d="${taper('122,214 142,266 184,332', [3, 6, 3], { decimals: 0 })}${taper('238,214 218,266 200,296', [3, 6, 3], { decimals: 0 })}"/>
    <g class="arm"${mood === 'down' ? ' transform="translate(0 34)"' : ''}>${waves ? raisedHand(38, 138, -7, 1.32, ['#f8c890', '#a4552f']) : ''}${litPly(p, armWithCup + (waves ? raised : ''), { fill: '#1f2a5e', edge: '#8a9ae0' })}${mood === 'down' ? '' : steam}
    <path fill="#2f86d8" d="${shape(cup)}"/><path fill="#bfeaff" d="M264 200h74l-2 9h-70zM279 214l4 9 9 3-9 3-4 9-4-9-9-3 9-3z"/><use href="#${p}-fi" transform="translate(320 242)rotate(-8)scale(-1.3 1.3)"/></g>
    <g class="screen">${litPly(p, shape(leaves[1]) + shape(leaves[2]), { fill: ink.mid, edge: '#ffcf73' })}${litPly(p, shape(leaves[0]) + shape(leaves[3]), { edge: '#ffcf73', lift: 3 })}
    <path fill="url(#${p}-g)" d="${panes}"/><path fill="#fff6d0" d="${stars.map(([x, y, r]) => starCut(x, y, r, 4, 0.3)).join('')}"/></g>${waves ? '' : onTheScreen}`,
  }
})
