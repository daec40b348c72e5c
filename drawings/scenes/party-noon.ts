import type { RoleClass } from '../../src/content/roles.ts'
import { roleClasses } from '../../src/web/ui/role-look.ts'
import type { Drawing } from '../drawing.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { partyMember } from '../party.ts'
import { box, quad } from '../scenery.ts'

// Each of the three alone before the thin shadows of the second ending, which sit at the left: 200 × 240, feet at (100, 220). Who does nothing there but stand is seen from behind.
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
const standing = (role: RoleClass): string => `<g transform="translate(100 220)">${partyMember(p, role, 'standing')}</g>`
const sole = (x: number, y: number): string => leaf(x, y, 15, 6, -0.3) + circle(x + 17, y - 5, 3.4)

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
  paladin: standing('paladin'),
  mage: standing('mage'),
  // The footprints, three.
  ranger: standing('ranger') + lit('#8a7a4a', sole(142, 214) + sole(164, 224) + sole(178, 208)),
  buffer: standing('buffer'),
}

export const drawings: readonly Drawing[] = roleClasses.map((role) => ({
  name: `scenes/party-noon-${role}`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240">${noon[role]}</svg>`,
}))
