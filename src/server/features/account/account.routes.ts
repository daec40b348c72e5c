import { account } from '../../../contract/account/account.ts'
import type { ReplyOf } from '../../../contract/api.ts'
import { confirmations, refusals } from '../../../content/text/refusals.ts'
import { SignIn, SignOut } from '../../http/answers/outcome.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { withFieldErrors } from '../../http/answers/field-errors.ts'
import { passwordProblem } from '../../security/passwords/password-rules.ts'
import { newPasswordAndCode } from '../../security/passwords/recovery-code.ts'
import { signUp } from '../../security/sign-up.ts'
import { recoveryHashOf } from '../../store/rows/account/recovery-codes.ts'
import { insertLetter } from '../../store/rows/account/mail/letters.ts'
import { everythingForPlayer } from '../../store/person.ts'
import { changePasswordHash, deleteUser, findUser, renameUser } from '../../store/rows/account/users.ts'
import { type AccountMeans, AccountService, isStillValid, setPassword } from './account.service.ts'
import { differ, easyToGuess, withField } from './field-refusals.ts'
import { mailStateOf, registerMail } from './mail/mail.routes.ts'
import { OwnerCheck } from './owner-check.ts'
import { registerPasskeys } from './passkeys/passkeys.routes.ts'
import { type PasskeyMeans, PasskeyService } from './passkeys/passkeys.service.ts'
import { registerRecovery } from './recovery.routes.ts'
import { registerSessions } from './sessions.routes.ts'

const wrong = { wrongPassword: 'current_password' }

export function registerAccount(routes: Routes, means: AccountMeans & PasskeyMeans): void {
  const service = new AccountService(means)
  const passkeys = new PasskeyService(means)
  const owners = new OwnerCheck(means.store, service, passkeys)
  registerSigningIn(routes, service, means)
  registerOwnAccount(routes, service, owners, means)
  registerRecovery(routes, service, owners, means)
  registerPasskeys(routes, { service: passkeys, owners, party: means.party, hasMail: means.hasMail })
  registerSessions(routes)
  registerMail(routes, means)
}

function registerSigningIn(routes: Routes, service: AccountService, { attempts, bytes, passwords, hasMail }: AccountMeans): void {
  routes.write(account.register, {
    event: 'registration',
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      if (caller) return refuse('alreadySignedIn')
      if (body.password !== body.password_confirmation) return refuse('passwordsDiffer', differ)
      const problem = passwordProblem(body.password, body)
      if (problem) return easyToGuess(problem)
      return (await attempts.countSignUp(network, now)) ?? newPasswordAndCode(passwords, bytes, body.password)
    },
    handle: async ({ tx, body: { name, email }, caller, prepared: { passwordHash, code, codeHash }, now }) => {
      if (caller) return refuse('alreadySignedIn')
      const user = await signUp(tx, { name, email, passwordHash, recoveryHash: codeHash }, now)
      if (user instanceof Refusal) return refuse('emailTaken', { errors: { email: [refusals.emailTaken] } })
      if (hasMail) await insertLetter(tx, { kind: 'confirm', address: email }, now)
      return new SignIn(user, { message: confirmations.registered, recovery_code: code }, { isSecret: true })
    },
  })

  routes.write(account.login, {
    event: 'sign-in',
    prepare: ({ body, network, deviceCookie, now }) => service.checkLogin({ ...body, network, deviceCookie, now }),
    handle: async ({ tx, prepared: { user, newHash } }) => {
      if (!(await isStillValid(tx, user))) return refuse('badLogin')
      if (newHash !== null) await changePasswordHash(tx, user.id, newHash)
      return new SignIn(user.id, { message: confirmations.signedIn })
    },
  })

  routes.write(account.logout, { event: 'sign-out', handle: async () => new SignOut({ message: confirmations.signedOut }) })
}

function registerOwnAccount(routes: Routes, service: AccountService, owners: OwnerCheck, { passwords, hasMail }: AccountMeans): void {
  routes.read(account.me, async ({ tx, caller }) => {
    const user = await findUser(tx, caller.userId)
    if (!user) return refuse('signedOut')
    const hasCode = (await recoveryHashOf(tx, user.id)) !== null
    return { name: user.name, email: user.email, has_recovery_code: hasCode, mail: await mailStateOf(tx, user, hasMail) }
  })

  routes.read(
    account.everything,
    async ({ tx, caller }) => ({ ...(await everythingForPlayer(tx, caller.userId)) }) as ReplyOf<typeof account.everything>,
  )

  routes.write(account.rename, {
    onBadBody: withFieldErrors,
    handle: async ({ tx, caller, body }) => {
      await renameUser(tx, caller.userId, body.name)
      return { message: confirmations.renamed }
    },
  })

  routes.write(account.changePassword, {
    event: 'new password',
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      if (body.password !== body.password_confirmation) return refuse('passwordsDiffer', differ)
      const owner = await owners.check(caller.userId, { ...body, password: body.current_password }, { network, now })
      if (owner instanceof Refusal) return withField(owner, wrong)
      const problem = passwordProblem(body.password, owner.user)
      if (problem) return easyToGuess(problem)
      return { owner, passwordHash: await passwords.hash(body.password) }
    },
    handle: async ({ tx, prepared: { owner, passwordHash }, now }) => {
      const gone = await owners.refusalOf(tx, owner, now)
      if (gone) return gone
      await setPassword(tx, owner.user.id, passwordHash)
      if (hasMail) await insertLetter(tx, { kind: 'newPassword', address: owner.user.email }, now)
      return new SignIn(owner.user.id, { message: confirmations.passwordChanged })
    },
  })

  routes.write(account.close, {
    event: 'deletion',
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      const user = await service.checkPassword(caller.userId, { password: body.password, network, now })
      return user instanceof Refusal ? withField(user, { wrongPassword: 'password' }) : user
    },
    handle: async ({ tx, prepared }) => {
      if (!(await isStillValid(tx, prepared))) return refuse('wrongPassword')
      await deleteUser(tx, prepared.id)
      return new SignOut({ message: confirmations.accountDeleted })
    },
  })
}
