/** @throws Error when there is none. */
export function firstOf<T>(items: readonly T[]): T {
  const [first] = items
  if (first === undefined) throw new Error('There is none')
  return first
}
