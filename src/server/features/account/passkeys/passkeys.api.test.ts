import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { Authenticator, type Faults } from '../../../../../tests/clients/passkeys/authenticator.ts'
import type { Browser } from '../../../../../tests/clients/browser.ts'
import { makePasskey, newcomer, owner, password, proofOf, signedInByPasskey } from '../../../../../tests/clients/passkeys/owners.ts'
import { at } from '../../../../../tests/clients/typed-calls.ts'
import { firstOf } from '../../../../../tests/first-of.ts'
import { onBothDatabases } from '../../../../../tests/game.ts'
import { api } from '../../../../contract/api.ts'
import { deleteExpired } from '../../../housekeeping.ts'
import { hashOf } from '../../../http/session/cookies.ts'
import { setLink } from '../../../store/rows/account/mail/mailed-links.ts'
import { TABLE_NAMES } from '../../../store/tables.ts'

const MINUTE = 60_000
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36'

const statusOf = async (browser: Browser): Promise<string> => (await browser.call(api.title.checkSituation)).status
const { passkeys } = api

onBothDatabases('a passkey', (game) => {
  const rowsOf = (table: 'letters' | 'passkeys' | 'passkey_challenges') => game.reach((tx) => tx.selectFrom(table).selectAll().execute())

  test('is made with the password, signs in without one, and is renamed and removed [PASSKEY-1, PASSKEY-4, PASSKEY-6, PASSKEY-7]', async () => {
    const one = await newcomer(game)
    const { browser, authenticator } = one
    expect(await browser.call(passkeys.list)).toEqual([])
    await makePasskey(one, '  机の鍵 ')
    const { id } = firstOf(await browser.call(passkeys.list))
    expect(await browser.call(passkeys.list)).toEqual([{ id, name: '机の鍵', created_at: game.now, used_at: null }])
    game.now += MINUTE
    const elsewhere = await signedInByPasskey(game, one)
    expect(await statusOf(elsewhere)).toBe('signed')
    expect(await elsewhere.call(api.account.me)).toMatchObject({ email: one.email })
    expect(await browser.call(passkeys.list)).toMatchObject([{ used_at: game.now }])
    await browser.call(at(passkeys.rename, { id }), { name: '𠮷'.repeat(24) })
    expect(await browser.call(passkeys.list)).toMatchObject([{ name: '𠮷'.repeat(24) }])
    await browser.call(at(passkeys.remove, { id }), { password })
    expect(await browser.call(passkeys.list)).toEqual([])
    const options = await game.visitor().call(passkeys.beginSigningIn)
    const refused = await game.visitor().refusal(passkeys.signIn, { credential: authenticator.get(options) })
    expect(refused).toMatchObject({ status: 422, code: 'passkeyGone' })
    expect(await statusOf(elsewhere)).toBe('signed')
  })

  test('is called after the device when nobody names it [PASSKEY-3]', async () => {
    const [phone, unknown] = [await newcomer(game, { headers: { 'user-agent': PHONE } }), await newcomer(game)]
    for (const one of [phone, unknown]) await makePasskey(one)
    expect(await phone.browser.call(passkeys.list)).toMatchObject([{ name: 'Android・Chrome' }])
    expect(await unknown.browser.call(passkeys.list)).toMatchObject([{ name: '名前の分からない端末' }])
    // This server sends no letters.
    expect(await rowsOf('letters')).toEqual([])
  })

  test.each(['', ' ', '灯'.repeat(25), 7, null])('is not called %j', async (name) => {
    const { browser, authenticator } = await owner(game)
    const { id } = firstOf(await browser.call(passkeys.list))
    const credential = authenticator.create(await browser.call(passkeys.beginMaking, { password }))
    expect(await browser.refusal(passkeys.make, { credential, name })).toMatchObject({ status: 422, code: 'badPasskeyName' })
    expect(await browser.refusal(at(passkeys.rename, { id }), { name })).toMatchObject({ status: 422, code: 'badPasskeyName' })
    expect(await browser.call(passkeys.list)).toMatchObject([{ name: '鍵' }])
  })

  test('is asked to be kept in the authenticator and to know its user, and none is made twice by one authenticator', async () => {
    const one = await owner(game)
    const options = await one.browser.call(passkeys.beginMaking, { password })
    const { credential_id: id } = firstOf((await rowsOf('passkeys')).slice(-1))
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: '影あかり' },
      user: { name: one.email, displayName: '灯子' },
      excludeCredentials: [{ type: 'public-key', id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const other = await (await newcomer(game)).browser.call(passkeys.beginMaking, { password })
    expect(other.user.id).not.toBe(options.user.id)
    expect(await game.visitor().call(passkeys.beginSigningIn)).toMatchObject({ userVerification: 'required', allowCredentials: [] })
    expect(await one.browser.call(passkeys.beginConfirming)).toMatchObject({ allowCredentials: [{ id }] })
    const again = one.authenticator.create(options, { credentialId: id })
    expect(await one.browser.refusal(passkeys.make, { credential: again })).toMatchObject({ status: 409, code: 'passkeyKnown' })
    const thief = await newcomer(game)
    const stolen = thief.authenticator.create(await thief.browser.call(passkeys.beginMaking, { password }), { credentialId: id })
    expect(await thief.browser.refusal(passkeys.make, { credential: stolen })).toMatchObject({ status: 409, code: 'passkeyKnown' })
  })

  test('is not made without the password [PASSKEY-1]', async () => {
    const { browser } = await newcomer(game)
    for (const body of [{ password: 'guess' }, {}])
      expect(await browser.refusal(passkeys.beginMaking, body)).toMatchObject({
        status: 422,
        code: 'wrongPassword',
        errors: { password: [expect.any(String)] },
      })
    expect(await game.visitor().refusal(passkeys.beginMaking, { password })).toMatchObject({ status: 401 })
  })

  const certified = new Map([['x5c', [Buffer.from('certificate')]]])
  test.each<[string, Faults]>([
    ['for another origin', { origin: 'https://kageakari.example.net' }],
    ['for another port', { origin: 'http://localhost:3001' }],
    ['for another relying party', { rpId: 'example.net' }],
    ['without a finger, a face or a PIN', { isUnverified: true }],
    ['as an answer to another question', { type: 'webauthn.get' }],
    ['with a challenge that nobody gave', { challenge: 'AAAA' }],
    ['with a certificate that nobody asked for', { format: 'packed', statement: certified }],
    ['in an unknown form', { format: 'fido-u2f' }],
  ])('made %s is not kept [PASSKEY-2]', async (_how, faults) => {
    const { browser, authenticator } = await newcomer(game)
    const options = await browser.call(passkeys.beginMaking, { password })
    expect(await browser.refusal(passkeys.make, { credential: authenticator.create(options, faults) })).toMatchObject({
      status: 422,
      code: expect.stringMatching(/^(?:badPasskey|passkeyTooLate)$/),
    })
    expect(await browser.call(passkeys.list)).toEqual([])
  })

  test.each<[string, Faults]>([
    ['for another origin', { origin: 'https://kageakari.example.net' }],
    ['for another relying party', { rpId: 'example.net' }],
    ['without a finger, a face or a PIN', { isUnverified: true }],
    ['as an answer to another question', { type: 'webauthn.create' }],
    ['with a challenge that nobody gave', { challenge: 'AAAA' }],
    [
      'with another signature',
      { signature: sign('sha256', Buffer.from('灯'), generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey) },
    ],
    ['for another user', { userHandle: 'AAAA' }],
    ['for nobody', { userHandle: null }],
  ])('does not sign in %s [PASSKEY-5]', async (_how, faults) => {
    const { authenticator } = await owner(game)
    const visitor = game.visitor()
    const options = await visitor.call(passkeys.beginSigningIn)
    expect(await visitor.refusal(passkeys.signIn, { credential: authenticator.get(options, faults) })).toMatchObject({
      status: 422,
      code: expect.stringMatching(/^(?:badPasskey|passkeyTooLate)$/),
    })
    expect(await statusOf(visitor)).toBe('unsigned')
    await visitor.call(passkeys.signIn, { credential: authenticator.get(await visitor.call(passkeys.beginSigningIn)) })
  })

  test('of somebody else signs nobody in under this name [PASSKEY-5]', async () => {
    const [one, other] = [await owner(game), await owner(game)]
    const options = await one.browser.call(passkeys.beginConfirming)
    const { id } = firstOf(options.allowCredentials)
    const visitor = game.visitor()
    const forged = other.authenticator.get(await visitor.call(passkeys.beginSigningIn), { credentialId: id })
    expect(await visitor.refusal(passkeys.signIn, { credential: forged })).toMatchObject({ status: 422, code: 'badPasskey' })
  })

  test('whose counter does not grow is refused as a copy, unless it never counts [PASSKEY-8]', async () => {
    const one = await owner(game)
    await signedInByPasskey(game, one)
    await signedInByPasskey(game, one)
    for (const counter of [2, 1, 0]) {
      const visitor = game.visitor()
      const credential = one.authenticator.get(await visitor.call(passkeys.beginSigningIn), { counter })
      expect(await visitor.refusal(passkeys.signIn, { credential })).toMatchObject({ status: 422, code: 'passkeyCopied' })
    }
    await signedInByPasskey(game, one)
    const uncounted = { ...(await newcomer(game)), authenticator: new Authenticator('http://localhost:3000', { step: 0 }) }
    await makePasskey(uncounted)
    for (let times = 0; times < 2; times++) await signedInByPasskey(game, uncounted)
  })

  test('signs nobody in whose account an operator has closed', async () => {
    const { email, authenticator } = await owner(game)
    await game.reach((tx) => tx.updateTable('users').set({ closed_at: game.now }).where('email', '=', email).execute())
    const visitor = game.visitor()
    const credential = authenticator.get(await visitor.call(passkeys.beginSigningIn))
    expect(await visitor.refusal(passkeys.signIn, { credential })).toMatchObject({ status: 403, code: 'accountClosed' })
  })

  test('of another user is neither renamed nor removed [PASSKEY-6]', async () => {
    const [one, other] = [await owner(game), await owner(game)]
    const { id } = firstOf(await one.browser.call(passkeys.list))
    for (const number of [id, 999_999]) {
      expect(await other.browser.refusal(at(passkeys.rename, { id: number }), { name: '盗品' })).toMatchObject({ status: 404 })
      expect(await other.browser.refusal(at(passkeys.remove, { id: number }), { password })).toMatchObject({ code: 'passkeyGone' })
    }
    expect(await one.browser.call(passkeys.list)).toMatchObject([{ name: '鍵' }])
  })

  test('there are at most ten of a user, also when two are made at once [PASSKEY-9]', async () => {
    const one = await newcomer(game)
    const { browser } = one
    for (let times = 0; times < 9; times++) await makePasskey(one)
    const begun = [0, 1].map(async () => browser.call(passkeys.beginMaking, { password }))
    const made = (await Promise.all(begun)).map((options) => ({ credential: one.authenticator.create(options) }))
    const answers = await Promise.all(made.map((body) => browser.outcome(passkeys.make, body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await browser.call(passkeys.list)).toHaveLength(10)
    expect(await browser.refusal(passkeys.beginMaking, { password })).toMatchObject({ status: 409, code: 'tooManyPasskeys' })
  })

  test('the last way in is not removed: without password and recovery code the last one stays [PASSKEY-10]', async () => {
    const one = await owner(game, '一つめ')
    const { browser, email } = one
    await makePasskey(one, '二つめ')
    // As after `reset-account` whose recovery code was lost.
    await game.reach(async (tx) => {
      const { id } = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      await tx.updateTable('users').set({ password_hash: game.passwords.unmatched }).where('id', '=', id).execute()
      await tx.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
    })
    const [first, second] = await browser.call(passkeys.list)
    await browser.call(at(passkeys.remove, { id: first?.id ?? 0 }), await proofOf(one))
    const last = at(passkeys.remove, { id: second?.id ?? 0 })
    expect(await browser.refusal(last, await proofOf(one))).toMatchObject({ status: 409, code: 'lastWayIn' })
    expect(await browser.call(passkeys.list)).toHaveLength(1)
    await browser.call(api.account.newRecoveryCode, await proofOf(one))
    await browser.call(last, await proofOf(one))
    expect(await browser.call(passkeys.list)).toEqual([])
  })

  test('its key is told to nobody, and no challenge can be read in the database [PASSKEY-11]', async () => {
    const one = await owner(game)
    const { browser, authenticator } = one
    const { challenge } = await browser.call(passkeys.beginMaking, { password }, { key: 'begun' })
    const { challenge: asked } = await browser.call(passkeys.beginConfirming, undefined, { key: 'asked' })
    const stored = await game.store.read(async (tx) => {
      const tables = []
      for (const table of TABLE_NAMES) tables.push(await tx.selectFrom(table).selectAll().execute())
      return JSON.stringify(tables)
    })
    for (const each of [challenge, asked]) expect(stored).not.toContain(each)
    const everything = await browser.call(api.account.everything)
    const dates = { user_id: expect.any(Number), created_at: game.now, used_at: null }
    expect(everything['passkeys']).toEqual([{ id: expect.any(Number), name: '鍵', ...dates }])
    expect(JSON.stringify(everything)).not.toContain(authenticator.get({ challenge: asked, rpId: 'localhost' }).id)
  })

  test('goes with its account, and so do its challenges', async () => {
    const { browser } = await owner(game)
    const { user_id } = await browser.call(api.title.checkSituation)
    await browser.call(passkeys.beginConfirming)
    await browser.call(api.account.close, { password })
    for (const table of ['passkeys', 'passkey_challenges'] as const)
      expect((await rowsOf(table)).filter((row) => row.user_id === user_id)).toEqual([])
  })

  test('stays with a new password; a recovery ends it [PASSKEY-12]', async () => {
    const one = await owner(game)
    const chosen = { password: 'battery staple', password_confirmation: 'battery staple' }
    await one.browser.call(api.account.changePassword, { current_password: password, ...chosen })
    await signedInByPasskey(game, one)
    await game.visitor().call(api.account.recover, { email: one.email, code: one.code, ...chosen })
    const visitor = game.visitor()
    const credential = one.authenticator.get(await visitor.call(passkeys.beginSigningIn))
    expect(await visitor.refusal(passkeys.signIn, { credential })).toMatchObject({ status: 422, code: 'passkeyGone' })
  })
})

onBothDatabases('a challenge', (game) => {
  test('is answered once [PASSKEY-13]', async () => {
    const one = await owner(game)
    const options = await one.browser.call(passkeys.beginMaking, { password })
    await one.browser.call(passkeys.make, { credential: one.authenticator.create(options) })
    expect(await one.browser.refusal(passkeys.make, { credential: new Authenticator().create(options) })).toMatchObject({
      status: 422,
      code: 'passkeyTooLate',
    })
    const asked = await game.visitor().call(passkeys.beginSigningIn)
    await game.visitor().call(passkeys.signIn, { credential: one.authenticator.get(asked) })
    const again = await game.visitor().refusal(passkeys.signIn, { credential: one.authenticator.get(asked) })
    expect(again).toMatchObject({ status: 422, code: 'passkeyTooLate' })
  })

  test('is answered once by two at the same moment [PASSKEY-13]', async () => {
    const one = await owner(game)
    const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
    const options = await one.browser.call(passkeys.beginMaking, { password })
    const made = [0, 1].map(() => one.browser.outcome(passkeys.make, { credential: new Authenticator().create(options) }))
    expect(statuses(await Promise.all(made))).toEqual([200, 422])
    const asked = await game.visitor().call(passkeys.beginSigningIn)
    const answers = [0, 1].map(() => ({ credential: one.authenticator.get(asked) }))
    expect(statuses(await Promise.all(answers.map((body) => game.visitor().outcome(passkeys.signIn, body))))).toEqual([200, 422])
  })

  test('with the same count is taken once from two at the same moment, and one is a copy [PASSKEY-8]', async () => {
    const one = await owner(game)
    const asked = [await game.visitor().call(passkeys.beginSigningIn), await game.visitor().call(passkeys.beginSigningIn)]
    const answers = asked.map((options) => ({ credential: one.authenticator.get(options, { counter: 5 }) }))
    const outcomes = await Promise.all(answers.map((body) => game.visitor().outcome(passkeys.signIn, body)))
    expect(outcomes.map(({ refusal }) => refusal?.code ?? 'signed in').toSorted()).toEqual(['passkeyCopied', 'signed in'])
  })

  test.each(['not JSON', 'null', '"challenge"', '{}', '{"challenge":3}'])('of which %s is told answers nothing', async (told) => {
    const { browser, authenticator } = await owner(game)
    const clientDataJSON = Buffer.from(told).toString('base64url')
    const attested = authenticator.create(await browser.call(passkeys.beginMaking, { password }))
    const credential = { ...attested, response: { ...attested.response, clientDataJSON } }
    expect(await browser.refusal(passkeys.make, { credential })).toMatchObject({ status: 422, code: 'badPasskey' })
  })

  test('that was answered wrongly is not answered again [PASSKEY-13]', async () => {
    const { authenticator } = await owner(game)
    const visitor = game.visitor()
    const asked = await visitor.call(passkeys.beginSigningIn)
    await visitor.refusal(passkeys.signIn, { credential: authenticator.get(asked, { isUnverified: true }) })
    expect(await visitor.refusal(passkeys.signIn, { credential: authenticator.get(asked) })).toMatchObject({ code: 'passkeyTooLate' })
  })

  test('is good for five minutes, and deleted later [PASSKEY-14]', async () => {
    const { browser, authenticator } = await owner(game)
    const [intime, late] = [await game.visitor().call(passkeys.beginSigningIn), await game.visitor().call(passkeys.beginSigningIn)]
    const making = await browser.call(passkeys.beginMaking, { password })
    game.now += 5 * MINUTE
    await game.visitor().call(passkeys.signIn, { credential: authenticator.get(intime) })
    game.now += 1
    const tooLate = { status: 422, code: 'passkeyTooLate' }
    expect(await game.visitor().refusal(passkeys.signIn, { credential: authenticator.get(late) })).toMatchObject(tooLate)
    expect(await browser.refusal(passkeys.make, { credential: authenticator.create(making) })).toMatchObject(tooLate)
    const left = () => game.reach((tx) => tx.selectFrom('passkey_challenges').select('challenge_hash').execute())
    expect(await left()).not.toEqual([])
    await deleteExpired(game.store, game.now + 60 * MINUTE)
    expect(await left()).toEqual([])
  })

  test('is for what it was made for, and for whom [PASSKEY-15]', async () => {
    const [one, other] = [await owner(game), await owner(game)]
    const tooLate = { status: 422, code: 'passkeyTooLate' }
    const others = await other.browser.call(passkeys.beginMaking, { password })
    expect(await one.browser.refusal(passkeys.make, { credential: new Authenticator().create(others) })).toMatchObject(tooLate)
    // For which no password was asked.
    const confirming = await one.browser.call(passkeys.beginConfirming)
    const user = { id: 'AAAA', name: '', displayName: '' }
    const made = new Authenticator().create({ ...confirming, rp: { id: 'localhost', name: '' }, user })
    expect(await one.browser.refusal(passkeys.make, { credential: made })).toMatchObject(tooLate)
    const signingIn = await one.browser.call(passkeys.beginSigningIn)
    const proof = { passkey: one.authenticator.get(signingIn) }
    expect(await one.browser.refusal(api.account.newRecoveryCode, proof)).toMatchObject(tooLate)
    const asked = await other.browser.call(passkeys.beginConfirming)
    const answer = one.authenticator.get(asked)
    expect(await one.browser.refusal(api.account.newRecoveryCode, { passkey: answer })).toMatchObject(tooLate)
    expect(await one.browser.refusal(passkeys.signIn, { credential: one.authenticator.get(asked) })).toMatchObject(tooLate)
    expect(await other.browser.refusal(api.account.newRecoveryCode, { passkey: answer })).toMatchObject({ code: 'badPasskey' })
  })

  test('a lost answer is given again; a sign-in for five minutes, and not once its passkey is removed [PASSKEY-16]', async () => {
    const one = await owner(game)
    const { browser, authenticator } = one
    const making = { credential: authenticator.create(await browser.call(passkeys.beginMaking, { password })), name: '二つめ' }
    const first = await browser.call(passkeys.make, making, { key: 'made' })
    expect(await browser.call(passkeys.make, making, { key: 'made' })).toEqual(first)
    expect(await browser.call(passkeys.list)).toHaveLength(2)

    const visitor = game.visitor()
    const asked = await visitor.call(passkeys.beginSigningIn)
    const lost = [visitor.tab(), visitor.tab(), visitor.tab()] as const
    const answer = { credential: authenticator.get(asked) }
    await visitor.call(passkeys.signIn, answer, { key: 'signed in' })
    expect(await lost[0].call(passkeys.signIn, answer, { key: 'signed in' })).toEqual({ message: expect.any(String) })
    expect(await statusOf(lost[0])).toBe('signed')
    expect(await game.visitor().refusal(passkeys.signIn, answer, { key: 'signed in' })).toMatchObject({ code: 'passkeyTooLate' })
    game.now += 5 * MINUTE + 1
    expect(await lost[1].refusal(passkeys.signIn, answer, { key: 'signed in' })).toMatchObject({ status: 422, code: 'badKey' })
    game.now -= 2 * MINUTE
    const { id } = firstOf(await browser.call(passkeys.list))
    await browser.call(at(passkeys.remove, { id }), { password })
    expect(await lost[2].refusal(passkeys.signIn, answer, { key: 'signed in' })).toMatchObject({ code: 'passkeyTooLate' })
  })
})

onBothDatabases(
  'where there can be no passkeys',
  (game) => {
    test('the place says so, and every call is refused', async () => {
      const { browser, authenticator } = await newcomer(game)
      expect(await browser.call(passkeys.place)).toEqual({ origin: null })
      const away = { status: 409, code: 'passkeysAway' }
      expect(await browser.refusal(passkeys.beginMaking, { password })).toMatchObject(away)
      for (const call of [passkeys.beginConfirming, passkeys.beginSigningIn]) expect(await browser.refusal(call)).toMatchObject(away)
      const user = { id: 'AAAA', name: '', displayName: '' }
      const rp = { id: 'localhost', name: '' }
      const made = authenticator.create({ challenge: 'AAAA', rp, user })
      expect(await browser.refusal(passkeys.make, { credential: made })).toMatchObject(away)
      const credential = authenticator.get({ challenge: 'AAAA', rpId: 'localhost' })
      expect(await browser.refusal(passkeys.signIn, { credential })).toMatchObject(away)
    })
  },
  { publicUrl: 'http://kageakari.example' },
)

onBothDatabases(
  'the limits of passkeys',
  (game) => {
    test('challenges count with the tries of passwords [PASSKEY-17]', async () => {
      const email = 'limited@example.com'
      const browser = game.visitor()
      await browser.call(api.account.register, { name: '灯子', email, password, password_confirmation: password })
      const answers: number[] = []
      for (let times = 0; times < 12; times++) answers.push((await browser.refusal(passkeys.beginMaking, { password: 'guess' })).status)
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
      expect(await browser.refusal(passkeys.beginConfirming)).toMatchObject({ status: 429, code: 'tooManyLogins' })
      const stranger = game.visitor('192.0.2.7')
      for (let times = 0; times < 20; times++) await stranger.call(passkeys.beginSigningIn)
      expect(await stranger.refusal(passkeys.beginSigningIn)).toMatchObject({ status: 429, code: 'tooManyLogins' })
      expect(await stranger.refusal(api.account.login, { email, password })).toMatchObject({ status: 429 })
    })
  },
  { rateLimitScale: 1 },
)

onBothDatabases(
  'where there are letters',
  (game) => {
    test('one tells of a new passkey, and a recovery by one ends all passkeys [PASSKEY-12]', async () => {
      const one = await owner(game)
      const letters = await game.reach((tx) =>
        tx.selectFrom('letters').select('kind').where('address', '=', one.email).orderBy('id').execute(),
      )
      expect(letters.map(({ kind }) => kind)).toEqual(['confirm', 'newPasskey'])
      const { user_id } = await one.browser.call(api.title.checkSituation)
      const token = 'A'.repeat(43)
      await game.reach((tx) => setLink(tx, Number(user_id), 'reset', hashOf(token), game.now))
      const chosen = { password: 'battery staple', password_confirmation: 'battery staple' }
      await game.visitor().call(api.mail.reset, { token, ...chosen })
      await expect(signedInByPasskey(game, one)).rejects.toThrow('passkeyGone')
    })
  },
  { smtpUrl: 'smtp://127.0.0.1:25', mailFrom: 'letters@localhost', publicUrl: 'http://localhost:3000' },
)
