import type { Violation } from './checker.ts'

/** What is printed of a violation: the call, the calls before it that may have changed something, and in what the states that were possible before it differ; `whole`: all of these states. */
export function textOf({ call, why, before, states }: Violation, { whole = false } = {}): string {
  const differing = differences(states)
  const possible = whole
    ? states.map((state) => `possible before it: ${JSON.stringify(state)}`)
    : differing.map(([path, values]) => `possible before it: ${path} ${values.join(' or ')}`)
  return [`${call}: ${why}`, `last changes before it: ${before.join(', ') || 'nothing'}`, ...possible].join('\n  ')
}

type Difference = readonly [path: string, values: readonly string[]]

/** The smallest parts that are not the same in all of these values. */
function differences(values: readonly unknown[], path = ''): readonly Difference[] {
  const texts = new Set(values.map((value) => JSON.stringify(value) ?? 'nothing'))
  if (texts.size < 2) return []
  if (!values.every(isPlainObject)) return [[path, [...texts]]]
  const keys = new Set(values.flatMap((value) => Object.keys(value)))
  return [...keys].flatMap((key) =>
    differences(
      values.map((value) => value[key]),
      path === '' ? key : `${path}.${key}`,
    ),
  )
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
