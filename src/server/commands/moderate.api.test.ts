import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encount, idsOf, REFRESH } from '../../../tests/adventures.ts'
import type { Browser } from '../../../tests/clients/browser.ts'
import { type Ended, runCommand } from '../../../tests/commands.ts'
import { DATABASES, freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { encorePlayer, endlessRun, winStages } from '../../../tests/clients/encore-players.ts'
import { Game } from '../../../tests/game.ts'
import { ENDLESS } from '../../content/named-ids.ts'
import { roles } from '../../content/roles.ts'

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

  describe('a run of the rankings', () => {
    const ENCORE = '/api/game/rpg/encore'
    const endless = async (browser: Browser) => (await browser.get(ENCORE)).body.modes[1]
    const namesIn = async (browser: Browser): Promise<readonly string[]> =>
      (await endless(browser)).ranking.map(({ members }: { members: { name: string }[] }) => members.map((one) => one.name).join())

    /** Two players with a run of two curtains and of one, the first with names that nobody should read. */
    async function ranked() {
      await game.reach((tx) => tx.deleteFrom('encore_entries').execute())
      const [first, second] = [await encorePlayer(game), await encorePlayer(game)]
      const { save } = await idsOf(game, first)
      await game.reach((tx) => tx.updateTable('members').set({ name: '悪口' }).where('save_id', '=', save).execute())
      const { id } = (await endlessRun(first, 2)).body.standing.best
      await endlessRun(second, 1)
      expect(await namesIn(second)).toEqual(['悪口,悪口,悪口', '仲間1,仲間2,仲間3'])
      return { first, second, id: String(id), save, replay: `/api/game/rpg/replay/${id}/1` }
    }

    test('is found, hidden from everybody, stays hidden when a better one takes its place, and is shown again', async () => {
      const { first, second, id, replay } = await ranked()
      expect((await moderate('runs')).stdout.split('\n')).toHaveLength(3)
      expect((await moderate('runs', '悪')).stdout).toMatch(
        new RegExp(`^run ${id} {2}field 14 {2}2 stages in 2 turns {2}account \\d+ {2}shown {3}悪口、悪口、悪口\n$`),
      )
      expect((await moderate('hide-run', id)).stdout).toMatch(
        new RegExp(`^\\d{4}-\\S+Z taro: hide-run ${id} of account \\d+\\. It is hidden now: 悪口、悪口、悪口\n$`),
      )
      for (const browser of [first, second]) expect(await namesIn(browser)).toEqual(['仲間1,仲間2,仲間3'])
      expect((await endless(second)).best).toMatchObject({ rank: 1 })
      expect((await endless(first)).best).toMatchObject({ rank: null, stages: 2 })
      expect(await second.get(replay)).toMatchObject({ status: 404, body: { code: 'noReplay' } })
      expect(await first.get(replay)).toMatchObject({ status: 200 })
      expect((await endlessRun(first, 3)).body.standing).toMatchObject({ is_best: true, best: { rank: null, stages: 3 } })
      expect(await namesIn(second)).toEqual(['仲間1,仲間2,仲間3'])
      expect((await moderate('runs', '悪')).stdout).toContain('hidden')
      expect(await moderate('show-run', id)).toMatchObject({ status: 0 })
      expect(await namesIn(second)).toEqual(['悪口,悪口,悪口', '仲間1,仲間2,仲間3'])
      expect(await second.get(replay)).toMatchObject({ status: 200 })
      expect((await moderate('log')).stdout).toMatch(
        new RegExp(`^\\S+ {2}taro {2}show-run ${id} of account \\d+\n\\S+ {2}taro {2}hide-run ${id} of account`),
      )
    })

    test('gets neutral names for its party, which stay, also in what the party plays next', async () => {
      const { first, second, id } = await ranked()
      const neutral = roles.slice(0, 3).map(({ defaultName }) => defaultName)
      const session_id = await winStages(first, ENDLESS, 2)
      expect(await moderate('rename-party', id)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining(`The party is called ${neutral.join('、')} now.`),
      })
      expect(await namesIn(second)).toEqual([neutral.join(), '仲間1,仲間2,仲間3'])
      expect((await encount(first, ENDLESS, 3)).body[0].map(({ name }: { name: string }) => name)).toEqual(neutral)
      await first.post(REFRESH, { session_id })
      await endlessRun(first, 3)
      expect(await namesIn(second)).toEqual([neutral.join(), '仲間1,仲間2,仲間3'])
      const { parties } = (await first.get('/api/game/rpg/title/check_savedata_info')).body
      expect(parties.map(({ nickname }: { nickname: string }) => nickname)).toEqual(neutral)
      expect(JSON.stringify((await second.get(`/api/game/rpg/replay/${id}/1`)).body)).not.toContain('悪口')
    })

    test('goes from the rankings with a closed account, and comes back with it', async () => {
      const { first, second, id, replay } = await ranked()
      const { user_id } = (await first.get(SITUATION)).body
      await moderate('close-account', String(user_id))
      expect(await namesIn(second)).toEqual(['仲間1,仲間2,仲間3'])
      expect((await endless(second)).best).toMatchObject({ rank: 1 })
      expect(await second.get(replay)).toMatchObject({ status: 404 })
      await moderate('open-account', String(user_id))
      expect(await namesIn(second)).toEqual(['悪口,悪口,悪口', '仲間1,仲間2,仲間3'])
      expect((await endless(second)).best).toMatchObject({ rank: 2 })
      expect(await moderate('hide-run', '999999')).toMatchObject({ status: 1, stderr: 'There is no run 999999.\n' })
      expect(await moderate('runs', `${id}?`)).toMatchObject({ status: 0, stdout: 'There are no such runs.\n' })
    })
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
