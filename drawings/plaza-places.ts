/** Where things lie in the plaza, in px of its 1280 × 720 ground. Plain figures, so that the plaza screen can lay its buttons by them. */

export interface Place {
  /** Left and top edge. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The buildings `scenes/plaza-<name>` (and `plaza-healing-closed` in the place of `healing`), in painting order. */
export const plazaPlaces = {
  gate: { x: 448, y: 156, width: 384, height: 316 },
  library: { x: 14, y: 192, width: 339, height: 335 },
  healing: { x: 718, y: 283, width: 331, height: 241 },
  board: { x: 275, y: 433, width: 277, height: 163 },
  job: { x: 966, y: 354, width: 312, height: 246 },
} as const satisfies Readonly<Record<string, Place>>

/**
 * The stains on the floor, `scenes/plaza-stain` (120 × 44), in the order in which they are found: as many as fields are cleared.
 * They lie under the buildings.
 */
export const stainPlaces: readonly Place[] = [
  [286, 594, 84],
  [600, 574, 70],
  [786, 560, 70],
  [690, 652, 104],
  [930, 632, 80],
  [520, 600, 66],
  [210, 640, 96],
  [1010, 660, 96],
  [800, 640, 80],
  [560, 666, 100],
  [404, 628, 84],
  [876, 590, 64],
].map(([x = 0, y = 0, width = 0]) => ({ x, y, width, height: (width * 44) / 120 }))
