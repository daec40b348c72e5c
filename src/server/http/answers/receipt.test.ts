import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { VISITOR } from '../../../../tests/clients/visitor.ts'
import type { Client } from '../calls/client.ts'
import { hashOf } from '../session/cookies.ts'
import { keyOf, sealed, unsealed } from './receipt.ts'

const nobody = VISITOR
const visitor: Client = { ...nobody, csrfCookie: 'csrf' }
const client: Client = { ...visitor, sessionToken: 'session', sessionHash: 'hash' }

describe('the key of a call', () => {
  const request = (key: unknown, body?: unknown) =>
    ({ method: 'POST', url: '/api/x?y=1', headers: { 'idempotency-key': key }, body }) as unknown as FastifyRequest
  const printed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  test.each([undefined, '', ['a', 'b']])('is none of %o', (key) => {
    expect(keyOf(request(key), client, false)).toBeNull()
  })

  test('belongs to a session, its method, URL and body', () => {
    expect(keyOf(request('a', { b: 1 }), client, false)).toEqual({
      scope: 'hash',
      key: 'a',
      fingerprint: printed('session', 'POST /api/x?y=1\n{"b":1}'),
    })
  })

  test('of a visitor belongs to the token of the page, if there is one', () => {
    const text = 'POST /api/x?y=1\nnull'
    expect(keyOf(request('a'), visitor, false)).toEqual({ scope: hashOf('visitor|csrf'), key: 'a', fingerprint: printed('csrf', text) })
    expect(keyOf(request('a'), nobody, false)).toEqual({ scope: hashOf('visitor|'), key: 'a', fingerprint: printed('', text) })
  })

  test('is not needed by a body that guards itself, unless it is too long to be one', () => {
    expect(keyOf(request('a'.repeat(64)), client, true)).toBeNull()
    expect(keyOf(request('a'.repeat(65)), client, true)).toMatchObject({ key: 'a'.repeat(65) })
    expect(keyOf(request('a'.repeat(65)), client, false)).toMatchObject({ key: 'a'.repeat(65) })
  })
})

describe('a sealed body', () => {
  const bytes = (count: number) => Buffer.alloc(count, 7)
  const body = '{"code":"影あかり"}'
  const seal = sealed(body, client, bytes)

  test('begins with its nonce of twelve bytes, then a tag of sixteen, and shows nothing', () => {
    expect(seal.slice(0, 7 + 16)).toBe(`sealed:${bytes(12).toString('base64url')}`)
    expect(Buffer.from(seal.slice(7), 'base64url')).toHaveLength(12 + 16 + Buffer.byteLength(body))
    expect(Buffer.from(seal.slice(7), 'base64url').toString('utf8')).not.toContain('code')
  })

  test('is unsealed for the client that it was sent to', () => {
    expect(unsealed(seal, client)).toBe(body)
    expect(unsealed(seal, { ...client, csrfCookie: 'other' })).toBe(body)
    expect(unsealed(sealed(body, visitor, bytes), visitor)).toBe(body)
    expect(unsealed(sealed(body, nobody, bytes), nobody)).toBe(body)
  })

  test.each([{ ...client, sessionToken: 'other' }, visitor, nobody])('is unsealed for no other', (other) => {
    expect(() => unsealed(seal, other)).toThrow('Unsupported state or unable to authenticate data')
  })

  test('is not taken when a byte of it was changed', () => {
    const changed = Buffer.from(seal.slice(7), 'base64url')
    changed[20] = (changed[20] ?? 0) ^ 1
    expect(() => unsealed(`sealed:${changed.toString('base64url')}`, client)).toThrow('unable to authenticate data')
  })

  test('is told apart from one that never was', () => {
    expect(unsealed(body, client)).toBe(body)
  })
})
