import { type Drawing, roleSvg } from '../drawing.ts'
import { face, faceDefs, figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../figure.ts'
import { circle, leaf, shape, star, taper } from '../paper.ts'

// 幻灯師 ウツシ: thin, vain, a magic lantern on her back and a fan of glass slides in her hand.
const p = 'r4'
const box = '-6,112* 114,100* 122,250* 2,262*'
const boxRoof = '-14,114* 20,88 86,80 122,102* 118,112* -6,124*'
const chimney = shape('34,92* 36,48* 74,44* 76,88*') + shape('26,50* 30,34* 80,30* 84,46*')
const smoke = taper('56,32 44,14 60,2 50,-14', [8, 11, 9, 0])
const hairBack =
  '112,210 100,160 102,104 124,60 160,38 200,36 236,54 258,94 262,150 258,214 266,290 252,372* 236,350 224,380* 214,300 150,300 134,384* 122,352 104,376* 96,290'
const fringe =
  '118,176* 112,120 122,76 152,50 194,46 230,60 250,96 252,150 246,178* 238,150 236,126* 222,130 208,126* 196,132 180,127* 166,134 150,129* 140,136 134,132* 132,152 128,164'
const sideLocks =
  shape('116,118* 134,128* 138,176 134,232* 126,222 118,240* 110,180') +
  shape('236,124* 252,116* 258,176 250,240* 244,222 236,232* 234,170')
const coat = '152,214* 128,228 110,252 112,312 124,366 122,430 112,486* 254,486* 244,430 238,366 250,312 254,252 236,228 212,214*'
const collar = shape('136,236* 132,206 140,186* 158,212 184,226 208,214 228,190* 238,210 232,238* 206,254 184,258 160,252')
const neck = shape('160,196* 208,196* 206,220 184,230 164,220')
const armRight = taper('236,246 272,300 288,350', [46, 44, 36]) + taper('284,354 300,330 296,296', [38, 36, 30])
const cuff = shape('276,322* 320,318* 324,300 318,286* 274,290* 270,306')
const armLeft = taper('126,246 92,300 96,362', [46, 42, 34]) + taper('98,364 130,352 150,330', [34, 30, 24])
// Five slides: cut pictures, each with its own gel.
const slides = [
  { turn: -58, gel: 'a', picture: circle(0, -106, 13) },
  { turn: -30, gel: 'b', picture: star(0, -106, 17, 6, 5) },
  { turn: -3, gel: 'c', picture: shape('0,-126* 12,-108 8,-92 -8,-92 -12,-108') },
  { turn: 25, gel: 'b', picture: leaf(-14, -98, 32, 9, -0.5) + leaf(-10, -112, 26, 6, 0.2) },
  { turn: 52, gel: 'a', picture: [0, 1, 2, 3, 4].map((petal) => leaf(0, -106, 17, 5, petal * 1.257 - 1.57)).join('') },
] as const
const plate = 'M-25-134h50v56h-50z'
const fan = slides
  .map(
    ({ turn, gel, picture }) =>
      `<g transform="rotate(${turn})"><path fill="${ink.near}" d="M-7-82h14v80h-14z"/><path fill="url(#${p}-${gel})" stroke="${ink.near}" stroke-width="5" d="${plate}"/><path fill="#1c0f3a" opacity=".85" d="${picture}"/><path fill="#fff" opacity=".5" d="M-19-128h9l-9 22z"/></g>`,
  )
  .join('')
const hand = shape('276,300 272,278 282,266 300,262 318,268 326,284 318,302 296,308')

export const drawing: Drawing = {
  name: 'roles/mage',
  svg: roleSvg('mage', {
    viewBox: '-20 0 400 480',
    defs:
      faceDefs(p, ['#fff4e8', '#ffdcb8', '#d98a72']) +
      figureFilter(p) +
      gelGradient(`${p}-l`, [56, 178, 50], ['#ffffff', '#ffe6a0', '#d7a8ff', '#5f5fff'], [0.25, 0.65]) +
      gelGradient(`${p}-a`, [0, -106, 40], ['#ffffff', '#ffe6a0', '#ffc24a', '#f28a2a'], [0.3, 0.75]) +
      gelGradient(`${p}-b`, [0, -106, 40], ['#ffffff', '#d7b8ff', '#9a7aff', '#5f5fff'], [0.3, 0.75]) +
      gelGradient(`${p}-c`, [0, -106, 40], ['#ffffff', '#b8ecff', '#5fb0ff', '#3a6aff'], [0.3, 0.75]) +
      gelGradient(`${p}-g`, [184, 330, 170], ['#ffe6a0', '#d7a8ff', '#8f7aff', '#5f5fff'], [0.35, 0.7]) +
      haloGradient(`${p}-h`, '#e6ccff', 0.85, '#8f7aff'),
    content: `<circle cx="190" cy="150" r="170" fill="url(#${p}-h)"/>
      <g class="far">${litPly(p, smoke, { fill: ink.mid })}${litPly(p, chimney + shape(box), { edge: rim })}${litPly(p, shape(boxRoof), { fill: ink.mid, edge: rim })}<path fill="#ffcf73" d="M30 60h48v4h-48zM4 132l112-10v4l-112 10zM10 246l108-10v4l-108 10z"/>
      <circle cx="56" cy="180" r="46" fill="${ink.mid}"/><circle cx="56" cy="180" r="42" fill="none" stroke="#ffcf73" stroke-width="5"/><circle class="gel" cx="56" cy="180" r="35" fill="url(#${p}-l)"/><path fill="${ink.near}" opacity=".8" d="${star(58, 184, 19, 7, 5)}"/><path fill="#fff" opacity=".8" d="${shape('30,176* 34,158 48,150* 42,164')}"/></g>
      <g class="back">${litPly(p, shape(hairBack), { edge: rim })}</g>
      <g class="body">${litPly(p, armLeft)}${litPly(p, shape(coat))}<path fill="url(#${p}-f)" d="${neck}"/><path fill="#5a2440" opacity=".6" d="${neck}"/>
      <path fill="url(#${p}-g)" d="${taper('184,258 182,360 186,484', [3, 5, 4])}${[286, 324, 362, 400, 438].map((y) => star(184, y, 9, 4, 4)).join('')}${taper('132,300 138,360 132,440', [0, 5, 0])}${taper('234,300 228,360 236,440', [0, 5, 0])}"/>
      ${litPly(p, collar, { fill: ink.mid })}<path fill="url(#${p}-g)" d="${taper('138,200 156,226 184,240 212,228 232,202', [2, 4, 4, 4, 2])}"/>
      <g filter="url(#${p}-s)"><path fill="#ffd6a8" stroke="${ink.near}" stroke-width="3" d="${shape('142,342 140,324 152,314 170,318 178,330 170,344 154,350')}"/></g><path fill="none" stroke="${ink.near}" stroke-width="2.500" stroke-linecap="round" d="M158 324h16M158 333h17M157 342h12"/></g>
      <g class="head">${face(p, { iris: '#8f6aff', eyes: 'calm', brow: 0.2, mouth: 'smile', blush: 0.22 })}${litPly(p, shape(fringe), { edge: rim })}${litPly(p, sideLocks)}
      <path fill="none" stroke="#6b4a8e" stroke-width="2" d="M134 92q22-30 60-30M150 112q14-30 46-34M228 84q12 18 14 42"/><g fill="none" stroke="#ffcf73"><circle cx="208" cy="153" r="21" stroke-width="3.5"/><path stroke-width="2" d="M226 164q12 30 6 66"/></g><path fill="#fff" opacity=".4" d="M196 142l10-7-12 22z"/>
      <path fill="#ffcf73" d="${star(124, 96, 15, 6, 5)}"/><circle cx="124" cy="96" r="4" fill="#8f6aff"/></g>
      <g class="arm">${litPly(p, armRight)}<g filter="url(#${p}-s)" transform="translate(300 304)scale(.78)">${fan}</g>${litPly(p, cuff, { fill: ink.mid })}<g filter="url(#${p}-s)"><path fill="#ffd6a8" stroke="${ink.near}" stroke-width="3" d="${hand}"/></g><path fill="none" stroke="${ink.near}" stroke-width="2.500" stroke-linecap="round" d="M288 270v22M300 267v24M312 271v20"/></g>`,
  }),
}
