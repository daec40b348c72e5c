import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { VISITOR } from '../../../../tests/clients/visitor.ts'
import { hashOf } from '../session/cookies.ts'
import { clientOf } from './client.ts'

const request = (headers: Readonly<Record<string, string>>) => ({ headers, ip: '2001:db8:1:2::7' }) as unknown as FastifyRequest

test('whoever sends nothing is nobody', () => {
  expect(clientOf(request({}), false)).toEqual({ ...VISITOR, network: '2001:db8:1:2::/64' })
})

test('over TLS the cookies with a prefix count first', () => {
  const cookie = '__Host-kageakari_session=a; XSRF-TOKEN=b; kageakari_device=c; __Secure-kageakari_device=d'
  expect(clientOf(request({ cookie, 'user-agent': 'Firefox' }), true)).toEqual({
    sessionToken: 'a',
    sessionHash: hashOf('a'),
    hasFormerCookie: false,
    csrfCookie: 'b',
    deviceCookie: 'd',
    userAgent: 'Firefox',
    network: '2001:db8:1:2::/64',
    isSecure: true,
  })
})

test('cookies from before there was TLS count, and the session’s is told apart', () => {
  const headers = { cookie: 'kageakari_session=a; kageakari_device=c' }
  const former = { sessionToken: 'a', sessionHash: hashOf('a'), hasFormerCookie: true, deviceCookie: 'c' }
  expect(clientOf(request(headers), true)).toMatchObject(former)
  expect(clientOf(request(headers), false)).toMatchObject({ ...former, hasFormerCookie: false })
})
