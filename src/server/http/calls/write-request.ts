import type { BodyOf, CodesOf, ParamsOf, ReplyOf } from '../../../contract/api.ts'
import type { AnyEndpoint, commonRefusals } from '../../../contract/endpoint.ts'
import { deleteReceiptsOf, type Receipt, storeReceipt } from '../../store/rows/receipts.ts'
import { lockUserOf } from '../../store/rows/locks.ts'
import { deleteSession, touchSession } from '../../store/rows/account/sessions.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { BodyProblem, readBody } from './body.ts'
import type { Client } from './client.ts'
import { SecretReply, SignIn, SignOut } from '../answers/outcome.ts'
import { type IdempotencyKey, receiptFor, receiptToRepeat, sealed, unsealed } from '../answers/receipt.ts'
import { statusOf } from '../answers/refusal-body.ts'
import { Refusal, type RefusalParts, refuse } from '../../refusal.ts'
import type { SecurityEvent } from '../../security/security-log.ts'
import type { Surroundings } from '../../surroundings.ts'
import { writeOrRollBack } from '../answers/roll-back.ts'
import { type Caller, type CallerOf, findCaller, isStale, noSaveRefusal, openSession, signedOutRefusal } from '../session/session.ts'

export type CodeOf<E> = Extract<CodesOf<E> | keyof typeof commonRefusals, string>
type WriteOutcome<E> = ReplyOf<E> | Refusal<CodeOf<E>> | SecretReply<ReplyOf<E>> | SignIn<ReplyOf<E>> | SignOut<ReplyOf<E>>

interface PrepareContext<E extends AnyEndpoint> {
  readonly body: BodyOf<E>
  readonly caller: CallerOf<E['access']>
  readonly network: string
  readonly deviceCookie: string | null
  readonly now: number
}

interface HandleContext<E extends AnyEndpoint, Prepared> {
  readonly tx: Tx
  readonly body: BodyOf<E>
  readonly caller: CallerOf<E['access']>
  readonly params: ParamsOf<E['path']>
  readonly prepared: Prepared
  readonly now: number
}

export interface WriteOptions<E extends AnyEndpoint, Prepared> {
  /** What takes long (hashing a password) and so happens before the transaction. */
  readonly prepare?: (context: PrepareContext<E>) => Promise<Prepared | Refusal<CodeOf<E>>>
  /** Runs in a transaction, which is rolled back when it returns a refusal. */
  readonly handle: (context: HandleContext<E, Prepared>) => Promise<WriteOutcome<E>>
  /** What it is called in the log of what is done to accounts; left out: it is not written there. */
  readonly event?: SecurityEvent
  /** For how long a lost answer that signs in is given again, in ms; left out: as long as its receipt is kept. */
  readonly signsInAgainFor?: number
  /** True for bodies that carry their own guard against being done twice, and so need no receipt. */
  readonly guardsItself?: (body: BodyOf<E>) => boolean
  /** What an answer to a body that fails the schema holds besides the sentence of its first problem. */
  readonly onBadBody?: (problems: readonly BodyProblem[]) => RefusalParts
}

/** A writing request that has passed the guard. */
export interface WriteRequest<E extends AnyEndpoint, Prepared> {
  readonly endpoint: E
  readonly options: WriteOptions<E, Prepared>
  readonly client: Client
  /** null when the path names what cannot exist. */
  readonly params: ParamsOf<E['path']> | null
  readonly parsed: ReturnType<typeof readBody>
  readonly key: IdempotencyKey | null
  readonly now: number
  readonly bytes: Surroundings['bytes']
}

/** What a writing call is answered with, and kept as by its receipt. */
export interface HttpAnswer {
  readonly status: number
  readonly body: string
  /** The client's session token from now on; null: none; left out: as before. */
  readonly session?: string | null
  /** The user as whom the client has just signed in. */
  readonly signedInAs?: number
  /** The user for whom it was done just now; left out: it was answered before. */
  readonly doneFor?: number | null
}

/** What `prepare` made, or null when there is a receipt, so that nothing will be handled. */
type Preparation<Prepared> = { readonly prepared: Prepared } | null

export async function answerTo<E extends AnyEndpoint, Prepared>(
  store: Store,
  request: WriteRequest<E, Prepared>,
): Promise<HttpAnswer | Refusal> {
  const preparation = await prepare(store, request)
  const answer = preparation instanceof Refusal ? preparation : await writeOrRollBack(store, (tx) => perform(tx, request, preparation))
  return answer instanceof Refusal ? keepRefusal(store, request, answer) : answer
}

/** Statuses of refusals that may be tried again with the same key, besides every 5xx. */
const MAY_BE_TRIED_AGAIN: readonly number[] = [401, 419, 429]

/**
 * Stores the receipt of a refusal, in a transaction of its own: the call's is rolled back by now. Where another copy of the call was answered
 * in between, this one gets the same answer.
 */
async function keepRefusal<E extends AnyEndpoint, Prepared>(
  store: Store,
  request: WriteRequest<E, Prepared>,
  refusal: Refusal,
): Promise<HttpAnswer | Refusal> {
  const { endpoint, client, key, now } = request
  const status = statusOf(refusal.code, endpoint.refusals ?? {})
  const { sessionHash } = client
  if (key === null || sessionHash === null || refusal.code === 'badKey' || status >= 500 || MAY_BE_TRIED_AGAIN.includes(status))
    return refusal
  return store.write(async (tx) => {
    await lockUserOf(tx, sessionHash)
    const caller = await findCaller(tx, client, now)
    const receipt = await receiptToRepeat(tx, key)
    if (receipt && (caller || opensSession(receipt))) return receipt instanceof Refusal ? receipt : repeat(tx, receipt, request)
    if (!caller) return refusal
    const body = JSON.stringify(refusal)
    await storeReceipt(tx, key, { status, body, fingerprint: key.fingerprint, userId: caller.userId, signsIn: false }, now)
    return refusal
  })
}

async function prepare<E extends AnyEndpoint, Prepared>(
  store: Store,
  request: WriteRequest<E, Prepared>,
): Promise<Preparation<Prepared> | Refusal> {
  const { options, client, key, now } = request
  if (!options.prepare) return { prepared: null as Prepared }
  const caller = await store.read((tx) => findCaller(tx, client, now))
  const receipt = await store.read((tx) => receiptFor(tx, key))
  const checked = check(request, { caller, receipt, hadReceipt: false })
  if (checked instanceof Refusal) return checked
  if ('receipt' in checked) return null
  const { network, deviceCookie } = client
  const prepared = await options.prepare({ ...checked, network, deviceCookie, now })
  return prepared instanceof Refusal ? prepared : { prepared }
}

interface Found {
  readonly caller: Caller | null
  /** Of the call's key. */
  readonly receipt: Receipt | Refusal | null
  /** Whether there was one when the call was prepared. */
  readonly hadReceipt: boolean
}

type Checked<E extends AnyEndpoint> = { readonly receipt: Receipt } | Pick<HandleContext<E, unknown>, 'body' | 'caller'>

/** Checks who calls with what, before the call is prepared and again before it is handled. @returns the receipt to answer from, or what is to be handled. */
function check<E extends AnyEndpoint, Prepared>(
  { endpoint, options, parsed }: WriteRequest<E, Prepared>,
  { caller, receipt, hadReceipt }: Found,
): Checked<E> | Refusal {
  const signedOut = signedOutRefusal(endpoint.access, caller)
  if (signedOut && !opensSession(receipt)) return signedOut
  if (receipt) return receipt instanceof Refusal ? receipt : { receipt }
  // It has ended since.
  if (hadReceipt) return refuse('badKey')
  const denied = noSaveRefusal(endpoint.access, caller)
  if (denied) return denied
  if ('problems' in parsed) return badBody(options, parsed.problems)
  return { body: parsed.body as BodyOf<E>, caller: caller as CallerOf<E['access']> }
}

/** Everything that happens inside the transaction. */
async function perform<E extends AnyEndpoint, Prepared>(
  tx: Tx,
  request: WriteRequest<E, Prepared>,
  preparation: Preparation<Prepared>,
): Promise<HttpAnswer | Refusal> {
  const { client, options, now } = request
  if (client.sessionHash !== null) await lockUserOf(tx, client.sessionHash)
  const caller = await findCaller(tx, client, now)
  const answer = await performFor(tx, caller, request, preparation)
  // Calls of the account tell themselves whose account was tried.
  return answer instanceof Refusal && caller && !options.event ? answer.with({ userId: caller.userId }) : answer
}

async function performFor<E extends AnyEndpoint, Prepared>(
  tx: Tx,
  caller: Caller | null,
  request: WriteRequest<E, Prepared>,
  preparation: Preparation<Prepared>,
): Promise<HttpAnswer | Refusal> {
  const { options, params, key, now } = request
  const receipt = await receiptToRepeat(tx, key)
  const checked = check(request, { caller, receipt, hadReceipt: preparation === null })
  if (checked instanceof Refusal) return checked
  if ('receipt' in checked) return repeat(tx, checked.receipt, request)
  if (params === null) return refuse('notFound')
  const outcome = await options.handle({ tx, now, params, ...checked, prepared: preparation?.prepared as Prepared })
  if (outcome instanceof Refusal) return outcome
  if (outcome instanceof SignIn) return signIn(tx, request, outcome)
  if (outcome instanceof SignOut) return signOut(tx, caller, outcome)
  return settle(tx, request, caller, outcome)
}

/** A new password ends the session that it was sent in: sent again with its key it is answered all the same, and signs in. */
const opensSession = (receipt: Receipt | Refusal | null): boolean => receipt !== null && !(receipt instanceof Refusal) && receipt.signsIn

async function repeat<E extends AnyEndpoint, Prepared>(
  tx: Tx,
  { status, body, userId, signsIn, createdAt }: Receipt,
  request: WriteRequest<E, Prepared>,
): Promise<HttpAnswer | Refusal> {
  if (status >= 400) return refusalAgain(body)
  const { client, now, options } = request
  if (!signsIn) return { status, body: unsealed(body, client) }
  if (now - createdAt > (options.signsInAgainFor ?? Infinity)) return refuse('badKey')
  return { status, body: unsealed(body, client), session: await openSession(tx, userId, client, request), signedInAs: userId }
}

/** The refusal that a receipt holds as JSON. Its answer is written anew, with the id of this request. */
function refusalAgain(body: string): Refusal {
  const { code, ...parts } = JSON.parse(body) as Refusal
  return new Refusal(code, parts)
}

async function signIn<E extends AnyEndpoint, Prepared>(
  tx: Tx,
  request: WriteRequest<E, Prepared>,
  { userId, reply, isSecret }: SignIn<ReplyOf<E>>,
): Promise<HttpAnswer> {
  const { client, key, now, bytes } = request
  const session = await openSession(tx, userId, client, request)
  const answer = { status: 200, body: JSON.stringify(reply), session, signedInAs: userId, doneFor: userId }
  if (key) {
    const body = isSecret ? sealed(answer.body, client, bytes) : answer.body
    await storeReceipt(tx, key, { ...answer, body, fingerprint: key.fingerprint, userId, signsIn: true }, now)
  }
  return answer
}

async function signOut(tx: Tx, caller: Caller | null, { reply }: SignOut<unknown>): Promise<HttpAnswer> {
  if (caller) {
    await deleteSession(tx, caller.sessionHash)
    await deleteReceiptsOf(tx, caller.userId)
  }
  return { status: 200, body: JSON.stringify(reply), session: null, doneFor: caller?.userId ?? null }
}

async function settle<E extends AnyEndpoint, Prepared>(
  tx: Tx,
  { client, key, now, bytes }: WriteRequest<E, Prepared>,
  caller: Caller | null,
  outcome: ReplyOf<E> | SecretReply<ReplyOf<E>>,
): Promise<HttpAnswer> {
  const isSecret = outcome instanceof SecretReply
  const reply = isSecret ? outcome.reply : outcome
  const doneFor = caller?.userId ?? null
  const answer = { doneFor, ...(reply === null ? { status: 204, body: '' } : { status: 200, body: JSON.stringify(reply) }) }
  if (key && caller) {
    const body = isSecret ? sealed(answer.body, client, bytes) : answer.body
    await storeReceipt(tx, key, { ...answer, body, fingerprint: key.fingerprint, userId: caller.userId, signsIn: false }, now)
  }
  if (!caller || client.sessionToken === null || !isStale(caller, now)) return answer
  await touchSession(tx, caller.sessionHash, now)
  return { ...answer, session: client.sessionToken }
}

function badBody<E extends AnyEndpoint, Prepared>(options: WriteOptions<E, Prepared>, problems: readonly BodyProblem[]): Refusal {
  return new Refusal(problems[0]?.code ?? 'badBody', options.onBadBody?.(problems))
}
