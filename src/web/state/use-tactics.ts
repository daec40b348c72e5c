import { useCallback, useRef } from 'react'
import type { Body } from '../server/api.ts'
import { useWrite, type Write } from '../server/query.ts'
import type { Tactic } from '../../rules/auto/tactics.ts'

const call = 'POST /api/game/rpg/parties/tactics'
export type Tactics = Body<typeof call>['tactics']

/** The tactics with one of them changed. `at`: place of the member. */
export const withTactic = ([first, second, third]: Tactics, at: number, tactic: Tactic): Tactics => [
  at === 0 ? tactic : first,
  at === 1 ? tactic : second,
  at === 2 ? tactic : third,
]

export interface KeptTactics extends Pick<Write<typeof call>, 'failure'> {
  /** Keeps them with the save. What is chosen while a call is under way is sent after it, the last alone. Resolves to whether all is kept. */
  readonly keep: (tactics: Tactics) => Promise<boolean>
}

export function useTactics(): KeptTactics {
  const { run, failure } = useWrite(call)
  const wanted = useRef<Tactics | null>(null)
  const keep = useCallback(
    async (tactics: Tactics): Promise<boolean> => {
      wanted.current = tactics
      for (;;) {
        const sent: Tactics = wanted.current
        const outcome = await run({ tactics: sent })
        // The call that is under way is followed by what is wanted now.
        if (outcome === null) return true
        if (sent === wanted.current) return outcome.ok
      }
    },
    [run],
  )
  return { keep, failure }
}
