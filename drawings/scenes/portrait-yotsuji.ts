import { face, faceLids, ink } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { shape, taper } from '../tools/paper.ts'
import { box, lanternDefs } from '../places/scenery.ts'

// ヨツジ of the guild: broad, a twisted band round his head, four lanterns on his belt, a notice with rules one and two under his arm.
const p = 'pys'
const hair = shape(
  '114,150* 108,114 116,84 136,66 162,58* 170,66 182,54* 192,64 206,54* 212,66 228,68* 246,88 252,116 246,150* 240,132 232,108 186,100 136,108 124,132',
)
const band = taper('112,112 150,98 190,95 228,98 248,112', [13, 15, 15, 15, 12])
const twists = [124, 144, 164, 184, 204, 224, 240]
  .map((x) =>
    taper(
      [
        [x - 4, 105 - Math.abs(x - 186) / -14],
        [x + 5, 92 + Math.abs(x - 186) / 14],
      ],
      [2.4, 2.4],
      { per: 1 },
    ),
  )
  .join('')
const knot = taper('246,110 262,94 272,90', [12, 10, 3]) + taper('246,112 266,112 276,118', [11, 9, 3])
const beard = shape(
  '124,146* 132,172 146,186 166,190 176,180 190,177 204,180 214,188 224,174 234,146* 240,180 230,212 208,232 188,236 166,230 142,214 128,186',
)
const coat = shape('-10,430* -4,340 40,286 128,262* 200,296* 272,262* 360,286 404,340 410,430*')
const collar = taper('126,262 166,318 194,400', [26, 28, 28]) + taper('274,262 234,318 206,400', [26, 28, 28])
const sheet = shape('300,262* 372,250* 384,352* 310,364*')
const rules =
  taper('318,284 360,278', [5, 6], { per: 1 }) + taper('322,306 348,302', [5, 5], { per: 1 }) + taper('320,320 364,314', [5, 6], { per: 1 })
const belt = box(-10, 352, 420, 14)
const lanterns = [92, 164, 236, 308]

/** In the box of `face`, for a scene too. */
export const head = (s: string): string =>
  `<g transform="translate(-16 6)scale(1.09 .96)">${bustPly(s, hair)}${face(s, { iris: '#a8582f', eyes: 'keen', brow: 0.9, mouth: 'firm', blush: 0.12 })}` +
  `<path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".7" d="M144 172q8 5 18 4M212 172q8 3 14 0M152 118q32-8 62 0"/>${bustPly(s, beard, ink.near, '#5a3a3a')}<path fill="#5a1c1c" d="${taper('178,189 190,191 203,188', [0, 4, 0])}"/>` +
  `<g filter="url(#${s}-s)"><path fill="#f8e9c8" d="${band}${knot}"/></g><path fill="#b3957f" d="${twists}"/></g>`

export const drawings = bust('portrait-yotsuji', p, {
  defs: lanternDefs(p),
  light: ['#ffc46a', '#8a3a4a'],
  behind: `${bustPly(p, coat, '#2c2440')}<path fill="#d8945a" d="M166 256h68v40l-34 24-34-24z"/><path fill="#a8582f" opacity=".5" d="M166 268q34 24 68 0v18q-34 20-68 0z"/>`,
  head: head(p),
  before:
    `<g filter="url(#${p}-s)"><path fill="#5a2434" d="${collar}"/></g><g filter="url(#${p}-s)"><path fill="#fff4d9" d="${sheet}"/></g><path fill="#2a1018" d="${rules}"/><path fill="#150d1c" d="${belt}"/>` +
    lanterns
      .map(
        (x) =>
          `<g transform="translate(${x} 378)"><circle r="40" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="M-12-18h24q9 9 9 18t-9 18h-24q-9-9-9-18t9-18z"/><path fill="none" stroke="#8f3a1d" stroke-width="1.600" opacity=".8" d="M-17-10h34M-20-2h40M-19 7h38"/><path fill="#150d1c" d="M-11-24h22v7h-22z"/></g>`,
      )
      .join(''),
  lids: `<g transform="translate(-16 6)scale(1.09 .96)">${faceLids(p)}</g>`,
})
