import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { blackGel, plySet, whiteStock } from '../plies.ts'

const prefix = 'e128'
const { outer, inner, far, gel, slit, flat, stroke, glow } = plySet(prefix, '#8f82cc', whiteStock)

// The yoke with its lamps, all dark
const yoke = taper('30,214 120,190 226,184 330,190 396,214', [8, 12, 14, 12, 8])
const lampBody = shape('-16,14* 16,14* 22,28 22,46 16,58* -16,58* -22,46 -22,28')
const lampCaps = 'M-11 6h22v8h-22zM-12 58h24v7h-24z'
const lampAt = (x: number, y: number, s: number): string => `<use href="#${prefix}-l" transform="translate(${x} ${y})scale(${s})"/>`
const hungLamps = lampAt(40, 222, 1) + lampAt(94, 204, 0.86) + lampAt(352, 206, 0.86) + lampAt(386, 222, 0.8)
const coatLamps = lampAt(150, 376, 0.6) + lampAt(296, 376, 0.6) + lampAt(170, 410, 0.5) + lampAt(276, 410, 0.5)
const cords = 'M40 208v18M94 196v14M352 196v16M386 206v18'
const cape = shape(
  '196,178* 226,188 258,178* 304,196 330,252 342,330 352,400 368,470* 320,460 276,470 226,460 176,470 132,460 84,470* 100,400 112,330 120,252 148,196',
)
const capeEdge = taper('214,196 204,280 206,380 204,458', [4, 9, 7, 4]) + taper('240,196 250,280 248,380 250,458', [4, 9, 7, 4])
const shoulders = shape('146,198* 188,184 226,196 264,184 308,198* 330,244 300,262 262,242 226,254 190,242 154,262 122,244')
const shoulderCuts = leaf(152, 218, 34, 6, 0.5) + leaf(302, 218, -34, 6, -0.5) + leaf(178, 206, 24, 5, 0.8) + leaf(276, 206, -24, 5, -0.8)
const hood = shape('222,2* 230,22 238,34 270,62 292,106 290,152 268,184 226,198 184,184 162,152 160,106 182,62 212,36')
const hoodFlame = shape('224,14* 232,30 226,46 216,40 218,28')
const face = shape('184,110 200,94 226,90 252,94 268,110 268,146 252,172 226,184 200,172 184,146')
const fringe = shape('176,136* 174,100 196,80 230,78 262,88 278,112 276,138* 266,118 246,104* 224,118 198,126*')
const braid = taper('184,168 166,196 178,226 162,256 168,284', [16, 20, 18, 16, 6])
// Her own lamp, held out in front of the palm
const arm = taper('170,262 120,284 84,272 66,250', [0, 48, 38, 24])
const sleeve = taper('136,276 110,314 96,350', [44, 34, 0])
const palm = shape('44,254 46,236 62,230 82,236 86,252 74,264 54,264')
const handLampTop = shape('30,100* 44,84 62,78 80,84 94,100* 86,110 38,110')
const handLampGlass = shape('40,112* 84,112* 94,140 94,180 84,206* 40,206* 30,180 30,140')
const handLampBase = shape('32,206* 92,206* 98,224 84,234* 40,234* 26,224')
const handle = 'M46 82q0-30 16-30t16 30'
const flame = shape('62,194 46,184 42,164 52,144 58,122* 72,144 82,164 78,184')

export const drawing: Drawing = {
  name: 'enemies/128',
  svg: foeSvg('hiwomotsukage', {
    viewBox: '-40 -10 460 510',
    defs: `${gelGradient(`${prefix}-g`, [226, 230, 200], blackGel)}${gelGradient(`${prefix}-w`, [62, 160, 60], ['#ffffff', '#ece4ff', '#b3a4f0', '#5a4fb0'])}${haloGradient(`${prefix}-h`, '#d8ceff', 0.7, '#3c3490')}${figureFilter(prefix, '#0a0730')}<g id="${prefix}-l"><path fill="#f4f0ff" d="${lampCaps}${lampBody}"/><path fill="#120e30" d="M-11 18h22q5 9 5 18t-5 18h-22q-5-9-5-18t5-18z"/><path fill="#f4f0ff" d="M-16 29h32v3h-32zM-16 41h32v3h-32z"/></g>`,
    content: `${groundShadow(226, 472, 150, 10)}<g class="body">${far(yoke)}${stroke(cords, '#d8ceff', 3)}<g class="far">${hungLamps}</g>${outer(cape)}${slit(capeEdge)}${coatLamps}${inner(shoulders, whiteStock.mid)}${slit(shoulderCuts)}
${outer(hood)}${slit(hoodFlame)}${slit(taper('176,100 182,70 204,46', [0, 7, 0]) + taper('276,100 270,70 248,46', [0, 7, 0]))}<g class="gel">${gel(face)}</g><g class="eye">${flat(shape('190,140* 200,132 212,136 216,144* 206,150 196,148') + shape('262,140* 252,132 240,136 236,144* 246,150 256,148'))}${flat(circle(201, 141, 4) + circle(244, 141, 4), '#0a0818')}</g>${flat(taper('212,164 226,169 240,163', [0, 5, 0]))}${inner(fringe)}${inner(braid)}${slit(
      [
        [176, 190, 0.4],
        [172, 212, -0.4],
        [172, 236, 0.4],
        [166, 260, -0.3],
      ]
        .map(([x = 0, y = 0, a = 0]) => leaf(x - 9, y, 18, 3, a))
        .join(''),
    )}
${glow(62, 160, 110)}${stroke(handle, '#f4f0ff', 6)}${outer(handLampTop + handLampBase)}<g class="gel">${gel(handLampGlass, 'w', 3)}</g><path class="flame" fill="#0a0818" d="${flame}"/>${flat(taper('62,186 58,170 62,152', [0, 6, 0]), '#5a4fb0')}${flat(taper('48,112 44,160 48,206', [4, 4, 4]) + taper('78,112 82,160 78,206', [4, 4, 4]))}
${outer(sleeve)}${outer(arm)}${inner(palm)}${slit(leaf(54, 246, 24, 2.4, 0.2) + leaf(56, 254, 22, 2.4, 0.2) + taper('110,266 112,282 108,296', [5, 6, 5]))}</g>`,
  }),
}
