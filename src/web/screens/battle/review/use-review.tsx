import { type ReactNode, useState } from 'react'
import { once } from '../../../shell/parts.ts'
import type { Reviewed } from './review.ts'

const words = once(() => import('./review.ts'))

interface Review {
  /** Reads aloud what the key asks for; other keys say nothing. */
  readonly ask: (key: string) => void
  /** Where it is read from. */
  readonly aloud: ReactNode
}

/** The review keys: what eyes see at a glance, asked for one by one, without moving the focus. */
export function useReview(reviewed: Reviewed): Review {
  const [said, setSaid] = useState({ text: '', times: 0 })
  const ask = (key: string) =>
    void words()
      .then(({ reviewOf }) => reviewOf(key, reviewed))
      // Without a line nothing is said: the battle goes on.
      .catch(() => null)
      .then((text) => {
        if (text !== null) setSaid(({ times }) => ({ text, times: times + 1 }))
      })
  return {
    ask,
    aloud: (
      <div className="aloud" aria-live="polite" data-part="review">
        {/* A new one each time: the same words would not be read twice. */}
        <span key={said.times}>{said.text}</span>
      </div>
    ),
  }
}
