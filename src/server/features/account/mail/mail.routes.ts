import type { Account } from '../../../../contract/account/account.ts'
import { mail } from '../../../../contract/account/mail.ts'
import { confirmations } from '../../../../content/text/refusals.ts'
import { isSampleAddress } from '../../../../rules/town/quick-account.ts'
import { withFieldErrors } from '../../../http/answers/field-errors.ts'
import { SignIn } from '../../../http/answers/outcome.ts'
import type { Routes } from '../../../http/calls/routes.ts'
import { hashOf } from '../../../http/session/cookies.ts'
import { LINK_LIVES } from '../../../mail/links.ts'
import { refuse } from '../../../refusal.ts'
import { passwordProblem } from '../../../security/passwords/password-rules.ts'
import { newPasswordAndCode } from '../../../security/passwords/recovery-code.ts'
import { confirmAddress, isConfirmed } from '../../../store/rows/account/mail/confirmed-addresses.ts'
import { insertLetter } from '../../../store/rows/account/mail/letters.ts'
import { deleteLink, userOfLink } from '../../../store/rows/account/mail/mailed-links.ts'
import { deletePasskeysOf } from '../../../store/rows/account/passkeys/passkeys.ts'
import { setRecoveryHash } from '../../../store/rows/account/recovery-codes.ts'
import { lockUser } from '../../../store/rows/locks.ts'
import type { Tx } from '../../../store/store.ts'
import { findUser } from '../../../store/rows/account/users.ts'
import { type AccountMeans, setPassword } from '../account.service.ts'
import { differ, easyToGuess } from '../field-refusals.ts'

type MailMeans = Pick<AccountMeans, 'store' | 'attempts' | 'passwords' | 'bytes' | 'hasMail'>

export function registerMail(routes: Routes, means: MailMeans): void {
  routes.read(mail.state, async () => ({ is_on: means.hasMail }))
  registerReset(routes, means)
  registerConfirmation(routes, means)
}

function registerReset(routes: Routes, { store, attempts, passwords, bytes, hasMail }: MailMeans): void {
  routes.write(mail.forgot, {
    event: 'recovery letter',
    onBadBody: withFieldErrors,
    prepare: async ({ body, network, now }) => (hasMail ? attempts.countLetter(network, body.email, now) : refuse('mailOff')),
    // Whether there is such an account is found out when the letter is sent: neither answer nor time tells.
    handle: async ({ tx, body, now }) => {
      await insertLetter(tx, { kind: 'reset', address: body.email }, now)
      return { message: confirmations.resetSent }
    },
  })

  routes.write(mail.reset, {
    event: 'recovery',
    onBadBody: withFieldErrors,
    prepare: async ({ body: { token, password, password_confirmation }, now }) => {
      if (password !== password_confirmation) return refuse('passwordsDiffer', differ)
      const tokenHash = hashOf(token)
      const user = await store.read(async (tx) => {
        const id = await userOfLink(tx, 'reset', tokenHash, now - LINK_LIVES.reset)
        return id === null ? null : findUser(tx, id)
      })
      if (user === null || user.isClosed) return refuse('linkGone')
      const problem = passwordProblem(password, user)
      if (problem) return easyToGuess(problem)
      return { user, tokenHash, ...(await newPasswordAndCode(passwords, bytes, password)) }
    },
    handle: async ({ tx, prepared: { user, tokenHash, passwordHash, code, codeHash }, now }) => {
      await lockUser(tx, user.id)
      if (!(await deleteLink(tx, tokenHash)) || (await findUser(tx, user.id))?.isClosed !== false) return refuse('linkGone')
      await setPassword(tx, user.id, passwordHash)
      await setRecoveryHash(tx, user.id, codeHash, now)
      // One of them may be a thief's.
      await deletePasskeysOf(tx, user.id)
      await confirmAddress(tx, user.id, now)
      return new SignIn(user.id, { message: confirmations.recovered, email: user.email, recovery_code: code }, { isSecret: true })
    },
  })
}

function registerConfirmation(routes: Routes, { store, attempts, hasMail }: MailMeans): void {
  routes.write(mail.confirm, {
    event: 'address confirmed',
    onBadBody: withFieldErrors,
    handle: async ({ tx, body, now }) => {
      const tokenHash = hashOf(body.token)
      const userId = await userOfLink(tx, 'confirm', tokenHash, now - LINK_LIVES.confirm)
      if (userId === null || !(await deleteLink(tx, tokenHash))) return refuse('linkGone')
      await confirmAddress(tx, userId, now)
      return { message: confirmations.addressConfirmed }
    },
  })

  routes.write(mail.sendConfirmation, {
    event: 'confirmation letter',
    prepare: async ({ caller, network, now }) => {
      const user = await store.read((tx) => findUser(tx, caller.userId))
      if (user === null) return refuse('signedOut')
      if (!hasMail || isSampleAddress(user.email)) return refuse('mailOff')
      return (await attempts.countLetter(network, user.email, now)) ?? user
    },
    handle: async ({ tx, prepared: { id, email }, now }) => {
      if (await isConfirmed(tx, id)) return refuse('alreadyConfirmed')
      await insertLetter(tx, { kind: 'confirm', address: email }, now)
      return { message: confirmations.confirmationSent }
    },
  })
}

/** What the user's address is good for. */
export async function mailStateOf(
  tx: Tx,
  { id, email }: { readonly id: number; readonly email: string },
  hasMail: boolean,
): Promise<Account['mail']> {
  if (!hasMail || isSampleAddress(email)) return 'off'
  return (await isConfirmed(tx, id)) ? 'confirmed' : 'unconfirmed'
}
