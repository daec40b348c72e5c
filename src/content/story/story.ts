export type Scene =
  | 'prologue-sheet'
  | 'prologue-break'
  | 'prologue-town'
  | 'prologue-notice'
  | 'gate-night'
  | 'hill'
  | 'treasure'
  | 'ending-1'
  | 'ending-2'
  | 'ending-3'
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
}
