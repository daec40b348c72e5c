import { type ReactNode, useState } from 'react'
import { once } from '../../../shell/parts.ts'
import * as usualLetters from '../../../state/usual-letters.ts'
import type { Reviewed } from './review.ts'

const { hearMembers, hearEnemies, hearOrder, hearRecord } = usualLetters
const keys = [hearMembers, hearEnemies, hearOrder, hearRecord, '?'] as const
export type ReviewKey = (typeof keys)[number]

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
  const ask = (pressed: string) => {
    const key = keys.find((each) => each === pressed)
    if (key === undefined) return
    words().then(
      ({ reviewOf }) => setSaid(({ times }) => ({ text: reviewOf(key, reviewed), times: times + 1 })),
      // Without a line nothing is said: the battle goes on.
      () => undefined,
    )
  }
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
