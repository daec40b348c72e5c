import { z } from 'zod'
import { type Done, endpoint } from './endpoint.ts'
import { email, password, text } from './schema.ts'

export interface Situation {
  /** `ready` = a save with a party, `signed` = signed in without one. */
  readonly status: 'unsigned' | 'signed' | 'ready'
  readonly user_id: number | null
  readonly name: string | null
}

export interface SavedataInfo {
  readonly money: number
  readonly parties: readonly SavedMember[]
  /** The ending that was chosen last. */
  readonly ending: 1 | 2 | 3 | 4 | null
}

export interface SavedMember {
  readonly id: number
  readonly role_id: number
  readonly nickname: string
  readonly level: number
  readonly class: string
  readonly class_japanese: string
}

export const title = {
  checkSituation: endpoint<Situation>()({
    method: 'GET',
    path: '/api/game/rpg/title/check_situation',
    access: 'anyone',
    body: null,
    refusals: {},
    summary: 'Whether the caller is signed in and has a save.',
  }),
  createUser: endpoint<Done>()({
    method: 'POST',
    path: '/api/game/rpg/title/create_rpg_user',
    access: 'anyone',
    body: z.object({
      name: text({ min: 0, max: 10, code: 'badName' }).nullish(),
      email,
      password: password({ min: 8, max: 16, code: 'badQuickPassword' }),
    }),
    refusals: { emailTaken: 409, alreadySignedIn: 409, badName: 422, badEmail: 422, badQuickPassword: 422, tooManySignUps: 429 },
    summary: 'Creates an account with one click and signs it in.',
  }),
  savedataInfo: endpoint<SavedataInfo>()({
    method: 'GET',
    path: '/api/game/rpg/title/check_savedata_info',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'Gold and members of the save.',
  }),
  deleteSavedata: endpoint<Done>()({
    method: 'POST',
    path: '/api/game/rpg/title/delete_savedata',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'Deletes the save with everything that belongs to it; the account stays.',
  }),
}
