import { account } from '../../../contract/account/account.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import { SecretReply, SignIn } from '../../http/answers/outcome.ts'
import { withFieldErrors } from '../../http/answers/field-errors.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { passwordProblem } from '../../security/passwords/password-rules.ts'
import { newPasswordAndCode, newRecoveryCode } from '../../security/passwords/recovery-code.ts'
import { insertLetter } from '../../store/rows/account/mail/letters.ts'
import { deletePasskeysOf } from '../../store/rows/account/passkeys/passkeys.ts'
import { recoveryHashOf, setRecoveryHash } from '../../store/rows/account/recovery-codes.ts'
import { type AccountMeans, type AccountService, isStillValid, setPassword } from './account.service.ts'
import { differ, easyToGuess, withField } from './field-refusals.ts'
import type { OwnerCheck } from './owner-check.ts'

export function registerRecovery(
  routes: Routes,
  service: AccountService,
  owners: OwnerCheck,
  { bytes, passwords, hasMail }: AccountMeans,
): void {
  routes.write(account.recover, {
    event: 'recovery',
    onBadBody: withFieldErrors,
    prepare: async ({ body, network, deviceCookie, now }) => {
      if (body.password !== body.password_confirmation) return refuse('passwordsDiffer', differ)
      const found = await service.checkRecovery({ ...body, network, deviceCookie, now })
      if (found instanceof Refusal) return found
      const problem = passwordProblem(body.password, found)
      if (problem) return easyToGuess(problem)
      return { user: found, ...(await newPasswordAndCode(passwords, bytes, body.password)) }
    },
    handle: async ({ tx, prepared: { user, passwordHash, code, codeHash }, now }) => {
      if (!(await isStillValid(tx, user)) || (await recoveryHashOf(tx, user.id)) !== user.recoveryHash) return refuse('badRecovery')
      await setPassword(tx, user.id, passwordHash)
      await setRecoveryHash(tx, user.id, codeHash, now)
      // One of them may be a thief's.
      await deletePasskeysOf(tx, user.id)
      if (hasMail) await insertLetter(tx, { kind: 'newPassword', address: user.email }, now)
      return new SignIn(user.id, { message: confirmations.recovered, recovery_code: code }, { isSecret: true })
    },
  })

  routes.write(account.newRecoveryCode, {
    event: 'new recovery code',
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      const owner = await owners.check(caller.userId, body, { network, now })
      if (owner instanceof Refusal) return withField(owner, { wrongPassword: 'password' })
      return { owner, ...(await newRecoveryCode(passwords, bytes)) }
    },
    handle: async ({ tx, prepared: { owner, code, codeHash }, now }) => {
      const gone = await owners.refusalOf(tx, owner, now)
      if (gone) return withField(gone, { wrongPassword: 'password' })
      await setRecoveryHash(tx, owner.user.id, codeHash, now)
      return new SecretReply({ message: confirmations.recoveryCodeMade, recovery_code: code })
    },
  })
}
