import { expect, test } from 'vitest'
import { account } from '../../../contract/account/account.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { Refusal, refuse } from '../../refusal.ts'
import { renameUser } from '../../store/rows/account/users.ts'
import { hashOf, SESSION_COOKIE } from '../session/cookies.ts'
import { REAL } from '../../surroundings.ts'
import { answerTo, type WriteOptions } from '../calls/write-request.ts'
import { api } from '../../../contract/api.ts'

onBothDatabases('a writing call', (game) => {
  const nameOf = async (browser: Browser): Promise<string | null> => (await browser.call(api.title.checkSituation)).name

  /** Sends a new name to a handler of the test's own. */
  function send(browser: Browser, name: string, handle: WriteOptions<typeof account.rename, null>['handle']) {
    const sessionToken = browser.cookies.get(SESSION_COOKIE) ?? ''
    const session = { sessionToken, sessionHash: hashOf(sessionToken), hasFormerCookie: false }
    const client = { ...session, csrfCookie: null, deviceCookie: null, userAgent: undefined, network: '127.0.0.1', isSecure: false }
    return answerTo(game.store, {
      endpoint: account.rename,
      options: { handle },
      client,
      params: {},
      parsed: { body: { name } },
      key: null,
      now: game.now,
      bytes: REAL.bytes,
    })
  }

  test('that refuses after it has written leaves nothing behind', async () => {
    const browser = await game.user()
    const answer = await send(browser, '書いた', async ({ tx, caller, body }) => {
      await renameUser(tx, caller.userId, body.name)
      expect(await tx.selectFrom('users').select('name').where('id', '=', caller.userId).executeTakeFirst()).toEqual({ name: '書いた' })
      return refuse('badBody')
    })
    expect(answer).toBeInstanceOf(Refusal)
    expect(await nameOf(browser)).toBe('試し')
  })

  test('that fails after it has written leaves nothing behind', async () => {
    const browser = await game.user()
    const failing = send(browser, '書いた', async ({ tx, caller, body }) => {
      await renameUser(tx, caller.userId, body.name)
      throw new Error('a bug')
    })
    await expect(failing).rejects.toThrow('a bug')
    expect(await nameOf(browser)).toBe('試し')
  })

  test('undoes its own when it refuses, and nothing of its neighbours in the same commit', async () => {
    const browsers = await Promise.all(Array.from({ length: 6 }, () => game.user()))
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        send(browser, `名${index}`, async ({ tx, caller, body }) => {
          await renameUser(tx, caller.userId, body.name)
          return index % 2 === 0 ? refuse('badBody') : { message: '' }
        }),
      ),
    )
    expect(answers.map((answer) => answer instanceof Refusal)).toEqual([true, false, true, false, true, false])
    expect(await Promise.all(browsers.map(nameOf))).toEqual(['試し', '名1', '試し', '名3', '試し', '名5'])
  })
})
