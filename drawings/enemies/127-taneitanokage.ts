import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

// She kneels with the magic lantern on her shoulder, shuts one eye, holds her breath and takes aim; the next slide is at the slot.
const prefix = 'e127'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)
/** Cloth of a darker ply, so that lantern, hair and arm stand out white. */
const cloth = '#7466b8'

const box = '128,112* 336,104* 340,226* 132,222*'
const roof = '112,116* 150,84 232,74 312,80 354,108* 232,112'
const chimney = '268,82* 270,44* 260,42* 264,26* 318,24* 320,40* 310,42* 312,80*'
const smoke = taper('294,26 280,10 300,-4 290,-24', [8, 12, 10, 0])
const tube = '136,132* 104,136* 104,120* 72,112* 72,226* 104,216* 104,202* 136,206*'
const beam = '80,132* -30,70* -30,276* 80,206*'
const slide = (x: number, y: number, angle: number, picture: string): string =>
  `<g transform="translate(${x} ${y})rotate(${angle})"><path fill="#b3a4f0" d="M-25-34h50v4h-50z"/><path fill="#f4f0ff" d="M-25-31h50v64h-50z"/><path fill="url(#${prefix}-p)" d="M-18-24h36v50h-36z"/><path fill="#f4f0ff" d="${picture}"/></g>`
const pictures = ['M-13 18l13-32 13 32z', 'M-14 16q14-44 28 0z', 'M-10 18v-22h6v-12h8v12h6v22z', star(0, 2, 16, 6, 5)] as const
const hair =
  '262,146 288,132 324,132 354,150 368,186 370,232 388,280 402,336* 372,322 360,344* 340,322 318,330 300,290 270,262 246,230 240,190 246,164'
const face = '240,190 250,168 284,162 312,174 322,206 314,236 292,256 264,258 242,248 232,226 234,206'
const fringe =
  '236,196* 232,160 262,138 304,134 344,156 352,206 346,256* 330,240 324,204* 310,186 296,180* 288,196 276,202* 276,188 270,182* 256,194 246,208*'
const coat =
  '262,262* 298,276 336,258* 372,290 386,346 404,412 424,471* 372,460 326,471* 280,458 244,471* 206,462 204,420 208,386 192,372 180,400 178,436 190,452 194,471* 112,471* 116,456 138,446 142,400 146,356 168,324 206,314 240,318 252,288'
const sleeve = '332,270 358,292 352,334 316,356* 262,344 206,304 164,262 148,238* 168,216 190,216* 222,244 262,272 296,276'
const hand = '112,216 118,198 136,190 160,196 176,212 176,230 160,242 134,240 118,232'
const breath = taper('242,241 249,244 256,240', [3, 6, 3], { per: 1 })

export const drawing: Drawing = {
  name: 'enemies/127',
  svg: enemySvg('taneitanokage', {
    viewBox: '-34 -32 486 532',
    defs: `${gelGradient(`${prefix}-g`, [276, 210, 70], blackGel)}${gelGradient(`${prefix}-l`, [62, 168, 56], gels.lamp)}${gelGradient(`${prefix}-b`, [260, 360, 160], ['#2a2470', '#1c1748', '#120e30', '#05040c'])}<linearGradient id="${prefix}-p" x2="0" y2="1"><stop stop-color="#05040c"/><stop offset="1" stop-color="#3c3490"/></linearGradient><linearGradient id="${prefix}-r"><stop stop-color="#ffb648" stop-opacity="0"/><stop offset="1" stop-color="#ffe9b0" stop-opacity=".85"/></linearGradient>${haloGradient(`${prefix}-h`, '#ffc873', 0.7, '#c8401c')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(266, 472, 160, 11)}<g class="body">${glow(74, 168, 84)}<g class="gel"><path fill="url(#${prefix}-r)" d="${shape(beam)}"/></g>${flat(star(16, 170, 34, 14, 5), '#0d0a22')}
<g class="wing">${[slide(396, 268, 24, pictures[0]), slide(408, 318, 58, pictures[1]), slide(398, 366, 92, pictures[2])].join('')}</g>
<g class="far">${flat(smoke, whiteStock.mid, 0.8)}${far(shape(chimney))}${slide(226, 70, 6, pictures[3])}${outer(shape(box), whiteStock.mid)}${outer(shape(roof))}</g>${outer(shape(tube))}<g class="gel">${gel('M70 116c-16 10-22 30-22 52s6 44 22 54c10-14 14-32 14-54s-4-40-14-52z', 'l', 2)}</g>${slit(taper('118,138 118,204', [5, 5], { per: 1 }) + leaf(148, 134, 84, 4, -0.03) + leaf(148, 208, 70, 4, 0.02), 'b')}${slit(star(176, 170, 24, 8, 4), 'b')}
${outer(shape(hair))}${slit(leaf(352, 236, 66, 5, 1.25) + leaf(338, 250, 60, 5, 1.35), 'b')}${outer(shape(coat), cloth)}${slit(taper('288,290 276,350 262,450', [3, 8, 3]) + leaf(340, 366, 80, 6, 1.2) + leaf(312, 384, 70, 6, 1.35) + leaf(164, 372, 66, 5, 1.75) + taper('140,440 158,446 180,440', [3, 6, 3], { per: 1 }), 'b')}${slit([320, 358, 396].map((y, index) => star(284 - index * 9, y, 12, 4, 4)).join(''), 'b')}
<g class="gel">${gel(shape(face))}</g><g class="eye">${flat(taper('240,206 252,215 266,208', [3, 7, 3]))}<path fill="#8f82cc" d="${circle(292, 208, 22)}"/><path fill="#0d0a22" d="${circle(292, 208, 17)}"/><path fill="#ffd766" d="${shape('277,208 285,197 299,197 306,207 299,218 284,218')}"/>${flat(circle(288, 208, 5), '#0a0818')}</g>${flat(breath)}${flat(leaf(244, 224, 9, 2, 1.9) + leaf(252, 226, 9, 2, 1.9) + leaf(282, 236, 10, 2, 1.9) + leaf(290, 236, 10, 2, 1.9), '#8f82cc')}
${inner(shape(fringe))}${slit(star(330, 168, 14, 6, 5), 'b')}<g class="arms">${outer(shape(sleeve))}${slit(leaf(232, 280, 70, 6, 0.5) + leaf(320, 300, 28, 5, 2), 'b')}${inner(taper('150,240 172,232 190,214', [12, 15, 12]), whiteStock.mid)}${inner(shape(hand))}${slit(taper('114,208 130,210', [3, 2], { per: 1 }) + taper('114,218 131,219', [3, 2], { per: 1 }) + taper('120,228 134,227', [3, 2], { per: 1 }), 'b')}</g></g>`,
  }),
}
