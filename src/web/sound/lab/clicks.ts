import { seededRandom } from '../random.ts'

/** What was found, and what would have been: a count of nothing means little without the second. */
export interface Clicks {
  /** Seconds. */
  readonly at: readonly number[]
  /** Of clicks of −40 dBFS put in at random times, the part that is found. */
  readonly sensitivity: number
}

export function clicksIn(samples: Float32Array, struck: readonly number[], sampleRate: number): Clicks {
  const trials = 80
  const random = seededRandom(3)
  const spoilt = Float32Array.from(samples)
  const put = Array.from({ length: trials }, () => Math.round((0.02 + 0.96 * random()) * (samples.length - 100)))
  for (const start of put)
    for (let index = 0; index < 40; index++) spoilt[start + index] = (spoilt[start + index] ?? 0) + 0.01 * Math.exp(-index / 12)
  const found = breaksIn(spoilt, struck, sampleRate)
  const met = put.filter((start) => found.some((at) => Math.abs(at - start / sampleRate) < 0.006)).length
  return { at: breaksIn(samples, struck, sampleRate), sensitivity: met / trials }
}

/**
 * Moments where the curve breaks without anything having been struck there: the sixth difference, which hears next to nothing below 6 kHz,
 * stands out of its surroundings. A stroke and the 25 ms after it are not looked at; it is heard 11 ms late, the delay of the two compressors.
 */
function breaksIn(samples: Float32Array, struck: readonly number[], sampleRate: number): readonly number[] {
  const block = Math.round(0.003 * sampleRate)
  const sharp = difference(samples, 6)
  const peaks = Array.from({ length: Math.floor(sharp.length / block) }, (_, index) => {
    let most = 0
    for (const value of sharp.subarray(index * block, (index + 1) * block)) most = Math.max(most, Math.abs(value))
    return most
  })
  const masked = new Set(
    struck.flatMap((onset) => Array.from({ length: 15 }, (_, step) => Math.floor((onset * sampleRate) / block) - 2 + step)),
  )
  return peaks.flatMap((peak, index) => {
    const around = peaks.slice(Math.max(0, index - 10), index + 11).toSorted((one, other) => one - other)
    const usual = around[Math.floor(around.length / 2)] ?? peak
    return peak > 0.012 && peak > 6 * usual && !masked.has(index) ? [(index * block) / sampleRate] : []
  })
}

function difference(samples: Float32Array, times: number): Float64Array {
  const out = Float64Array.from(samples)
  for (let time = 0; time < times; time++)
    for (let index = out.length - 1; index > 0; index--) out[index] = (out[index] ?? 0) - (out[index - 1] ?? 0)
  return out.fill(0, 0, times)
}
