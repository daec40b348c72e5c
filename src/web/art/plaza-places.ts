/** Where something lies in a picture, in px of its ground, in the plaza 1280 × 720: the drawings and what the screen lays over them are both laid out by it. */
export interface PlacedBox {
  /** Left and top edge. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The ground reaches beyond the map on all sides, so that a wider or higher window shows no edge. */
export const plazaGround: PlacedBox = { x: -200, y: -180, width: 1680, height: 1080 }

/** Pictures `scenes/plaza-<name>` of people who walk, 60 × 140, feet at (30, 96); who they are in the drawing. */
export const walkers = { hatted: 'a', bunned: 'b', child: 'c' } as const

/** A place in a scene as shares of its 1280 × 720. */
export const inScene = ({ x, y, width, height }: PlacedBox) =>
  ({ left: `${x / 12.8}%`, top: `${y / 7.2}%`, width: `${width / 12.8}%`, height: `${height / 7.2}%` }) as const

/** The buildings `scenes/plaza-<name>`; `plaza-healing-closed` stands in the place of `healing`. */
export const plazaPlaces = {
  gate: { x: 448, y: 156, width: 384, height: 316 },
  library: { x: 14, y: 192, width: 339, height: 335 },
  healing: { x: 718, y: 283, width: 331, height: 241 },
  board: { x: 275, y: 433, width: 277, height: 163 },
  job: { x: 966, y: 354, width: 312, height: 246 },
} as const satisfies Readonly<Record<string, PlacedBox>>

/** A rope over the plaza: where its outer and its inner end are, in px of the map. It sags between them. */
export interface Rope {
  readonly from: number
  readonly to: number
}

export const ropes: readonly Rope[] = [
  { from: -10, to: 596 },
  { from: 1290, to: 684 },
]
/** Heights of a rope's outer and inner end, and of the point that pulls it down between them. */
export const ropeHeights = { outer: 60, inner: 176, pull: 198 } as const

/** Where the four lanterns of a rope hang, and their size. */
export const lanternsOn = ({ from, to }: Rope): readonly (readonly [x: number, y: number, size: number])[] =>
  [0.2, 0.4, 0.6, 0.8].map((t) => {
    const { outer, inner, pull } = ropeHeights
    return [
      Math.round(from + (to - from) * t),
      Math.round((1 - t) ** 2 * outer + 2 * t * (1 - t) * pull + t * t * inner),
      Number((0.82 - t * 0.3).toFixed(2)),
    ]
  })

/** Somebody who walks to and fro between two places. */
export interface Walk {
  readonly who: keyof typeof walkers
  /** Of the feet, in px of the map: where the walk begins, how far it goes to the right, and the height. */
  readonly x: number
  readonly far: number
  readonly y: number
  readonly size: number
  /** For one way, in s. */
  readonly takes: number
  /** How much of the way is already behind, in s. */
  readonly ahead: number
}

/** Where no sign is: behind the buildings' doors, and on the open floor before them. Nobody's way leads below another's feet: there one would stand on a head. */
export const walks: readonly Walk[] = [
  { who: 'bunned', x: 690, far: 110, y: 584, size: 0.8, takes: 41, ahead: 13 },
  { who: 'hatted', x: 136, far: 124, y: 704, size: 1.1, takes: 26, ahead: 9 },
  { who: 'child', x: 730, far: 80, y: 638, size: 0.88, takes: 14, ahead: 3 },
  { who: 'bunned', x: 856, far: 150, y: 690, size: 1.16, takes: 26, ahead: 9 },
]

/** Of a stain in `scenes/plaza-stain`, where they lie below each other. */
export const stainCell = { width: 120, height: 44 } as const

/** Left edge, top edge and width of the stains `scenes/plaza-stain` on the floor, in the order in which cleared fields leave them. At nobody's feet: there one would be taken for a shadow. */
export const stainPlaces: readonly (readonly [x: number, y: number, width: number])[] = [
  [330, 640, 100],
  [850, 572, 80],
  [562, 508, 70],
  [450, 640, 112],
  [104, 604, 96],
  [932, 576, 74],
  [1186, 636, 92],
  [212, 616, 84],
  [566, 648, 92],
  [930, 614, 84],
  [190, 574, 78],
  [1060, 640, 86],
]
