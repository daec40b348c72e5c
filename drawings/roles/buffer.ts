import { type Drawing, roleSvg } from '../drawing.ts'
import { face, faceDefs, figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'

// 囃子方 ハヤシ: a round hat, a round drum on the belly; what he plays is cut out of his sleeves.
const p = 'r6'
const hat = '-2,112* 40,84 96,56 150,24 184,14 218,24 272,56 328,84 370,112* 300,122 240,110 184,106 128,110 68,124'
const hatUnder = '10,114* 80,116 184,98 290,114* 358,112* 280,134 220,128 184,124 146,130 80,136'
const hairBack = '120,206* 104,172 104,120 150,100 220,100 256,120 260,172 246,208*'
const fringe =
  '120,160* 114,124 138,104 186,98 232,104 248,126 246,156* 236,138 230,122* 222,134 210,140* 204,128 198,118* 186,132 170,138* 166,126 160,118* 146,132 130,138*'
const torso = '148,212* 104,228 72,258 68,320 84,400 76,486* 288,486* 280,400 296,320 290,258 258,228 216,212*'
const sleeveLeft = '112,226* 66,226 26,204 4,176* -8,218 -8,262 10,300* 56,310 96,330*'
const sleeveRight = '252,226* 300,236 336,262 352,290* 358,330 340,364 316,378* 292,350 268,336*'
const drumRim = circle(180, 376, 108)
const drumFace = circle(180, 376, 90)
// The mark on the skin: three beats chasing each other.
const swirl = [0, 1, 2]
  .map((third) => {
    const at = (turn: number, r: number): [number, number] => {
      const angle = third * 2.094 + turn - 1.2
      return [180 + Math.cos(angle) * r, 376 + Math.sin(angle) * r]
    }
    return circle(...at(0, 36), 23) + taper([at(0, 36), at(0.5, 47), at(1, 58), at(1.5, 67), at(2.1, 75)], [46, 38, 26, 14, 0])
  })
  .join('')
const tacks = Array.from({ length: 18 }, (_, index) =>
  circle(180 + Math.cos((index / 18) * 6.283) * 99, 376 + Math.sin((index / 18) * 6.283) * 99, 4),
).join('')
// Beats as a drummer writes them: a dot, a dot with a tail, a rest.
const beat = (x: number, y: number, size: number): string =>
  circle(x, y, size) +
  taper(
    [
      [x + size, y],
      [x + size + 2, y - size * 2.6],
      [x + size * 2.6, y - size * 3.6],
    ],
    [3, 3, 0],
    { per: 1 },
  )
const beats =
  beat(20, 246, 7) +
  beat(46, 268, 6) +
  circle(74, 258, 5) +
  beat(12, 282, 5) +
  beat(312, 300, 7) +
  beat(334, 326, 6) +
  circle(288, 288, 5) +
  beat(316, 346, 5)
const hatCuts =
  leaf(60, 98, 46, 5, -0.4) +
  leaf(104, 76, 46, 5, -0.5) +
  leaf(146, 50, 30, 5, -0.55) +
  leaf(310, 98, 46, 5, 3.54) +
  leaf(264, 76, 46, 5, 3.64) +
  leaf(222, 50, 30, 5, 3.7) +
  leaf(184, 30, 60, 5, 1.57)
const stickLeft = taper('14,214 26,140 34,44', [13, 12, 11]) + circle(35, 40, 8)
const stickRight = taper('350,306 300,328 238,346', [13, 12, 11]) + circle(236, 347, 8)
const handLeft = shape('-4,196 -6,176 4,164 22,160 36,168 38,188 28,202 10,206')
const handRight = shape('326,312 324,292 336,280 354,280 364,294 362,314 348,324 334,322')

export const drawing: Drawing = {
  name: 'roles/buffer',
  svg: roleSvg('buffer', {
    viewBox: '-20 0 400 480',
    defs:
      faceDefs(p) +
      figureFilter(p) +
      gelGradient(`${p}-g`, [180, 376, 110], ['#fff6fb', '#ffd0ec', '#ea7ac8', '#a84a86'], [0.35, 0.75]) +
      gelGradient(`${p}-n`, [180, 270, 220], ['#fff6fb', '#ffb8e2', '#ea7ac8', '#b8508f']) +
      haloGradient(`${p}-h`, '#ffd9f0', 0.85, '#ea7ac8'),
    content: `<circle cx="184" cy="160" r="180" fill="url(#${p}-h)"/>
      <g class="back">${litPly(p, shape(hatUnder), { fill: ink.mid })}${litPly(p, shape(hairBack))}</g>
      <g class="body">${litPly(p, shape(torso), { edge: rim })}<path fill="url(#${p}-f)" d="${shape('160,196* 208,196* 214,224 190,256 180,268 166,244')}"/><path fill="#7a2e22" opacity=".6" d="${shape('160,196* 208,196* 208,214 190,226 168,220 158,210')}"/>
      ${litPly(p, shape('218,212* 216,236 200,268 184,300* 214,300* 256,254 258,226'), { fill: ink.mid })}${litPly(p, shape('146,212* 160,244 180,280 192,306* 156,306* 116,250 108,226'), { fill: ink.mid })}
      <path fill="url(#${p}-n)" d="${taper('122,228 146,270 172,306', [4, 6, 4])}${taper('246,228 222,268 200,296', [4, 6, 0])}"/></g>
      <g class="arms">${litPly(p, shape(sleeveLeft), { edge: rim })}${litPly(p, shape(sleeveRight), { edge: rim })}<path class="gel" fill="url(#${p}-n)" d="${beats}"/></g>
      <g class="head">${face(p, { iris: '#d0509f', eyes: 'wide', brow: -0.8, mouth: 'open', blush: 0.35 })}${litPly(p, shape(fringe))}<g filter="url(#${p}-s)"><path fill="#e8407f" d="${taper('112,126 122,170 150,206 184,222 220,204 250,168 258,124', [5, 6, 7, 8, 7, 6, 5])}"/></g><path fill="#e8407f" d="${shape('176,216* 192,216* 198,236 204,262* 184,246 168,264* 170,238')}"/>
      ${litPly(p, shape(hat), { edge: rim })}<path fill="url(#${p}-n)" d="${hatCuts}${taper('14,112 90,104 184,94 278,104 354,112', [0, 4, 5, 4, 0])}"/><circle cx="184" cy="13" r="10" fill="#e8407f"/></g>
      <g class="drum">${litPly(p, drumRim, { edge: rim })}<path fill="#ffcf73" d="${tacks}"/><path class="gel" fill="url(#${p}-g)" stroke="#4a1038" stroke-opacity=".5" stroke-width="3" d="${drumFace}"/><path fill="${ink.near}" d="${swirl}"/><path fill="#fff6fb" opacity=".6" d="${taper('108,340 124,312 150,298', [0, 6, 0])}"/></g>
      <g class="sticks"><g filter="url(#${p}-s)"><path fill="#ffcf73" stroke="${ink.near}" stroke-width="3" d="${stickLeft}${stickRight}"/></g><g filter="url(#${p}-s)"><path fill="#f5c68c" stroke="${ink.near}" stroke-width="3" d="${handLeft}${handRight}"/></g><path fill="none" stroke="${ink.near}" stroke-width="2.500" stroke-linecap="round" d="M4 176h24M6 186h24M334 294h22M334 304h22"/></g>`,
  }),
}
