import { api } from '../../../src/contract/api.ts'
import type { Game } from '../../game.ts'
import { Authenticator } from './authenticator.ts'
import type { Browser, CallOptions } from '../browser.ts'

export const password = 'correct horse'

/** A registered user with an authenticator. */
export interface PasskeyOwner {
  readonly browser: Browser
  readonly email: string
  readonly code: string
  readonly authenticator: Authenticator
}

let number = 0

export async function newcomer(game: Game, options: CallOptions = {}): Promise<PasskeyOwner> {
  number += 1
  const browser = game.visitor()
  const email = `passkey-${number}@example.com`
  const person = { name: '灯子', email, password, password_confirmation: password }
  const { recovery_code: code } = await browser.call(api.account.register, person, options)
  return { browser, email, code, authenticator: new Authenticator() }
}

/** Registers somebody who has a passkey. */
export async function owner(game: Game, name = '鍵'): Promise<PasskeyOwner> {
  const made = await newcomer(game)
  await makePasskey(made, name)
  return made
}

export async function makePasskey({ browser, authenticator }: PasskeyOwner, name?: string): Promise<void> {
  const options = await browser.call(api.passkeys.beginMaking, { password })
  await browser.call(api.passkeys.make, { credential: authenticator.create(options), name })
}

/** Another browser of the owner, signed in by the passkey. */
export async function signedInByPasskey(game: Game, { authenticator }: PasskeyOwner): Promise<Browser> {
  const browser = game.visitor()
  const options = await browser.call(api.passkeys.beginSigningIn)
  await browser.call(api.passkeys.signIn, { credential: authenticator.get(options) })
  return browser
}

/** In place of the password. */
export async function proofOf({ browser, authenticator }: PasskeyOwner) {
  return { passkey: authenticator.get(await browser.call(api.passkeys.beginConfirming)) }
}
