import { bowing, robed } from '../crowd.ts'
import { mist } from '../landscape.ts'
import { layeredScene } from '../layers.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { box, hipRoof, land, ply, plyFilter, radial, vertical } from '../scenery.ts'

// 人形遣い: the flame behind the hands, a string to every foot. The shadows bow; then, because feet follow shadows, the people.
const s = 'e4s'
const hand = (x: number, flip: 1 | -1): string => {
  const at = (dx: number, y: number): readonly [number, number] => [x + dx * flip, y]
  return (
    taper([at(-250, -60), at(-150, 10), at(-50, 60)], [120, 104, 96], { decimals: 0 }) +
    shape([
      [...at(-96, 14), true],
      [...at(-20, 20)],
      [...at(48, 46)],
      [...at(70, 84)],
      [...at(52, 116)],
      [...at(-10, 126)],
      [...at(-76, 108)],
    ]) +
    taper([at(-66, 96), at(-96, 130), at(-98, 168), at(-88, 184)], [30, 26, 22, 12], { decimals: 0 }) +
    taper([at(-30, 112), at(-46, 156), at(-40, 196), at(-32, 206)], [31, 27, 22, 12], { decimals: 0 }) +
    taper([at(6, 112), at(8, 160), at(14, 198), at(22, 206)], [31, 27, 22, 12], { decimals: 0 }) +
    taper([at(38, 100), at(62, 142), at(70, 172), at(78, 178)], [29, 25, 20, 11], { decimals: 0 }) +
    taper([at(54, 60), at(104, 74), at(128, 104), at(130, 116)], [28, 25, 20, 11], { decimals: 0 })
  )
}
const tips = [...[-88, -32, 22, 78, 130].map((dx) => 410 + dx), ...[-88, -32, 22, 78, 130].map((dx) => 870 - dx)] as const
const front = [
  [150, 510, 118, 1],
  [300, 516, 122, 1],
  [460, 520, 126, 1],
  [820, 520, 126, -1],
  [980, 516, 122, -1],
  [1130, 510, 118, -1],
] as const
const middle = [
  [90, 454, 78, 1],
  [206, 456, 80, 1],
  [320, 458, 82, 1],
  [436, 460, 82, 1],
  [844, 460, 82, -1],
  [960, 458, 82, -1],
  [1074, 456, 80, -1],
  [1190, 454, 78, -1],
] as const
const back = Array.from({ length: 12 }, (_, index): readonly [number, number, number, 1 | -1] => [
  70 + index * 46 + (index >= 6 ? 590 : 0),
  436,
  48,
  index >= 6 ? -1 : 1,
])
const crowd = (people: readonly (readonly [number, number, number, 1 | -1])[]): string =>
  people.map(([x, y, h, side]) => bowing(x, y, h, side)).join('')
// Their shadows bow deeper, flat on the floor and joined at the feet.
const shadows = [...front]
  .map(([x, y, h, side]) =>
    shape([
      [x - h * 0.16, y, true],
      [x + h * 0.15, y, true],
      [x + side * h * 0.5, y + h * 0.13],
      [x + side * h * 0.86, y + h * 0.12],
      [x + side * h * 0.96, y + h * 0.2],
      [x + side * h * 0.6, y + h * 0.25],
      [x, y + h * 0.14],
    ]),
  )
  .join('')
const feet = [...front, ...middle, ...back.filter((_, index) => index % 3 === 1)]
const tipHeights = [184, 206, 206, 178, 116] as const
/** The string to a foot; `sag` = how far its middle hangs to the side, px. */
const stringTo = ([x, y]: readonly [number, number, ...unknown[]], sag: number): string => {
  const finger = Math.floor((Math.min(x, 1280 - x) / 640) * 5)
  const [tipX, tipY] = [tips[finger + (x < 640 ? 0 : 5)] ?? x, tipHeights[finger] ?? 200]
  return sag === 0
    ? `M${tipX} ${tipY}L${x} ${y - 2}`
    : `M${tipX} ${tipY}Q${Math.round((tipX + x) / 2 + (x < 640 ? -sag : sag))} ${Math.round((tipY + y) / 2 + 60)} ${x} ${y - 2}`
}
const thread = 'fill="none" stroke="#fff4dc" stroke-width="1.500"'
const castle =
  box(540, 330, 200, 120) +
  hipRoof(640, 336, 260, 52) +
  box(576, 262, 128, 60) +
  hipRoof(640, 282, 176, 46) +
  box(606, 218, 68, 46) +
  hipRoof(640, 232, 108, 38)

const defs =
  vertical(`${s}-k`, [0, '#0e0820'], [0.24, '#2a1248'], [0.44, '#6a2a6a'], [0.6, '#d8807a'], [0.68, '#ffd8a0']) +
  radial(`${s}-g`, [0, '#fffdf2', 1], [0.24, '#ffe6b4', 0.85], [0.55, '#c86a9a', 0.34], [1, '#5a2a8a', 0]) +
  vertical(`${s}-f`, [0, '#f0b48a'], [0.4, '#8a4470'], [1, '#2a1244']) +
  radial(`${s}-p`, [0, '#fff0c8', 0.7], [1, '#f0a08a', 0]) +
  plyFilter(s, '#120524', 7, 0.6) +
  vertical(`${s}-d`, [0, '#241038'], [1, '#0c0616'])
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="640" cy="240" r="470" fill="url(#${s}-g)"/><path fill="#ffe9c0" opacity=".2" d="${Array.from({ length: 12 }, (_, index) => leaf(640, 190, 460, 14, (index / 12) * 6.283)).join('')}"/>
<g filter="url(#${s}-s)" opacity=".85"><path fill="#3a1a58" d="${mist(
  [
    [-40, 260],
    [-40, 180],
  ],
  260,
  22,
)}${mist(
  [
    [1040, 1320],
    [1110, 1320],
  ],
  280,
  22,
)}"/></g>
<path fill="#fffdf2" d="${shape('640,236* 612,220 600,184 618,150 640,96* 662,150 680,184 668,220')}"/><path fill="#ff9a33" opacity=".7" d="${shape('640,230* 624,218 620,196 640,158* 660,196 656,218')}"/>
${ply(s, 'c', castle, '#9a4a78', '#ffd8a0')}
<path fill="url(#${s}-f)" d="${land('-20,422 640,414 1300,422', 740)}"/><ellipse cx="640" cy="480" rx="520" ry="60" fill="url(#${s}-p)"/>`
const upright = front.map(([x, y, h, side]) => robed(x, y, h * 1.06, side * 2)).join('')
const wing = (flip: boolean): string => {
  const d = shape('-10,-10* 250,-10* 236,120 262,260 240,420 268,560 252,730* -10,730*')
  const folds = [40, 96, 150, 204]
    .map((x, at) =>
      taper(
        [
          [x, 0],
          [x - 10, 300 + at * 20],
          [x + 6, 720],
        ],
        [10, 22, 14],
        { decimals: 0 },
      ),
    )
    .join('')
  return `<g${flip ? ' transform="translate(1280)scale(-1 1)"' : ''}>${ply(s, 'q', d, '#3a0e24', '#e08a6a')}<path fill="#16040e" opacity=".5" d="${folds}"/></g>`
}

export const drawings = layeredScene('ending-4', defs, body, {
  back: `<path fill="#6a2f62" d="${crowd(back)}"/>`,
  standing: ply(s, 'u', upright, '#241038', '#ffc8a0'),
  shadows: `<path fill="#2a1040" d="${shadows}"/>`,
  middle: ply(s, 'm', crowd(middle), '#43204e', '#f0a890'),
  front: ply(s, 'n', crowd(front), '#241038', '#ffc8a0'),
  slack: `<path ${thread} d="${front.map((place, at) => stringTo(place, 40 + (at % 3) * 26)).join('')}"/>`,
  tight: `<path ${thread} d="${feet.map((place) => stringTo(place, 0)).join('')}"/>`,
  hands: `${ply(s, 'h', hand(410, 1) + hand(870, -1), `url(#${s}-d)`, '#ffc8a0')}<path fill="#ffe6b4" d="${tips.map((x, index) => circle(x, tipHeights[index % 5] ?? 200, 4)).join('')}"/>`,
  left: wing(false),
  right: wing(true),
})
