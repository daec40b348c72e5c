import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { fringe, random } from '../places/landscape.ts'
import { circle, line, shape, taper } from '../tools/paper.ts'
import { backgroundSvg, groundCuts, lantern, ply, radial, repeat, skyAndLamp, stageDefs, vertical } from '../places/scenery.ts'

// 墨流しの夜森: ink in water. The shadows that fled the light ran here and the forest drank them: rings of marbled ink round the moon,
// canopies like clouds of ink, trunks that stand in their own reflection.
// Stage contrast against --k0, measured: 8.8 behind the enemies, 5.4 on the floor.
const b = 'b7'
const theme = themeOf(7)

/** One ring of floating ink: a circle pulled about by slow currents. */
const ring = (cx: number, cy: number, r: number, k: number, squash = 1): string => {
  const points: [number, number][] = []
  for (let i = 0; i < 22; i += 1) {
    const a = (i / 22) * Math.PI * 2
    const pull = 1 + 0.1 * Math.sin(a * 3 + k * 0.7) + 0.06 * Math.sin(a * 5 - k * 1.1) + 0.05 * Math.cos(a * 2 + k)
    points.push([cx + Math.cos(a) * r * pull * 1.16, cy + Math.sin(a) * r * pull * squash])
  }
  return shape(points)
}
const inkRings = [150, 196, 236, 290, 330, 390, 452]
  .map(
    (r, i) =>
      `<path stroke-width="${[3, 9, 4, 14, 6, 20, 8][i] ?? 6}" opacity="${[0.5, 0.34, 0.5, 0.34, 0.46, 0.36, 0.4][i] ?? 0.4}" d="${ring(640, 236, r, i * 0.9)}"/>`,
  )
  .join('')

// trunk with root flare
const trunk = (x: number, w: number, y: number): string =>
  shape([
    [x - w * 0.38, -30, true],
    [x - w * 0.42, y * 0.45],
    [x - w * 0.5, y - 60],
    [x - w * 0.8, y - 16],
    [x - w * 1.5, y + 6, true],
    [x - w * 0.5, y + 2],
    [x - w * 0.1, y + 12, true],
    [x + w * 0.3, y],
    [x + w * 1.4, y + 8, true],
    [x + w * 0.8, y - 18],
    [x + w * 0.5, y - 64],
    [x + w * 0.44, y * 0.42],
    [x + w * 0.4, -30, true],
  ])
const branch =
  taper('0,0 32,-15 52,-35 70,-43', [9, 6, 4, 0], { per: 1, decimals: 0 }) +
  taper('29,-14 42,-38 43,-56', [4.5, 3, 0], { per: 1, decimals: 0 })
type Tree = readonly [x: number, w: number, y: number, ...branches: (readonly [number, number])[]]
const grove = (trees: readonly Tree[]): string =>
  trees
    .map(
      ([x, w, y, ...branches]) =>
        `<use href="#${b}-t" transform="translate(${x} ${y - 440})scale(${w / 20} 1)"/>${repeat(
          `${b}-b`,
          branches.map(([by, s]) => [x, by, s, 0, Math.abs(s)] as const),
        )}`,
    )
    .join('')
const farTrees = grove([
  [180, 14, 438, [210, 0.7]],
  [262, 10, 436],
  [334, 17, 434, [230, -0.8]],
  [404, 9, 433],
  [470, 13, 432, [200, -0.6]],
  [806, 10, 432, [150, 0.5]],
  [874, 16, 434, [220, 0.8]],
  [950, 10, 434],
  [1012, 15, 437, [190, -0.7]],
  [1084, 11, 440],
])
const midTrees = grove([
  [112, 34, 474, [230, 1.2]],
  [292, 24, 470, [262, 1.1], [150, -0.8]],
  [418, 18, 468, [206, -1.1]],
  [868, 20, 468, [230, 1.1], [150, -0.8]],
  [980, 29, 470, [280, -1.1], [170, 0.9]],
  [1152, 36, 476, [240, -1.3]],
])

// canopies: ink dropped from above, lobed at its edge, with currents drawn inside
const cloudFar = shape(
  '-20,-20* 1300,-20* 1300,120 1240,150 1180,120 1120,150 1060,100 990,124 930,76 860,96 800,46 730,60 690,24 620,40 560,30 500,64 440,52 390,100 330,86 280,130 210,104 160,150 100,124 50,164 -20,150*',
)
const cloudNear = shape(
  '-20,-20* 1300,-20* 1300,210 1270,236 1236,206* 1244,150 1210,160 1180,132* 1190,96 1150,110 1110,84* 1104,54 1060,72 1020,48* 1000,24 950,40 900,18 840,26 780,2 640,-8 500,4 440,26 380,16 330,44 290,36* 270,74 220,66 190,100* 170,124 130,110 110,140* 116,176 80,170 56,206* 66,240 20,250 -20,230*',
)
const currents = [
  '20,40 90,60 150,40 210,60',
  '10,90 60,110 110,90 140,60',
  '60,20 160,20 260,40 300,10',
  '-10,150 30,170 60,140 70,110',
  '1260,40 1190,64 1120,44 1060,50',
  '1280,100 1220,112 1180,84 1120,70',
  '1230,20 1120,20 1020,34 980,10',
  '1290,160 1250,176 1226,140 1200,116',
]
  .map((points) => line(points))
  .join('')

const bigTrees =
  shape('-20,-20* 92,-20* 84,90 88,200 80,320 92,430 108,520 140,590 210,660* -20,700*') +
  shape('1300,700* 1086,660* 1150,596 1184,520 1204,430 1220,330 1214,220 1224,110 1220,-20* 1300,-20*')
const limbs =
  taper('60,260 150,190 230,180 300,140', [46, 26, 15, 0]) +
  taper('180,186 226,220 280,226', [14, 8, 0]) +
  taper('990,148 1060,176 1130,170 1240,214', [3, 14, 24, 44]) +
  taper('1010,196 1040,200 1090,170', [0, 6, 10])
const hollow = shape('20,352 38,330 56,350 60,392 44,424 24,416 14,384')
const owl = shape('24,420* 22,396 26,376* 24,364* 32,370 42,370 50,364* 48,376* 52,396 50,422*')
const bark = (() => {
  const next = random(5)
  let d = ''
  for (let i = 0; i < 12; i += 1) {
    const x = i % 2 === 1 ? 6 + next() * 68 : 1232 + next() * 44
    const [y, h] = [240 + next() * 380, 24 + next() * 60]
    d += `M${x.toFixed(0)} ${y.toFixed(0)}q3 ${(h / 2).toFixed(0)} 0 ${h.toFixed(0)}q-4-${(h / 2).toFixed(0)} 0-${h.toFixed(0)}z`
  }
  return d
})()

const back = shape('-20,560* -20,446 140,452 330,440 520,432 640,430 780,432 960,442 1140,450 1300,444* 1300,560*')
const water = shape('-20,640* -20,500 150,492 340,482 520,478 660,478 820,480 1000,490 1150,494 1300,502* 1300,640*')
const bank = shape('-20,740* -20,612 110,616 260,630 430,644 640,650 860,642 1030,628 1170,614 1300,610* 1300,740*')
const torii = 'M578 337q62 9 124 0q-2 8-6 13h-112q-4-5-6-13zM592 360h96v8h-96zM604 350h9v86h-11zM667 350h9l2 86h-11zM635 350h10v12h-10z'
const waterRings = [70, 130, 200, 280, 360, 440].map((r, i) => ring(640, 556, r, i * 0.8 + 2, 0.17)).join('')
const reflections = [
  [112, 34],
  [292, 24],
  [418, 18],
  [868, 20],
  [980, 29],
  [1152, 36],
]
  .map(([x = 0, w = 0]) => `M${x - w / 2} 488h${w}l-${w * 0.2} 40 ${w * 0.3} 30-${w * 0.4} 50h-${w * 0.5}l${w * 0.2}-50-${w * 0.3}-30z`)
  .join('')

const defs =
  stageDefs(b, theme).replace(/<linearGradient id="b7-sky".*?<\/linearGradient>/, '') +
  `<radialGradient id="${b}-sky" gradientUnits="userSpaceOnUse" cx="640" cy="250" r="760"><stop stop-color="#e6f5cf"/><stop offset=".17" stop-color="#b4e2c0"/><stop offset=".36" stop-color="#5cb5a6"/><stop offset=".6" stop-color="#216f7b"/><stop offset=".85" stop-color="#0e3950"/><stop offset="1" stop-color="#0a2338"/></radialGradient>` +
  vertical(`${b}-back`, [0, '#3f9488'], [1, '#236669']) +
  radial(`${b}-mist`, [0, '#dff5d6', 0.75], [1, '#6fc4b2', 0]) +
  `<path id="${b}-t" d="${trunk(0, 20, 440)}"/><path id="${b}-b" d="${branch}"/><path id="${b}-r" d="${fringe(5, 330, 24, 30)}"/><path id="${b}-R" d="${fringe(15, 330, 20, 50)}"/><g id="${b}-far">${farTrees}</g><g id="${b}-mid">${midTrees}</g>`
const grove2 = (key: string, rim: string, fill: string): string =>
  `<use href="#${b}-${key}" fill="${rim}"/><use href="#${b}-${key}" x="1.5" fill="${fill}"/>`

export const drawing: Drawing = {
  name: 'backgrounds/7',
  svg: backgroundSvg(
    defs,
    `${skyAndLamp(b, theme, { x: 640, y: 236, r: 112 }, 430)}<g fill="none" stroke="#0e3f52">${inkRings}</g>
<g filter="url(#${b}-s)" opacity=".95">${grove2('far', '#d6f3d2', '#67b7a6')}</g><path fill="#3f9086" transform="translate(-576-392)scale(1.9)" d="${torii}"/>
<g filter="url(#${b}-s)"><path fill="#2f8a88" d="${cloudFar}"/></g>
<ellipse cx="640" cy="430" rx="520" ry="80" fill="url(#${b}-mist)"/>
<g filter="url(#${b}-s)">${grove2('mid', '#8fd6bd', '#257a7c')}</g>
${ply(
  b,
  'gb',
  back,
  `url(#${b}-back)`,
  '#9fdcc0',
  `<g fill="#3f9488">${repeat(`${b}-r`, [
    [-10, 450, 0.8],
    [250, 446, 0.8, -2],
    [500, 433, 0.6],
    [690, 432, 0.6, 1],
    [880, 438, 0.8, 2],
    [1120, 450, 0.8, -2],
  ])}</g>`,
)}
<ellipse cx="640" cy="456" rx="520" ry="48" fill="url(#${b}-mist)"/>
${ply(b, 'gf', water, `url(#${b}-floor)`, '#7cc9ae')}<path fill="#0e3f4c" opacity=".4" d="${reflections}"/>
<ellipse cx="640" cy="552" rx="580" ry="88" fill="url(#${b}-pool)"/><path fill="none" stroke="#0c3846" stroke-width="4" opacity=".42" d="${waterRings}"/><path fill="#bfe6c8" opacity=".4" d="${groundCuts(16, 506, 600, random(19), 100)}"/>
<g filter="url(#${b}-s)"><use href="#${b}-big" fill="#2f7a78" y="-2"/><g fill="${theme.k0}"><path id="${b}-big" d="${bigTrees}"/></g><path fill="${theme.k0}" d="${limbs}"/><path fill="#2f7a78" transform="translate(0 2)" d="${cloudNear}"/><path fill="${theme.k0}" d="${cloudNear}"/></g>
<path fill="none" stroke="#1f5f68" stroke-width="3" stroke-linecap="round" d="${currents}"/><path fill="#2c7a7c" opacity=".8" d="${bark}"/>
<circle cx="102" cy="382" r="110" fill="url(#${b}-halo)"/><g transform="translate(62 0)"><path fill="url(#${b}-lamp)" stroke="#02070c" stroke-width="3" d="${hollow}"/><path fill="${theme.k0}" d="${owl}"/><path fill="#ffe9a8" d="${circle(32, 382, 4)}${circle(43, 382, 4)}"/><path fill="${theme.k0}" d="${circle(32.5, 382, 1.6)}${circle(42.5, 382, 1.6)}M36 386l1.5 5l1.5-5z"/></g>
${ply(
  b,
  'gk',
  bank,
  `url(#${b}-front)`,
  '#3d8f86',
  `<g fill="${theme.front[0]}">${repeat(`${b}-R`, [
    [-20, 614],
    [250, 630, 0.9, 3],
    [480, 648, 0.6, 1],
    [660, 650, 0.6, -1],
    [840, 644, 0.8, -4],
    [1040, 626, 1, -3],
  ])}</g>`,
)}
${lantern(b, 1012, 160, theme.k0, 48, 1, 110)}`,
  ),
}
