import {
  bell,
  bent,
  biwa,
  box,
  bronze,
  drum,
  fue,
  koto,
  paper,
  row,
  shaku,
  shamisen,
  small,
  snips,
  wood,
  drawn,
  type Effect,
} from './touches.ts'

/** What members do, by role: a plain attack, a skill that strikes (`Heavy`), any other skill (`Spell`). */
export const roleEffects = {
  /** 切込師: two blades and what they leave. */
  shears: drawn({
    variants: [
      [paper(0, 'snip', 'E4', 0.82), paper(0.05, 'tear', 'D4', 0.8), drum(0.085, 'コ', 0.5)],
      [paper(0, 'snip', 'C5', 0.8), bronze(0.004, 'チ', 0.5), paper(0.12, 'snip', 'A3', 0.8)],
      [paper(0, 'slide', 'A4', 0.7), paper(0.15, 'snip', 'G4', 0.8), drum(0.155, 'コ', 0.6)],
    ],
    levels: [2.5, 0, 1],
    room: 0.14,
  }),
  shearsHeavy: drawn({
    touches: [paper(0, 'slide', 'A4', 0.6), paper(0.13, 'snip', 'C4', 0.95)],
    variants: [
      [paper(0.17, 'tear', 'G3', 0.95), drum(0.15, 'ド', 0.7), bronze(0.135, 'チ', 0.5)],
      [paper(0.18, 'tear', 'D4', 0.9), shamisen(0.14, 'D4', 0.9, { length: 0.1 }), shamisen(0.145, 'A4', 0.9, { length: 0.16 })],
      [...snips([0.2, 0.26], 'A3 D4'), drum(0.26, 'ド', 0.75), paper(0.28, 'fold', 'C4', 0.6)],
    ],
    levels: [-3, -4, -1.5],
    stretches: [0.75, 0.88, 1],
    room: 0.2,
  }),
  shearsSpell: drawn({
    variants: [
      [...snips([0, 0.06, 0.11, 0.15, 0.185, 0.215, 0.24], 'E4 A4 D4 G4'), paper(0.26, 'tear', 'C4', 0.6)],
      [...snips([0, 0.09, 0.18, 0.27], 'C4 E4 G4 B4'), ...row(shamisen, 'D5 G5 A5 D6', 0.6, 0.09, 0.005)],
      [paper(0, 'tear', 'F4', 0.6), ...snips([0.14, 0.17, 0.2, 0.26, 0.29, 0.32], 'A4 F4'), bronze(0.33, 'チャン', 0.3)],
    ],
    levels: [4, 1, 3.5],
    stretches: [0.7, 0.84, 1],
    room: 0.26,
  }),
  /** 灯医: a breath that keeps a flame. */
  flame: drawn({
    variants: [
      [shaku(0, 'A4', 0.62, { length: 0.22, manner: 'muraiki' }), paper(0.03, 'slide', 'G3', 0.45)],
      [shaku(0, 'D5', 0.55, { length: 0.24 }), koto(0.14, 'A5', 0.5, { length: 0.1 })],
      [koto(0, 'D5', 0.6, { length: 0.1 }), shaku(0.05, 'G4', 0.6, { length: 0.26, manner: 'muraiki' })],
    ],
    levels: [5.5, 4.5, 7],
    stretches: [0.7, 0.85, 1],
    room: 0.36,
  }),
  flameHeavy: drawn({
    touches: [shaku(0, 'A4', 0.85, { length: 0.22, manner: 'muraiki', bend: bent([0, -300], [0.1, 0]) })],
    variants: [
      [paper(0.12, 'crumple', 'F4', 0.7), drum(0.14, 'ド', 0.6)],
      [shaku(0.12, 'D5', 0.8, { length: 0.18, manner: 'muraiki' }), biwa(0.14, 'D3', 0.7, { length: 0.14 })],
      [paper(0.06, 'slide', 'C4', 0.8), ...row(koto, 'A5 G5 D5', 0.6, 0.05, 0.16)],
    ],
    levels: [-1, 0, -0.5],
    stretches: [0.7, 0.85, 1],
    room: 0.34,
  }),
  flameSpell: drawn({
    touches: [shaku(0.06, 'A4', 0.45, { length: 0.2 })],
    variants: [
      row(koto, 'D4 G4 A4 D5 A5', 0.62, 0.045),
      row(koto, 'A5 G5 D5 A4', 0.6, 0.07),
      [bell(0.03, 'A6', 0.3), ...row(koto, 'D5 A4 D5 G5', 0.6, 0.075)],
    ],
    levels: [2, 2.5, 3],
    stretches: [0.5, 0.62, 0.74],
    room: 0.42,
  }),
  /** 屏風守: leaves of a screen, and the floor under them. */
  wood: drawn({
    touches: [drum(0, 'カ', 0.85)],
    variants: [
      [wood(0.004, 'コ', 0.8), drum(0.07, 'コ', 0.7)],
      [wood(0.08, 'コ', 0.9), wood(0.15, 'コ', 0.7), drum(0.15, 'ド', 0.5)],
      [drum(0.05, 'ド', 0.8), paper(0.06, 'fold', 'E3', 0.6)],
    ],
    levels: [4, -1, -2],
    room: 0.18,
  }),
  woodHeavy: drawn({
    touches: [drum(0.16, 'ド', 1), drum(0, 'カ', 0.6)],
    variants: [
      [wood(0.05, 'コ', 0.7), wood(0.1, 'コ', 0.85), wood(0.16, 'チョン', 0.6)],
      [paper(0, 'fold', 'C3', 0.8), drum(0.08, 'カ', 0.9), wood(0.165, 'コ', 0.9)],
      [drum(0.1, 'ド', 0.8), drum(0.25, 'ド', 0.7), wood(0.25, 'コ', 0.7)],
    ],
    levels: [-2.5, -2.5, -2],
    stretches: [0.8, 0.95, 1.1],
    room: 0.26,
  }),
  woodSpell: drawn({
    variants: [
      [0, 0.08, 0.16, 0.24].flatMap((after, index) => [
        paper(after, 'fold', ['A3', 'C4', 'D4', 'F4'][index] ?? 'C4', 0.6),
        wood(after + 0.02, 'コ', 0.5),
      ]),
      [drum(0, 'ド', 0.7), ...row(biwa, 'D3 A3 D4', 0.7, 0.08, 0.02), wood(0.26, 'コ', 0.7)],
      [paper(0, 'slide', 'A3', 0.7), drum(0.2, 'カ', 0.9), wood(0.21, 'コ', 0.8), biwa(0.22, 'A3', 0.6, { length: 0.16 })],
    ],
    levels: [1, 1, -1],
    stretches: [0.85, 1, 1.2],
    room: 0.3,
  }),
  /** 幻灯師: a plate slides in, the light comes on. */
  glass: drawn({
    touches: [bell(0.03, 'A6', 0.42)],
    variants: [
      [paper(0, 'slide', 'E5', 0.4), box(0.05, 'D6', 0.6, { length: 0.2 })],
      [bell(0.09, 'D7', 0.45), bell(0.14, 'A6', 0.3)],
      [box(0.02, 'A5', 0.6, { length: 0.14 }), box(0.1, 'D6', 0.6, { length: 0.2 })],
    ],
    levels: [11, 16, 7.5],
    room: 0.42,
  }),
  glassHeavy: drawn({
    touches: [bell(0.1, 'D7', 0.6), paper(0, 'slide', 'E5', 0.5)],
    variants: [
      [bell(0.13, 'A6', 0.6), bell(0.17, 'G6', 0.5), bell(0.24, 'D6', 0.6), paper(0.1, 'snip', 'C5', 0.7)],
      [box(0.1, 'A6', 0.8, { length: 0.2 }), box(0.105, 'D6', 0.8, { length: 0.2 }), drum(0.11, 'コ', 0.5)],
      [bronze(0.1, 'チ', 0.5), bell(0.16, 'A6', 0.5), bell(0.2, 'D7', 0.4)],
    ],
    levels: [7, 2, 9.5],
    stretches: [0.65, 0.78, 0.9],
    room: 0.46,
  }),
  glassSpell: drawn({
    variants: [
      row(box, 'D5 A5 D6 G6 A6', 0.7, 0.06),
      [...row(box, 'A6 G6 D6', 0.7, 0.08), bell(0.28, 'A6', 0.4)],
      [
        box(0, 'D6', 0.7, { length: 0.2 }),
        box(0.02, 'A5', 0.6, { length: 0.2 }),
        box(0.2, 'G6', 0.6, { length: 0.2 }),
        paper(0, 'slide', 'A5', 0.35),
      ],
    ],
    levels: [4.5, 6.5, 6],
    stretches: [0.6, 0.72, 0.85],
    room: 0.55,
  }),
  /** 影追い: steps, a string, something that flies. */
  bow: drawn({
    variants: [
      [
        paper(0, 'flap', 'A3', 0.5),
        shamisen(0.09, 'D3', 0.9, { length: 0.14, bend: bent([0, 0], [0.02, 180], [0.14, 0]) }),
        paper(0.1, 'slide', 'E5', 0.7),
      ],
      [shamisen(0, 'A3', 0.8, { length: 0.1, manner: 'sukui' }), paper(0.01, 'slide', 'A5', 0.75), wood(0.2, 'コ', 0.6)],
      [
        paper(0, 'flap', 'C4', 0.5),
        paper(0.06, 'flap', 'A3', 0.6),
        biwa(0.14, 'A3', 0.8, { length: 0.08 }),
        paper(0.15, 'slide', 'C5', 0.5),
      ],
    ],
    levels: [0, 4.5, 1.5],
    room: 0.22,
  }),
  bowHeavy: drawn({
    touches: [biwa(0.1, 'D3', 0.95, { length: 0.2, bend: bent([0, 300], [0.03, -60], [0.2, 0]) })],
    variants: [
      [biwa(0, 'A2', 0.5, { length: 0.1, bend: bent([0, -400], [0.1, 200]) }), paper(0.11, 'slide', 'C5', 0.9), drum(0.24, 'コ', 0.7)],
      [shamisen(0.1, 'D3', 1, { length: 0.12 }), paper(0.12, 'slide', 'E5', 0.8), wood(0.26, 'チョン', 0.5)],
      [paper(0, 'flap', 'C4', 0.5), paper(0.05, 'flap', 'E4', 0.5), paper(0.12, 'tear', 'A4', 0.8), drum(0.13, 'ド', 0.6)],
    ],
    levels: [-0.5, -2.5, -0.5],
    room: 0.24,
  }),
  bowSpell: drawn({
    variants: [
      [...row(shamisen, 'D4 A4 D5', 0.6, 0.11), paper(0.05, 'slide', 'E4', 0.5)],
      [
        biwa(0, 'A3', 0.6, { length: 0.3, bend: bent([0, 0], [0.1, 0], [0.26, 200]) }),
        paper(0.16, 'flap', 'G4', 0.4),
        paper(0.25, 'flap', 'A4', 0.4),
      ],
      [
        shamisen(0, 'A5', 0.5, { length: 0.1, manner: 'hajiki' }),
        shamisen(0.12, 'G5', 0.5, { length: 0.1, manner: 'hajiki' }),
        biwa(0.22, 'D3', 0.7, { length: 0.14 }),
      ],
    ],
    levels: [3.5, 5.5, 4.5],
    stretches: [0.8, 0.95, 1.1],
    room: 0.32,
  }),
  /** 囃子方: drum and flute. */
  drum: drawn({
    variants: [
      [small(0, 'テン', 0.8), small(0.09, 'ツ', 0.6), small(0.18, 'テ', 0.7)],
      [small(0, 'テ', 0.6), fue(0.02, 'D6', 0.6, { length: 0.2, bend: bent([0, -300], [0.05, 0]) })],
      [small(0, 'ツ', 0.4), small(0.06, 'ツ', 0.5), small(0.11, 'ツ', 0.6), small(0.15, 'テン', 0.85), bronze(0.15, 'チ', 0.4)],
    ],
    levels: [-6.3, 3.7, -8.3],
    room: 0.24,
  }),
  drumHeavy: drawn({
    touches: [drum(0.18, 'ド', 0.9), small(0.18, 'テン', 0.9)],
    variants: [
      [0, 0.05, 0.095, 0.135].map((after, index) => small(after, 'ツ', 0.5 + 0.1 * index)),
      [fue(0.02, 'A5', 0.6, { length: 0.3, bend: bent([0, -500], [0.16, 0]) }), bronze(0.18, 'チャン', 0.4)],
      [drum(0, 'ド', 0.6), small(0.09, 'テ', 0.7), fue(0.2, 'D6', 0.55, { length: 0.18 })],
    ],
    levels: [-7.1, -7.1, -7.1],
    stretches: [0.8, 0.95, 1.1],
    room: 0.28,
  }),
  drumSpell: drawn({
    variants: [
      [...row(fue, 'A5 D6 A6', 0.55, 0.1), small(0, 'テ', 0.5), small(0.2, 'テン', 0.6)],
      [
        fue(0, 'D6', 0.55, { length: 0.4, bend: bent([0, -200], [0.08, 0], [0.3, 0], [0.4, -300]) }),
        small(0.1, 'ツ', 0.5),
        small(0.2, 'ツ', 0.5),
        bronze(0.3, 'チ', 0.4),
      ],
      [bronze(0, 'チャン', 0.35), small(0.08, 'テ', 0.6), small(0.16, 'テ', 0.6), ...row(fue, 'G6 A6', 0.5, 0.09, 0.2)],
    ],
    levels: [-2, 4.5, -0.5],
    stretches: [0.85, 1, 1.15],
    room: 0.34,
  }),
} satisfies Readonly<Record<string, Effect>>
