/** Where things lie in the plaza, in px of its 1280 × 720 ground: the drawings and the screen's buttons are both laid out by it. */
export interface Position {
  /** Left and top edge. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The buildings `scenes/plaza-<name>`; `plaza-healing-closed` stands in the place of `healing`. */
/** The ground reaches beyond the map on all sides, so that a wider or higher window shows no edge. */
export const plazaGround: Position = { x: -200, y: -180, width: 1680, height: 1080 }

/** Pictures `scenes/plaza-<name>` of people who walk, 60 × 140, feet at (30, 96); who they are in the drawing. */
export const walkers = { hatted: 'a', bunned: 'b', child: 'c' } as const

/** A place in a scene as shares of its 1280 × 720. */
export const inScene = ({ x, y, width, height }: Position) =>
  ({ left: `${x / 12.8}%`, top: `${y / 7.2}%`, width: `${width / 12.8}%`, height: `${height / 7.2}%` }) as const

export const plazaPlaces = {
  gate: { x: 448, y: 156, width: 384, height: 316 },
  library: { x: 14, y: 192, width: 339, height: 335 },
  healing: { x: 718, y: 283, width: 331, height: 241 },
  board: { x: 275, y: 433, width: 277, height: 163 },
  job: { x: 966, y: 354, width: 312, height: 246 },
} as const satisfies Readonly<Record<string, Position>>

/** Left edge, top edge and width of the stains `scenes/plaza-stain` on the floor, in the order in which cleared fields leave them. */
export const stainPlaces: readonly (readonly [x: number, y: number, width: number])[] = [
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
]
