import { z } from 'zod'
import { ACCOUNT_NAME, PASSWORD, TYPED_PASSWORD_MOST } from '../rules/input-limits.ts'
import { endpoint, messageReply } from './endpoint.ts'
import { email, password, text } from './schema.ts'
import type { Shape } from './shape.ts'

const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
})
export type Account = Shape<typeof accountSchema>

const name = text({ ...ACCOUNT_NAME, code: 'badName' })
const newPassword = password({ ...PASSWORD, code: 'badPassword' })
/** Compared, never stored: whatever was typed may be sent. */
const typedPassword = z.string({ message: 'wrongPassword' }).max(TYPED_PASSWORD_MOST, { message: 'wrongPassword' })
const confirmation = z.string({ message: 'passwordsDiffer' }).max(TYPED_PASSWORD_MOST, { message: 'passwordsDiffer' })

export const account = {
  me: endpoint({
    method: 'GET',
    path: '/api/account',
    access: 'user',
    body: null,
    reply: accountSchema,
    refusals: {},
    summary: 'Name and address of the signed-in user.',
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/account/register',
    access: 'anyone',
    body: z.object({ name, email, password: newPassword, password_confirmation: confirmation }),
    reply: messageReply,
    refusals: {
      emailTaken: 409,
      alreadySignedIn: 409,
      badName: 422,
      badEmail: 422,
      badPassword: 422,
      passwordsDiffer: 422,
      tooManySignUps: 429,
    },
    summary: 'Creates an account and signs it in.',
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
    body: z.object({ current_password: typedPassword, password: newPassword, password_confirmation: confirmation }),
    reply: messageReply,
    refusals: { wrongPassword: 422, badPassword: 422, passwordsDiffer: 422, tooManyLogins: 429 },
    summary: 'Changes the password and ends all other sessions.',
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
