/** The opacity of a picture's pixels, 0–255, row by row. */
export interface Plane {
  readonly alpha: Float32Array
  readonly width: number
  readonly height: number
}

/** Three box blurs come within 3 % of a Gaussian. */
const passes = 3

/** Blurs a plane, each row by a radius of its own in px. */
export function soften({ alpha, width, height }: Plane, radiusOf: (row: number) => number): void {
  for (let pass = 0; pass < passes; pass++) {
    for (let row = 0; row < height; row++) blurLine(alpha, { from: row * width, step: 1, length: width }, () => radiusOf(row))
    for (let column = 0; column < width; column++) blurLine(alpha, { from: column, step: width, length: height }, radiusOf)
  }
}

interface Line {
  readonly from: number
  readonly step: number
  readonly length: number
}

/** Sums up to each pixel make the mean around it a difference of two, whatever the radius. Beyond the ends nothing is opaque. */
function blurLine(alpha: Float32Array, { from, step, length }: Line, radiusAt: (at: number) => number): void {
  const sums = new Float64Array(length + 1)
  for (let at = 0; at < length; at++) sums[at + 1] = (sums[at] ?? 0) + (alpha[from + at * step] ?? 0)
  for (let at = 0; at < length; at++) {
    const radius = radiusAt(at)
    const sum = (sums[Math.min(length, at + radius + 1)] ?? 0) - (sums[Math.max(0, at - radius)] ?? 0)
    alpha[from + at * step] = sum / (2 * radius + 1)
  }
}
