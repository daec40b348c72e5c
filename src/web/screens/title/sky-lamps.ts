/** Lamps in the sky of the title: middle in px of its 1280 × 800, and size. */
export const skyLamps = [
  [214, 292, 2.2],
  [330, 196, 1.5],
  [44, 418, 1.6],
  [1010, 186, 1.6],
  [1096, 318, 2.4],
  [930, 110, 1.2],
  [1190, 226, 1.5],
  [452, 88, 1],
  [820, 52, 0.9],
  [900, 398, 1.2],
] as const
