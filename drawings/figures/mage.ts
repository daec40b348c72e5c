import { at, cutOut, cutOutPlies, gelAt, limb, slit, turnedSkin } from '../tools/cut-out.ts'
import { gels } from '../bodies/figure.ts'
import { leaf, shape } from '../tools/paper.ts'
import { starCut } from '../bodies/portrait.ts'

// ウツシ from the side: finger-wave bob with a curl, ruff, the magic lantern on her back, a fan of slides in one hand.

const p = 'f4'
const { near, far, gel } = cutOutPlies(p, '#7a5ab8')

// Round the neck: 0,0.
const face = shape('22,-96* 33,-82* 33,-68 46,-49 38,-44* 41,-38 36,-34* 38,-28 32,-15 14,-6 -6,-10 -18,-36 -10,-84')
const wave = shape(
  '44,-92 34,-80 20,-72 22,-60 10,-52 14,-42 2,-34 6,-24 16,-22 20,-30* 27,-20 22,-8 6,-2 -18,2 -42,-2 -56,-18 -60,-52 -56,-86 -38,-114 -6,-126 26,-116 42,-102',
)
const head = `${near(shape('-16,14* -12,-24* 18,-24* 18,14*'))}
  <path fill="url(#${p}-f)" d="${face}"/><path fill="#2a1030" d="${shape('14,-64* 22,-70 33,-66* 30,-57 22,-55')}${slit('12,-80 22,-86 34,-80', [2, 4, 1])}${slit('20,-68 10,-74', [4, 0])}${slit('22,-69 14,-78', [3, 0])}"/>
  <path fill="#f8ecff" d="${shape('18,-63* 24,-67 31,-64* 28,-58 22,-58')}"/><circle cx="27" cy="-62" r="3.4" fill="#8a4ce0"/><path fill="#d8304e" d="${shape('33,-39* 38,-41 41,-38 37,-35 39,-31 34,-32')}"/>
  ${near(wave)}<path fill="url(#${p}-g)" d="${slit('34,-104 0,-108 -30,-92 -42,-58 -40,-16', [0, 5, 5, 5, 0])}${slit('30,-94 2,-94 -18,-76 -26,-48 -24,-12', [0, 5, 4, 4, 0])}${slit('16,-80 2,-70 -6,-48 -6,-18', [0, 4, 4, 0])}${slit('2,-14 14,-12 20,-22', [0, 3, 0])}"/>
  <g transform="translate(-14 -98)rotate(-22)"><path fill="#170d1c" d="M-17-20h34v40h-34z"/><path fill="#ffd27a" d="M-12-15h24v30h-24z"/><path fill="#4a1a6c" d="${starCut(0, 0, 10)}"/></g>`
const ruff = `<path fill="url(#${p}-r)" d="${[-84, -50, -18, 16, 50, 80].map((turn) => leaf(0, 0, 48, 20, ((turn + 96) * Math.PI) / 180)).join('')}"/><path fill="#8a4cd0" d="${leaf(0, 0, 42, 3, 1.2)}${leaf(0, 0, 42, 3, 2)}"/>`

const slideGels = ['0', '1', '2', '3'] as const
const slideColours = [
  ['#fff0b0', '#ffae42'],
  ['#f6e0ff', '#a468f0'],
  ['#d8f6ff', '#3f9fe8'],
  ['#ffd8e4', '#ee5a8c'],
] as const
const motifs = [
  '<circle cy="-68" r="8" fill="#7a2a1c"/>',
  `<path fill="#3a1660" d="${starCut(0, -68, 11)}"/>`,
  `<path fill="#0c3a6a" d="${shape('0,-80* 8,-66 5,-59 0,-57 -5,-59 -8,-66')}"/>`,
  `<path fill="#4a1030" d="${shape('-9,-68 -2,-70 7,-76 5,-67 9,-62 1,-62 -5,-58 -5,-64')}"/>`,
] as const
const fan = `<g fill="#170d1c">${at(0, 0, -20, `<path id="${p}-q" d="M-17-92h34l-9 84h-16z"/>`)}${[6, 32, 58].map((turn) => `<use href="#${p}-q" transform="rotate(${turn})"/>`).join('')}</g>${slideGels
  .map((key, index) => at(0, 0, index * 26 - 20, `<path fill="url(#${p}-${key})" d="M-13-88h26l-3 40h-20z"/>${motifs[index] ?? ''}`))
  .join('')}`
const fist = shape('-14,-8 -6,-15 8,-15 15,-6 13,8 2,14 -10,12 -16,4')

const lantern = `${near('M-132-274v-34h-8v-12h64v12h-8v34z')}${near(shape('-168,-262* -140,-284 -70,-284 -44,-262*'))}${near('M-158-264h104v160h-104z')}
  ${near('M-56-258h34v-8h22v-8h18v72h-18v-8h-22v-8h-34z')}<path fill="url(#${p}-g)" d="M2-268h6v60h-6zM-46-248h22v4h-22zM-46-232h22v4h-22z"/>
  <path fill="url(#${p}-a)" d="M-146-246h80v8h-80zM-146-126h80v8h-80z"/>
  <circle cx="-106" cy="-182" r="30" fill="#170d1c" stroke="url(#${p}-a)" stroke-width="7"/><circle cx="-106" cy="-182" r="23" fill="url(#${p}-a)"/><path fill="#170d1c" d="${starCut(-106, -182, 17)}"/>`
// Round the waist: 0,0.
const upper = `${lantern}${far(limb('20,-84 62,-56 92,-46', [36, 34, 24]))}
  ${near(shape('-36,20* -44,-30 -40,-76 -14,-102 24,-104 46,-84 50,-50 38,-12 32,20*'))}
  ${gel(slit('26,-92 34,-50 22,8', [2, 6, 3]) + leaf(-28, -70, 56, 5, 1.5))}<path fill="#6b3f8a" d="${slit('-66,-126 -30,-88 -20,-50 -26,-8', [9, 10, 9, 7])}"/>
  ${at(14, -104, 0, head, 0.88)}
  ${at(108, -44, 12, fan)}${near(limb('8,-90 18,-58 60,-30 102,-38', [10, 44, 38, 24]), '#b98cf0')}${gel(slit('82,-48 90,-24', [6, 6]) + slit('20,-44 42,-30 62,-30', [0, 5, 0]))}${at(110, -44, 0, `${near(fist)}<path fill="#e8c4e8" d="${shape('-8,-9 6,-12 12,-5 2,-2 -8,-3')}"/>`)}${at(14, -112, 0, ruff)}`

const skirt = (hem: string, slits: string): string => `${near(shape(hem))}${gel(slits, 'k')}`
const defs = [
  gelAt(p, 'g', [40, -80, 300], ['#fff2ff', '#e6b8ff', '#9a5ae6', '#43208c']),
  gelAt(p, 'a', [-106, -190, 110], gels.lamp),
  ...slideColours.map(
    ([light, edge], index) =>
      `<linearGradient id="${p}-${index}" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${edge}"/></linearGradient>`,
  ),
  gelAt(p, 'k', [210, 380, 150], ['#fff2ff', '#e6b8ff', '#9a5ae6', '#5a2aa8']),
  gelAt(p, 'r', [0, 0, 64], ['#ffffff', '#fbeaff', '#cf9af4', '#7a3ccc']),
  turnedSkin(p, -14, 42, '#ffe6cc', '#b8708a'),
]

// Upright, leaning back a little under the lantern, before the slide goes in.
const wound = `${skirt('164,332* 156,400 136,462 110,512* 306,512* 286,452 262,392 238,332*', slit('196,360 190,430 170,506', [0, 7, 6]) + slit('216,362 224,436 240,506', [0, 8, 7]) + slit('240,400 258,456 280,506', [0, 5, 4]))}${at(200, 346, -6, upper)}`
// She bows, so that the lantern looks over her head.
const strike = `${skirt('160,330* 140,396 104,460 66,512* 286,512* 276,452 262,392 238,336*', slit('196,360 182,430 144,506', [0, 7, 6]) + slit('218,362 224,436 226,506', [0, 8, 7]) + slit('240,400 254,456 264,506', [0, 5, 4]))}${at(200, 352, 14, upper)}`

// Its pin is the shoulder, 50,170.
const arm = `${at(146, 62, 10, `<path fill="#170d1c" d="M-30-62h60v64h-60z"/><path fill="#ffd9a0" d="M-30-64h60v2h-60z"/><path fill="url(#${p}-1)" d="M-23-55h46v50h-46z"/><path fill="#3a1660" d="${starCut(0, -29, 19)}"/>`)}
  ${near(limb('34,152 50,172 98,160 128,124 142,84', [14, 46, 42, 34, 20]), '#b98cf0')}<path fill="url(#${p}-k)" d="${slit('96,170 116,150 126,132', [0, 6, 0])}${slit('126,100 146,108', [6, 6])}"/>${at(144, 72, -20, `${near(fist)}<path fill="#ffe0cc" opacity=".85" d="${shape('-8,-9 6,-12 12,-5 2,-2 -8,-3')}"/>`)}`

export const drawings = [
  cutOut({ name: 'mage-wound', size: [420, 520], defs, content: wound }),
  cutOut({ name: 'mage-strike', size: [420, 520], defs, content: strike }),
  cutOut({
    name: 'mage-arm',
    size: [220, 220],
    defs: [...defs.filter((def) => def.includes(`${p}-1`)), gelAt(p, 'k', [150, 90, 120], gels.dark)],
    content: arm,
  }),
]
