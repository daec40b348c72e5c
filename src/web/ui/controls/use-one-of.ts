import { useState } from 'react'

/** One of several by chance, the same as long as the screen is open. */
export function useOneOf<T>(choices: readonly [T, ...T[]]): T {
  const [at] = useState(() => Math.floor(Math.random() * choices.length))
  return choices[at] ?? choices[0]
}
