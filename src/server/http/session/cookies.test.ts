import { describe, expect, test } from 'vitest'
import {
  CsrfTokens,
  deviceCookie,
  endedSessionCookies,
  newSessionToken,
  readCookies,
  readSession,
  sessionCookie,
  tokenCookie,
} from './cookies.ts'

const zeros = (count: number): Buffer => Buffer.alloc(count)

test('a token has 32 bytes, and says over TLS that it was given there', () => {
  expect(newSessionToken(false, zeros)).toBe('A'.repeat(43))
  expect(newSessionToken(true, zeros)).toBe(`host.${'A'.repeat(43)}`)
})

test.each([
  [undefined, {}],
  ['a=1; b=2', { a: '1', b: '2' }],
  ['a=1; a=2', { a: '1' }],
  ['a=; b=2', { b: '2' }],
  [`a=${'x'.repeat(256)}`, { a: 'x'.repeat(256) }],
  [`a=${'x'.repeat(257)}; b=2`, { b: '2' }],
])('%o are the cookies of a header', (header, cookies) => {
  expect({ ...readCookies(header) }).toEqual(cookies)
})

describe('the session of a request', () => {
  const [plain, ofHost] = ['kageakari_session', '__Host-kageakari_session']

  test.each([
    [{}, null],
    [{ [plain]: 'a' }, { token: 'a', isFormer: false }],
    [{ [ofHost]: 'a' }, null],
    [
      { [plain]: 'a', [ofHost]: 'b' },
      { token: 'a', isFormer: false },
    ],
    [{ [plain]: 'host.a' }, { token: 'host.a', isFormer: false }],
  ])('without TLS is, of %o, %o', (cookies, session) => {
    expect(readSession(cookies, false)).toEqual(session)
  })

  test.each([
    [{}, null],
    [{ [ofHost]: 'host.a' }, { token: 'host.a', isFormer: false }],
    [
      { [plain]: 'a', [ofHost]: 'b' },
      { token: 'b', isFormer: false },
    ],
    [{ [plain]: 'a' }, { token: 'a', isFormer: true }],
    [{ [plain]: 'a.host.' }, { token: 'a.host.', isFormer: true }],
    [{ [plain]: 'host.a' }, null],
  ])('over TLS is, of %o, %o', (cookies, session) => {
    expect(readSession(cookies, true)).toEqual(session)
  })
})

test('cookies are set so', () => {
  expect(sessionCookie('a', false)).toBe('kageakari_session=a; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax')
  expect(sessionCookie('a', true)).toBe('__Host-kageakari_session=a; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(tokenCookie('a', false)).toBe('XSRF-TOKEN=a; Path=/; SameSite=Lax')
  expect(tokenCookie('a', true)).toBe('XSRF-TOKEN=a; Path=/; Secure; SameSite=Lax')
  expect(deviceCookie('a', false)).toBe('kageakari_device=a; Max-Age=31536000; Path=/api/account; HttpOnly; SameSite=Lax')
  expect(deviceCookie('a', true)).toBe('__Secure-kageakari_device=a; Max-Age=31536000; Path=/api/account; HttpOnly; Secure; SameSite=Lax')
  expect(endedSessionCookies(false)).toEqual(['kageakari_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
  expect(endedSessionCookies(true)).toEqual([
    '__Host-kageakari_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'kageakari_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

describe('a token of a page', () => {
  const csrf = new CsrfTokens('secret', zeros)
  const nonce = 'A'.repeat(22)
  /** HMAC of `<nonce>|session` and `<nonce>|`. */
  const signed = csrf.issue('session')
  const ofVisitor = csrf.issue(null)

  test('is a nonce with a signature of it, the session and the secret', () => {
    expect(signed).toMatch(new RegExp(`^${nonce}\\.[\\w-]{43}$`))
    expect(new Set([signed, ofVisitor, csrf.issue('other'), new CsrfTokens('other', zeros).issue('session')]).size).toBe(4)
    expect(csrf.issue('')).toBe(ofVisitor)
  })

  test.each([
    [signed, 'session', true],
    [signed, 'other', false],
    [signed, null, false],
    [ofVisitor, null, true],
    [ofVisitor, 'session', false],
    [null, null, false],
    ['', null, false],
    [nonce, 'session', false],
    [signed.slice(nonce.length), 'session', false],
    [`B${signed.slice(1)}`, 'session', false],
    [`${signed}x`, 'session', false],
    [signed.slice(0, -1), 'session', false],
  ])('%s of %s is ours: %s', (token, session, isOurs) => {
    // Once checked, once remembered.
    for (let n = 0; n < 2; n += 1) expect(csrf.isGenuine(token, session)).toBe(isOurs)
  })

  test('that has no nonce is not ours, whatever its signature', () => {
    const withoutNonce = new CsrfTokens('secret', () => Buffer.alloc(0)).issue('session')
    expect(withoutNonce).toMatch(/^\.[\w-]{43}$/)
    expect(csrf.isGenuine(withoutNonce, 'session')).toBe(false)
  })

  const encoded = signed.replace('.', '%2E')
  test.each<[header: string | string[] | undefined, cookie: string | null, passes: boolean]>([
    [signed, signed, true],
    [encoded, signed, true],
    [signed, encoded, true],
    [signed, null, false],
    [undefined, signed, false],
    [[signed], signed, false],
    [ofVisitor, signed, false],
    [`${signed}x`, signed, false],
    ['', '', false],
    ['%E0', '%E0', false],
    ['x', 'x', false],
  ])('in the header %s and the cookie %s passes: %s', (header, cookie, passes) => {
    expect(csrf.accepts(header, cookie, 'session')).toBe(passes)
  })
})
