import type { RoleClass } from '../../src/content/roles.ts'
import { roleClasses } from '../../src/web/looks/roles.ts'
import type { Drawing } from '../tools/drawing.ts'
import { shape, taper } from '../tools/paper.ts'
import { mirror, type Points } from '../tools/points.ts'
import { ply, plyFilter } from '../places/scenery.ts'

// The third of the save on a stone, below the whole figure: lap and knees in its own cloth, down to the boots of `ending-2`. In px of that scene.
const s = 'plps'
/** From the side of the lamps to the dark. */
type Cloth = readonly [bright: string, half: string, dark: string]
const clothOf: Readonly<
  Record<RoleClass, { readonly legs: 'trousers' | 'robe' | 'behind'; readonly cloth: Cloth; readonly trim: string }>
> = {
  striker: { legs: 'trousers', cloth: ['#4e2c40', '#1f1126', '#140a1a'], trim: '#ff8a3a' },
  medic: { legs: 'robe', cloth: ['#2c3c44', '#171222', '#100b18'], trim: '#5fd09a' },
  paladin: { legs: 'behind', cloth: ['#4a5cae', '#22307a', '#161f50'], trim: '#8fc4f4' },
  mage: { legs: 'robe', cloth: ['#443058', '#1d122c', '#140c20'], trim: '#a884ec' },
  ranger: { legs: 'trousers', cloth: ['#3c3c3e', '#1c1626', '#130f1a'], trim: '#c8d84a' },
  buffer: { legs: 'trousers', cloth: ['#502c48', '#22122c', '#160c1e'], trim: '#f0649c' },
}
// Seen from straight before it, as the figure above: two legs apart, the knees towards us, each shin down into its boot; what lies on the
// lap (a drum, a coat) hangs between them and is seen. A robe is one cloth over both; of legs
// behind a folding screen, which stands on them, only what comes out below it is seen.
const middle = 1032
const both = (points: string): readonly Points[] => [points, mirror(points, middle)]
const seat = {
  trousers: both('878,424* 866,388 859,354 870,326 897,313 929,316 950,331 959,356 969,394 993,427* 960,436 904,435')
    .map((leg) => shape(leg))
    .join(''),
  behind: shape(
    '842,374* 940,382 1032,392* 1124,382 1222,374* 1218,430 1212,468* 1178,470 1186,430* 1150,438 1100,440 1069,434* 1030,452 994,462* 990,428 960,440 910,438 876,428* 858,452 844,450*',
  ),
  robe: shape(
    '1032,330 1008,326 962,316 922,318 892,334 876,358 870,390 858,428* 930,442 1032,436 1134,442 1206,428* 1194,390 1188,358 1172,334 1142,318 1102,316 1056,326',
  ),
}
// The dark of the folds.
const depths: Readonly<Record<keyof typeof seat, readonly Points[]>> = {
  trousers: both('900,410 934,418 968,408'),
  behind: both('934,398 946,412 944,430'),
  robe: ['1026,346 1018,390 1008,434', '1038,346 1048,390 1060,438'],
}
const hems: Readonly<Record<keyof typeof seat, readonly Points[]>> = {
  trousers: both('875,413 904,424 960,425 991,416'),
  behind: both('875,416 904,428 960,430 991,418'),
  robe: ['861,416 930,430 1032,424 1134,430 1203,416'],
}
/** Light on the knees, and the creases that fall from them. */
const folds: Readonly<Record<keyof typeof seat, readonly Points[]>> = {
  trousers: [...both('874,346 884,328 910,320 936,327'), ...both('872,362 874,386 884,404'), ...both('952,352 960,382 974,402')],
  behind: both('850,384 940,392 1026,401'),
  robe: [...both('888,362 902,340 930,330 958,334'), ...both('884,374 878,396 876,416'), ...both('960,352 962,384 968,418')],
}

export const drawings: readonly Drawing[] = roleClasses.map((role) => {
  const { legs, cloth, trim } = clothOf[role]
  const [bright, half, dark] = cloth
  const light = `<linearGradient id="${s}-c" gradientUnits="userSpaceOnUse" x1="860" y1="0" x2="1200" y2="0"><stop stop-color="${bright}"/><stop offset=".45" stop-color="${half}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
  const ribbons = (lines: readonly Points[], widths: readonly number[]): string => lines.map((points) => taper(points, widths)).join('')
  return {
    name: `scenes/party-lap-${role}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="740 0 540 648"><defs>${light}${plyFilter(s, '#120818', 6, 0.5)}</defs>${ply(s, 'n', seat[legs], `url(#${s}-c)`, '#ffd2a0', '', -1)}<path fill="#0c0614" opacity=".7" d="${ribbons(depths[legs], [0, 9, 0])}"/><path fill="${trim}" d="${ribbons(hems[legs], [4, 6, 6, 4])}${ribbons(folds[legs], [0, 4, 0])}"/></svg>`,
  }
})
