import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ended, runCommand } from '../../../tests/commands.ts'
import { DATABASES, freshDatabase, type TestDatabase } from '../../../tests/databases.ts'
import { Game } from '../../../tests/game.ts'

const BOARD = '/api/game/rpg/menu/plaza/bbs'
const LOGIN = '/api/account/login'
const SITUATION = '/api/game/rpg/title/check_situation'
const password = 'correct horse'

describe.each(DATABASES)('while a server runs on %s', (name) => {
  const game = new Game()
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase(name)
    await game.start(database)
  })
  afterAll(async () => {
    await game.stop()
    await database.drop()
  })

  const moderate = (...given: readonly string[]): Promise<Ended> => runCommand('moderate', database.url, ...given, '--by', 'taro')

  async function newcomer(email: string) {
    const browser = game.visitor()
    const person = { name: '灯子', email, password, password_confirmation: password }
    expect(await browser.post('/api/account/register', person)).toMatchObject({ status: 200 })
    return browser
  }

  test('a post is found, hidden from everybody, and shown again', async () => {
    const [author, reader] = [await game.player(), await game.player()]
    await author.post(`${BOARD}/store`, { message: '100%の影', is_spoiled: false })
    const shown = async (): Promise<readonly string[]> =>
      (await reader.get(`${BOARD}/fetch_post`)).body[1].map(({ message }: { message: string }) => message)
    const { stdout } = await moderate('posts', '0%の')
    const id = /^post (\d+) .* shown {3}100%の影\n$/.exec(stdout)?.[1] ?? ''
    expect(await moderate('posts', '0_の')).toMatchObject({ status: 0, stdout: 'There are no such posts.\n' })
    expect(await moderate('hide-post', id)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(new RegExp(`^\\d{4}-\\S+Z taro: hide-post ${id} of account \\d+\\. It is hidden now: 100%の影\n$`)),
    })
    expect(await shown()).not.toContain('100%の影')
    expect((await author.get(`${BOARD}/fetch_post`)).body[1]).toEqual([])
    expect((await moderate('posts')).stdout).toContain('hidden  100%の影')
    expect(await moderate('show-post', id)).toMatchObject({ status: 0 })
    expect(await shown()).toContain('100%の影')
  })

  test('a closed account is signed out and stays out until it is opened', async () => {
    const email = 'closed@example.com'
    const browser = await newcomer(email)
    const lost = game.visitor()
    await lost.get(SITUATION)
    const tab = lost.tab()
    expect(await lost.post(LOGIN, { email, password }, { key: 'once' })).toMatchObject({ status: 200 })
    expect(await moderate('close-account', email.toUpperCase())).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('is closed now'),
    })
    expect((await browser.get(SITUATION)).body.status).toBe('unsigned')
    expect((await lost.get(SITUATION)).body.status).toBe('unsigned')
    const refused = await game.visitor().post(LOGIN, { email, password })
    expect(refused).toMatchObject({ status: 403, body: { code: 'accountClosed', message: expect.any(String) } })
    expect(await tab.post(LOGIN, { email, password }, { key: 'once' }), 'a receipt opens nothing').toMatchObject({ status: 403 })
    expect(await game.visitor().post(LOGIN, { email, password: 'guess' })).toMatchObject({ status: 422, body: { code: 'badLogin' } })
    expect(await moderate('open-account', email)).toMatchObject({ status: 0, stdout: expect.stringContaining('is open now') })
    expect(await game.visitor().post(LOGIN, { email, password })).toMatchObject({ status: 200 })
  })

  test('every deed is in the log, with who and when, until the account is deleted', async () => {
    const email = 'logged@example.com'
    const browser = await newcomer(email)
    const { user_id } = (await browser.get(SITUATION)).body
    await moderate('close-account', String(user_id))
    await moderate('open-account', String(user_id))
    const [first, second] = (await moderate('log')).stdout.split('\n')
    expect(first).toMatch(new RegExp(`^\\d{4}-\\S+Z {2}taro {2}open-account ${user_id}$`))
    expect(second).toContain(`close-account ${user_id}`)
    await browser.post(LOGIN, { email, password })
    expect(await browser.write('DELETE', '/api/account', { password })).toMatchObject({ status: 200 })
    expect((await moderate('log')).stdout).not.toContain(`-account ${user_id}\n`)
  })

  test('what is not there is named, and a wrong order says how it goes', async () => {
    expect(await moderate('hide-post', '999999')).toMatchObject({ status: 1, stderr: 'There is no post 999999.\n' })
    expect(await moderate('close-account', 'nobody@example.com')).toMatchObject({
      status: 1,
      stderr: 'There is no account nobody@example.com.\n',
    })
    for (const wrong of [[], ['close-account'], ['burn', '1'], ['hide-post', '1', '2'], ['log', '--loud']])
      expect(await moderate(...wrong), wrong.join(' ')).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('Usage: npm run moderate'),
      })
  })
})
