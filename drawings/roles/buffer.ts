import { figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { headOf } from '../bodies/likeness.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { likeness } from '../portraits/buffer.ts'
import { bothSides, fistDefs, fistOn, raisedHand, wholeFigures } from '../bodies/whole-figure.ts'

// 囃子方 ハヤシ: a round hat, a round drum before the belly, one stick up and one down; both hang when she is.
const p = 'r6'
const happi = '142,206* 104,222 74,250 66,320 80,400 64,486* 296,486* 280,400 294,320 286,250 256,222 218,206*'
const lapel = '140,204* 112,216 120,256 158,300 176,284 162,242'
const sleeveUp = '112,226* 66,230 30,216 14,188* -12,214 -10,262 16,300 62,318 96,334*'
const sleeveHanging = '108,226* 56,238 18,268 4,300* 6,340 28,360 48,366* 70,344 92,336*'
const sleeveDown = '252,226* 304,238 342,268 356,300* 354,340 332,360 312,366* 290,344 268,336*'
// Three beats that chase each other.
const comma = shape('-2,-8 -22,-22 -24,-52 0,-70 30,-63 50,-45* 30,-50 12,-45 5,-32 12,-16')
const studs = Array.from({ length: 16 }, (_, index) =>
  circle(180 + Math.cos(index * 0.3927) * 97, 372 + Math.sin(index * 0.3927) * 97, 4.5),
).join('')
const limb = (points: string, widths: readonly number[]): string => taper(points, widths, { per: 1, decimals: 0 })

export const drawings = wholeFigures('buffer', p, (mood, waves) => {
  const down = mood === 'down'
  const { defs, head } = headOf(likeness, p, { x: 36, y: 16, scale: 0.72, mood })
  return {
    viewBox: '-20 0 400 480',
    defs:
      defs +
      fistDefs(p, ['#fff1d2', '#ffd6a2', '#ee9c62', '#b9603c']) +
      figureFilter(p) +
      gelGradient(`${p}-g`, [170, 350, 104], ['#fffdf0', '#fff0c8', '#ffd08a', '#f08a7c'], [0.4, 0.75]) +
      gelGradient(`${p}-n`, [180, 270, 200], ['#fff4f0', '#ffc0d4', '#f0649c', '#b83a78']) +
      haloGradient(`${p}-k`, '#ffd9f0', 0.85, '#ea7ac8'),
    content: `<circle cx="184" cy="150" r="150" fill="url(#${p}-k)"/>
    <g class="body">${litPly(p, shape(happi), { edge: rim })}</g><g class="head">${head}</g><path fill="#ff5a94" d="${shape('170,212* 190,212* 198,236 180,254 162,236')}"/>
    ${bothSides(p, 'la', `${litPly(p, shape(lapel), { fill: ink.mid, edge: '#a84a6c', shadow: !waves })}<path fill="url(#${p}-n)" d="${limb('128,218 136,256 160,288', [3, 8, 4])}"/>`)}
    <g class="arms">${waves ? raisedHand(20, 160, 6, 1.1, ['#ffd6a2', '#b9603c']) : ''}${litPly(p, shape(down ? sleeveHanging : sleeveUp) + shape(sleeveDown), { edge: rim })}<path class="gel" fill="url(#${p}-n)" d="${limb(down ? '6,318 34,364' : '2,220 26,206', [8, 8])}${limb('326,364 354,318', [8, 8])}${circle(46, down ? 300 : 270, 15)}${circle(316, 300, 15)}"/><path fill="${ink.near}" d="${circle(46, down ? 300 : 270, 7)}${circle(316, 300, 7)}"/></g>
    <g class="drum">${litPly(p, circle(180, 372, 108), { edge: rim })}<path fill="#ffcf73" d="${studs}"/><circle class="gel" cx="180" cy="372" r="86" fill="url(#${p}-g)"/><g fill="${ink.near}">${[0, 120, 240].map((turn) => `<path transform="translate(180 370)rotate(${turn})" d="${comma}"/>`).join('')}</g></g>
    <g class="sticks"><path fill="#ffe0a0" stroke="#7a4a20" stroke-width="2" d="${waves ? '' : limb(down ? '2,320 60,358 118,396' : '6,220 20,140 30,66', [13, 12, 11])}${limb(down ? '358,320 300,358 242,396' : '356,316 296,338 232,356', [13, 12, 11])}"/><g fill="#fff0c0">${down || waves ? '' : '<circle cx="30" cy="62" r="9"/>'}${down ? '' : '<circle cx="229" cy="357" r="9"/>'}</g>${waves ? '' : down ? fistOn(p, 22, 338, -66) : fistOn(p, 10, 186, -14)}${fistOn(p, 342, down ? 336 : 322, 66)}</g>`,
  }
})
