import { expect, test } from 'vitest'
import type { Browser } from '../../../tests/clients/browser.ts'
import { userIdOf } from '../../../tests/adventures.ts'
import type { Refused } from '../../../tests/clients/typed-calls.ts'
import { type Game, onBothDatabases } from '../../../tests/game.ts'
import { moderateAccount } from '../store/rows/moderation.ts'
import { setRecoveryHash } from '../store/rows/account/recovery-codes.ts'
import { changePasswordHash, findUserByEmail, setClosed } from '../store/rows/account/users.ts'
import { api } from '../../contract/api.ts'

const password = 'correct horse'
const change = { current_password: password, password: 'the new horse', password_confirmation: 'the new horse' }

const recovery = (email: string, code: string) => ({ ...change, email, code })

interface Newcomer {
  readonly browser: Browser
  readonly email: string
  readonly code: string
  readonly id: number
}

/** Does the deed as soon as the server has read the account by whose password it will judge a call. @returns whether that has happened. */
const onceRead = (game: Game, deed: () => Promise<unknown>) =>
  after(game, (result) => typeof result === 'object' && result !== null && 'passwordHash' in result, deed)

/** Does the deed as soon as the server has found no receipt for a call. @returns whether that has happened. */
const onceUnanswered = (game: Game, deed: () => Promise<unknown>) => after(game, (result) => result === null, deed)

/** Does the deed after the first read with such a result. */
function after(game: Game, isSuch: (result: unknown) => boolean, deed: () => Promise<unknown>): () => boolean {
  const { store } = game
  const read = store.read.bind(store)
  let isDone = false
  store.read = async (work) => {
    const result = await read(work)
    if (isDone || !isSuch(result)) return result
    isDone = true
    store.read = read
    await deed()
    return result
  }
  return () => isDone
}

onBothDatabases('a call with the right password', (game) => {
  async function newcomer(): Promise<Newcomer> {
    const browser = game.visitor()
    const email = `${crypto.randomUUID()}@example.com`
    const person = { name: '灯子', email, password, password_confirmation: password }
    const { recovery_code: code } = await browser.call(api.account.register, person)
    return { browser, email, code, id: await userIdOf(browser) }
  }

  const stored = (email: string) => game.reach((tx) => findUserByEmail(tx, email))
  const sessionsOf = (id: number) => game.reach((tx) => tx.selectFrom('sessions').selectAll().where('user_id', '=', id).execute())

  const calls: Readonly<Record<string, { refusal: object; send: (newcomer: Newcomer) => Promise<Refused> }>> = {
    'a login': {
      refusal: { status: 422, code: 'badLogin' },
      send: ({ email }) => game.visitor().refusal(api.account.login, { email, password }),
    },
    'a change of password': {
      refusal: { status: 422, code: 'wrongPassword' },
      send: ({ browser }) => browser.refusal(api.account.changePassword, change),
    },
    'the deletion of the account': {
      refusal: { status: 422, code: 'wrongPassword' },
      send: ({ browser }) => browser.refusal(api.account.close, { password }),
    },
    'a new recovery code': {
      refusal: { status: 422, code: 'wrongPassword' },
      send: ({ browser }) => browser.refusal(api.account.newRecoveryCode, { password }),
    },
    'a recovery': {
      refusal: { status: 422, code: 'badRecovery' },
      send: ({ email, code }) => game.visitor().refusal(api.account.recover, recovery(email, code)),
    },
  }

  const meanwhile: Readonly<Record<string, (id: number) => Promise<void>>> = {
    'the password was set anew': async (id) => {
      const hash = await game.passwords.hash('set anew')
      await game.reach((tx) => changePasswordHash(tx, id, hash))
    },
    'the account was closed': (id) => game.reach((tx) => setClosed(tx, id, game.now)),
  }

  for (const [what, { refusal, send }] of Object.entries(calls)) {
    test.each(Object.keys(meanwhile))(
      `(${what}) is judged in its own transaction: it is refused when %s meanwhile, and changes nothing`,
      async (event) => {
        const somebody = await newcomer()
        const { email, id } = somebody
        const before = await sessionsOf(id)
        let after = await stored(email)
        const happened = onceRead(game, async () => {
          await meanwhile[event]?.(id)
          after = await stored(email)
        })
        expect(await send(somebody)).toMatchObject(refusal)
        expect(happened()).toBe(true)
        expect(await stored(email)).toEqual(after)
        expect(await sessionsOf(id)).toEqual(before)
      },
    )
  }

  test('(a recovery) is refused when the code was made anew meanwhile', async () => {
    const { email, code, id } = await newcomer()
    const happened = onceRead(game, async () => {
      const hash = await game.passwords.hash('another code')
      await game.reach((tx) => setRecoveryHash(tx, id, hash, game.now))
    })
    const before = await stored(email)
    expect(await game.visitor().refusal(api.account.recover, recovery(email, code))).toMatchObject({ status: 422, code: 'badRecovery' })
    expect(happened()).toBe(true)
    expect(await stored(email)).toEqual(before)
  })

  test('(a change of password) gets the answer of its other copy when that was done before this one reads the account [GENERAL-23]', async () => {
    const { browser, id } = await newcomer()
    const send = () => browser.call(api.account.changePassword, change, { key: 'one wish' })
    let first: unknown = null
    const happened = onceUnanswered(game, async () => {
      first = await send()
    })
    expect(await send()).toEqual(first)
    expect(happened()).toBe(true)
    expect(await userIdOf(browser)).toBe(id)
  })

  test('(a login) opens no session that outlives the closing of the account', async () => {
    const { email, id } = await newcomer()
    const happened = onceRead(game, () =>
      game.reach((tx) => moderateAccount(tx, 'close-account', { account: email, byWhom: 'taro', at: game.now })),
    )
    expect(await game.visitor().refusal(api.account.login, { email, password })).toMatchObject({ status: 422 })
    expect(happened()).toBe(true)
    expect(await sessionsOf(id)).toEqual([])
  })
})
