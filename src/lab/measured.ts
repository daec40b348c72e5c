/** What a run of the lab itself was like. */
export interface Measured {
  readonly seed: number
  readonly quick: boolean
  readonly threads: number
  readonly seconds: number
  readonly adventures: number
}
