/** Loudness after ITU-R BS.1770-4: K-weighting, 400 ms blocks, gates at −70 LUFS and 10 LU below what passed the first. */
export interface Loudness {
  /** LUFS of the whole, gated. */
  readonly integrated: number
  /** LUFS of the loudest 400 ms. */
  readonly momentary: number
  /** LUFS of each 3 s, every 100 ms. */
  readonly shortTerm: readonly number[]
  /** LU between the 10th and the 95th percentile of the short-term values that pass −70 and 20 LU below the integrated loudness (EBU Tech 3342). */
  readonly range: number
}

export function loudnessOf(channels: readonly Float32Array[], sampleRate: number): Loudness {
  const step = Math.round(sampleRate / 10)
  const energies = energiesOf(
    channels.map((channel) => weighted(channel, sampleRate)),
    step,
  )
  const blocks = windows(energies, 4)
  const audible = blocks.filter((energy) => lufs(energy) > -70)
  const relative = lufs(mean(audible)) - 10
  const integrated = lufs(mean(audible.filter((energy) => lufs(energy) > relative)))
  const shortTerm = windows(energies, 30).map(lufs)
  const ranged = shortTerm.filter((value) => value > Math.max(-70, integrated - 20)).toSorted((one, other) => one - other)
  return { integrated, momentary: Math.max(...blocks.map(lufs)), shortTerm, range: percentile(ranged, 0.95) - percentile(ranged, 0.1) }
}

/** The two filters of the standard, worked out anew for any sample rate. */
function weighted(samples: Float32Array, sampleRate: number): Float64Array {
  const shelf = highShelf(sampleRate)
  const pass = lowCut(sampleRate)
  const out = Float64Array.from(samples)
  for (const { b0, b1, b2, a1, a2 } of [shelf, pass]) {
    let first = 0
    let second = 0
    for (let index = 0; index < out.length; index++) {
      const heard = out[index] ?? 0
      const value = b0 * heard + first
      first = b1 * heard - a1 * value + second
      second = b2 * heard - a2 * value
      out[index] = value
    }
  }
  return out
}

function highShelf(sampleRate: number): {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
} {
  const tan = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const a0 = 1 + tan / q + tan * tan
  return {
    b0: (high + (middle * tan) / q + tan * tan) / a0,
    b1: (2 * (tan * tan - high)) / a0,
    b2: (high - (middle * tan) / q + tan * tan) / a0,
    a1: (2 * (tan * tan - 1)) / a0,
    a2: (1 - tan / q + tan * tan) / a0,
  }
}

function lowCut(sampleRate: number): ReturnType<typeof highShelf> {
  const tan = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + tan / q + tan * tan
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (tan * tan - 1)) / a0, a2: (1 - tan / q + tan * tan) / a0 }
}

/** Mean square of every step, channels added. */
function energiesOf(channels: readonly Float64Array[], step: number): readonly number[] {
  const count = Math.floor((channels[0]?.length ?? 0) / step)
  return Array.from({ length: count }, (_, block) => {
    let sum = 0
    for (const channel of channels) for (const sample of channel.subarray(block * step, (block + 1) * step)) sum += sample * sample
    return sum / step
  })
}

function windows(energies: readonly number[], width: number): readonly number[] {
  return Array.from({ length: Math.max(0, energies.length - width + 1) }, (_, start) => mean(energies.slice(start, start + width)))
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function lufs(energy: number): number {
  return -0.691 + 10 * Math.log10(Math.max(energy, 1e-12))
}

export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.round(part * (sorted.length - 1)))] ?? Number.NaN
}
