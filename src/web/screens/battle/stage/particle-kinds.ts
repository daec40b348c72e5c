/** The pieces that float over a field's still background. */
export interface ParticleKind {
  readonly shape: 'seed' | 'streak' | 'ember' | 'bird' | 'mist' | 'flake' | 'firefly' | 'leaf' | 'ash' | 'flame' | 'star'
  readonly way: 'drift' | 'rise' | 'fall' | 'hover' | 'slide'
  readonly colour: string
  readonly count: number
  /** Length of one passage, in seconds; varied by piece. */
  readonly seconds: number
  /** Percent of the width between which they begin, where something black stands near; else 0 and 100. */
  readonly between?: readonly [from: number, to: number]
}

const byField: Readonly<Record<number, ParticleKind>> = {
  1: { shape: 'seed', way: 'drift', colour: '#ffe9bd', count: 9, seconds: 15 },
  2: { shape: 'streak', way: 'drift', colour: '#fff3cf', count: 7, seconds: 9 },
  3: { shape: 'ember', way: 'rise', colour: '#ff9a3c', count: 12, seconds: 8 },
  4: { shape: 'bird', way: 'drift', colour: '#eaf6ff', count: 4, seconds: 26 },
  5: { shape: 'mist', way: 'slide', colour: '#fbfff0', count: 4, seconds: 11, between: [28, 42] },
  6: { shape: 'flake', way: 'fall', colour: '#ffffff', count: 14, seconds: 11 },
  7: { shape: 'firefly', way: 'hover', colour: '#d9ffb0', count: 9, seconds: 7 },
  8: { shape: 'leaf', way: 'fall', colour: '#f0b45e', count: 8, seconds: 12 },
  9: { shape: 'flame', way: 'hover', colour: '#bfe8ff', count: 4, seconds: 8 },
  10: { shape: 'leaf', way: 'fall', colour: '#b3353a', count: 11, seconds: 9 },
  11: { shape: 'ash', way: 'rise', colour: '#3a0a14', count: 14, seconds: 8 },
  12: { shape: 'star', way: 'hover', colour: '#fff4dc', count: 12, seconds: 6 },
}

export function particlesOf(fieldId: number): ParticleKind | null {
  return byField[fieldId] ?? null
}

/** Position and speed of the nth piece, without chance: left and top in percent, size and length as factors around 1. */
export function particleAt(nth: number): { readonly left: number; readonly top: number; readonly size: number; readonly length: number } {
  // Multiples of irrational steps spread evenly without a visible pattern.
  const spread = (step: number) => (nth * step + step / 2) % 1
  return {
    left: 4 + spread(0.618034) * 92,
    top: 8 + spread(0.754877) * 58,
    size: 0.7 + spread(0.56984) * 0.7,
    length: 0.8 + spread(0.430159) * 0.5,
  }
}
