import { bell, box, drum, paper, wood, drawn, type Effect } from './touches.ts'

/** How a blow lands, by what it lands on. */
export const hitEffects = {
  hitPaper: drawn({
    touches: [paper(0, 'tear', 'A4', 0.85)],
    variants: [
      [drum(0, 'コ', 0.6), paper(0.12, 'snip', 'E4', 0.5)],
      [paper(0.09, 'fold', 'E4', 0.7), drum(0.004, 'ド', 0.4)],
      [paper(0.06, 'crumple', 'G4', 0.7)],
    ],
    levels: [3.3, 0.3, 0.3],
    room: 0.2,
  }),
  hitWood: drawn({
    variants: [
      [drum(0, 'カ', 0.95), drum(0.003, 'ド', 0.6)],
      [wood(0, 'チョン', 0.5), drum(0.01, 'ド', 0.75), wood(0.14, 'コ', 0.5)],
      [wood(0, 'コ', 0.9), wood(0.07, 'コ', 0.6), wood(0.12, 'コ', 0.4), paper(0.1, 'fold', 'E3', 0.5)],
    ],
    levels: [3.5, 2.5, 0],
    room: 0.2,
  }),
  hitGlass: drawn({
    touches: [bell(0, 'D7', 0.55)],
    variants: [
      [bell(0.02, 'A6', 0.5), bell(0.05, 'G7', 0.35), paper(0, 'snip', 'E5', 0.5)],
      [drum(0, 'コ', 0.4), bell(0.09, 'A6', 0.4), bell(0.15, 'D7', 0.35), bell(0.19, 'G6', 0.3)],
      [box(0, 'A6', 0.5, { length: 0.1 }), bell(0.13, 'D6', 0.5)],
    ],
    levels: [12.7, 13.7, 7.7],
    room: 0.4,
  }),
  hitCloth: drawn({
    variants: [
      [drum(0, 'ド', 0.6), paper(0, 'flap', 'F3', 0.9), paper(0.03, 'slide', 'A3', 0.8)],
      [paper(0, 'flap', 'D3', 0.9), paper(0.13, 'flap', 'A3', 0.7)],
      [drum(0, 'ド', 0.5), paper(0, 'slide', 'C4', 0.8), drum(0.02, 'コ', 0.6), paper(0.09, 'flap', 'A3', 0.6)],
    ],
    levels: [-1.5, 0, -1],
    stretches: [0.6, 0.8, 1],
    room: 0.24,
  }),
} satisfies Readonly<Record<string, Effect>>
