import { figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { headOf } from '../bodies/likeness.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { starCut } from '../bodies/portrait.ts'
import { likeness } from '../portraits/mage.ts'
import { fistDefs, fistOn, otherSide, raisedHand, wholeFigures } from '../bodies/whole-figure.ts'

// 幻灯師 ウツシ: thin, vain, a ruff of light, the magic lantern on her back and a fan of glass slides in her hand.
const p = 'r4'
const box = '-8,112* 116,112* 122,124* 122,270* -14,270* -14,124*'
const chimney = 'M32 112v-52h-10v-22h64v22h-10v52z'
const dress = '152,222* 122,232 104,256 112,320 132,372 110,430 92,486* 282,486* 262,430 240,372 254,316 262,254 242,232 212,222*'
const limb = (points: string, widths: readonly number[]): string => taper(points, widths, { decimals: 0 })
const slit = (points: string, widths: readonly number[]): string => taper(points, widths, { per: 1, decimals: 0 })
/** Sleeves in one piece each: upper arm, elbow, forearm. */
const armRight = limb('232,250 268,318 296,384', [46, 52, 50]) + circle(297, 388, 25) + limb('297,390 312,376 320,356', [50, 46, 40])
const armLeft = limb('124,250 82,318 88,378', [44, 50, 48]) + circle(88, 381, 24) + limb('88,382 112,374 128,360', [48, 46, 38])
const ruff = [200, 176, 152, 128, 104, 80, 56, 32, 8, -18].map((turn) => leaf(184, 214, 58, 22, (turn * Math.PI) / 180)).join('')
// Four slides: cut pictures, each on a glass of its own colour.
const slides = [
  ['#ffcf6a', '#7a2a1c', 'M-13-108a13 13 0 1 0 26 0a13 13 0 1 0-26 0z'],
  ['#c79af8', '#3a1660', starCut(0, -108, 17)],
  ['#7cc8f8', '#0c3a6a', shape('0,-126* 12,-108 7,-94 0,-91 -7,-94 -12,-108')],
  ['#ff9ab8', '#4a1030', shape('-16,-110 -5,-112 10,-122 7,-110 16,-101 2,-99 -7,-92 -7,-104')],
] as const
// Each slide on a stick of its own; the sticks meet at a rivet on the handle.
const fan = `<path id="${p}-q" d="M-27-138h54l-6 62h-42zM0-76V0"/><path fill="#ffcf5a" d="M-7-9H7v124H-7z"/><g stroke="${ink.near}" stroke-width="9">${slides
  .map(
    ([glass, dark, picture], index) =>
      `<g transform="rotate(${index * 26 - 56})"><use href="#${p}-q" stroke="#b48ae8" stroke-width="13"/><use href="#${p}-q" fill="${glass}"/><path stroke="none" fill="${dark}" d="${picture}"/></g>`,
  )
  .join('')}</g><circle r="11" fill="#ffcf5a"/>`
/** The slide that comes next, held up by its edge. */
const plate = `<path fill="${ink.near}" stroke="#ffcf5a" stroke-width="5" d="M-35-101h70V-3h-70z"/><path fill="#fff3cf" d="M-25-91h50v78h-50z"/><path fill="#4a1a6c" d="M14-74a26 26 0 1 0 0 44a22 22 0 1 1 0-44z"/>`

const held = `<g class="hand" transform="translate(320 300)scale(.7)">${fan}</g>${fistOn(p, 318, 340, 0, 1.15)}`
const raised = otherSide(
  raisedHand(34, 176, -8, 1.1, ['#ffe6cc', '#a85a5a']) +
    litPly(p, limb('134,238 118,258 86,302 54,330', [6, 42, 50, 48]) + circle(50, 334, 24) + limb('50,336 40,284 36,234', [48, 46, 40]), {
      edge: rim,
    }) +
    `<path fill="url(#${p}-g)" d="${slit('16,238 36,243 57,237', [5, 7, 5])}"/>`,
)

export const drawings = wholeFigures('mage', p, (mood, waves) => {
  /** Her lantern. */
  const out = mood === 'down'
  const { defs, back, head } = headOf(likeness, p, { x: 34, y: 8, scale: 0.74, turn: -3, mood })
  return {
    viewBox: '-20 0 400 480',
    defs:
      defs +
      fistDefs(p, ['#fff8ec', '#ffe6cc', '#eab08c', '#a85a5a']) +
      figureFilter(p) +
      (out ? '' : gelGradient(`${p}-l`, [54, 190, 52], ['#ffffff', '#fff3b8', '#ffc04a', '#f0762a'], [0.3, 0.65])) +
      gelGradient(`${p}-r`, [184, 212, 64], ['#ffffff', '#fbeaff', '#d8a8f8', '#8a4cd8'], [0.35, 0.7]) +
      gelGradient(`${p}-g`, [184, 330, 180], ['#fff2ff', '#e6b8ff', '#9a5ae6', '#6a3cc0'], [0.3, 0.65]) +
      haloGradient(`${p}-k`, '#e6ccff', 0.85, '#8f7aff'),
    content: `<circle cx="190" cy="150" r="150" fill="url(#${p}-k)"/>
    <g class="far">${litPly(p, chimney, { edge: rim })}${litPly(p, shape(box), { fill: ink.mid, edge: rim })}<path fill="#ffcf73" d="M24 48h60v5h-60zM0 128h108v5h-108zM0 252h108v5h-108z"/>
    <circle cx="54" cy="192" r="46" fill="${ink.near}" stroke="#e8a43c" stroke-width="5"/><circle class="gel" cx="54" cy="192" r="34" fill="${out ? '#4a3a5e' : `url(#${p}-l)`}"/><path fill="${ink.near}" opacity=".8" d="${starCut(54, 193, 21)}"/></g>
    <g class="back">${back}</g>
    <g class="body">${litPly(p, shape(dress), { edge: rim })}<path fill="url(#${p}-g)" d="${slit('184,262 184,350 186,484', [3, 8, 8])}${slit('138,270 146,350 134,470', [0, 7, 6])}${slit('230,270 224,350 240,470', [0, 7, 6])}${slit('118,420 108,476', [0, 6])}${slit('254,420 266,476', [0, 6])}"/></g>
    <g class="head">${head}</g><g filter="url(#${p}-s)"><path fill="url(#${p}-r)" d="${ruff}"/></g><path fill="#8a4cd8" opacity=".45" d="${[164, 116, 68, 20].map((turn) => leaf(184, 214, 52, 6, (turn * Math.PI) / 180)).join('')}"/><circle cx="184" cy="246" r="7" fill="#ffcf5a"/>
    <g class="arms">${waves ? raised : litPly(p, armRight, { edge: rim })}${litPly(p, armLeft, { edge: rim })}<path fill="url(#${p}-g)" d="${waves ? '' : slit('302,362 318,372 338,368', [5, 7, 5])}${slit('108,348 116,364 130,376', [5, 7, 5])}"/>
    ${waves ? '' : held}<g transform="translate(140 330)rotate(-8)scale(.8)">${plate}</g>${fistOn(p, 138, 344, -20, 1.15)}</g>`,
  }
})
