export type Townsperson = 'yotsuji' | 'toki' | 'shiori' | 'rou' | 'omigaki' | 'kannuki' | 'maru' | 'soroban' | 'kabe' | 'susuke'

/** A picture under `web/art/scenes`. */
export type Scene =
  | 'prologue-sheet'
  | 'prologue-break'
  | 'prologue-town'
  | 'prologue-notice'
  | 'gate-night'
  | 'shop-counter'
  | 'unpicking-house'
  | 'guild-room'
  | 'library-desk'
  | 'stall-night'
  | 'empty-seat'
  | 'hill'
  | 'treasure'
  | 'ending-1'
  | 'ending-2'
  | 'ending-3'
  | 'ending-3-fields'
  | 'ending-3-night'
  | 'ending-3-way-home'
  | 'ending-4'
  | 'after-1'
  | 'after-2'
  | 'backstage'
  | 'plaza'
  | 'title'

/** One box of story text: one to three lines of at most 28 characters; `{a}` `{b}` `{c}` stand for the members' names. */
export interface Beat {
  readonly lines: readonly [string] | readonly [string, string] | readonly [string, string, string]
  readonly scene: Scene
  /** Whose portrait and name stand beside the text: a townsperson, or a member by the role's id. Left out for narration. */
  readonly speaker?: Townsperson | number
}
