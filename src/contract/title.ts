import { z } from 'zod'
import { ACCOUNT_NAME, QUICK_PASSWORD } from '../rules/input-limits.ts'
import { endpoint, messageReply } from './endpoint.ts'
import { email, password, text } from './schema.ts'
import type { Shape } from './shape.ts'

const situationSchema = z.object({
  status: z.enum(['unsigned', 'signed', 'ready']).describe('`ready` = a save with a party, `signed` = signed in without one.'),
  user_id: z.int().nullable(),
  name: z.string().nullable(),
})
export type Situation = Shape<typeof situationSchema>

const savedMemberSchema = z.object({
  id: z.int(),
  role_id: z.int(),
  nickname: z.string(),
  level: z.int(),
  class: z.string(),
  class_japanese: z.string(),
})

const savedataInfoSchema = z.object({
  money: z.int(),
  parties: z.array(savedMemberSchema),
  ending: z.literal([1, 2, 3, 4]).nullable().describe('The ending that was chosen last.'),
  ended_on_hard: z.boolean().describe('Whether that ending can be reached by way of fields won on the hardest difficulty alone.'),
  is_cleared_vast_expanse: z.boolean(),
})
export type SavedataInfo = Shape<typeof savedataInfoSchema>

export const title = {
  checkSituation: endpoint({
    method: 'GET',
    path: '/api/game/rpg/title/check_situation',
    access: 'anyone',
    body: null,
    reply: situationSchema,
    refusals: {},
    summary: 'Whether the caller is signed in and has a save.',
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/api/game/rpg/title/create_rpg_user',
    access: 'anyone',
    body: z.object({
      name: text({ ...ACCOUNT_NAME, min: 0, code: 'badName' }).nullish(),
      email: email.nullish(),
      password: password({ ...QUICK_PASSWORD, code: 'badQuickPassword' }).nullish(),
    }),
    reply: messageReply.extend({
      email: z.string().optional().describe('Only when the server made it, because neither address nor password was sent.'),
      password: z.string().optional().describe('Likewise. It is told once.'),
      recovery_code: z.string().describe('Told once.'),
    }),
    refusals: { emailTaken: 409, alreadySignedIn: 409, badName: 422, badEmail: 422, badQuickPassword: 422, tooManySignUps: 429 },
    summary: 'Creates an account with one click and signs it in. Without address and password it makes both and tells them.',
  }),
  savedataInfo: endpoint({
    method: 'GET',
    path: '/api/game/rpg/title/check_savedata_info',
    access: 'save',
    body: null,
    reply: savedataInfoSchema,
    refusals: {},
    summary: 'Gold and members of the save.',
  }),
  deleteSavedata: endpoint({
    method: 'POST',
    path: '/api/game/rpg/title/delete_savedata',
    access: 'save',
    body: null,
    reply: messageReply,
    refusals: {},
    summary: 'Deletes the save with everything that belongs to it; the account stays.',
  }),
}
