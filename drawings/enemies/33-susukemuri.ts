import { creature, glow, inkOnGel, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'

// cusps between the billows: smoke, not hair
const smoke = shape(
  '166,404* 162,380 128,360 94,336 70,296 58,246 56,190 66,142 90,106 124,88* 134,56 172,40 208,54* 226,24 268,16 294,44* 312,18 352,10 382,26 388,54 366,70* 364,98 336,114 306,104* 300,134 272,148* 290,176 290,222 280,264* 290,300 272,340 254,372 240,404*',
)
const longFace = shape('80,190 90,140 128,112 176,106 222,120 250,162 252,220 244,280 226,332 190,358 150,350 112,314 90,256')
// cuts that show the smoke rolling
const rolls =
  taper('196,74 214,84 236,72 238,50 222,50', [0, 8, 8, 6, 0]) +
  taper('286,62 302,78 326,70 330,46 314,44', [0, 8, 8, 6, 0]) +
  taper('340,84 358,72 356,50 344,54', [0, 7, 6, 0]) +
  taper('262,116 280,120 286,98 274,92', [0, 7, 6, 0]) +
  taper('136,74 154,82 170,70 164,58', [0, 6, 5, 0])
const puffs = circle(384, 116, 9) + circle(366, 134, 6) + circle(393, 140, 4)
// arms of smoke reaching for the washing
const arm =
  taper('104,318 72,306 48,322 34,352', [34, 28, 22, 16]) +
  taper('36,344 14,356 8,380', [12, 9, 0]) +
  taper('36,348 30,370 32,394', [12, 9, 0]) +
  taper('40,346 50,366 54,384', [11, 8, 0]) +
  taper('44,336 62,346 70,360', [10, 8, 0])
// below the chin it comes apart in curls and puffs, none of which stands on the ground
const curls =
  taper('204,340 216,400 190,432 134,446 84,432 70,396 92,374 116,386 108,402', [116, 92, 62, 44, 36, 28, 22, 15, 0]) +
  taper('236,352 250,386 280,394 292,374 276,362', [70, 44, 26, 16, 0]) +
  taper('222,380 250,426 238,458 216,452', [30, 34, 20, 0]) +
  circle(182, 464, 10) +
  circle(270, 434, 8) +
  circle(206, 474, 5) +
  circle(262, 462, 5)
const inCurls =
  taper('206,392 192,418 140,432 98,420 86,396', [0, 9, 10, 8, 0]) +
  taper('232,396 252,418 244,442', [0, 8, 0]) +
  taper('250,372 268,382 282,378', [0, 6, 0])
const shirt = 'M-34-4l16-8q18 10 36 0l16 8l-2 26l-16-2l2 44q-18 6-36 0l2-44l-16 2z'

export const drawing: Drawing = creature(33, 'susukemuri', {
  size: [400, 500],
  shadow: [180, 474, 60],
  defs:
    gelGradient('e33-g', [166, 210, 170], gels.venom) +
    gelGradient('e33-e', [166, 200, 80], gels.ice) +
    haloGradient('e33-h', '#d070ff', 0.5),
  parts:
    glow('e33-h', 200, 210, 194) +
    `<g class="far">${paper(taper('276,300 322,306 350,338 354,380', [36, 28, 20, 13]) + taper('352,368 338,390 340,412', [10, 8, 0]) + taper('354,372 358,394 356,416', [10, 8, 0]) + taper('354,366 376,382 384,402', [10, 8, 0]), ink.mid)}</g>` +
    `<path fill="none" stroke="${rim}" stroke-width="2.5" d="M2 396Q40 408 74 412M250 424Q330 420 398 392"/>` +
    litPly('e33', curls, { edge: rim }) +
    litPly('e33', smoke, { edge: rim }) +
    paper(curls) +
    `<path fill="url(#e33-g)" opacity=".85" d="${rolls}${inCurls}"/>${paper(puffs)}` +
    `<g class="gel">${gelWindow(longFace, 'e33-g')}` +
    inkOnGel(
      taper('108,262 118,290 112,306', [0, 6, 0]) +
        taper('228,256 220,288 228,304', [0, 6, 0]) +
        taper('130,136 164,128 204,136', [0, 5, 0]) +
        taper('138,148 166,142 196,148', [0, 4, 0]),
      '#3a0560',
      0.7,
    ) +
    '</g>' +
    // the long nose hangs from the brow and drips
    underShadow(
      'e33',
      paper(
        taper('90,184 116,158 150,160', [3, 12, 7]) +
          taper('184,160 216,156 244,182', [7, 12, 3]) +
          taper('172,158 164,200 148,240 138,262', [7, 10, 14, 8]) +
          shape('138,252 126,264 130,280 148,278 164,282 172,270 164,260* 156,268 150,258') +
          shape('84,204* 104,176 134,178 152,204* 136,226 108,228') +
          shape('246,204* 228,176 198,178 180,204* 196,226 224,228') +
          taper('96,236 120,246 146,238', [0, 6, 0]) +
          taper('186,238 212,246 238,234', [0, 6, 0]) +
          shape('132,304* 152,288 182,290 198,306 196,332 180,350 156,350 140,334'),
      ),
    ) +
    `<g class="eye"><path fill="url(#e33-e)" d="${shape('92,205* 110,185 130,187 145,205* 130,219 110,220')}${shape('238,205* 222,185 202,187 187,205* 202,219 222,220')}"/>${paper(circle(112, 202, 8) + circle(208, 202, 8))}</g>` +
    `<path fill="url(#e33-g)" d="${shape('148,332* 168,318 188,330* 178,343 158,343')}"/>` +
    `<g class="arms">${litPly('e33', arm, { edge: rim })}</g>` +
    // washing on the line, one piece with a hand print
    `<g transform="translate(330 416)rotate(-4)scale(.92)">${paper(shirt, '#0a0410')}<path transform="translate(0 1)scale(.9)" fill="${rim}" d="${shirt}"/>${paper(
      circle(0, 30, 8) +
        taper(
          [
            [-5, 26],
            [-12, 14],
          ],
          [5, 3],
        ) +
        taper(
          [
            [-2, 24],
            [-4, 10],
          ],
          [5, 3],
        ) +
        taper(
          [
            [3, 24],
            [5, 10],
          ],
          [5, 3],
        ) +
        taper(
          [
            [7, 28],
            [14, 18],
          ],
          [5, 3],
        ),
    )}</g>` +
    paper('M300 402h5v14h-5zM354 398h5v14h-5z'),
})
