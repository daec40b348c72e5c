import { createHmac } from 'node:crypto'

/** What a writing call of the account does, for the log. */
export type SecurityEvent =
  | 'registration'
  | 'sign-in'
  | 'sign-in by passkey'
  | 'sign-out'
  | 'new password'
  | 'recovery'
  | 'new recovery code'
  | 'recovery letter'
  | 'confirmation letter'
  | 'address confirmed'
  | 'passkey begun'
  | 'new passkey'
  | 'passkey removed'
  | 'sessions ended'
  | 'deletion'

interface Noted {
  /** null: of nobody who is known. */
  readonly userId: number | null
  /** See `networkOf`. */
  readonly network: string
  /** Why it was refused; null: it was done. */
  readonly refusal: string | null
}

/** Writes down who did what to which account, by id; from where by a keyed hash that tells only whether two lines have the same address. */
export class SecurityLog {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** A keyed hash of an address. @param network see `networkOf` */
  from(network: string): string {
    return createHmac('sha256', this.#secret).update(network).digest('base64url').slice(0, 12)
  }

  note(log: { info(line: object, message: string): void }, event: SecurityEvent, { userId, network, refusal }: Noted): void {
    log.info(
      { event, user: userId, from: this.from(network), ...(refusal === null ? {} : { code: refusal }) },
      refusal === null ? 'account' : 'account refused',
    )
  }
}
