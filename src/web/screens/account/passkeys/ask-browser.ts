import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../../../../contract/account/passkeys.ts'

/** Why the browser's own dialog brought no passkey: it was closed, this device has one already, or it cannot. */
export type AskProblem = 'cancelled' | 'known' | 'failed'

export type Asked<Credential> = { readonly credential: Credential } | { readonly problem: AskProblem }

/** Loaded when it is needed: nobody who plays does. */
const library = () => import('@simplewebauthn/browser')

/** Lets the browser make a passkey. */
export const askToMake = (options: CreationOptions): Promise<Asked<Attestation>> =>
  asked(async () => (await library()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }))

/** Lets the browser answer with a passkey. */
export const askToAnswer = (options: RequestOptions): Promise<Asked<Assertion>> =>
  asked(async () => (await library()).startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }))

async function asked<Credential>(ask: () => Promise<Credential>): Promise<Asked<Credential>> {
  try {
    return { credential: await ask() }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Browsers say `NotAllowedError` of a dialog that was closed and of one that nobody answered. */
export function problemOf(error: unknown): AskProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'known' : 'failed'
}
