import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { mist } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import {
  backgroundSvg,
  box,
  farHouse,
  farRoof,
  land,
  lantern,
  lanternHalo,
  ply,
  quad,
  radial,
  skyAndLamp,
  stageDefs,
} from '../places/scenery.ts'

// 戸締まりの城下町: tidy, shuttered, every nameplate in place. They went out for a moment, locked up properly, and swept first.
// Stage contrast against --k0, measured: 6.7 behind the enemies, 8.5 on the floor.
const b = 'b9'
const theme = themeOf(9)

/** The street in one-point perspective: depth 1 (nearest) …, height over the ground in metres or so, side −1 left, 1 right. */
const vanish = { x: 690, y: 400 }
const at = (side: number, depth: number, up: number, out = 0): readonly [number, number] => [
  Math.round(vanish.x + (side * (860 - out)) / depth),
  Math.round(vanish.y + (190 - up * 74) / depth),
]
const facade = (side: number, d0: number, d1: number, up0: number, up1: number, out = 0): string =>
  quad(at(side, d0, up1, out), at(side, d1, up1, out), at(side, d1, up0, out), at(side, d0, up0, out))

interface House {
  readonly from: number
  readonly to: number
  readonly eave: number
  readonly wall: string
}
const houses: readonly House[] = [
  { from: 5.6, to: 7.4, eave: 4.4, wall: '#c2a0bc' },
  { from: 4.1, to: 5.5, eave: 5, wall: '#a88cb8' },
  { from: 3, to: 4, eave: 4.3, wall: '#9482b6' },
  { from: 2.2, to: 2.92, eave: 5.1, wall: '#8e7cb8' },
  { from: 1.62, to: 2.14, eave: 4.5, wall: '#7868ac' },
  { from: 1.08, to: 1.56, eave: 5, wall: '#40367a' },
]
/** Wall, roof over the street, closed shutters with their slats, doorstep, and the nameplate. */
const houseAt = (side: number, { from, to, eave, wall }: House): string => {
  const steps = 7
  let slats = ''
  for (let i = 1; i < steps; i += 1) {
    const d = 1 / (1 / from + ((1 / to - 1 / from) * i) / steps)
    const [[x0, y0], [x1, y1]] = [at(side, d, 0.5), at(side, d, 2.3)]
    slats += `M${x0.toFixed(0)} ${y0.toFixed(0)}L${x1.toFixed(0)} ${y1.toFixed(0)}`
  }
  const span = (t: number): number => 1 / (1 / from + (1 / to - 1 / from) * t)
  const roof = quad(
    at(side, from * 0.985, eave - 0.25, 130),
    at(side, to * 1.01, eave - 0.25, 130),
    at(side, to * 1.01, eave + 1.3, -60),
    at(side, from * 0.985, eave + 1.3, -60),
  )
  const pent = quad(at(side, from, 2.5, 90), at(side, to, 2.5, 90), at(side, to, 3, 0), at(side, from, 3, 0))
  return (
    `<path fill="${wall}" d="${facade(side, from, to, 0, eave + 0.2)}"/><path fill="${theme.dusk}" opacity=".2" d="${facade(side, span(0.06), span(0.94), 0.35, 2.35)}"/><path fill="none" stroke="#b9a4dc" opacity=".4" stroke-width="1.4" d="${slats}"/>` +
    `<path fill="${theme.dusk}" opacity=".22" d="${facade(side, span(0.2), span(0.8), 3.3, eave - 0.3)}"/><path fill="#e6dcf4" opacity=".9" d="${facade(side, span(0.84), span(0.9), 1.5, 2.1, 3)}"/>` +
    `<path fill="${theme.rim}" transform="translate(0-2)" d="${roof}${pent}"/><path fill="${wall}" d="${roof}${pent}"/><path fill="${theme.dusk}" opacity=".26" d="${roof}${pent}"/>`
  )
}
const row = (side: number): string => houses.map((house) => houseAt(side, house)).join('')

// somebody forgot one lamp upstairs: two panes, left of the place of the first enemy
const litWindow = facade(-1, 1.66, 1.75, 3.35, 4.2) + facade(-1, 1.78, 1.88, 3.35, 4.2)
const windowBars = facade(-1, 1.7, 1.715, 3.35, 4.2) + facade(-1, 1.825, 1.84, 3.35, 4.2) + facade(-1, 1.66, 1.88, 3.74, 3.8)

const castleRoofs = farRoof(698, 300, 160, 0.26) + farRoof(698, 256, 124, 0.28) + farRoof(698, 214, 92, 0.36)
/** Every window is dark. */
const castleWindows = [
  [-36, 312],
  [-8, 312],
  [20, 312],
  [-28, 266],
  [-6, 266],
  [16, 266],
  [-16, 224],
  [6, 224],
]
  .map(([x = 0, y = 0]) => box(700 + x, y, 10, 16))
  .join('')
// the castle over the end of the street, without one light
const castle =
  land('-20,410 300,400 520,384 600,352 690,346 790,352 860,384 1000,398 1300,410', 470) +
  box(640, 290, 116, 70) +
  box(654, 246, 88, 50) +
  box(668, 206, 60, 44) +
  castleRoofs +
  farHouse(590, 356, 60, 20) +
  farHouse(808, 358, 64, 20)

const street = quad([-60, 740], [550, 432], [830, 432], [1340, 740])
// paving joints and the arcs of a broom, freshly drawn
const paving = (() => {
  let d = ''
  for (const lane of [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8])
    d += `M${(690 + lane * 116).toFixed(0)} 432L${(690 + lane * 700).toFixed(0)} 640`
  for (const y of [444, 460, 480, 506, 540, 584]) d += `M${Math.round(690 - (y - 400) * 3.6)} ${y}H${Math.round(690 + (y - 400) * 3.6)}`
  return d
})()
const swept = [
  [480, 560],
  [560, 574],
  [640, 562],
  [720, 576],
  [800, 562],
  [880, 572],
  [690, 532],
  [780, 526],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}q34-14 66 0M${x + 6} ${y + 7}q28-11 54 0`)
  .join('')
const bank = land('-20,636 160,620 400,632 640,640 900,632 1120,618 1300,632', 740)

// left: a gatepost under its little roof; right: a short broom hung against the post, and farther back, at the wall, two fire buckets
const gate =
  box(86, 96, 30, 660) +
  shape('-20,96* -20,40 80,44 170,50 236,70 262,60* 256,92 246,100* 150,98') +
  box(-20, 120, 250, 16) +
  taper('112,214 132,190 150,132', [12, 10, 8])
const plate = box(92, 240, 18, 52)
/** A bucket on the ground at (x, y), 52 px wide at its rim: one ply back and in violet, or an enemy's foot would sink into it. */
const bucket = (x: number, y: number): string =>
  shape([
    [x - 26, y - 46, true],
    [x, y - 42],
    [x + 26, y - 46, true],
    [x + 20, y, true],
    [x, y + 3],
    [x - 20, y, true],
  ]) + taper(`${x - 24},${y - 43} ${x},${y - 67} ${x + 24},${y - 43}`, [3, 4, 3])
const bucketPlaces = [
  [1134, 512],
  [1188, 522],
] as const
const buckets = bucketPlaces.map(([x, y]) => bucket(x, y)).join('')
const hoops = bucketPlaces.map(([x, y]) => `M${x - 24} ${y - 36}q24 5 48 0M${x - 22} ${y - 10}q22 5 44 0`).join('')
/** A moon is cut into each, a bar across it; the lamp shines through. */
const bucketSigns = bucketPlaces.map(([x, y]) => circle(x, y - 21, 7.5)).join('')
const post =
  box(1218, 60, 34, 700) +
  box(1040, 74, 280, 20) +
  shape('1020,74* 1046,50 1140,34 1300,28* 1300,74*') +
  taper('1218,220 1188,180 1170,96', [12, 10, 8])
const bucketShadows = bucketPlaces.map(([x, y]) => `<ellipse cx="${x}" cy="${y + 1}" rx="32" ry="5"/>`).join('')
/** It hangs on a nail in the post, in the post's light. */
const broom =
  taper('1234,238 1232,300 1233,354', [6, 6, 7], { per: 1 }) +
  shape('1224,350* 1242,350* 1254,408 1258,446* 1246,434 1240,449* 1232,436 1222,450* 1218,434 1206,445* 1214,400')

const defs = stageDefs(b, theme) + radial(`${b}-mist`, [0, '#fff0d8', 0.85], [1, '#f0b8a8', 0])

export const drawing: Drawing = {
  name: 'backgrounds/9',
  svg: backgroundSvg(
    defs,
    `${skyAndLamp(b, theme, { x: 780, y: 196, r: 96 }, 500)}
<g filter="url(#${b}-s)" opacity=".85"><path fill="#4a4080" d="${mist(
      [
        [200, 430],
        [250, 520],
        [170, 400],
      ],
      110,
      18,
    )}"/><path fill="#b49ccc" d="${mist(
      [
        [900, 1080],
        [860, 1030],
        [930, 1140],
      ],
      232,
      14,
    )}"/></g>
${ply(b, 'c', castle, '#9484bc', theme.rim)}<path fill="#6f5fa2" d="${castleRoofs}${castleWindows}"/>
<ellipse cx="690" cy="400" rx="560" ry="86" fill="url(#${b}-mist)"/>
<path fill="#6a5c9c" d="M0 390h540v42h300v-42h440v350H0z"/><path fill="url(#${b}-floor)" d="${street}"/><path fill="none" stroke="#d9c2ee" stroke-width="1.6" opacity=".42" d="${paving}"/>
${lanternHalo(b, 206, 134, 54, 1.05, 84)}<g filter="url(#${b}-s)">${row(-1)}</g><g filter="url(#${b}-s)">${row(1)}</g><path fill="url(#${b}-lamp)" d="${litWindow}"/><path fill="#4d4380" d="${windowBars}"/>
<g fill="#2a2352" opacity=".4">${bucketShadows}</g>${ply(b, 'u', buckets, '#51458c', '#b9a4dc', '', -1, -2)}<path fill="none" stroke="#8d7cc4" stroke-width="2" d="${hoops}"/><path fill="#ffc26a" d="${bucketSigns}"/><path stroke="#51458c" stroke-width="2.500" d="${bucketPlaces.map(([x, y]) => `M${x - 9} ${y - 21}h18`).join('')}"/>
<ellipse cx="660" cy="552" rx="560" ry="92" fill="url(#${b}-pool)"/><path fill="none" stroke="#4d4380" stroke-width="2" stroke-linecap="round" opacity=".5" d="${swept}"/>
${ply(b, 'k', bank, `url(#${b}-front)`, '#6a5c9c')}
<g filter="url(#${b}-s)"><path fill="#9a86c8" transform="translate(1-2)" d="${gate}${post}"/><path fill="${theme.k0}" d="${gate}${post}"/></g><path fill="#e6dcf4" d="${plate}"/><path stroke="#352d60" stroke-width="3" d="M101 249v10M101 264v9M101 278v7"/>
<g filter="url(#${b}-s)"><path fill="#b9a4dc" transform="translate(-2-1)" d="${broom}"/><path fill="#2a2350" d="${broom}"/></g>
${lantern(b, 206, 134, theme.k0, 54, 1.05, 0)}`,
  ),
}
