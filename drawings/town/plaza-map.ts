import type { PlacedBox } from '../../src/web/art/plaza-places.ts'
import type { Drawing } from '../tools/drawing.ts'
import { mist } from '../places/landscape.ts'
import { shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { box, land, lattice, needed, ply, plyFilter, quad, radial, vertical } from '../places/scenery.ts'
import { type Building, buildings, farRoofs, fourLamps } from '../places/town.ts'

// The plaza for a client that lays its own five links over a picture twice as wide as high: its places stand at these shares of it, and
// each leaves the strip beside its point free for a name. The town rises behind the main gate, terrace over terrace, up to the library.
// In town nothing casts a shadow.
const p = 'tms'
export const width = 1280
export const height = 640
/** In percent of the picture: where a client writes the name. The building stands below its point; the gate, at the lower edge, above. */
export const points = {
  library: [50, 5],
  board: [50, 40],
  healing: [76, 30],
  job: [20, 22],
  gate: [50, 90],
} as const satisfies Readonly<Record<keyof typeof buildings, readonly [left: number, top: number]>>
/** How large a building is, and how far its foot lies below its point, in px. */
const placed = {
  library: [0.62, 204],
  board: [0.78, 134],
  healing: [0.86, 226],
  job: [0.84, 226],
  gate: [0.6, 0],
} as const satisfies Readonly<Record<keyof typeof points, readonly [scale: number, down: number]>>
/** A client puts the left edge of the name, or its middle, at the point. */
const aside = 20
const footOf = (name: keyof typeof points): readonly [x: number, y: number] => {
  const [left, top] = points[name]
  return [
    Math.round((width * left) / 100 + (name === 'job' || name === 'healing' ? aside : 0)),
    Math.round((height * top) / 100 + placed[name][1]),
  ]
}
/** What a building covers of the picture. */
export function boxOf(name: keyof typeof points): PlacedBox {
  const [x, y] = footOf(name)
  const [scale] = placed[name]
  const [left, top, w, h] = buildings[name].viewBox
  return { x: x + left * scale, y: y + top * scale, width: w * scale, height: h * scale }
}

const ink = '#1b0e22'
const paints = {
  library: ['#4a2444', '#e0955c'],
  board: ['#5a3048', '#e0955c'],
  healing: ['#26404c', '#9fe6c0'],
  job: ['#522a36', '#f0a066'],
  gate: ['#3a1a38', '#f0a066'],
} as const
/** Over a building's lit openings: bars, shelves, wicks, notes' lines. Strokes, because they are many. */
const details: Readonly<Record<keyof typeof points, string>> = {
  library: `<path fill="none" stroke="#7a3524" stroke-width="13" stroke-dasharray="5 1.5 7 2 4 1.5" d="M-98-66h58M-98-38h58M40-66h58M40-38h58M-70-144h140"/><path fill="${ink}" d="${lattice(-98, -88, 58, 60, 2, 2, 3)}${lattice(40, -88, 58, 60, 2, 2, 3)}${lattice(-70, -168, 140, 34, 6, 1, 3)}${lattice(-44, -230, 88, 30, 6, 2)}${box(-1.5, -84, 3, 84)}"/><path fill="#6a2f7a" d="M-34-88h68v24q-8 6-17 0q-8 6-17 0q-9 6-17 0q-9 6-17 0z"/>`,
  board: `<path fill="#ffd98a" d="${quad([-18, -82], [18, -84], [21, -36], [-15, -34])}"/><path fill="#ffb3a0" d="${quad([30, -44], [52, -42], [50, -26], [28, -28])}"/><path stroke="#8a5a3a" stroke-width="2" d="M-86-70l18-2M-85-61l18-2M-84-53l12-1M-50-69h14M-50-62h14M34-73l13 1M66-67l15-1M66-59l15-1M-11-74l22-1M-10-65l22-1M-9-56l22-1M-8-47l14-1M-45-36l13-1"/><path stroke="#c2362c" stroke-width="7" stroke-linecap="round" d="M-77-79h.1M-42-75h.1M0-82h.1M40-78h.1M73-74h.1M-37-44h.1M40-42h.1"/>`,
  healing: `<path fill="#12202c" d="${lattice(-84, -80, 46, 56, 3, 4)}${lattice(38, -80, 46, 56, 3, 4)}"/><path fill="#2a6e55" d="M-30-84h60v46q-7 6-15 0q-7 6-15 0q-7 6-15 0q-8 6-15 0z"/><path fill="none" stroke="#eafff0" stroke-width="3.500" stroke-linecap="round" d="M-12-70q24 4 12 14q-14 8 12 14M14-72l-8 12"/><path fill="#ffe9b8" d="${shape('98,-62* 134,-60* 132,-6* 100,-8*')}"/><path fill="none" stroke="#7a3a4a" stroke-width="3" d="M98-52q18 8 36 2M99-32q18 8 34 2"/>`,
  job: `<path fill="none" stroke="#8f3a1d" stroke-width="9" stroke-dasharray="3 5" d="M-90-86h104M-90-66h104M32-86h58M32-66h58"/><path fill="none" stroke="#fff6d8" stroke-width="3" stroke-dasharray="3 5" d="M-90-92h104M-90-72h104M32-92h58M32-72h58"/><path fill="${ink}" d="${box(-92, -82, 108, 2.5)}${box(30, -82, 62, 2.5)}${box(-92, -62, 108, 4)}${box(30, -62, 62, 4)}"/><path fill="#8a2e1e" d="M-32-54h78v26q-9 6-19 0q-10 6-20 0q-10 6-20 0q-10 6-19 0z"/><path fill="${ink}" d="${box(-104, -42, 30, 44)}${box(-72, -24, 26, 26)}${box(-100, -66, 24, 22)}"/>`,
  // The leaves stand open; behind them steps lead up into the town.
  gate: `<path fill="#ffe6a6" d="${quad([-34, -58], [34, -58], [58, 2], [-58, 2])}"/><path stroke="#b5623c" stroke-width="2.500" d="M-37-50h74M-41-40h82M-45-28h90M-50-14h100"/><path fill="#5a2c40" d="${quad([-58, -128], [-38, -118], [-38, -2], [-58, 2])}${quad([58, -128], [38, -118], [38, -2], [58, 2])}"/><path fill="#f0a066" d="${box(-58, -92, 16, 4)}${box(-58, -42, 16, 4)}${box(42, -92, 16, 4)}${box(42, -42, 16, 4)}"/><path fill="#5a3350" d="${box(-112, -128, 34, 130)}${box(78, -128, 34, 130)}"/><path fill="url(#${p}-w)" d="${box(-90, -218, 180, 42)}"/><path fill="${ink}" d="${lattice(-90, -218, 180, 42, 12, 3)}${box(-36, -218, 8, 42)}${box(28, -218, 8, 42)}"/>`,
}
const rows: Readonly<Record<keyof typeof points, readonly [y: number, step: number, size: number]>> = {
  library: [-122, 44, 0.9],
  board: [-128, 62, 1],
  healing: [-104, 48, 0.85],
  job: [-126, 54, 0.9],
  gate: [-112, 26, 0.95],
}

const standing = (name: keyof typeof points): string => {
  const { outline, openings, roofs, sign }: Building = buildings[name]
  const [x, y] = footOf(name)
  const [paint, rim] = paints[name]
  const [lampY, step, size] = rows[name]
  const light = name === 'healing' ? 'g' : 'w'
  return (
    `<g transform="translate(${x} ${y})scale(${placed[name][0]})">${ply(p, `${name}-o`, outline, paint, rim)}` +
    `<path fill="${name === 'board' ? '#fff0c8' : `url(#${p}-${light})`}" d="${openings}"/>${details[name]}` +
    `<use href="#${p}-${name}-r" y="-2.500" fill="${rim}"/><path id="${p}-${name}-r" fill="${ink}" d="${roofs}"/>${sign}${fourLamps(p, 0, lampY, step, size)}</g>`
  )
}

const far = farRoofs([
  [60, 232, 120, 56],
  [160, 224, 100, 64],
  [400, 214, 110, 60],
  [884, 212, 110, 64],
  [1140, 226, 120, 60],
  [1236, 232, 100, 52],
])
const [libraryX, libraryY] = footOf('library')
const [jobX, jobY] = footOf('job')
const [healingX, healingY] = footOf('healing')
const top = shape(`-20,268* 180,258 420,246 540,${libraryY}* 740,${libraryY}* 860,246 1100,258 1300,268* 1300,420* -20,420*`)
const left = shape(`-20,${jobY}* ${jobX + 116},${jobY}* ${jobX + 150},${jobY + 8} ${jobX + 196},${jobY + 40} ${jobX + 250},480* -20,480*`)
const right = shape(
  `1300,${healingY}* ${healingX - 116},${healingY}* ${healingX - 144},${healingY + 8} ${healingX - 190},${healingY + 36} ${healingX - 240},500* 1300,500*`,
)
const floor = land('-20,446 240,428 440,402 640,390 820,404 940,436 1300,458', height + 20)
/** Steps from the plaza up to the library, behind the board. */
const stairs = quad([libraryX - 34, libraryY], [libraryX + 34, libraryY], [libraryX + 74, 392], [libraryX - 74, 392])
const treads = Array.from({ length: 11 }, (_, at) => {
  const t = (at + 1) / 12
  const half = 34 + 40 * t
  return `M${num(libraryX - half)} ${num(libraryY + t * (392 - libraryY))}h${num(2 * half)}`
}).join('')
/** Stones in the walls of the terraces. */
const stones = [
  [jobX - 200, jobY + 26],
  [jobX - 90, jobY + 44],
  [jobX + 20, jobY + 24],
  [jobX + 96, jobY + 48],
  [healingX - 110, healingY + 26],
  [healingX + 6, healingY + 44],
  [healingX + 110, healingY + 24],
  [healingX + 214, healingY + 40],
]
  .map(([x = 0, y = 0]) => taper(`${x - 34},${y} ${x},${y - 2} ${x + 34},${y}`, [0, 4, 0], { per: 1 }))
  .join('')
const joints = [-7, -5, -3, -1, 1, 3, 5, 7].map((at) => `M${640 + at * 50} 396L${640 + at * 118} 560`).join('')
const wallTop = 512
const townWall = (x: number, w: number): string => box(x, wallTop, w, 150)
const coping = (x: number, w: number): string =>
  shape(`${x},${wallTop + 8}* ${x + 10},${wallTop - 12}* ${x + w - 10},${wallTop - 12}* ${x + w},${wallTop + 8}*`)
const tiles = (from: number, to: number): string => `M${from + 14} ${wallTop + 2}H${to - 10}`
const front = land('-20,606 200,598 420,590 560,580 720,580 860,590 1080,598 1300,606', height + 20)
const path = quad([590, 580], [690, 580], [742, 660], [538, 660])
const pine = (x: number, y: number, s: number): string =>
  taper(`${x},${y + 100 * s} ${x - 8 * s},${y + 30 * s} ${x + 4 * s},${y - 56 * s}`, [14 * s, 11 * s, 4 * s]) +
  [
    [-34, 16, 50],
    [30, 0, 46],
    [-16, -24, 44],
    [14, -42, 36],
    [2, -62, 24],
  ]
    .map(([dx = 0, dy = 0, w = 0]) =>
      shape([
        [x + (dx - w) * s, y + dy * s, true],
        [x + (dx - w * 0.4) * s, y + (dy - 14) * s],
        [x + (dx + w * 0.4) * s, y + (dy - 15) * s],
        [x + (dx + w) * s, y + dy * s, true],
        [x + dx * s, y + (dy + 6) * s],
      ]),
    )
    .join('')

const defs =
  vertical(`${p}-k`, [0, '#1a1038'], [0.16, '#4a2054'], [0.3, '#a84a5c'], [0.42, '#f0935a'], [0.5, '#ffd08a']) +
  radial(`${p}-sun`, [0, '#fff6d6', 1], [0.3, '#ffd98a', 0.85], [0.6, '#ff9a5a', 0.35], [1, '#c8506a', 0]) +
  vertical(`${p}-w`, [0, '#fff2c0'], [0.5, '#ffcf73'], [1, '#f2913a']) +
  vertical(`${p}-g`, [0, '#f4fff0'], [0.5, '#b8f2c8'], [1, '#4fb888']) +
  radial(`${p}-h`, [0, '#ffcf78', 0.75], [1, '#ff8a3c', 0]) +
  vertical(`${p}-1`, [0, '#8a4058'], [1, '#5c2a50']) +
  vertical(`${p}-2`, [0, '#6c3154'], [1, '#42204a']) +
  vertical(`${p}-3`, [0, '#f0b070'], [0.4, '#c8705c'], [1, '#7a3a5a']) +
  vertical(`${p}-4`, [0, '#3a1a38'], [1, '#1a0d22']) +
  plyFilter(p, '#240a2c', 6, 0.55)
const body = `<rect width="${width}" height="${height}" fill="url(#${p}-k)"/><circle cx="640" cy="150" r="420" fill="url(#${p}-sun)"/>
<path fill="#7a3060" opacity=".8" d="${mist(
  [
    [60, 330],
    [110, 250],
    [20, 390],
  ],
  62,
  13,
)}${mist(
  [
    [930, 1190],
    [900, 1130],
    [1000, 1250],
  ],
  84,
  13,
)}"/>
${ply(p, 'y', far.houses, '#9a4a60', '#ffc890')}<path fill="#ffe6a6" d="${far.windows}"/>
${ply(p, 't', top, `url(#${p}-1)`, '#ffc890')}${standing('library')}
<path fill="#e0a07a" d="${stairs}"/><path stroke="#7a3a52" stroke-width="3" d="${treads}"/>
${ply(p, 'l', left + right, `url(#${p}-2)`, '#f0a878')}<path fill="#d08a78" opacity=".4" d="${stones}"/>${standing('job')}${standing('healing')}
${ply(p, 'f', floor, `url(#${p}-3)`, '#ffe0a8')}<path fill="none" stroke="#fff0c4" stroke-width="1.600" opacity=".35" d="${joints}M-20 436H1300M-20 468H1300"/><ellipse cx="640" cy="420" rx="330" ry="44" fill="url(#${p}-h)"/>
${standing('board')}
${ply(p, 'x', townWall(-20, 586) + townWall(714, 586), '#8a4a52', '#ffc890')}<path fill="#5a2c44" d="${box(-20, 570, 586, 90)}${box(714, 570, 586, 90)}"/><path fill="${ink}" d="${coping(-30, 600)}${coping(710, 600)}"/><path fill="none" stroke="#d08f5c" stroke-width="5" stroke-dasharray="3 11" d="${tiles(-20, 560)}${tiles(720, 1300)}"/>
${standing('gate')}
${ply(p, 'b', front, `url(#${p}-4)`, '#d9885c')}<path fill="#d9885c" opacity=".5" d="${path}"/>
<g filter="url(#${p}-s)"><path fill="#140a1a" d="${pine(74, 526, 1.1)}${pine(1212, 540, 0.95)}"/></g>`

export const drawing: Drawing = {
  name: 'town/plaza-map',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${needed(defs, body)}</defs>${body}</svg>`,
}
