import type { RoleClass } from '../../src/content/roles.ts'
import { roleClasses } from '../../src/web/looks/roles.ts'
import type { Drawing } from '../tools/drawing.ts'
import { circle, shape, star, taper } from '../tools/paper.ts'
import { partyMember } from '../bodies/party.ts'
import { box, quad } from '../places/scenery.ts'
import { smallHand } from '../bodies/small-hands.ts'

// Each of the three alone before the thin shadows of the second ending, which sit at the left: 200 × 240, feet at (100, 220).
const p = 'pns'
const ply = (fill: string, edge: string, d: string): string =>
  `<path fill="${edge}" transform="translate(0-1.600)" d="${d}"/><path fill="${fill}" d="${d}"/>`
const near = (d: string): string => ply('#150b1c', '#ffd2a0', d)
const far = (d: string): string => ply('#2d1a38', '#c88a78', d)
const lit = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`
const skin = '#f0b078'
const foot = (x: number): string => shape(`${x + 6},210* ${x + 8},220* ${x - 18},220* ${x - 14},214 ${x - 6},210*`)
const ring = (x: number, y: number): string =>
  circle(x, y, 12) +
  shape(
    [0, 1, 2, 3, 4, 5].map((at): [number, number] => [x + Math.cos(at * 1.047) * 6.5, y + Math.sin(at * 1.047) * 6.5]),
    { hole: true },
  )
/** Without what it has on its back: that stands before it. */
const freeHanded = (role: RoleClass, x: number): string =>
  `<g transform="translate(${x} 220)">${partyMember(p, role, 'standing', true)}</g>`
const screen =
  quad([2, 132], [22, 122], [22, 216], [2, 222]) +
  quad([22, 122], [45, 132], [45, 222], [22, 216]) +
  quad([45, 132], [65, 122], [65, 216], [45, 222]) +
  quad([65, 122], [88, 132], [88, 222], [65, 216])
const panes =
  quad([5, 136], [20, 128], [20, 211], [5, 216]) +
  quad([24, 128], [42, 136], [42, 216], [24, 211]) +
  quad([48, 136], [63, 128], [63, 211], [48, 216]) +
  quad([67, 128], [85, 136], [85, 216], [67, 211])
const comma = shape('0,-3 7,-13 19,-10 22,1 17,9* 18,1 12,-3 5,2')
const sole = (x: number, y: number): string =>
  shape([
    [x - 2, y],
    [x + 6, y - 9],
    [x + 16, y - 11],
    [x + 18, y - 3],
    [x + 9, y + 2],
    [x + 3, y + 5],
  ]) + circle(x + 24, y - 9, 5)

const noon: Readonly<Record<RoleClass, string>> = {
  // She bows from the hips, the shears on her back.
  striker:
    far(taper('124,158 128,190 126,214', [24, 18, 13]) + foot(126)) +
    far(shape('136,142* 124,128 76,96 30,76* 66,106 122,150*') + ring(146, 152)) +
    lit('#ffe9ae', taper('126,134 80,102 34,79', [2, 4, 0])) +
    far(shape('140,134* 120,124 66,112 16,110* 62,126 128,146*') + ring(152, 136)) +
    lit('#ffe9ae', taper('124,129 70,115 20,111', [2, 4, 0])) +
    near(taper('114,158 112,190 110,214', [26, 19, 13]) + foot(110)) +
    near(shape('92,186* 96,164 84,152 64,148 52,138 54,126 66,120 90,122 114,130 130,144 138,164 142,186* 128,181 116,188* 104,182')) +
    lit('#ff7a3a', taper('98,160 112,152 124,138', [4, 7, 5])) +
    lit('#ff7a3a', taper('94,183 104,179 116,184 128,178 141,183', [2, 4, 3, 4, 2])) +
    lit('#ffd34a', taper('70,122 78,134 76,146', [5, 5, 4])) +
    far(shape('50,134* 40,116 26,110 10,116* 22,118 16,126 8,138* 24,132 32,140*')) +
    lit(skin, shape('36,146* 30,154 27,159* 31,163 35,169 42,172 50,170 56,160 48,146')) +
    near(shape('60,128 46,124 34,132 30,144 30,154* 40,152 46,157* 49,155 53,164 52,172* 60,166 63,150')) +
    lit('#3a1a26', taper('34,161 38,164 42,162', [1, 2.4, 1])) +
    lit('#ffd34a', circle(45, 134, 5)) +
    near(taper('74,136 84,158 100,178', [16, 13, 10])) +
    lit(skin, circle(102, 181, 6)),
  // She writes down the day in her book.
  medic:
    near(shape('70,220* 80,184 84,150 88,126 98,114* 112,114* 124,126 130,150 134,184 146,220* 108,215')) +
    lit('#5fd09a', taper('106,118 100,150 94,210', [2, 4, 3]) + taper('120,132 124,168 132,212', [0, 4, 3])) +
    far(shape('92,116* 106,120 120,114* 124,124 108,132 90,126')) +
    near(shape('92,116* 86,104 84,90 90,78 104,72 118,78 124,92 122,108 116,118* 104,120') + circle(118, 70, 11)) +
    lit(skin, shape('86,84* 94,90 97,100 95,112 88,116 80,112 81,106 76,102* 80,96 80,88')) +
    lit('#3a1a26', taper('80,99 84,101 88,99', [1, 2.4, 1])) +
    lit('#5fd09a', taper('100,76 112,92 112,112', [0, 3, 2]) + circle(98, 112, 2.6)) +
    lit('#fff3d8', taper('100,78 118,68 136,58', [3, 4, 5])) +
    lit('#ffb648', shape('137,58* 133,52 137,44 145,34* 146,46 144,54')) +
    far(taper('94,128 78,148 62,150', [14, 12, 9])) +
    ply('#5a3448', '#ffd2a0', quad([28, 132], [52, 140], [54, 164], [30, 154]) + quad([52, 140], [80, 130], [82, 152], [54, 164])) +
    lit('#fff2d4', quad([31, 134], [51, 141], [52, 159], [32, 151]) + quad([54, 141], [77, 133], [79, 149], [55, 159])) +
    lit(
      '#5a3a48',
      [35, 40, 45].map((x, at) => box(x, 139 + at * 1.6, 1.8, 9)).join('') +
        [59, 64].map((x, at) => box(x, 143 - at * 1.6, 1.8, 9)).join(''),
    ) +
    lit('#c8875a', taper('92,118 80,134 74,144', [3, 3, 2.5])) +
    lit('#120a24', taper('75,142 71,150', [4, 0])) +
    near(taper('110,126 112,152 92,146 86,136', [18, 16, 12, 9])) +
    lit(skin, circle(84, 134, 6)),
  // His screen stands on the ground before them, lit from both sides.
  paladin:
    freeHanded('paladin', 126) +
    near(screen) +
    lit('#2f7fd8', panes) +
    lit('#fff8e0', star(15, 154, 7, 2.6, 4) + star(35, 180, 8, 3, 4) + star(55, 150, 8, 3, 4) + star(75, 184, 7, 2.6, 4)) +
    near(taper('100,116 84,118 80,126', [24, 18, 13])) +
    smallHand('fist', 79, 126, 110, -1, 1.15),
  // The magic lantern stands on three legs and shows a slide to those who sit at the left.
  mage:
    `<linearGradient id="${p}-b"><stop stop-color="#ffc860" stop-opacity="0"/><stop offset="1" stop-color="#ffb840" stop-opacity=".9"/></linearGradient><path fill="url(#${p}-b)" d="${quad([44, 132], [0, 98], [0, 208], [44, 150])}"/>` +
    lit('#8f63e0', star(20, 152, 17, 7, 5)) +
    freeHanded('mage', 130) +
    far(taper('66,164 50,220', [5, 4]) + taper('71,164 71,220', [5, 4]) + taper('76,164 88,220', [5, 4])) +
    near(box(50, 118, 44, 48) + box(40, 130, 14, 24) + box(66, 94, 12, 26) + box(62, 90, 20, 6)) +
    lit('#ffcf73', box(41, 132, 4, 20) + circle(74, 141, 14)) +
    near(star(74, 141, 9, 3.8, 5)) +
    near(taper('114,120 104,118 98,128', [15, 13, 9])) +
    smallHand('fist', 96, 130, 120, -1),
  // He kneels and counts the footprints, three.
  ranger:
    `<g transform="translate(72 218)">${partyMember(p, 'ranger', 'seated')}</g>` +
    lit('#7a6636', sole(126, 196) + sole(152, 214) + sole(176, 194)) +
    near(taper('104,142 118,150 126,164', [14, 12, 9])) +
    lit(skin, taper('127,168 130,184', [5, 4], { per: 1 })) +
    smallHand('fist', 127, 167, 80),
  // The drum is set down before them, both sticks beat it.
  buffer:
    freeHanded('buffer', 128) +
    near(taper('28,176 14,220', [8, 6]) + taper('66,176 80,220', [8, 6])) +
    near(circle(47, 160, 42)) +
    lit('#ffdca0', circle(47, 160, 35)) +
    `<g transform="translate(47 160)scale(1.3)">${[0, 120, 240].map((turn) => `<g transform="rotate(${turn})">${lit('#2d1a38', comma)}</g>`).join('')}</g>` +
    near(taper('112,130 104,122 96,130', [18, 15, 11])) +
    lit('#c8875a', taper('98,130 62,142', [5, 4], { per: 1 }) + circle(60, 143, 5)) +
    smallHand('fist', 97, 131, 170),
}

export const drawings: readonly Drawing[] = roleClasses.map((role) => ({
  name: `scenes/party-noon-${role}`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240">${noon[role]}</svg>`,
}))
