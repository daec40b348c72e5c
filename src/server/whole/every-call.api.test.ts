import { describe, expect, test } from 'vitest'
import { encount, idsOf } from '../../../tests/adventures.ts'
import type { Browser } from '../../../tests/clients/browser.ts'
import { at } from '../../../tests/clients/typed-calls.ts'
import { onBothDatabases } from '../../../tests/game.ts'
import { purchaseRefusals, refusals } from '../../content/text/refusals.ts'
import { api, endpoints } from '../../contract/api.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'

const GAME = '/api/game/rpg/'
const PASSWORD = 'correct horse'
const newcomer = () => ({
  name: '灯子',
  email: `${crypto.randomUUID()}@example.com`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
})
const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`
const calls = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const writing = calls.filter(([, { method }]) => method !== 'GET')
const withBody = writing.filter(([, { body }]) => body !== null)

const sentenceOf = ({ language }: AnyEndpoint, code: 'unexpected'): string =>
  (language === 'en' ? purchaseRefusals[code] : undefined) ?? refusals[code]

/** Sends anything to a call, whatever its parameters. */
function ask(browser: Browser, { method, path }: AnyEndpoint, body: unknown = {}, headers: Readonly<Record<string, string>> = {}) {
  const address = path.replaceAll(/\{\w+\}/g, '1')
  return method === 'GET' ? browser.send('GET', address, undefined, { headers }) : browser.write(method, address, body, { headers })
}

onBothDatabases('every call', (game) => {
  test.each(writing)('%s needs the right token, whoever calls [GENERAL-10]', async (_, endpoint) => {
    const stranger = game.visitor()
    await stranger.call(api.title.checkSituation)
    const wrong = ['', 'a.b', stranger.cookies.get('XSRF-TOKEN') ?? '']
    for (const browser of [game.visitor(), await game.player()]) {
      for (const token of wrong)
        expect(await ask(browser, endpoint, {}, { 'x-xsrf-token': token })).toMatchObject({ status: 419, body: { code: 'badToken' } })
    }
  })

  test('of the game is for users, but the two by which a visitor becomes one [GENERAL-14]', async () => {
    const open = endpoints.filter(({ access, path }) => access === 'anyone' && path.startsWith(GAME))
    expect(open).toEqual([api.title.checkSituation, api.title.createUser])
    for (const endpoint of endpoints.filter(({ path }) => path.startsWith(GAME) && !open.some((one) => one.path === path)))
      expect(await ask(game.visitor(), endpoint), nameOf(endpoint)).toMatchObject({ status: 401, body: { code: 'signedOut' } })
  })

  test('of the game is for users with a save, but those that lead to one, and the purchases [GENERAL-15]', async () => {
    const open = endpoints.filter(({ access, path }) => access !== 'save' && path.startsWith(GAME))
    const { title, beginning, settings } = api
    const expected = [title.checkSituation, title.createUser, beginning.prepare, beginning.create, settings.player, settings.changePlayer]
    expect(new Set(open)).toEqual(new Set<AnyEndpoint>(expected))
    const user = await game.user()
    for (const endpoint of endpoints.filter((each) => each.path.startsWith(GAME) && !open.includes(each)))
      expect(await ask(user, endpoint), nameOf(endpoint)).toMatchObject({ status: 409, body: { code: 'noSave' } })
    const { id } = await user.call(api.purchases.create, { date: '2026-04-01', price: 1, description: 'x' })
    await user.call(at(api.purchases.update, { id }), { date: '2026-04-01', price: 2, description: 'x' })
    expect(await user.call(api.purchases.list)).toHaveLength(1)
    await user.call(at(api.purchases.delete, { id }))
  })

  describe.each([
    ['shop/', 'error'],
    ['menu/plaza/bbs/', 'errorMessage'],
  ] as const)('of %s', (area, field) => {
    const own = calls.filter(([, { path }]) => path.startsWith(GAME + area))

    test.each(own)(`%s tells why it is refused as ${field} too [GENERAL-19, GENERAL-20]`, async (_, endpoint) => {
      const player = await game.player()
      const refused = [await ask(game.visitor(), endpoint), await ask(await game.user(), endpoint)]
      if (endpoint.method !== 'GET') {
        const long = 'x'.repeat(70_000)
        for (const body of [{}, { item_id: 1, number: 0, price: 1 }, { id: 1_234_567, item_id: 9_999, message: '' }, '{', long])
          refused.push(await ask(player, endpoint, body))
        refused.push(await ask(player, endpoint, {}, { 'x-xsrf-token': '' }))
        refused.push(await ask(player, endpoint, {}, { 'idempotency-key': 'x'.repeat(65) }))
      }
      for (const { status, body } of refused) {
        expect(status).toBeGreaterThanOrEqual(400)
        const { message } = body as { readonly message: string }
        expect(body).toMatchObject({ message: expect.stringMatching(/[ぁ-ん]/), [field]: message })
      }
    })
  })

  test.each(withBody)('%s answers a body that it cannot take with 422 [GENERAL-32]', async (_, endpoint) => {
    const browser = endpoint.access === 'anyone' ? game.visitor() : await game.player()
    for (const body of ['{', '"', 'x=1', '{"a":1}}']) expect((await ask(browser, endpoint, body)).status, body).toBe(422)
    const fields = Object.keys((endpoint.body as unknown as { readonly shape: object }).shape)
    // Nothing that is asked for is such an object.
    const strange = Object.fromEntries(fields.map((name) => [name, { strange: [] }]))
    const { refresh, finish } = api.battle
    // These two mean the caller's own adventure, whatever is sent; and whatever is no id of a session is the id of none.
    const expected = endpoint === refresh || endpoint === finish ? 200 : endpoint === api.account.endSession ? 404 : 422
    expect((await ask(browser, endpoint, strange)).status).toBe(expected)
  })

  test.each(calls)('%s tells nothing of a fault of the server [GENERAL-22]', async (_, endpoint) => {
    const browser = await game.player()
    const { store } = game
    const [read, write] = [store.read.bind(store), store.write.bind(store)]
    const fault = Object.assign(new Error('SECRET: near "select * from users" in /srv/store.ts:1:1'), {
      code: 'SQLITE_SECRET',
      detail: 'SECRET',
    })
    store.read = () => Promise.reject(fault)
    store.write = () => Promise.reject(fault)
    try {
      const { status, body, headers } = await ask(browser, endpoint)
      expect(status).toBe(500)
      const { message } = body as { readonly message: string }
      expect(message).toBe(sentenceOf(endpoint, 'unexpected'))
      const also = endpoint.alsoAs === undefined ? {} : { [endpoint.alsoAs]: message }
      expect(body).toEqual({ message, code: 'unexpected', request_id: headers['x-request-id'], ...also })
      expect(JSON.stringify(headers)).not.toContain('SECRET')
    } finally {
      Object.assign(store, { read, write })
    }
  })

  test('takes a body of 64 KiB, and answers a larger one with 413 [GENERAL-35]', async () => {
    const user = await game.user()
    const sized = (bytes: number) => `{"name":"灯"}${' '.repeat(bytes - new TextEncoder().encode('{"name":"灯"}').length)}`
    const { rename } = api.account
    expect((await ask(user, rename, sized(64 * 1024))).status).toBe(200)
    for (const [, endpoint] of writing) {
      const { status, body } = await ask(user, endpoint, sized(64 * 1024 + 1))
      expect([status, body], nameOf(endpoint)).toEqual([413, expect.objectContaining({ code: 'tooLarge' })])
    }
  })
})

onBothDatabases('what belongs to another player', (game) => {
  test('is never named with success [GENERAL-33]', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    const { members } = await idsOf(game, other)
    const party_id = members[0] ?? 0
    const { session } = await encount(other, 1, 1)
    const { id: purchase } = await other.call(api.purchases.create, { date: '2026-04-01', price: 1, description: 'x' })
    await other.call(api.board.store, { message: '灯', is_spoiled: false })
    const [, [post]] = await other.call(api.board.fetchPost)
    const stored = () =>
      game.reach(async (tx) => [
        await tx.selectFrom('members').selectAll().where('id', '=', party_id).execute(),
        await tx.selectFrom('purchases').selectAll().where('id', '=', purchase).execute(),
        await tx.selectFrom('posts').selectAll().execute(),
        await tx.selectFrom('adventures').selectAll().where('session_id', '=', session).execute(),
      ])
    const before = await stored()
    const statusOf = async (endpoint: AnyEndpoint, body: object = {}) => (await browser.outcome(endpoint, body)).status
    expect(await statusOf(api.status.increment, { party_id, input_point: 1, status_type: 'HP' })).toBe(403)
    expect(await statusOf(api.status.learn, { party_id, skill_id: 101 })).toBe(403)
    expect(await statusOf(api.rest.reset, { party_id, payment_money: 1000 })).toBe(403)
    expect(await statusOf(api.board.delete, { id: post?.id })).toBe(403)
    expect(await statusOf(at(api.purchases.update, { id: purchase }), { date: '2026-04-02', price: 2, description: 'y' })).toBe(404)
    expect(await statusOf(at(api.purchases.delete, { id: purchase }))).toBe(404)
    const start = await encount(browser, 1, 1)
    const order = (partyId: number) => start.members.map(({ id }, index) => ({ partyId: index === 0 ? partyId : id, command: 'DEFENCE' }))
    expect(await statusOf(api.battle.exec, { session_id: session, selectedCommands: order(start.members[0]?.id ?? 0) })).toBe(404)
    expect(await statusOf(api.battle.exec, { session_id: start.session, selectedCommands: order(party_id) })).toBe(422)
    expect(await statusOf(api.battle.resultWin, { session_id: session, is_win: true, field_id: 1 })).toBe(404)
    const adventure = (await encount(other, 1, 1)).resume.adventure_id
    expect(await statusOf(at(api.lookback.stage, { adventure, stage: 1 }))).toBe(404)
    // These two mean the caller's own, whatever they name.
    await browser.call(api.battle.refresh, { session_id: session })
    await browser.call(api.battle.finish, { session_id: session })
    expect(await stored()).toEqual(before)
  })

  test('nor can another user’s session be ended [GENERAL-33]', async () => {
    const [browser, other] = [await game.user(), await game.user()]
    const [session] = await other.call(api.account.sessions)
    expect(await browser.refusal(api.account.endSession, { id: session?.id })).toMatchObject({ status: 404 })
    await other.call(api.account.me)
  })
})

onBothDatabases('what is typed to be compared', (game) => {
  test('is an address in any form: trimmed, in one form; a password as it was typed [GENERAL-1, GENERAL-2]', async () => {
    const person = { ...newcomer(), password: ' か\u3099 correct ', password_confirmation: ' か\u3099 correct ' }
    await game.visitor().call(api.account.register, person)
    for (const password of ['か\u3099 correct', ' が correct ', 'が correct'])
      expect(await game.visitor().refusal(api.account.login, { ...person, password })).toMatchObject({ code: 'badLogin' })
    const browser = game.visitor()
    await browser.call(api.account.login, { email: `　 ${person.email}\t`, password: person.password })
    const changed = {
      ...person,
      current_password: person.password,
      password: ' new e\u0301 horse ',
      password_confirmation: ' new e\u0301 horse ',
    }
    await browser.call(api.account.changePassword, changed)
    for (const password of ['new e\u0301 horse', ' new é horse '])
      expect(await browser.refusal(api.account.close, { password })).toMatchObject({ code: 'wrongPassword' })
    await browser.call(api.account.close, { password: changed.password })
  })

  test.each(['\u0000', '\u0007', '\ud800'])('is refused with %j in it [GENERAL-4]', async (sign) => {
    const person = newcomer()
    const browser = game.visitor()
    const { recovery_code: code } = await browser.call(api.account.register, person)
    const wrong = PASSWORD + sign
    const [change, email] = [{ password: 'another horse', password_confirmation: 'another horse' }, person.email]
    const codeOf = async (endpoint: AnyEndpoint, body: object, who = browser) => (await who.refusal(endpoint, body)).code
    expect(await codeOf(api.account.login, { email, password: wrong }, game.visitor())).toBe('badLogin')
    expect(await codeOf(api.account.login, { email: email + sign, password: PASSWORD }, game.visitor())).toBe('badLogin')
    expect(await codeOf(api.account.recover, { ...change, email: email + sign, code }, game.visitor())).toBe('badRecovery')
    expect(await codeOf(api.account.recover, { ...change, email, code: code + sign }, game.visitor())).toBe('badRecovery')
    expect(await codeOf(api.account.changePassword, { ...change, current_password: wrong })).toBe('wrongPassword')
    const differing = { ...change, password_confirmation: `another horse${sign}`, current_password: PASSWORD }
    expect(await codeOf(api.account.changePassword, differing)).toBe('passwordsDiffer')
    expect(await codeOf(api.account.newRecoveryCode, { password: wrong })).toBe('wrongPassword')
    expect(await codeOf(api.account.endSession, { id: sign })).toBe('sessionGone')
    expect(await codeOf(api.account.close, { password: wrong })).toBe('wrongPassword')
    const player = await game.player()
    const { session, members } = await encount(player, 1, 1)
    const selectedCommands = members.map(({ id }) => ({ partyId: id, command: 'DEFENCE' }))
    expect(await codeOf(api.battle.exec, { session_id: session + sign, selectedCommands }, player)).toBe('noBattle')
    expect(await codeOf(api.battle.resultWin, { session_id: session + sign }, player)).toBe('noBattle')
  })
})
