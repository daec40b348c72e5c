import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient } from '../bodies/figure.ts'
import { leaf, shape, star, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

// She bows over the flame in her hands and breathes on it; the pole with the other lamps rises from her shoulder.
const prefix = 'e128'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)
/** Cloth of a darker ply, so that hood, sleeve and braid stand out white. */
const cloth = '#7466b8'

const pole = taper('150,262 226,206 312,150 406,62', [9, 11, 10, 6])
const cords = taper('336,132 340,176', [4, 4], { per: 1 }) + taper('396,72 400,104', [4, 4], { per: 1 })
const lamps = [
  [341, 170, 1.15],
  [401, 98, 0.95],
]
  .map(([x = 0, y = 0, size = 1]) => `<use href="#${prefix}-l" transform="translate(${x} ${y})scale(${size})"/>`)
  .join('')
const coat =
  '214,214* 262,212 310,240 346,290 364,350 384,420 402,471* 356,458 312,471* 266,457 222,471* 192,462 164,471* 172,420 168,370 156,326 150,288 168,246'
const hood =
  '94,196 100,158 122,126 158,106 196,96 226,76 238,40* 258,84 262,130 270,196 280,250* 240,252 210,266 176,262* 148,270 122,260* 104,238'
const face = '110,186 128,168 160,164 186,180 196,208 188,236 166,252 138,250 118,236 108,212'
const fringe =
  '104,206* 104,176 126,156 160,150 192,164 206,194 204,226* 190,208 184,190* 172,200 156,204* 156,190 150,182* 138,196 118,204* 118,192 114,190*'
const braid = taper('214,244 236,280 238,324 226,362', [26, 28, 24, 12])
const braidCuts = leaf(224, 262, 26, 4, 0.2) + leaf(228, 286, 24, 4, 0.1) + leaf(228, 308, 22, 4, 0) + leaf(224, 330, 20, 4, -0.1)
const farSleeve = '158,268 178,300 160,336 120,346 84,338* 84,306 110,300 132,282'
const sleeve = '190,262 224,266 252,300 250,344 216,398 180,432* 152,406 132,380 96,372 84,368* 88,336 120,336 154,318 172,288'
const sleeveInside = '92,346* 112,346 146,372 178,420* 152,400 130,378 100,368'
const farHand = '52,304 72,298 92,304 104,320 96,340 76,346 50,340 40,324'
const nearHand = '34,340 52,334 84,338 106,344 108,364 92,376 62,378 40,368'
const flame = '60,322* 30,310 18,276 32,244 52,222 58,188* 78,218 94,244 98,278 86,310'
const flameHeart = '59,312* 42,302 38,276 48,256 58,236* 70,258 78,278 76,302'
const smallLamps = [
  [204, 420],
  [252, 404],
  [306, 408],
  [352, 424],
]
  .map(([x = 0, y = 0]) => `<use href="#${prefix}-k" x="${x}" y="${y}"/>`)
  .join('')

export const drawing: Drawing = {
  name: 'enemies/128',
  svg: enemySvg('hiwomotsukage', {
    viewBox: '-30 -10 470 510',
    defs: `${gelGradient(`${prefix}-g`, [150, 210, 60], blackGel)}${gelGradient(`${prefix}-b`, [240, 340, 170], ['#2a2470', '#1c1748', '#120e30', '#05040c'])}${gelGradient(`${prefix}-w`, [58, 286, 74], gels.lamp)}${haloGradient(`${prefix}-h`, '#ffc873', 0.8, '#c8401c')}${figureFilter(prefix, '#0a0730')}<g id="${prefix}-l"><path fill="#f4f0ff" d="M-10 0h20v8h-20zM-18 8h36l8 24l-8 26h-36l-8-26zM-12 58h24v8h-24z"/><path fill="url(#${prefix}-d)" d="M-13 14h26l5 18l-5 20h-26l-5-20z"/><path fill="#f4f0ff" d="M-19 24h38v3h-38zM-20 37h40v3h-40z"/></g><g id="${prefix}-k" fill="#120e30"><path d="M-9-14h18l5 14l-5 14h-18l-5-14zM-5-20h10v4h-10zM-5 16h10v4h-10z"/><path fill="#f4f0ff" d="M-13-4h26v3h-26zM-13 4h26v3h-26z"/></g><linearGradient id="${prefix}-d" x2="0" y2="1"><stop stop-color="#05040c"/><stop offset="1" stop-color="#3c3490"/></linearGradient>`,
    content: `${groundShadow(280, 472, 130, 11)}<g class="body">${glow(58, 272, 86)}<g class="far">${far(pole)}${flat(cords, whiteStock.mid)}</g>${lamps}
${inner(shape(farSleeve), whiteStock.mid)}${outer(shape(coat), cloth)}${slit(taper('286,244 322,330 344,440', [0, 7, 3]) + taper('262,226 286,320 290,380', [0, 6, 0]) + leaf(186, 350, 60, 5, 1.5), 'b')}${smallLamps}
<g class="wing"><g class="gel"><path fill="url(#${prefix}-w)" d="${shape(flame)}"/></g>${slit(shape(flameHeart), 'b')}${inner(shape(farHand), whiteStock.mid)}</g>
${outer(shape(hood))}${slit(leaf(222, 132, 64, 6, 1.05) + leaf(150, 122, 46, 4, -0.35), 'b')}${slit(shape('238,66* 248,92 240,106 228,100 228,88'), 'b')}<g class="gel">${gel(shape(face))}</g><g class="eye"><path fill="#ffd766" d="${shape('114,214* 123,202 139,204 146,216* 135,225 123,224') + shape('154,218* 163,206 179,208 187,218* 175,228 163,227')}"/>${flat('M120 213h22v-9h-22zM158 216h24v-9h-24z', '#0d0a22')}${flat(taper('114,213 130,209 146,215', [3, 5, 2]) + taper('154,216 170,211 187,217', [2, 5, 3]))}</g>${flat(shape('132,235 139,231 145,236 139,241'))}
${inner(shape(fringe))}${outer(braid)}${slit(braidCuts, 'b')}${slit(star(226, 366, 12, 5, 4), 'b')}<g class="arms">${outer(shape(sleeve))}${slit(shape(sleeveInside) + leaf(218, 300, 70, 6, 1.6), 'b')}${inner(shape(nearHand))}${slit(taper('40,350 66,350', [3, 2], { per: 1 }) + taper('42,359 68,359', [3, 2], { per: 1 }) + taper('50,368 70,367', [3, 2], { per: 1 }), 'b')}</g></g>`,
  }),
}
