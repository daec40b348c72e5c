import type { RoleClass } from '../../src/content/roles.ts'
import { roleClasses } from '../../src/web/ui/role-look.ts'
import type { Drawing } from '../drawing.ts'
import { shape, taper } from '../paper.ts'
import { ply, plyFilter } from '../scenery.ts'

// The third of the save on a stone, below the whole figure: lap and knees in its own cloth, down to the boots of `ending-2`. In px of that scene.
const s = 'plps'
/** From the side of the lamps to the dark. */
type Cloth = readonly [bright: string, half: string, dark: string]
const clothOf: Readonly<Record<RoleClass, { readonly legs: 'trousers' | 'robe'; readonly cloth: Cloth; readonly trim: string }>> = {
  striker: { legs: 'trousers', cloth: ['#4e2c40', '#1f1126', '#140a1a'], trim: '#ff8a3a' },
  medic: { legs: 'robe', cloth: ['#2c3c44', '#171222', '#100b18'], trim: '#5fd09a' },
  paladin: { legs: 'trousers', cloth: ['#4a5cae', '#22307a', '#161f50'], trim: '#8fc4f4' },
  mage: { legs: 'robe', cloth: ['#443058', '#1d122c', '#140c20'], trim: '#a884ec' },
  ranger: { legs: 'trousers', cloth: ['#3c3c3e', '#1c1626', '#130f1a'], trim: '#c8d84a' },
  buffer: { legs: 'trousers', cloth: ['#502c48', '#22122c', '#160c1e'], trim: '#f0649c' },
}
// Hips and both legs are one ply: thighs towards us, knees, shins down to the boots; between the shins the stone is seen.
const seat = {
  trousers:
    '1034,314 1000,305 958,299 918,304 884,322 866,352 868,386 878,424* 904,434 960,435 990,425* 992,392 1002,366 1034,350 1062,366 1070,394 1072,427* 1100,437 1156,437 1184,427* 1194,388 1198,352 1184,322 1150,303 1110,299 1068,305',
  robe: '1034,308 1000,303 958,299 918,304 884,322 866,352 866,386 858,428* 930,442 1030,436 1120,444 1206,430* 1198,388 1198,352 1184,322 1150,303 1110,299 1068,303',
}
// The dark of the folds.
const depths = {
  trousers: ['906,412 934,418 966,408', '1098,414 1130,420 1162,410'],
  robe: ['1034,326 1022,380 1008,434', '1040,338 1056,384 1066,438'],
}
const hems = {
  trousers: ['875,413 904,422 960,423 993,413', '1069,416 1100,425 1156,425 1187,416'],
  robe: ['861,416 930,430 1030,424 1120,432 1203,418'],
}
/** Light on the knees, and the creases that fall from them. */
const folds = {
  trousers: [
    '884,356 896,332 926,320 958,328',
    '888,366 884,386 890,406',
    '974,352 968,376 974,402',
    '1098,334 1126,320 1158,326 1180,350',
    '1092,356 1086,380 1090,406',
    '1180,362 1178,384 1172,406',
  ],
  robe: [
    '884,356 896,332 926,320 958,328',
    '888,366 880,390 878,414',
    '964,344 960,384 962,420',
    '1106,334 1130,320 1160,326 1180,350',
    '1098,346 1108,384 1110,420',
    '1180,362 1184,390 1188,412',
  ],
}

export const drawings: readonly Drawing[] = roleClasses.map((role) => {
  const { legs, cloth, trim } = clothOf[role]
  const [bright, half, dark] = cloth
  const light = `<linearGradient id="${s}-c" gradientUnits="userSpaceOnUse" x1="860" y1="0" x2="1200" y2="0"><stop stop-color="${bright}"/><stop offset=".45" stop-color="${half}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
  const ribbons = (lines: readonly string[], widths: readonly number[]): string => lines.map((points) => taper(points, widths)).join('')
  return {
    name: `scenes/party-lap-${role}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="740 0 540 648"><defs>${light}${plyFilter(s, '#120818', 6, 0.5)}</defs>${ply(s, 'n', shape(seat[legs]), `url(#${s}-c)`, '#ffd2a0', '', -1)}<path fill="#0c0614" opacity=".7" d="${ribbons(depths[legs], [0, 9, 0])}"/><path fill="${trim}" d="${ribbons(hems[legs], [4, 6, 6, 4])}${ribbons(folds[legs], [0, 4, 0])}"/></svg>`,
  }
})
