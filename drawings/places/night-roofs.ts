import { kidOutline } from '../people/evening-folk.ts'
import { random } from './landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, hipRoof, land, ply, roofRibs } from './scenery.ts'
import { ridgeLamp } from './story.ts'

type House = readonly [x: number, y: number, w: number, h: number]
const lamp = [236, 250] as const
const next = random(87)
// None before the lamp.
const stars = Array.from({ length: 96 }, () => [Math.round(next() * 1280), Math.round(16 + next() * 250), 0.7 + next() ** 3 * 2.6] as const)
  .filter(([x, y]) => Math.hypot(x - lamp[0], y - lamp[1]) > 190)
  .map(([x, y, r]) => circle(x, y, r))
  .join('')
const far =
  [60, 128, 402, 462, 530, 596, 668, 830, 896, 972, 1200, 1256]
    .map((x, at) => farHouse(x, 330, 54 + ((at * 17) % 3) * 10, 20 + ((at * 29) % 4) * 9))
    .join('') +
  farPagoda(752, 330, 4, 62) +
  box(-20, 330, 1320, 90)
const farLit = [402, 668, 972, 1200].map((x) => box(x - 5, 322, 10, 13)).join('') + box(747, 290, 10, 12)
const middle: readonly House[] = [
  [40, 366, 170, 46],
  [214, 376, 140, 42],
  [400, 368, 170, 50],
  [584, 380, 150, 44],
  [760, 370, 180, 52],
  [944, 380, 150, 44],
  [1110, 402, 160, 40],
  [1262, 378, 150, 44],
]
const middleWalls = middle.map(([x, y, w]) => box(x - w * 0.4, y, w * 0.8, 70)).join('') + box(-20, 404, 1320, 160)
const windowsOf = (which: (at: number) => boolean): string =>
  middle
    .flatMap(([x, y, w]) => [box(x - w * 0.26, y + 14, 22, 22), box(x + w * 0.12, y + 14, 22, 22)])
    .filter((_, at) => which(at))
    .join('')
const near: readonly House[] = [
  [130, 476, 400, 86],
  [560, 500, 360, 82],
  [1080, 462, 500, 108],
]
const nearWalls = near.map(([x, y, w]) => box(x - w * 0.42, y, w * 0.84, 260)).join('') + land('-20,560 1300,560', 740)
const ridges = near
  .map(
    ([x, y, w, h]) => box(x - w * 0.22, y - h - 7, w * 0.44, 11) + circle(x - w * 0.22, y - h - 3, 8) + circle(x + w * 0.22, y - h - 3, 8),
  )
  .join('')
// Two who have never seen stars, on the ridge of the nearest roof, and somebody asleep on the next one
const watching = [
  [1050, 344, 0.94, { left: false, right: true }],
  [1122, 344, 0.76, { left: true, right: false }],
] as const
const cat =
  shape('500,412* 506,394 526,384 556,382 580,390 592,412*') +
  circle(508, 396, 15) +
  shape('497,390* 496,374* 507,384*') +
  shape('508,384* 517,373* 520,388*') +
  taper('588,408 606,404 604,388 590,392', [9, 9, 8, 4])

/** The town's roofs in the first night: one window in four is lit, and there are stars. */
export const nightRoofs = (s: string): string =>
  `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="${lamp[0]}" cy="${lamp[1]}" r="520" fill="url(#${s}-g)"/><path fill="#fff6e0" opacity=".85" d="${stars}"/><g fill="#ffe0a0"><circle cx="${lamp[0]}" cy="${lamp[1] - 20}" r="84" opacity=".2"/><circle cx="${lamp[0]}" cy="${lamp[1] - 20}" r="52" opacity=".3"/></g>
${ply(s, 'r1', land('-20,320 110,296 236,290 360,300 520,330 1300,340', 560), `url(#${s}-h)`, '#ffc890')}${ridgeLamp(lamp[0], 294, 0.84)}
${ply(s, 'r2', far, '#372c66', '#f0a878', '', -2.5, -1.5)}<path fill="#ffd894" d="${farLit}"/>
${ply(s, 'r3', middleWalls, '#3a2758', '#c8806a', '', -2.5, 0)}<path fill="#20143c" d="${windowsOf((at) => at % 4 !== 1)}"/><path fill="#ffd894" d="${windowsOf((at) => at % 4 === 1)}"/>${ply(s, 'r4', middle.map((house) => hipRoof(...house)).join(''), '#241a48', '#f0a878', '', -2.5, -1.5)}<path fill="#c8805a" opacity=".3" d="${middle.map((house) => roofRibs(...house, 7)).join('')}"/>
${ply(s, 'r5', nearWalls, '#1c1236', '#c8806a', '', -2.5, 0)}${ply(s, 'r6', near.map((house) => hipRoof(...house, 14)).join(''), '#191030', '#f0a070', '', -2.5, -2)}<path fill="#c8805a" opacity=".34" d="${near.map((house) => roofRibs(...house, 14)).join('')}"/>${ply(s, 'r7', ridges, '#191030', '#f0a070')}
${ply(s, 'r8', cat, '#0e0820', '#ffd090', '', -2.5)}${watching.map(([x, y, u, arms]) => `<g transform="translate(${x} ${y})scale(${u})"><path fill="#ffd090" transform="translate(-3.500-1)" d="${kidOutline(arms)}"/><path fill="#0e0820" d="${kidOutline(arms)}"/></g>`).join('')}`
