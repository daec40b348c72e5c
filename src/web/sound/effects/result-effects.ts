import { bell, bent, biwa, box, bronze, drum, fue, koto, paper, row, shaku, shamisen, small, wood, type Effect } from './touches.ts'

/** What an act comes to. */
export const resultEffects = {
  /** Everything stops; after 130 ms wood and a low drum. */
  critical: {
    touches: [
      wood(0.13, 'チョン', 0.95),
      drum(0.135, 'ド', 1),
      drum(0.145, 'ド', 0.8),
      paper(0.14, 'tear', 'G3', 0.7),
      biwa(0.145, 'D3', 0.7, { length: 0.12 }),
    ],
    level: -2.5,
    room: 0.3,
    rests: true,
  },
  /** An announced blow is broken off: a string snaps. */
  broken: {
    touches: [
      wood(0, 'チョン', 0.9),
      shamisen(0.01, 'A5', 0.95, { length: 0.24, bend: bent([0, 0], [0.06, 0], [0.22, -1400]) }),
      paper(0.05, 'tear', 'B3', 0.8),
      drum(0.14, 'ド', 0.7),
    ],
    level: 0,
    room: 0.3,
    rests: true,
  },
  /** Five strings upwards and a warm breath. */
  heal: {
    touches: [...row(koto, 'E4 A4 B4 E5 A5', 0.6, 0.035), shaku(0.08, 'A4', 0.42, { length: 0.2 })],
    level: 1.5,
    room: 0.36,
  },
  /** Somebody stands up again. */
  rise: {
    touches: [drum(0, 'コ', 0.5), ...row(koto, 'D4 G4 A4 D5 G5 A5', 0.6, 0.03), bell(0.17, 'A6', 0.35)],
    level: 1,
    room: 0.4,
  },
  strengthen: {
    touches: [small(0, 'テ', 0.5), ...row(shamisen, 'A4 D5 A5', 0.75, 0.07), bronze(0.15, 'チ', 0.4)],
    level: 1,
    room: 0.24,
  },
  /** The string is let down. */
  weaken: {
    touches: [
      shamisen(0, 'Eb5', 0.7, { length: 0.3, bend: bent([0, 0], [0.06, 0], [0.28, -500]) }),
      biwa(0.03, 'A3', 0.5, { length: 0.24, bend: bent([0, 0], [0.08, 0], [0.26, -300]) }),
      paper(0.06, 'slide', 'C4', 0.4),
    ],
    level: 5.3,
    room: 0.3,
  },
  /** A folding screen takes the blow: two leaves knock, paper gives. */
  defend: {
    touches: [drum(0, 'カ', 0.95), wood(0.012, 'コ', 0.7), drum(0.016, 'コ', 0.7), paper(0.05, 'fold', 'A3', 0.5)],
    level: 0.4,
    room: 0.18,
  },
  /** ヒュー・ドロドロ: what theatres play before a ghost. Something is about to happen. */
  telegraph: {
    touches: [
      fue(0, 'Eb6', 0.45, { length: 0.3, bend: bent([0, -160], [0.12, 0], [0.3, -420]) }),
      ...[0, 0.065, 0.12, 0.162, 0.195, 0.222].map((after, index) => drum(after, 'ド', 0.42 + index * 0.045)),
      biwa(0.02, 'Eb3', 0.5, { length: 0.24, bend: bent([0, 0], [0.14, 0], [0.22, -100]) }),
    ],
    level: 2,
    room: 0.38,
  },
  /** A shadow folds up and goes home: the sheet is crumpled, a string let down. */
  fold: {
    touches: [
      paper(0, 'crumple', 'D4', 0.75),
      biwa(0.03, 'A3', 0.6, { length: 0.24, bend: bent([0, 0], [0.06, 0], [0.28, -700]) }),
      paper(0.24, 'fold', 'E4', 0.5),
      drum(0.3, 'コ', 0.5),
    ],
    level: 1,
    room: 0.3,
  },
  /** A member kneels. */
  kneel: {
    touches: [
      drum(0, 'ド', 0.85),
      paper(0.02, 'flap', 'C3', 0.6),
      biwa(0.04, 'D3', 0.7, { length: 0.26, bend: bent([0, 0], [0.1, 0], [0.28, -200]) }),
    ],
    level: 1,
    room: 0.4,
  },
  /** Three pairs of feet. */
  escape: {
    touches: [0, 0.07, 0.13, 0.2, 0.26, 0.33].map((after, index) =>
      paper(after, 'flap', index % 2 === 0 ? 'C4' : 'E4', 0.85 - 0.08 * index),
    ),
    level: -0.8,
    room: 0.26,
  },
  /** Something out of the bag. */
  item: {
    touches: [
      paper(0, 'fold', 'C5', 0.7),
      wood(0.1, 'コ', 0.6),
      box(0.12, 'D6', 0.5, { length: 0.2 }),
      box(0.17, 'A6', 0.4, { length: 0.2 }),
    ],
    level: 3.8,
    room: 0.26,
  },
} as const satisfies Readonly<Record<string, Effect>>
