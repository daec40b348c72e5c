import type { FastifyInstance } from 'fastify'
import { api } from '../src/contract/api.ts'
import { hashOf, newSessionToken, SESSION_COOKIE } from '../src/server/http/session/cookies.ts'
import { REAL } from '../src/server/surroundings.ts'
import { insertSession } from '../src/server/store/rows/account/sessions.ts'
import { Browser, type CallOptions } from './clients/browser.ts'
import type { Answer } from './clients/typed-calls.ts'
import type { Game } from './game.ts'

/** From where one of several calls at once is sent, by its place among them. */
export type Seats = (browser: Browser, index: number) => Promise<Browser>
export type SeatKind = (typeof SEATS)[number]
export const SEATS = ['tabs', 'keys', 'sessions', 'servers'] as const

/** Tabs of one session, without keys. */
export const tabs: Seats = async (browser) => browser.tab()

/** Tabs of one session, each call under a key of its own. */
export const keysOf =
  (game: Game): Seats =>
  async (browser) =>
    withCookies(new KeyedBrowser(() => game.app), browser)

/** The same user, signed in as often as there are calls. */
export const sessionsOf =
  (game: Game): Seats =>
  async (browser, index) => {
    if (index === 0) return browser.tab()
    const token = newSessionToken(false, REAL.bytes)
    await game.reach(async (tx) => {
      const known = hashOf(browser.cookies.get(SESSION_COOKIE) ?? '')
      const { user_id } = await tx.selectFrom('sessions').select('user_id').where('token_hash', '=', known).executeTakeFirstOrThrow()
      await insertSession(tx, hashOf(token), user_id, { now: game.now })
    })
    const other = game.visitor()
    other.cookies.set(SESSION_COOKIE, token)
    await other.call(api.title.checkSituation)
    return other
  }

/** Tabs of one session, every second at the server that answers at this address, under keys of their own. */
export const serversOf =
  (url: () => string): Seats =>
  async (browser, index) =>
    index % 2 === 0 ? browser.tab() : withCookies(new KeyedBrowser(() => served(url())), browser)

class KeyedBrowser extends Browser {
  override send(method: Parameters<Browser['send']>[0], path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
    return super.send(method, path, body, method === 'GET' ? options : { key: crypto.randomUUID(), ...options })
  }
}

function withCookies(other: Browser, browser: Browser): Browser {
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

interface Injected {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

/** A server in another process, asked as one in this process is. */
function served(url: string): FastifyInstance {
  const inject = async ({ method, url: path, headers, payload }: Injected) => {
    const response = await fetch(url + path, { method, headers, redirect: 'manual', ...(payload === undefined ? {} : { body: payload }) })
    const cookies = response.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split(';')
      const isGone = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')
      return {
        name: pair.split('=')[0] ?? '',
        value: decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
        ...(isGone ? { maxAge: 0 } : {}),
      }
    })
    return { statusCode: response.status, body: await response.text(), headers: Object.fromEntries(response.headers), cookies }
  }
  return { inject } as unknown as FastifyInstance
}
