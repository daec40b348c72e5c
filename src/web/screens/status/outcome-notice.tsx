import { statusText as text } from '../../../content/text/status.ts'
import { CallFailure, Notice } from '../../ui/feedback/notice.tsx'
import type { UpdateOutcome } from './status-flow.ts'

/** How the last update ended. */
export function OutcomeNotice({ outcome }: { readonly outcome: UpdateOutcome }) {
  return outcome.ok ? <Notice tone="good">{outcome.message}</Notice> : <CallFailure failure={outcome.failure} fixed={text.failed} />
}
