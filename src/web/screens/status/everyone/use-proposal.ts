import { useReducer } from 'react'
import type { PartyMember } from '../../../../contract/status.ts'
import { useWrite } from '../../../server/query.ts'
import { type Batch, batchFlow } from '../../../state/batch-flow.ts'
import { play } from '../../../sound/sound.ts'
import { readPointsAgain, statusTypes } from '../figures/use-points.ts'
import type { StatusEvent } from '../status-flow.ts'
import { proposedSteps, type Step, withGiven } from './proposal.ts'

interface ProposalCalls {
  /** Null while nothing is proposed. */
  readonly proposal: Batch<readonly Step[]> | null
  readonly show: () => void
  readonly leave: () => void
  /** Gives what is not given yet, one figure or skill of one member after the other; stops at the first that fails. */
  readonly send: () => Promise<void>
}

/** Spends the free points of all members as proposed. The members are read again before the screen is usable again. */
export function useProposal(members: readonly PartyMember[], dispatch: (event: StatusEvent) => void): ProposalCalls {
  const increment = useWrite('POST /api/game/rpg/status/increment')
  const learning = useWrite('POST /api/game/rpg/status/skill/learn')
  const [proposal, tell] = useReducer(batchFlow<readonly Step[]>, null)
  const give = (step: Step) =>
    step.type === 'skill'
      ? learning.run({ party_id: step.partyId, skill_id: step.skill.skill_id })
      : increment.run({ party_id: step.partyId, input_point: step.points, status_type: statusTypes[step.attribute] })
  const send = async () => {
    if (proposal === null) return
    tell({ type: 'sent' })
    dispatch({ type: 'updateSent' })
    const messages = new Set<string>()
    let steps = proposal.work
    for (const step of steps.filter(({ given }) => !given)) {
      const outcome = await give(step)
      if (outcome === null) return
      if (!outcome.ok) {
        play('refuse')
        await readPointsAgain()
        tell({ type: 'failed', failure: outcome.failure })
        dispatch({ type: 'updateDone', outcome: null })
        return
      }
      messages.add(outcome.value.message)
      steps = withGiven(steps, step)
      tell({ type: 'advanced', work: steps })
    }
    play('brush')
    // First, so that the focus finds its place when the button goes with the points.
    tell({ type: 'done' })
    await readPointsAgain()
    dispatch({ type: 'updateDone', outcome: { ok: true, message: [...messages].join('') } })
  }
  return {
    proposal,
    show: () => tell({ type: 'shown', work: proposedSteps(members) }),
    leave: () => tell({ type: 'left' }),
    send,
  }
}
