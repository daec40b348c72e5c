import { bell, bent, biwa, bronze, drum, koto, paper, shamisen, wood, type Effect } from './touches.ts'

/** What the interface answers with. */
export const screenEffects = {
  /** The focus moves on. */
  cursor: {
    touches: [shamisen(0, 'A5', 0.5, { length: 0.3, manner: 'hajiki' }), wood(0.012, 'コ', 0.12)],
    level: 4.3,
    room: 0.3,
    quiet: true,
  },
  /** A tap of wood and one string. */
  confirm: {
    touches: [wood(0, 'コ', 0.5), koto(0.012, 'D5', 0.55, { length: 0.06 }), koto(0.07, 'A5', 0.5, { length: 0.1 })],
    level: -1,
    room: 0.2,
    quiet: true,
  },
  cancel: {
    touches: [wood(0, 'コ', 0.4), koto(0.012, 'A4', 0.5, { length: 0.06 }), koto(0.08, 'D4', 0.5, { length: 0.1 })],
    level: 0,
    room: 0.2,
    quiet: true,
  },
  /** Two dull strokes: not possible. */
  refuse: {
    touches: [
      drum(0, 'コ', 0.6),
      shamisen(0, 'Eb3', 0.6, { length: 0.08, manner: 'hajiki' }),
      drum(0.12, 'コ', 0.6),
      shamisen(0.12, 'D3', 0.6, { length: 0.1, manner: 'hajiki' }),
    ],
    level: -3,
    room: 0.16,
    quiet: true,
  },
  tab: {
    touches: [paper(0, 'flap', 'A4', 0.5), koto(0.03, 'E5', 0.4, { length: 0.1, manner: 'hajiki' })],
    level: -0.3,
    room: 0.2,
    quiet: true,
  },
  page: { touches: [paper(0, 'slide', 'C4', 0.5), paper(0.2, 'flap', 'G4', 0.42)], level: -0.5, room: 0.14, quiet: true },
  coin: {
    touches: [bell(0, 'B6', 0.5), bell(0.065, 'E7', 0.6), bronze(0.068, 'チャン', 0.16), bell(0.15, 'B6', 0.3)],
    level: 4,
    room: 0.3,
    quiet: true,
  },
  /** A wet brush over paper: points are given. */
  brush: {
    touches: [paper(0, 'slide', 'E3', 0.6), paper(0.1, 'slide', 'C4', 0.5), koto(0.2, 'D5', 0.4, { length: 0.1 })],
    level: -3,
    room: 0.18,
    quiet: true,
  },
  /** A seal is pressed. */
  seal: {
    touches: [wood(0, 'コ', 0.6), drum(0.01, 'ド', 0.5), paper(0.02, 'fold', 'D4', 0.4), koto(0.07, 'A4', 0.4, { length: 0.1 })],
    level: -2.4,
    room: 0.24,
    quiet: true,
  },
  /** The paper wings of the stage close and open. */
  wings: {
    touches: [paper(0, 'flap', 'C4', 0.62), paper(0.08, 'flap', 'D4', 0.54), paper(0.13, 'slide', 'D4', 0.62), wood(0.2, 'チョン', 0.34)],
    level: -5,
    room: 0.3,
    quiet: true,
  },
  /** The clappers before a curtain, and the cloth. */
  curtain: {
    touches: [wood(0, 'チョン', 0.4), wood(0.1, 'チョン', 0.5), paper(0.06, 'slide', 'C4', 0.8), paper(0.1, 'slide', 'E4', 0.6)],
    level: -4.5,
    room: 0.5,
    quiet: true,
  },
  /** The town's gate: a beam, a hinge. */
  gate: {
    touches: [
      drum(0, 'カ', 0.6),
      biwa(0.02, 'D3', 0.4, { length: 0.3, bend: bent([0, -200], [0.25, 100]) }),
      drum(0.2, 'ド', 0.6),
      wood(0.2, 'コ', 0.5),
    ],
    level: -2,
    room: 0.4,
    quiet: true,
  },
} as const satisfies Readonly<Record<string, Effect>>
