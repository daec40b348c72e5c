import { creature, paper } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'

// one traveller, cut once and printed three times
const hat = shape('92,158* 130,126 172,92 204,60* 236,92 276,124 320,156* 262,172 206,176 148,172')
const coat = shape(
  '150,206 126,242 104,300 84,366 70,418* 96,406 112,430* 138,410 156,440* 180,414 200,444* 222,414 244,440* 262,410 288,430* 304,406 330,418* 318,360 300,300 280,244 258,206 204,192',
)
const arm =
  taper('142,236 110,258 84,252 66,230', [48, 40, 30, 20]) +
  taper('70,236 54,218 50,200', [10, 8, 0]) +
  taper('68,234 46,226 34,212', [10, 8, 0]) +
  taper('68,240 46,242 30,236', [10, 8, 0]) +
  taper('74,244 58,256 50,258', [9, 7, 0])
const legs =
  taper('178,424 174,446 172,464', [26, 20, 18]) +
  taper('230,424 234,446 236,464', [26, 20, 18]) +
  shape('140,472* 150,456 178,454 188,472*') +
  shape('222,472* 228,454 250,454 270,472*')
const staff = taper('306,130 300,280 308,470', [9, 9, 10]) + circle(306, 122, 12)
const face = shape('160,166 158,196 174,222 204,234 232,222 248,196 248,166 204,160')
const figure = hat + coat + arm + legs + staff + face
const faceWindow = shape('170,178 170,198 184,216 204,223 224,214 237,196 238,177 204,183', { hole: true })
const coatWindow = shape('146,250* 130,300 112,356 102,392* 128,384 148,402* 168,384 186,404* 194,340 192,280 190,232*', { hole: true })
const coatWindow2 = shape('214,232* 212,290 216,350 220,404* 240,384 260,402* 278,384 300,394* 290,350 276,300 258,250*', { hole: true })
const hatWindow = shape('128,152* 166,116 198,84* 196,126 190,162 158,160', { hole: true })
const hatWindow2 = shape('212,84* 244,116 284,150* 252,160 220,162 210,126', { hole: true })
const straw = [
  [150, 256, 128, 330, 112, 396],
  [168, 250, 154, 330, 148, 404],
  [182, 250, 178, 330, 176, 392],
  [226, 250, 228, 330, 234, 394],
  [242, 254, 254, 330, 262, 404],
  [256, 258, 276, 330, 294, 396],
]
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
    taper(
      [
        [a, b],
        [c, d],
        [e, f],
      ],
      [2, 6, 3],
      { per: 1 },
    ),
  )
  .join('')
/** Printer's mark by which the plates should have been laid on one another. */
const mark = (x: number, y: number): string => `M${x - 14} ${y}h28M${x} ${y - 14}v28`

export const drawing: Drawing = creature(63, 'shimizure', {
  size: [400, 500],
  shadow: [204, 474, 120],
  flood: '#0c1833',
  defs:
    `<path id="e63-p" d="${figure}"/>` +
    gelGradient('e63-r', [190, 260, 240], ['#ffe0a0', '#ff9a5a', '#f2503f', '#a81a4a']) +
    gelGradient('e63-b', [230, 260, 240], ['#d8fbff', '#5fd8ee', '#2f8fe0', '#1a3f9a']),
  parts:
    // the landscape was on the same plates
    `<g fill="none" stroke-width="5" stroke-linejoin="round" opacity=".55"><path stroke="#f2503f" d="M4 330L70 262L104 300M300 300L352 240L396 296M360 150v60M344 178l16-26l16 26M340 198l20-28l20 28"/><path stroke="#2f8fe0" d="M18 340L84 272L118 310M314 310L366 250L392 280M374 160v60M358 188l16-26l16 26M354 208l20-28l20 28"/></g>` +
    // red plate too far left, blue plate too far right
    `<g class="gel"><use href="#e63-p" transform="translate(-17-9)" fill="url(#e63-r)"/><use href="#e63-p" transform="translate(16 8)" fill="url(#e63-b)" opacity=".82"/></g>` +
    // key plate with the lines
    `<g class="key">${litPly('e63', hat + hatWindow + hatWindow2, { edge: rim })}${litPly('e63', coat + coatWindow + coatWindow2, { edge: rim })}${paper(arm + legs + staff)}${paper(straw)}${litPly('e63', face + faceWindow, { edge: rim, shadow: false })}` +
    `${paper(taper('170,96 186,130 176,164', [3, 5, 3], { per: 1 }) + taper('236,96 222,130 232,164', [3, 5, 3], { per: 1 }) + taper('148,124 164,144 158,164', [2, 4, 2], { per: 1 }) + taper('262,124 246,144 252,164', [2, 4, 2], { per: 1 }))}</g>` +
    paper(
      shape('148,214* 176,228 204,232 234,228 260,214* 268,230 238,248 204,252 170,248 140,232') +
        taper('246,236 280,262 296,300 316,296', [22, 20, 16, 0]),
      ink.mid,
    ) +
    // both eyes, printed twice
    `<g class="eye"><path fill="#fff" d="${shape('176,192* 186,184 198,192* 188,200')}${shape('212,190* 222,183 234,190* 224,198')}"/><path fill="#e8402f" d="${circle(184, 191, 4.5)}${circle(220, 189, 4.5)}"/><path fill="#1f6fd0" d="${circle(191, 194, 4.5)}${circle(228, 192, 4.5)}"/>${paper(circle(187, 192, 3) + circle(224, 190, 3))}</g>` +
    paper(taper('190,210 204,214 218,209', [0, 5, 0])) +
    `<path fill="none" stroke="#0a0410" stroke-width="3" d="${mark(30, 30)}${mark(372, 30)}M16 30a14 14 0 1 0 28 0a14 14 0 1 0-28 0M358 30a14 14 0 1 0 28 0a14 14 0 1 0-28 0"/><path fill="none" stroke="#f2503f" stroke-width="2" d="${mark(20, 24)}"/><path fill="none" stroke="#2f8fe0" stroke-width="2" d="${mark(382, 36)}"/>`,
})
