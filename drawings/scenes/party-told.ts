import { roleClasses } from '../../src/web/looks/roles.ts'
import type { RoleClass } from '../../src/content/roles.ts'
import type { Drawing } from '../tools/drawing.ts'
import { circle, shape, star, taper } from '../tools/paper.ts'
import { partyMember } from '../bodies/party.ts'
import { box, quad, radial } from '../places/scenery.ts'

// The shadows on the wall as the way home in the third ending tells of each: as the other shadows of the party, but what they hold lets the light through. On the ground at y 0, half as large again round about.
const p = 'ptds'
const shadow = (role: RoleClass, laidDown = false): string => partyMember(p, role, 'shadow', laidDown)
const dark = (d: string): string => `<path fill="#30102e" d="${d}"/>`
const through = (d: string): string => `<path fill="#ffe0a0" d="${d}"/>`
const comma = shape('0,-3 7,-13 19,-10 22,1 17,9* 18,1 12,-3 5,2')
const defs = `<defs>${radial(`${p}-g`, [0, '#ffe9b0', 0.95], [0.4, '#ffc878', 0.5], [1, '#ffb060', 0])}</defs>`
const told: Readonly<Record<RoleClass, string>> = {
  striker: shadow('striker'),
  // She holds a small light in her arms.
  medic:
    shadow('medic') +
    `<circle cx="0" cy="-74" r="46" fill="url(#${p}-g)"/>` +
    through(shape('-9,-92* 9,-92* 14,-76 9,-58* -9,-58* -14,-76')) +
    dark(box(-10, -97, 20, 5) + box(-10, -59, 20, 5) + box(-13, -76, 26, 1.6)) +
    dark(taper('-34,-92 -30,-60 -4,-56', [14, 14, 10]) + taper('34,-92 30,-56 2,-50', [14, 14, 10])),
  // One half of the screen is open, the other still folded.
  paladin:
    shadow('paladin', true) +
    dark(
      quad([-98, -124], [-54, -112], [-54, -24], [-98, -34]) +
        quad([-54, -112], [-6, -124], [-6, -34], [-54, -24]) +
        box(0, -126, 9, 94) +
        box(12, -124, 8, 92),
    ) +
    through(
      [
        [-82, -96, 9],
        [-68, -62, 7],
        [-86, -54, 5],
        [-38, -92, 9],
        [-22, -58, 8],
        [-42, -50, 5],
        [-18, -102, 5],
        [-66, -102, 4],
      ]
        .map(([x = 0, y = 0, r = 0]) => star(x, y, r, r / 3, 4))
        .join('') +
        taper('-54,-111 -54,-26', [1.6, 1.6], { per: 1 }) +
        taper('-3,-125 -3,-33', [1.6, 1.6], { per: 1 }) +
        taper('10.500,-124 10.500,-33', [1.4, 1.4], { per: 1 }),
    ),
  // The arm without the slides holds on to the next one's sleeve.
  mage: shadow('mage') + dark(taper('-16,-100 -52,-84 -84,-78', [15, 13, 10]) + circle(-88, -78, 8)),
  ranger: shadow('ranger'),
  // One stick is on the drum, the other still up.
  buffer:
    shadow('buffer') +
    dark(
      taper('22,-90 54,-104 54,-134', [18, 17, 12]) +
        circle(54, -138, 9) +
        taper('44,-130 66,-150 82,-164', [4, 4, 4]) +
        circle(83, -165, 5.5),
    ) +
    through(circle(0, -70, 25)) +
    `<g transform="translate(0 -70)">${[0, 120, 240].map((turn) => `<g transform="rotate(${turn})">${dark(comma)}</g>`).join('')}</g>` +
    dark(taper('-46,-58 -34,-78 -12,-84', [17, 14, 9]) + taper('-16,-84 4,-76', [4, 4], { per: 1 }) + circle(5, -76, 5)),
}

export const drawings: readonly Drawing[] = roleClasses.map((role) => ({
  name: `scenes/party-told-${role}`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -330 300 360">${role === 'medic' ? defs : ''}${told[role]}</svg>`,
}))
