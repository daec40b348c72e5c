import { describe, expect, test } from 'vitest'
import type { Browser } from '../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../tests/game.ts'
import { at } from '../../../tests/clients/typed-calls.ts'
import { api, endpoints } from '../../contract/api.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'

const CREATE = '/api/game/rpg/title/create_rpg_user'
const SITUATION = '/api/game/rpg/title/check_situation'
const PURCHASES = '/study/techbook/vue/chapter8_purchases'

onBothDatabases('the server', (game) => {
  test('refuses a writing call without its own token, with a sentence', async () => {
    const browser = game.visitor()
    const bare = await browser.send('POST', CREATE, {})
    expect(bare).toMatchObject({ status: 419, body: { message: expect.any(String) } })
    const stranger = game.visitor()
    await stranger.call(api.title.checkSituation)
    const forged = await browser.send('POST', CREATE, {}, { headers: { 'x-xsrf-token': stranger.cookies.get('XSRF-TOKEN') ?? '' } })
    expect(forged.status).toBe(419)
    const invented = await game.visitor().send('POST', CREATE, {}, { headers: { cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' } })
    expect(invented.status).toBe(419)
  })

  test('does not take a visitor’s token for a signed-in user', async () => {
    const visitor = game.visitor()
    await visitor.call(api.title.checkSituation)
    const user = await game.user()
    user.cookies.set('XSRF-TOKEN', visitor.cookies.get('XSRF-TOKEN') ?? '')
    expect(await user.send('PATCH', '/api/account/profile', { name: '別人' })).toMatchObject({ status: 419 })
  })

  test('takes the token URL-encoded, and as it is read out of the cookie [GENERAL-11]', async () => {
    const user = await game.user()
    await user.call(api.title.checkSituation)
    const own = user.cookies.get('XSRF-TOKEN') ?? ''
    const token = encodeURIComponent(own).replaceAll('.', '%2E')
    expect(token).not.toBe(own)
    expect(await user.send('PATCH', '/api/account/profile', { name: '灯' }, { headers: { 'x-xsrf-token': own } })).toMatchObject({
      status: 200,
    })
    expect(await user.send('PATCH', '/api/account/profile', { name: '灯' }, { headers: { 'x-xsrf-token': token } })).toMatchObject({
      status: 200,
    })
  })

  test('answers broken, huge and foreign bodies with 4xx', async () => {
    const user = await game.user()
    expect(await user.write('PATCH', '/api/account/profile', '{"name":')).toMatchObject({
      status: 422,
      body: { message: expect.any(String) },
    })
    expect(await user.refusal(api.account.rename, { name: 'x'.repeat(70_000) })).toMatchObject({ status: 413 })
    const form = await user.write('PATCH', '/api/account/profile', 'name=x', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status).toBe(422)
  })

  test('takes nothing but an id for one: no row is meant by what only has its value', async () => {
    const user = await game.user()
    const { id } = await user.call(api.purchases.create, { date: '2026-04-01', price: 1, description: 'one' })
    for (const other of [`%20${id}`, `+${id}`, `${id}.0`, `${id}e0`, `0x${id.toString(16)}`, `00000000000${id}`])
      expect(await user.write('DELETE', `${PURCHASES}/${other}`), other).toMatchObject({ status: 404, body: { code: 'notFound' } })
    expect(await user.call(api.purchases.list)).toHaveLength(1)
    await user.call(at(api.purchases.delete, { id }))
  })

  test('answers 204 where there is nothing to tell, without a type, and the same again to its key', async () => {
    const player = await game.player()
    const told = () => player.send('POST', api.journal.told.path, { deeds: [], no_recovery_code: false }, { key: 'told' })
    await player.call(api.title.checkSituation)
    for (const { status, headers } of [await told(), await told()]) expect([status, headers['content-type']]).toEqual([204, undefined])
  })

  test('signs out whoever is not signed in, and sends no token with what is refused for another reason', async () => {
    expect(await game.visitor().write('POST', '/api/account/logout')).toMatchObject({ status: 200 })
    const refused = await (await game.user()).write('PATCH', '/api/account/profile', { name: '' })
    expect([refused.status, refused.headers['set-cookie']]).toEqual([422, undefined])
  })

  test('answers unknown calls in JSON, signed-out ones with 401, pages without a save with 409', async () => {
    expect(await game.visitor().get('/api/nothing')).toMatchObject({ status: 404, body: { message: expect.any(String) } })
    expect(await game.visitor().refusal(api.title.savedataInfo)).toMatchObject({
      status: 401,
      message: expect.any(String),
    })
    const user = await game.user()
    expect(await user.refusal(api.title.savedataInfo)).toMatchObject({ status: 409, message: expect.any(String) })
  })

  const ask = (browser: Browser, { method, path }: AnyEndpoint) => {
    const address = path.replaceAll(/\{\w+\}/g, '1')
    return method === 'GET' ? browser.get(address) : browser.write(method, address, {})
  }

  test.each(endpoints.filter(({ access }) => access !== 'anyone'))('does not do $method $path for a visitor', async (endpoint) => {
    expect(await ask(game.visitor(), endpoint)).toMatchObject({ status: 401, body: { code: 'signedOut' } })
  })

  test.each(endpoints.filter(({ access }) => access === 'save'))('does not do $method $path without a save', async (endpoint) => {
    expect(await ask(await game.user(), endpoint)).toMatchObject({ status: 409, body: { code: 'noSave' } })
  })

  test.each([SITUATION, '/api/account', '/game/rpg', '/art/roles/striker.svg', '/healthz', '/nothing.js'])(
    'lets no other site read %s, nor ask whether it may',
    async (url) => {
      const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
      const answers = [await game.app.inject({ method: 'GET', url, headers }), await game.app.inject({ method: 'OPTIONS', url, headers })]
      const told = answers.flatMap((answer) => Object.keys(answer.headers).filter((name) => name.startsWith('access-control')))
      expect(told).toEqual([])
      expect(answers[1]?.statusCode).toBe(404)
    },
  )

  test('tells with every answer the id of the request, and with every refusal its code [GENERAL-18]', async () => {
    const answered = await game.visitor().get(SITUATION)
    expect(answered.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    const refused = await game.visitor().get('/api/account')
    expect(refused.body).toEqual({
      message: expect.any(String),
      code: 'signedOut',
      request_id: refused.headers['x-request-id'],
    })
    const user = await game.user()
    expect((await user.refusal(api.shop.information)).code).toBe('noSave')
    expect((await user.refusal(api.account.rename, { name: '' })).code).toBe('badName')
    expect((await user.get('/api/nothing')).body).toMatchObject({ code: 'notFound' })
    expect((await user.refusal(api.account.logout, {}, { headers: { 'x-xsrf-token': '' } })).code).toBe('badToken')
  })

  test('is healthy and ready, and leads / to the game [PAGE-1]', async () => {
    const browser = game.visitor()
    expect(await browser.get('/healthz')).toMatchObject({ status: 200 })
    expect(await browser.get('/readyz')).toMatchObject({ status: 200 })
    expect(await browser.get('/')).toMatchObject({ status: 302, headers: { location: '/game/rpg' } })
  })

  test('sets cookies that scripts cannot read, except the token', async () => {
    const answer = await game.visitor().get(SITUATION)
    expect(String(answer.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Lax$/)
    for (const path of ['/', '/api/nothing', '/game/rpg', PURCHASES])
      expect(String((await game.visitor().get(path)).headers['set-cookie']), path).toContain('XSRF-TOKEN=')
    const browser = game.visitor()
    await browser.call(api.title.checkSituation)
    const signedIn = await browser.post(CREATE, { email: 'cookie@example.com', password: 'password' })
    expect(String(signedIn.headers['set-cookie'])).toContain('HttpOnly; SameSite=Lax')
  })
})

onBothDatabases(
  'the limits',
  (game) => {
    test('stop a flood of writes, with the time to wait', async () => {
      const user = await game.user()
      const outcomes = await Promise.all(Array.from({ length: 70 }, () => user.outcome(api.account.rename, { name: '灯' })))
      const refused = outcomes.filter(({ status }) => status === 429)
      expect(refused.length).toBe(10)
      expect(refused[0]?.refusal?.retryAfter).toBeGreaterThan(0)
      game.now += 1000
      await user.call(api.account.rename, { name: '灯' })
    })

    test('stop a flood of reads of one session, and nobody else [GENERAL-54]', async () => {
      const [user, other] = [await game.user(), await game.user()]
      game.now += 60_000
      const outcomes = await Promise.all(Array.from({ length: 310 }, () => user.outcome(api.account.me)))
      const refused = outcomes.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(10)
      expect(refused[0]?.refusal).toMatchObject({ code: 'tooFast', retryAfter: 1 })
      await other.call(api.account.me)
      await user.call(api.account.rename, { name: '灯' })
      game.now += 1000
      await user.call(api.account.me)
    })

    test('do not lock a device out that has signed in before, nor a signed-in user, whoever else guesses', async () => {
      game.now += 3600_000
      const person = { name: '灯子', email: 'owner@example.com', password: 'correct horse', password_confirmation: 'correct horse' }
      const { email, password } = person
      const owner = game.visitor('10.2.0.1')
      const signedUp = await owner.post('/api/account/register', person)
      expect(String(signedUp.headers['set-cookie'])).toMatch(
        /kageakari_device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/account; HttpOnly; SameSite=Lax/,
      )
      await owner.call(api.account.logout)
      for (let n = 0; n < 10; n += 1) await game.visitor(`10.2.1.${n}`).refusal(api.account.login, { email, password: 'guess' })
      const stranger = game.visitor('10.2.2.1')
      expect(await stranger.refusal(api.account.login, { email, password })).toMatchObject({ status: 429, code: 'tooManyLogins' })
      const other = game.visitor('10.2.2.2')
      await other.call(api.account.register, { ...person, email: 'other@example.com' })
      await other.call(api.account.logout)
      expect((await other.refusal(api.account.login, { email, password })).status, 'a device of somebody else').toBe(429)
      const forged = game.visitor('10.2.2.3')
      forged.cookies.set('kageakari_device', `${owner.cookies.get('kageakari_device') ?? ''}x`)
      expect((await forged.refusal(api.account.login, { email, password })).status, 'a forged one').toBe(429)
      await owner.call(api.account.login, { email, password })
      await owner.call(api.account.changePassword, { ...person, current_password: password })
    })

    test('lock nobody out from an address that is refused already, and store nothing for its calls', async () => {
      game.now += 3600_000
      const person = { name: '灯子', email: 'neighbour@example.com', password: 'correct horse', password_confirmation: 'correct horse' }
      await game.visitor('10.4.0.1').call(api.account.register, person)
      const guess = (email: string) => game.visitor('10.4.1.1').refusal(api.account.login, { email, password: 'guess' })
      for (let n = 0; n < 20; n += 1) expect((await guess(`nobody${n}@example.com`)).status).toBe(422)
      const stored = () => game.reach((tx) => tx.selectFrom('attempts').selectAll().orderBy('subject').execute())
      const before = await stored()
      for (let n = 0; n < 12; n += 1) expect((await guess(person.email)).status).toBe(429)
      expect(await stored()).toEqual(before)
      const login = { email: person.email, password: person.password }
      await game.visitor('10.4.2.1').call(api.account.login, login)
    })

    test('count the guesses of a known device too', async () => {
      game.now += 3600_000
      const person = { name: '灯子', email: 'guessed@example.com', password: 'correct horse', password_confirmation: 'correct horse' }
      const device = game.visitor('10.3.0.1')
      await device.call(api.account.register, person)
      await device.call(api.account.logout)
      const statuses: number[] = []
      for (let n = 0; n < 11; n += 1)
        statuses.push((await device.outcome(api.account.login, { email: person.email, password: 'guess' })).status)
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    })

    test('stop the eleventh login of an account, whoever tries, and the thirty-first sign-up of an address', async () => {
      game.now += 3600_000
      const statuses: number[] = []
      for (let n = 0; n < 11; n += 1) {
        const browser = game.visitor(`10.0.0.${n}`)
        statuses.push((await browser.outcome(api.account.login, { email: 'target@example.com', password: 'guess' })).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
      const signUps: number[] = []
      for (let n = 0; n < 31; n += 1) {
        const browser = game.visitor('10.1.1.1')
        signUps.push((await browser.outcome(api.title.createUser, { email: `flood${n}@example.com`, password: 'password' })).status)
      }
      expect(signUps.filter((status) => status === 429).length).toBe(1)
    })
  },
  { rateLimitScale: 1 },
)

describe.each([
  { trustProxy: 1, forwarded: (person: string) => `6.6.6.6, ${person}` },
  { trustProxy: 2, forwarded: (person: string) => `6.6.6.6, ${person}, 10.0.0.2` },
])('behind $trustProxy trusted proxies', ({ trustProxy, forwarded }) => {
  onBothDatabases(
    'the limits by address',
    (game) => {
      /** Thirty sign-ups are allowed; each says something else about itself. */
      const signUps = async (from: (n: number) => string): Promise<readonly number[]> => {
        const statuses: number[] = []
        for (let n = 0; n < 31; n += 1) {
          const browser = game.visitor('10.0.0.1')
          const headers = { 'x-forwarded-for': from(n) }
          await browser.send('GET', SITUATION, undefined, { headers })
          const person = { email: `${crypto.randomUUID()}@example.com`, password: 'password' }
          statuses.push((await browser.send('POST', CREATE, person, { headers })).status)
        }
        return statuses
      }
      const allowed = Array.from({ length: 30 }, () => 200)

      test('do not believe the entries that a client has forged [GENERAL-42]', async () => {
        game.now += 3600_000
        expect(await signUps((n) => forwarded('203.0.113.9').replace('6.6.6.6', `6.6.6.${n}`))).toEqual([...allowed, 429])
      })

      test('count an IPv6 network as one, and an IPv4 address once however it is written', async () => {
        game.now += 3600_000
        expect(await signUps((n) => forwarded(`2001:db8:1:2::${n.toString(16)}`))).toEqual([...allowed, 429])
        expect(await signUps((n) => forwarded(n % 2 === 0 ? '203.0.113.10' : '::ffff:203.0.113.10'))).toEqual([...allowed, 429])
      })
    },
    { rateLimitScale: 1, trustProxy },
  )
})
