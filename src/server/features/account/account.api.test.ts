import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { findUserByEmail } from '../../store/rows/account/users.ts'

const password = 'correct horse'
let number = 0
const newcomer = (): { name: string; email: string; password: string; password_confirmation: string } => {
  number += 1
  return { name: '灯子', email: `Toko${number}@Example.com`, password, password_confirmation: password }
}

onBothDatabases('an account', (game) => {
  test('is made, left and entered again [ACCOUNT-5]', async () => {
    const browser = game.visitor()
    const person = newcomer()
    await browser.call(api.account.register, person)
    expect(await browser.call(api.title.checkSituation)).toMatchObject({ status: 'signed', name: '灯子' })
    const me = { name: '灯子', email: person.email.toLowerCase(), has_recovery_code: true, mail: 'off' }
    expect(await browser.call(api.account.me)).toEqual(me)
    await browser.call(api.account.logout)
    expect(await browser.call(api.title.checkSituation)).toEqual({ status: 'unsigned', user_id: null, name: null })
    const login = { email: ` ${person.email.toUpperCase()} `, password }
    await browser.call(api.account.login, login)
    expect(await browser.call(api.title.checkSituation)).toMatchObject({ status: 'signed' })
  })

  test('is refused field by field, in sentences [ACCOUNT-2, ACCOUNT-3]', async () => {
    const bad = { name: '', email: 'nobody', password: 'short', password_confirmation: 'other' }
    const { status, errors = {} } = await game.visitor().refusal(api.account.register, bad)
    expect(status).toBe(422)
    expect(Object.keys(errors).toSorted()).toEqual(['email', 'name', 'password'])
    const differing = { ...newcomer(), password_confirmation: 'different' }
    const second = await game.visitor().refusal(api.account.register, differing)
    expect(second).toMatchObject({ status: 422, errors: { password_confirmation: [expect.any(String)] } })
  })

  test('and its changes are refused with the code, beside the field that is meant', async () => {
    const [person, browser] = [newcomer(), game.visitor()]
    const told = (field: string) => ({ [field]: [expect.any(String)] })
    const differing = { password, password_confirmation: 'different' }
    const differ = { status: 422, code: 'passwordsDiffer', errors: told('password_confirmation') }
    expect(await browser.refusal(api.account.register, { ...person, ...differing })).toMatchObject(differ)
    await browser.call(api.account.register, person)
    expect(await browser.refusal(api.account.register, newcomer())).toMatchObject({ code: 'alreadySignedIn' })
    expect(await browser.refusal(api.account.changePassword, { current_password: password, ...differing })).toMatchObject(differ)
    for (const call of [api.account.close, api.account.newRecoveryCode])
      expect(await browser.refusal(call, { password: 'a wrong one' })).toMatchObject({ code: 'wrongPassword', errors: told('password') })
    const taken = { ...newcomer(), email: person.email }
    expect(await game.visitor().refusal(api.account.register, taken)).toMatchObject({ code: 'emailTaken', errors: told('email') })
    const recovery = { email: person.email, code: 'AAAAA-AAAAA-AAAAA-AAAAA', ...differing }
    expect(await game.visitor().refusal(api.account.recover, recovery)).toMatchObject(differ)
  })

  test.each([
    ['Password', 'commonPassword'],
    ['aaaaaaaa', 'repeatedPassword'],
    ['灯籠町の影絵の灯子', 'ownPassword'],
  ])('is not opened by %o: the field says why', async (easy, code) => {
    const person = { ...newcomer(), name: '灯籠町の影絵の灯子', password: easy, password_confirmation: easy }
    expect(await game.visitor().refusal(api.account.register, person)).toMatchObject({
      status: 422,
      code,
      errors: { password: [expect.any(String)] },
    })
    const browser = game.visitor()
    await browser.call(api.account.register, { ...person, password, password_confirmation: password })
    const change = { current_password: password, password: easy, password_confirmation: easy }
    expect(await browser.refusal(api.account.changePassword, change)).toMatchObject({
      status: 422,
      code,
      errors: { password: [expect.any(String)] },
    })
    await game.visitor().call(api.account.login, { email: person.email, password })
  })

  test('has an address of its own [ACCOUNT-4]', async () => {
    const person = newcomer()
    await game.visitor().call(api.account.register, person)
    const again = await game.visitor().refusal(api.account.register, { ...person, email: person.email.toUpperCase() })
    const sentence = 'このメールアドレスはすでに使われています。 再生成または別のアドレスの記入をお試しください。'
    expect(again).toMatchObject({ status: 409, message: sentence })
  })

  test('is made once by two calls at the same moment', async () => {
    const person = newcomer()
    const answers = await Promise.all([1, 2].map(() => game.visitor().outcome(api.account.register, person)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is not made while signed in', async () => {
    const browser = await game.user()
    expect(await browser.refusal(api.account.register, newcomer())).toMatchObject({ status: 409 })
  })

  test('answers a lost sign-up again, signed in', async () => {
    const browser = game.visitor()
    await browser.call(api.title.checkSituation)
    const lost = browser.tab()
    const person = newcomer()
    await lost.call(api.account.register, person, { key: 'once' })
    await browser.call(api.account.register, person, { key: 'once' })
    expect(await browser.call(api.title.checkSituation)).toMatchObject({ status: 'signed' })
  })

  test('says the same of an unknown address and of a wrong password [ACCOUNT-6]', async () => {
    const person = newcomer()
    await game.visitor().call(api.account.register, person)
    const unknown = await game.visitor().refusal(api.account.login, { email: 'nobody@example.com', password })
    const wrong = await game.visitor().refusal(api.account.login, { email: person.email, password: 'wrong horse' })
    const junk = await game.visitor().refusal(api.account.login, { email: 7 })
    expect([unknown.status, wrong.status, junk.status]).toEqual([422, 422, 422])
    expect({ ...unknown, request_id: '' }).toEqual({ ...wrong, request_id: '' })
    expect(junk.message).toEqual(wrong.message)
  })

  test('gets a new session at sign-in, and the old one is worth nothing [GENERAL-17]', async () => {
    const browser = game.visitor()
    const person = newcomer()
    await browser.call(api.account.register, person)
    const before = browser.tab()
    await browser.call(api.account.login, { email: person.email, password })
    expect(browser.cookies.get('kageakari_session')).not.toBe(before.cookies.get('kageakari_session'))
    expect(await before.call(api.title.checkSituation)).toMatchObject({ status: 'unsigned' })
  })

  test('of which the password was hashed at an earlier cost gets a new hash at the next sign-in, and keeps its sessions', async () => {
    const browser = game.visitor()
    const person = newcomer()
    await browser.call(api.account.register, person)
    const email = person.email.toLowerCase()
    const storedHash = async () =>
      (await game.reach((tx) => tx.selectFrom('users').select('password_hash').where('email', '=', email).executeTakeFirstOrThrow()))
        .password_hash
    const nonce = Buffer.alloc(16, 7)
    const tag = argon2Sync('argon2id', { message: password, nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 })
    const [salt, sum] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
    const earlier = `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${sum}`
    await game.reach((tx) => tx.updateTable('users').set({ password_hash: earlier }).where('email', '=', email).execute())
    expect(await game.visitor().refusal(api.account.login, { email, password: 'wrong password' })).toMatchObject({ status: 422 })
    expect(await storedHash()).toBe(earlier)
    await game.visitor().call(api.account.login, { email, password })
    const renewed = await storedHash()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    expect(await browser.call(api.title.checkSituation)).toMatchObject({ status: 'signed' })
    await game.visitor().call(api.account.login, { email, password })
    expect(await storedHash()).toBe(renewed)
  })

  test('has its password hashed at the full cost, unless the server is told of another [ACCOUNT-14]', async () => {
    const app = await buildApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), game.store)
    const person = newcomer()
    await new Browser(() => app).call(api.account.register, person)
    const user = await game.reach((tx) => findUserByEmail(tx, person.email.toLowerCase()))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    await app.close()
  })

  test('changes its name and its password, which ends the other sessions [ACCOUNT-9, ACCOUNT-10, ACCOUNT-11]', async () => {
    const browser = game.visitor()
    const person = newcomer()
    await browser.call(api.account.register, person)
    const elsewhere = game.visitor()
    await elsewhere.call(api.account.login, { email: person.email, password })
    await browser.call(api.account.rename, { name: '新しい名' })
    expect((await browser.call(api.title.checkSituation)).name).toBe('新しい名')
    const change = { current_password: password, password: 'new password', password_confirmation: 'new password' }
    const wrong = await browser.refusal(api.account.changePassword, { ...change, current_password: 'no' })
    expect(wrong).toMatchObject({ status: 422, errors: { current_password: [expect.any(String)] } })
    await browser.call(api.account.changePassword, change)
    expect((await browser.call(api.title.checkSituation)).status).toBe('signed')
    expect((await elsewhere.call(api.title.checkSituation)).status).toBe('unsigned')
  })

  test('takes from a body only what the call is for', async () => {
    const browser = game.visitor()
    const person = newcomer()
    await browser.call(api.account.register, person)
    const row = () => game.reach((tx) => findUserByEmail(tx, person.email.toLowerCase()))
    const before = await row()
    const surplus = { id: 1, email: 'taken@example.com', password_hash: 'x', passwordHash: 'x', closed_at: 1 }
    const body = JSON.stringify({ name: '新しい名', ...surplus }).replace('{', '{"__proto__":{"email":"taken@example.com"},')
    expect(await browser.write('PATCH', api.account.rename.path, body)).toMatchObject({ status: 200 })
    expect(await row()).toEqual({ ...before, name: '新しい名' })
  })

  test('is deleted with its password only [ACCOUNT-12]', async () => {
    const browser = game.visitor()
    const person = newcomer()
    await browser.call(api.account.register, person)
    expect(await browser.refusal(api.account.close, { password: 'guess' })).toMatchObject({ status: 422 })
    await browser.call(api.account.close, { password })
    expect((await browser.call(api.title.checkSituation)).status).toBe('unsigned')
    expect(await game.visitor().refusal(api.account.login, { email: person.email, password })).toMatchObject({ status: 422 })
  })

  test('is signed out after thirty days without a visit [GENERAL-16]', async () => {
    const browser = await game.user()
    game.now += 29 * 24 * 3600 * 1000
    expect((await browser.call(api.title.checkSituation)).status).toBe('signed')
    game.now += 29 * 24 * 3600 * 1000
    expect((await browser.call(api.title.checkSituation)).status).toBe('signed')
    game.now += 31 * 24 * 3600 * 1000
    expect((await browser.call(api.title.checkSituation)).status).toBe('unsigned')
  })

  test('is made with an address and a password of its own when neither is sent, which are told, also when the answer was lost [TITLE-15]', async () => {
    const browser = game.visitor()
    await browser.call(api.title.checkSituation)
    const lost = browser.tab()
    const first = await lost.call(api.title.createUser, { name: '灯子' }, { key: 'made' })
    expect(first).toMatchObject({
      message: expect.any(String),
      email: expect.stringMatching(/^sugutuku_[a-z0-9]{10}@example\.com$/),
      password: expect.stringMatching(/^[A-Za-z0-9!@#$%]{8}$/),
    })
    const kept = await game.reach((tx) => tx.selectFrom('receipts').select('body').where('key', '=', 'made').execute())
    expect(kept).toHaveLength(1)
    for (const secret of [first.password, first.email, first.recovery_code]) expect(JSON.stringify(kept)).not.toContain(secret)
    expect(await browser.call(api.title.createUser, { name: '灯子' }, { key: 'made' })).toEqual(first)
    expect(await browser.call(api.account.me)).toMatchObject({ name: '灯子', email: first.email })
    const { email, password: made } = first
    await game.visitor().call(api.account.login, { email, password: made })
    const other = await game.visitor().call(api.title.createUser, { name: '灯子', email: null, password: null })
    expect(other.email).not.toBe(email)
    expect(other.password).not.toBe(made)
    const own = { email: 'own-address@example.com', password: 'aB3!@#$%' }
    expect(await game.visitor().refusal(api.title.createUser, { email: own.email })).toMatchObject({
      status: 422,
      code: 'badQuickPassword',
    })
    expect(await game.visitor().refusal(api.title.createUser, { password: own.password })).toMatchObject({ status: 422, code: 'badEmail' })
    expect(await game.visitor().call(api.title.createUser, own)).toEqual({ message: expect.any(String), recovery_code: expect.any(String) })
  })

  test('is called 登録くん when made with one click and no name', async () => {
    const browser = game.visitor()
    await browser.call(api.title.createUser, { email: 'sugutuku_abcdefghij@example.com', password: 'aB3!@#$%' })
    expect((await browser.call(api.title.checkSituation)).name).toBe('登録くん')
    const long = { email: 'sugutuku_abcdefghik@example.com', password: 'x'.repeat(17) }
    expect(await game.visitor().refusal(api.title.createUser, long)).toMatchObject({ status: 422 })
  })
})
