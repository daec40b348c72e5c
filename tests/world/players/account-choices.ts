import type { Chance } from '../machine/chance.ts'
import { COMMON_PASSWORDS, OF_THE_GAME } from '../judge/model/account.ts'
import type { Action, Answer, Json } from '../judge/model/state.ts'
import * as calls from './account-calls.ts'
import type { Call } from './calls.ts'

/** What an owner believes, whichever device it was seen on. The likeliest comes first. */
export interface OwnerView {
  readonly email: string
  readonly name: string
  /** All that may be the password, or was. */
  readonly passwords: readonly string[]
  /** All recovery codes that were told; the used ones too. */
  readonly codes: readonly string[]
  /** Of sessions on other devices than the one that has listed them last. */
  readonly ids: readonly string[]
}

/** With eight characters or more: the longest name is a password too. */
export const FIRST_NAME = '灯籠の持ち主その人'
const SHORTEST_PASSWORD = 8

const WEIGHTS = {
  me: 10,
  situation: 4,
  sessions: 8,
  rename: 12,
  changePassword: 11,
  newRecoveryCode: 7,
  recover: 7,
  endSession: 18,
  endOthers: 5,
  login: 6,
  logout: 6,
  register: 1,
  close: 1,
} as const

const SIGNED_OUT = { login: 55, recover: 25, me: 6, situation: 4, register: 6, changePassword: 4 } as const

/** A thief holds a cookie and knows no secret. */
const THIEF = {
  me: 40,
  sessions: 15,
  situation: 10,
  rename: 10,
  changePassword: 10,
  newRecoveryCode: 5,
  endSession: 8,
  endOthers: 4,
  logout: 3,
} as const

type Kind = keyof typeof WEIGHTS

interface Chooser {
  readonly view: OwnerView
  /** Ids of sessions of other accounts. */
  readonly strangers: readonly string[]
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

function callOf(kind: Kind, { view, strangers, isThief, chance, name }: Chooser): Call {
  const { email, passwords, codes, ids } = view
  const fresh = chance.is(0.3) ? chance.pick(badPasswords(view)) : `new ${name}`
  const known = isThief ? 'a guess' : likely(passwords, chance)
  switch (kind) {
    case 'me':
    case 'situation':
    case 'sessions':
      return calls.readAccount[kind]
    case 'rename':
      return calls.rename(`${isThief ? '盗' : '名'}${name.replace(/^.*-/, '')}`.padEnd(SHORTEST_PASSWORD, '々'))
    case 'changePassword':
      return calls.changePassword(known, fresh)
    case 'newRecoveryCode':
      return calls.newRecoveryCode(known)
    case 'recover':
      return calls.recover(email, likely(codes, chance, 0.5), fresh)
    case 'endSession':
      return endSession(strangers.length > 0 && chance.is(0.2) ? strangers : ids, chance)
    case 'endOthers':
      return calls.endOthers
    case 'login':
      return calls.login(email, known)
    case 'logout':
      return calls.logout
    case 'register':
      return calls.register(email, FIRST_NAME, fresh)
    case 'close':
      return calls.closeAccount(known)
  }
}

const badPasswords = ({ email, name }: OwnerView): readonly string[] => [
  ...COMMON_PASSWORDS,
  'aaaaaaaa',
  'short',
  ...[email, name, ...OF_THE_GAME].flatMap((own) => [own, own.toUpperCase()]),
]

const endSession = (ids: readonly string[], chance: Chance): Call =>
  ids.length === 0 ? calls.readAccount.sessions : calls.endSession(chance.pick(ids))

const likely = (all: readonly string[], chance: Chance, isFirst = 0.7): string =>
  all.length === 0 ? 'nothing' : chance.is(isFirst) ? (all[0] as string) : chance.pick(all)

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
  if (kind === 'rename') return { ...view, name: args.name }
  if (kind === 'me') return { ...view, name: body.name }
  if (kind === 'sessions') return { ...view, ids: body.filter((one: Json) => !one.is_current).map((one: Json) => one.id) }
  const told = body?.recovery_code === undefined ? codes : first(body.recovery_code, codes)
  const isProved = ['register', 'login', 'changePassword', 'recover'].includes(kind)
  return { ...view, codes: told, passwords: isProved ? first(args.password, passwords) : passwords }
}

/** A thief learns nothing for the owner but which sessions there are. */
export const viewOfThief = (view: OwnerView, action: Action, answer: Answer): OwnerView =>
  action.kind === 'sessions' ? viewAsAnswered(view, action, answer) : view
