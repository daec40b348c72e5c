import { type Situation, title } from '../../../contract/title.ts'
import { confirmations, refusals } from '../../../content/text/refusals.ts'
import { defaultName } from '../../../content/text/ui.ts'
import { drawPassword, drawToken, emailDomain, emailPrefix, type RandomSource } from '../../../rules/town/quick-account.ts'
import { SignIn } from '../../http/answers/outcome.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { withFieldErrors } from '../../http/answers/field-errors.ts'
import type { AttemptLimits } from '../../security/attempt-limits.ts'
import type { Passwords } from '../../security/passwords.ts'
import { signUp } from '../../security/sign-up.ts'
import { deleteSave } from '../../store/rows/saves.ts'
import type { Tx } from '../../store/store.ts'
import { findUser, findUserByEmail } from '../../store/rows/users.ts'
import { savedataInfo } from './title.service.ts'

const random: RandomSource = (into) => crypto.getRandomValues(into)
const isNone = (value: unknown): boolean => value === undefined || value === null

async function freeAddress(tx: Tx): Promise<string> {
  for (;;) {
    const address = emailPrefix + drawToken(random) + emailDomain
    if ((await findUserByEmail(tx, address)) === null) return address
  }
}

export function registerTitle(routes: Routes, limits: AttemptLimits, passwords: Passwords): void {
  routes.read(title.checkSituation, async ({ tx, caller }): Promise<Situation> => {
    if (!caller) return { status: 'unsigned', user_id: null, name: null }
    const user = await findUser(tx, caller.userId)
    return { status: caller.saveId === null ? 'signed' : 'ready', user_id: caller.userId, name: user?.name ?? null }
  })

  routes.write(title.createUser, {
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      if (caller) return refuse('alreadySignedIn')
      const made = isNone(body.email) && isNone(body.password)
      if (!made && isNone(body.email)) return refuse('badEmail', { errors: { email: [refusals.badEmail] } })
      if (!made && isNone(body.password)) return refuse('badQuickPassword', { errors: { password: [refusals.badQuickPassword] } })
      const password = body.password ?? drawPassword(random)
      const passwordHash = (await limits.signUp(network, now)) ?? (await passwords.hash(password))
      return passwordHash instanceof Refusal ? passwordHash : { passwordHash, made: made ? { password } : null }
    },
    handle: async ({ tx, body, caller, prepared, now }) => {
      if (caller) return refuse('alreadySignedIn')
      const name = body.name || defaultName
      const { passwordHash, made } = prepared
      const email = body.email ?? (await freeAddress(tx))
      const user = await signUp(tx, { name, email, passwordHash }, now)
      if (user instanceof Refusal) return user
      const reply = { message: confirmations.userCreated }
      return made ? new SignIn(user, { ...reply, email, ...made }, { isSecret: true }) : new SignIn(user, reply)
    },
  })

  routes.read(title.savedataInfo, ({ tx, caller }) => savedataInfo(tx, caller.saveId))

  routes.write(title.deleteSavedata, async ({ tx, caller }) => {
    await deleteSave(tx, caller.saveId)
    return { message: confirmations.savedataDeleted }
  })
}
