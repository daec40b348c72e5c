import { expect, test } from 'vitest'
import { ENCOUNT, encount, FINISH, fight, give, REFRESH, RESULT, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

const SITUATION = '/api/game/rpg/title/check_situation'
const PAYMENT = '/api/game/rpg/shop/payment'
const SHOP = '/api/game/rpg/shop/information'
const PURCHASES = '/study/techbook/vue/chapter8_purchases'
const MARK = '/api/game/rpg/menu/plaza/library/mark/finished'
const PASSWORD = 'correct horse'

const registration = () => ({
  name: '灯子',
  email: `${crypto.randomUUID()}@example.com`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
})

onBothDatabases('a key', (game) => {
  const receipts = () => game.reach((tx) => tx.selectFrom('receipts').selectAll().execute())
  const situationOf = async (browser: Browser): Promise<string> => (await browser.get(SITUATION)).body.status

  /** A user who registered with a key, and a second tab from before, whose cookies and key are still those of the registration. */
  async function registered() {
    const browser = game.visitor()
    await browser.get(SITUATION)
    const earlier = browser.tab()
    const person = registration()
    expect(await browser.post('/api/account/register', person, { key: 'register' })).toMatchObject({ status: 200 })
    const repeatRegistration = () => earlier.post('/api/account/register', person, { key: 'register' })
    return { browser, earlier, person, repeatRegistration }
  }

  const newPassword = (browser: Browser, options = {}) =>
    browser.write(
      'PUT',
      '/api/account/password',
      { current_password: PASSWORD, password: 'another horse', password_confirmation: 'another horse' },
      options,
    )

  test('belongs to one URL: the second row is not taken for the first', async () => {
    const user = await game.user()
    const rows: number[] = []
    for (const description of ['one', 'two']) rows.push((await user.post(PURCHASES, { date: '2026-04-01', price: 1, description })).body.id)
    expect(await user.write('DELETE', `${PURCHASES}/${rows[0]}`, undefined, { key: 'row' })).toMatchObject({ status: 200 })
    const second = await user.write('DELETE', `${PURCHASES}/${rows[1]}`, undefined, { key: 'row' })
    expect(second).toMatchObject({ status: 422, body: { code: 'badKey', message: expect.stringContaining('reload') } })
    expect(await user.write('DELETE', `${PURCHASES}/${rows[0]}`, undefined, { key: 'row' })).toMatchObject({ status: 200 })
    expect((await user.get(PURCHASES)).body).toHaveLength(1)
  })

  test('belongs to one body', async () => {
    const browser = await game.player()
    const order = { item_id: 1, number: 1, name: '', price: 29 }
    const first = await browser.post(PAYMENT, order, { key: 'order' })
    expect(await browser.post(PAYMENT, { ...order, number: 2 }, { key: 'order' })).toMatchObject({ status: 422, body: { code: 'badKey' } })
    expect(await browser.post(PAYMENT, order, { key: 'order' })).toMatchObject({ status: 200, body: first.body })
    expect((await browser.get(SHOP)).body.current_possession).toBe(1)
  })

  test('of more than 64 characters is refused, and nothing is done', async () => {
    const browser = await game.player()
    const order = { item_id: 1, number: 1, name: '', price: 29 }
    expect(await browser.post(PAYMENT, order, { key: 'x'.repeat(65) })).toMatchObject({ status: 422, body: { code: 'badKey' } })
    expect((await browser.get(SHOP)).body.current_possession).toBe(0)
    expect(await browser.post(PAYMENT, order, { key: 'x'.repeat(64) })).toMatchObject({ status: 200 })
    const start = await encount(browser, 1, 1)
    const exec = { session_id: start.body[2], selectedCommands: [], turn: 1 }
    expect(await browser.post('/api/game/rpg/battle/exec', exec, { key: 'x'.repeat(65) })).toMatchObject({ body: { code: 'badKey' } })
  })

  test('gives nothing to a session that has ended', async () => {
    const { browser } = await registered()
    await browser.write('PATCH', '/api/account/profile', { name: '新しい名' }, { key: 'rename' })
    const stale = browser.tab()
    await browser.post('/api/account/logout')
    expect(await stale.write('PATCH', '/api/account/profile', { name: '新しい名' }, { key: 'rename' })).toMatchObject({ status: 401 })
  })

  test('does not sign in by a repeated registration once the password has changed', async () => {
    const { browser, earlier, repeatRegistration } = await registered()
    expect(await newPassword(browser)).toMatchObject({ status: 200 })
    expect(await repeatRegistration()).toMatchObject({ status: 409, body: { code: 'emailTaken' } })
    expect(await situationOf(earlier)).toBe('unsigned')
  })

  test('does not bring a deleted account back: the registration is a new one', async () => {
    const { browser, earlier, repeatRegistration } = await registered()
    const before = (await browser.get(SITUATION)).body.user_id
    await browser.write('DELETE', '/api/account', { password: PASSWORD })
    expect(await repeatRegistration()).toMatchObject({ status: 200 })
    expect((await earlier.get(SITUATION)).body.user_id).not.toBe(before)
  })

  test('does not help a repeated deletion of the account: nobody is signed in any more', async () => {
    const { browser } = await registered()
    const stale = browser.tab()
    expect(await browser.write('DELETE', '/api/account', { password: PASSWORD }, { key: 'close' })).toMatchObject({ status: 200 })
    const again = await stale.write('DELETE', '/api/account', { password: PASSWORD }, { key: 'close' })
    expect(again).toMatchObject({ status: 401, body: { code: 'signedOut' } })
  })

  test('of a login ends with the logout, and never opens for another password', async () => {
    const { person } = await registered()
    const browser = game.visitor()
    await browser.get(SITUATION)
    const earlier = browser.tab()
    const login = { email: person.email, password: PASSWORD }
    expect(await browser.post('/api/account/login', login, { key: 'login' })).toMatchObject({ status: 200 })
    const guess = { ...login, password: 'wrong horse' }
    expect(await earlier.post('/api/account/login', guess, { key: 'login' })).toMatchObject({ status: 422, body: { code: 'badKey' } })
    await browser.post('/api/account/logout')
    expect(await earlier.post('/api/account/login', guess, { key: 'login' })).toMatchObject({ status: 422, body: { code: 'badLogin' } })
    expect(await situationOf(earlier)).toBe('unsigned')
  })

  test('answers a lost change of the password again', async () => {
    const { browser } = await registered()
    const first = await newPassword(browser, { key: 'password' })
    expect(first.status).toBe(200)
    expect(await newPassword(browser, { key: 'password' })).toMatchObject({ status: 200, body: first.body })
  })

  test('opens no session that outlives a new password, even when both come at the same moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { browser, earlier, repeatRegistration } = await registered()
      const [changed] = await Promise.all([newPassword(browser), repeatRegistration()])
      expect(changed.status).toBe(200)
      expect(await situationOf(earlier)).toBe('unsigned')
    }
  })

  test('leaves no receipt where nothing was changed', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    const before = await receipts()
    const dear = { item_id: 1, number: 5, name: '', price: 29 }
    expect((await browser.post(PAYMENT, dear, { key: 'a' })).status).toBe(409)
    expect((await browser.post(RESULT, { session_id: session }, { key: 'b' })).status).toBe(200)
    expect((await browser.post(ENCOUNT, { field_id: 1, stage_id: 1, clear_stage: 0 }, { key: 'c' })).status).toBe(200)
    await browser.post(FINISH, { session_id: session })
    expect((await browser.post(FINISH, { session_id: session }, { key: 'd' })).status).toBe(200)
    expect((await browser.post(REFRESH, {}, { key: 'e' })).status).toBe(200)
    const { id } = (await browser.get('/api/game/rpg/menu/plaza/library/fetch_book')).body[0][0]
    await browser.post(MARK, { book_id: id })
    expect((await browser.post(MARK, { book_id: id }, { key: 'f' })).status).toBe(204)
    expect(await receipts()).toEqual(before)
  })

  test('lives as long as no thousand newer ones of the same user', async () => {
    const user = await game.user()
    const userId = (await user.get(SITUATION)).body.user_id
    const row = { scope: 'elsewhere', fingerprint: '', status: 200, body: '', user_id: userId, signs_in: 0 }
    const rows = Array.from({ length: 1000 }, (_, n) => ({ ...row, key: `${n}`, created_at: game.now - 2000 + n }))
    await game.reach((tx) => tx.insertInto('receipts').values(rows).execute())
    await user.write('PATCH', '/api/account/profile', { name: '灯' }, { key: 'newest' })
    const kept = (await receipts()).filter(({ user_id }) => user_id === userId).map(({ key }) => key)
    expect(kept).toHaveLength(1000)
    expect(kept).toContain('newest')
    expect(kept).not.toContain('0')
  })
})
