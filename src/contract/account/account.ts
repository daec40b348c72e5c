import { z } from 'zod'
import { ACCOUNT_NAME, PASSWORD, TYPED_PASSWORD_MOST } from '../../rules/input-limits.ts'
import { endpoint, messageReply } from '../endpoint.ts'
import { email, password, text } from '../schema.ts'
import type { Shape } from '../shape.ts'
import { proof, proofRefusals, typedPassword } from './passkeys.ts'

const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  has_recovery_code: z.boolean(),
  mail: z.enum(['off', 'unconfirmed', 'confirmed']).describe('`off`: nothing is sent to this address.'),
})
export type Account = Shape<typeof accountSchema>

const name = text({ ...ACCOUNT_NAME, code: 'badName' })
export const newPassword = password({ ...PASSWORD, code: 'badPassword' })
/** The three of a password that is too easy to guess; with each the field is named. */
export const easyToGuess = { commonPassword: 422, ownPassword: 422, repeatedPassword: 422 } as const
/** Told once: the server keeps its hash. */
export const recoveryCode = z.string().describe('Four groups of five letters and digits. It is told once.')

const sessionSchema = z.object({
  id: z.string().describe('Opens nothing.'),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  opened_at: z.int().describe('In ms since 1970, like `seen_at`.'),
  seen_at: z.int().describe('To the hour.'),
  is_current: z.boolean().describe('The one that asks.'),
})
export type Session = Shape<typeof sessionSchema>

export const confirmation = z.string({ message: 'passwordsDiffer' }).max(TYPED_PASSWORD_MOST, { message: 'passwordsDiffer' })

export const account = {
  me: endpoint({
    method: 'GET',
    path: '/api/account',
    access: 'user',
    body: null,
    reply: accountSchema,
    refusals: {},
    summary: 'Name and address of the signed-in user, and whether there is a recovery code, whether the address is confirmed.',
  }),
  everything: endpoint({
    method: 'GET',
    path: '/api/account/everything',
    access: 'user',
    body: null,
    reply: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    refusals: {},
    summary: 'All rows that are stored about the user, by table, without secrets, their hashes and the dice of an adventure that is on.',
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/account/register',
    access: 'anyone',
    body: z.object({ name, email, password: newPassword, password_confirmation: confirmation }),
    reply: messageReply.extend({ recovery_code: recoveryCode }),
    refusals: {
      emailTaken: 409,
      alreadySignedIn: 409,
      badName: 422,
      badEmail: 422,
      badPassword: 422,
      passwordsDiffer: 422,
      ...easyToGuess,
      tooManySignUps: 429,
    },
    summary: 'Creates an account and signs it in. Tells its recovery code.',
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/account/login',
    access: 'anyone',
    body: z.object({
      email: z.string({ message: 'badLogin' }).max(TYPED_PASSWORD_MOST, { message: 'badLogin' }),
      password: z.string({ message: 'badLogin' }).max(TYPED_PASSWORD_MOST, { message: 'badLogin' }),
    }),
    reply: messageReply,
    refusals: { badLogin: 422, accountClosed: 403, tooManyLogins: 429 },
    summary: 'Signs in.',
  }),
  recover: endpoint({
    method: 'POST',
    path: '/api/account/recover',
    access: 'anyone',
    body: z.object({
      email: z.string({ message: 'badRecovery' }).max(TYPED_PASSWORD_MOST, { message: 'badRecovery' }),
      code: z.string({ message: 'badRecovery' }).max(TYPED_PASSWORD_MOST, { message: 'badRecovery' }),
      password: newPassword,
      password_confirmation: confirmation,
    }),
    reply: messageReply.extend({ recovery_code: recoveryCode }),
    refusals: { badRecovery: 422, badPassword: 422, passwordsDiffer: 422, ...easyToGuess, accountClosed: 403, tooManyLogins: 429 },
    summary: 'Sets a new password by the recovery code and signs in. Ends all sessions, all passkeys and the code, and tells a new one.',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/account/logout',
    access: 'anyone',
    body: null,
    reply: messageReply,
    refusals: {},
    summary: 'Signs out; an adventure that is on waits.',
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/account/profile',
    access: 'user',
    body: z.object({ name }),
    reply: messageReply,
    refusals: { badName: 422 },
    summary: 'Changes the user’s name.',
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/account/password',
    access: 'user',
    body: z.object({
      current_password: proof.password,
      passkey: proof.passkey,
      password: newPassword,
      password_confirmation: confirmation,
    }),
    reply: messageReply,
    refusals: { ...proofRefusals, badPassword: 422, passwordsDiffer: 422, ...easyToGuess },
    summary:
      'Changes the password, ends all other sessions and gives this one a new token. A passkey may stand in for the current password.',
  }),
  newRecoveryCode: endpoint({
    method: 'POST',
    path: '/api/account/recovery_code',
    access: 'user',
    body: z.object(proof),
    reply: messageReply.extend({ recovery_code: recoveryCode }),
    refusals: proofRefusals,
    summary: 'Makes a new recovery code and tells it; the one before opens nothing any more.',
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'user',
    body: null,
    reply: z.array(sessionSchema),
    refusals: {},
    summary: 'Where the user is signed in, what was used last first.',
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/account/sessions/end',
    access: 'user',
    body: z.object({ id: z.string({ message: 'sessionGone' }).max(64, { message: 'sessionGone' }) }),
    reply: messageReply,
    refusals: { sessionGone: 404 },
    summary: 'Ends another session of the user; one’s own by signing out.',
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/account/sessions/end_others',
    access: 'user',
    body: null,
    reply: messageReply,
    refusals: {},
    summary: 'Ends all sessions of the user but this one.',
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/api/account',
    access: 'user',
    body: z.object({ password: typedPassword }),
    reply: messageReply,
    refusals: { wrongPassword: 422, tooManyLogins: 429 },
    summary: 'Deletes the account and everything that belongs to it.',
  }),
}
