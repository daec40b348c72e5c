import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { type Cookies, parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { Surroundings } from '../../surroundings.ts'

/** The session's, without TLS. */
export const SESSION_COOKIE = 'kageakari_session'
/** The session's, over TLS: a cookie so named can be set by this host only, and over TLS only (docs/decisions/0023). */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`
export const TOKEN_COOKIE = 'XSRF-TOKEN'
/** See `KnownDevices`. Without TLS, and over it until November 2026. */
export const DEVICE_COOKIE = 'kageakari_device'
/** Over TLS: a cookie so named can be set over TLS only. */
export const SECURE_DEVICE_COOKIE = `__Secure-${DEVICE_COOKIE}`

/** A session that was not used for so many seconds has expired, and so has its cookie: thirty days. */
export const SESSION_SECONDS = 30 * 24 * 3600
const DEVICE_SECONDS = 365 * 24 * 3600

/** Of the tokens that are given over TLS: under the name without prefix they count for nothing. */
const HOST_TOKEN = 'host.'

/** 32 random bytes. */
export const newSessionToken = (secure: boolean, bytes: Surroundings['bytes']): string =>
  `${secure ? HOST_TOKEN : ''}${bytes(32).toString('base64url')}`

/** The database stores tokens as hashes only. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')

const LONGEST_VALUE = 256

/** The cookies of a `Cookie` header, by name; of several with one name the first. A value that is empty or longer than 256 characters counts as none. */
export const readCookies = (header: string | undefined): Cookies =>
  parseCookie(header ?? '', { decode: (value) => (value === '' || value.length > LONGEST_VALUE ? undefined : value) })

interface SessionFound {
  readonly token: string
  /** It came over TLS under the name without prefix: from before there was the prefix, or before there was TLS. */
  readonly isFormer: boolean
}

/** The session's token among the cookies of a request; null when there is none. */
export function readSession(cookies: Cookies, secure: boolean): SessionFound | null {
  const ofHost = secure ? cookies[HOST_SESSION_COOKIE] : undefined
  if (ofHost !== undefined) return { token: ofHost, isFormer: false }
  const token = cookies[SESSION_COOKIE]
  // Whoever holds such a token has it under the other name too. Alone under this one, a neighbouring host has put it there.
  return token === undefined || (secure && token.startsWith(HOST_TOKEN)) ? null : { token, isFormer: secure }
}

const setCookie = (cookie: SetCookie): string => stringifySetCookie({ path: '/', sameSite: 'lax', ...cookie })

export const sessionCookie = (token: string, secure: boolean): string =>
  setCookie({ name: secure ? HOST_SESSION_COOKIE : SESSION_COOKIE, value: token, maxAge: SESSION_SECONDS, httpOnly: true, secure })

/** Ends the session's cookie, over TLS under both names. */
export const endedSessionCookies = (secure: boolean): readonly string[] =>
  (secure ? [HOST_SESSION_COOKIE, SESSION_COOKIE] : [SESSION_COOKIE]).map((name) =>
    setCookie({ name, value: '', maxAge: 0, httpOnly: true, secure }),
  )

/** Sent with the calls of the account only, login among them. */
export const deviceCookie = (value: string, secure: boolean): string =>
  setCookie({
    name: secure ? SECURE_DEVICE_COOKIE : DEVICE_COOKIE,
    value,
    path: '/api/account',
    maxAge: DEVICE_SECONDS,
    httpOnly: true,
    secure,
  })

/** Readable by scripts of our own pages. */
export const tokenCookie = (token: string, secure: boolean): string => setCookie({ name: TOKEN_COOKIE, value: token, secure })

const MOST_KNOWN = 10_000

/**
 * Signed double submit: the same token comes as a cookie and as a header, and is signed together with the session that it belongs to.
 * Another site can neither read nor sign one.
 */
export class CsrfTokens {
  readonly #secret: string
  readonly #bytes: Surroundings['bytes']
  /** Pairs of token and session whose signature has been checked. */
  readonly #known = new Set<string>()

  constructor(secret: string, bytes: Surroundings['bytes']) {
    this.#secret = secret
    this.#bytes = bytes
  }

  /** A token for the holder of this session cookie (null: a visitor). */
  issue(session: string | null): string {
    const nonce = this.#bytes(16).toString('base64url')
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
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
