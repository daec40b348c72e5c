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
  /** Keeps them with the save. What is chosen while a call is under way is sent after it, the last alone. Resolves when nothing is left to send. */
  readonly keep: (tactics: Tactics) => Promise<void>
}

export function useTactics(): KeptTactics {
  const { run, failure } = useWrite(call)
  const wanted = useRef<Tactics | null>(null)
  const sending = useRef<Promise<void> | null>(null)
  const send = useCallback(async () => {
    let sent: Tactics | null = null
    while (wanted.current !== null && sent !== wanted.current) {
      sent = wanted.current
      await run({ tactics: sent })
    }
    sending.current = null
  }, [run])
  const keep = useCallback(
    (tactics: Tactics): Promise<void> => {
      wanted.current = tactics
      return (sending.current ??= send())
    },
    [send],
  )
  return { keep, failure }
}
