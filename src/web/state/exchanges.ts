import { recall, remember } from './stored-choice.ts'

type Pair = readonly [usual: string, own: string]

/** What has changed places: letters of the keyboard, buttons of a pad; each by one sign. */
export interface Exchanges {
  /** As they are remembered and sent to the account; null where nothing was ever changed. */
  readonly stored: () => string | null
  /** The sign of this player for what is usually on this one. */
  readonly ownOf: (usual: string) => string
  readonly usualOf: (own: string) => string
  /** Puts what is usually on one sign onto another, which gives its own in exchange. */
  readonly choose: (usual: string, own: string) => void
  readonly reset: () => void
}

/**
 * @param name under which the browser remembers them: pairs of the usual one and the own, `rq qr`.
 * @param signs all that there are, one after the other.
 */
export function exchangesUnder(name: string, signs: string): Exchanges {
  /** Null where a sign would be left without another, or have two. */
  const pairsIn = (text: string): readonly Pair[] | null => {
    const pairs = text === '' ? [] : text.split(' ').map((pair): Pair => [pair.charAt(0), pair.charAt(1)])
    if (
      pairs.some((pair) => pair.some((sign) => sign === '' || !signs.includes(sign))) ||
      pairs.map((pair) => pair.join('')).join(' ') !== text
    ) {
      return null
    }
    const usual = new Set(pairs.map(([sign]) => sign))
    const own = new Set(pairs.map(([, sign]) => sign))
    const isExchange = usual.size === pairs.length && [...usual].every((sign) => own.has(sign))
    return isExchange ? pairs : null
  }
  const pairs = (): readonly Pair[] => pairsIn(recall(name) ?? '') ?? []
  const ownOf = (usual: string): string => pairs().find(([sign]) => sign === usual)?.[1] ?? usual
  const usualOf = (own: string): string => pairs().find(([, sign]) => sign === own)?.[0] ?? own
  return {
    ownOf,
    usualOf,
    stored() {
      const text = recall(name)
      return text !== null && pairsIn(text) ? text : null
    },
    choose(usual, own) {
      const changed = new Map(pairs())
      changed.set(usualOf(own), ownOf(usual)).set(usual, own)
      const moved = [...changed].filter(([before, after]) => before !== after)
      remember(name, moved.map((pair) => pair.join('')).join(' '))
    },
    reset: () => remember(name, ''),
  }
}
