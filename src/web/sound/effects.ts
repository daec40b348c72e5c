import type { Tone } from './synth.ts'

export type EffectName =
  | 'cursor'
  | 'confirm'
  | 'cancel'
  | 'refuse'
  | 'attack'
  | 'hit'
  | 'critical'
  | 'heal'
  | 'strengthen'
  | 'weaken'
  | 'defend'
  | 'telegraph'
  | 'fold'
  | 'kneel'
  | 'escape'
  | 'win'
  | 'lose'
  | 'levelUp'
  | 'paper'
  | 'coin'

const bell = (from: number, at: number, loudness = 0.5): readonly Tone[] => [
  { wave: 'sine', from, at, length: 0.5, loudness },
  { wave: 'sine', from: from * 2.76, at, length: 0.25, loudness: loudness * 0.3 },
]

/** Our own effects: wood, paper, bells and a drum. */
export const effects: Readonly<Record<EffectName, readonly Tone[]>> = {
  cursor: [{ wave: 'triangle', from: 1150, to: 900, length: 0.045, loudness: 0.16 }],
  confirm: [
    { wave: 'triangle', from: 620, length: 0.06, loudness: 0.35 },
    { wave: 'triangle', from: 930, at: 0.05, length: 0.09, loudness: 0.35 },
  ],
  cancel: [{ wave: 'triangle', from: 520, to: 330, length: 0.1, loudness: 0.32 }],
  refuse: [
    { wave: 'square', from: 150, length: 0.07, loudness: 0.16 },
    { wave: 'square', from: 135, at: 0.09, length: 0.09, loudness: 0.16 },
  ],
  attack: [{ wave: 'noise', from: 5200, to: 700, length: 0.13, loudness: 0.4 }],
  hit: [
    { wave: 'noise', from: 2200, to: 200, length: 0.12, loudness: 0.75 },
    { wave: 'triangle', from: 190, to: 70, length: 0.14, loudness: 0.8 },
  ],
  critical: [
    { wave: 'noise', from: 6000, to: 260, length: 0.22, loudness: 0.9 },
    { wave: 'triangle', from: 240, to: 52, length: 0.26, loudness: 1 },
    { wave: 'sine', from: 2100, to: 1300, length: 0.3, loudness: 0.25 },
  ],
  heal: [...bell(784, 0, 0.35), ...bell(988, 0.09, 0.35), ...bell(1175, 0.18, 0.35)],
  strengthen: [
    { wave: 'triangle', from: 330, to: 660, length: 0.22, loudness: 0.35 },
    { wave: 'triangle', from: 495, to: 990, at: 0.07, length: 0.22, loudness: 0.25 },
  ],
  weaken: [
    { wave: 'triangle', from: 560, to: 240, length: 0.26, loudness: 0.35 },
    { wave: 'sawtooth', from: 280, to: 120, at: 0.05, length: 0.22, loudness: 0.1 },
  ],
  defend: [
    { wave: 'triangle', from: 210, to: 160, length: 0.12, loudness: 0.6 },
    { wave: 'noise', from: 900, to: 300, length: 0.07, loudness: 0.35 },
  ],
  telegraph: [
    { wave: 'sine', from: 98, to: 104, length: 0.6, loudness: 0.8 },
    { wave: 'sine', from: 147, to: 139, at: 0.1, length: 0.55, loudness: 0.4 },
  ],
  fold: [
    { wave: 'noise', from: 7000, to: 2400, length: 0.08, loudness: 0.35 },
    { wave: 'noise', from: 5200, to: 1200, at: 0.1, length: 0.1, loudness: 0.35 },
    { wave: 'noise', from: 3400, to: 400, at: 0.22, length: 0.16, loudness: 0.3 },
  ],
  kneel: [
    { wave: 'triangle', from: 150, to: 48, length: 0.4, loudness: 0.9 },
    { wave: 'noise', from: 700, to: 120, length: 0.25, loudness: 0.4 },
  ],
  escape: [0, 0.09, 0.18, 0.27].map((at) => ({ wave: 'noise', from: 1500 - at * 2500, to: 300, at, length: 0.06, loudness: 0.4 })),
  win: [...bell(523, 0), ...bell(659, 0.14), ...bell(784, 0.28), ...bell(1047, 0.46, 0.6)],
  lose: [
    { wave: 'sine', from: 196, length: 1.4, loudness: 0.7 },
    { wave: 'sine', from: 147, at: 0.7, length: 1.6, loudness: 0.7 },
  ],
  levelUp: [...bell(659, 0, 0.4), ...bell(880, 0.1, 0.4), ...bell(1319, 0.2, 0.4)],
  paper: [{ wave: 'noise', from: 4800, to: 1500, length: 0.14, loudness: 0.22 }],
  coin: [...bell(1568, 0, 0.3), ...bell(2093, 0.07, 0.3)],
}
