import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anyone, a signed-in user, or a signed-in user with a save. */
export type Access = 'anyone' | 'user' | 'save'

/** Why a call may be refused, by code, with the HTTP status. Each code has its sentence in `content/text/refusals.ts`. */
export type Refusals = Readonly<Record<string, number>>

/** One HTTP endpoint: what a client sends, what the server answers, how it may refuse. */
export interface Endpoint<M extends Method, P extends string, A extends Access, Body extends z.ZodType | null, R extends Refusals, Reply> {
  readonly method: M
  /** Path parameters stand in braces: `/things/{id}`. */
  readonly path: P
  readonly access: A
  /** Checked by the server before the handler runs; null when nothing is read from the body. */
  readonly body: Body
  /** The endpoint's own refusals; those of every endpoint are `commonRefusals`. */
  readonly refusals: R
  /** One line for the API's own description. */
  readonly summary: string
  /** Exists for the type checker only; no endpoint has a value here. */
  readonly reply?: Reply
}

export type AnyEndpoint = Endpoint<Method, string, Access, z.ZodType | null, Refusals, unknown>

/** Declares an endpoint: the type of the reply is given, everything else is read from the literal. */
export const endpoint =
  <Reply>() =>
  <const M extends Method, const P extends string, const A extends Access, Body extends z.ZodType | null, const R extends Refusals>(
    value: Omit<Endpoint<M, P, A, Body, R, Reply>, 'reply'>,
  ): Endpoint<M, P, A, Body, R, Reply> =>
    value

/** What any endpoint may answer besides its own refusals. */
export const commonRefusals = {
  badBody: 422,
  badToken: 419,
  signedOut: 401,
  noSave: 409,
  tooFast: 429,
  tooLarge: 413,
  notFound: 404,
  unexpected: 500,
  databaseAway: 503,
} as const satisfies Refusals

/** The body of every refusal. */
export interface RefusalBody {
  readonly message: string
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
export interface Done {
  readonly message: string
}
