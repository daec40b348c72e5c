import { ink } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, line, shape, taper } from '../tools/paper.ts'
import { box, lanternDefs } from '../places/scenery.ts'

// 無口なカゲン: nods. Hat over the eyes, scarf up to the chin, and in his big hands the bare ribs of a lantern that already glows.
const p = 'j3s'
const { hand } = handsOf(p)
const jaw = shape('124,118 130,100* 230,100* 236,118 236,158 226,190 206,212 188,218 168,212 146,196 128,164')
const hat = shape('70,132* 96,96 140,62 176,40* 184,34 194,34 202,40* 240,64 276,98 298,136* 250,120 190,112 124,118')
const hatLines = [
  '182,38 140,70 92,128',
  '184,38 164,80 140,116',
  '188,38 190,80 192,112',
  '192,38 214,78 240,118',
  '196,38 240,72 282,128',
]
  .map((points) => line(points))
  .join('')
const scarf = shape('112,214* 130,196 150,206 188,220 224,206 244,194 262,212* 266,246 240,262 188,270 134,262 108,246')
const shoulders = shape('-10,430* 0,346 44,296 120,272* 200,290* 284,272* 356,296 400,346 410,430*')
const tail = shape('316,300* 344,306 352,350 342,410* 316,410* 322,350')
const ribs = [
  '128,330 200,322 272,330',
  '114,348 200,340 286,348',
  '110,366 200,358 290,366',
  '114,384 200,376 286,384',
  '126,402 200,394 274,402',
]
  .map((points) => line(points))
  .join('')
const spines = ['150,318 114,366 140,420', '178,314 160,366 172,420', '222,314 240,366 228,420', '250,318 286,366 260,420']
  .map((points) => line(points))
  .join('')
const glow = shape('140,318* 200,312 260,318* 292,366 266,420* 134,420* 108,366')
export const drawings = bust('job-boss-3', p, {
  defs: lanternDefs(p),
  light: ['#9ad0c0', '#2a4a5e'],
  behind:
    bustPly(p, shoulders, '#16222e') +
    `<path fill="none" stroke="#3f6a74" stroke-width="3" opacity=".8" d="M40 320q-14 40-12 100M84 300q-14 60-10 120M316 300q14 60 10 120M360 320q14 40 12 100"/>`,
  head:
    `<path fill="url(#${p}-f)" d="${jaw}"/><path fill="#7a3a24" opacity=".62" d="${shape('124,112* 236,112* 238,146 210,156 188,150 160,158 126,150')}"/><path fill="#120b18" d="${taper('148,150 162,146 176,150', [1, 3.4, 1])}${taper('202,150 214,146 226,149', [1, 3.4, 1])}${taper('168,192 190,189 212,192', [1, 4.4, 1])}"/><path fill="#9a4a2a" opacity=".8" d="${shape('190,152* 193,164 202,175 192,180 181,177* 187,172 187,162')}"/><path fill="#8a4a2a" opacity=".7" d="${[
      [150, 188],
      [158, 196],
      [166, 203],
      [216, 202],
      [224, 194],
      [230, 186],
      [176, 206],
      [204, 206],
      [190, 205],
      [154, 180],
      [228, 176],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.5))
      .join('')}"/>` +
    `${bustPly(p, scarf, '#7a2f2a', '#e0805a')}<path fill="none" stroke="#4a1a1c" stroke-width="2.500" stroke-linecap="round" d="M126 226q30 18 62 20M248 222q-26 18-60 24M120 242q30 12 66 14"/>${bustPly(p, hat, '#1b1a24', '#d8f2e0')}<path fill="none" stroke="#5a7a7c" stroke-width="2.500" opacity=".8" d="${hatLines}"/><path fill="#0c0f16" opacity=".7" d="${shape('96,122* 190,104 276,126* 250,120 190,112 124,118')}"/>`,
  before: `${bustPly(p, tail, '#7a2f2a', '#e0805a')}<circle cx="200" cy="366" r="130" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" opacity=".82" d="${glow}"/><path fill="none" stroke="#3a1c14" stroke-width="4" d="${ribs}"/><path fill="none" stroke="#3a1c14" stroke-width="2.5" d="${spines}"/><path fill="${ink.near}" d="${box(146, 304, 108, 14)}"/>${hand('clasp', 124, 378)}${hand('clasp', 276, 378, { mirrored: true })}`,
})
