import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, shape, taper } from '../tools/paper.ts'

// 親方ハゼ: kind, nearly deaf; hand behind his ear, one finger bandaged (「そっちは指だ」).
const p = 'j0s'
const skin = shape('124,116 132,88* 226,88* 234,116 234,150 226,182 206,204 188,210 168,204 144,184 128,156')
const cloth = shape('116,124* 112,92 126,62 160,44 196,44 226,58 240,86 240,118* 222,104 180,98 138,106')
const knot = shape('196,50* 190,26 204,14 216,26 214,44* 226,26 244,22 248,36 228,54*')
const beard = shape(
  '126,152* 138,166 158,170 172,164* 190,158 208,164* 222,170 234,152* 238,186 230,214 210,240 196,262* 190,248 180,264* 168,244 150,234 134,206',
)
const moustache = taper('190,170 172,168 154,178 142,192', [8, 13, 9, 0]) + taper('190,170 208,168 224,176 234,188', [8, 13, 9, 0])
const brows = taper('146,136 158,122 178,130', [3, 12, 5]) + taper('200,130 216,121 230,134', [5, 12, 3])
const coat = shape('20,420* 30,340 70,292 130,270* 200,300* 270,268* 330,290 372,338 384,420*')
const collar = taper('128,268 170,330 196,410', [20, 24, 24]) + taper('272,268 232,330 204,410', [20, 24, 24])
const ear = shape('312,190* 318,166 338,160 350,176 346,204 330,224 314,218*')
const { digit } = handsOf(p)
const palm = shape('302,270* 300,238 293,208 299,188 320,182 341,190 347,208 342,238 340,270*')
const sleeve = shape('292,268* 318,274 346,264* 368,300 386,352 394,420* 296,420* 286,340')
const cuff = taper('290,271 318,277 348,266', [13, 14, 13])
// Cupped: the fingers bend forward over the ear, the thumb lies behind its lobe.
const cupped = (
  [
    ['338,206 345,172 338,148', 14, 11],
    ['327,200 332,158 322,130', 15, 11],
    ['315,200 317,156 306,127', 15, 12],
    ['303,204 301,164 290,138', 15, 12],
    ['311,238 296,226 286,212', 17, 13],
  ] as const
)
  .map(([points, root, tip]) => digit(points, root, tip, { skin: `url(#${p}-hand)`, nail: false }))
  .join('')

/** In the box of `face`, for a scene too. */
export const head = (s: string): string =>
  `<path fill="url(#${s}-f)" d="${skin}"/><path fill="#b9582f" opacity=".4" d="${shape('126,110* 160,102 200,100 236,108* 236,122 200,114 150,116 126,126')}"/><path fill="none" stroke="#120b18" stroke-width="4.5" stroke-linecap="round" d="M148 154q12-10 24 0M204 153q11-9 22 0"/>` +
  `<path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".7" d="M140 148l-8-5M140 156l-9 1M234 148l6-5M150 112q30-8 66 0"/><path fill="#e8864e" d="${shape('182,150* 196,150 204,164 196,174 184,174 176,166')}"/><g fill="#f2604f" opacity=".4"><circle cx="148" cy="170" r="11"/><circle cx="224" cy="168" r="9"/></g>` +
  `${bustPly(s, beard, '#f8efdc', '#ffffff')}<path fill="#c9a98a" opacity=".5" d="${taper('150,200 158,226 170,240', [0, 4, 0])}${taper('190,206 192,230 186,250', [0, 4, 0])}${taper('224,196 220,220 208,236', [0, 4, 0])}"/><path fill="#5a1c1c" d="${shape('174,182* 190,186 206,182* 202,196 190,202 178,196')}"/><path fill="#fffaf0" d="${moustache}${brows}"/>` +
  `${bustPly(s, cloth + knot, '#2c3f6b', '#ffd9a0')}<path fill="#f8e9c8" d="${[
    [134, 90],
    [150, 66],
    [160, 90],
    [180, 60],
    [188, 84],
    [210, 64],
    [216, 88],
    [230, 96],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.6))
    .join('')}"/>`

export const drawings = bust('job-boss-0', p, {
  defs: '',
  light: ['#ffc46a', '#a8483a'],
  behind: `${bustPly(p, coat)}<path fill="#2b1b38" d="${shape('30,420* 40,346 78,304 120,288* 130,420*')}"/>${bustPly(p, palm, `url(#${p}-hand)`, '#fff0bd')}${bustPly(p, sleeve)}${bustPly(p, cuff, '#7a2a1e')}`,
  head: head(p),
  before:
    `<g filter="url(#${p}-s)">${cupped}<path fill="#fff8e6" d="M319 164l18-4-2-19-18 6z"/><path stroke="#c9b8a0" stroke-width="1.800" d="M320 157l17-4M319 152l16-5"/></g>` +
    `<g transform="translate(-44 0)">${bustPly(p, ear, '#f0b070', '#fff0bd')}<path fill="none" stroke="#a8562f" stroke-width="3.500" stroke-linecap="round" d="M322 180q14-8 16 10q-2 12-12 14"/></g>` +
    `<g filter="url(#${p}-s)"><path fill="#7a2a1e" d="${collar}"/></g><path fill="#ffd98a" d="${shape('96,352* 108,330 120,352 118,366 108,374 98,366')}${circle(108, 384, 4)}"/>`,
})
