import { describe, expect, test } from 'vitest'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const password = 'correct horse'
const CODE = /^[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{5}){3}$/
const NO_CODE = '00000-00000-00000-00000'

onBothDatabases('the recovery code', (game) => {
  let number = 0
  async function newcomer(): Promise<{ readonly browser: Browser; readonly email: string; readonly code: string }> {
    number += 1
    const browser = game.visitor()
    const email = `back-${number}@example.com`
    const person = { name: '灯子', email, password, password_confirmation: password }
    const { recovery_code: code } = await browser.call(api.account.register, person)
    return { browser, email, code }
  }
  const recovery = (email: string, code: string, chosen = 'battery staple') => ({
    email,
    code,
    password: chosen,
    password_confirmation: chosen,
  })
  const statusOf = async (browser: Browser): Promise<string> => (await browser.call(api.title.checkSituation)).status

  test('is told with every new account, is another each time, and is kept as a hash', async () => {
    const [first, second] = [await newcomer(), await newcomer()]
    const quick = await game.visitor().call(api.title.createUser, { email: 'one-click@example.com', password: 'aB3!@#$%' })
    const codes = [first.code, second.code, quick.recovery_code]
    for (const code of codes) expect(code).toMatch(CODE)
    expect(new Set(codes).size).toBe(3)
    expect(await first.browser.call(api.account.me)).toMatchObject({ has_recovery_code: true })
    const rows = await game.reach((tx) => tx.selectFrom('recovery_codes').selectAll().execute())
    for (const code of codes) {
      expect(JSON.stringify(rows)).not.toContain(code)
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    }
  })

  test('opens the account with a new password, ends what was open before, and is followed by another', async () => {
    const { browser, email, code } = await newcomer()
    const elsewhere = game.visitor()
    await elsewhere.call(api.account.login, { email, password })
    const back = game.visitor()
    const { recovery_code: next } = await back.call(api.account.recover, recovery(` ${email.toUpperCase()} `, code.toLowerCase()))
    expect(await statusOf(back)).toBe('signed')
    for (const before of [browser, elsewhere]) expect(await statusOf(before)).toBe('unsigned')
    expect(await game.visitor().refusal(api.account.login, { email, password })).toMatchObject({ status: 422, code: 'badLogin' })
    await game.visitor().call(api.account.login, { email, password: 'battery staple' })
    expect(next).toMatch(CODE)
    expect(next).not.toBe(code)
    const used = await game.visitor().refusal(api.account.recover, recovery(email, code, 'third password'))
    expect(used).toMatchObject({ status: 422, code: 'badRecovery' })
    await game.visitor().call(api.account.recover, recovery(email, next, 'third password'))
  })

  test('leaves no letter waiting where the server sends none', async () => {
    const { email, code } = await newcomer()
    await game.visitor().call(api.account.recover, recovery(email, code))
    expect(await game.reach((tx) => tx.selectFrom('letters').selectAll().where('address', '=', email).execute())).toEqual([])
  })

  test('is used once by two calls at the same moment', async () => {
    const { email, code } = await newcomer()
    const answers = await Promise.all(
      ['one and only', 'two too many'].map((chosen) => game.visitor().outcome(api.account.recover, recovery(email, code, chosen))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('says the same of an unknown address, of a wrong code and of an account without one', async () => {
    const { email, code } = await newcomer()
    const none = await newcomer()
    await game.reach((tx) =>
      tx
        .deleteFrom('recovery_codes')
        .where('code_hash', 'is not', null)
        .where('user_id', '=', (eb) => eb.selectFrom('users').select('id').where('email', '=', none.email))
        .execute(),
    )
    const tries = [
      recovery('nobody@example.com', code),
      recovery(email, NO_CODE),
      recovery(none.email, none.code),
      recovery(email, '影'),
      recovery('\u0000', code),
    ]
    const answers = []
    for (const body of tries) answers.push(await game.visitor().refusal(api.account.recover, body))
    for (const answer of answers) expect({ ...answer, request_id: '' }).toEqual({ ...answers[0], request_id: '' })
    expect(answers[0]).toMatchObject({ status: 422, code: 'badRecovery' })
    expect(await game.visitor().refusal(api.account.recover, { ...recovery(email, code), code: 7 })).toMatchObject({ status: 422 })
  })

  test('refuses a bad new password by its field, and stays good', async () => {
    const { email, code } = await newcomer()
    const refused = async (body: object) =>
      (await game.visitor().refusal(api.account.recover, { ...recovery(email, code), ...body })).errors
    expect(await refused({ password_confirmation: 'another one' })).toEqual({ password_confirmation: [expect.any(String)] })
    expect(await refused({ password: 'short', password_confirmation: 'short' })).toEqual({ password: [expect.any(String)] })
    expect(await refused({ password: 'password', password_confirmation: 'password' })).toEqual({ password: [expect.any(String)] })
    await game.visitor().call(api.account.recover, recovery(email, code))
  })

  test('opens no account that an operator has closed', async () => {
    const { email, code } = await newcomer()
    await game.reach((tx) => tx.updateTable('users').set({ closed_at: game.now }).where('email', '=', email).execute())
    expect(await game.visitor().refusal(api.account.recover, recovery(email, code))).toMatchObject({ status: 403, code: 'accountClosed' })
    expect(await game.visitor().refusal(api.account.recover, recovery(email, NO_CODE))).toMatchObject({ status: 422, code: 'badRecovery' })
  })

  test('a lost sign-up is answered again with the same code, and its receipt holds none', async () => {
    const browser = game.visitor()
    await browser.call(api.title.checkSituation)
    const person = { name: '灯子', email: 'lost-sign-up@example.com', password, password_confirmation: password }
    const first = await browser.tab().call(api.account.register, person, { key: 'lost-sign-up' })
    const kept = await game.reach((tx) => tx.selectFrom('receipts').select('body').where('key', '=', 'lost-sign-up').execute())
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(first.recovery_code)
    expect(await browser.call(api.account.register, person, { key: 'lost-sign-up' })).toEqual(first)
    expect(await statusOf(browser)).toBe('signed')
  })

  test('a lost answer is given again, signed in, and its receipt holds no code', async () => {
    const { email, code } = await newcomer()
    const browser = game.visitor()
    await browser.call(api.title.checkSituation)
    const lost = browser.tab()
    const first = await lost.call(api.account.recover, recovery(email, code), { key: 'lost' })
    const kept = await game.reach((tx) => tx.selectFrom('receipts').select('body').where('key', '=', 'lost').execute())
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(first.recovery_code)
    expect(await browser.call(api.account.recover, recovery(email, code), { key: 'lost' })).toEqual(first)
    expect(await statusOf(browser)).toBe('signed')
    expect(await game.visitor().refusal(api.account.recover, recovery(email, code), { key: 'lost' })).toMatchObject({ status: 422 })
  })

  describe('made anew with the password', () => {
    test('ends the one before; a wrong password makes none; a lost answer is given again', async () => {
      const { browser, email, code } = await newcomer()
      const wrong = await browser.refusal(api.account.newRecoveryCode, { password: 'guess' })
      expect(wrong).toMatchObject({ status: 422, code: 'wrongPassword', errors: { password: [expect.any(String)] } })
      const made = await browser.call(api.account.newRecoveryCode, { password }, { key: 'made' })
      expect(await browser.call(api.account.newRecoveryCode, { password }, { key: 'made' })).toEqual(made)
      const kept = await game.reach((tx) => tx.selectFrom('receipts').select('body').where('key', '=', 'made').execute())
      expect(JSON.stringify(kept)).not.toContain(made.recovery_code)
      expect(await statusOf(browser)).toBe('signed')
      expect(await game.visitor().refusal(api.account.recover, recovery(email, code))).toMatchObject({ status: 422 })
      await game.visitor().call(api.account.recover, recovery(email, made.recovery_code))
    })

    test('is for those who are signed in', async () => {
      expect(await game.visitor().refusal(api.account.newRecoveryCode, { password })).toMatchObject({ status: 401 })
    })
  })

  test('whoever has none is told so once', async () => {
    const player = await game.player()
    expect(await player.call(api.journal.news)).toMatchObject({ no_recovery_code: true })
    await player.call(api.journal.told, { deeds: [] })
    expect(await player.call(api.journal.news)).toMatchObject({ no_recovery_code: true })
    await player.call(api.journal.told, { deeds: [], no_recovery_code: true })
    expect(await player.call(api.journal.news)).toMatchObject({ no_recovery_code: false })
    expect(await player.call(api.account.me)).toMatchObject({ has_recovery_code: false })
    await player.call(api.journal.told, { deeds: [], no_recovery_code: true })
  })
})

onBothDatabases(
  'tries of a recovery code',
  (game) => {
    test('count together with those of the password', async () => {
      const email = 'tried@example.com'
      await game.visitor().call(api.account.register, { name: '灯子', email, password, password_confirmation: password })
      const answers: number[] = []
      for (let at = 0; at < 12; at++) {
        const visitor = game.visitor(`10.0.0.${at}`)
        const { status } =
          at % 2 === 0
            ? await visitor.refusal(api.account.recover, recoveryOf(email))
            : await visitor.refusal(api.account.login, { email, password: 'guess' })
        answers.push(status)
      }
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
    })
  },
  { rateLimitScale: 1 },
)

const recoveryOf = (email: string) => ({ email, code: NO_CODE, password: 'battery staple', password_confirmation: 'battery staple' })
