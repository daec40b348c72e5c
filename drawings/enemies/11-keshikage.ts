import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, gelWindow, groundShadow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { shape, taper } from '../tools/paper.ts'

// Shaped like a poppy seed: a kidney with a honeycomb, on two thin legs, with one sandal.
const p = 'e11'
const body =
  '118,120 142,92* 152,98 176,76* 184,86 214,68* 220,82 258,78* 258,92 296,104* 292,116 322,150 336,196 326,244 296,280 250,300 196,302 146,288 104,262 82,222 86,176 102,144'
const eyeWhite = '112,206* 122,168 158,148 196,154 220,182 222,212* 204,244 168,256 132,242'
// The netting of a real poppy seed: cells get smaller towards the edge and leave the eye free.
function cells(): string {
  let path = ''
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 7; column++) {
      const x = 108 + column * 35 + (row % 2) * 17.5
      const y = 106 + row * 30
      const edge = Math.hypot((x - 210) / 116, (y - 193) / 102)
      const eye = Math.hypot((x - 166) / 76, (y - 202) / 72)
      if (edge > 0.97 || eye < 1 || (y > 262 && x < 240)) continue
      const r = Math.min(16.5, 7 + (1 - edge) * 26)
      path += shape(
        Array.from({ length: 6 }, (_, side): [number, number, boolean] => {
          const angle = (side / 6) * 2 * Math.PI + 0.52
          return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, side % 2 === 0]
        }),
      )
    }
  }
  return path
}
const farLeg = taper('236,286 262,318 246,344 250,366', [15, 10, 9, 7]) + taper('244,366 258,358 280,366', [8, 12, 4])
const nearLeg = taper('166,284 138,314 154,338 146,356', [17, 11, 9, 8]) + taper('162,356 146,351 116,358', [8, 13, 4])
const sandal = 'M104 358h70l-2 7h-66zM116 365h10l-2 8h-8zM152 365h10l-1 8h-8z'
const thong = taper('120,359 138,346 156,359', [3, 5, 3])

export const drawing: Drawing = {
  name: 'enemies/11',
  svg: enemySvg('keshikage', {
    viewBox: '0 0 400 400',
    defs:
      figureFilter(p, '#01100f') +
      gelGradient(`${p}-g`, [216, 196, 132], gels.wood) +
      gelGradient(`${p}-w`, [160, 196, 66], ['#ffffff', '#fbfff2', '#dff5e4', '#8fcfc0'], [0.4, 0.78]) +
      haloGradient(`${p}-h`, '#c4f79a', 0.55, '#3fc98b'),
    content: `${groundShadow(196, 372, 112, 12)}<g class="body">
      <circle cx="206" cy="192" r="178" fill="url(#${p}-h)"/>
      <g class="far">${litPly(p, farLeg, { fill: ink.mid })}</g>
      ${litPly(p, nearLeg)}<path fill="${ink.near}" d="${sandal}"/><path fill="#e8334f" d="${thong}"/>
      ${litPly(p, shape(body), { edge: rim, lift: 2.5 })}
      <g class="gel">${gelWindow(cells(), `${p}-g`, 2)}</g>
      ${litPly(p, shape('100,206* 114,158 158,136 202,143 232,176 234,214* 212,256 168,269 122,252'))}
      <g class="eye"><path fill="url(#${p}-w)" d="${shape(eyeWhite)}"/><circle cx="146" cy="216" r="30" fill="#1f8f86"/><circle cx="146" cy="216" r="30" fill="none" stroke="#07302f" stroke-width="4"/><circle cx="143" cy="219" r="15" fill="#120b18"/><circle cx="136" cy="203" r="8" fill="#fff"/><circle cx="160" cy="230" r="4" fill="#c4f79a"/></g>
      ${litPly(p, shape('100,206* 114,158 158,136 202,143 232,176 236,206* 206,176 164,166 128,178'))}
      <path fill="#eaffd8" opacity=".85" d="${taper('146,279 170,288 198,282', [0, 4.5, 0])}"/>
    </g>`,
  }),
}
