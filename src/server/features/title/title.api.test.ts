import { expect, test } from 'vitest'
import { encount, give, userIdOf } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'
import { TABLE_NAMES, TABLES } from '../../store/tables.ts'
import { REAL } from '../../surroundings.ts'

const PASSWORD = 'abcd1234'
const newcomer = (change: object = {}) => ({ name: '灯子', email: `${crypto.randomUUID()}@example.com`, password: PASSWORD, ...change })

onBothDatabases('the title', (game) => {
  test('tells visitors, users and players apart [TITLE-12, TITLE-14]', async () => {
    expect(await game.visitor().call(api.title.checkSituation)).toMatchObject({ status: 'unsigned', user_id: null })
    expect(await (await game.user()).call(api.title.checkSituation)).toMatchObject({ status: 'signed', user_id: expect.any(Number) })
    const player = await game.player()
    expect(await player.call(api.title.checkSituation)).toMatchObject({ status: 'ready', user_id: await userIdOf(player) })
  })

  test.each([
    ['一', '一'],
    ['十文字の名前はここまで', null],
    ['十文字の名前、ここま', '十文字の名前、ここま'],
    ['🏮'.repeat(10), '🏮'.repeat(10)],
    ['', '登録くん'],
    [' 　', '登録くん'],
    [undefined, '登録くん'],
  ])('takes the name %j for a new account as %j [TITLE-16]', async (name, expected) => {
    const browser = game.visitor()
    const { status } = await browser.outcome(api.title.createUser, newcomer({ name }))
    expect(status).toBe(expected === null ? 422 : 200)
    expect((await browser.call(api.title.checkSituation)).name).toBe(expected)
  })

  test.each([
    'plain',
    'a@b',
    'a b@example.com',
    '@example.com',
    'a@example..com',
    'a@-x.com',
    '灯@example.com',
    `${'a'.repeat(250)}@example.com`,
    7,
  ])('takes no account with the address %j [TITLE-17]', async (email) => {
    const browser = game.visitor()
    expect(await browser.refusal(api.title.createUser, newcomer({ email }))).toMatchObject({ status: 422, code: 'badEmail' })
    expect((await browser.call(api.title.checkSituation)).status).toBe('unsigned')
  })

  test.each([
    ['abcd123', 422],
    ['abcd1234', 200],
    ['abcd1234'.repeat(2), 200],
    [`${'abcd1234'.repeat(2)}5`, 422],
    ['🏮'.repeat(8), 200],
    ['🏮'.repeat(7), 422],
    [12345678, 422],
  ])('takes the password %j of the one-click account: %i [TITLE-18]', async (password, expected) => {
    expect((await game.visitor().outcome(api.title.createUser, newcomer({ password }))).status).toBe(expected)
  })

  test.each([
    ['a password without an address', { password: PASSWORD }, 'badEmail', 'email'],
    ['an address without a password', { email: newcomer().email }, 'badQuickPassword', 'password'],
    ['an address, and nothing for a password', { email: newcomer().email, password: null }, 'badQuickPassword', 'password'],
  ])('takes no account with %s', async (_, body, code, field) => {
    const browser = game.visitor()
    const refusal = await browser.refusal(api.title.createUser, { name: '灯子', ...body })
    expect(refusal).toMatchObject({ status: 422, code, errors: { [field]: [expect.any(String)] } })
    expect((await browser.call(api.title.checkSituation)).status).toBe('unsigned')
  })

  test.each([{}, { email: null, password: null }])('tells address and password of an account for which it made both: %j', async (body) => {
    const made = await game.visitor().call(api.title.createUser, { name: '灯子', ...body })
    expect(made).toEqual({
      message: expect.any(String),
      recovery_code: expect.any(String),
      email: expect.any(String),
      password: expect.any(String),
    })
    await game.visitor().call(api.account.login, { email: made.email, password: made.password })
    expect(await game.visitor().call(api.title.createUser, newcomer())).toEqual({
      message: made.message,
      recovery_code: expect.any(String),
    })
  })

  test('makes no account with an address that has one [TITLE-19]', async () => {
    const person = newcomer()
    await game.visitor().call(api.title.createUser, person)
    const browser = game.visitor()
    expect(await browser.refusal(api.title.createUser, newcomer({ email: person.email }))).toMatchObject({
      status: 409,
      code: 'emailTaken',
    })
    expect((await browser.call(api.title.checkSituation)).status).toBe('unsigned')
  })

  test('draws another address for an account made with one click while the one drawn is taken', async () => {
    // Of an address 20 numbers are drawn: all 0 twice, then all 1.
    const drawn = [0, 0, 1]
    game.bytes = (count) => {
      const number = count === 80 ? drawn.shift() : undefined
      return number === undefined ? REAL.bytes(count) : Buffer.from(new Uint32Array(20).fill(number).buffer)
    }
    const emails: unknown[] = []
    for (const name of ['一', '二']) emails.push((await game.visitor().call(api.title.createUser, { name })).email)
    game.bytes = REAL.bytes
    expect(emails).toEqual(['sugutuku_2222222222@example.com', 'sugutuku_3333333333@example.com'])
  })

  test('makes no second account for whoever is signed in [TITLE-20]', async () => {
    const browser = await game.user()
    const id = await userIdOf(browser)
    const users = () => game.reach((tx) => tx.selectFrom('users').select('id').execute())
    const before = await users()
    expect(await browser.refusal(api.title.createUser, newcomer())).toMatchObject({ status: 409, code: 'alreadySignedIn' })
    expect(await users()).toEqual(before)
    expect(await userIdOf(browser)).toBe(id)
  })

  test('shows of a save its money and its three members [TITLE-22]', async () => {
    const browser = await game.player([4, 5, 6])
    await give(game, browser, { gold: 321, exp: 60 })
    const { money, parties } = await browser.call(api.title.savedataInfo)
    expect(money).toBe(321)
    const { 1: roles } = await browser.call(api.beginning.prepare)
    const members = await browser.call(api.status.information)
    expect(parties).toEqual(
      members.map(({ party_id, nickname }, index) =>
        expect.objectContaining({ id: party_id, nickname, level: 3, class_japanese: roles[index + 3]?.class_japanese }),
      ),
    )
  })

  test('deletes with the save all that belongs to it, a post and a running adventure too, and keeps the account [TITLE-25]', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    const user = await userIdOf(browser)
    for (const player of [browser, other]) {
      await give(game, player, { cleared: [1], read: [101], bag: [{ item: 1, count: 1 }] })
      await player.call(api.board.store, { message: '灯', is_spoiled: false })
      await player.call(api.purchases.create, { date: '2026-04-01', price: 1, description: 'x' })
      await player.call(api.job.calculate, { push_count: 10 })
      await encount(player, 1, 1)
    }
    const ofSave = TABLE_NAMES.filter((name) => TABLES[name].of === 'save_id')
    const counts = () =>
      game.reach(async (tx) => {
        const rows = await Promise.all(ofSave.map((name) => tx.selectFrom(name).selectAll().execute()))
        return rows.map((all) => all.filter((row) => 'save_id' in row).length)
      })
    const [both, saves] = [await counts(), await game.reach((tx) => tx.selectFrom('saves').selectAll().execute())]
    await browser.call(api.title.deleteSavedata)
    const left = await counts()
    const own = saves.find(({ user_id }) => user_id === user)?.id
    for (const name of ofSave) {
      const rows = await game.reach((tx) => tx.selectFrom(name).selectAll().execute())
      expect(
        rows.filter((row) => 'save_id' in row && row.save_id === own),
        name,
      ).toEqual([])
    }
    const fewer = ofSave.filter((_, index) => (left[index] ?? 0) < (both[index] ?? 0))
    expect(fewer).toEqual(expect.arrayContaining(['members', 'items', 'cleared_fields', 'read_books', 'posts', 'job_totals', 'adventures']))
    expect(await browser.call(api.title.checkSituation)).toMatchObject({ status: 'signed', user_id: user })
    expect(await browser.call(api.purchases.list)).toHaveLength(1)
    expect((await other.call(api.board.fetchPost))[1].filter(({ savedata_id }) => savedata_id === own)).toEqual([])
    expect((await other.call(api.menu.canBeClear)).running).not.toBeNull()
    // Nothing of it comes back with a new one.
    const selected = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: '仲間' }))
    await browser.call(api.beginning.create, { selected_info: selected })
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
    expect(await browser.call(api.shop.information)).toMatchObject({ money: 200, current_possession: 0 })
  })
})
