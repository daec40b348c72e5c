import type { RefusalCode } from '../contract/api.ts'

export interface RefusalParts {
  readonly beside?: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds?: number | null
  readonly bareBody?: Readonly<Record<string, unknown>> | null
  readonly userId?: number | null
}

/** An expected refusal. Services return it; the transaction is then rolled back. */
export class Refusal<Code extends string = string> {
  readonly code: Code
  /** Further fields of the answer. */
  readonly beside: Readonly<Record<string, unknown>>
  /** For 429 and 503. */
  readonly retryAfterSeconds: number | null
  /** The whole body, where it must not have the usual form. */
  readonly bareBody: Readonly<Record<string, unknown>> | null
  /** Whose account was tried, for the log alone. */
  readonly userId: number | null

  constructor(code: Code, { beside = {}, retryAfterSeconds = null, bareBody = null, userId = null }: RefusalParts = {}) {
    this.code = code
    this.beside = beside
    this.retryAfterSeconds = retryAfterSeconds
    this.bareBody = bareBody
    this.userId = userId
  }

  /** This refusal with other parts. */
  with(parts: RefusalParts): Refusal<Code> {
    const { beside, retryAfterSeconds, bareBody, userId } = this
    return new Refusal(this.code, { beside, retryAfterSeconds, bareBody, userId, ...parts })
  }
}

export const refuse = <const Code extends RefusalCode>(code: Code, beside: Readonly<Record<string, unknown>> = {}): Refusal<Code> =>
  new Refusal(code, { beside })

/** The same call may be repeated after these seconds. */
export const refuseFor = <const Code extends RefusalCode>(code: Code, seconds: number): Refusal<Code> =>
  new Refusal(code, { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) })
