import { at, cutOut, cutOutPlies, gelAt, limb, slit, turnedSkin } from '../tools/cut-out.ts'
import { circle, leaf, shape } from '../tools/paper.ts'

// キリカ from the side: hair she cuts herself, side tail, cowlick, the tape measure flying; two hands on the shears.

const p = 'f1'
const { near, middle, far, gel } = cutOutPlies(p)
const yellow = '#ffd34a'

// Round the neck: 0,0.
const face = shape('28,-96* 40,-80 38,-68 51,-53 42,-47* 45,-40 40,-36* 42,-29 36,-16 16,-8 -6,-12 -22,-40 -14,-84')
const hair = shape(
  '52,-76* 40,-82 40,-66* 30,-80 25,-58* 16,-78 8,-54* 4,-66 4,-24* -8,-46 -12,-14* -22,-36 -34,-6* -36,-36 -54,-18* -50,-54 -54,-82 -42,-108 -18,-121* -30,-136 -50,-140* -26,-150 -8,-138* -8,-152 4,-164* 8,-142 6,-122* 32,-114 50,-96',
)
const tail = shape('-40,-98* -66,-120 -98,-116 -124,-90* -98,-96 -108,-74 -130,-52* -98,-62 -90,-48 -98,-20* -66,-50 -44,-72*')
const slits = leaf(-20, -108, 46, 4.5, 2.1) + leaf(2, -112, 42, 4.5, 1.5) + leaf(24, -106, 32, 4, 1.1) + leaf(-40, -74, 44, 4, 1.6)
const head = `${middle(tail)}${gel(leaf(-60, -96, 46, 4, 2.9) + leaf(-60, -84, 44, 4, 2.5))}${near(shape('-20,10* -14,-30 24,-30 22,12*'))}
  <path fill="url(#${p}-f)" d="${face}"/><path fill="#2a1424" d="${shape('20,-64* 28,-70 38,-66* 36,-57 28,-54 22,-57')}${limb('18,-76 28,-80 40,-74', [3, 6, 2])}${limb('33,-32 40,-33', [3, 0])}"/>
  <path fill="#fff7d6" d="${shape('23,-63* 29,-67 36,-63* 33,-57 27,-57')}"/><circle cx="32" cy="-62" r="3.6" fill="#f2691f"/><path transform="translate(43 -58) rotate(52)" fill="#fff3d6" d="M-7-4h14v8h-14z"/>
  ${near(hair)}${gel(slits)}<path fill="#c9840f" d="${circle(-46, -84, 12)}"/><path fill="${yellow}" d="${circle(-45, -86, 10.5)}"/>`
/** The tape measure along its middle line, with its marks. */
const tape = (line: string, marks: string): string =>
  `<path fill="${yellow}" d="${limb(line, [11, 13, 13, 12, 10])}"/><path fill="none" stroke="#8a2f14" stroke-width="2.500" d="${marks}"/>`
const fist = shape('-15,-8 -8,-17 8,-17 17,-8 16,8 6,17 -9,16 -17,6')
const hand = `${near(fist)}<path fill="url(#${p}-h)" d="${shape('-10,-10 8,-14 14,-6 4,-3 -8,-3')}"/>`
const boot = shape('-22,-22* 14,-26 22,-6 44,4 48,18* -26,18*')

const defs = [
  gelAt(p, 'g', [220, 200, 220], ['#fff7d0', '#ffd766', '#ff8a3a', '#e0301f']),
  turnedSkin(p, -16, 46),
  `<linearGradient id="${p}-h"><stop stop-color="#ff8a3a"/><stop offset="1" stop-color="#ffd9a8"/></linearGradient>`,
  `<linearGradient id="${p}-s" x2="1" y2="0"><stop stop-color="#2b1b38"/><stop offset=".4" stop-color="#6b3a4e"/><stop offset=".45" stop-color="#fffbe6"/><stop offset="1" stop-color="#ffb84a"/></linearGradient>`,
]

// Low on one knee: everything points back and down, ready to go up and to the right.
const wound = `
  ${tape('214,176 178,158 132,168 92,150 52,160', 'M180 156l-2 7M164 158l0 7M148 162l1 7M132 165l-1 7M116 159l-3 7M100 150l-2 6M84 149l1 7M68 153l2 7')}
  ${far(limb('226,190 190,182 158,160 132,174', [40, 34, 28, 22]))}${at(128, 176, 0, far(fist))}
  ${far(limb('150,274 112,318 84,336', [76, 66, 46]) + limb('92,330 56,352 30,380', [36, 26, 20]))}${at(28, 382, 28, far(boot))}
  ${gel(slit('126,306 98,330 80,342', [0, 7, 0]) + slit('70,336 76,350', [5, 5]) + slit('60,342 66,356', [5, 5]))}
  ${near(shape('182,172* 214,158 242,176 242,208 228,244 214,282 224,306* 190,300 150,316 92,312* 116,280 122,250 140,214 160,188'))}
  ${gel(slit('98,310 148,312 190,298 220,304', [4, 8, 8, 4]) + slit('214,178 198,222 204,288', [2, 10, 5]) + leaf(146, 236, 52, 6, 1.9))}
  ${near(limb('138,258 170,276 232,280 268,306', [30, 74, 76, 56]) + limb('262,300 256,336 240,372', [46, 30, 24]))}
  ${gel(slit('186,286 232,290 256,312', [0, 8, 0]) + slit('236,336 268,342', [6, 6]) + slit('232,350 262,356', [6, 6]))}${at(238, 380, 0, near(boot))}
  ${at(222, 174, 5, head)}
  ${near(limb('222,164 204,194 172,238 132,232 94,214', [14, 50, 46, 36, 26]))}${gel(slit('196,212 168,242 140,240', [0, 8, 0]))}
  <path fill="#e8263c" d="${shape('104,202 124,204 130,222 122,238 104,236 98,220')}"/><path fill="#ff7a5a" d="${shape('106,204 122,206 126,214 102,212')}"/><path fill="none" stroke="#fff3d6" stroke-width="2" d="M112 206l2-14M118 208l8-12M124 214l11-7"/>
  ${at(90, 216, 14, hand)}`

// One line from the trailing foot to the points of the shears.
const strike = `
  ${tape('228,170 182,182 142,160 92,182 48,160', 'M206 173l1 8M190 177l0 7M174 173l-3 7M158 164l-3 7M142 158l-1 7M126 162l2 7M110 170l2 7M94 178l-1 6M78 174l-3 7')}
  ${far(limb('240,184 286,170 322,126', [40, 32, 22]))}${at(326, 120, 0, far(fist))}
  ${far(limb('150,278 108,310 82,330', [72, 62, 44]) + limb('92,322 58,352 34,386', [34, 26, 18]))}${at(26, 396, 66, far(boot))}
  ${gel(slit('124,302 96,324 76,340', [0, 7, 0]) + slit('66,334 76,346', [5, 5]) + slit('57,344 67,356', [5, 5]))}
  ${near(shape('194,166* 224,150 254,166 254,198 232,238 212,280 216,304* 176,304 136,318 76,316* 106,286 124,254 150,212 174,184'))}
  ${gel(slit('82,314 134,314 176,301 212,302', [4, 8, 8, 4]) + slit('228,170 202,222 196,288', [2, 10, 5]) + leaf(150, 238, 50, 6, 2))}
  ${near(limb('140,258 170,280 222,294 250,322', [30, 72, 70, 50]) + limb('246,314 224,350 196,372', [42, 30, 22]))}
  ${gel(slit('180,290 220,304 240,326', [0, 8, 0]) + slit('214,332 242,350', [6, 6]) + slit('204,342 230,362', [6, 6]))}${at(190, 380, 34, near(boot))}
  ${at(236, 168, -4, head)}
  ${near(limb('208,166 232,184 272,208 314,192 346,166', [14, 48, 46, 34, 24]))}${gel(slit('244,204 280,212 308,198', [0, 8, 0]))}
  <g transform="translate(16 -1)"><path fill="#e8263c" d="${shape('296,178 310,166 326,176 328,194 314,202 298,196')}"/><path fill="#ff7a5a" d="${shape('300,178 312,170 324,178 310,182')}"/><path fill="none" stroke="#fff3d6" stroke-width="2" d="M306 172l-5-14M314 170l0-15M320 173l6-13"/></g>
  ${at(350, 162, 30, hand)}`

// One half of the shears, its screw at (110, 250); the other half is the same sheet mirrored.
const blade = shape('102,264* 94,220 97,140 110,56 127,4* 131,90 127,180 122,264*')
const ring = `<path fill-rule="evenodd" d="${circle(78, 344, 38)}M102 344a24 24 0 1 0-48 0a24 24 0 1 0 48 0z${limb('112,252 108,290 92,316', [24, 19, 18])}"/>`
const shear = `<g fill="#ffd9a0" transform="translate(-1 -3)">${ring}</g><g fill="#170d1c">${ring}</g>
  <path fill="#170d1c" stroke="#170d1c" stroke-width="6" stroke-linejoin="round" d="${blade}"/><path fill="url(#${p}-s)" d="${blade}"/>
  <path fill="${yellow}" d="${circle(110, 250, 10)}"/><path fill="none" stroke="#170d1c" stroke-width="3" d="M104 244l12 12"/>`

export const drawings = [
  cutOut({ name: 'striker-wound', size: [420, 420], defs, content: wound }),
  cutOut({ name: 'striker-strike', size: [420, 460], defs, content: strike }),
  cutOut({ name: 'striker-shear', size: [220, 400], defs, content: shear }),
]
