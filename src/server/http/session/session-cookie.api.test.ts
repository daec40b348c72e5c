import { describe, expect, test } from 'vitest'
import type { Browser } from '../../../../tests/clients/browser.ts'
import type { Answer } from '../../../../tests/clients/typed-calls.ts'
import { type Game, onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const SITUATION = '/api/game/rpg/title/check_situation'
const PLAIN = 'kageakari_session'
const OF_HOST = '__Host-kageakari_session'

let number = 0
const newcomer = () => {
  number += 1
  return { name: `旅人${number}`, email: `cookie${number}@example.com`, password: 'correct horse', password_confirmation: 'correct horse' }
}
const PASSWORD = 'correct horse'
/** Every call that opens a session, each by a browser of its own. */
const waysIn: readonly (readonly [string, (game: Game) => Promise<Answer>])[] = [
  ['register', (game) => game.visitor().post(api.account.register.path, newcomer())],
  ['create_rpg_user', (game) => game.visitor().post(api.title.createUser.path, { email: newcomer().email, password: PASSWORD })],
  [
    'login',
    async (game) => {
      const { email } = await registered(game)
      return game.visitor().post(api.account.login.path, { email, password: PASSWORD })
    },
  ],
  [
    'recover',
    async (game) => {
      const { email, code } = await registered(game)
      const body = { email, code, password: 'another horse', password_confirmation: 'another horse' }
      return game.visitor().post(api.account.recover.path, body)
    },
  ],
  [
    'a new password',
    async (game) => {
      const { browser } = await registered(game)
      const body = { current_password: PASSWORD, password: 'another horse', password_confirmation: 'another horse' }
      return browser.write('PUT', api.account.changePassword.path, body)
    },
  ],
]
async function registered(game: Game) {
  const browser = game.visitor()
  const person = newcomer()
  const { recovery_code: code } = await browser.call(api.account.register, person)
  return { browser, email: person.email, code }
}
const sessionIn = (answer: Answer): readonly string[] =>
  cookiesOf(answer).filter((cookie) => cookie.includes(PLAIN) && !cookie.includes('Max-Age=0'))
const cookiesOf = ({ headers }: Answer): readonly string[] => [headers['set-cookie'] ?? []].flat().map(String)
const nameOf = async (browser: Browser): Promise<string | null> => (await browser.call(api.title.checkSituation)).name

onBothDatabases(
  'over TLS the cookie of a device that has signed in',
  (game) => {
    test.each(['__Secure-kageakari_device', 'kageakari_device'])(
      'counts under the name %s, and no other host can set it without TLS',
      async (name) => {
        const person = newcomer()
        const owner = game.visitor('10.8.0.1')
        const signedUp = await owner.post(api.account.register.path, person)
        const [cookie = ''] = cookiesOf(signedUp).filter((each) => each.includes('kageakari_device'))
        expect(cookie).toMatch(/^__Secure-kageakari_device=\S+; Max-Age=31536000; Path=\/api\/account; HttpOnly; Secure; SameSite=Lax$/)
        await owner.call(api.account.logout)
        const value = owner.cookies.get('__Secure-kageakari_device') ?? ''
        owner.cookies.delete('__Secure-kageakari_device')
        const login = { email: person.email, password: PASSWORD }
        for (let n = 0; n < 10; n += 1) await game.visitor(`10.8.1.${n}`).refusal(api.account.login, { ...login, password: 'guess' })
        expect(await owner.refusal(api.account.login, login)).toMatchObject({ code: 'tooManyLogins' })
        owner.cookies.set(name, value)
        await owner.call(api.account.login, login)
        game.now += 3600_000
      },
    )
  },
  { publicUrl: 'https://kageakari.example', rateLimitScale: 1 },
)

onBothDatabases('an operator who deletes the secrets', (game) => {
  test('ends no session: tokens and marks of devices are given anew', async () => {
    const player = await game.player()
    await player.call(api.account.rename, { name: '灯' })
    const before = player.cookies.get('XSRF-TOKEN')
    await game.reach((tx) => tx.deleteFrom('secrets').execute())
    await game.restart()
    expect(await player.refusal(api.account.rename, { name: '灯子' })).toMatchObject({ status: 419, code: 'badToken' })
    expect(player.cookies.get('XSRF-TOKEN')).not.toBe(before)
    await player.call(api.account.rename, { name: '灯子' })
  })
})

onBothDatabases(
  'over TLS the session’s cookie',
  (game) => {
    test('has a name that no other host can set, and the readable token keeps its own', async () => {
      const answer = await game.visitor().post(api.account.register.path, newcomer())
      expect(answer).toMatchObject({ status: 200 })
      const cookies = cookiesOf(answer)
      const [session, ...others] = cookies.filter((cookie) => cookie.includes(PLAIN))
      expect(others).toEqual([])
      expect(session).toMatch(/^__Host-kageakari_session=\S{40,}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      expect(cookies.filter((cookie) => cookie.startsWith('XSRF-TOKEN='))).toHaveLength(1)
      expect(cookies).toHaveLength(3)
      for (const cookie of cookies) expect(cookie).toMatch(/; Secure; SameSite=Lax$/)
    })

    test.each(waysIn)('is HttpOnly, SameSite=Lax and Secure, opened by %s [GENERAL-12, GENERAL-13]', async (_, open) => {
      expect(sessionIn(await open(game))).toEqual([
        expect.stringMatching(/^__Host-kageakari_session=\S{43,}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      ])
    })

    test('gets that name while a player from before plays on', async () => {
      const player = await game.player()
      const token = player.cookies.get(PLAIN)
      expect(player.cookies.get(OF_HOST)).toBe(token)
      player.cookies.delete(PLAIN)
      expect(await player.call(api.title.checkSituation)).toMatchObject({ status: 'ready' })
      await player.call(api.account.rename, { name: '灯' })
      expect(cookiesOf(await player.get(SITUATION)).filter((cookie) => cookie.includes(PLAIN))).toEqual([])
    })

    describe('that a neighbouring host has set', () => {
      const signedIn = async (): Promise<Browser> => {
        const browser = game.visitor()
        await browser.call(api.account.register, newcomer())
        return browser
      }
      const toss = (browser: Browser, token: string): void => {
        const own = [...browser.cookies]
        browser.cookies.clear()
        // Browsers send the older one of two cookies first.
        browser.cookies.set(PLAIN, token)
        for (const [name, value] of own) browser.cookies.set(name, value)
      }

      test('neither signs a player out nor into another account', async () => {
        const player = await signedIn()
        const name = await nameOf(player)
        const fromBefore = (await game.user()).cookies.get(PLAIN) ?? ''
        for (const token of ['nonsense', fromBefore]) {
          toss(player, token)
          expect(await nameOf(player)).toBe(name)
          await player.call(api.account.rename, { name })
        }
      })

      test('does not sign a visitor into the account of whoever set it', async () => {
        const attacker = await signedIn()
        const visitor = game.visitor()
        toss(visitor, attacker.cookies.get(OF_HOST) ?? '')
        expect(await visitor.call(api.title.checkSituation)).toEqual({ status: 'unsigned', user_id: null, name: null })
        expect(visitor.cookies.has(OF_HOST)).toBe(false)
      })
    })

    test('ends under both names', async () => {
      const player = await game.player()
      const cookies = cookiesOf(await player.post('/api/account/logout'))
      for (const name of [PLAIN, OF_HOST]) expect(cookies).toContain(`${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`)
      expect(await nameOf(player)).toBe(null)
    })
  },
  { publicUrl: 'https://kageakari.example' },
)

onBothDatabases('without TLS the session’s cookie', (game) => {
  test.each(waysIn)('has the name without prefix, which browsers would refuse there, opened by %s [GENERAL-12]', async (_, open) => {
    expect(sessionIn(await open(game))).toEqual([
      expect.stringMatching(/^kageakari_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })
})

onBothDatabases('a session that was last seen more than an hour ago', (game) => {
  const HOUR = 3600_000
  const seenAt = async (browser: Browser) => (await browser.call(api.account.sessions)).find(({ is_current }) => is_current)?.seen_at
  const rename = (browser: Browser) => browser.write('PATCH', api.account.rename.path, { name: '灯' })

  test('is renewed by a call that writes, with its cookie; an hour later it is not yet', async () => {
    const user = await game.user()
    await user.call(api.title.checkSituation)
    const opened = game.now
    game.now += HOUR
    expect(sessionIn(await rename(user))).toEqual([])
    expect(await seenAt(user)).toBe(opened)
    game.now += 1
    const token = user.cookies.get(PLAIN)
    expect(sessionIn(await rename(user))).toEqual([expect.stringContaining(`${PLAIN}=${token}; Max-Age=2592000;`)])
    expect(await seenAt(user)).toBe(game.now)
  })
})

onBothDatabases(
  'behind a proxy the session’s cookie',
  (game) => {
    test.each(['https', 'http'])('is Secure if the proxy says %s, and only then [GENERAL-13]', async (protocol) => {
      const headers = { 'x-forwarded-proto': protocol }
      const browser = game.visitor()
      await browser.send('GET', SITUATION, undefined, { headers })
      const [session = ''] = sessionIn(await browser.post(api.account.register.path, newcomer(), { headers }))
      expect(session.includes('; HttpOnly; Secure; SameSite=Lax')).toBe(protocol === 'https')
    })
  },
  { trustProxy: 1 },
)
