import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Assertion } from '../../../../contract/account/passkeys.ts'
import type { ApiFailure } from '../../../server/api.ts'
import { read, useWrite } from '../../../server/query.ts'
import { type AskProblem, askToAnswer } from './ask-browser.ts'

/** Whether passkeys work here: the browser knows them, and the server makes them for this very origin. */
export function usePasskeysHere(): boolean {
  const areKnown = window.isSecureContext && 'PublicKeyCredential' in window
  const { data } = useQuery({ ...read('GET /api/account/passkeys/place'), enabled: areKnown })
  return areKnown && data?.origin === window.location.origin
}

/** Whether the user has a passkey that can be asked here. */
export function useHasPasskey(): boolean {
  const isHere = usePasskeysHere()
  const { data } = useQuery({ ...read('GET /api/account/passkeys'), enabled: isHere })
  return isHere && data !== undefined && data.length > 0
}

export interface PasskeyAnswer {
  /** @returns null when there is no answer: `failure` or `problem` says why. */
  readonly ask: () => Promise<Assertion | null>
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly problem: AskProblem | null
}

/** Asks for a passkey: any, to sign in, or one of the user's, to confirm something. */
export function usePasskeyAnswer(
  call: 'POST /api/account/passkeys/begin_signing_in' | 'POST /api/account/passkeys/begin_confirming',
): PasskeyAnswer {
  const begin = useWrite(call)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<AskProblem | null>(null)
  const ask = async () => {
    setProblem(null)
    const begun = await begin.run(null)
    if (!begun?.ok) return null
    setPending(true)
    const asked = await askToAnswer(begun.value)
    setPending(false)
    if ('credential' in asked) return asked.credential
    setProblem(asked.problem)
    return null
  }
  return { ask, pending: begin.pending || pending, failure: begin.failure, problem }
}
