const wedges = 13
/** Middle of the square they are cut from, in px. */
const middle = 700

/** 0 to 1, always the same for one `n`. */
const noise = (n: number): number => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1

/** Wedges of torn paper round the place of a blow, their points inwards, as a `polygon()` on 1400 × 1400 px; `wider` = how far the edge lies outside. */
export function tornRays(wider: number): string {
  const points: string[] = []
  for (let nth = 0; nth < wedges; nth++) {
    const turn = ((nth + noise(nth) * 0.6) * 2 * Math.PI) / wedges
    const from = 190 + noise(nth + 20) * 90
    const length = 260 + noise(nth + 40) * 200
    const half = 12 + noise(nth + 60) * 24
    const at = (far: number, across: number): void => {
      const x = middle + Math.cos(turn) * far - Math.sin(turn) * across
      const y = middle + Math.sin(turn) * far + Math.cos(turn) * across
      points.push(`${x.toFixed()}px ${y.toFixed()}px`)
    }
    const side = (share: number, way: 1 | -1): void =>
      at(
        from + length * share,
        way * (half * share * (0.7 + noise(nth + share * 10 + way) * 0.6) + wider * (0.4 + noise(nth * 3 + share * 7 + wider + way))),
      )
    // There and back on one line: all wedges are one outline.
    at(0, 0)
    at(from - wider * 3, 0)
    for (const share of [0.2, 0.38, 0.55, 0.7, 0.85, 1]) side(share, 1)
    for (const across of [0.65, 0.3, -0.1, -0.5]) at(from + length * (1 + noise(nth * 5 + across + 7) * 0.16) + wider, half * across)
    for (const share of [1, 0.85, 0.7, 0.55, 0.38, 0.2]) side(share, -1)
    at(from - wider * 3, 0)
  }
  return `polygon(${points.join()})`
}
