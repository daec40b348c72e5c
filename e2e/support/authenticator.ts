import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import { marionettePort } from './firefox.ts'

/** Whether a finger is recognised from now on. */
type Recognise = (isRecognised: boolean) => Promise<void>

const LAPTOP = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const

/** An authenticator in the browser, like the one of a laptop or a phone. It lasts as long as the page. */
export async function withAuthenticator(page: Page): Promise<Recognise> {
  return page.context().browser()?.browserType().name() === 'firefox' ? inFirefox(page) : inChromium(page)
}

async function inChromium(page: Page): Promise<Recognise> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options: LAPTOP })
  return async (isUserVerified) => void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }))
}

/** Stays open: with it Firefox would end the session of BiDi. */
let marionette: Marionette | null = null

/** Over Marionette: BiDi, which Playwright speaks, has no word for it. It belongs to the browser and not to a page. */
async function inFirefox(page: Page): Promise<Recognise> {
  marionette ??= await Marionette.connect(marionettePort())
  const firefox = marionette
  const authenticatorId = await firefox.send('WebAuthn:AddVirtualAuthenticator', { ...LAPTOP, isUserConsenting: true })
  page.once('close', () => void firefox.send('WebAuthn:RemoveVirtualAuthenticator', { authenticatorId }))
  return async (isUserVerified) => void (await firefox.send('WebAuthn:SetUserVerified', { authenticatorId, isUserVerified }))
}

type MarionetteAnswer = readonly [
  type: 1,
  id: number,
  error: { readonly message: string } | null,
  result: { readonly value?: unknown } | null,
]

/** Firefox's older protocol: each message is its length in bytes, a colon, and JSON. */
class Marionette {
  readonly #socket: Socket
  readonly #waiting = new Map<number, (answer: MarionetteAnswer) => void>()
  #received = Buffer.alloc(0)
  #sent = 0

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (bytes: Buffer) => this.#receive(bytes))
    // It is no reason for a worker to go on.
    socket.unref()
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new Marionette(socket)
  }

  async send(command: string, parameters: object): Promise<unknown> {
    this.#sent += 1
    const id = this.#sent
    const message = JSON.stringify([0, id, command, parameters])
    const answered = new Promise<MarionetteAnswer>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`)
    const [, , error, result] = await answered
    if (error) throw new Error(`${command}: ${error.message}`)
    return result?.value
  }

  #receive(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes])
    for (let colon = this.#received.indexOf(':'); colon > 0; colon = this.#received.indexOf(':')) {
      const end = colon + 1 + Number(this.#received.toString('ascii', 0, colon))
      if (this.#received.length < end) return
      const message: unknown = JSON.parse(this.#received.toString('utf8', colon + 1, end))
      this.#received = this.#received.subarray(end)
      // The first one is a greeting.
      if (Array.isArray(message)) this.#waiting.get(message[1])?.(message as unknown as MarionetteAnswer)
    }
  }
}
