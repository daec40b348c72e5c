import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, ink } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e101'
const { outer, inner, far, gel, slit, flat } = plySet(prefix, '#566f86')

const hat = shape('176,148* 164,110 166,62 188,28 226,12 266,22 290,54 296,104 288,148* 232,160')
const plume = taper('276,40 318,32 338,64 334,116 346,150', [6, 24, 30, 24, 0])
const hatCuts = ['196,124 190,84 204,44', '218,130 214,84 226,34', '244,130 246,84 250,36', '268,124 274,88 268,52']
  .map((line) => taper(line, [0, 7, 0]))
  .join('')
const face = shape('182,142* 232,150 284,140* 282,176 268,204 236,216 204,206 186,178')
const strap = taper('186,150 196,196 236,214 272,196 282,150', [5, 6, 7, 6, 5])
const coat = shape(
  '206,208* 236,218 268,206* 312,218 334,250 320,280 304,312 306,350 326,404 334,432* 280,424 236,436* 192,426 146,436* 154,400 168,350 168,312 150,280 138,250 160,220',
)
const frogs = [238, 264, 290, 316]
  .map(
    (y, index) =>
      taper(
        [
          [200 + index * 2, y - 6],
          [238, y],
          [280 - index * 2, y - 6],
        ],
        [5, 9, 5],
        { per: 1 },
      ) +
      circle(198 + index * 2, y - 6, 6) +
      circle(282 - index * 2, y - 6, 6),
  )
  .join('')
const belt = shape('166,332* 236,342 306,332* 310,352 236,362 162,352*')
// The crest of the castle: a lamp, unlit
const skirtCrest =
  'M222 380h32v6h-32zM226 414h28v7h-28zM224 389q-7 12 2 22h6q-6-11-2-22zM254 389q7 12-2 22h-6q6-11 2-22zM228 376q10-12 20 0z'
const skirtSlits = leaf(184, 362, 58, 6, 1.75) + leaf(290, 362, 58, 6, 1.4)
const boots =
  shape('176,420* 228,428* 226,452 222,472* 156,472* 158,460 178,450') +
  shape('250,428* 302,420* 306,450 334,460 336,472* 262,472* 254,450')
const bootTops = taper('178,434 202,440 226,438', [5, 6, 5]) + taper('252,438 276,440 302,434', [5, 6, 5])
const epaulette = (points: string): string => shape(points)
const epaulettes =
  epaulette('120,238* 132,212 160,204 188,216 182,236* 174,256* 166,238 158,262* 150,240 142,264* 134,242 122,260*') +
  epaulette('352,238* 340,212 312,204 284,216 290,236* 298,256* 306,238 314,262* 322,240 330,264* 338,242 350,260*')
const armLeft = taper('190,214 148,240 112,280 92,300', [0, 48, 36, 24]) + shape('74,286 92,276 112,284 114,306 100,322 82,320 72,306')
const armRight = taper('290,214 326,250 334,310 306,342', [0, 46, 40, 26])
// The halberd, bent to fit into the picture
const shaft = taper('104,474 97,320 87,150 82,60 66,20 40,14 20,34 16,56', [11, 11, 11, 11, 12, 11, 10, 9])
const bent = taper('74,54 90,50', [4, 4]) + taper('70,38 84,30', [4, 4]) + taper('58,24 64,10', [4, 4]) + taper('42,20 40,6', [4, 4])
const blade = shape('58,2* 76,10* 60,34 62,58 84,70* 66,86 58,116 42,150* 38,112 30,84 8,66* 26,44 32,24')
const bladeGel = shape('58,22* 50,44 52,64 66,70* 54,84 44,122* 42,90 34,72 22,62* 36,50 44,32')
const butt = shape('90,440* 116,438* 114,462 108,478* 98,462')

export const drawing: Drawing = {
  name: 'enemies/101',
  svg: foeSvg('konoekage', {
    viewBox: '-34 -10 430 510',
    defs: `${gelGradient(`${prefix}-g`, [236, 290, 150], gels.fire)}${gelGradient(`${prefix}-e`, [226, 172, 60], gels.lamp)}${gelGradient(`${prefix}-p`, [330, 60, 100], gels.fire)}${figureFilter(prefix, '#04070d')}`,
    content: `${groundShadow(240, 472, 130, 12)}<g class="body">${far(plume)}${slit(taper('290,44 318,48 328,80 330,124', [0, 9, 9, 0]), 'p')}${outer(armRight)}${outer(boots)}${slit(bootTops)}${outer(coat)}${slit(skirtSlits)}<g class="gel">${slit(frogs)}${slit(skirtCrest)}</g>
${inner(belt, ink.mid)}${gel('M222 336h28v22h-28z', 'g', 2)}${outer(face)}<g class="eye">${slit(shape('192,172* 206,164 222,170 224,176* 208,180') + shape('240,176* 246,168 264,162 276,170* 262,180'), 'e')}${flat(circle(204, 173, 4.5) + circle(252, 172, 4.5), '#0a0508')}</g>${slit(strap)}
${outer(hat)}${slit(hatCuts)}${inner(epaulettes, ink.mid)}${slit(taper('130,226 156,216 182,226', [0, 6, 0]) + taper('290,226 316,216 342,226', [0, 6, 0]))}
${outer(shaft + butt)}${slit(bent, 'p')}<g transform="translate(-36 44)">${outer(blade)}<g class="gel">${gel(bladeGel, 'p', 2)}</g></g>${outer(armLeft)}${slit(taper('120,258 108,272 104,284', [7, 8, 7]) + leaf(80, 298, 24, 2.5, 0.1) + leaf(80, 308, 24, 2.5, 0.1))}</g>`,
  }),
}
