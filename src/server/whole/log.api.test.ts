import { afterAll, beforeAll, expect, test } from 'vitest'
import { Authenticator, type Faults } from '../../../tests/clients/passkeys/authenticator.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { Encounters, PatientClient } from '../../../tests/clients/patient-client.ts'
import { at } from '../../../tests/clients/typed-calls.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { api } from '../../contract/api.ts'

/** Only what hangs takes so long. */
const SOON = { timeout: 60_000 }

let database: TestDatabase
let server: ServerProcess
beforeAll(async () => {
  database = await freshDatabase('SQLite')
  const environment = { LOG_LEVEL: 'trace', TRUST_PROXY: 'true' }
  server = new ServerProcess({ port: await freePort(), databaseUrl: database.url, environment })
  await server.start()
})
afterAll(async () => {
  await server.end('SIGTERM')
  await database.drop()
})

test('whoever believes every forwarded address is warned at start', async () => {
  await expect.poll(() => server.output, SOON).toContain('TRUST_PROXY=true believes every forwarded address')
})

test('no line of the log holds an address as it was typed', async () => {
  const typed = [
    '/api/account/reset/SECRET@example.com',
    '/SECRET',
    '/assets/SECRET.js',
    '/art/SECRET.svg',
    '/game/rpg/replay/SECRET',
    '/%ffSECRET',
  ]
  for (const path of [...typed, '/game/rpg?next=SECRET']) await fetch(server.url + path)
  await fetch(`${server.url}/study/techbook/vue/chapter8_purchases/SECRET`, { method: 'DELETE' })
  // Lines come through a pipe, later than the answers.
  const unknown = () => server.output.split('\n').filter((line) => line.includes('"path":"/*"'))
  await expect.poll(() => unknown().length, SOON).toBeGreaterThanOrEqual(typed.length - 1)
  expect(server.output).not.toContain('SECRET')
})

test('a refused call is written down with its code, and so is one without its token: of whom and from where by ids alone', async () => {
  await fetch(`${server.url}/api/account`)
  await fetch(`${server.url}/api/account/profile`, { method: 'PATCH' })
  const client = new PatientClient({ urls: [server.url], encounters: new Encounters(), think: async () => undefined })
  const password = 'SECRET horse'
  await client.call(api.account.register, { name: 'LOGGED', email: 'refused@example.com', password, password_confirmation: password })
  await expect(client.call(api.menu.canBeClear)).rejects.toThrow('was refused')
  await expect(client.call(api.rest.reset, { party_id: 1, payment_money: 1 })).rejects.toThrow('was refused')
  const refused = () =>
    server.output.split('\n').flatMap((line) => {
      if (!line.includes('"refused"')) return []
      const { level, time, reqId, req, statusCode, code, user, from } = JSON.parse(line)
      return [{ level, time, reqId, path: req?.path, statusCode, code, user, from }]
    })
  const id = expect.stringMatching(/^[\da-f-]{36}$/)
  const written = (path: string, statusCode: number, code: string, user: unknown) =>
    expect.arrayContaining([
      { level: 30, time: expect.any(Number), reqId: id, path, statusCode, code, user, from: expect.stringMatching(/^[\w-]{12}$/) },
    ])
  await expect.poll(refused, SOON).toEqual(written('/api/account', 401, 'signedOut', null))
  await expect.poll(refused, SOON).toEqual(written('/api/account/profile', 419, 'badToken', null))
  await expect.poll(refused, SOON).toEqual(written('/api/game/rpg/menu/can_be_clear', 409, 'noSave', expect.any(Number)))
  await expect
    .poll(refused, SOON)
    .toEqual(written('/api/game/rpg/menu/plaza/refresh/reset_status_and_skill_point', 409, 'noSave', expect.any(Number)))
})

test('what is done to accounts is written down: by whom and from where as ids alone, nothing that was typed', async () => {
  const events = () =>
    server.output.split('\n').flatMap((line) => {
      if (!line.includes('"event"')) return []
      const { level, event, user, from, code: refused } = JSON.parse(line)
      return [{ level, event, user, from, refused }]
    })
  const earlier = events().length
  const [email, password, chosen] = ['LOGGED@example.com', 'SECRET horse', 'SECRET staple']
  const client = new PatientClient({ urls: [server.url], encounters: new Encounters(), think: async () => undefined })
  const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow('was refused')
  const { account } = api
  const made = await client.call(account.register, { name: 'LOGGED', email, password, password_confirmation: password })
  await client.call(account.logout)
  await refused(client.call(account.login, { email, password: 'SECRET guess' }))
  await refused(client.call(account.login, { email: 'nobody@example.com', password }))
  await client.call(account.login, { email, password })
  await client.call(account.changePassword, { current_password: password, password: chosen, password_confirmation: chosen })
  await refused(client.call(account.newRecoveryCode, { password: 'SECRET guess' }))
  const recovery = { email, code: made.recovery_code, password, password_confirmation: password }
  await refused(client.call(account.recover, { ...recovery, code: 'SECRET' }))
  await client.call(account.recover, recovery)
  await client.call(account.endOtherSessions)
  await client.call(account.close, { password })
  await expect.poll(() => events().length - earlier, SOON).toBe(11)
  const [first] = events().slice(earlier)
  const { user, from } = first ?? {}
  expect(user).toEqual(expect.any(Number))
  expect(from).toMatch(/^[\w-]{12}$/)
  const of = (event: string, refused?: string, whom: number | null = user) => ({ level: 30, event, user: whom, from, refused })
  expect(events().slice(earlier)).toEqual([
    of('registration'),
    of('sign-out'),
    of('sign-in', 'badLogin'),
    of('sign-in', 'badLogin', null),
    of('sign-in'),
    of('new password'),
    of('new recovery code', 'wrongPassword'),
    of('recovery', 'badRecovery'),
    of('recovery'),
    of('sessions ended'),
    of('deletion'),
  ])
  for (const secret of ['SECRET', 'LOGGED', 'logged@', made.recovery_code]) expect(server.output).not.toContain(secret)
})

test('no line holds a password, a cookie or an address, whatever is done with them [GENERAL-48]', async () => {
  const cookies = new Map<string, string>()
  const call = async (method: string, path: string, body?: object): Promise<number> => {
    const headers = {
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      'content-type': 'application/json',
    }
    const answer = await fetch(server.url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      if (value !== '') secrets.add(value)
      cookies.set(name, value)
    }
    return answer.status
  }
  const [email, password, other] = ['Hidden.Address@example.com', 'HIDDEN horse', 'HIDDEN staple']
  const secrets = new Set(['HIDDEN', 'hidden.address', 'Hidden.Address'])
  await call('GET', '/api/game/rpg/title/check_situation')
  const person = { name: '灯', email, password, password_confirmation: password }
  expect(await call('POST', '/api/account/register', { ...person, password_confirmation: other })).toBe(422)
  expect(await call('POST', '/api/account/register', person)).toBe(200)
  expect(await call('POST', '/api/account/register', person)).toBe(409)
  expect(await call('PUT', '/api/account/password', { current_password: other, password, password_confirmation: password })).toBe(422)
  expect(await call('POST', '/api/account/logout')).toBe(200)
  expect(await call('POST', '/api/account/login', { email, password: other })).toBe(422)
  expect(await call('POST', '/api/account/login', { email, password })).toBe(200)
  const [...own] = cookies
  cookies.set('XSRF-TOKEN', 'HIDDEN')
  expect(await call('PATCH', '/api/account/profile', { name: '灯' })).toBe(419)
  for (const [name, value] of own) cookies.set(name, value)
  cookies.set('kageakari_session', 'HIDDEN')
  expect(await call('GET', '/api/account')).toBe(401)
  await call('GET', '/api/game/rpg/title/check_situation')
  await expect.poll(() => server.output, SOON).toMatch(/"path":"\/api\/account\/profile"[^\n]*"statusCode":419/)
  expect(secrets.size).toBeGreaterThan(6)
  for (const secret of secrets) expect(server.output).not.toContain(secret)
})

test('every line is a record, and each of a request has the id of that request [GENERAL-47]', async () => {
  const { headers } = await fetch(`${server.url}/api/game/rpg/title/check_situation`)
  const refused = await fetch(`${server.url}/api/account`)
  const ids = [headers, refused.headers].map((each) => each.get('x-request-id'))
  // The greeting with the address, for whoever has started it by hand, is no line of the log.
  const lines = () => server.output.split('\n').filter((line) => line !== '' && !line.startsWith('影あかり — http'))
  for (const id of ids) await expect.poll(() => lines().filter((line) => line.includes(`"reqId":"${id}"`)).length, SOON).toBe(1)
  const records = lines().map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
  for (const record of records)
    expect(record).toMatchObject({ level: expect.any(Number), time: expect.any(Number), msg: expect.any(String) })
  const ofRequests = records.filter((record) => 'req' in record || 'statusCode' in record || 'event' in record)
  expect(ofRequests.length).toBeGreaterThan(30)
  for (const record of ofRequests) expect(record).toMatchObject({ reqId: expect.stringMatching(/^[\da-f-]{36}$/) })
})

test('what is done to passkeys is written down in the same way, and that one may be a copy', async () => {
  const { account, passkeys } = api
  const client = new PatientClient({ urls: [server.url], encounters: new Encounters(), think: async () => undefined })
  const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow('was refused')
  const authenticator = new Authenticator(`http://localhost:${new URL(server.url).port}`)
  const password = 'SECRET horse'
  await client.call(account.register, { name: 'LOGGED', email: 'LOGGED-2@example.com', password, password_confirmation: password })
  await refused(client.call(passkeys.beginMaking, { password: 'SECRET guess' }))
  const credential = authenticator.create(await client.call(passkeys.beginMaking, { password }))
  await client.call(passkeys.make, { credential, name: 'SECRET' })
  const signIn = async (faults: Faults) =>
    client.call(passkeys.signIn, { credential: authenticator.get(await client.call(passkeys.beginSigningIn), faults) })
  await signIn({ counter: 7 })
  await refused(signIn({ counter: 7 }))
  const [{ id } = { id: 0 }] = await client.call(passkeys.list)
  await client.call(at(passkeys.remove, { id }), { password })
  const events = () =>
    server.output.split('\n').flatMap((line) => {
      if (!/"event":"[^"]*passkey/.test(line)) return []
      const { event, user, code } = JSON.parse(line)
      return [{ event, user, code }]
    })
  await expect.poll(() => events().at(-1)?.event, SOON).toBe('passkey removed')
  const user = events().at(-1)?.user
  expect(user).toEqual(expect.any(Number))
  expect(events()).toEqual([
    { event: 'passkey begun', user, code: 'wrongPassword' },
    { event: 'passkey begun', user },
    { event: 'new passkey', user },
    { event: 'sign-in by passkey', user },
    { event: 'sign-in by passkey', user, code: 'passkeyCopied' },
    { event: 'passkey removed', user },
  ])
  for (const secret of ['SECRET', 'LOGGED', credential.id]) expect(server.output).not.toContain(secret)
})

test('letters that are asked for, links that are used and a session that is ended are written down, also where they are refused', async () => {
  const { account, mail } = api
  const client = new PatientClient({ urls: [server.url], encounters: new Encounters(), think: async () => undefined })
  const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow('was refused')
  const [email, password, token] = ['LOGGED-3@example.com', 'SECRET horse', 'SECRET'.padEnd(43, 'x')]
  const earlier = server.output.length
  await client.call(account.register, { name: 'LOGGED', email, password, password_confirmation: password })
  await refused(client.call(mail.forgot, { email }))
  await refused(client.call(mail.reset, { token, password, password_confirmation: password }))
  await refused(client.call(mail.confirm, { token }))
  await refused(client.call(mail.sendConfirmation))
  await refused(client.call(account.endSession, { id: '0123456789abcdef' }))
  const events = () =>
    server.output
      .slice(earlier)
      .split('\n')
      .flatMap((line) => (line.includes('"event"') ? [[JSON.parse(line).event, JSON.parse(line).code]] : []))
  await expect.poll(() => events().length, SOON).toBe(6)
  expect(events()).toEqual([
    ['registration', undefined],
    ['recovery letter', 'mailOff'],
    ['recovery', 'linkGone'],
    ['address confirmed', 'linkGone'],
    ['confirmation letter', 'mailOff'],
    ['sessions ended', 'sessionGone'],
  ])
  for (const secret of ['SECRET', 'LOGGED']) expect(server.output).not.toContain(secret)
})
