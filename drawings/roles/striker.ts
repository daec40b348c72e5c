import { figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { headOf } from '../bodies/likeness.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { mirror } from '../tools/points.ts'
import { likeness } from '../portraits/striker.ts'
import { bothSides, fistDefs, fistOn, otherSide, raisedHand, wholeFigures } from '../bodies/whole-figure.ts'

// 切込師 キリカ: the tailor's daughter, her great shears open behind her to an X of light.
const p = 'r1'
const blade = '168,330* 188,300 286,140 344,34 368,-6* 368,56 342,128 262,268 206,344*'
const bladeEdge = taper('212,280 282,158 336,62 366,4', [0, 12, 15, 0], { decimals: 0 })
const grip = taper('186,316 128,372 98,410', [30, 24, 18], { decimals: 0 })
const jacket = '146,222* 112,230 86,252 80,300 96,346 92,404 70,452* 290,452* 268,404 264,346 280,300 274,252 248,230 214,222*'
const trousers = '92,420* 78,486* 282,486* 268,420*'
const lapelLeft = '148,220* 122,232 126,280 150,344 176,384* 186,356 172,300 160,246'
const lapelRight = mirror(lapelLeft, 180)
const sash = shape('100,366* 180,378 260,366* 264,402 180,414 96,402*')
const sleeve = '114,232* 84,242 60,276 48,324 58,366 70,384* 108,384* 112,350 122,312'
const tape = taper('136,232 128,276 142,330 128,384 134,420', [12, 12, 12, 12, 12], { decimals: 0 })
const marks = 'M130 256h6M124 274h9M127 292h6M132 310h9M136 328h6M134 346h9M128 364h6M124 400h9'
const wrist = shape('72,376* 106,376* 103,412* 74,412*')
const wrap = taper('72,386 88,391 107,386', [5, 6, 5], { decimals: 0 }) + taper('73,394 88,399 106,394', [4, 5, 4], { decimals: 0 })
const pincushion = shape('62,368 70,356 100,356 112,368 110,386 66,386')

const arm = `${litPly(p, shape(sleeve), { edge: rim })}<path fill="url(#${p}-g)" d="${taper('56,372 84,378 110,372', [6, 8, 6], { decimals: 0 })}"/><path fill="#d98a55" d="${wrist}"/><path fill="#fff0c8" d="${wrap}"/>${fistOn(p, 84, 410, -6)}`
const pins = `<path fill="#e8334f" d="${pincushion}"/><path fill="#ff7a5a" d="${shape('66,364 74,358 98,358 106,366 84,370')}"/><path fill="none" stroke="#fff3d6" stroke-width="2" d="M72 358l-8-16M84 356l-1-18M96 357l8-15"/><path fill="#ffd34a" d="${circle(63, 340, 3.5)}${circle(83, 336, 3.5)}${circle(105, 340, 3.5)}"/>`
const raised =
  raisedHand(26, 146, -8, 1.15, ['#ffdcae', '#b9603a']) +
  `<path fill="#fff0c8" d="${taper('12,200 28,205 44,201', [6, 7, 6], { decimals: 0 })}"/>` +
  litPly(
    p,
    taper('112,246 98,262 72,294 38,308', [6, 48, 60, 54], { decimals: 0 }) +
      circle(38, 308, 27) +
      taper('36,312 27,262 28,212', [52, 50, 42], { decimals: 0 }),
    { edge: rim },
  ) +
  `<path fill="url(#${p}-g)" d="${taper('8,216 28,222 49,216', [6, 8, 6], { decimals: 0 })}"/>`

export const drawings = wholeFigures('striker', p, (mood, waves) => {
  const { defs, back, head } = headOf(likeness, p, { x: 44, y: 24, scale: 0.74, mood })
  return {
    // Glad, it stands alone on the stage of a won battle: the tips of the shears lie within.
    viewBox: mood === 'joy' ? '-25 -12 410 492' : '-20 0 400 480',
    defs:
      defs +
      fistDefs(p, ['#fff4dc', '#ffdcae', '#ef9f63', '#b9603a']) +
      figureFilter(p) +
      gelGradient(`${p}-g`, [180, 320, 260], ['#fff7d0', '#ffc24a', '#ff6a32', '#ff3f3a'], [0.35, 0.7]) +
      gelGradient(`${p}-b`, [180, 320, 390], ['#fff4cc', '#ffe9ae', '#ffcf73', '#fff8e6'], [0.4, 0.7]) +
      haloGradient(`${p}-k`, '#ffb347', 0.75, '#ff5a1f'),
    content: `<circle cx="180" cy="150" r="150" fill="url(#${p}-k)"/>
    <g class="shears">${bothSides(p, 'sh', `${litPly(p, shape(blade), { fill: ink.mid, edge: rim })}<path fill="url(#${p}-b)" d="${bladeEdge}"/><path fill="${ink.mid}" d="${grip}"/><circle cx="74" cy="440" r="31" fill="none" stroke="url(#${p}-b)" stroke-width="15"/>`)}</g>
    <g class="back">${back}</g>
    <g class="body">${litPly(p, shape(trousers))}${litPly(p, shape(jacket), { edge: rim })}<path fill="url(#${p}-g)" d="${taper('78,446 180,452 282,446', [7, 9, 7], { decimals: 0 })}"/></g>
    <g class="head">${head}</g>
    ${litPly(p, shape(lapelRight) + shape(lapelLeft), { fill: ink.mid, edge: '#8a4a4a' })}<path fill="url(#${p}-g)" d="${taper('132,238 140,296 170,366', [3, 8, 4], { decimals: 0 })}${taper('228,238 220,296 190,366', [3, 8, 4], { decimals: 0 })}"/>
    ${bothSides(p, 'ta', `<path fill="#ffd873" d="${tape}"/><path fill="none" stroke="#7a2a1c" stroke-width="2" d="${marks}"/>`)}
    ${litPly(p, sash, { fill: ink.mid, edge: '#8a4a4a' })}<path fill="url(#${p}-g)" d="${taper('104,386 180,398 256,386', [3, 6, 3], { decimals: 0 })}"/><path fill="#ffcf73" d="${circle(180, 394, 11)}"/>
    ${waves ? raised + otherSide(arm) : bothSides(p, 'ar', arm)}
    ${waves ? '' : pins}`,
  }
})
