import { ink } from '../bodies/figure.ts'
import { bust, bustPly, inFront } from '../people/guild.ts'
import { shape, taper } from '../tools/paper.ts'
import { lanternDefs, radial } from '../places/scenery.ts'

// ススケ off duty: soot-black, eyes half shut, chin on the paws, tail round the front. The president's bell lamp stays on.
const p = 'psus'
const back = shape('40,430* 30,350 52,290 110,254 200,246 292,256 346,296 368,356 362,430*')
const head = shape(
  '112,226* 100,180 92,122 96,92* 130,108 164,134* 200,126 236,134* 270,108 304,92* 308,122 300,180 288,226* 314,236 296,248* 310,264 284,270* 264,304 232,322 200,326 168,322 136,304 116,270* 90,264 104,248* 86,236',
)
const innerEars = shape('110,114* 132,126 148,144 122,168') + shape('290,114* 268,126 252,144 278,168')
const notch = 'M304 92l-14 18 16 8z'
const eyeLeft = shape('122,232* 144,224 168,220 184,222* 182,238 166,250 142,248')
const eyeRight = shape('278,232* 256,224 232,220 216,222* 218,238 234,250 258,248')
const lids =
  shape('118,234* 130,206 158,196 182,208 190,224* 168,223 144,228') + shape('282,234* 270,206 242,196 218,208 210,224* 232,223 256,228')
const pupils = shape('160,220 167,233 160,249 153,233') + shape('240,220 247,233 240,249 233,233')
const muzzle = shape('164,272 176,258 200,264 224,258 236,272 232,290 212,300 200,292 188,300 168,290')
const whiskers = [
  '166,278 120,272 62,278',
  '166,286 124,290 70,306',
  '170,294 136,308 98,330',
  '234,278 280,272 338,278',
  '234,286 276,290 330,306',
  '230,294 264,308 302,330',
]
  .map((points) => taper(points, [2.6, 2, 0.4], { per: 1 }))
  .join('')
const paws =
  shape('92,396* 94,350 116,330 148,330 172,346 178,372 172,400*') + shape('228,400* 222,372 228,346 252,330 284,330 306,350 308,396*')
const toes = 'M118 372v20M136 366v26M154 372v20M246 372v20M264 366v26M282 372v20'
const tail = taper('372,430 376,372 344,366 270,392 180,402 96,392 54,406', [44, 40, 34, 32, 30, 26, 8])
const rings =
  taper('356,364 366,392 372,424', [8, 9, 8]) + taper('300,376 306,394 304,408', [6, 9, 6]) + taper('240,384 246,400 242,414', [6, 9, 6])
const cushion = shape('0,412* 60,398 200,404 340,398 400,412* 404,436* -4,436*')

export const drawings = bust('portrait-susuke', p, {
  defs:
    lanternDefs(p) + radial(`${p}-e`, [0, '#fffbd0'], [0.45, '#ffd23c'], [1, '#d8741a']) + radial(`${p}-i`, [0, '#ffb0a0'], [1, '#8a3448']),
  light: ['#ffb46a', '#7a2f52'],
  behind: `${bustPly(p, back)}<path fill="none" stroke="#4a3450" stroke-width="4" stroke-linecap="round" opacity=".8" d="M62 330q6-30 24-46M82 350q4-30 18-50M340 330q-8-30-24-46M320 350q-6-30-18-50"/>`,
  before:
    `<g filter="url(#${p}-s)"><path fill="#ffd9a0" transform="translate(0-3)" d="${head}"/><path fill="${ink.near}" d="${head}"/></g><path fill="url(#${p}-i)" d="${innerEars}"/><path fill="#ffb060" d="${notch}"/>` +
    `<path fill="#3a2a44" d="${shape('190,138* 200,132 210,138* 206,176 200,188 194,176')}${shape('166,148* 178,142 182,150* 184,172 180,180')}${shape('234,148* 222,142 218,150* 216,172 220,180')}${muzzle}"/>` +
    `<g fill="url(#${p}-halo)" opacity=".5"><circle cx="156" cy="228" r="36"/><circle cx="244" cy="228" r="36"/></g><g class="eye"><path fill="url(#${p}-e)" d="${eyeLeft}${eyeRight}"/><path fill="#150d1c" d="${pupils}"/><circle cx="152" cy="230" r="3.500" fill="#fff"/><circle cx="233" cy="230" r="3.500" fill="#fff"/></g><path fill="#150d1c" d="${lids}"/><path fill="none" stroke="#4a3450" stroke-width="3" stroke-linecap="round" d="M126 222q24-22 54-14M274 222q-24-22-54-14"/>` +
    `<path fill="#f08a7a" d="${shape('190,262* 200,258 210,262* 206,272 200,276 194,272')}"/><path fill="none" stroke="#0c0711" stroke-width="3" stroke-linecap="round" d="M200 276v8q-10 10-20 4M200 284q10 10 20 4"/><path fill="#f8e9c8" opacity=".9" d="${whiskers}"/>` +
    `<path fill="#c2362c" d="${taper('132,310 200,336 268,310', [9, 14, 9])}"/><g filter="url(#${p}-s)"><path fill="#7a2a3a" d="${cushion}"/></g>${bustPly(p, paws, ink.near, '#b3703f')}<path fill="none" stroke="#6b4a5e" stroke-width="3" stroke-linecap="round" d="${toes}"/>` +
    `<g transform="translate(200 358)"><circle r="46" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="M-12-20h24q10 9 10 20t-10 20h-24q-10-9-10-20t10-20z"/><path fill="none" stroke="#8f3a1d" stroke-width="1.600" opacity=".8" d="M-17-12h34M-21-4h42M-21 4h42M-17 12h34"/><path fill="#150d1c" d="M-11-25h22v7h-22zM-11 18h22v7h-22z"/></g>` +
    `${bustPly(p, tail, ink.near, '#ffd9a0')}<path fill="#3a2a44" d="${rings}"/>`,
  lids: inFront(
    `<path fill="${ink.near}" d="${eyeLeft}${eyeRight}"/><path fill="none" stroke="#6b4a5e" stroke-width="4" stroke-linecap="round" d="M128 240q26 12 50 0M272 240q-26 12-50 0"/>`,
  ),
})
