import { hash } from 'node:crypto'
import { mayOwnerBeLimited } from './limits.ts'
import { type Action, agrees, type Answer, type Json, must } from './state.ts'

interface SessionState {
  /** Its beginning; `?` when the server ended before it was told, so that nobody holds it. */
  readonly token: string
  /** As the list of sessions names it; null as long as nobody has seen it. */
  readonly id: string | null
}

interface Receipt {
  readonly isRefusal: boolean
  /** Null when nobody has seen the answer. */
  readonly digest: string | null
  readonly signsIn: boolean
}

/** One address, with or without an account. */
export interface AccountState {
  /** `code`: `?` and the key when the answer that told it was lost. */
  readonly account: { readonly name: string; readonly password: string; readonly code: string; readonly isClosed: boolean } | null
  readonly sessions: readonly SessionState[]
  /** By the session, or the visitor's CSRF cookie, and the key. */
  readonly receipts: Readonly<Record<string, Receipt>>
}

export const NO_ACCOUNT: AccountState = { account: null, sessions: [], receipts: {} }

/** What the model needs of a request besides its body. */
export interface Sender {
  /** The session's cookie. */
  readonly token: string | null
  readonly csrf: string | null
  readonly key: string
  /** Unique among all requests. */
  readonly request: string
  /** Another request with this key was sent before. */
  readonly isRepeat: boolean
  /** The password, and with it the account, may have changed, or have been closed, while it was under way. */
  isRaced?: boolean
  /** No request with this key comes after: its receipt is of no use any more. */
  isLast?: boolean
}

/** An answer, with the token of the session that it opened. */
export interface AccountAnswer extends Answer {
  readonly session?: string
}

interface Given {
  readonly state: AccountState
  /** A `Sender`, and what the call asks for. */
  readonly args: Json
  readonly caller: SessionState | null
  readonly answer: AccountAnswer | null
}

interface Rule {
  readonly isForUsers: boolean
  /** The answer to a key is kept. */
  readonly isKept: boolean
  readonly signsIn?: boolean
  /** Whether `reasons` is not the whole truth: it may be granted where it may be refused. */
  readonly isUnsure?: boolean
  /** The codes that it may be refused with; when there is none, it must be granted. */
  readonly reasons: (given: Given) => readonly string[]
  /** All that may be afterwards. @throws Mismatch when it cannot have got this answer. */
  readonly after: (given: Given) => readonly AccountState[]
}

const MOST_SESSIONS = 20
const UNTOLD = '?'

/** Some of the 10,000 commonest. */
export const COMMON_PASSWORDS: readonly string[] = ['password', '12345678', 'iloveyou']
/** The game's name, long enough for a password. */
export const OF_THE_GAME: readonly string[] = ['kageakari']

/** Token and code are as good as their beginnings, and the states can be read. */
export const beginningOf = (secret: string): string => secret.slice(0, 8)

const never = (): readonly string[] => []
const wrongPassword = ({ state, args }: Given): readonly string[] => (state.account?.password === args.password ? [] : ['wrongPassword'])

/** What a new password is refused for; letter case does not count. */
function newPasswordProblems(password: string, own: readonly string[]): readonly string[] {
  const typed = password.toLowerCase()
  if (password.length < 8) return ['badPassword']
  if (COMMON_PASSWORDS.includes(typed)) return ['commonPassword']
  if ([...OF_THE_GAME, ...own].some((word) => word.toLowerCase() === typed)) return ['ownPassword']
  return new Set(typed).size === 1 ? ['repeatedPassword'] : []
}

const problemsOfHolder = ({ state, args }: Given): readonly string[] =>
  newPasswordProblems(args.password, [args.email, ...(state.account ? [state.account.name] : [])])

const isRightCode = ({ state, args }: Given): boolean => state.account?.code === beginningOf(args.code)
const closedProblems = ({ account }: AccountState): readonly string[] => (account?.isClosed === true ? ['accountClosed'] : [])

/** Closed between the look at the password and the deed: no document says with which code that is refused. */
const closedAtSignIn = (state: AccountState, { isRaced }: Sender): readonly string[] =>
  closedProblems(state).flatMap((code) => (isRaced === true ? [code, 'badLogin'] : [code]))

const reading = { isForUsers: true, isKept: false, reasons: never }
const signingIn = { isForUsers: false, isKept: true, signsIn: true }
const changing = { isForUsers: true, isKept: true }
/** By an operator, whose order names the account. */
const moderating = { isForUsers: false, isKept: false, reasons: ({ state }: Given) => (state.account ? [] : ['noAccount']) }

/** Of an account that was reset: matches nothing that is typed. */
const NO_PASSWORD = '(none)'

/** The calls of the account. */
const rules: Readonly<Record<string, Rule>> = {
  situation: {
    ...reading,
    isForUsers: false,
    after({ state, caller, answer }) {
      const status = answer?.body.status
      must(status === (caller ? 'signed' : 'unsigned'), `situation ${status}`)
      return [state]
    },
  },
  me: {
    ...reading,
    after({ state, args, answer }) {
      const { name, email, has_recovery_code: hasCode } = answer?.body ?? {}
      must(name === state.account?.name, `name ${name} instead of ${state.account?.name}`)
      must(email === args.email && hasCode === true, `address ${email}, ${hasCode ? 'a' : 'no'} recovery code`)
      return [state]
    },
  },
  sessions: { ...reading, after: ({ state, caller, answer }) => [listed(state, caller, answer?.body ?? [])] },
  register: {
    ...signingIn,
    reasons: ({ state, args, caller }) => [
      ...(caller ? ['alreadySignedIn'] : []),
      ...(state.account ? ['emailTaken'] : []),
      ...newPasswordProblems(args.password, [args.email, args.name]),
    ],
    after: (given) => opened({ ...given, state: withCode({ ...NO_ACCOUNT, account: newAccount(given.args) }, given) }),
  },
  login: {
    ...signingIn,
    reasons: ({ state, args }) => (state.account?.password === args.password ? closedAtSignIn(state, args) : ['badLogin']),
    after: opened,
  },
  recover: {
    ...signingIn,
    isUnsure: true,
    reasons: (given) => [
      // Also the right code is refused when a new password was set between the look at the code and the deed: it stays good.
      ...(isRightCode(given) && given.args.isRaced !== true ? [] : ['badRecovery']),
      ...(isRightCode(given) ? closedProblems(given.state) : []),
      ...problemsOfHolder(given),
    ],
    after(given) {
      const { state, args, answer } = given
      const isGood = isRightCode(given) && closedProblems(state).length === 0 && problemsOfHolder(given).length === 0
      must(answer === null || isGood, 'recovered by a code that is not good, to a bad password, or a closed account')
      return isGood ? opened({ ...given, state: withCode(withPassword(state, args.password), given) }) : []
    },
  },
  changePassword: {
    isForUsers: true,
    isKept: true,
    signsIn: true,
    reasons: (given) => [...(given.state.account?.password === given.args.current ? [] : ['wrongPassword']), ...problemsOfHolder(given)],
    after: (given) => opened({ ...given, state: withPassword(given.state, given.args.password) }),
  },
  logout: {
    isForUsers: false,
    isKept: false,
    reasons: never,
    after: ({ state, caller }) => [caller ? { ...without(state, caller), receipts: {} } : state],
  },
  rename: {
    ...changing,
    reasons: never,
    after: ({ state, args }) => [{ ...state, account: state.account && { ...state.account, name: args.name } }],
  },
  newRecoveryCode: { ...changing, reasons: wrongPassword, after: (given) => [withCode(given.state, given)] },
  endSession: {
    ...changing,
    isUnsure: true,
    reasons: ({ state, args, caller }) => (othersWith(state, caller, args.id).some(({ id }) => id !== null) ? [] : ['sessionGone']),
    after({ state, args, caller, answer }) {
      const named = othersWith(state, caller, args.id)
      const known = named.filter(({ id }) => id !== null)
      must(answer === null || named.length > 0, 'a session ended that is none')
      return (known.length > 0 ? known : named).map((one) => ({ ...without(state, one), receipts: {} }))
    },
  },
  endOthers: {
    ...changing,
    reasons: never,
    after: ({ state, caller }) => [{ ...state, sessions: caller ? [caller] : [], receipts: {} }],
  },
  close: { isForUsers: true, isKept: false, reasons: wrongPassword, after: () => [NO_ACCOUNT] },
  closeAccount: { ...moderating, after: ({ state }) => [{ ...withClosed(state, true), sessions: [], receipts: {} }] },
  openAccount: { ...moderating, after: ({ state }) => [withClosed(state, false)] },
  resetAccount: { ...moderating, after: (given) => [withCode(withPassword(given.state, NO_PASSWORD), given)] },
}

/**
 * One address, written from wire.md, server-rules.md and accounts.md, not from the program. Each request is judged by itself: the state holds the
 * receipts.
 * @param answer null when nobody knows what was said.
 * @returns all states that may be after a request that took effect. @throws Mismatch when it cannot have got this answer.
 */
export function afterAccountCall(state: AccountState, { kind, args }: Action, answer: AccountAnswer | null): readonly AccountState[] {
  const rule = rules[kind]
  if (rule === undefined) throw new Error(`The model knows no ${kind}`)
  // The CSRF tokens are not modelled. These leave nothing.
  if (answer?.status === 419) return [state]
  if (answer?.status === 429) {
    must(answer.load !== undefined && mayOwnerBeLimited(answer.load), `told to wait after ${answer.load?.sent} requests`)
    return [state]
  }
  const caller = state.sessions.find(({ token }) => token === args.token) ?? null
  const receipt = state.receipts[nameOf(args)]
  const given = { state, args, caller, answer }
  if (rule.isForUsers && caller === null && receipt?.signsIn !== true) {
    // The session was looked at first, then the password, which was another by then.
    const isSeenTooLate = args.isRaced === true && answer?.body?.code === 'wrongPassword'
    must(answer === null || answer.status === 401 || isSeenTooLate, `answered with ${answer?.status} to nobody`)
    return answer === null ? [] : [state]
  }
  // What was to be repeated has ended between two looks at it.
  if (answer?.body?.code === 'badKey' && args.isRepeat) return [state]
  return receipt === undefined ? judged(rule, given) : repeated(given, receipt)
}

function judged(rule: Rule, given: Given): readonly AccountState[] {
  const { state, args, caller, answer } = given
  const reasons = rule.reasons(given)
  const kept = (states: readonly AccountState[], isRefusal: boolean): readonly AccountState[] =>
    states.map((one) =>
      withReceipt(one, args, { isRefusal, digest: answer && digestOf(answer), signsIn: !isRefusal && rule.signsIn === true }),
    )
  // A visitor's refusal leaves no receipt.
  const refused = (): readonly AccountState[] => (caller === null ? [state] : kept([state], true))
  if (answer !== null && answer.status >= 400) {
    const { status, body } = answer
    must(reasons.includes(body?.code), `refused with ${status} ${body?.code} without a reason`)
    return refused()
  }
  const mayBeGranted = reasons.length === 0 || rule.isUnsure === true
  must(answer === null || mayBeGranted, `granted in spite of ${reasons.join()}`)
  const granted = mayBeGranted ? rule.after(given) : []
  const unseen = answer === null && reasons.length > 0 && caller !== null ? refused() : []
  return [...(rule.isKept ? kept(granted, false) : granted), ...unseen]
}

/** The first answer comes again; that of a sign-in opens a session again. */
function repeated(given: Given, { isRefusal, digest, signsIn }: Receipt): readonly AccountState[] {
  const { state, args, answer } = given
  if (answer === null) return signsIn ? opened(given) : []
  must(
    answer.status >= 400 === isRefusal && agrees(digest, digestOf(answer)),
    `${answer.status} ${JSON.stringify(answer.body)} to a key with another answer`,
  )
  const { account } = state
  const isToldNow = account?.code === `?${args.key}`
  const told = isToldNow ? { ...state, account: { ...account, code: beginningOf(answer.body.recovery_code) } } : state
  const seen = withReceipt(told, args, { isRefusal, digest: digestOf(answer), signsIn })
  return signsIn ? opened({ ...given, state: seen }) : [seen]
}

const nameOf = ({ token, csrf, key }: Sender): string => `${token ?? `visitor ${csrf}`} ${key}`

function withReceipt(state: AccountState, args: Sender, receipt: Receipt): AccountState {
  const { [nameOf(args)]: _before, ...others } = state.receipts
  return { ...state, receipts: args.isLast === true ? others : { ...others, [nameOf(args)]: receipt } }
}

/** The id of the request in an error's body is its own. */
const digestOf = ({ status, body }: Answer): string =>
  status >= 400 ? `${status} ${body?.code}` : hash('sha1', JSON.stringify(body), 'base64url').slice(0, 10)

const newAccount = ({ name, password }: Json): NonNullable<AccountState['account']> => ({ name, password, code: '', isClosed: false })

/** A new password ends all sessions and receipts. */
const withPassword = ({ account }: AccountState, password: string): AccountState => ({
  account: account && { ...account, password },
  sessions: [],
  receipts: {},
})

const withClosed = ({ account, ...state }: AccountState, isClosed: boolean): AccountState => ({
  ...state,
  account: account && { ...account, isClosed },
})

function withCode(state: AccountState, { args, answer }: Given): AccountState {
  const { account } = state
  if (account === null) return state
  const code = answer === null ? `?${args.key}` : beginningOf(answer.body.recovery_code)
  must(code !== account.code, 'the same recovery code again')
  return { ...state, account: { ...account, code } }
}

const without = (state: AccountState, session: SessionState): AccountState => ({
  ...state,
  sessions: state.sessions.filter((one) => one !== session),
})

/** With a new session in place of the one that the request came with; of too many, some other ends. */
function opened({ state, args, answer }: Given): readonly AccountState[] {
  must(answer === null || answer.session !== undefined, 'signed in without a session')
  const token = answer?.session ?? UNTOLD
  must(token === UNTOLD || (token !== args.token && !state.sessions.some((one) => one.token === token)), 'a token that there was before')
  const others = state.sessions.filter((one) => one.token !== args.token)
  const kept = others.length < MOST_SESSIONS ? [others] : others.map((gone) => others.filter((one) => one !== gone))
  return kept.map((sessions) => ({
    ...state,
    sessions: [{ token, id: null }, ...sessions].toSorted((one, other) => (one.token < other.token ? -1 : 1)),
  }))
}

/** The other sessions that have the id, or may have it. */
function othersWith({ sessions }: AccountState, caller: SessionState | null, wanted: string): readonly SessionState[] {
  if (caller?.id === wanted) return []
  return sessions.filter(({ token, id }) => token !== caller?.token && agrees(id, wanted))
}

function listed(state: AccountState, caller: SessionState | null, rows: readonly Json[]): AccountState {
  const { sessions } = state
  const ids: readonly string[] = rows.map(({ id }) => id)
  const own = rows.filter((row) => row.is_current)
  must(own.length === 1 && new Set(ids).size === ids.length, `${own.length} current of ${ids.join()}`)
  must(rows.length === sessions.length, `${rows.length} sessions instead of ${sessions.length}`)
  must(caller !== null && agrees(caller.id, own[0].id), `the session's id was ${caller?.id}, is ${own[0].id}`)
  const named = sessions.map((one) => (one === caller ? { ...one, id: own[0].id as string } : one))
  must(
    named.every(({ id }) => id === null || ids.includes(id)),
    `the ids ${ids.join()} instead of ${named.map(({ id }) => id).join()}`,
  )
  const left = ids.filter((id) => !named.some((one) => one.id === id))
  return { ...state, sessions: left.length === 1 ? named.map((one) => ({ ...one, id: one.id ?? (left[0] as string) })) : named }
}
