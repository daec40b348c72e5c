import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../../tests/clients/typed-calls.ts'
import { type Game, onBothDatabases } from '../../../tests/game.ts'
import { api, endpoints } from '../../contract/api.ts'
import { type AnyEndpoint, commonRefusals } from '../../contract/endpoint.ts'
import { AttemptLimits } from './attempt-limits.ts'

const TEN_MINUTES = 600_000
const PASSWORD = 'correct horse'
const person = () => ({ email: `${crypto.randomUUID()}@example.com`, password: PASSWORD })
const refused = (outcomes: readonly { readonly status: number }[]): number => outcomes.filter(({ status }) => status === 429).length

/** Writing calls without a token, each from another visitor: the cheapest call that the limits count. */
async function knock(game: Game, count: number, address: string) {
  const answers = []
  for (let n = 0; n < count; n += 1) {
    const headers = { cookie: `XSRF-TOKEN=${crypto.randomUUID()}` }
    answers.push(await game.app.inject({ method: 'POST', url: api.account.logout.path, remoteAddress: address, headers }))
  }
  return answers.map(({ statusCode: status }) => ({ status }))
}

describe.each([1, 0.1])('multiplied by %d', (scale) => {
  onBothDatabases(
    'the limits',
    (game) => {
      const rename = async (browser: Awaited<ReturnType<Game['user']>>, count: number) =>
        refused(await Promise.all(Array.from({ length: count }, () => browser.outcome(api.account.rename, { name: '灯' }))))

      test('let a session write 60 times at once and 20 times in each second after that [GENERAL-36, GENERAL-41]', async () => {
        const user = await game.user()
        expect(await rename(user, 60 * scale + 3)).toBe(3)
        expect(await rename(await game.user(), 60 * scale)).toBe(0)
        game.now += 1000
        expect(await rename(user, 20 * scale + 3)).toBe(3)
        game.now += 10_000
        expect(await rename(user, 60 * scale + 3)).toBe(3)
      })

      test('let an address write 2,000 times a second, whoever writes from there [GENERAL-37, GENERAL-41]', async () => {
        expect(refused(await knock(game, 2000 * scale + 3, '10.9.0.1'))).toBe(3)
        expect(refused(await knock(game, 1, '10.9.0.2'))).toBe(0)
        game.now += 100
        expect(refused(await knock(game, 200 * scale + 3, '10.9.0.1'))).toBe(3)
      })

      const signUps = async (count: number, address: string) => {
        const outcomes: Outcome<typeof api.title.createUser>[] = []
        for (let n = 0; n < count; n += 1) outcomes.push(await game.visitor(address).outcome(api.title.createUser, person()))
        return refused(outcomes)
      }

      test('let an address sign up 30 times in ten minutes [GENERAL-38, GENERAL-41]', async () => {
        game.now += TEN_MINUTES
        expect(await signUps(30 * scale + 1, '10.8.0.1')).toBe(1)
        expect(await signUps(1, '10.8.0.2')).toBe(0)
        game.now += TEN_MINUTES
        expect(await signUps(30 * scale + 1, '10.8.0.1')).toBe(1)
      })

      const logins = async (count: number, triesOf: (n: number) => { readonly email: string; readonly address: string }) => {
        const outcomes: Outcome<typeof api.account.login>[] = []
        for (let n = 0; n < count; n += 1) {
          const { email, address } = triesOf(n)
          outcomes.push(await game.visitor(address).outcome(api.account.login, { email, password: 'guess' }))
        }
        return refused(outcomes)
      }

      test('let an address log in 20 times in ten minutes, whatever account is tried [GENERAL-39, GENERAL-41]', async () => {
        const from = (address: string) => (n: number) => ({ email: `nobody${n}-${address}@example.com`, address })
        for (let nth = 0; nth < 2; nth += 1) {
          game.now += TEN_MINUTES
          expect(await logins(20 * scale + 1, from('10.7.0.1'))).toBe(1)
          expect(await logins(1, from('10.7.0.2'))).toBe(0)
        }
      })

      test('let an account be tried 10 times in ten minutes, wherever from [GENERAL-40, GENERAL-41]', async () => {
        const at = (email: string) => (n: number) => ({ email, address: `10.6.0.${n}` })
        const { email } = person()
        await game.visitor('10.6.1.1').call(api.title.createUser, { email, password: PASSWORD })
        for (let nth = 0; nth < 2; nth += 1) {
          game.now += TEN_MINUTES
          expect(await logins(10 * scale + 1, at(email))).toBe(1)
          expect(await logins(1, at('nobody@example.com'))).toBe(0)
        }
      })

      test('let a device that has signed in before try by itself, whatever strangers have tried', async () => {
        const { email } = person()
        const home = game.visitor('10.8.0.250')
        await home.call(api.title.createUser, { email, password: PASSWORD })
        await home.call(api.account.logout)
        expect(await logins(10 * scale + 1, (n) => ({ email, address: `10.8.0.${n}` }))).toBe(1)
        await home.call(api.account.login, { email, password: PASSWORD })
        await home.call(api.account.logout)
        const guesses = Array.from({ length: 10 * scale + 1 }, () => home.outcome(api.account.login, { email, password: 'guess' }))
        expect(refused(await Promise.all(guesses))).toBe(1)
      })
    },
    { rateLimitScale: scale },
  )
})

onBothDatabases(
  'whoever is too fast',
  (game) => {
    test('is told when to come again, and then is not [GENERAL-34]', async () => {
      const user = await game.user()
      const player = await game.player()
      const stranger = { ...person(), password: 'guess' }
      let posts = 0
      const post = (wait: number) => {
        game.now += wait
        posts += 1
        return player.outcome(api.board.store, { message: `灯${posts}`, is_spoiled: false })
      }
      const tries: Readonly<Record<string, () => Promise<Outcome<AnyEndpoint>>>> = {
        tooFast: () => user.outcome(api.account.rename, { name: '灯' }),
        tooManySignUps: () => game.visitor('10.5.0.1').outcome(api.title.createUser, person()),
        tooManyLogins: () => game.visitor('10.5.0.2').outcome(api.account.login, stranger),
        tooManyLetters: () => game.visitor('10.5.0.3').outcome(api.mail.forgot, { email: stranger.email }),
        postTooSoon: () => post(0),
        tooManyPosts: () => post(30_000),
      }
      const codes = [commonRefusals, ...endpoints.map(({ refusals }) => refusals)]
        .flatMap((refusals) => Object.entries(refusals))
        .flatMap(([code, status]) => (status === 429 ? [code] : []))
      expect(new Set(Object.keys(tries))).toEqual(new Set(codes))
      for (const [code, attempt] of Object.entries(tries)) {
        game.now += TEN_MINUTES
        let last = await attempt()
        for (let n = 0; n < 70 && last.status !== 429; n += 1) last = await attempt()
        expect(last.refusal).toMatchObject({ code, retryAfter: expect.any(Number) })
        expect(last.refusal?.retryAfter).toBeGreaterThan(0)
        game.now += (last.refusal?.retryAfter ?? 0) * 1000
        expect((await attempt()).status, code).not.toBe(429)
      }
    })
  },
  { rateLimitScale: 1, smtpUrl: 'smtp://127.0.0.1:25' },
)

onBothDatabases('the attempts of ten minutes', (game) => {
  test('count together, until the limit is reached: then nothing more is written, and the wait is what is left of them', async () => {
    const limits = new AttemptLimits(game.store, 1)
    const start = Date.UTC(2026, 3, 1, 3, 10)
    const login = (milliseconds: number) => limits.countLogin('10.0.0.1', null, start + milliseconds)
    for (let n = 0; n < 20; n += 1) expect(await login(n * 1000)).toBeNull()
    expect(await login(20_000)).toMatchObject({ code: 'tooManyLogins', retryAfterSeconds: 580 })
    expect(await login(599_999)).toMatchObject({ retryAfterSeconds: 1 })
    // Of `login|10.0.0.1`; a server of another version must count under the same key.
    const subject = 'lGHw3mrU1JdfMT24bY4vwePMxyBPXl2EfXjsrP7dK30'
    expect(await game.reach((tx) => tx.selectFrom('attempts').selectAll().execute())).toEqual([{ subject, window_start: start, count: 20 }])
    expect(await login(600_000)).toBeNull()
  })
})

describe.each([
  ['nobody', false, false],
  ['the proxy', '10.0.0.1/32', true],
  ['another proxy', '10.0.0.2/32', false],
  ['everybody', true, true],
] as const)('where %s is trusted', (_, trustProxy, isBelieved) => {
  onBothDatabases(
    'a forwarded address',
    (game) => {
      test(`${isBelieved ? 'counts' : 'does not count'} [GENERAL-42]`, async () => {
        const statuses: number[] = []
        for (let n = 0; n < 31; n += 1) {
          const browser = game.visitor('10.0.0.1')
          const headers = { 'x-forwarded-for': `203.0.113.${n}` }
          statuses.push((await browser.outcome(api.title.createUser, person(), { headers })).status)
        }
        expect(statuses.filter((status) => status === 429)).toHaveLength(isBelieved ? 0 : 1)
      })
    },
    { rateLimitScale: 1, trustProxy },
  )
})
