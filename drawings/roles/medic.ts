import { figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { headOf } from '../bodies/likeness.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { likeness } from '../portraits/medic.ts'
import { bothSides, otherSide, raisedHand, wholeFigures } from '../bodies/whole-figure.ts'

// 灯医 トモリ: once a candle seller. A coat like a bell, the carrying pole hung with lamps; the flame is between her hands.
const p = 'r2'
const coat = '146,214* 104,226 64,262 36,320 14,400 -2,486* 362,486* 346,400 324,320 296,262 256,226 214,214*'
const collar = '142,206* 124,220 122,248 146,286 174,312* 182,298 162,262 152,230'
const limb = (points: string, widths: readonly number[]): string => taper(points, widths, { per: 1, decimals: 0 })
// The carrying pole of her candle-selling days.
const pole = taper('-14,237 60,224 180,220 300,224 374,237', [8, 12, 13, 12, 8], { decimals: 0 })
/** One lamp, its cord at the origin. */
const lamp = `<path fill="${ink.near}" d="M-1-8h3v16h-3zM-14 6h29v8h-29zM-12 50h25v7h-25z"/><path fill="url(#${p}-m)" d="${shape('-14,14* 15,14* 21,30 15,50* -14,50* -20,30')}"/><path fill="${ink.near}" d="M-21 24h43v3h-43zM-20 37h41v3h-41z"/>`
const lamps: readonly (readonly [number, number, number])[] = [
  [12, 241, 1.1],
  [54, 235, 0.85],
]
const sleeve = '30,486* 46,424 68,378 92,350* 118,368 136,406* 134,444 128,486*'
const hand = shape(
  '98,398* 100,370 114,350 134,342* 158,348 168,354 164,361 172,366 169,374 174,380 169,388 171,394 163,402 148,408 120,416',
)
const flame = '180,330* 164,322 156,302 165,282 176,268 180,240* 194,262 205,284 201,310 194,324'

const arm = `${litPly(p, shape(sleeve), { edge: '#4a8a6a' })}<path fill="url(#${p}-g)" d="${limb('66,396 88,372 124,400', [8, 8, 8])}"/><path fill="url(#${p}-fist)" d="${hand}"/><path fill="none" stroke="#b96a44" stroke-width="2.200" stroke-linecap="round" d="M134 362q14 4 31-1M134 375q16 4 34-1M132 389q18 4 37-1M110 376q4-20 26-30"/>`
const raised =
  raisedHand(30, 146, -8, 1.15, ['#ffddb2', '#b96a44']) +
  litPly(p, limb('126,240 112,260 78,296 42,312', [6, 48, 62, 60]) + circle(40, 312, 30) + limb('39,316 30,266 32,206', [60, 60, 58]), {
    edge: '#4a8a6a',
  }) +
  `<path fill="url(#${p}-g)" d="${limb('4,212 32,218 61,212', [7, 8, 7])}"/>`

export const drawings = wholeFigures('medic', p, (mood, waves) => {
  const { defs, back, head } = headOf(likeness, p, { x: 36, y: 18, scale: 0.72, mood })
  // On her knees every lamp of hers is out.
  const out = mood === 'down'
  const lampLight = out ? (['#6a4c58', '#573c4e', '#432c42', '#2e1d33'] as const) : (['#fffbe0', '#ffe48a', '#ffb042', '#dd6a2a'] as const)
  const handLight = out ? (['#8a6a66', '#6e5058', '#4a3446', '#2e1d33'] as const) : (['#ffffff', '#fff3b0', '#ffb648', '#f07a2a'] as const)
  return {
    viewBox: '-20 0 400 480',
    defs:
      defs +
      figureFilter(p) +
      gelGradient(`${p}-g`, [180, 330, 230], ['#f4fff0', '#b8f2c8', '#4cc494', '#1a7a60'], [0.3, 0.65]) +
      gelGradient(`${p}-w`, [180, 320, 70], handLight, [0.3, 0.7]) +
      gelGradient(`${p}-fist`, [180, 346, 96], ['#fff3da', '#ffddb2', '#f6bd86', '#d98a58'], [0.3, 0.65]) +
      gelGradient(`${p}-m`, [0, 32, 24], lampLight) +
      haloGradient(`${p}-o`, '#ffd27a', out ? 0.08 : 0.6, '#ff9a4a') +
      haloGradient(`${p}-k`, '#b8f2c8', 0.7, '#5fd09a'),
    content: `<circle cx="180" cy="170" r="170" fill="url(#${p}-k)"/><g class="back">${back}</g>
    <g class="far">${litPly(p, pole, { fill: ink.mid, edge: rim })}</g>
    <g class="body">${litPly(p, shape(coat), { edge: rim })}${bothSides(p, 'la', `${lamps.map(([x, y, s]) => `<g transform="translate(${x} ${y})scale(${s})">${lamp}</g>`).join('')}<path fill="url(#${p}-g)" d="${limb('110,250 78,320 60,420', [0, 9, 8])}${limb('130,290 116,330 108,352', [0, 7, 0])}"/>`)}</g>
    <g class="head">${head}</g>
    ${bothSides(p, 'co', `${litPly(p, shape(collar), { fill: ink.mid, edge: '#4a8a6a' })}<path fill="url(#${p}-g)" d="${limb('134,222 136,248 168,298', [2, 7, 3])}"/>`)}<path fill="url(#${p}-g)" d="${limb('180,312 178,380 180,484', [3, 6, 6])}"/>
    <circle cx="180" cy="310" r="84" fill="url(#${p}-o)"/>
    <g class="gel"><path fill="url(#${p}-w)" d="${out ? '' : shape(flame)}${shape('143,330* 217,330* 224,360 216,398 203,416* 157,416* 144,398 136,360')}"/>${out ? '' : `<path fill="#fff" opacity=".9" d="${shape('180,326* 171,318 172,302 180,286* 188,302 189,318')}"/>`}<path fill="${ink.near}" d="${shape('140,326* 180,334 220,326* 219,340 180,349 141,340')}"/></g>
    <g class="arms">${waves ? otherSide(arm) + raised : bothSides(p, 'ar', arm)}</g>`,
  }
})
