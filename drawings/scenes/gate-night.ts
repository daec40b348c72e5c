import { robed } from '../people/crowd.ts'
import type { Drawing } from '../tools/drawing.ts'
import { faceDefs } from '../bodies/figure.ts'
import { shape } from '../tools/paper.ts'
import { box, farHouse, farPagoda, hipRoof, land, ply, plyFilter, quad, radial, roomSvg, vertical } from '../places/scenery.ts'
import { lampCord, townLampDefs } from '../places/story.ts'
import { kannukiOpening } from '../people/townsfolk.ts'

// The return: one finger has opened the gate, all four rows of lamps are lit, and everybody asks the same thing.
const s = 'gns'
// A dark shadow turns grey before the lit sky: what stands in the light casts a red one.
const lit = `${s}-l`
const opening = '392,566* 392,250 420,196 520,168 640,160 760,168 860,196 888,250 888,566*'
const wall = box(-20, 250, 400, 330) + box(900, 250, 400, 330)
const caps = box(-20, 232, 400, 22) + box(900, 232, 400, 22)
const gateRoof = hipRoof(640, 136, 780, 110, 18)
const beam = box(330, 128, 620, 30) + box(352, 158, 44, 420) + box(884, 158, 44, 420)
const doorLeft = quad([396, 196], [498, 232], [498, 548], [396, 578])
const doorRight = quad([884, 196], [782, 232], [782, 548], [884, 578])
/** Dots of the width of the line. */
const dots = (places: readonly (readonly [number, number])[]): string => places.map(([x, y]) => `M${x} ${y}h0`).join('')
const studs = dots([230, 300, 370, 440, 510].flatMap((y) => [418, 446, 474].map((x) => [x, Math.round(y + (x - 396) * 0.06)] as const)))
const ribs = Array.from({ length: 13 }, (_, at) => {
  const x = (at + 1) / 14 - 0.5
  return `M${Math.round(640 + x * 312)} 32Q${Math.round(640 + x * 440)} 90 ${Math.round(640 + x * 749)} 132`
}).join('')
const town =
  [
    [530, 40, 20],
    [576, 34, 34],
    [700, 34, 34],
    [746, 42, 22],
  ]
    .map(([x = 0, w = 0, h = 0]) => farHouse(x, 420, w, h))
    .join('') + farPagoda(638, 418, 5, 58)
const windows = [520, 536, 568, 578, 692, 704, 736, 752].map((x) => `M${x + 3} 404v8`).join('') + 'M631 380v9M645 380v9M637.5 356v8'
// The town has come: a half circle of people, and カンヌキ, who holds the door with one finger.
const mother = robed(543, 468, 57, 2, 'bun') + robed(563, 471, 39, 2, 'bob')
const others = robed(512, 475, 67, -2, 'straw') + robed(588, 466, 60, 0, 'scarf') + robed(728, 470, 63, -3, 'cap')
const road = shape('560,470* 720,470* 800,580 900,740* 380,740* 480,580')
const joints = [-300, -160, -60, 60, 160, 300].map((x) => `M${640 + x * 0.3} 472L${640 + x} 740`).join('')

const defs =
  faceDefs(s) +
  vertical(`${s}-k`, [0, '#0a0c26'], [0.4, '#1e1c48'], [0.7, '#3a2a5c']) +
  vertical(`${s}-t`, [0, '#6a2c5a'], [0.35, '#f08a4a'], [0.62, '#ffe0a0'], [1, '#fff6d8']) +
  radial(`${s}-g`, [0, '#fff6d6', 1], [0.5, '#ffc26a', 0.6], [1, '#ff8a4a', 0]) +
  vertical(`${s}-w`, [0, '#3a2450'], [1, '#1c1030']) +
  vertical(`${s}-door`, [0, '#4a2440'], [1, '#2a1230']) +
  vertical(`${s}-r`, [0, '#fff0c4'], [0.3, '#f7b86a'], [0.7, '#8a4058'], [1, '#2a1436']) +
  plyFilter(s, '#0a0418', 7, 0.65) +
  plyFilter(lit, '#8f3440', 7, 0.4) +
  townLampDefs(s)
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><path stroke="#fff6d8" stroke-width="2.600" stroke-linecap="round" opacity=".6" d="${dots(
  [
    [80, 90],
    [180, 160],
    [280, 70],
    [60, 200],
    [1010, 80],
    [1110, 170],
    [1210, 100],
  ],
)}"/>
<path fill="#2a1838" d="${box(360, 140, 560, 440)}"/><path fill="url(#${s}-t)" d="${shape(opening)}"/><circle cx="640" cy="400" r="230" fill="url(#${s}-g)"/>
${ply(lit, 'a', town + box(396, 416, 488, 60), '#b8584e', '#fff0c0')}<path stroke="#fff6d0" stroke-width="6" d="${windows}"/>
${lampCord(s, [490, 247], [790, 247], 7, 2, 1)}${lampCord(s, [430, 284], [850, 284], 16, 4, 0.8)}${lampCord(s, [460, 322], [820, 322], 14, 4, 0.64)}${lampCord(s, [490, 352], [790, 352], 12, 4, 0.5)}
<path fill="url(#${s}-r)" d="${land('-20,474 640,466 1300,474', 740)}"/><path fill="#fff6d8" opacity=".55" d="${road}"/><path stroke="#8a4058" stroke-width="1.500" opacity=".35" d="${joints}"/>
<g fill="#7a2f4a"><path d="${others}"/><path id="${s}-m" d="${mother}"/><use href="#${s}-m" transform="translate(1240)scale(-1 1)"/></g>
${ply(lit, 'b', doorLeft + doorRight, `url(#${s}-door)`, '#ffb46a')}<g stroke-linecap="round" stroke="#e0955c" stroke-width="10"><path id="${s}-n" d="${studs}"/><use href="#${s}-n" transform="translate(1280)scale(-1 1)"/></g>
${ply(s, 'c', wall, `url(#${s}-w)`, '#8a5a8a')}${ply(s, 'd', caps, '#241838', '#b0789a')}
${ply(s, 'e', beam + gateRoof, '#1c1030', '#f0a06a')}<path fill="none" stroke="#c8805a" stroke-width="2.500" opacity=".4" d="${ribs}"/>
<g id="${s}-y">${lampCord(s, [-10, 436], [350, 436], 12, 2, 1.4)}</g><use href="#${s}-y" transform="translate(1280)scale(-1 1)"/>
<ellipse cx="862" cy="586" rx="72" ry="9" fill="#3a0c30" opacity=".6"/><g filter="url(#${s}-s)"><g transform="translate(862 584)scale(1.25)">${kannukiOpening(s)}</g></g>
<ellipse cx="674" cy="560" rx="92" ry="20" fill="url(#${s}-g)"/><use href="#${s}-o" transform="translate(674 536)scale(2.4)"/><path fill="none" stroke="#3a1a30" stroke-width="2.500" d="M662 512q12-16 24 0"/>`

export const drawing: Drawing = { name: 'scenes/gate-night', svg: roomSvg(defs, body) }
