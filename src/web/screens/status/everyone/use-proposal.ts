import { useReducer } from 'react'
import type { PartyMember } from '../../../../contract/status.ts'
import { useWrite } from '../../../server/query.ts'
import { play } from '../../../sound/sound.ts'
import { readPointsAgain, statusTypes } from '../figures/use-points.ts'
import type { StatusEvent } from '../status-flow.ts'
import { type Proposal, proposalFlow, proposedSteps } from './proposal.ts'

interface ProposalCalls {
  /** Null while nothing is proposed. */
  readonly proposal: Proposal | null
  readonly show: () => void
  readonly leave: () => void
  /** Gives what is not given yet, one figure of one member after the other; stops at the first that fails. */
  readonly send: () => Promise<void>
}

/** Spends the free points of all members as proposed. The members are read again before the screen is usable again. */
export function useProposal(members: readonly PartyMember[], dispatch: (event: StatusEvent) => void): ProposalCalls {
  const increment = useWrite('POST /api/game/rpg/status/increment')
  const [proposal, tell] = useReducer(proposalFlow, null)
  const send = async () => {
    if (proposal === null) return
    tell({ type: 'sent' })
    dispatch({ type: 'updateSent' })
    let message = ''
    for (const step of proposal.steps.filter(({ given }) => !given)) {
      const { partyId: party_id, points: input_point, attribute } = step
      const outcome = await increment.run({ party_id, input_point, status_type: statusTypes[attribute] })
      if (outcome === null) return
      if (!outcome.ok) {
        play('refuse')
        await readPointsAgain()
        tell({ type: 'failed', failure: outcome.failure })
        dispatch({ type: 'updateDone', outcome: null })
        return
      }
      message = outcome.value.message
      tell({ type: 'stepGiven', step })
    }
    play('brush')
    // First, so that the focus finds its place when the button goes with the points.
    tell({ type: 'done' })
    await readPointsAgain()
    dispatch({ type: 'updateDone', outcome: { ok: true, message } })
  }
  return {
    proposal,
    show: () => tell({ type: 'shown', steps: proposedSteps(members) }),
    leave: () => tell({ type: 'left' }),
    send,
  }
}
