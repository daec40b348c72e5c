import { account } from '../../../contract/account.ts'
import { confirmations, refusals } from '../../../content/text/refusals.ts'
import { SignIn, SignOut } from '../../http/answers/outcome.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { withFieldErrors } from '../../http/answers/field-errors.ts'
import { signUp } from '../../security/sign-up.ts'
import { changePasswordHash, deleteUser, findUser, renameUser } from '../../store/rows/users.ts'
import { type AccountMeans, AccountService, changePassword, isStill } from './account.service.ts'

const differ = { errors: { password_confirmation: [refusals.passwordsDiffer] } }
const wrong = { wrongPassword: 'current_password' }

export function registerAccount(routes: Routes, means: AccountMeans): void {
  const service = new AccountService(means)
  registerSigningIn(routes, service, means)
  registerSettings(routes, service, means)
}

function registerSigningIn(routes: Routes, service: AccountService, { attempts, passwords }: AccountMeans): void {
  routes.write(account.register, {
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      if (caller) return refuse('alreadySignedIn')
      if (body.password !== body.password_confirmation) return refuse('passwordsDiffer', differ)
      return (await attempts.signUp(network, now)) ?? passwords.hash(body.password)
    },
    handle: async ({ tx, body, caller, prepared, now }) => {
      if (caller) return refuse('alreadySignedIn')
      const user = await signUp(tx, { name: body.name, email: body.email, passwordHash: prepared }, now)
      if (user instanceof Refusal) return refuse('emailTaken', { errors: { email: [refusals.emailTaken] } })
      return new SignIn(user, { message: confirmations.registered })
    },
  })

  routes.write(account.login, {
    prepare: ({ body, network, deviceCookie, now }) => service.checkLogin({ ...body, network, deviceCookie, now }),
    handle: async ({ tx, prepared: { user, newHash } }) => {
      if (!(await isStill(tx, user))) return refuse('badLogin')
      if (newHash !== null) await changePasswordHash(tx, user.id, newHash)
      return new SignIn(user.id, { message: confirmations.signedIn })
    },
  })

  routes.write(account.logout, async () => new SignOut({ message: confirmations.signedOut }))
}

function registerSettings(routes: Routes, service: AccountService, { passwords }: AccountMeans): void {
  routes.read(account.me, async ({ tx, caller }) => {
    const user = await findUser(tx, caller.userId)
    return user ? { name: user.name, email: user.email } : refuse('signedOut')
  })

  routes.write(account.rename, {
    onBadBody: withFieldErrors,
    handle: async ({ tx, caller, body }) => {
      await renameUser(tx, caller.userId, body.name)
      return { message: confirmations.renamed }
    },
  })

  routes.write(account.changePassword, {
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      if (body.password !== body.password_confirmation) return refuse('passwordsDiffer', differ)
      const user = await service.checkPassword(caller.userId, { password: body.current_password, network, now })
      if (user instanceof Refusal) return withField(user, wrong)
      return { user, passwordHash: await passwords.hash(body.password) }
    },
    handle: async ({ tx, caller, prepared: { user, passwordHash } }) => {
      if (!(await isStill(tx, user))) return refuse('wrongPassword')
      await changePassword(tx, user, passwordHash, caller.sessionHash)
      return { message: confirmations.passwordChanged }
    },
  })

  routes.write(account.close, {
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      const user = await service.checkPassword(caller.userId, { password: body.password, network, now })
      return user instanceof Refusal ? withField(user, { wrongPassword: 'password' }) : user
    },
    handle: async ({ tx, prepared }) => {
      if (!(await isStill(tx, prepared))) return refuse('wrongPassword')
      await deleteUser(tx, prepared.id)
      return new SignOut({ message: confirmations.accountDeleted })
    },
  })
}

/** Says beside the sentence which field it belongs to. */
function withField<Code extends keyof typeof refusals>(refusal: Refusal<Code>, fields: Readonly<Record<string, string>>): Refusal<Code> {
  const field = fields[refusal.code]
  return field === undefined ? refusal : new Refusal(refusal.code, { beside: { errors: { [field]: [refusals[refusal.code]] } } })
}
