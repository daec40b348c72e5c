import { availableParallelism, loadavg } from 'node:os'

/** The value below which `share` (0–1) of the values lie. @throws RangeError for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (found === undefined) throw new RangeError('No values, no quantile')
  return found
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** How busy the machine was: figures of a busy machine should be measured again. */
export const busyness = (): string => `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`

export interface Goal {
  readonly name: string
  readonly value: number
  readonly least?: number
  readonly most?: number
  readonly unit?: string
}

/** Prints each figure beside its goal; a missed one makes the process fail. */
export function report(goals: readonly Goal[]): void {
  for (const { name, value, least, most, unit = '' } of goals) {
    const isMet = value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY)
    const wanted = [least === undefined ? [] : `≥ ${least}`, most === undefined ? [] : `≤ ${most}`].flat().join(', ')
    console.log(`${isMet ? 'ok  ' : 'MISS'} ${name}: ${rounded(value)}${unit}${wanted === '' ? '' : ` (goal ${wanted}${unit})`}`)
    if (!isMet) process.exitCode = 1
  }
  console.log(`machine: ${busyness()}`)
}

const rounded = (value: number): string => (Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))
