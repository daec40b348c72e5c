/** How the lab itself was run. */
export interface RunInfo {
  readonly seed: number
  readonly quick: boolean
  readonly threads: number
  readonly seconds: number
  readonly adventures: number
}
