import type { Chance } from '../machine/chance.ts'
import { COMMON_PASSWORDS } from '../judge/model/account.ts'
import type { Action, Answer, Json } from '../judge/model/state.ts'
import * as calls from './account-calls.ts'
import type { Call } from './calls.ts'

/** What an owner believes, whichever device it was seen on. The likeliest comes first. */
export interface OwnerView {
  readonly email: string
  /** All that may be the password, or was. */
  readonly passwords: readonly string[]
  /** All recovery codes that were told; the used ones too. */
  readonly codes: readonly string[]
  /** Of sessions on other devices. */
  readonly ids: readonly string[]
}

const WEIGHTS = {
  me: 10,
  situation: 4,
  sessions: 12,
  rename: 12,
  changePassword: 14,
  newRecoveryCode: 7,
  recover: 7,
  endSession: 8,
  endOthers: 7,
  login: 6,
  logout: 6,
  register: 1,
  close: 1,
} as const

const SIGNED_OUT = { login: 55, recover: 25, me: 6, situation: 4, register: 6, changePassword: 4 } as const

/** A thief holds a cookie and knows no secret. */
const THIEF = { me: 40, sessions: 15, situation: 10, rename: 10, changePassword: 10, newRecoveryCode: 5, endOthers: 4, logout: 3 } as const

type Kind = keyof typeof WEIGHTS

interface Chooser {
  readonly view: OwnerView
  readonly isSignedIn: boolean
  readonly isThief: boolean
  readonly chance: Chance
  /** Unique among all actions. */
  readonly name: string
}

export function nextAccountCall(chooser: Chooser): Call {
  const { isSignedIn, isThief, chance } = chooser
  const kind = drawn(isThief ? THIEF : isSignedIn ? WEIGHTS : SIGNED_OUT, chance)
  return callOf(kind, chooser)
}

function drawn(weights: Readonly<Partial<Record<Kind, number>>>, chance: Chance): Kind {
  const rows = Object.entries(weights) as readonly (readonly [Kind, number])[]
  let left = chance.unit() * rows.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [kind, weight] of rows) {
    left -= weight
    if (left < 0) return kind
  }
  return 'me'
}

function callOf(kind: Kind, { view: { email, passwords, codes, ids }, isThief, chance, name }: Chooser): Call {
  const fresh = chance.is(0.2) ? chance.pick([...COMMON_PASSWORDS, email, 'aaaaaaaa', 'short']) : `new ${name}`
  const known = isThief ? 'a guess' : likely(passwords, chance)
  switch (kind) {
    case 'me':
    case 'situation':
    case 'sessions':
      return calls.readAccount[kind]
    case 'rename':
      return calls.rename(name.replace(/^.*-/, isThief ? '盗' : '名'))
    case 'changePassword':
      return calls.changePassword(known, fresh)
    case 'newRecoveryCode':
      return calls.newRecoveryCode(known)
    case 'recover':
      return calls.recover(email, likely(codes, chance), fresh)
    case 'endSession':
      return ids.length === 0 ? calls.readAccount.sessions : calls.endSession(chance.pick(ids))
    case 'endOthers':
      return calls.endOthers
    case 'login':
      return calls.login(email, known)
    case 'logout':
      return calls.logout
    case 'register':
      return calls.register(email, '持ち主', fresh)
    case 'close':
      return calls.closeAccount(known)
  }
}

const likely = (all: readonly string[], chance: Chance): string =>
  all.length === 0 ? 'nothing' : chance.is(0.7) ? (all[0] as string) : chance.pick(all)

const first = (one: string, all: readonly string[]): readonly string[] => [one, ...all.filter((other) => other !== one)]

/** A new password may be the right one from now on. */
export function viewAsSent(view: OwnerView, { kind, args }: Action): OwnerView {
  const isNew = ['register', 'changePassword', 'recover'].includes(kind) && !view.passwords.includes(args.password)
  return isNew ? { ...view, passwords: [...view.passwords.slice(0, 1), args.password, ...view.passwords.slice(1)] } : view
}

export function viewAsAnswered(view: OwnerView, { kind, args }: Action, { status, body }: Answer): OwnerView {
  const { passwords, codes } = view
  if (status >= 400) {
    const isWrong = body?.code === 'badLogin' || body?.code === 'wrongPassword'
    const tried = args.current ?? args.password
    return isWrong ? { ...view, passwords: [...passwords.filter((one) => one !== tried), tried] } : view
  }
  if (kind === 'sessions') return { ...view, ids: body.filter((one: Json) => !one.is_current).map((one: Json) => one.id) }
  const told = body?.recovery_code === undefined ? codes : first(body.recovery_code, codes)
  const isProved = ['register', 'login', 'changePassword', 'recover'].includes(kind)
  return { ...view, codes: told, passwords: isProved ? first(args.password, passwords) : passwords }
}
