import { z } from 'zod'
import { confirmation, easyToGuess, newPassword, recoveryCode } from './account.ts'
import { endpoint, messageReply } from '../endpoint.ts'
import { email } from '../schema.ts'

/** The part of a link behind `#`. */
const token = z.string({ message: 'linkGone' }).max(64, { message: 'linkGone' })

/** Ways that lead through the letter box. Where the operator has no mail, the writing calls are refused. */
export const mail = {
  state: endpoint({
    method: 'GET',
    path: '/api/account/mail',
    access: 'anyone',
    body: null,
    reply: z.object({ is_on: z.boolean() }),
    refusals: {},
    summary: 'Whether letters are sent.',
  }),
  forgot: endpoint({
    method: 'POST',
    path: '/api/account/mail/forgot',
    access: 'anyone',
    body: z.object({ email }),
    reply: messageReply,
    refusals: { badEmail: 422, mailOff: 404, tooManyLetters: 429 },
    summary:
      'Sends a link with which a new password can be set, if there is an account with this address. The answer is the same if there is none.',
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/account/mail/reset',
    access: 'anyone',
    body: z.object({ token, password: newPassword, password_confirmation: confirmation }),
    reply: messageReply.extend({ email: z.string(), recovery_code: recoveryCode }),
    refusals: { linkGone: 422, badPassword: 422, passwordsDiffer: 422, ...easyToGuess },
    summary: 'Sets a new password by a mailed link and signs in. Ends all sessions, the link and the recovery code, and tells a new code.',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/account/mail/confirm',
    access: 'anyone',
    body: z.object({ token }),
    reply: messageReply,
    refusals: { linkGone: 422 },
    summary: 'Confirms by a mailed link that its reader receives what is sent to the address. Signs nobody in.',
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/account/mail/confirmation',
    access: 'user',
    body: null,
    reply: messageReply,
    refusals: { mailOff: 404, alreadyConfirmed: 409, tooManyLetters: 429 },
    summary: 'Sends the link that confirms the user’s address once more.',
  }),
}
