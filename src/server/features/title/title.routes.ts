import { type Situation, title } from '../../../contract/title.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import { SignIn } from '../../http/outcome.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Routes } from '../../http/routes.ts'
import { withFieldErrors } from '../../http/field-errors.ts'
import type { AttemptLimits } from '../../security/attempt-limits.ts'
import { hashPassword } from '../../security/passwords.ts'
import { signUp } from '../../security/sign-up.ts'
import { deleteSave } from '../../store/saves.ts'
import { findUser } from '../../store/users.ts'
import { savedataInfo } from './title.service.ts'

/** The name of an account whose owner gave none. */
const NAMELESS = '登録くん'

export function registerTitle(routes: Routes, limits: AttemptLimits): void {
  routes.read(title.checkSituation, async ({ tx, caller }): Promise<Situation> => {
    if (!caller) return { status: 'unsigned', user_id: null, name: null }
    const user = await findUser(tx, caller.userId)
    return { status: caller.saveId === null ? 'signed' : 'ready', user_id: caller.userId, name: user?.name ?? null }
  })

  routes.write(title.createUser, {
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      if (caller) return refuse('alreadySignedIn')
      return (await limits.signUp(network, now)) ?? hashPassword(body.password)
    },
    handle: async ({ tx, body, caller, prepared, now }) => {
      if (caller) return refuse('alreadySignedIn')
      const name = body.name || NAMELESS
      const user = await signUp(tx, { name, email: body.email, passwordHash: prepared }, now)
      return user instanceof Refusal ? user : new SignIn(user, { message: confirmations.userCreated })
    },
  })

  routes.read(title.savedataInfo, ({ tx, caller }) => savedataInfo(tx, caller.saveId))

  routes.write(title.deleteSavedata, async ({ tx, caller }) => {
    await deleteSave(tx, caller.saveId)
    return { message: confirmations.savedataDeleted }
  })
}
