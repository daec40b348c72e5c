import { bell, bent, biwa, box, bronze, drum, fue, koto, paper, row, shaku, shamisen, small, wood, type Touch } from './touches.ts'

export interface Effect {
  readonly touches: readonly Touch[]
  /** dB that bring its peak into its class. */
  readonly level: number
  /** How much of it goes through the room, 0–1. */
  readonly room: number
  /** `loud`: what happens in a battle. `quiet`: the interface, about 8 dB below. */
  readonly kind: 'loud' | 'quiet'
  /** Seconds for which the music stops. */
  readonly hush?: number
}

/** What members do, by role. */
const roles = {
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

/** What shadows do, by the element of their field. */
const elements = {
  /** Grass and paper fields: 1, 2, 8. */
  wind: {
    touches: [
      paper(0, 'slide', 'A3', 0.8),
      paper(0.1, 'slide', 'D4', 0.7),
      fue(0.02, 'A5', 0.22, { length: 0.3, bend: bent([0, -400], [0.15, 0], [0.3, -500]) }),
    ],
    level: 4,
    room: 0.3,
    kind: 'loud',
  },
  /** 3 and 11. */
  fire: {
    touches: [paper(0, 'crumple', 'D4', 0.7), drum(0.02, 'ド', 0.7), paper(0.105, 'tear', 'G3', 0.6), bronze(0.09, 'チ', 0.3)],
    level: 2,
    room: 0.24,
    kind: 'loud',
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
    kind: 'loud',
  },
  /** 6, where everything is white. */
  frost: {
    touches: [
      box(0, 'E6', 0.6, { length: 0.22 }),
      box(0.03, 'A6', 0.5, { length: 0.22 }),
      bell(0.05, 'B6', 0.3),
      paper(0.06, 'snip', 'A4', 0.5),
    ],
    level: 10,
    room: 0.6,
    kind: 'loud',
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
    kind: 'loud',
  },
  /** 12, the stage itself. */
  stage: {
    touches: [wood(0, 'チョン', 0.5), drum(0.05, 'ド', 0.85), { instrument: 'hall', after: 0.06, manner: 'バタン', velocity: 0.7 }],
    level: 3.5,
    room: 0.6,
    kind: 'loud',
  },
} as const satisfies Readonly<Record<string, Effect>>

const results = {
  /** A blow lands: skin and torn paper. */
  hit: {
    touches: [drum(0, 'ド', 0.9), paper(0, 'tear', 'A3', 0.75), drum(0.012, 'コ', 0.6), paper(0.12, 'flap', 'E3', 0.4)],
    level: 0,
    room: 0.2,
    kind: 'loud',
  },
  /** Everything stops for 130 ms, then wood and a low drum. */
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
    kind: 'loud',
    hush: 0.13,
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
    kind: 'loud',
    hush: 0.09,
  },
  /** Five strings upwards and a warm breath. */
  heal: {
    touches: [...row(koto, 'E4 A4 B4 E5 A5', 0.6, 0.035), shaku(0.08, 'A4', 0.42, { length: 0.2 })],
    level: 1.5,
    room: 0.36,
    kind: 'loud',
  },
  /** Somebody stands up again. */
  rise: {
    touches: [drum(0, 'コ', 0.5), ...row(koto, 'D4 G4 A4 D5 G5 A5', 0.6, 0.03), bell(0.17, 'A6', 0.35)],
    level: 1,
    room: 0.4,
    kind: 'loud',
  },
  strengthen: {
    touches: [small(0, 'テ', 0.5), ...row(shamisen, 'A4 D5 A5', 0.75, 0.07), bronze(0.15, 'チ', 0.4)],
    level: 1,
    room: 0.24,
    kind: 'loud',
  },
  /** The string is let down. */
  weaken: {
    touches: [
      shamisen(0, 'Eb5', 0.7, { length: 0.3, bend: bent([0, 0], [0.06, 0], [0.28, -500]) }),
      biwa(0.03, 'A3', 0.5, { length: 0.24, bend: bent([0, 0], [0.08, 0], [0.26, -300]) }),
      paper(0.06, 'slide', 'C4', 0.4),
    ],
    level: 6.5,
    room: 0.3,
    kind: 'loud',
  },
  /** A folding screen takes the blow: two leaves knock, paper gives. */
  defend: {
    touches: [drum(0, 'カ', 0.95), wood(0.012, 'コ', 0.7), drum(0.016, 'コ', 0.7), paper(0.05, 'fold', 'A3', 0.5)],
    level: 5,
    room: 0.18,
    kind: 'loud',
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
    kind: 'loud',
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
    kind: 'loud',
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
    kind: 'loud',
  },
  /** Three pairs of feet. */
  escape: {
    touches: [0, 0.07, 0.13, 0.2, 0.26, 0.33].map((after, index) =>
      paper(after, 'flap', index % 2 === 0 ? 'C4' : 'E4', 0.85 - 0.08 * index),
    ),
    level: 1.5,
    room: 0.26,
    kind: 'loud',
  },
  /** Something out of the bag. */
  item: {
    touches: [
      paper(0, 'fold', 'C5', 0.7),
      wood(0.1, 'コ', 0.6),
      box(0.12, 'D6', 0.5, { length: 0.2 }),
      box(0.17, 'A6', 0.4, { length: 0.2 }),
    ],
    level: 7.5,
    room: 0.26,
    kind: 'loud',
  },
} as const satisfies Readonly<Record<string, Effect>>

const screens = {
  /** The focus moves on. */
  cursor: {
    touches: [shamisen(0, 'A5', 0.5, { length: 0.16, manner: 'hajiki' }), wood(0, 'コ', 0.12)],
    level: 10.5,
    room: 0.2,
    kind: 'quiet',
  },
  /** A tap of wood and one string. */
  confirm: {
    touches: [wood(0, 'コ', 0.5), koto(0.012, 'D5', 0.55, { length: 0.06 }), koto(0.07, 'A5', 0.5, { length: 0.1 })],
    level: -1,
    room: 0.2,
    kind: 'quiet',
  },
  cancel: {
    touches: [wood(0, 'コ', 0.4), koto(0.012, 'A4', 0.5, { length: 0.06 }), koto(0.08, 'D4', 0.5, { length: 0.1 })],
    level: 1.5,
    room: 0.2,
    kind: 'quiet',
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
    kind: 'quiet',
  },
  tab: {
    touches: [paper(0, 'flap', 'A4', 0.5), koto(0.03, 'E5', 0.4, { length: 0.1, manner: 'hajiki' })],
    level: 3.5,
    room: 0.2,
    kind: 'quiet',
  },
  page: { touches: [paper(0, 'slide', 'C4', 0.5), paper(0.2, 'flap', 'G4', 0.42)], level: -0.5, room: 0.14, kind: 'quiet' },
  coin: {
    touches: [bell(0, 'B6', 0.5), bell(0.065, 'E7', 0.6), bronze(0.068, 'チャン', 0.16), bell(0.15, 'B6', 0.3)],
    level: 6.5,
    room: 0.3,
    kind: 'quiet',
  },
  /** A wet brush over paper: points are given. */
  brush: {
    touches: [paper(0, 'slide', 'E3', 0.6), paper(0.13, 'slide', 'A3', 0.5), koto(0.2, 'D5', 0.4, { length: 0.1 })],
    level: -3,
    room: 0.18,
    kind: 'quiet',
  },
  /** A seal is pressed. */
  seal: {
    touches: [wood(0, 'コ', 0.6), drum(0.01, 'ド', 0.5), paper(0.02, 'fold', 'D4', 0.4), koto(0.07, 'A4', 0.4, { length: 0.1 })],
    level: 0.5,
    room: 0.24,
    kind: 'quiet',
  },
  /** The paper wings of the stage close and open. */
  wings: {
    touches: [paper(0, 'flap', 'C4', 0.62), paper(0.08, 'flap', 'D4', 0.54), paper(0.13, 'slide', 'D4', 0.62), wood(0.2, 'チョン', 0.34)],
    level: -2,
    room: 0.3,
    kind: 'quiet',
  },
  /** The clappers before a curtain, and the cloth. */
  curtain: {
    touches: [wood(0, 'チョン', 0.4), wood(0.12, 'チョン', 0.5), paper(0.1, 'slide', 'G3', 0.8), paper(0.16, 'slide', 'C4', 0.6)],
    level: -4.5,
    room: 0.5,
    kind: 'quiet',
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
    kind: 'quiet',
  },
} as const satisfies Readonly<Record<string, Effect>>

export const effects = { ...roles, ...elements, ...results, ...screens }

export type EffectName = keyof typeof effects
export type RoleEffect = keyof typeof roles
export type ElementEffect = keyof typeof elements
