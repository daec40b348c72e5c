import type { PlacedBox } from './plaza-places.ts'

/** The map of 幕原 is 1280 × 640 px: the drawings and the screen are both laid out by what stands here. */
export const mapSize = { width: 1280, height: 640 } as const

/** 1 to 12, and the town 灯留. */
export type Land = number | 'town'

/** The part of the map that a land's drawing shows, and the light behind the land: middle and radius. */
interface LandPlace {
  readonly box: PlacedBox
  readonly glow: readonly [x: number, y: number, r: number]
  /** Colours of the light, at its core and before it fades. */
  readonly light: readonly [string, string]
}

export const landPlaces: ReadonlyMap<Land, LandPlace> = new Map<Land, LandPlace>([
  [6, { box: { x: 548, y: 60, width: 366, height: 470 }, glow: [724, 190, 190], light: ['#ffffff', '#7ab4f0'] }],
  [3, { box: { x: 306, y: 26, width: 364, height: 520 }, glow: [478, 150, 190], light: ['#ff9a3a', '#d01c3c'] }],
  [11, { box: { x: 1070, y: 48, width: 124, height: 182 }, glow: [1131, 150, 200], light: ['#fff6d0', '#f0903c'] }],
  [10, { box: { x: 1004, y: 198, width: 236, height: 420 }, glow: [1130, 300, 165], light: ['#ffdca0', '#c8323c'] }],
  [2, { box: { x: 186, y: 266, width: 344, height: 322 }, glow: [350, 312, 150], light: ['#fff0c0', '#f0a878'] }],
  [9, { box: { x: 854, y: 276, width: 234, height: 342 }, glow: [984, 364, 140], light: ['#e8ccff', '#7a48d8'] }],
  [5, { box: { x: 462, y: 336, width: 326, height: 282 }, glow: [648, 376, 130], light: ['#f4fbe2', '#6fae96'] }],
  ['town', { box: { x: 40, y: 288, width: 250, height: 330 }, glow: [140, 410, 250], light: ['#ff9c54', '#d83c64'] }],
  [7, { box: { x: 686, y: 346, width: 262, height: 272 }, glow: [816, 440, 150], light: ['#eafff0', '#1f9a94'] }],
  [1, { box: { x: 180, y: 428, width: 276, height: 190 }, glow: [318, 470, 150], light: ['#ffb45e', '#d8406a'] }],
  [8, { box: { x: 838, y: 420, width: 264, height: 198 }, glow: [976, 500, 150], light: ['#ffcc70', '#d0702c'] }],
  [4, { box: { x: 416, y: 474, width: 286, height: 144 }, glow: [556, 486, 140], light: ['#cfe8ff', '#2f78d8'] }],
  [12, { box: { x: 990, y: 420, width: 244, height: 214 }, glow: [1150, 540, 120], light: ['#ffffff', '#b8a8ff'] }],
])

/** The order of `landPlaces` is from back to front. */
export const backToFront: readonly Land[] = [...landPlaces.keys()]

/** In a file of a land, its three states lie below each other at this distance. */
export const stateStep = 700
export const landStates = ['lit', 'dark', 'unknown'] as const
export type LandState = (typeof landStates)[number]

/** The two skies of the file of the sheet, likewise. */
export const sheetBox: PlacedBox = { x: 40, y: 14, width: 1200, height: 612 }
export const skies = ['night', 'dawn'] as const

/** Where the lantern of each land hangs: its hook. The middle of its body is 20 px lower. */
export const nodePlaces: ReadonlyMap<Land, readonly [x: number, y: number]> = new Map<Land, readonly [number, number]>([
  ['town', [226, 398]],
  [1, [262, 470]],
  [2, [404, 338]],
  [3, [478, 318]],
  [4, [486, 478]],
  [5, [622, 320]],
  [6, [690, 268]],
  [7, [800, 352]],
  [8, [1000, 468]],
  [9, [930, 346]],
  [10, [1036, 316]],
  [11, [1058, 126]],
  [12, [1096, 496]],
])

/** Upper left corner of the cloud before a land that nobody knows yet. */
export const fogPlaces: ReadonlyMap<Land, readonly [x: number, y: number]> = new Map<Land, readonly [number, number]>([
  [2, [214, 372]],
  [3, [366, 242]],
  [4, [430, 538]],
  [5, [506, 402]],
  [6, [618, 252]],
  [7, [690, 452]],
  [8, [832, 524]],
  [9, [850, 402]],
  [10, [1012, 322]],
])
export const fogSize = { width: 246, height: 74 } as const
