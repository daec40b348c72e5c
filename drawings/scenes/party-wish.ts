import { roleClasses } from '../../src/web/ui/role-look.ts'
import type { RoleClass } from '../../src/content/roles.ts'
import type { PartyPose } from '../../src/web/art/scene-layer.ts'
import type { Drawing } from '../drawing.ts'
import { robed } from '../crowd.ts'
import { circle, shape, star, taper } from '../paper.ts'
import { partyMember } from '../party.ts'
import { box, quad, radial } from '../scenery.ts'

// What became of each of the three in the third ending, seen from behind in the first night: on the ground at y 220, half as large again round about as the other pictures of the party, for the light.
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
    cast(56, 220, 60) +
    ply('#3a2038', robed(158, 206, 84, 0, 'bare') + robed(190, 202, 80, 0, 'knot')) +
    `<g opacity=".9" transform="translate(112 212)scale(.68)">${partyMember(p, 'striker', 'shadow')}</g>` +
    member('striker', 'standing', 50, 220),
  // The book of birthdays, by one candle.
  medic:
    glow(184, 112, 70) +
    cast(50, 220, 40) +
    ply('#5a3448', box(96, 168, 100, 8) + box(104, 176, 8, 44) + box(180, 176, 8, 44)) +
    ply('#fff2d4', shape('98,168* 100,136 120,132 138,140* 156,132 172,136 174,168* 156,163 137,169* 118,163')) +
    lit('#5a3a48', [106, 114, 122, 145, 153, 161].map((x, at) => box(x, 142, 2.5, 20 - (at % 3) * 4)).join('')) +
    ply('#fff8ea', box(180, 134, 9, 34)) +
    lit('#ffb648', shape('184,134* 177,122 181,110 186,98* 190,112 192,122')) +
    lit('#fffdf0', shape('184,132* 181,124 185,112* 188,124')) +
    member('medic', 'seated', 46, 220),
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
      [128, 58],
      [154, -10],
      [164, 34],
      [178, -26],
      [190, 6],
      [186, 52],
      [66, 60],
      [152, 66],
    ]
      .map(([x = 0, y = 0], at) => star(x, y, 12 + (at % 3) * 2, 4, 4))
      .join('')}"/></g>` +
    member('paladin', 'seated', 44, 222, 0.66),
  // Nine slides on a dark wall; the white one shows seats, and two who hold hands.
  mage:
    ply('#140a24', box(84, 66, 116, 136)) +
    `<path fill="#ffe9b0" opacity=".22" d="${quad([70, 196], [84, 66], [200, 66], [76, 204])}"/>` +
    slides
      .map((colour, at) => {
        const [x, y] = [90 + (at % 3) * 36, 72 + Math.floor(at / 3) * 35]
        return `<rect x="${x}" y="${y}" width="31" height="30" fill="${colour}" opacity="${at === 4 ? 1 : 0.78}"/>`
      })
      .join('') +
    lit(
      '#5a3a6a',
      star(106, 87, 9, 4, 5) +
        circle(142, 87, 8) +
        shape('169,97* 178,76 187,97*') +
        shape('106,111* 114,122 106,133* 98,122') +
        circle(178, 120, 9) +
        circle(182, 117, 8) +
        box(98, 150, 16, 14) +
        star(142, 157, 9, 5, 8) +
        taper('170,164 178,150 186,164', [3, 5, 3]),
    ) +
    lit(
      '#3a2450',
      [131, 142, 153].map((x) => circle(x, 112, 2.6) + box(x - 3, 115, 6, 4)).join('') +
        circle(138, 124, 3.4) +
        box(134, 127, 8, 9) +
        circle(149, 124, 3.4) +
        box(145, 127, 8, 9) +
        box(141, 129, 5, 2.5),
    ) +
    ply('#2a1638', box(58, 196, 34, 24) + box(68, 186, 10, 11)) +
    lit('#ffcf73', circle(86, 202, 6)) +
    member('mage', 'seated', 34, 220, 0.66),
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
    member('ranger', 'seated', 48, 220),
  // The drum on the ground, its sticks laid across it.
  buffer:
    cast(150, 214, 50) +
    cast(46, 220, 30) +
    ply('#5a2c34', shape('102,176* 100,200 108,214 150,222 190,214 198,200 196,176*')) +
    lit(
      '#ffcf6a',
      [108, 122, 136, 150, 164, 178, 192].map((x) => circle(x, 186 + 6 * Math.sin(((x - 102) / 96) * Math.PI), 2.4)).join(''),
    ) +
    `<ellipse cx="149" cy="174" rx="48" ry="15" fill="#ffdca0"/><ellipse cx="149" cy="174" rx="39" ry="11" fill="#fff0cc"/>` +
    lit('#c8875a', taper('112,182 150,168 188,162', [4, 4, 4]) + taper('120,160 152,172 182,184', [4, 4, 4])) +
    lit('#ffe9c0', circle(190, 161, 5) + circle(117, 159, 5)) +
    member('buffer', 'seated', 44, 220),
}

const defs = `<defs>${radial(`${p}-g`, [0, '#fff0c0', 0.85], [0.3, '#ffcf78', 0.5], [1, '#ff9a4a', 0])}</defs>`
export const drawings: readonly Drawing[] = roleClasses.map((role) => ({
  name: `scenes/party-wish-${role}`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-45 -110 300 360">${wishes[role].includes('url(') ? defs : ''}${wishes[role]}</svg>`,
}))
