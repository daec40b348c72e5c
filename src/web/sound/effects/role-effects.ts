import { bell, bent, box, bronze, drum, fue, koto, paper, shaku, shamisen, small, wood, type Effect } from './touches.ts'

/** What members do, by role. */
export const roleEffects = {
  /** 切込師: shears through paper. */
  shears: {
    touches: [paper(0, 'snip', 'E4', 0.75), bronze(0.012, 'チ', 0.3), paper(0.05, 'tear', 'D4', 0.82), drum(0.085, 'コ', 0.62)],
    level: 3,
    room: 0.16,
    kind: 'loud',
  },
  /** 灯医: a flame is passed on. */
  flame: {
    touches: [
      paper(0, 'slide', 'G3', 0.6),
      shaku(0.02, 'A4', 0.5, { length: 0.28, manner: 'muraiki' }),
      koto(0.09, 'E5', 0.5, { length: 0.2 }),
    ],
    level: 3,
    room: 0.36,
    kind: 'loud',
  },
  /** 屏風守: a folding screen is set down, leaf by leaf. */
  wood: {
    touches: [wood(0, 'コ', 0.8), drum(0.004, 'カ', 0.7), wood(0.09, 'コ', 0.9), drum(0.13, 'ド', 0.7), paper(0.13, 'fold', 'G3', 0.5)],
    level: 4,
    room: 0.2,
    kind: 'loud',
  },
  /** 幻灯師: a glass plate is pushed in, the light comes on. */
  glass: {
    touches: [
      paper(0, 'slide', 'E5', 0.4),
      bell(0.05, 'A6', 0.5),
      bell(0.075, 'E7', 0.42),
      box(0.08, 'B6', 0.7, { length: 0.26 }),
      box(0.14, 'E6', 0.5, { length: 0.2 }),
    ],
    level: 8,
    room: 0.42,
    kind: 'loud',
  },
  /** 影追い: two steps and a bow. */
  bow: {
    touches: [
      paper(0, 'flap', 'A3', 0.4),
      paper(0.09, 'flap', 'C4', 0.5),
      shamisen(0.17, 'D3', 0.9, { length: 0.16, bend: bent([0, 0], [0.02, 180], [0.16, 0]) }),
      paper(0.18, 'slide', 'E5', 0.7),
    ],
    level: 3,
    room: 0.22,
    kind: 'loud',
  },
  /** 囃子方: drum and flute. */
  drum: {
    touches: [
      small(0, 'テ', 0.6),
      small(0.075, 'ツ', 0.6),
      small(0.15, 'テン', 0.85),
      fue(0.1, 'D6', 0.6, { length: 0.26, bend: bent([0, -300], [0.08, 0]) }),
    ],
    level: -4.5,
    room: 0.26,
    kind: 'loud',
  },
} as const satisfies Readonly<Record<string, Effect>>
