import { z } from 'zod'
import { PASSKEY_NAME, TYPED_PASSWORD_MOST } from '../../rules/input-limits.ts'
import { endpoint, messageReply } from '../endpoint.ts'
import { text } from '../schema.ts'
import type { Shape } from '../shape.ts'

const refused = { message: 'badPasskey' } as const

/** Bytes in base64url, as browsers write them in JSON. */
const encoded = (most: number) =>
  z
    .string(refused)
    .max(most, refused)
    .regex(/^[\w-]+$/, refused)

const credentialId = encoded(1400)

/** What a browser answers when a passkey was used: of `PublicKeyCredential.toJSON()` what is read. */
const assertionSchema = z.object(
  {
    id: credentialId,
    response: z.object(
      {
        clientDataJSON: encoded(4000),
        authenticatorData: encoded(4000),
        signature: encoded(4000),
        userHandle: encoded(100).nullish(),
      },
      refused,
    ),
  },
  refused,
)
export type Assertion = Shape<typeof assertionSchema>

/** What a browser sends when it has made a passkey. */
const attestationSchema = z.object(
  { id: credentialId, response: z.object({ clientDataJSON: encoded(4000), attestationObject: encoded(16_000) }, refused) },
  refused,
)
export type Attestation = Shape<typeof attestationSchema>

/** Compared, never stored: whatever was typed may be sent. */
export const typedPassword = z.string({ message: 'wrongPassword' }).max(TYPED_PASSWORD_MOST, { message: 'wrongPassword' })

/** With which a signed-in user confirms a deed: the password, or a passkey that has answered `beginConfirming`. */
export const proof = { password: typedPassword.optional(), passkey: assertionSchema.optional() }
export const proofRefusals = {
  wrongPassword: 422,
  badPasskey: 422,
  passkeyTooLate: 422,
  passkeyGone: 422,
  passkeyCopied: 422,
  passkeysAway: 409,
  tooManyLogins: 429,
} as const

const listedCredential = z.object({ type: z.literal('public-key'), id: z.string() })
const challenge = z.string().describe('Good for one answer, for five minutes.')
const timeout = z.int().describe('In ms.')

/** For `navigator.credentials.create`, in its JSON form. */
const creationSchema = z.object({
  challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout,
  attestation: z.literal('none'),
  excludeCredentials: z.array(listedCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type CreationOptions = Shape<typeof creationSchema>

/** For `navigator.credentials.get`, in its JSON form. */
const requestSchema = z.object({
  challenge,
  rpId: z.string(),
  timeout,
  userVerification: z.literal('required'),
  allowCredentials: z.array(listedCredential).describe('Empty: whichever the user chooses.'),
})
export type RequestOptions = Shape<typeof requestSchema>

const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.int().describe('In ms since 1970, like `used_at`.'),
  used_at: z.int().nullable(),
})
export type Passkey = Shape<typeof passkeySchema>

const name = text({ ...PASSKEY_NAME, code: 'badPasskeyName' })

export const passkeys = {
  place: endpoint({
    method: 'GET',
    path: '/api/account/passkeys/place',
    access: 'anyone',
    body: null,
    reply: z.object({ origin: z.string().nullable() }),
    refusals: {},
    summary: 'The origin whose pages may use passkeys; null: none may.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/account/passkeys',
    access: 'user',
    body: null,
    reply: z.array(passkeySchema),
    refusals: {},
    summary: 'The passkeys of the user, the oldest first; at most ten.',
  }),
  beginMaking: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/begin_making',
    access: 'user',
    body: z.object(proof),
    reply: creationSchema,
    refusals: { ...proofRefusals, tooManyPasskeys: 409 },
    summary: 'Asks for the password, or a passkey, and gives what a browser makes a passkey with.',
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/make',
    access: 'user',
    body: z.object({ credential: attestationSchema, name: name.optional() }),
    reply: messageReply,
    refusals: { badPasskey: 422, passkeyTooLate: 422, badPasskeyName: 422, passkeyKnown: 409, tooManyPasskeys: 409, passkeysAway: 409 },
    summary: 'Keeps the passkey that the browser has made. Without a name it is called after the device.',
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/account/passkeys/{id}',
    access: 'user',
    body: z.object({ name }),
    reply: messageReply,
    refusals: { badPasskeyName: 422, passkeyGone: 404 },
    summary: 'Changes the name of a passkey.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account/passkeys/{id}',
    access: 'user',
    body: z.object(proof),
    reply: messageReply,
    refusals: { ...proofRefusals, lastWayIn: 409 },
    summary: 'Asks for the password, or a passkey, and ends a passkey of the user; the last way into the account it does not end.',
  }),
  beginConfirming: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/begin_confirming',
    access: 'user',
    body: null,
    reply: requestSchema,
    refusals: { tooManyLogins: 429, passkeyGone: 404, passkeysAway: 409 },
    summary: 'Gives what a browser asks one of the user’s passkeys with, in place of the password.',
  }),
  beginSigningIn: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/begin_signing_in',
    access: 'anyone',
    body: null,
    reply: requestSchema,
    refusals: { tooManyLogins: 429, passkeysAway: 409 },
    summary: 'Gives what a browser asks a passkey with, whoever’s it is.',
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/sign_in',
    access: 'anyone',
    body: z.object({ credential: assertionSchema }),
    reply: messageReply,
    refusals: { badPasskey: 422, passkeyTooLate: 422, passkeyGone: 422, passkeyCopied: 422, accountClosed: 403, passkeysAway: 409 },
    summary: 'Signs in by a passkey.',
  }),
}
