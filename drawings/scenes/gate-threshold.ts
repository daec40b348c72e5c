import type { Drawing } from '../tools/drawing.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, hipRoof, ply, plyFilter, quad, radial, roomSvg, roofRibs, vertical } from '../places/scenery.ts'
import { guildMaster, lampCord, townLampDefs } from '../places/story.ts'

// The gate from inside, at closing time: カンヌキ pushes with both hands and waits, because on the threshold lies a stain as tall as a child.
const s = 'gts'
const ink = '#160b20'
const wall = box(-20, 196, 400, 230) + box(900, 196, 400, 230)
const caps = box(-20, 180, 404, 20) + box(896, 180, 404, 20)
const frame = box(366, 110, 548, 30) + box(372, 130, 40, 300) + box(868, 130, 40, 300)
const roof = hipRoof(640, 116, 700, 92, 16)
const night = box(412, 140, 456, 288)
// One wing shut, the other stopped with a gap as wide as a child
const shut = quad([690, 140], [868, 140], [868, 430], [690, 430])
const open = quad([412, 140], [566, 152], [566, 444], [412, 430])
const openEdge = quad([566, 152], [582, 150], [582, 442], [566, 444])
const planks = [734, 778, 822].map((x) => box(x, 140, 2, 290)).join('') + [450, 490, 530].map((x) => box(x, 146, 2, 290)).join('')
const iron =
  box(690, 196, 178, 10) +
  box(690, 356, 178, 10) +
  quad([412, 196], [566, 204], [566, 214], [412, 206]) +
  quad([412, 358], [566, 368], [566, 378], [412, 368])
const studs =
  [712, 756, 800, 844].map((x) => circle(x, 201, 5) + circle(x, 361, 5)).join('') +
  [434, 470, 506, 542].map((x) => circle(x, 203 + (x - 412) * 0.05, 5) + circle(x, 365 + (x - 412) * 0.05, 5)).join('')
const threshold = quad([404, 426], [876, 426], [884, 440], [396, 440])
// Outside: the road goes off into the dark, one star over it
const outside = shape('582,424* 590,372 620,360 690,352* 690,430*')
const road = shape('636,362* 646,362* 668,428* 606,428*')
const stars = circle(612, 196, 1.8) + circle(650, 176, 1.3) + circle(674, 226, 1.6) + circle(628, 262, 1.2) + circle(660, 300, 1)
// The stain, flat on the bright floor, half over the threshold: head, two thin arms, the toes turned out
const stain =
  shape('640,420 654,424 660,433 654,442 640,446 626,442 620,433 626,424') +
  shape('630,444* 650,444* 662,452 668,478* 640,484 612,478* 618,452') +
  taper('624,452 608,462 602,474', [11, 9, 6], { per: 1 }) +
  taper('656,452 672,462 678,474', [11, 9, 6], { per: 1 }) +
  taper('630,478 626,492 614,497', [14, 12, 5], { per: 1 }) +
  taper('650,478 654,492 666,497', [14, 12, 5], { per: 1 })
// カンヌキ, his weight against the wing
const watch =
  taper('452,476 430,440 446,396', [22, 24, 30]) +
  taper('402,480 416,444 446,398', [20, 23, 30]) +
  shape('388,474* 392,484* 424,486* 420,474*') +
  shape('438,472* 440,484* 472,484* 466,472*') +
  shape('420,412* 418,372 430,332 456,304 482,300* 502,316 500,350 482,392 470,416*') +
  circle(500, 282, 20) +
  taper('482,318 520,322 556,306', [23, 18, 13]) +
  taper('478,338 520,346 558,338', [23, 18, 13]) +
  box(552, 296, 12, 20) +
  box(552, 328, 12, 20)
const hat = shape('464,276* 486,258 506,252 526,260 542,282* 506,272')
const tiles = [-8, -6, -4, -2, 0, 2, 4, 6, 8].map((x) => `M${640 + x * 52} 442L${640 + x * 130} 720`).join('')

const defs =
  vertical(`${s}-k`, [0, '#1c1440'], [0.3, '#5a2a5c'], [0.6, '#c86a50']) +
  vertical(`${s}-n`, [0, '#0a0c2a'], [0.7, '#1c2050'], [1, '#2c2a5c']) +
  radial(`${s}-g`, [0, '#fff0c0', 0.9], [0.5, '#ffb45a', 0.4], [1, '#ff8a4a', 0]) +
  vertical(`${s}-d`, [0, '#b0604a'], [1, '#7a3844']) +
  vertical(`${s}-w`, [0, '#c87a54'], [1, '#8a4450']) +
  vertical(`${s}-fl`, [0, '#ffe6b0'], [0.16, '#f2b06a'], [0.4, '#a8584e'], [1, '#2a1232']) +
  plyFilter(s, '#1c0818', 6, 0.6) +
  townLampDefs(s)
const figure = (d: string): string =>
  `<g filter="url(#${s}-s)"><path fill="#ffe0a0" transform="translate(1.500-2)" d="${d}"/><path fill="${ink}" d="${d}"/></g>`
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><ellipse cx="640" cy="300" rx="720" ry="330" fill="url(#${s}-g)" opacity=".75"/>
<path fill="url(#${s}-n)" d="${night}"/><path fill="#fff6dc" d="${stars}"/><path fill="#14143c" d="${outside}"/><path fill="#5a5488" d="${road}"/>
<path fill="url(#${s}-fl)" d="${box(-20, 426, 1320, 314)}"/><path fill="none" stroke="#7a3444" stroke-width="2" opacity=".4" d="${tiles}M-20 462H1300M-20 506H1300"/>
${ply(s, 'a', shut, `url(#${s}-d)`, '#ffd090')}${ply(s, 'b', wall, `url(#${s}-w)`, '#ffd090')}${ply(s, 'c', caps, '#3a1a38', '#f0a878')}
<path fill="#ffe0a0" d="${openEdge}"/><path fill="url(#${s}-d)" d="${open}"/><path fill="#5a2838" opacity=".6" d="${planks}"/><path fill="${ink}" d="${iron}"/><path fill="#ffc27a" d="${studs}"/><path fill="#4a2034" d="${threshold}"/>
${ply(s, 'e', frame + roof, '#22102a', '#ffb878')}<path fill="#c8805a" opacity=".4" d="${roofRibs(640, 116, 700, 92, 24)}"/>
${lampCord(s, [424, 150], [856, 150], 10, 3, 1.1)}${lampCord(s, [20, 226], [350, 226], 12, 2, 1.3)}${lampCord(s, [930, 226], [1260, 226], 12, 2, 1.3)}
<path fill="#1c0a2a" opacity=".9" d="${stain}"/>
${figure(watch)}${figure(hat)}
<g transform="translate(784 478)"><g filter="url(#${s}-s)"><path fill="#ffe0a0" transform="translate(-1.500-2)" d="${guildMaster.body}"/><path fill="${ink}" d="${guildMaster.body}"/></g><path fill="#f8e9c8" d="${guildMaster.band}"/><path fill="#ffc25a" d="${guildMaster.lanterns}"/></g>`

export const drawing: Drawing = { name: 'scenes/gate-threshold', svg: roomSvg(defs, body) }
