import { roleClasses } from '../../src/web/looks/roles.ts'
import type { RoleClass } from '../../src/content/roles.ts'
import type { PartyPose } from '../../src/web/staging/staging.ts'
import type { Drawing } from '../tools/drawing.ts'
import { robed } from '../people/crowd.ts'
import { circle, shape, star, taper } from '../tools/paper.ts'
import { partyMember } from '../bodies/party.ts'
import { box, quad, radial } from '../places/scenery.ts'

// What became of each of the three in the third ending, seen from behind in the first night, before the town's wall: on the ground at y 220, half as large again round about as the other pictures of the party, for the light.
const p = 'pvs'
const edge = '#ffcf96'
const ply = (fill: string, d: string): string =>
  `<path fill="${edge}" transform="translate(-1-1.500)" d="${d}"/><path fill="${fill}" d="${d}"/>`
const lit = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`
const glow = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${p}-g)"/>`
const member = (role: RoleClass, pose: PartyPose, x: number, y: number, scale = 0.72): string =>
  `<g transform="translate(${x} ${y})scale(${scale})">${partyMember(p, role, pose, true)}</g>`
const cast = (x: number, y: number, long: number): string =>
  `<ellipse cx="${x + long / 2}" cy="${y - 2}" rx="${long / 2 + 14}" ry="5" fill="#180c2c" opacity=".5"/>`
const sole = (x: number, y: number): string =>
  shape([
    [x - 9, y],
    [x - 4, y - 4],
    [x + 6, y - 4],
    [x + 10, y],
    [x + 5, y + 4],
    [x - 5, y + 3],
  ]) + circle(x - 15, y, 3.4)

const slides = ['#ffd34a', '#b98cf0', '#6fd6ff', '#ff7a8a', '#fffdf4', '#8fe0a0', '#ffa45a', '#e8a0d8', '#a0b8ff']
const wishes: Readonly<Record<RoleClass, string>> = {
  // In the queue, and directly before her stands her own shadow.
  striker:
    cast(16, 220, 50) +
    ply('#3a2038', robed(170, 212, 84, 0, 'bare') + robed(208, 208, 80, 0, 'knot')) +
    `<g opacity=".9" transform="translate(112 216)scale(.68)">${partyMember(p, 'striker', 'shadow')}</g>` +
    member('striker', 'standing', 14, 220),
  // She writes in the book of birthdays, by one candle; the one in her hair is out.
  medic:
    glow(180, 154, 78) +
    cast(-18, 220, 60) +
    ply('#150b1c', shape('6,220* 2,204 14,190 40,184 72,192 94,206 98,220*') + taper('34,116 46,112 60,106', [3, 4, 5])) +
    ply('#150b1c', shape('12,206* 14,178 26,154 42,145* 58,147 66,160 66,184 62,206*') + circle(43, 111, 9)) +
    lit(
      '#5fd09a',
      taper('30,158 22,180 20,206', [0, 3, 3]) + taper('44,190 62,198 76,214', [0, 3, 3]) + taper('40,147 50,153 60,150', [3, 5, 3]),
    ) +
    ply('#150b1c', shape('42,140* 38,126 44,114 56,109 68,112 75,121* 73,136 64,148 50,149')) +
    lit('#f0b078', shape('64,120* 74,122 76,130* 80,136 76,139* 75,145 68,151 60,147 57,138 62,130')) +
    lit('#3a1a26', taper('66,134 70,136 74,133', [1, 2.2, 1]) + taper('70,144 73,145 75,144', [1, 1.6, 1])) +
    ply('#5a3448', box(88, 194, 110, 6) + box(96, 200, 7, 20) + box(182, 200, 7, 20)) +
    ply('#fff2d4', quad([96, 194], [106, 182], [132, 185], [131, 194]) + quad([133, 194], [134, 185], [158, 182], [166, 194])) +
    lit('#5a3a48', [138, 144, 150].map((x, at) => box(x, 185 + (at % 2), 1.8, 6)).join('')) +
    ply('#fff8ea', box(176, 160, 9, 34)) +
    lit('#ffb648', shape('180.500,160* 174,148 178,136 183,124* 187,138 188,148')) +
    lit('#fffdf0', shape('180.500,158* 178,150 182,138* 185,150')) +
    lit('#c8875a', taper('108,162 104,178 102,184', [2.5, 2.5, 2.5])) +
    lit('#120a24', taper('102,183 101,190', [4, 0])) +
    ply('#150b1c', taper('44,158 62,186 92,180', [18, 17, 14])) +
    lit('#f0b078', circle(101, 178, 5.5) + taper('92,180 100,178', [8, 8])),
  // The screen unfolded before the light: its holes lay stars on the floor.
  paladin:
    glow(140, 150, 106) +
    `<g transform="translate(0 22)">` +
    ply(
      '#24406e',
      quad([84, 92], [112, 98], [112, 172], [84, 166]) +
        quad([112, 98], [140, 92], [140, 166], [112, 172]) +
        quad([140, 92], [168, 98], [168, 172], [140, 166]) +
        quad([168, 98], [196, 92], [196, 166], [168, 172]),
    ) +
    lit(
      '#2f7fd8',
      quad([88, 97], [109, 102], [109, 167], [88, 162]) +
        quad([115, 102], [137, 97], [137, 162], [115, 167]) +
        quad([143, 97], [165, 102], [165, 167], [143, 162]) +
        quad([171, 102], [192, 97], [192, 162], [171, 167]),
    ) +
    lit(
      '#fffbe0',
      [
        [98, 116],
        [102, 146],
        [122, 132],
        [130, 110],
        [126, 152],
        [150, 114],
        [158, 142],
        [148, 156],
        [180, 120],
        [186, 148],
        [176, 138],
      ]
        .map(([x = 0, y = 0], at) => star(x, y, 6 + (at % 3) * 1.5, 2.2, 4))
        .join(''),
    ) +
    `</g><g transform="translate(0 213)scale(1 .44)"><path fill="#ffe9a8" d="${[
      [92, -24],
      [78, 26],
      [112, -8],
      [104, 44],
      [130, -28],
      [134, 18],
      [128, 50],
      [154, -10],
      [164, 34],
      [178, -26],
      [190, 6],
      [186, 52],
      [66, 46],
      [152, 54],
    ]
      .map(([x = 0, y = 0], at) => star(x, y, 12 + (at % 3) * 2, 4, 4))
      .join('')}"/></g>` +
    member('paladin', 'seated', 26, 222, 0.72),
  // Nine slides on the dark wall; the white one shows seats, and two who hold hands.
  mage:
    `<path fill="#140a24" opacity=".5" d="${box(82, 79, 118, 93)}"/><path fill="#ffe9b0" opacity=".22" d="${quad([70, 198], [84, 81], [198, 81], [80, 206])}"/>` +
    `<g transform="translate(0 20)scale(1 .85)">` +
    slides
      .map((colour, at) => {
        const [x, y] = [88 + (at % 3) * 36, 74 + Math.floor(at / 3) * 35]
        return `<rect x="${x}" y="${y}" width="33" height="31" fill="${colour}" opacity="${at === 4 ? 1 : 0.85}"/>`
      })
      .join('') +
    lit(
      '#5a3a6a',
      star(105, 89, 9, 4, 5) +
        circle(140, 89, 8) +
        shape('168,99* 177,78 186,99*') +
        shape('105,113* 113,124 105,135* 97,124') +
        circle(177, 122, 9) +
        circle(181, 119, 8) +
        box(97, 152, 16, 14) +
        star(140, 159, 9, 5, 8) +
        taper('169,166 177,152 185,166', [3, 5, 3]),
    ) +
    lit(
      '#3a2450',
      [130, 141, 152].map((x) => circle(x, 114, 2.6) + box(x - 3, 117, 6, 4)).join('') +
        circle(136, 126, 3.4) +
        box(132, 129, 8, 9) +
        circle(147, 126, 3.4) +
        box(143, 129, 8, 9) +
        box(139, 131, 5, 2.5),
    ) +
    '</g>' +
    ply('#2a1638', box(58, 196, 34, 24) + box(68, 186, 10, 11)) +
    lit('#ffcf73', circle(86, 202, 6)) +
    member('mage', 'seated', 20, 220, 0.72),
  // Three footprints; the fourth has sat down.
  ranger:
    cast(50, 220, 36) +
    cast(166, 204, 30) +
    lit('#1c0c30', sole(98, 226) + sole(126, 214) + sole(154, 202)) +
    ply(
      '#4a2458',
      shape('152,190* 152,144 158,132 176,128 194,132 199,144 199,190*') +
        box(148, 176, 52, 10) +
        box(153, 186, 6, 14) +
        box(190, 186, 6, 14),
    ) +
    lit('#7a4280', shape('158,172* 158,146 163,138 176,135 189,138 193,146 193,172*')) +
    lit('#120a24', shape('160,178* 162,152 170,142 182,142 190,152 192,178*') + circle(176, 131, 11) + box(156, 174, 40, 8)) +
    member('ranger', 'seated', 36, 220),
  // The drum on the ground, one stick laid across it.
  buffer:
    cast(150, 214, 50) +
    cast(46, 220, 30) +
    ply('#5a2c34', shape('102,176* 100,200 108,214 150,222 190,214 198,200 196,176*')) +
    lit(
      '#ffcf6a',
      [108, 122, 136, 150, 164, 178, 192].map((x) => circle(x, 186 + 6 * Math.sin(((x - 102) / 96) * Math.PI), 2.4)).join(''),
    ) +
    `<ellipse cx="149" cy="174" rx="48" ry="15" fill="#ffdca0"/><ellipse cx="149" cy="174" rx="39" ry="11" fill="#fff0cc"/>` +
    lit('#c8875a', taper('112,182 150,170 188,162', [4, 4, 4])) +
    lit('#ffe9c0', circle(190, 161, 5)) +
    member('buffer', 'seated', 30, 220),
}

const defs = `<defs>${radial(`${p}-g`, [0, '#fff0c0', 0.85], [0.3, '#ffcf78', 0.5], [1, '#ff9a4a', 0])}</defs>`
export const drawings: readonly Drawing[] = roleClasses.map((role) => ({
  name: `scenes/party-wish-${role}`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-45 -110 300 360">${wishes[role].includes('url(') ? defs : ''}${wishes[role]}</svg>`,
}))
