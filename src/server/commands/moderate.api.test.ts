import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encount, idsOf } from '../../../tests/adventures.ts'
import type { Browser } from '../../../tests/clients/browser.ts'
import { type Ended, runCommand, runHere } from '../../../tests/commands.ts'
import { DATABASES, freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { bestOf, encorePlayer, endlessRun, winStages } from '../../../tests/clients/encore-players.ts'
import { at } from '../../../tests/clients/typed-calls.ts'
import { firstOf } from '../../../tests/first-of.ts'
import { Game } from '../../../tests/game.ts'
import { owner, signedInByPasskey } from '../../../tests/clients/passkeys/owners.ts'
import { moderate as deed, MODERATE_USAGE } from './moderation.ts'
import { ENDLESS } from '../../content/named-ids.ts'
import { roles } from '../../content/roles.ts'
import { api } from '../../contract/api.ts'

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

  const moderate = (...given: readonly string[]): Promise<Ended> =>
    runHere({ usage: MODERATE_USAGE, work: deed }, database.url, ...given, '--by', 'taro')

  async function newcomer(email: string) {
    const browser = game.visitor()
    const person = { name: '灯子', email, password, password_confirmation: password }
    await browser.call(api.account.register, person)
    return browser
  }

  test('a post is found, hidden from everybody, and shown again', async () => {
    const [author, reader] = [await game.player(), await game.player()]
    await author.call(api.board.store, { message: '100%の影', is_spoiled: false })
    const shown = async (): Promise<readonly string[]> => (await reader.call(api.board.fetchPost))[1].map(({ message }) => message)
    const { stdout } = await moderate('posts', '0%の')
    const id = /^post (\d+) .* shown {3}100%の影\n$/.exec(stdout)?.[1] ?? ''
    expect(await moderate('posts', '0_の')).toMatchObject({ status: 0, stdout: 'There are no such posts.\n' })
    expect(await moderate('hide-post', id)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(new RegExp(`^\\d{4}-\\S+Z taro: hide-post ${id} of account \\d+\\. It is hidden now: 100%の影\n$`)),
    })
    expect(await shown()).not.toContain('100%の影')
    expect((await author.call(api.board.fetchPost))[1]).toEqual([])
    expect((await moderate('posts')).stdout).toContain('hidden  100%の影')
    expect(await moderate('show-post', id)).toMatchObject({ status: 0 })
    expect(await shown()).toContain('100%の影')
  })

  test('a closed account is signed out and stays out until it is opened', async () => {
    const email = 'closed@example.com'
    const browser = await newcomer(email)
    const lost = game.visitor()
    await lost.call(api.title.checkSituation)
    const tab = lost.tab()
    await lost.call(api.account.login, { email, password }, { key: 'once' })
    expect(await moderate('close-account', email.toUpperCase())).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('is closed now'),
    })
    expect((await browser.call(api.title.checkSituation)).status).toBe('unsigned')
    expect((await lost.call(api.title.checkSituation)).status).toBe('unsigned')
    const refused = await game.visitor().refusal(api.account.login, { email, password })
    expect(refused).toMatchObject({ status: 403, code: 'accountClosed', message: expect.any(String) })
    expect(await tab.refusal(api.account.login, { email, password }, { key: 'once' }), 'a receipt opens nothing').toMatchObject({
      status: 403,
    })
    expect(await game.visitor().refusal(api.account.login, { email, password: 'guess' })).toMatchObject({ status: 422, code: 'badLogin' })
    expect(await moderate('open-account', email)).toMatchObject({ status: 0, stdout: expect.stringContaining('is open now') })
    await game.visitor().call(api.account.login, { email, password })
  })

  test('an account is reset: password and sessions end, and its owner comes back with the code, once', async () => {
    const email = 'reset@example.com'
    const browser = await newcomer(email)
    const { status, stdout } = await moderate('reset-account', email)
    expect(status).toBe(0)
    const code = /once: (\S+)\n$/.exec(stdout)?.[1]
    expect((await browser.call(api.title.checkSituation)).status).toBe('unsigned')
    expect(await game.visitor().refusal(api.account.login, { email, password })).toMatchObject({ status: 422, code: 'badLogin' })
    const recovery = { email, code, password: 'battery staple', password_confirmation: 'battery staple' }
    await game.visitor().call(api.account.recover, recovery)
    expect(await game.visitor().refusal(api.account.recover, recovery)).toMatchObject({ status: 422, code: 'badRecovery' })
    await game.visitor().call(api.account.login, { email, password: 'battery staple' })
    expect((await moderate('log')).stdout).toMatch(/taro {2}reset-account \d+\n/)
    expect(await moderate('reset-account', 'nobody@example.com')).toMatchObject({
      status: 1,
      stderr: 'There is no account nobody@example.com.\n',
    })
  })

  test('an account that is reset has no passkeys any more', async () => {
    const one = await owner(game)
    expect((await moderate('reset-account', one.email)).stdout).toContain('Its password, its passkeys and its sessions have ended.')
    await expect(signedInByPasskey(game, one)).rejects.toThrow('passkeyGone')
  })

  describe('a run of the rankings', () => {
    const endless = async (browser: Browser) =>
      firstOf((await browser.call(api.encore.overview)).modes.filter(({ field_id }) => field_id === ENDLESS))
    const namesIn = async (browser: Browser): Promise<readonly string[]> =>
      (await endless(browser)).ranking.map(({ members }) => members.map((one) => one.name).join())

    /** Two players with a run of two curtains and of one, the first with names that nobody should read. */
    async function ranked() {
      await game.reach((tx) => tx.deleteFrom('encore_entries').execute())
      const [first, second] = [await encorePlayer(game), await encorePlayer(game)]
      const { save } = await idsOf(game, first)
      await game.reach((tx) => tx.updateTable('members').set({ name: '悪口' }).where('save_id', '=', save).execute())
      const { id } = bestOf(await endlessRun(first, 2))
      await endlessRun(second, 1)
      expect(await namesIn(second)).toEqual(['悪口,悪口,悪口', '仲間1,仲間2,仲間3'])
      return { first, second, id: String(id), save, replay: at(api.encore.replay, { id, stage: 1 }) }
    }

    test('is found, hidden from everybody, stays hidden when a better one takes its place, and is shown again', async () => {
      const { first, second, id, replay } = await ranked()
      expect((await moderate('runs')).stdout.split('\n')).toHaveLength(3)
      expect((await moderate('runs', '悪')).stdout).toMatch(
        new RegExp(`^run ${id} {2}field 14 {2}30 points, 2 stages in 2 turns {2}account \\d+ {2}shown {3}悪口、悪口、悪口\n$`),
      )
      expect((await moderate('hide-run', id)).stdout).toMatch(
        new RegExp(`^\\d{4}-\\S+Z taro: hide-run ${id} of account \\d+\\. It is hidden now: 悪口、悪口、悪口\n$`),
      )
      for (const browser of [first, second]) expect(await namesIn(browser)).toEqual(['仲間1,仲間2,仲間3'])
      expect((await endless(second)).best).toMatchObject({ rank: 1 })
      expect((await endless(first)).best).toMatchObject({ rank: null, stages: 2 })
      expect(await second.refusal(replay)).toMatchObject({ status: 404, code: 'noReplay' })
      await first.call(replay)
      expect(await endlessRun(first, 3)).toMatchObject({ is_best: true, best: { rank: null, stages: 3 } })
      expect(await namesIn(second)).toEqual(['仲間1,仲間2,仲間3'])
      expect((await moderate('runs', '悪')).stdout).toContain('hidden')
      expect(await moderate('show-run', id)).toMatchObject({ status: 0 })
      expect(await namesIn(second)).toEqual(['悪口,悪口,悪口', '仲間1,仲間2,仲間3'])
      await second.call(replay)
      expect((await moderate('log')).stdout).toMatch(
        new RegExp(`^\\S+ {2}taro {2}show-run ${id} of account \\d+\n\\S+ {2}taro {2}hide-run ${id} of account`),
      )
    })

    test('gets neutral names for its party, which stay, also in what the party plays next', async () => {
      const { first, second, id, replay } = await ranked()
      const neutral = roles.slice(0, 3).map(({ defaultName }) => defaultName)
      const session_id = await winStages(first, ENDLESS, 2)
      expect(await moderate('rename-party', id)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining(`The party is called ${neutral.join('、')} now.`),
      })
      expect(await namesIn(second)).toEqual([neutral.join(), '仲間1,仲間2,仲間3'])
      expect((await encount(first, ENDLESS, 3)).members.map(({ name }) => name)).toEqual(neutral)
      await first.call(api.battle.refresh, { session_id })
      await endlessRun(first, 3)
      expect(await namesIn(second)).toEqual([neutral.join(), '仲間1,仲間2,仲間3'])
      const { parties } = await first.call(api.title.savedataInfo)
      expect(parties.map(({ nickname }) => nickname)).toEqual(neutral)
      expect(JSON.stringify(await second.call(replay))).not.toContain('悪口')
    })

    test('goes from the rankings with a closed account, and comes back with it', async () => {
      const { first, second, id, replay } = await ranked()
      const { user_id } = await first.call(api.title.checkSituation)
      await moderate('close-account', String(user_id))
      expect(await namesIn(second)).toEqual(['仲間1,仲間2,仲間3'])
      expect((await endless(second)).best).toMatchObject({ rank: 1 })
      expect(await second.refusal(replay)).toMatchObject({ status: 404 })
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
    const { user_id } = await browser.call(api.title.checkSituation)
    await moderate('close-account', String(user_id))
    await moderate('open-account', String(user_id))
    const [first, second] = (await moderate('log')).stdout.split('\n')
    expect(first).toMatch(new RegExp(`^\\d{4}-\\S+Z {2}taro {2}open-account ${user_id}$`))
    expect(second).toContain(`close-account ${user_id}`)
    await browser.call(api.account.login, { email, password })
    await browser.call(api.account.close, { password })
    expect((await moderate('log')).stdout).not.toContain(`-account ${user_id}\n`)
  })

  test('the script does the same, with an exit code', async () => {
    const run = (...given: readonly string[]): Promise<Ended> => runCommand('moderate', database.url, ...given, '--by', 'taro')
    for (const given of [
      ['posts', 'no such text'],
      ['hide-post', '999999'],
      ['burn', '1'],
    ])
      expect(await run(...given), given.join(' ')).toEqual(await moderate(...given))
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
