import { bell, bent, biwa, box, bronze, drum, fue, paper, wood, type Effect } from './touches.ts'

/** What shadows do, by the element of their field. */
export const elementEffects = {
  /** Grass and paper fields: 1, 2, 8. */
  wind: {
    touches: [
      paper(0, 'slide', 'A3', 0.8),
      paper(0.1, 'slide', 'D4', 0.7),
      fue(0.02, 'A5', 0.22, { length: 0.3, bend: bent([0, -400], [0.15, 0], [0.3, -500]) }),
    ],
    level: 4,
    room: 0.3,
  },
  /** 3 and 11. */
  fire: {
    touches: [paper(0, 'crumple', 'D4', 0.7), drum(0.02, 'ド', 0.7), paper(0.105, 'tear', 'G3', 0.6), bronze(0.09, 'チ', 0.3)],
    level: 2,
    room: 0.24,
  },
  /** 4 and 5. */
  water: {
    touches: [
      biwa(0, 'D4', 0.5, { length: 0.12, bend: bent([0, -700], [0.09, 300]) }),
      box(0.09, 'A5', 0.6, { length: 0.12, bend: bent([0, -500], [0.05, 200]) }),
      box(0.17, 'D6', 0.5, { length: 0.12, bend: bent([0, -500], [0.05, 200]) }),
      paper(0.03, 'slide', 'A3', 0.6),
    ],
    level: 5,
    room: 0.5,
  },
  /** 6, where everything is white. */
  frost: {
    touches: [
      box(0, 'E6', 0.6, { length: 0.16 }),
      box(0.03, 'A6', 0.5, { length: 0.16 }),
      bell(0.05, 'B6', 0.3),
      paper(0.06, 'snip', 'A4', 0.5),
    ],
    level: 10,
    room: 0.6,
  },
  /** 7, 9 and 10. */
  night: {
    touches: [
      biwa(0, 'Eb3', 0.8, { length: 0.3, bend: bent([0, 0], [0.1, 0], [0.26, -100]) }),
      wood(0.02, 'コ', 0.6),
      paper(0.06, 'slide', 'C4', 0.6),
    ],
    level: 4.5,
    room: 0.44,
  },
  /** 12, the stage itself. */
  stage: {
    touches: [wood(0, 'チョン', 0.5), drum(0.05, 'ド', 0.85), { instrument: 'hall', after: 0.06, manner: 'バタン', velocity: 0.7 }],
    level: 3.5,
    room: 0.6,
  },
} as const satisfies Readonly<Record<string, Effect>>
