import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

export const SESSION_COOKIE = 'kageakari_session'
export const TOKEN_COOKIE = 'XSRF-TOKEN'
/** See `KnownDevices`. */
export const DEVICE_COOKIE = 'kageakari_device'

const SESSION_SECONDS = 30 * 24 * 3600
const DEVICE_SECONDS = 365 * 24 * 3600

/** 32 random bytes. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** The database stores tokens as hashes only. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')

/** One cookie's value out of the `Cookie` header; null when it is not there. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) {
      const value = part.slice(equals + 1).trim()
      return value === '' || value.length > 256 ? null : value
    }
  }
  return null
}

export const sessionCookie = (token: string, secure: boolean): string =>
  `${SESSION_COOKIE}=${token}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const endedSessionCookie = (secure: boolean): string =>
  `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Sent with the calls of the account only, login among them. */
export const deviceCookie = (value: string, secure: boolean): string =>
  `${DEVICE_COOKIE}=${value}; Path=/api/account; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Readable by scripts of our own pages. */
export const tokenCookie = (token: string, secure: boolean): string =>
  `${TOKEN_COOKIE}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`

const MOST_KNOWN = 10_000

/**
 * Signed double submit: the same token comes as a cookie and as a header, and is signed together with the session that it belongs to.
 * Another site can neither read nor sign one.
 */
export class CsrfTokens {
  readonly #secret: string
  /** Pairs of token and session whose signature has been checked. */
  readonly #known = new Set<string>()

  constructor(secret: string) {
    this.#secret = secret
  }

  /** A token for the holder of this session cookie (null: a visitor). */
  issue(session: string | null): string {
    const nonce = randomBytes(16).toString('base64url')
    return `${nonce}.${this.#signature(nonce, session)}`
  }

  isGenuine(token: string | null, session: string | null): token is string {
    if (token === null) return false
    const pair = `${token}|${session ?? ''}`
    if (this.#known.has(pair)) return true
    const dot = token.indexOf('.')
    const isGenuine = dot > 0 && sameText(token.slice(dot + 1), this.#signature(token.slice(0, dot), session))
    if (isGenuine) this.#remember(pair)
    return isGenuine
  }

  /** Whether a writing call may pass: header and cookie agree, and both are ours. The header may come URL-encoded. */
  accepts(header: string | readonly string[] | undefined, cookie: string | null, session: string | null): boolean {
    if (typeof header !== 'string' || cookie === null) return false
    return sameText(decoded(header), decoded(cookie)) && this.isGenuine(decoded(cookie), session)
  }

  #remember(pair: string): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.add(pair)
  }

  #signature(nonce: string, session: string | null): string {
    return createHmac('sha256', this.#secret)
      .update(`${nonce}|${session ?? ''}`)
      .digest('base64url')
  }
}

function decoded(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text
  } catch {
    return text
  }
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
