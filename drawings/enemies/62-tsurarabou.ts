import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'

// the piece of eave he took with him when it gave way: splintered ends, snow on top
const eave = shape(
  '52,40* 34,30* 56,24* 40,14* 66,12* 200,8 334,12* 352,18* 340,24* 366,32* 346,38* 338,44* 330,92 322,46* 304,44 296,70 288,44* 116,44* 108,78 100,46* 84,44 76,112 66,46*',
)
const snowCap = shape('66,14* 96,4 140,8 180,3 230,6 280,3 332,12* 318,20 296,16 276,24 252,17 200,20 160,16 132,24 110,17 84,22')
const hat = shape('76,132* 110,86 156,44 176,20* 226,20* 246,44 294,88 330,134* 268,122 200,118 134,122')
const robe = shape(
  '138,150 116,186 104,226 106,262 126,292 150,340 172,396 202,474* 230,396 252,340 276,292 298,262 298,226 286,186 262,150 200,136',
)
const face = shape('154,140 148,176 160,214 184,240 206,244 230,234 250,206 254,172 246,138 200,128')
const tip = shape('134,300* 168,322 202,330 238,322 270,300* 246,350 224,400 202,456* 180,400 158,350')
const sleeve = (flip: 1 | -1): string =>
  taper(
    [
      [202 - flip * 56, 176],
      [202 - flip * 84, 216],
      [202 - flip * 94, 262],
      [202 - flip * 58, 298],
      [202 - flip * 12, 278],
    ],
    [0, 46, 60, 52, 28],
  )
const beads = Array.from({ length: 17 }, (_, index) => {
  const t = (index / 16) * Math.PI * 2
  return circle(Math.round(206 + Math.sin(t) * 34), Math.round(318 - Math.cos(t) * 44), index === 8 ? 9 : 6)
}).join('')

export const drawing: Drawing = creature(62, 'tsurarabou', {
  size: [400, 500],
  shadow: [202, 484, 46],
  flood: '#0c1833',
  defs:
    gelGradient('e62-g', [202, 340, 130], gels.lamp) +
    gelGradient('e62-f', [196, 190, 90], gels.lamp) +
    gelGradient('e62-e', [194, 190, 60], gels.dark) +
    haloGradient('e62-h', '#ffb35a', 0.6) +
    gelGradient('e62-i', [200, 60, 200], gels.ice),
  parts:
    glow('e62-h', 202, 296, 186) +
    litPly('e62', eave, { edge: rim, fill: ink.mid }) +
    `<path fill="#f4faff" d="${snowCap}"/><path class="gel" fill="url(#e62-i)" d="${taper('76,50 76,76 76,100', [5, 4, 0], { per: 1 })}${taper('108,50 108,70', [4, 0], { per: 1 })}${taper('330,50 330,82', [5, 0], { per: 1 })}${taper('296,50 296,64', [4, 0], { per: 1 })}"/>` +
    litPly('e62', robe, { edge: rim }) +
    // hem of the robe, frozen to a point
    `<g class="gel">${gelWindow(tip, 'e62-g')}<path fill="#fff9e6" opacity=".75" d="${taper('160,330 178,372 194,420', [0, 9, 0])}${taper('222,334 220,372 212,402', [0, 6, 0])}"/></g>` +
    underShadow(
      'e62',
      paper(
        taper('202,318 206,384 202,466', [9, 8, 0]) +
          taper('144,312 176,350 190,402', [8, 7, 0]) +
          taper('262,310 236,352 218,404', [8, 6, 0]) +
          taper('136,300 170,318 202,324 236,318 270,298', [16, 14, 18, 14, 16]),
      ),
    ) +
    `<path fill="${innerRim}" d="${taper('124,206 118,250 140,290', [0, 4, 0])}${taper('280,206 286,250 262,292', [0, 4, 0])}${taper('150,226 180,262 200,272', [0, 4, 0])}${taper('254,226 226,262 204,272', [0, 4, 0])}"/>` +
    // the face, lit from below by his own cold candle
    litPly('e62', shape('142,136 136,178 148,222 178,252 206,258 238,246 262,214 266,172 258,136 200,122'), { edge: innerRim }) +
    `<g class="gel">${gelWindow(face, 'e62-f')}${inkOnGel(taper('172,144 200,138 232,144', [0, 4, 0]) + taper('176,154 202,149 226,154', [0, 4, 0]) + taper('160,196 166,216 178,228', [0, 5, 0]) + taper('246,192 240,214 230,226', [0, 5, 0]), '#a8401c', 0.7)}</g>` +
    underShadow(
      'e62',
      paper(
        shape('156,182* 170,170 188,174 196,188* 184,198 166,196') +
          shape('250,178* 236,167 216,172 208,186* 220,197 240,193') +
          taper('200,182 196,200 190,212', [4, 8, 9]) +
          shape('170,220* 188,216 204,222 220,215 236,214* 222,232 202,236 184,231') +
          taper('148,172 168,158 196,168', [3, 10, 3]) +
          taper('258,168 238,154 208,166', [3, 10, 3]),
      ),
    ) +
    // he looks straight down
    `<g class="eye"><path fill="url(#e62-e)" d="${shape('162,184* 174,178 190,187* 180,193 170,192')}${shape('244,181* 232,176 214,185* 222,192 236,189')}"/>${paper(circle(177, 189, 4.5) + circle(226, 187, 4.5))}</g>` +
    paper('M188 222l5 7l5-6zM214 221l5 7l5-8z', '#ffffff') +
    litPly('e62', hat, { edge: rim }) +
    `<path fill="${innerRim}" d="${taper('186,26 150,72 100,124', [2, 4, 2], { per: 1 })}${taper('194,26 180,72 156,120', [2, 4, 2], { per: 1 })}${taper('206,26 216,72 236,120', [2, 4, 2], { per: 1 })}${taper('216,26 252,72 300,124', [2, 4, 2], { per: 1 })}"/>` +
    // snow that has stayed on the hat
    `<path fill="#f4faff" d="${shape('112,86* 134,62 160,40 178,20* 224,20* 240,38 262,58* 244,70 232,54 214,64 198,46 180,66 164,56 150,78 134,74')}"/>` +
    // praying hands and a rosary of ice
    `<g class="arms">${litPly('e62', sleeve(1) + sleeve(-1), { edge: innerRim })}<path fill="none" stroke="#0a0410" stroke-width="3" d="M172 318a34 44 0 1 0 68 0a34 44 0 1 0-68 0"/>` +
    `<path class="gel" fill="url(#e62-i)" stroke="#0a1030" stroke-width="2" d="${beads}"/>${litPly('e62', shape('186,300 188,258 198,232 203,224* 208,232 218,258 220,300 203,310'), { edge: rim })}${paper(taper('203,230 203,304', [3, 4], { per: 1 }), innerRim)}</g>` +
    `<path class="gel" fill="#ffe6b0" d="M202 470q-6 10 0 13q6-3 0-13z"/>`,
})
