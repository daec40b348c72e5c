export interface RadarPlace {
  readonly centre: { readonly x: number; readonly y: number }
  readonly radius: number
}

/** The end of a spoke; spokes run clockwise from the top. `share`: of the radius. */
export function cornerOf(
  { centre, radius }: RadarPlace,
  at: number,
  spokes: number,
  share: number,
): { readonly x: number; readonly y: number } {
  const angle = (at / spokes) * 2 * Math.PI - Math.PI / 2
  return { x: centre.x + Math.cos(angle) * radius * share, y: centre.y + Math.sin(angle) * radius * share }
}

/** Corners as SVG wants them, one for each share. */
export const ringOf = (place: RadarPlace, shares: readonly number[]): string =>
  shares
    .map((share, at) => cornerOf(place, at, shares.length, share))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
