import { type Drawing, roleSvg } from '../drawing.ts'
import { face, faceDefs, figureFilter, gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../figure.ts'
import { circle, shape, star, taper } from '../paper.ts'

// 屏風守 ゴトク: a square giant with a trivet for a crown, behind a folding screen with holes like stars. He is having tea.
const p = 'r3'
const shoulders = '134,196* 92,200 34,206 -4,226 -20,262* -20,486* 380,486* 380,262* 364,226 326,206 268,200 226,196*'
const collarLeft = '146,196* 158,224 178,262 194,300* 150,300* 112,250 102,206'
const collarRight = '216,196* 208,222 196,256 178,300* 224,300* 256,250 260,206'
// A round head in a padded hood; the iron trivet rests on it, its three feet up.
const hood =
  '106,150 106,98 122,64 154,46 190,42 226,48 254,70 264,104 262,154 248,192 222,212* 236,176 238,134 226,104 188,94 146,100 132,130 134,168 152,206* 122,190'
const hoodBack = '106,150 106,98 122,64 154,46 190,42 226,48 254,70 264,104 262,154 248,192 226,214 140,214 120,190'
const ring = shape('100,82* 140,66 190,60 236,68 268,86* 270,100 236,84 190,76 142,82 102,98*')
const feet =
  taper('118,84 104,50 108,22', [15, 12, 13]) +
  taper('188,66 188,30 192,0', [15, 12, 14]) +
  taper('252,84 266,50 264,24', [15, 12, 13]) +
  'M98 14h20l3 10h-24zM180-8h22l3 10h-26zM254 16h20l3 10h-26z'
const beard =
  '128,176* 140,196 150,204* 166,200 178,196* 188,199 200,195* 212,198 226,200* 234,188 240,170* 244,200 228,228 206,246 190,256* 170,248 146,230 130,206'
const moustache = taper('190,182 172,183 154,196', [5, 9, 0]) + taper('190,182 208,181 224,192', [5, 9, 0])
// Four leaves of the screen, zigzag: the outer ones near, the inner fold back.
const leaves = [
  '-34,306* 64,276* 64,496* -34,496*',
  '64,276* 172,318* 172,496* 64,496*',
  '172,318* 284,276* 284,496* 172,496*',
  '284,276* 398,312* 398,496* 284,496*',
] as const
const stars = [
  [12, 352, 24],
  [28, 410, 15],
  [-4, 452, 13],
  [36, 466, 10],
  [100, 352, 14],
  [126, 390, 26],
  [92, 430, 12],
  [146, 452, 14],
  [214, 380, 16],
  [244, 344, 20],
  [236, 424, 26],
  [200, 452, 11],
  [318, 352, 18],
  [350, 394, 26],
  [312, 432, 13],
  [354, 452, 12],
] as const
const starField = stars.map(([x, y, r]) => star(x, y, r, r * 0.36, 4)).join('')
const frame =
  taper('-34,312 64,282', [10, 10]) +
  taper('64,282 172,324', [10, 10]) +
  taper('172,324 284,282', [10, 10]) +
  taper('284,282 398,318', [10, 10])
const handOver = '84,300 86,272 98,262 112,264* 118,256 132,258* 138,252 152,258* 160,258 166,272 162,302 150,316 104,314'
const cup = '268,196* 336,196* 332,236 318,250 286,250 272,236'
const steam = taper('292,186 284,168 298,150 288,126', [0, 6, 6, 0]) + taper('314,186 322,164 308,146 318,116', [0, 6, 6, 0])

export const drawing: Drawing = {
  name: 'roles/paladin',
  svg: roleSvg('paladin', {
    viewBox: '-20 0 400 480',
    defs:
      faceDefs(p) +
      figureFilter(p) +
      gelGradient(`${p}-g`, [180, 380, 260], gels.holy, [0.3, 0.66]) +
      gelGradient(`${p}-y`, [190, 200, 230], ['#fff7d0', '#ffe6a6', '#ffc24a', '#d08a2a']) +
      haloGradient(`${p}-h`, '#ffe6a6', 0.8, '#8fc4ff'),
    content: `<circle cx="186" cy="130" r="170" fill="url(#${p}-h)"/>
      <g class="back" transform="translate(26 34)scale(.86)">${litPly(p, shape(hoodBack), { edge: rim })}</g>
      <g class="body">${litPly(p, shape(shoulders), { edge: rim })}<path fill="url(#${p}-y)" d="${taper('-14,246 40,222 96,214', [0, 5, 0])}${taper('374,246 320,222 268,214', [0, 5, 0])}${taper('-16,262 44,238 104,230', [0, 4, 0])}${taper('376,262 316,238 260,230', [0, 4, 0])}"/>
      ${litPly(p, shape(collarRight), { fill: ink.mid })}${litPly(p, shape(collarLeft), { fill: ink.mid })}<path fill="url(#${p}-y)" d="${taper('120,212 142,258 168,300', [3, 5, 4])}${taper('252,212 234,250 206,292', [3, 5, 0])}"/></g>
      <g class="head" transform="translate(26 34)scale(.86)">${face(p, { iris: '#3f8df0', eyes: 'calm', brow: 0.3, mouth: 'firm', blush: 0.28 })}${litPly(p, shape(beard) + moustache)}<path fill="#120b18" d="${taper('142,140 160,131 178,138', [3, 9, 4])}${taper('194,137 209,130 224,136', [4, 8, 3])}"/>${litPly(p, shape(hood), { edge: rim })}
      <path fill="none" stroke="#6b3a4e" stroke-width="2" d="M116 150q-2-40 26-60M252 152q4-38-20-62M120 180q-6-14-4-28M250 180q4-12 4-26"/>
      <g filter="url(#${p}-s)"><path fill="url(#${p}-y)" d="${ring}${feet}"/></g><path fill="#3f8df0" d="${circle(190, 69, 6)}"/></g>
      <g class="arm">${litPly(p, taper('352,262 360,320 330,340', [64, 62, 40]) + taper('346,330 330,296 306,262', [60, 52, 44]))}<path fill="#fff8e6" opacity=".75" d="${steam}"/><g filter="url(#${p}-s)"><path fill="#2563a8" d="${shape(cup)}"/></g><path fill="#8fe6ff" d="M270 204h64l-1 6h-62z"/><path fill="#eaf6ff" d="${star(302, 226, 12, 4, 4)}"/><path fill="#f5c68c" stroke="${ink.near}" stroke-width="3" d="${shape('330,210* 344,216 348,236 340,258 322,270 296,268 282,254* 308,256 326,246 334,230')}"/></g>
      <g class="screen">${litPly(p, shape(leaves[1]) + shape(leaves[2]), { fill: ink.mid, edge: rim })}${litPly(p, shape(leaves[0]) + shape(leaves[3]), { edge: rim })}
      <path fill="url(#${p}-y)" d="${frame}"/><g class="gel">${gelWindow(starField, `${p}-g`, 2)}</g><path stroke="#ffe6a6" stroke-opacity=".6" stroke-width="2" d="M64 290v200M172 330v160M284 290v200"/></g>
      <g filter="url(#${p}-s)"><path fill="#f5c68c" stroke="${ink.near}" stroke-width="3" d="${shape(handOver)}"/></g><path fill="none" stroke="${ink.near}" stroke-width="2.500" stroke-linecap="round" d="M112 266v28M132 260v32M150 262v30"/>`,
  }),
}
