import { face, faceLids, ink } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, shape, taper } from '../tools/paper.ts'

// おかみサシ: quick, counts aloud; measuring sticks for hairpins, sleeves tied up, three fingers already out.
const p = 'j1s'
const { hand } = handsOf(p)
const hairBack = shape(
  '112,150* 104,110 118,72 150,50 190,44 226,56 248,90 252,130 240,166* 232,196 226,206* 232,150 130,150* 136,206 128,196',
)
const bun = shape('150,56* 144,26 164,4 192,0 218,12 226,36 212,58*')
const fringe = shape('118,138* 120,98 146,72 184,64 222,74 242,104 242,138* 232,112 208,98* 196,106 176,92* 158,110 134,112')
const sticks =
  taper('104,30 180,32 262,10', [5, 6, 4]) + taper('112,2 186,26 256,48', [4, 6, 5]) + taper('140,-14 186,20 226,62', [4, 5, 4])
const ticks = 'M122 26v8M136 27v8M150 27v8M226 19v8M240 15v8M126 4v8M138 9v8M230 37v8M242 41v8'
const kimono = shape('10,420* 26,340 70,296 140,276* 200,300* 262,276* 330,294 374,340 390,420*')
const cord = taper('60,300 130,350 210,410', [12, 13, 13]) + taper('346,300 270,350 196,410', [12, 13, 13])
const wrist = taper('76,420 76,350', [54, 50])
const sleeve = shape('20,430* 28,398 48,384* 106,384* 124,400 130,430*')
export const drawings = bust('job-boss-1', p, {
  defs: '',
  light: ['#ffb870', '#8a3a58'],
  behind:
    bustPly(p, kimono, '#3a1a34') +
    `<path fill="#e8a0b0" opacity=".5" d="${[
      [60, 350],
      [96, 330],
      [320, 330],
      [344, 366],
      [300, 380],
      [120, 384],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7))
      .join(
        '',
      )}"/><path fill="#d8945a" d="M176 262h52v50l-26 26-26-26z"/><path fill="#a8582f" opacity=".5" d="M176 272q26 20 52 0v18q-26 18-52 0z"/>`,
  head:
    `<g transform="translate(18 27)scale(.9)">${bustPly(p, hairBack)}${bustPly(p, bun)}<path fill="#150d1c" d="${sticks}" transform="translate(0 3)"/><path fill="#ffd98a" d="${sticks}"/><path stroke="#7a2410" stroke-width="1.500" d="${ticks}"/>` +
    face(p, { iris: '#c2562c', eyes: 'keen', brow: 0.7, mouth: 'open', blush: 0.25 }) +
    `<path fill="none" stroke="#b9582f" stroke-width="1.800" stroke-linecap="round" opacity=".75" d="M146 168q10 6 22 5M222 166q-8 6-18 5M168 182q-5 8-2 15M210 181q4 8 1 14"/>${bustPly(p, fringe, ink.near, '#8a4a4a')}<path fill="none" stroke="#8a4a4a" stroke-width="2" opacity=".8" d="M134 92q20-20 50-22M232 96q-14-18-40-24M164 30q22-14 46-4M160 44q26-10 52 0"/>` +
    `<path fill="#e8e0f0" d="${taper('206,74 222,84 236,106', [0, 5, 0])}"/></g>`,
  lids: `<g transform="translate(18 27)scale(.9)">${faceLids(p)}</g>`,
  before:
    `<path fill="#f3dcb0" d="${taper('142,276 176,330 200,400', [14, 16, 16])}${taper('262,276 226,330 204,392', [14, 16, 16])}"/><g filter="url(#${p}-s)"><path fill="#c2362c" d="${cord}"/></g>` +
    `<path fill="#e8a868" d="${wrist}"/>${hand('three', 76, 328, { scale: 1.06 })}${bustPly(p, sleeve, '#4a2342', '#ffd9a0')}`,
})
