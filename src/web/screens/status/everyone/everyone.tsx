import { statusText as text } from '../../../../content/text/status.ts'
import type { PartyMember } from '../../../../contract/status.ts'
import { useRunningAdventure } from '../../../town/running-adventure.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { StatusEvent } from '../status-flow.ts'
import styles from './everyone.module.css'
import { ProposalDialog } from './proposal-dialog.tsx'
import { proposedSteps } from './proposal.ts'
import { useProposal } from './use-proposal.ts'

interface EveryoneProps {
  readonly members: readonly PartyMember[]
  /** Points or a skill are being sent. */
  readonly updating: boolean
  readonly dispatch: (event: StatusEvent) => void
}

/** Proposes how to spend the free points of all members; nothing when there is nothing to spend. */
export function Everyone({ members, updating, dispatch }: EveryoneProps) {
  const running = useRunningAdventure()
  const { proposal, show, leave, send } = useProposal(members, dispatch)
  return (
    <>
      {proposedSteps(members).length > 0 ? (
        <Button
          size="small"
          className={styles.everyone}
          disabled={running || updating}
          title={running ? text.running : undefined}
          onClick={show}
        >
          {text.everyone}
        </Button>
      ) : null}
      {proposal === null ? null : <ProposalDialog proposal={proposal} onLeave={leave} onSend={() => void send()} />}
    </>
  )
}
