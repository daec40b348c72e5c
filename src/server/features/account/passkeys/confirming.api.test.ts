import { expect, test } from 'vitest'
import { newcomer, owner, password, proofOf, signedInByPasskey } from '../../../../../tests/clients/passkeys/owners.ts'
import { at } from '../../../../../tests/clients/typed-calls.ts'
import { firstOf } from '../../../../../tests/first-of.ts'
import { onBothDatabases } from '../../../../../tests/game.ts'
import { api } from '../../../../contract/api.ts'

const { passkeys } = api
const chosen = { password: 'battery staple', password_confirmation: 'battery staple' }

onBothDatabases('a passkey in place of the password', (game) => {
  test('a forgotten password is set anew, which ends all other sessions and keeps the passkey [PASSKEY-18]', async () => {
    const one = await owner(game)
    const elsewhere = await signedInByPasskey(game, one)
    const body = { ...(await proofOf(one)), ...chosen }
    await one.browser.call(api.account.changePassword, body)
    expect((await elsewhere.call(api.title.checkSituation)).status).toBe('unsigned')
    await game.visitor().call(api.account.login, { email: one.email, password: chosen.password })
    await signedInByPasskey(game, one)
    expect(await one.browser.refusal(api.account.changePassword, body), 'used').toMatchObject({ status: 422, code: 'passkeyTooLate' })
  })

  test('a recovery code is made, another passkey is made, and one is removed [PASSKEY-18]', async () => {
    const one = await owner(game)
    const { recovery_code: code } = await one.browser.call(api.account.newRecoveryCode, await proofOf(one))
    await game.visitor().call(api.account.recover, { email: one.email, code, ...chosen })
    const two = await owner(game)
    const begun = await two.browser.call(passkeys.beginMaking, await proofOf(two))
    await two.browser.call(passkeys.make, { credential: two.authenticator.create(begun), name: '二つめ' })
    const { id } = firstOf(await two.browser.call(passkeys.list))
    await two.browser.call(at(passkeys.remove, { id }), await proofOf(two))
    expect(await two.browser.call(passkeys.list)).toMatchObject([{ name: '二つめ' }])
  })

  test('an account is not deleted by it', async () => {
    const one = await owner(game)
    expect(await one.browser.refusal(api.account.close, await proofOf(one))).toMatchObject({ status: 422, code: 'wrongPassword' })
  })

  test('whoever has none is not asked for it', async () => {
    const { browser } = await newcomer(game)
    expect(await browser.refusal(passkeys.beginConfirming)).toMatchObject({ status: 404, code: 'passkeyGone' })
    expect(await game.visitor().refusal(passkeys.beginConfirming)).toMatchObject({ status: 401 })
  })

  test('one that was not verified, or is a copy, confirms nothing', async () => {
    const one = await owner(game)
    await signedInByPasskey(game, one)
    for (const [faults, code] of [
      [{ isUnverified: true }, 'badPasskey'],
      [{ counter: 1 }, 'passkeyCopied'],
    ] as const) {
      const passkey = one.authenticator.get(await one.browser.call(passkeys.beginConfirming), faults)
      for (const call of [api.account.newRecoveryCode, passkeys.beginMaking])
        expect(await one.browser.refusal(call, { passkey })).toMatchObject({ status: 422 })
      const { id } = firstOf(await one.browser.call(passkeys.list))
      const again = one.authenticator.get(await one.browser.call(passkeys.beginConfirming), faults)
      expect(await one.browser.refusal(at(passkeys.remove, { id }), { passkey: again })).toMatchObject({ code })
    }
    expect(await one.browser.call(passkeys.list)).toHaveLength(1)
  })

  test('of another user confirms nothing', async () => {
    const [one, other] = [await owner(game), await owner(game)]
    const passkey = other.authenticator.get(await one.browser.call(passkeys.beginConfirming))
    expect(await one.browser.refusal(api.account.changePassword, { passkey, ...chosen })).toMatchObject({ status: 422, code: 'badPasskey' })
  })

  test('may leave its user out, who is known [PASSKEY-18]', async () => {
    const one = await owner(game)
    const passkey = one.authenticator.get(await one.browser.call(passkeys.beginConfirming), { userHandle: null })
    expect(await one.browser.call(api.account.newRecoveryCode, { passkey })).toMatchObject({ recovery_code: expect.any(String) })
  })

  test('names no other user than its own', async () => {
    const one = await owner(game)
    const passkey = one.authenticator.get(await one.browser.call(passkeys.beginConfirming), { userHandle: 'c29tZWJvZHk' })
    expect(await one.browser.refusal(api.account.newRecoveryCode, { passkey })).toMatchObject({ status: 422, code: 'badPasskey' })
  })

  test('confirms one of two deeds that are sent with it at the same moment', async () => {
    const one = await owner(game)
    const passkey = one.authenticator.get(await one.browser.call(passkeys.beginConfirming))
    const answers = await Promise.all([0, 1].map(() => one.browser.outcome(api.account.newRecoveryCode, { passkey })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('a lost answer is given again under its key', async () => {
    const one = await owner(game)
    const proof = await proofOf(one)
    const first = await one.browser.call(api.account.newRecoveryCode, proof, { key: 'code' })
    expect(await one.browser.call(api.account.newRecoveryCode, proof, { key: 'code' })).toEqual(first)
    expect(await one.browser.refusal(api.account.newRecoveryCode, proof, { key: 'other' })).toMatchObject({ code: 'passkeyTooLate' })
    expect(await game.visitor().refusal(api.account.newRecoveryCode, { password })).toMatchObject({ status: 401 })
  })
})
