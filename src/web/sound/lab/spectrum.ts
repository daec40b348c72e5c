/** Magnitude spectra of Hann-windowed frames. */
export interface Spectra {
  /** Power of each bin, frame after frame. */
  readonly frames: readonly Float32Array[]
  readonly hop: number
  readonly size: number
  readonly sampleRate: number
}

export function spectraOf(
  samples: Float32Array,
  sampleRate: number,
  { size, hop }: { readonly size: number; readonly hop: number },
): Spectra {
  const hann = Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size))
  const frames: Float32Array[] = []
  for (let start = 0; start + size <= samples.length; start += hop) {
    const real = hann.map((window, index) => window * (samples[start + index] ?? 0))
    const imaginary = new Float64Array(size)
    transform(real, imaginary)
    frames.push(
      Float32Array.from({ length: size / 2 }, (_, bin) => (((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2) * 16) / (3 * size * size)),
    )
  }
  return { frames, hop, size, sampleRate }
}

/** Fast Fourier transform in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let index = 1, reversed = 0; index < size; index++) {
    let bit = size >> 1
    for (; reversed & bit; bit >>= 1) reversed ^= bit
    reversed ^= bit
    if (index < reversed) {
      swap(real, index, reversed)
      swap(imaginary, index, reversed)
    }
  }
  for (let span = 2; span <= size; span *= 2) stage(real, imaginary, span)
}

function stage(real: Float64Array, imaginary: Float64Array, span: number): void {
  const half = span / 2
  for (let turn = 0; turn < half; turn++) {
    const cosine = Math.cos((2 * Math.PI * turn) / span)
    const sine = -Math.sin((2 * Math.PI * turn) / span)
    for (let one = turn; one < real.length; one += span) {
      const other = one + half
      const r = (real[other] ?? 0) * cosine - (imaginary[other] ?? 0) * sine
      const i = (real[other] ?? 0) * sine + (imaginary[other] ?? 0) * cosine
      real[other] = (real[one] ?? 0) - r
      imaginary[other] = (imaginary[one] ?? 0) - i
      real[one] = (real[one] ?? 0) + r
      imaginary[one] = (imaginary[one] ?? 0) + i
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0
  values[one] = values[other] ?? 0
  values[other] = kept
}

/** Hz round which the energy lies, silence left out. */
export function centroidOf({ frames, size, sampleRate }: Spectra): number {
  let weighted = 0
  let sum = 0
  for (const frame of frames) {
    for (const [bin, power] of frame.entries()) {
      const loudness = Math.sqrt(power)
      weighted += (loudness * bin * sampleRate) / size
      sum += loudness
    }
  }
  return weighted / Math.max(sum, 1e-12)
}

/** Part of all energy between two frequencies, 0–1. */
export function shareOf({ frames, size, sampleRate }: Spectra, from: number, to: number): number {
  let inside = 0
  let sum = 0
  for (const frame of frames) {
    for (const [bin, power] of frame.entries()) {
      const hertz = (bin * sampleRate) / size
      if (hertz >= from && hertz < to) inside += power
      sum += power
    }
  }
  return inside / Math.max(sum, 1e-12)
}
