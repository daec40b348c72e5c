import { face, faceLids } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

// マル of the dumpling stall: round all over, hair in two dumplings, a spit with three of them for whoever has come back.
const p = 'pms'
const { hand } = handsOf(p)
// Her head leans to the spit.
const leaning = 'rotate(-7 200 300)translate(-6 24)scale(1.08 .88)'
const hair = shape(
  '110,158* 102,116 116,80 148,60 188,54 226,60 256,82 266,118 258,160* 248,178 244,140 230,110 188,98 144,110 130,140 124,178',
)
const buns = circle(128, 58, 30) + circle(246, 60, 30)
const fringe = shape('116,134* 122,96 152,74 188,68 224,74 250,98 254,132* 238,116 222,104* 206,112 188,98* 168,114 150,104* 134,116')
const kimono = shape('-6,430* 6,350 48,298 132,272* 200,300* 268,272* 352,298 394,350 406,430*')
const collar = taper('134,274 174,324 198,392', [17, 18, 18]) + taper('266,274 226,324 202,392', [17, 18, 18])
const apron = shape('96,430* 104,356 140,340 200,348 260,340 296,356 304,430*')
const sleeve = shape('22,430* 28,398 46,380* 100,380* 122,400 126,430*')
const stick = box(68, 150, 7, 236)
const dumplings = [176, 224, 272]

/** In the box of `face`, for a scene too. */
export const head = (s: string): string =>
  `<g transform="${leaning}">${bustPly(s, buns)}${bustPly(s, hair)}${face(s, { iris: '#c2562c', eyes: 'wide', jaw: 'round', brow: -0.9, mouth: 'grin', blush: 0.35 })}` +
  `<path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".7" d="M170 204q18 8 36-1M142 164q-6-2-8-7M230 162q5-2 6-7"/>${bustPly(s, fringe, 'var(--k0,#150d1c)', '#8a4a4a')}` +
  `<path fill="none" stroke="#8a4a4a" stroke-width="2" opacity=".8" d="M100 52q14-16 34-8M234 54q14-16 34-6M140 88q20-16 48-16M236 90q-16-16-40-18"/><path fill="#ffcf73" d="${box(134, 78, 22, 6)}${box(214, 78, 22, 6)}"/></g>`

export const drawings = bust('portrait-maru', p, {
  defs: '',
  light: ['#ffc8a0', '#9a3a5a'],
  behind: `${bustPly(p, kimono, '#5a2a3a')}<path fill="#d8945a" d="M170 250h60v54l-30 22-30-22z"/><path fill="#a8582f" opacity=".5" d="M170 270q30 22 60 0v16q-30 18-60 0z"/>`,
  head: head(p),
  before:
    `<g filter="url(#${p}-s)"><path fill="#ffd9b0" d="${collar}"/></g><g filter="url(#${p}-s)"><path fill="#f8efdc" d="${apron}"/></g><path fill="none" stroke="#c2562c" stroke-width="4" d="${circle(226, 398, 20)}"/>` +
    `<path fill="#8a5a34" d="${stick}"/>${bustPly(p, dumplings.map((y) => circle(71, y, 26)).join(''), '#e8a85e', '#fff0c8')}<path fill="#7a3418" opacity=".75" d="${dumplings
      .map((y) =>
        shape([
          [48, y - 8],
          [62, y - 23],
          [84, y - 20],
          [95, y - 4, true],
          [82, y + 2],
          [72, y - 6],
          [60, y + 4],
        ]),
      )
      .join('')}"/><path fill="#fff8e6" opacity=".8" d="${dumplings.map((y) => circle(62, y - 14, 3.6)).join('')}"/>` +
    `${bustPly(p, sleeve, '#74384a', '#ffd9a0')}${hand('fist', 72, 354, { scale: 0.68, rod: `<path fill="#8a5a34" d="${box(-5, -60, 10, 120)}"/>` })}`,
  lids: `<g transform="${leaning}">${faceLids(p)}</g>`,
})
