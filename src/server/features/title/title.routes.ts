import { type Situation, title } from '../../../contract/title.ts'
import { confirmations, refusals } from '../../../content/text/refusals.ts'
import { defaultName } from '../../../content/text/ui.ts'
import { drawPassword, drawToken, emailDomain, emailPrefix, type RandomSource } from '../../../rules/town/quick-account.ts'
import { SignIn } from '../../http/answers/outcome.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { withFieldErrors } from '../../http/answers/field-errors.ts'
import type { AttemptLimits } from '../../security/attempt-limits.ts'
import type { Passwords } from '../../security/passwords/passwords.ts'
import { newPasswordAndCode } from '../../security/passwords/recovery-code.ts'
import { signUp } from '../../security/sign-up.ts'
import { deleteSave } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'
import { findUser, findUserByEmail } from '../../store/rows/account/users.ts'
import type { Surroundings } from '../../surroundings.ts'
import { savedataInfo } from './title.service.ts'

const isNone = (value: unknown): boolean => value === undefined || value === null

async function freeAddress(tx: Tx, random: RandomSource): Promise<string> {
  for (;;) {
    const address = emailPrefix + drawToken(random) + emailDomain
    if ((await findUserByEmail(tx, address)) === null) return address
  }
}

/** What accounts are made with. */
interface TitleMeans {
  readonly attempts: AttemptLimits
  readonly passwords: Passwords
  readonly bytes: Surroundings['bytes']
}

export function registerTitle(routes: Routes, { attempts, passwords, bytes }: TitleMeans): void {
  const random: RandomSource = (into) => into.set(new Uint32Array(new Uint8Array(bytes(into.byteLength)).buffer))

  routes.read(title.checkSituation, async ({ tx, caller }): Promise<Situation> => {
    if (!caller) return { status: 'unsigned', user_id: null, name: null }
    const user = await findUser(tx, caller.userId)
    return { status: caller.saveId === null ? 'signed' : 'ready', user_id: caller.userId, name: user?.name ?? null }
  })

  routes.write(title.createUser, {
    event: 'registration',
    onBadBody: withFieldErrors,
    prepare: async ({ body, caller, network, now }) => {
      if (caller) return refuse('alreadySignedIn')
      const made = isNone(body.email) && isNone(body.password)
      if (!made && isNone(body.email)) return refuse('badEmail', { errors: { email: [refusals.badEmail] } })
      if (!made && isNone(body.password)) return refuse('badQuickPassword', { errors: { password: [refusals.badQuickPassword] } })
      const password = body.password ?? drawPassword(random)
      const over = await attempts.countSignUp(network, now)
      if (over) return over
      return { ...(await newPasswordAndCode(passwords, bytes, password)), made: made ? { password } : null }
    },
    handle: async ({ tx, body, caller, prepared, now }) => {
      if (caller) return refuse('alreadySignedIn')
      const name = body.name || defaultName
      const { passwordHash, code, codeHash, made } = prepared
      const email = body.email ?? (await freeAddress(tx, random))
      const user = await signUp(tx, { name, email, passwordHash, recoveryHash: codeHash }, now)
      if (user instanceof Refusal) return user
      const reply = { message: confirmations.userCreated, recovery_code: code }
      return new SignIn(user, made ? { ...reply, email, ...made } : reply, { isSecret: true })
    },
  })

  routes.read(title.savedataInfo, ({ tx, caller }) => savedataInfo(tx, caller.saveId))

  routes.write(title.deleteSavedata, async ({ tx, caller }) => {
    await deleteSave(tx, caller.saveId)
    return { message: confirmations.savedataDeleted }
  })
}
