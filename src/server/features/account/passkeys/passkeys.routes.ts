import { passkeys } from '../../../../contract/account/passkeys.ts'
import { passkeysText } from '../../../../content/text/passkeys.ts'
import { confirmations } from '../../../../content/text/refusals.ts'
import { PASSKEY_NAME } from '../../../../rules/input-limits.ts'
import { SecretReply, SignIn } from '../../../http/answers/outcome.ts'
import type { Routes } from '../../../http/calls/routes.ts'
import { Refusal, refuse } from '../../../refusal.ts'
import { hasPassword } from '../../../security/passwords/passwords.ts'
import type { RelyingParty } from '../../../security/relying-party.ts'
import { insertLetter } from '../../../store/rows/account/mail/letters.ts'
import { deletePasskey, passkeysOf, renamePasskey } from '../../../store/rows/account/passkeys/passkeys.ts'
import { deleteReceiptsOf } from '../../../store/rows/receipts.ts'
import { recoveryHashOf } from '../../../store/rows/account/recovery-codes.ts'
import { deviceOfSession } from '../../../store/rows/account/sessions.ts'
import { findUser } from '../../../store/rows/account/users.ts'
import type { Tx } from '../../../store/store.ts'
import { withField } from '../field-refusals.ts'
import type { OwnerCheck } from '../owner-check.ts'
import { CHALLENGE_LIFE, type PasskeyService } from './passkeys.service.ts'

/** What a refused password is shown beside. */
const wrong = { wrongPassword: 'password' }

interface PasskeyRoutes {
  readonly service: PasskeyService
  readonly owners: OwnerCheck
  readonly party: RelyingParty | null
  readonly hasMail: boolean
}

export function registerPasskeys(routes: Routes, { service, owners, party, hasMail }: PasskeyRoutes): void {
  routes.read(passkeys.place, async () => ({ origin: party?.origin ?? null }))
  registerList(routes, owners)
  registerMaking(routes, service, owners, hasMail)
  registerAsking(routes, service)
}

function registerList(routes: Routes, owners: OwnerCheck): void {
  routes.read(passkeys.list, async ({ tx, caller }) =>
    (await passkeysOf(tx, caller.userId)).map(({ id, name, createdAt, usedAt }) => ({ id, name, created_at: createdAt, used_at: usedAt })),
  )

  routes.write(passkeys.rename, async ({ tx, caller, params, body }) => {
    if (!(await renamePasskey(tx, caller.userId, params.id, body.name))) return refuse('passkeyGone')
    return { message: confirmations.passkeyRenamed }
  })

  routes.write(passkeys.remove, {
    event: 'passkey removed',
    prepare: async ({ body, caller, network, now }) => {
      const owner = await owners.check(caller.userId, body, { network, now })
      return owner instanceof Refusal ? withField(owner, wrong) : owner
    },
    handle: async ({ tx, caller, params, prepared, now }) => {
      const gone = await owners.refusalOf(tx, prepared, now)
      if (gone) return withField(gone, wrong)
      const own = await passkeysOf(tx, caller.userId)
      if (!own.some(({ id }) => id === params.id)) return refuse('passkeyGone')
      if (own.length === 1 && !(await hasOtherWayIn(tx, caller.userId))) return refuse('lastWayIn')
      await deletePasskey(tx, params.id)
      // Those of a sign-in by it open a session.
      await deleteReceiptsOf(tx, caller.userId)
      return { message: confirmations.passkeyRemoved }
    },
  })
}

async function hasOtherWayIn(tx: Tx, userId: number): Promise<boolean> {
  const user = await findUser(tx, userId)
  return user !== null && (hasPassword(user.passwordHash) || (await recoveryHashOf(tx, userId)) !== null)
}

function registerMaking(routes: Routes, service: PasskeyService, owners: OwnerCheck, hasMail: boolean): void {
  routes.write(passkeys.beginMaking, {
    event: 'passkey begun',
    prepare: async ({ body, caller, network, now }) => {
      const owner = await owners.check(caller.userId, body, { network, now })
      return owner instanceof Refusal ? withField(owner, wrong) : owner
    },
    handle: async ({ tx, prepared, now }) => {
      const gone = await owners.refusalOf(tx, prepared, now)
      if (gone) return withField(gone, wrong)
      const options = await service.beginMaking(tx, prepared.user, now)
      return options instanceof Refusal ? options : new SecretReply(options)
    },
  })

  routes.write(passkeys.make, {
    event: 'new passkey',
    prepare: ({ body, caller, now }) => service.checkMaking(body.credential, caller.userId, now),
    handle: async ({ tx, caller, body, prepared, now }) => {
      const name = body.name ?? (await nameOfDevice(tx, caller.sessionHash))
      const refused = await service.keep(tx, prepared, { userId: caller.userId, name, now })
      if (refused) return refused
      const user = await findUser(tx, caller.userId)
      if (hasMail && user !== null) await insertLetter(tx, { kind: 'newPasskey', address: user.email }, now)
      return { message: confirmations.passkeyMade }
    },
  })
}

/** A passkey that nobody has named is called after what it was made on. */
async function nameOfDevice(tx: Tx, sessionHash: string): Promise<string> {
  const { system, browser } = await deviceOfSession(tx, sessionHash)
  const known = [system, browser].filter((name) => name !== null).join('・')
  return (known || passkeysText.unnamed).slice(0, PASSKEY_NAME.max)
}

function registerAsking(routes: Routes, service: PasskeyService): void {
  routes.write(passkeys.beginConfirming, {
    prepare: async ({ caller, network, now }) => service.over(network, { user: caller.userId }, now),
    handle: async ({ tx, caller, now }) => {
      const options = await service.beginConfirming(tx, caller.userId, now)
      return options instanceof Refusal ? options : new SecretReply(options)
    },
  })

  routes.write(passkeys.beginSigningIn, {
    prepare: async ({ network, now }) => service.over(network, null, now),
    handle: async ({ tx, now }) => {
      const options = await service.beginSigningIn(tx, now)
      return options instanceof Refusal ? options : new SecretReply(options)
    },
  })

  routes.write(passkeys.signIn, {
    event: 'sign-in by passkey',
    // The challenge has been answered: what could be caught later opens nothing.
    signsInAgainFor: CHALLENGE_LIFE,
    prepare: ({ body, now }) => service.checkAnswer(body.credential, null, now),
    handle: async ({ tx, prepared, now }) => {
      const refused = await service.use(tx, prepared, now)
      if (refused) return refused
      const user = await findUser(tx, prepared.userId)
      if (user === null) return refuse('passkeyGone')
      if (user.isClosed) return refuse('accountClosed').with({ userId: user.id })
      return new SignIn(user.id, { message: confirmations.signedIn })
    },
  })
}
