import { passkeysText as text } from '../../../../content/text/passkeys.ts'
import type { ApiFailure } from '../../../server/api.ts'
import { CallFailure, Notice } from '../../../ui/feedback/notice.tsx'
import type { AskProblem } from './ask-browser.ts'

interface PasskeyToldProps {
  readonly failure: ApiFailure | null
  readonly problem: AskProblem | null
}

/** Why a passkey was not used: quietly where its user has decided so. */
export function PasskeyTold({ failure, problem }: PasskeyToldProps) {
  if (failure !== null) return <CallFailure failure={failure} />
  return problem === null ? null : <Notice tone={problem === 'failed' ? 'danger' : 'plain'}>{text[problem]}</Notice>
}
