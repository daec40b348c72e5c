import { apiText } from '../../../content/text/ui.ts'
import { type ApiFailure, networkNote } from '../../server/api.ts'
import { FailureNotice } from '../../ui/feedback/notice.tsx'

interface DealFailureProps {
  readonly failure: ApiFailure
  /** Reads the goods and prices again. */
  readonly onReadAgain: () => void
}

/** Why a deal did not come about: the reply's `error` before its sentence (specification). */
export const DealFailure = ({ failure, onReadAgain }: DealFailureProps) => (
  <FailureNotice
    message={failure.body.error ?? failure.sentence ?? apiText.unexpected}
    failure={failure}
    note={networkNote(failure)}
    onRetry={onReadAgain}
  />
)
