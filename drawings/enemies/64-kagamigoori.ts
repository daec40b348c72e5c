import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, cut, shape, taper } from '../tools/paper.ts'

// a mirror frozen into its frame: eight facets and a crown of splinters
const shards = cut(
  '100,104 60,40 128,66 134,8 176,52 210,10 232,52 286,14 284,70 350,48 312,108 372,132 328,164 366,212 318,214 340,258 290,238 206,290 122,238 72,258 92,214 40,222 82,168 30,142',
)
const frame = cut('130,76 206,48 284,78 318,150 300,226 238,272 172,272 112,226 96,148')
const glass = cut('142,92 206,68 272,94 300,152 284,216 230,256 180,256 128,216 114,150')
const handle = shape('178,266* 234,266* 230,292 222,306 232,330 228,352 240,372* 172,372* 184,352 180,330 190,306 182,292')
const snow = shape('92,378* 120,362 156,356 186,346 206,352 230,344 262,356 296,362 322,378*')
// the face in it stands on its head
const mask = shape('162,142 164,112 184,96 208,92 232,98 250,116 250,144 242,178 226,198 206,204 186,198 170,176')
const hair = shape(
  '150,150* 158,186 174,208 206,218 238,208 254,184 262,150* 266,196 252,226 228,240 236,252* 206,248 176,252* 184,240 160,226 146,198',
)

export const drawing: Drawing = creature(64, 'kagamigoori', {
  size: [400, 400],
  shadow: [206, 374, 120],
  flood: '#0c1833',
  defs:
    gelGradient('e64-g', [206, 160, 118], gels.fire) +
    gelGradient('e64-m', [206, 150, 70], ['#ffffff', '#fff3d8', '#ffd0a0', '#e08a5a']) +
    gelGradient('e64-i', [206, 130, 190], ['#ffffff', '#d4eeff', '#7fb4ec', '#2f5fb0']) +
    gelGradient('e64-e', [206, 150, 60], gels.spirit) +
    haloGradient('e64-h', '#ff9a5a', 0.5),
  parts:
    glow('e64-h', 206, 180, 178) +
    litPly('e64', shards, { edge: rim, fill: ink.mid }) +
    `<path class="gel" fill="url(#e64-i)" opacity=".92" d="${cut('72,52 126,74 108,104')}${cut('138,24 170,56 142,70')}${cut('210,22 226,54 184,56')}${cut('280,26 278,70 246,58')}${cut('338,56 306,106 292,80')}${cut('358,134 322,160 316,128')}${cut('352,206 314,206 320,176')}${cut('46,144 86,166 94,132')}${cut('54,214 92,206 86,178')}${cut('86,244 118,230 104,214')}${cut('326,244 294,230 308,214')}"/>` +
    litPly('e64', handle, { edge: rim }) +
    `<path class="gel" fill="url(#e64-i)" d="${shape('200,280* 206,300 204,326 206,350* 198,330 196,304')}${shape('216,282* 218,296 214,304* 212,292')}"/>` +
    litPly('e64', frame, { edge: rim }) +
    `<g class="gel">${gelWindow(glass, 'e64-g')}${inkOnGel(hair, '#2a0a14', 0.88)}<path fill="url(#e64-m)" d="${mask}"/>` +
    inkOnGel(taper('176,182 206,190 238,180', [0, 6, 0]), '#b9582f', 0.5) +
    '</g>' +
    // eyes below, mouth above
    paper(
      shape('168,154* 182,142 200,150 204,160* 190,168 176,164') +
        shape('246,152* 232,141 216,149 211,160* 224,167 238,163') +
        taper('170,172 184,176 200,170', [1, 4, 1]) +
        taper('244,170 230,175 214,169', [1, 4, 1]) +
        shape('190,112* 206,116 222,111* 216,104 206,106 197,104') +
        taper('206,142 204,130 200,124', [2, 4, 3]),
    ) +
    `<g class="eye"><path fill="url(#e64-e)" d="${shape('174,155* 184,148 199,158* 188,163')}${shape('240,154* 230,147 216,157* 226,163')}"/>${paper(circle(185, 156, 4.5) + circle(226, 155, 4.5))}</g>` +
    `<path fill="#f2604f" opacity=".45" d="${circle(178, 132, 8)}${circle(236, 130, 8)}"/>` +
    // facets and a crack
    underShadow(
      'e64',
      paper(
        taper('114,150 140,156 158,148', [5, 4, 0]) +
          taper('300,152 276,158 258,150', [5, 4, 0]) +
          taper('142,92 156,108 160,120', [5, 4, 0]) +
          taper('272,94 258,110 254,122', [5, 4, 0]) +
          taper('270,230 252,206 262,192 246,172', [7, 5, 4, 0]) +
          taper('256,208 236,212 224,204', [4, 3, 0]),
      ),
    ) +
    `<path fill="#ffffff" opacity=".8" d="${cut('134,196 128,156 136,154 146,204')}${cut('130,140 144,104 150,104 136,142')}${cut('276,120 286,146 282,150 272,124')}"/>` +
    // it polishes itself
    `<g class="arms">${paper(taper('232,312 290,318 328,284 320,244', [26, 24, 20, 16]))}${litPly('e64', shape('286,236* 296,210 322,198 346,208 356,232* 344,250 350,270* 326,258 306,268* 300,250'), { edge: rim, fill: ink.far })}${litPly('e64', shape('304,226 316,216 332,220 338,236 328,248 310,246'), { edge: rim, shadow: false })}<path fill="${innerRim}" d="${taper('316,222 320,234', [3, 2], { per: 1 })}${taper('326,222 330,236', [3, 2], { per: 1 })}"/>` +
    `${paper(taper('184,316 140,330 108,314 96,288', [24, 22, 18, 14]) + taper('98,292 82,278 80,262', [8, 6, 0]) + taper('98,292 96,270 100,256', [8, 6, 0]) + taper('100,294 112,276 118,264', [8, 6, 0]) + taper('96,296 78,294 68,284', [8, 6, 0]))}</g>` +
    `<path fill="#f4faff" stroke="${ink.near}" stroke-width="5" d="${snow}"/><path fill="#a9c6ec" d="${taper('130,370 176,362 206,366', [0, 4, 0], { per: 1 })}${taper('236,366 264,364 292,370', [0, 4, 0], { per: 1 })}"/>`,
})
