import { backstagePlaces } from '../../src/web/staging/after/backstage.ts'
import type { Drawing } from '../tools/drawing.ts'
import { drawing as keshikage } from '../enemies/11-keshikage.ts'
import { drawing as zuredoki } from '../enemies/25-zuredoki.ts'
import { drawing as chounaikaichou } from '../enemies/96-chounaikaichou.ts'
import { drawing as mutounojoushu } from '../enemies/113-mutounojoushu.ts'
import { drawing as tousou } from '../enemies/129-touso.ts'
import { figureOf, put } from '../tools/outlined.ts'
import { circle, leaf, line, shape, taper } from '../tools/paper.ts'
import { box, layerSvg, ply, plyFilter, quad, radial, roomSvg, vertical } from '../places/scenery.ts'

// 楽屋: six of the company off duty. The five shadows are pictures of their own, laid by `src/web/staging/after/backstage.ts`; the cat is part of the room.
const s = 'bks'

const wall = box(60, 56, 1160, 420)
const floor = quad([60, 470], [1220, 470], [1320, 740], [-40, 740])
const mats =
  [150, 330, 510, 640, 770, 950, 1130]
    .map((x) =>
      taper(
        [
          [x, 472],
          [640 + (x - 640) * 1.5, 740],
        ],
        [2, 4],
        { per: 1, decimals: 0 },
      ),
    )
    .join('') + box(20, 520, 1240, 2.5)
const posts = box(60, 56, 26, 420) + box(1194, 56, 26, 420) + box(40, 40, 1200, 26) + box(60, 128, 1160, 10)
// Costumes: folded shadows on a line, each with its peg; somebody's horns, somebody's sleeves.
const pegged =
  shape('128,150* 188,150* 196,220 182,290 158,296 134,288 122,220') +
  shape('212,150* 290,150* 310,196* 292,206 284,190* 280,270 222,270 218,190* 210,206 192,196*') +
  shape('324,150* 372,150* 380,180 396,250 348,238 300,252 316,180') +
  shape('404,150* 452,150* 452,230* 440,244 430,232 418,246 404,234*')
const pegEyes = leaf(140, 194, 14, 4, 0.2) + leaf(164, 196, 14, 4, -0.2) + circle(338, 196, 4) + circle(358, 196, 4)
const mirror = box(936, 170, 190, 170) + box(920, 336, 222, 14) + box(936, 350, 12, 60) + box(1114, 350, 12, 60)
const bulbs = [0, 1, 2, 3].map((row) => circle(948, 196 + row * 40, 6) + circle(1114, 196 + row * 40, 6)).join('')
const pots =
  shape('960,336* 962,312 990,312 992,336*') +
  shape('1000,336* 1006,300 1020,300 1026,336*') +
  box(1046, 322, 44, 14) +
  taper('1090,334 1108,296 1116,282', [5, 4, 8])

const cushion = (x: number, y: number, w: number): string =>
  shape([
    [x - w, y, true],
    [x - w * 0.86, y - 12],
    [x, y - 15],
    [x + w * 0.86, y - 12],
    [x + w, y, true],
    [x + w * 0.86, y + 11],
    [x, y + 13],
    [x - w * 0.86, y + 11],
  ])
const cat =
  shape('1084,544 1078,510 1092,478 1104,462* 1098,438* 1114,450 1128,448* 1142,436* 1142,464* 1160,490 1172,520 1168,544 1130,550') +
  taper('1164,538 1190,532 1194,502 1180,486', [13, 11, 9, 0])

const light = '#ffcf8a'
const defs =
  radial(`${s}-g`, [0, '#fff6d6', 1], [0.4, '#ffd080', 0.7], [1, '#ff9a5a', 0]) +
  `<radialGradient id="${s}-w" gradientUnits="userSpaceOnUse" cx="640" cy="190" r="680"><stop stop-color="#fff3c8"/><stop offset=".3" stop-color="#ffd590"/><stop offset=".62" stop-color="#d8825a"/><stop offset="1" stop-color="#6a2c48"/></radialGradient>` +
  vertical(`${s}-f`, [0, '#e8a868'], [0.5, '#a85a50'], [1, '#3a1834']) +
  radial(`${s}-l`, [0, '#fff9e0'], [0.55, '#ffc862'], [1, '#f08a2e']) +
  radial(`${s}-m`, [0, '#eafcff', 0.95], [1, '#8fc4d8', 0.8]) +
  plyFilter(s, '#2a0a1c', 5, 0.55)
const body = `<rect width="1280" height="720" fill="#0c0714"/><path fill="url(#${s}-w)" d="${wall}"/><path fill="url(#${s}-f)" d="${floor}"/><path fill="#6a2c40" opacity=".5" d="${mats}"/>
<path fill="#b8604e" opacity=".35" d="${[230, 420, 604, 680, 850].map((x) => box(x, 138, 3, 334)).join('')}"/>
<g filter="url(#${s}-s)"><path fill="none" stroke="#3a1428" stroke-width="3" d="${line('86,146 260,156 470,144')}"/><path fill="#7a3a50" d="${pegged}"/></g><path fill="#ffe0a0" d="${pegEyes}"/><path fill="#ffd590" d="${[136, 178, 226, 276, 332, 364, 412, 444].map((x) => box(x, 143, 5, 16)).join('')}"/>
${ply(s, 'qm', mirror, '#5a2440', '#ffe0a0')}<path fill="url(#${s}-m)" d="${box(962, 184, 138, 146)}"/><path fill="#fff" opacity=".5" d="${quad([974, 190], [1010, 190], [976, 260], [968, 250])}"/><path fill="#fff3c8" d="${bulbs}"/>${ply(s, 'qo', pots, '#3a1630', '#ffd590')}
<g filter="url(#${s}-s)"><path fill="#1c0c20" d="${posts}"/></g><path fill="#ffb878" d="${box(60, 64, 1160, 2)}${box(60, 136, 1160, 1.5)}"/>
<circle cx="640" cy="196" r="170" fill="url(#${s}-g)"/><path stroke="#1c0c20" stroke-width="3" d="M640 60v90"/><path fill="url(#${s}-l)" d="M616 154h48q22 20 22 46t-22 46h-48q-22-20-22-46t22-46z"/><path fill="none" stroke="#9a4a1e" stroke-width="2" opacity=".8" d="M606 168h68M597 184h86M594 200h92M597 216h86M606 232h68"/><path fill="#1c0c20" d="${box(612, 148, 56, 9)}${box(612, 243, 56, 9)}"/>
<ellipse cx="640" cy="540" rx="560" ry="52" fill="url(#${s}-g)" opacity=".55"/>
<path fill="#a82a3c" d="${cushion(176, 546, 78)}${cushion(1126, 548, 70)}"/><path fill="#3a5a8a" d="${cushion(984, 550, 84)}"/>
<g class="susuke">${ply(s, 'qi', cat, '#1b0d20', light)}<path fill="#ffd34d" d="${leaf(1106, 476, 14, 5, 0.15)}${leaf(1128, 478, 14, 5, -0.15)}"/><path fill="#120b18" d="${circle(1113, 477, 2.4)}${circle(1135, 477, 2.4)}"/><path fill="none" stroke="${light}" stroke-width="1.500" opacity=".8" d="M1104 488l-22-4M1104 492l-22 4M1142 488l22-4M1142 492l22 4"/><circle cx="1124" cy="506" r="5" fill="#ffb03f"/></g>`

// The five shadows are their drawings of the battle: `[drawing, the point of it that stands on the floor, scale, x, y]`.
const company = {
  keshikage: [keshikage, [196, 372], 0.5, 176, 546],
  zuredoki: [zuredoki, [372, 568], 0.33, 312, 552],
  chounaikaichou: [chounaikaichou, [384, 562], 0.36, 524, 554],
  mutounojoushu: [mutounojoushu, [500, 480], 0.42, 798, 552],
  tousou: [tousou, [300, 470], 0.4, 986, 552],
} as const
const figures = Object.entries(company).map(([name, [creature, foot, scale, x, y]]): Drawing => {
  const { defs: gradients, content } = figureOf(s, creature, { gel: true, without: ['wing', 'front-row'] })
  const figure = `<g fill="#1b0d20" filter="url(#${s}-s)">${put(content, [x, y], foot, scale)}</g>`
  const place = backstagePlaces[name as keyof typeof company]
  return { name: `scenes/backstage-${name}`, svg: layerSvg(place, gradients + plyFilter(s, '#2a0a1c', 5, 0.55), figure) }
})

export const drawings: readonly Drawing[] = [{ name: 'scenes/backstage', svg: roomSvg(defs, body) }, ...figures]
