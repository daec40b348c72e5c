import type { Assertion, Attestation } from '../../../../contract/account/passkeys.ts'
import type { RelyingParty } from '../../../security/relying-party.ts'

/** COSE's numbers of what passkeys sign with: EdDSA, ES256 and RS256. Whatever Node a server runs on can check all three. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257]

/** The library and what it brings take 30 MB and a quarter of a second: it is loaded when the first passkey comes. */
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

interface MadePasskey {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
}

interface Expected {
  readonly party: RelyingParty
  readonly challenge: string
}

/** @returns null when the browser's answer to `navigator.credentials.create` does not hold, whatever is wrong with it. */
export function verifyAttestation({ id, response }: Attestation, { party, challenge }: Expected): Promise<MadePasskey | null> {
  return nullIfThrown(async () => {
    if (!(await isSelfAttested(response.attestationObject))) return null
    const { verifyRegistrationResponse } = await library()
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    })
    if (!registrationInfo || registrationInfo.credential.id !== id) return null
    const { publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  })
}

/**
 * Whether an attestation has no certificates: format `none`, or `packed` without `x5c`. None are asked for, and one that comes all the same is not
 * looked at: the library would fetch its list of revocations from wherever it says.
 */
export async function isSelfAttested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers()
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const isOwn = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed'
  return isOwn && attestation.get('attStmt').get('x5c') === undefined
}

/** @returns the counter, which is not compared with the one before; null when the browser's answer to `navigator.credentials.get` does not hold. */
export function verifyAssertion(
  { id, response: { clientDataJSON, authenticatorData, signature } }: Assertion,
  { party, challenge, publicKey }: Expected & { readonly publicKey: string },
): Promise<number | null> {
  return nullIfThrown(async () => {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  })
}

/** The library throws at whatever does not hold. */
async function nullIfThrown<Value>(work: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await work()
  } catch {
    return null
  }
}

/** The challenge that an answer says it answers; null when it says none. */
export function challengeIn({ response: { clientDataJSON } }: Assertion | Attestation): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { readonly challenge?: unknown } | null
    return typeof data?.challenge === 'string' ? data.challenge : null
  } catch {
    return null
  }
}
