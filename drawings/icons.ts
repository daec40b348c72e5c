import { circle, cut, shape, star, taper as ribbon } from './tools/paper.ts'
import { box } from './places/scenery.ts'

const taper = (points: string, widths: readonly number[]): string => ribbon(points, widths, { per: 1, decimals: 0 })
const hole = (points: string): string => shape(points, { hole: true })
const roundHole = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const flame = shape('66,4* 84,32 106,56 112,84 96,112 64,124 32,112 16,84 24,54 40,34* 48,50')
/** A blade with its handle's ring, from lower left to upper right. */
const shear = (mirrored: boolean): string => {
  const x = (at: number): number => (mirrored ? 128 - at : at)
  return taper(`${x(38)},88 ${x(70)},54 ${x(116)},6`, [13, 20, 2]) + circle(x(26), 102, 22) + roundHole(x(26), 102, 10)
}
/** One of two commas that chase each other, a half turn from the other. */
const comma = (lower: boolean): string => {
  const at = (x: number, y: number): string => (lower ? `${128 - x},${128 - y}` : `${x},${y}`)
  return shape(
    `${at(4, 84)}* ${at(6, 44)} ${at(34, 10)} ${at(76, 6)} ${at(106, 26)} ${at(106, 54)} ${at(84, 68)} ${at(60, 58)} ${at(40, 52)} ${at(18, 62)}`,
  )
}

/** The rim of a wheel with eight teeth. */
const toothed = Array.from({ length: 32 }, (_, at) => {
  const angle = ((at - 1.5 + (at % 4 === 0 ? -0.25 : at % 4 === 3 ? 0.25 : 0)) * Math.PI) / 16
  const radius = at % 4 === 1 || at % 4 === 2 ? 62 : 44
  return `${Math.round(64 + radius * Math.cos(angle))},${Math.round(64 + radius * Math.sin(angle))}`
}).join(' ')

/** One of the four heart-shaped leaves of a clover, a quarter turn from the next. */
const petal = (quarter: number): string => {
  const at = (x: number, y: number): string =>
    [`${64 + x},${62 + y}`, `${64 - y},${62 + x}`, `${64 - x},${62 - y}`, `${64 + y},${62 - x}`][quarter] ?? ''
  return shape(`${at(0, -4)}* ${at(-24, -40)} ${at(-14, -60)} ${at(0, -46)}* ${at(14, -60)} ${at(24, -40)}`)
}

/** The small signs of the screens, one path each on a field of 128 × 128, to be read at 16 px. */
const shapes = {
  hp: flame + hole('64,60* 80,80 82,98 64,112 46,98 48,82'),
  ap: shape('64,4* 84,42 104,74 98,106 64,124 30,106 24,74 44,42') + hole('40,78 44,98 60,111* 54,96'),
  str:
    shape('44,70* 84,42 126,0* 112,52 64,92*') +
    hole('112,22* 75,81* 64,72*') +
    cut('22,62 34,56 76,102 68,112') +
    cut('26,82 46,104 22,126 2,106'),
  def: cut('8,20 64,2 95,12 25,92 11,68') + cut('105,15 120,20 117,68 98,102 64,127 33,103'),
  int:
    cut('60,32 34,16 2,16 2,98 34,98 60,116') +
    cut('68,32 94,16 126,16 126,98 94,98 68,116') +
    hole('18,34* 32,34* 46,44* 46,56* 32,46* 18,46*') +
    hole('18,60* 32,60* 46,70* 46,82* 32,72* 18,72*') +
    hole('110,34* 96,34* 82,44* 82,56* 96,46* 110,46*') +
    hole('110,60* 96,60* 82,70* 82,82* 96,72* 110,72*'),
  spd:
    shape('126,48* 110,36 94,36 80,22 26,0* 50,24 60,44 32,46 0,32* 20,54 0,82* 34,68 60,66 54,90 32,128* 74,100 88,66 108,60') +
    roundHole(104, 46, 5),
  luc: [0, 1, 2, 3].map(petal).join('') + taper('66,66 82,98 112,122', [6, 9, 11]),
  physical: shear(false) + shear(true),
  magic: star(54, 72, 56, 24, 4) + hole('54,54* 67,72* 54,90* 41,72*') + star(104, 24, 24, 10, 4),
  heal: cut('40,4 88,4 88,40 124,40 124,88 88,88 88,124 40,124 40,88 4,88 4,40 40,40') + hole('64,30* 84,62 84,84 64,96 44,84 44,62'),
  strengthen:
    cut('60,2 60,56 10,92 10,46') + cut('68,2 118,46 118,92 68,56') + cut('60,70 60,96 28,126 28,94') + cut('68,70 100,94 100,126 68,96'),
  other:
    shape('64,112* 4,50* 32,22 64,14 96,22 124,50*') +
    hole('60,92* 24,48* 36,40*') +
    hole('62,86* 48,34* 60,32*') +
    hole('66,86* 68,32* 80,34*') +
    hole('68,92* 92,40* 104,48*') +
    circle(64, 114, 11),
  item:
    shape('44,38* 84,38* 112,74 108,112 84,124 44,124 20,112 16,74') +
    shape('46,30* 28,6* 50,14 64,6 78,14 100,6* 82,30*') +
    taper('34,40 8,56', [8, 3]) +
    hole('44,88* 64,72* 84,88* 64,104*'),
  memo: taper('44,84 84,40 116,6', [18, 18, 13]) + shape('30,74* 54,98* 38,112 8,122* 18,92') + taper('56,120 88,114 122,120', [2, 10, 0]),
  log:
    box(4, 4, 120, 20) +
    box(16, 24, 96, 80) +
    box(4, 104, 120, 20) +
    hole('32,40* 96,40* 96,50* 32,50*') +
    hole('32,60* 96,60* 96,70* 32,70*') +
    hole('32,80* 72,80* 72,90* 32,90*'),
  settings: cut(toothed) + roundHole(64, 64, 22),
  repeat: comma(false) + comma(true),
  lantern:
    box(40, 2, 48, 16) +
    shape('38,22* 90,22* 114,48 114,76 90,102* 38,102* 14,76 14,48') +
    box(40, 106, 48, 14) +
    hole('30,40* 98,40* 104,48* 24,48*') +
    hole('22,58* 106,58* 106,66* 22,66*') +
    hole('24,76* 104,76* 98,84* 30,84*'),
}

const stick = (mirrored: boolean): string => {
  const x = (at: number): number => (mirrored ? 128 - at : at)
  return taper(`${x(10)},118 ${x(58)},68 ${x(104)},22`, [15, 14, 12]) + circle(x(105), 22, 17)
}

const leafOf = (x: number, left: number, right: number): string =>
  cut(`${x},${left} ${x + 28},${right} ${x + 28},${right + 100} ${x},${left + 100}`)
const slash = (x: number, y: number): string => `M${x} ${y}c20-40 44-70 70-84-8 34-34 66-70 84z`
const steam = (x: number): string => `M${x} 4q-14 22 0 42t0 40h12q14-22 0-42t0-40z`

const wave = (x: number, high: number, bulge: number): string => taper(`${x},${78 - high} ${x + bulge},78 ${x},${78 + high}`, [7, 13, 7])

/** Signs of skills, beside those above: what a role strikes with, and what an act does. `src/web/ui/signs/skill-signs.ts` says which skill has which. */
const skills = {
  bow: taper('36,2 82,26 100,64 82,102 36,126', [8, 20, 25, 20, 8]) + box(32, 4, 10, 120) + box(0, 58, 106, 12) + cut('98,42 128,64 98,86'),
  sticks: stick(false) + stick(true),
  screen:
    leafOf(1, 22, 4) +
    leafOf(33, 4, 22) +
    leafOf(66, 22, 4) +
    leafOf(98, 4, 22) +
    hole('47,46* 56,64* 47,82* 38,64*') +
    hole('80,46* 89,64* 80,82* 71,64*'),
  sweep: 'M2 96C8 32 74-6 126 20 86 30 50 62 36 122 32 102 20 94 2 96z',
  flurry: slash(2, 92) + slash(28, 108) + slash(54, 124),
  burst: star(64, 64, 63, 32, 8) + roundHole(64, 64, 14),
  aim:
    circle(64, 64, 46) +
    roundHole(64, 64, 32) +
    circle(64, 64, 13) +
    box(58, 0, 12, 30) +
    box(58, 98, 12, 30) +
    box(0, 58, 30, 12) +
    box(98, 58, 30, 12),
  ink: 'M50 4c14 34 36 52 36 80a36 36 0 0 1-72 0c0-28 22-46 36-80zM106 60c6 16 16 24 16 38a16 16 0 0 1-32 0c0-14 10-22 16-38z',
  pin: box(36, 2, 56, 18) + cut('50,26 78,26 69,112 64,126 59,112') + box(4, 108, 42, 14) + box(82, 108, 42, 14),
  banner: box(12, 2, 14, 124) + 'M34 8h90l-26 28 26 28h-90z',
  bath: `M22 54C-12 72 4 126 64 126S140 72 106 54c10 26-8 52-42 52S12 80 22 54z${steam(34)}${steam(58)}${steam(82)}`,
  /** A cross that arrives before all others. */
  first:
    cut('72,14 104,14 104,46 128,46 128,82 104,82 104,114 72,114 72,82 44,82 44,46 72,46') +
    hole('88,34* 104,60 104,77 88,88 72,77 72,60') +
    box(20, 24, 40, 11) +
    box(0, 58, 34, 11) +
    box(20, 92, 40, 11),
  shout:
    shape('6,34 34,8 60,20 64,40* 76,58* 66,62* 68,68* 46,78* 68,90* 62,106* 44,108* 44,126* 8,126* 12,96 2,64') +
    wave(86, 20, 12) +
    wave(104, 42, 20),
  /** Beside another: it rises, it falls, it is for all. */
  up: 'M112 6l16 20v18l-16-18-16 18v-18zm0 34l16 20v18l-16-18-16 18v-18z',
  down: 'M112 82l16-20v-18l-16 18-16-18v18zm0-34l16-20v-18l-16 18-16-18v18z',
  all: circle(32, 117, 10) + circle(64, 117, 10) + circle(96, 117, 10),
}

const sourceOf = (constant: string, paths: Readonly<Record<string, string>>): string =>
  `// Written by drawings/write-icons.ts: paths on a field of 128 × 128.
export const ${constant} = {
${Object.entries(paths)
  .map(([name, path]) => `  ${name}: '${path}',`)
  .join('\n')}
} as const
`

/** What `src/web/ui/signs/icon-shapes.ts` holds. After a change: `node drawings/write-icons.ts`. */
export const iconSource = sourceOf('iconShapes', shapes)

/** What `src/web/ui/signs/skill-shapes.ts` holds, which the title does not load. */
export const skillSource = sourceOf('skillShapes', skills)
