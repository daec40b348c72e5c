import { ink } from '../bodies/figure.ts'
import { bust, bustPly, inFront } from '../people/guild.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { lanternDefs, radial } from '../places/scenery.ts'

// 組合長ススケ, a cat: soot-black, in the president's half coat, eyes like two well-trimmed wicks. Sits as one who has decided everything.
const p = 'j4s'
const tail = taper('300,404 356,384 372,320 352,270 366,236', [30, 34, 32, 28, 12])
const body = shape('70,430* 74,360 96,316 140,290* 200,284 260,290* 304,316 326,360 330,430*')
const head = shape(
  '110,196 102,150 96,92 100,66* 132,82 164,108* 200,100 236,108* 268,82 300,66* 304,92 298,150 290,196* 314,206 296,218* 308,234 282,240* 262,272 230,290 200,294 170,290 138,272 118,240* 92,234 104,218* 86,206',
)
const innerEars = shape('112,88* 134,100 148,118 122,140') + shape('288,88* 266,100 252,118 278,140')
const notch = 'M300 66l-14 18 16 8z'
const eyeLeft = shape('126,196* 138,172 160,168 182,186 186,204* 168,214 142,212')
const eyeRight = shape('274,196* 262,172 240,168 218,186 214,204* 232,214 258,212')
const lids =
  shape('124,194* 138,170 160,166 184,184 188,196* 160,182 140,186') + shape('276,194* 262,170 240,166 216,184 212,196* 240,182 260,186')
const pupils = shape('158,176 165,192 158,210 151,192') + shape('242,176 249,192 242,210 235,192')
const muzzle = shape('164,238 176,224 200,230 224,224 236,238 232,256 212,266 200,258 188,266 168,256')
const whiskers = [
  '166,244 120,238 70,244',
  '166,252 124,256 78,272',
  '170,260 136,274 104,296',
  '234,244 280,238 330,244',
  '234,252 276,256 322,272',
  '230,260 264,274 296,296',
]
  .map((points) => taper(points, [2.6, 2, 0.4], { per: 1 }))
  .join('')
const coatLeft = shape('40,430* 50,352 88,312 134,296* 160,330 172,380 176,430*')
const coatRight = shape('360,430* 350,352 312,312 266,296* 240,330 228,380 224,430*')
const tufts = shape('166,300* 178,330 184,318* 192,346 200,326* 208,346 216,318* 222,330 234,300* 200,310')

export const drawings = bust('job-boss-4', p, {
  defs:
    lanternDefs(p) + radial(`${p}-e`, [0, '#fffbd0'], [0.45, '#ffd23c'], [1, '#d8741a']) + radial(`${p}-i`, [0, '#ffb0a0'], [1, '#8a3448']),
  light: ['#ffb060', '#7a2f52'],
  behind: bustPly(p, tail) + bustPly(p, body),
  before:
    `${bustPly(p, coatLeft + coatRight, '#3f2468', '#d8b0ff')}<path fill="none" stroke="#ffcf73" stroke-width="5" d="M134 298q30 40 40 132M266 298q-30 40-40 132"/><path fill="#ffcf73" d="${circle(98, 364, 15)}${circle(302, 364, 15)}"/><path fill="#3f2468" d="${[
      98, 302,
    ]
      .map((x) =>
        shape([
          [x, 352, true],
          [x + 8, 366],
          [x, 376],
          [x - 8, 366],
        ]),
      )
      .join('')}"/><path fill="#2b1b38" d="${tufts}"/>` +
    `<g filter="url(#${p}-s)"><path fill="#ffd9a0" transform="translate(0-3)" d="${head}"/><path fill="${ink.near}" d="${head}"/></g><path fill="url(#${p}-i)" d="${innerEars}"/><path fill="#ffb060" d="${notch}"/>` +
    `<path fill="#3a2a44" d="${shape('190,112* 200,106 210,112* 206,150 200,162 194,150')}${shape('166,122* 178,116 182,124* 184,146 180,154')}${shape('234,122* 222,116 218,124* 216,146 220,154')}"/><path fill="#3a2a44" d="${muzzle}"/>` +
    `<g fill="url(#${p}-halo)" opacity=".55"><circle cx="157" cy="192" r="40"/><circle cx="243" cy="192" r="40"/></g><g class="eye"><path fill="url(#${p}-e)" d="${eyeLeft}"/><path fill="url(#${p}-e)" d="${eyeRight}"/><path fill="#150d1c" d="${pupils}"/><circle cx="152" cy="184" r="4" fill="#fff"/><circle cx="236" cy="184" r="4" fill="#fff"/></g><path fill="#150d1c" d="${lids}"/>` +
    `<path fill="#f08a7a" d="${shape('190,228* 200,224 210,228* 206,238 200,242 194,238')}"/><path fill="none" stroke="#0c0711" stroke-width="3" stroke-linecap="round" d="M200 242v8q-10 10-20 4M200 250q10 10 20 4"/><path fill="#f8e9c8" opacity=".9" d="${whiskers}"/>` +
    `<path fill="#c2362c" d="${taper('140,292 200,312 260,292', [10, 14, 10])}"/><g transform="translate(200 340)"><circle r="46" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="M-12-20h24q10 9 10 20t-10 20h-24q-10-9-10-20t10-20z"/><path fill="none" stroke="#8f3a1d" stroke-width="1.600" opacity=".8" d="M-17-12h34M-21-4h42M-21 4h42M-17 12h34"/><path fill="#150d1c" d="M-11-25h22v7h-22zM-11 18h22v7h-22z"/></g>`,
  lids: inFront(
    `<path fill="${ink.near}" d="${eyeLeft}${eyeRight}"/><path fill="none" stroke="#6b4a5e" stroke-width="4" stroke-linecap="round" d="M128 202q26 14 52 2M272 202q-26 14-52 2"/>`,
  ),
})
