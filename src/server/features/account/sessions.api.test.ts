import { expect, test } from 'vitest'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const password = 'correct horse'
const DAY = 24 * 3600 * 1000
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36'
const COOKIE = 'kageakari_session'

onBothDatabases('the sessions of a user', (game) => {
  let number = 0
  async function newcomer(): Promise<{ readonly browser: Browser; readonly email: string }> {
    number += 1
    const browser = game.visitor()
    const email = `sessions-${number}@example.com`
    await browser.call(api.account.register, { name: '灯子', email, password, password_confirmation: password })
    return { browser, email }
  }
  async function signedIn(email: string, userAgent = PHONE): Promise<Browser> {
    const browser = game.visitor()
    await browser.call(api.account.login, { email, password }, { headers: { 'user-agent': userAgent } })
    return browser
  }
  const statusOf = async (browser: Browser): Promise<string> => (await browser.call(api.title.checkSituation)).status

  test('are listed with device and times, this one marked, and nobody else’s', async () => {
    const { browser, email } = await newcomer()
    const opened = game.now
    game.now += 2 * DAY
    const phone = await signedIn(email)
    await newcomer()
    const sessions = await browser.call(api.account.sessions)
    expect(sessions).toEqual([
      { id: expect.any(String), browser: 'Chrome', system: 'Android', opened_at: game.now, seen_at: game.now, is_current: false },
      { id: expect.any(String), browser: null, system: null, opened_at: opened, seen_at: expect.any(Number), is_current: true },
    ])
    for (const token of [browser, phone].map((one) => one.cookies.get(COOKIE) ?? '')) expect(JSON.stringify(sessions)).not.toContain(token)
    const hashes = await game.reach((tx) => tx.selectFrom('sessions').select('token_hash').execute())
    for (const { token_hash } of hashes) expect(JSON.stringify(sessions)).not.toContain(token_hash)
    expect(await game.visitor().refusal(api.account.sessions)).toMatchObject({ status: 401 })
  })

  test('a stolen one is ended from another device, once, and no receipt opens it again', async () => {
    const { browser, email } = await newcomer()
    const thief = game.visitor()
    await thief.call(api.title.checkSituation)
    const before = thief.tab()
    await thief.call(api.account.login, { email, password }, { key: 'stolen' })
    const [stolen] = (await browser.call(api.account.sessions)).filter(({ is_current }) => !is_current)
    await browser.call(api.account.endSession, { id: stolen?.id })
    expect(await statusOf(thief)).toBe('unsigned')
    expect(await statusOf(browser)).toBe('signed')
    expect(await browser.refusal(api.account.endSession, { id: stolen?.id })).toMatchObject({ status: 404, code: 'sessionGone' })
    const receipts = await game.reach((tx) => tx.selectFrom('receipts').selectAll().where('key', '=', 'stolen').execute())
    expect(receipts).toEqual([])
    await browser.call(api.account.changePassword, {
      current_password: password,
      password: 'set anew now',
      password_confirmation: 'set anew now',
    })
    expect(await before.refusal(api.account.login, { email, password }, { key: 'stolen' })).toMatchObject({ status: 422 })
  })

  test('the one that is named is ended, and no other', async () => {
    const { browser, email } = await newcomer()
    const devices = [await signedIn(email), await signedIn(email), await signedIn(email)]
    const [, second] = (await browser.call(api.account.sessions)).filter(({ is_current }) => !is_current)
    await browser.call(api.account.endSession, { id: second?.id })
    expect((await browser.call(api.account.sessions)).map(({ id }) => id)).not.toContain(second?.id)
    expect((await Promise.all(devices.map(statusOf))).toSorted()).toEqual(['signed', 'signed', 'unsigned'])
  })

  test('one’s own, another user’s and nonsense cannot be ended so', async () => {
    const [{ browser }, other] = [await newcomer(), await newcomer()]
    const ids = [browser, other.browser].map(async (one) => (await one.call(api.account.sessions))[0]?.id)
    for (const id of [...(await Promise.all(ids)), '', 'x'.repeat(65), 7, null])
      expect(await browser.refusal(api.account.endSession, { id }), String(id)).toMatchObject({ code: 'sessionGone' })
    for (const one of [browser, other.browser]) expect(await statusOf(one)).toBe('signed')
  })

  test('all others are ended at once', async () => {
    const { browser, email } = await newcomer()
    const others = [await signedIn(email), await signedIn(email)]
    const stranger = (await newcomer()).browser
    await browser.call(api.account.endOtherSessions)
    for (const other of others) expect(await statusOf(other)).toBe('unsigned')
    for (const one of [browser, stranger]) expect(await statusOf(one)).toBe('signed')
    expect(await browser.call(api.account.sessions)).toHaveLength(1)
    await browser.call(api.account.endOtherSessions)
  })

  test('end ninety days after they were opened, however often they are used', async () => {
    const { browser } = await newcomer()
    for (const days of [29, 29, 29]) {
      game.now += days * DAY
      expect(await statusOf(browser)).toBe('signed')
    }
    game.now += 3 * DAY
    expect(await statusOf(browser)).toBe('signed')
    game.now += 1
    expect(await statusOf(browser)).toBe('unsigned')
    expect(await browser.refusal(api.account.rename, { name: '灯' })).toMatchObject({ status: 401 })
  })

  test('are at most twenty: a new one ends the one that was used longest ago', async () => {
    const { browser, email } = await newcomer()
    const others: Browser[] = []
    for (let at = 0; at < 19; at++) {
      game.now += 1000
      others.push(await signedIn(email))
    }
    game.now += 2 * 3600 * 1000
    expect(await statusOf(browser)).toBe('signed')
    await signedIn(email)
    expect(await statusOf(others[0] ?? browser)).toBe('unsigned')
    for (const one of [browser, ...others.slice(1)]) expect(await statusOf(one)).toBe('signed')
    expect(await browser.call(api.account.sessions)).toHaveLength(20)
  })

  test('a new password gives this one a new token: a copy of the old one opens nothing', async () => {
    const { browser } = await newcomer()
    const copy = browser.tab()
    const change = { current_password: password, password: 'set anew now', password_confirmation: 'set anew now' }
    await browser.call(api.account.changePassword, change)
    expect(browser.cookies.get(COOKIE)).not.toBe(copy.cookies.get(COOKIE))
    expect(await statusOf(browser)).toBe('signed')
    expect(await statusOf(copy)).toBe('unsigned')
  })

  test('a new password whose answer was lost is answered again, signed in; with another body or without the key it is not', async () => {
    const { browser } = await newcomer()
    const change = { current_password: password, password: 'set anew now', password_confirmation: 'set anew now' }
    const lost = browser.tab()
    await lost.call(api.account.changePassword, change, { key: 'once' })
    const copy = browser.tab()
    expect(await copy.refusal(api.account.changePassword, change)).toMatchObject({ status: 401 })
    expect(await copy.refusal(api.account.changePassword, { ...change, current_password: 'guess' }, { key: 'once' })).toMatchObject({
      status: 401,
    })
    await browser.call(api.account.changePassword, change, { key: 'once' })
    expect(await statusOf(browser)).toBe('signed')
    const again = { current_password: 'set anew now', password: 'and once more', password_confirmation: 'and once more' }
    await browser.call(api.account.changePassword, again)
    expect(await copy.refusal(api.account.changePassword, change, { key: 'once' }), 'its receipt ended').toMatchObject({ status: 401 })
  })
})
