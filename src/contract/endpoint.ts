import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anyone, a signed-in user, or a signed-in user with a save. */
export type Access = 'anyone' | 'user' | 'save'

/** Why a call may be refused, by code, with the HTTP status. Each code has its sentence in `content/text/refusals.ts`. */
export type Refusals = Readonly<Record<string, number>>

/** One HTTP endpoint: what a client sends, what the server answers, how it may refuse. */
export interface Endpoint<
  M extends Method,
  P extends string,
  A extends Access,
  Body extends z.ZodType | null,
  R extends Refusals,
  Reply extends z.ZodType,
> {
  readonly method: M
  /** Path parameters stand in braces: `/things/{id}`. */
  readonly path: P
  readonly access: A
  /** Checked by the server before the handler runs; null when nothing is read from the body. */
  readonly body: Body
  /** Of a success; null is sent as 204. The server does not check its own replies; tests do. */
  readonly reply: Reply
  /** The endpoint's own refusals; those of every endpoint are `commonRefusals`. */
  readonly refusals: R
  /** Of the sentences in refusals; left out: Japanese. */
  readonly language?: 'en'
  /** A field of refusals that holds the same text as `message`. */
  readonly alsoAs?: 'error' | 'errorMessage'
  /** One line for the API's own description. */
  readonly summary: string
}

export type AnyEndpoint = Endpoint<Method, string, Access, z.ZodType | null, Refusals, z.ZodType>

/** Declares an endpoint, with the types of its literal. */
export const endpoint = <
  const M extends Method,
  const P extends string,
  const A extends Access,
  Body extends z.ZodType | null,
  const R extends Refusals,
  Reply extends z.ZodType,
>(
  value: Endpoint<M, P, A, Body, R, Reply>,
): Endpoint<M, P, A, Body, R, Reply> => value

/** What any endpoint may answer besides its own refusals. */
export const commonRefusals = {
  badRequest: 400,
  badBody: 422,
  badKey: 422,
  badToken: 419,
  signedOut: 401,
  noSave: 409,
  tooFast: 429,
  tooLarge: 413,
  headersTooLarge: 431,
  tooSlow: 408,
  badRange: 416,
  notFound: 404,
  unexpected: 500,
  databaseAway: 503,
} as const satisfies Refusals

/** The body of every refusal. (The purchases calls answer a bad body with the failing fields alone.) */
export interface RefusalBody {
  readonly message: string
  /** Why, as a stable word: one of the endpoint's `refusals` or of `commonRefusals`. Clients decide by it. */
  readonly code: string
  /** The request's id, which stands in the header `x-request-id` and in the server's log too. */
  readonly request_id: string
  /** The English sentence that the specification quotes for the same case. */
  readonly reason?: string
  /** On `shop/*`: the same text as `message`. */
  readonly error?: string
  /** On `menu/plaza/bbs/*`: the same text as `message`. */
  readonly errorMessage?: string
  /** On the account calls: the failing fields with their sentences. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

/** The reply of calls that only say that it is done. */
export const messageReply = z.object({ message: z.string() })
