import { at, cutOut, cutOutPlies, gelAt, limb, slit, turnedSkin } from '../tools/cut-out.ts'
import { circle, leaf, shape } from '../tools/paper.ts'

// ハヤシ from the side: round face under the round hat, happi coat, the great drum before the belly, a stick in each hand.

const p = 'f6'
const { near, middle, far, gel } = cutOutPlies(p, '#a84a7c')
const pink = '#ff6a9c'

// Round the neck: 0,0.
const face = shape('24,-92* 36,-82* 38,-68 48,-56 41,-50* 44,-44 40,-39* 43,-32 38,-14 16,-2 -8,-8 -24,-38 -14,-88')
const hair = shape('36,-90 30,-70* 22,-80 14,-62* 4,-74 0,-48 4,-26 -4,-10* -18,0 -34,-8 -46,-34 -46,-88*')
const brim = shape('-84,-78 -60,-98 -8,-108 40,-104 78,-90 86,-76* 60,-80 10,-84 -50,-76')
const dome = shape('-54,-92* -48,-128 -18,-152 12,-150 42,-128 54,-94* 10,-86 -24,-88')
const flower = (x: number, y: number, r: number, colour: string): string =>
  `<path fill="${colour}" d="${[0, 1, 2, 3, 4].map((petal) => circle(x + Math.cos(petal * 1.257 - 1.57) * r * 0.6, y + Math.sin(petal * 1.257 - 1.57) * r * 0.6, r * 0.5)).join('')}"/><circle cx="${x}" cy="${y}" r="${r / 3}" fill="#ffe27a"/>`
const head = `${near(shape('-18,14* -14,-22* 20,-22* 20,14*'))}<path fill="url(#${p}-f)" d="${face}"/>
  <path fill="#1d0f1c" d="${shape('20,-60 24,-70 31,-70 34,-60 31,-52 24,-52')}${shape('16,-78* 24,-84 36,-80* 26,-77')}"/><circle cx="28" cy="-60" r="5" fill="#e0548c"/><circle cx="29" cy="-64" r="2.500" fill="#fff"/><path fill="#7a1c28" d="${shape('30,-36* 41,-37* 39,-27 32,-28')}"/><circle cx="20" cy="-42" r="9" fill="#f2446a" opacity=".5"/>
  ${near(hair)}<path fill="${pink}" d="${slit('-14,-80 0,-34 18,-2', [4, 5, 4])}"/>${near(dome)}${gel([-2, -1, 0, 1, 2].map((rib) => leaf(rib * 10, -142 + Math.abs(rib) * 4, 44, 5, 1.57 - rib * 0.4)).join(''), 'w')}${middle(brim)}${gel([-3, -2, -1, 0, 1, 2, 3].map((rib) => leaf(rib * 18, -96 + rib * rib * 0.6, 14, 3, 1.57 - rib * 0.35)).join(''), 'w')}
  <circle cx="-2" cy="-154" r="9" fill="${pink}"/>${flower(60, -88, 10, '#ff8ab0')}${flower(-64, -86, 11, '#ff8ab0')}${flower(-44, -94, 8, '#fff0e8')}`
const tassel = (turn: number): string =>
  at(-80, -80, turn, `<path fill="${pink}" d="${slit('0,0 -3,18 0,36', [3, 3, 3])}${circle(0, 42, 8)}"/>`)
const fist = shape('-14,-8 -6,-15 8,-15 15,-6 13,8 2,14 -10,12 -16,4')
const hand = `${near(fist)}<path fill="#ffcf98" d="${shape('-9,-9 6,-12 12,-5 2,-2 -8,-3')}"/>`
const stick = (length: number): string =>
  `<g fill="#ffe0a0"><path d="M-4 16l1-${length + 16}h6l1 ${length + 16}z"/><circle cy="${-length}" r="8"/></g>`

// Round the waist: 0,0.
const upper = (
  turn: number,
  swing: number,
): string => `${far(limb('20,-74 70,-48 104,-60', [38, 34, 24]))}${at(108, -62, 62, `${stick(64)}${far(fist)}`)}
  ${near(shape('-44,26* -54,-24 -48,-72 -20,-100 24,-102 48,-82 56,-40 46,26*'))}${gel(slit('22,-92 36,-44 26,20', [3, 9, 5]) + leaf(-34, -66, 56, 6, 1.5))}<circle cx="-14" cy="-44" r="17" fill="url(#${p}-g)"/><path fill="#170d1c" d="${circle(-14, -44, 8)}"/>
  ${at(10, -98, turn, `${tassel(swing)}${head}`)}<path fill="${pink}" d="${limb('-34,-98 -4,-40 34,8', [9, 10, 9])}"/>`
const trousers = (hem: string, slits: string): string => `${near(hem)}${gel(slits, 'k')}`
const foot = shape('-22,-16* 14,-18 26,-4 44,4 48,16* -24,16*')

const defs = [
  gelAt(p, 'g', [20, -60, 170], ['#fff4f0', '#ffc0d4', '#f0649c', '#b8307a']),
  gelAt(p, 'k', [210, 400, 150], ['#fff4f0', '#ffc0d4', '#f0649c', '#b8307a']),
  gelAt(p, 'w', [0, -130, 90], ['#fffbe6', '#ffe0a8', '#ff8aa8', '#d0408c']),
  turnedSkin(p, -16, 44, '#ffdcae', '#c9704a'),
]

const wound = `${at(150, 478, 0, far(foot))}${far(limb('180,350 160,420 146,476', [70, 66, 36]))}${trousers(limb('214,346 244,372 240,424 226,470', [40, 84, 66, 36]), slit('238,378 246,420 230,456', [0, 8, 0]) + slit('206,462 246,466', [6, 6]))}${at(226, 492, 0, near(foot))}
  ${at(198, 350, -12, upper(-8, 14))}`
const strike = `${at(128, 482, 0, far(foot))}${far(limb('180,350 144,420 126,478', [70, 66, 36]))}${trousers(limb('210,346 248,376 256,430 248,476', [40, 86, 66, 36]), slit('246,382 262,424 252,462', [0, 8, 0]) + slit('228,468 268,472', [6, 6]))}${at(250, 496, 0, near(foot))}
  ${at(200, 356, 14, upper(12, 66))}`

const comma = shape('0,-8 18,-34 50,-26 58,2 44,24* 46,2 32,-8 12,4')
const drum = `<circle cx="90" cy="87" r="86" fill="#ffd9a0"/><circle cx="90" cy="90" r="86" fill="#170d1c"/><circle cx="90" cy="90" r="72" fill="url(#${p}-d)"/><g fill="#170d1c">${[0, 120, 240].map((turn) => `<path transform="translate(90 90)rotate(${turn})" d="${comma}"/>`).join('')}</g><g fill="#ffcf6a">${Array.from({ length: 14 }, (_, stud) => `<path d="${circle(90 + Math.cos(stud * 0.449) * 79, 90 + Math.sin(stud * 0.449) * 79, 4)}"/>`).join('')}</g>`
// The arm with its stick, raised and beating; the pin of both is the shoulder, 60,200 and 60,160.
const raised = `${at(152, 84, 2, stick(74))}${near(limb('40,178 60,202 108,180 146,98', [14, 50, 46, 28]), '#ffb0cc')}${gel(slit('96,196 118,168 130,140', [0, 8, 0]) + slit('124,112 152,122', [8, 8]), 'r')}${at(150, 86, -10, hand)}`
const beating = `${at(150, 120, 130, stick(70))}${near(limb('40,140 60,164 112,172 148,126', [14, 50, 46, 28]), '#ffb0cc')}${gel(slit('80,176 112,170 132,148', [0, 8, 0]) + slit('126,132 150,144', [8, 8]), 'r')}${at(152, 116, 10, hand)}`
const armDefs = [gelAt(p, 'r', [110, 140, 100], ['#fff4f0', '#ffc0d4', '#f0649c', '#b8307a'])]

export const drawings = [
  cutOut({ name: 'buffer-wound', size: [420, 520], defs, content: wound }),
  cutOut({ name: 'buffer-strike', size: [420, 520], defs, content: strike }),
  cutOut({
    name: 'buffer-drum',
    size: [180, 180],
    defs: [gelAt(p, 'd', [84, 76, 86], ['#fffdf0', '#fff0c8', '#ffd08a', '#f0789c'])],
    content: drum,
  }),
  cutOut({ name: 'buffer-raised', size: [220, 240], defs: armDefs, content: raised }),
  cutOut({ name: 'buffer-beating', size: [220, 240], defs: armDefs, content: beating }),
]
