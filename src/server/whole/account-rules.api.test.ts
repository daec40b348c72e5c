import { expect, test } from 'vitest'
import { encount, give, userIdOf } from '../../../tests/adventures.ts'
import { onBothDatabases } from '../../../tests/game.ts'
import { api } from '../../contract/api.ts'
import { TABLE_NAMES, TABLES } from '../store/tables.ts'

const PASSWORD = 'correct horse'
const party = { selected_info: [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: '仲間' })) }

onBothDatabases('an account', (game) => {
  const person = (change: { readonly password?: string; readonly name?: unknown; readonly email?: unknown } = {}) => {
    const { password = PASSWORD, ...others } = change
    return { name: '灯子', email: `${crypto.randomUUID()}@example.com`, password, password_confirmation: password, ...others }
  }
  const long = (length: number) => 'k9!x'.repeat(32).slice(0, length - 1) + 'z'

  test.each([
    ['a name of one', 200, { name: '一' }],
    ['a name of ten', 200, { name: '🏮'.repeat(10) }],
    ['a name of eleven', 422, { name: '🏮'.repeat(11) }],
    ['a blank name', 422, { name: ' 　' }],
    ['no name', 422, { name: null }],
    ['no valid address', 422, { email: 'a@b' }],
    ['no address', 422, { email: undefined }],
    ['a password of seven', 422, { password: long(7) }],
    ['a password of eight', 200, { password: long(8) }],
    ['a password of 128', 200, { password: long(128) }],
    ['a password of 129', 422, { password: `${long(128)}z` }],
  ] as const)('is asked for with %s [ACCOUNT-1]', async (_, expected, change) => {
    const browser = game.visitor()
    expect((await browser.outcome(api.account.register, person(change))).status).toBe(expected)
    expect((await browser.call(api.title.checkSituation)).status).toBe(expected === 200 ? 'signed' : 'unsigned')
  })

  test('is left by logout, which ends that session, and its adventure waits [ACCOUNT-8]', async () => {
    const browser = game.visitor()
    const { email } = person()
    await browser.call(api.account.register, { ...person(), email })
    await browser.call(api.beginning.create, party)
    const before = await encount(browser, 1, 1)
    const stolen = browser.tab()
    await browser.call(api.account.logout)
    for (const one of [browser, stolen]) expect(await one.refusal(api.menu.canBeClear)).toMatchObject({ status: 401 })
    await browser.call(api.account.login, { email, password: PASSWORD })
    expect((await browser.call(api.menu.canBeClear)).running).toMatchObject({ session_id: before.session })
    expect(await encount(browser, 1, 1)).toEqual(before)
  })

  test('that is deleted leaves nothing in any table [ACCOUNT-13]', async () => {
    const browser = game.visitor()
    await browser.call(api.account.register, person())
    await browser.call(api.beginning.create, party)
    const user_id = await userIdOf(browser)
    const { save } = await give(game, browser, { cleared: [1], read: [101], bag: [{ item: 1, count: 1 }] })
    await browser.call(api.board.store, { message: '灯', is_spoiled: false })
    await browser.call(api.purchases.create, { date: '2026-04-01', price: 1, description: 'x' }, { key: 'kept' })
    await browser.call(api.job.calculate, { push_count: 10 })
    await encount(browser, 1, 1)
    const read = () =>
      game.reach(async (tx) => {
        const all = new Map<string, readonly Readonly<Record<string, unknown>>[]>()
        for (const name of TABLE_NAMES) all.set(name, await tx.selectFrom(name).selectAll().execute())
        return all
      })
    const rows = await read()
    const members = (rows.get('members') ?? []).filter((row) => row['save_id'] === save).map((row) => row['id'])
    const adventures = (rows.get('adventures') ?? []).filter((row) => row['save_id'] === save).map((row) => row['id'])
    const owners: Readonly<Record<string, readonly unknown[]>> = {
      user_id: [user_id],
      save_id: [save],
      member_id: members,
      adventure_id: adventures,
    }
    const own = (all: Awaited<ReturnType<typeof read>>) =>
      TABLE_NAMES.flatMap((name) => {
        const { of } = TABLES[name]
        const isOwn = (row: Readonly<Record<string, unknown>>) =>
          of === undefined ? name === 'users' && row['id'] === user_id : (owners[of] ?? []).includes(row[of])
        return (all.get(name) ?? []).some(isOwn) ? [name] : []
      })
    expect(own(rows)).toEqual(
      expect.arrayContaining([
        'users',
        'sessions',
        'recovery_codes',
        'receipts',
        'purchases',
        'saves',
        'members',
        'posts',
        'adventures',
        'adventure_starts',
      ]),
    )
    await browser.call(api.account.close, { password: PASSWORD })
    expect(own(await read())).toEqual([])
    expect((await browser.call(api.title.checkSituation)).status).toBe('unsigned')
  })
})
