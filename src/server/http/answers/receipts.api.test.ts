import { expect, test } from 'vitest'
import { encount, give, userIdOf } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { type Game, onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'
import { deleteExpired } from '../../housekeeping.ts'
import { hashOf, SESSION_COOKIE } from '../session/cookies.ts'
import { at } from '../../../../tests/clients/typed-calls.ts'

const PASSWORD = 'correct horse'

const registration = () => ({
  name: '灯子',
  email: `${crypto.randomUUID()}@example.com`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
})

/** A refusal but for the id of its request. */
const told = ({ status, code, message }: { readonly status: number; readonly code: string; readonly message: string }) => ({
  status,
  code,
  message,
})

onBothDatabases('a key', (game) => {
  const receipts = () => game.reach((tx) => tx.selectFrom('receipts').selectAll().execute())
  const situationOf = async (browser: Browser): Promise<string> => (await browser.call(api.title.checkSituation)).status

  /** A user who registered with a key, and a second tab from before, whose cookies and key are still those of the registration. */
  async function registered() {
    const browser = game.visitor()
    await browser.call(api.title.checkSituation)
    const earlier = browser.tab()
    const person = registration()
    await browser.call(api.account.register, person, { key: 'register' })
    const repeatRegistration = () => earlier.outcome(api.account.register, person, { key: 'register' })
    return { browser, earlier, person, repeatRegistration }
  }

  const newPassword = (browser: Browser, options = {}) =>
    browser.call(
      api.account.changePassword,
      { current_password: PASSWORD, password: 'another horse', password_confirmation: 'another horse' },
      options,
    )

  test('gets the first answer for 24 hours, crash or no crash, and the deed is done once; later it is another wish [GENERAL-23]', async () => {
    const browser = await game.player()
    const order = { item_id: 1, number: 1, name: '', price: 29 }
    const first = await browser.call(api.shop.payment, order, { key: 'first' })
    await browser.call(api.shop.payment, order, { key: 'second' })
    const bought = async () => (await browser.call(api.shop.information)).current_possession
    for (const hours of [0, 12, 11.9]) {
      game.now += hours * 3_600_000
      await game.restart()
      await deleteExpired(game.store, game.now)
      expect(await browser.call(api.shop.payment, order, { key: 'first' })).toEqual(first)
      expect(await bought()).toBe(2)
    }
    game.now += 3_600_000
    await deleteExpired(game.store, game.now)
    await browser.call(api.shop.payment, order, { key: 'first' })
    expect(await bought()).toBe(3)
  })

  test('is of one session: the same key of another player is another wish', async () => {
    const order = { item_id: 1, number: 1, name: '', price: 29 }
    for (const browser of [await game.player(), await game.player()]) {
      await browser.call(api.shop.payment, order, { key: 'common' })
      expect((await browser.call(api.shop.information)).current_possession).toBe(1)
    }
  })

  test('is what makes two calls one: without it they are two wishes [GENERAL-30]', async () => {
    const browser = await game.player()
    const order = { item_id: 1, number: 1, name: '', price: 29 }
    for (let n = 0; n < 2; n += 1) await browser.call(api.shop.payment, order)
    expect((await browser.call(api.shop.information)).current_possession).toBe(2)
    const row = { date: '2026-04-01', price: 1, description: 'twice' }
    for (let n = 0; n < 2; n += 1) await browser.call(api.purchases.create, row)
    expect(await browser.call(api.purchases.list)).toHaveLength(2)
    const { members, session } = await encount(browser, 1, 1)
    const turn = { session_id: session, selectedCommands: members.map(({ id }) => ({ partyId: id, command: 'DEFENCE' })) }
    for (let n = 0; n < 2; n += 1) await browser.call(api.battle.exec, turn)
    expect((await encount(browser, 1, 1)).turn).toBe(3)
  })

  test('belongs to one URL: the second row is not taken for the first [GENERAL-24]', async () => {
    const user = await game.user()
    const row = (description: string) => user.call(api.purchases.create, { date: '2026-04-01', price: 1, description })
    const [one, two] = [await row('one'), await row('two')]
    await user.call(at(api.purchases.delete, { id: one.id }), undefined, { key: 'row' })
    const second = await user.refusal(at(api.purchases.delete, { id: two.id }), undefined, { key: 'row' })
    expect(second).toMatchObject({ status: 422, code: 'badKey', message: expect.stringContaining('reload') })
    await user.call(at(api.purchases.delete, { id: one.id }), undefined, { key: 'row' })
    expect(await user.call(api.purchases.list)).toHaveLength(1)
  })

  test('belongs to one body [GENERAL-24]', async () => {
    const browser = await game.player()
    const order = { item_id: 1, number: 1, name: '', price: 29 }
    const first = await browser.call(api.shop.payment, order, { key: 'order' })
    expect(await browser.refusal(api.shop.payment, { ...order, number: 2 }, { key: 'order' })).toMatchObject({
      status: 422,
      code: 'badKey',
    })
    expect(await browser.call(api.shop.payment, order, { key: 'order' })).toEqual(first)
    expect((await browser.call(api.shop.information)).current_possession).toBe(1)
  })

  test('of more than 64 characters is refused, and nothing is done [GENERAL-25]', async () => {
    const browser = await game.player()
    const order = { item_id: 1, number: 1, name: '', price: 29 }
    expect(await browser.refusal(api.shop.payment, order, { key: 'x'.repeat(65) })).toMatchObject({ status: 422, code: 'badKey' })
    expect((await browser.call(api.shop.information)).current_possession).toBe(0)
    await browser.call(api.shop.payment, order, { key: 'x'.repeat(64) })
    const start = await encount(browser, 1, 1)
    const turn = { session_id: start.session, selectedCommands: [], turn: 1 }
    expect(await browser.refusal(api.battle.exec, turn, { key: 'x'.repeat(65) })).toMatchObject({ code: 'badKey' })
  })

  test('gives nothing to a session that has ended [GENERAL-26]', async () => {
    const { browser } = await registered()
    await browser.call(api.account.rename, { name: '新しい名' }, { key: 'rename' })
    const stale = browser.tab()
    await browser.call(api.account.logout)
    expect(await stale.refusal(api.account.rename, { name: '新しい名' }, { key: 'rename' })).toMatchObject({ status: 401 })
  })

  test('gives no refusal either to a session that has ended [GENERAL-26]', async () => {
    const browser = await game.user()
    expect(await browser.refusal(api.account.rename, { name: '' }, { key: 'refused' })).toMatchObject({ status: 422 })
    const token = hashOf(browser.cookies.get(SESSION_COOKIE) ?? '')
    await game.reach((tx) => tx.deleteFrom('sessions').where('token_hash', '=', token).execute())
    expect(await browser.refusal(api.account.rename, { name: '' }, { key: 'refused' })).toMatchObject({ status: 401 })
  })

  test('is not kept for a body that guards itself', async () => {
    const browser = await game.player()
    const { members, session } = await encount(browser, 1, 1)
    const selectedCommands = members.map(({ id }) => ({ partyId: id, command: 'DEFENCE' }))
    await browser.call(api.battle.exec, { session_id: session, selectedCommands, turn: 1 }, { key: 'guarded' })
    await browser.call(api.battle.exec, { session_id: session, selectedCommands }, { key: 'unguarded' })
    const keys = (await receipts()).map(({ key }) => key)
    expect([keys.includes('guarded'), keys.includes('unguarded')]).toEqual([false, true])
  })

  test('does not sign in by a repeated registration once the password has changed [GENERAL-27]', async () => {
    const { browser, earlier, repeatRegistration } = await registered()
    await newPassword(browser)
    expect(await repeatRegistration()).toMatchObject({ status: 409, refusal: { code: 'emailTaken' } })
    expect(await situationOf(earlier)).toBe('unsigned')
  })

  test('does not bring a deleted account back: the registration is a new one', async () => {
    const { browser, earlier, repeatRegistration } = await registered()
    const before = (await browser.call(api.title.checkSituation)).user_id
    await browser.call(api.account.close, { password: PASSWORD })
    expect(await repeatRegistration()).toMatchObject({ status: 200 })
    expect((await earlier.call(api.title.checkSituation)).user_id).not.toBe(before)
  })

  test('does not help a repeated deletion of the account: nobody is signed in any more', async () => {
    const { browser } = await registered()
    const stale = browser.tab()
    await browser.call(api.account.close, { password: PASSWORD }, { key: 'close' })
    const again = await stale.refusal(api.account.close, { password: PASSWORD }, { key: 'close' })
    expect(again).toMatchObject({ status: 401, code: 'signedOut' })
  })

  test('of a login ends with the logout, and never opens for another password [GENERAL-27]', async () => {
    const { person } = await registered()
    const browser = game.visitor()
    await browser.call(api.title.checkSituation)
    const earlier = browser.tab()
    const login = { email: person.email, password: PASSWORD }
    await browser.call(api.account.login, login, { key: 'login' })
    const guess = { ...login, password: 'wrong horse' }
    expect(await earlier.refusal(api.account.login, guess, { key: 'login' })).toMatchObject({ status: 422, code: 'badKey' })
    await browser.call(api.account.logout)
    expect(await earlier.refusal(api.account.login, guess, { key: 'login' })).toMatchObject({ status: 422, code: 'badLogin' })
    expect(await situationOf(earlier)).toBe('unsigned')
  })

  test('opens no session that outlives a new password, even when both come at the same moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { browser, earlier, repeatRegistration } = await registered()
      await Promise.all([newPassword(browser), repeatRegistration()])
      expect(await situationOf(earlier)).toBe('unsigned')
    }
  })

  test('of a refusal is kept: a copy that comes when it has become possible does nothing [GENERAL-28]', async () => {
    const browser = await game.player()
    await give(game, browser, { gold: 0 })
    const dear = { item_id: 1, number: 1, name: '', price: 29 }
    const first = await browser.refusal(api.shop.payment, dear, { key: 'dear' })
    expect(first).toMatchObject({ status: 400, code: 'notEnoughGold' })
    await give(game, browser, { gold: 500 })
    expect(await browser.refusal(api.shop.payment, dear, { key: 'dear' })).toMatchObject(told(first))
    expect((await browser.call(api.shop.information)).current_possession).toBe(0)
    await browser.call(api.shop.payment, dear, { key: 'another wish' })
    expect((await browser.call(api.shop.information)).current_possession).toBe(1)
  })

  test('of a reply that changed nothing is kept: a copy that comes after the adventure begins none [GENERAL-28]', async () => {
    const browser = await game.player()
    const entering = { field_id: 1, stage_id: 1, clear_stage: 0 }
    await browser.call(api.battle.encount, entering)
    const resumed = await browser.call(api.battle.encount, entering, { key: 'again' })
    await browser.call(api.battle.refresh, {})
    expect(await browser.call(api.battle.encount, entering, { key: 'again' })).toEqual(resumed)
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
  })

  test('is kept whatever the reason: a bad body, what is not there, a wrong password [GENERAL-28]', async () => {
    const { browser } = await registered()
    const bad = { date: 'someday', price: 1, description: 'x' }
    await browser.refusal(api.purchases.create, bad, { key: 'bad' })
    await browser.refusal(at(api.purchases.delete, { id: 2_000_000_000 }), undefined, { key: 'gone' })
    const wrong = { current_password: 'wrong horse', password: 'another horse', password_confirmation: 'another horse' }
    // Judged before the transaction.
    await browser.refusal(api.account.changePassword, wrong, { key: 'wrong' })
    const kept = (await receipts()).filter(({ key }) => ['bad', 'gone', 'wrong'].includes(key))
    expect(kept.map(({ key, status }) => `${key} ${status}`).toSorted()).toEqual(['bad 422', 'gone 404', 'wrong 422'])
    expect(await browser.refusal(api.purchases.create, bad, { key: 'bad' })).toMatchObject({ status: 422 })
  })

  test('that was refused because it belongs to another call leaves the first answer', async () => {
    const browser = await game.player()
    const order = { item_id: 1, number: 1, name: '', price: 29 }
    const first = await browser.call(api.shop.payment, order, { key: 'order' })
    await browser.refusal(api.shop.payment, { ...order, number: 2 }, { key: 'order' })
    expect(await browser.call(api.shop.payment, order, { key: 'order' })).toEqual(first)
  })

  test('has one answer, however many copies come at the same moment as what makes it possible', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const browser = await game.player()
      await give(game, browser, { gold: 0 })
      const order = { item_id: 1, number: 1, name: '', price: 29 }
      const copies = Array.from({ length: 6 }, () => browser.tab().outcome(api.shop.payment, order, { key: 'copy' }))
      await give(game, browser, { gold: 100 })
      const answers = await Promise.all(copies)
      const late = await browser.tab().outcome(api.shop.payment, order, { key: 'copy' })
      expect(new Set([...answers, late].map(({ status }) => status)).size).toBe(1)
      expect((await browser.call(api.shop.information)).current_possession).toBe(late.status < 300 ? 1 : 0)
    }
  })

  test('of a visitor who was refused is not kept: there is nobody to whom it could belong', async () => {
    const { person } = await registered()
    const visitor = game.visitor()
    await visitor.call(api.title.checkSituation)
    const before = await receipts()
    expect(await visitor.refusal(api.account.register, person, { key: 'taken' })).toMatchObject({ status: 409 })
    expect(await receipts()).toEqual(before)
  })

  test('lives as long as no thousand newer ones of the same user', async () => {
    const user = await game.user()
    const userId = await userIdOf(user)
    const row = { scope: 'elsewhere', fingerprint: '', status: 200, body: '', user_id: userId, signs_in: 0 }
    const rows = Array.from({ length: 1000 }, (_, n) => ({ ...row, key: `${n}`, created_at: game.now - 2000 + n }))
    await game.reach((tx) => tx.insertInto('receipts').values(rows).execute())
    await user.call(api.account.rename, { name: '灯' }, { key: 'newest' })
    const kept = (await receipts()).filter(({ user_id }) => user_id === userId).map(({ key }) => key)
    expect(kept).toHaveLength(1000)
    expect(kept).toContain('newest')
    expect(kept).not.toContain('0')
  })
})

onBothDatabases(
  'a key whose call may be tried again',
  (game) => {
    const order = { item_id: 1, number: 1, name: '', price: 29 }

    test('is not kept when the call itself finds it too fast (429) [GENERAL-29]', async () => {
      game.now += 60_000
      const browser = await game.player()
      const post = { message: '灯', is_spoiled: false }
      await browser.call(api.board.store, post)
      expect(await browser.refusal(api.board.store, post, { key: 'post' })).toMatchObject({ status: 429, code: 'postTooSoon' })
      game.now += 30_000
      for (let n = 0; n < 2; n += 1) await browser.call(api.board.store, post, { key: 'post' })
      const [own, posts] = await browser.call(api.board.fetchPost)
      expect(posts.filter(({ savedata_id }) => savedata_id === own)).toHaveLength(2)
    })

    test.each<[name: string, status: number, spoil: (game: Game, browser: Browser) => Promise<() => unknown>]>([
      [
        'without a session',
        401,
        async (_, browser) => {
          const sessions = await game.reach((tx) => tx.selectFrom('sessions').selectAll().execute())
          const own = sessions.filter(({ token_hash }) => token_hash === hashOf(browser.cookies.get(SESSION_COOKIE) ?? ''))
          expect(own).toHaveLength(1)
          await game.reach((tx) => tx.deleteFrom('sessions').execute())
          return () => game.reach((tx) => tx.insertInto('sessions').values(own).execute())
        },
      ],
      [
        'without its token',
        419,
        async (_, browser) => {
          const token = browser.cookies.get('XSRF-TOKEN') ?? ''
          browser.cookies.set('XSRF-TOKEN', 'a.b')
          return () => browser.cookies.set('XSRF-TOKEN', token)
        },
      ],
      [
        'too fast',
        429,
        async (_, browser) => {
          await Promise.all(Array.from({ length: 70 }, () => browser.outcome(api.account.rename, { name: '灯' })))
          return () => (game.now += 10_000)
        },
      ],
      [
        'on a fault of the server',
        500,
        async ({ store }) => {
          const write = store.write.bind(store)
          store.write = () => Promise.reject(new Error('a bug'))
          return () => (store.write = write)
        },
      ],
    ])('is not kept when it is refused %s (%i) [GENERAL-29]', async (_, status, spoil) => {
      game.now += 60_000
      const browser = await game.player()
      const mend = await spoil(game, browser)
      expect(await browser.refusal(api.shop.payment, order, { key: 'again' })).toMatchObject({ status })
      await mend()
      await browser.call(api.shop.payment, order, { key: 'again' })
      await browser.call(api.shop.payment, order, { key: 'again' })
      expect((await browser.call(api.shop.information)).current_possession).toBe(1)
    })
  },
  { rateLimitScale: 1 },
)
