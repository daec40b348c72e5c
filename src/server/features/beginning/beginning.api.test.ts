import { expect, test } from 'vitest'
import { userIdOf } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const choose = (...roles: readonly (number | string)[]) => ({
  selected_info: roles.map((roleId, index) => ({ roleId, roleClassJapanese: '', partyName: ` 仲間${index} ` })),
})

onBothDatabases('a party', (game) => {
  test('is chosen from six roles [BEGINNING-1, BEGINNING-2]', async () => {
    const browser = await game.user()
    const body = await browser.call(api.beginning.prepare)
    expect(body[0]).toBe(false)
    expect(body[1].map((role) => role.class)).toEqual(['striker', 'medic', 'paladin', 'mage', 'ranger', 'buffer'])
    expect(body[1][0]).toMatchObject({ id: 1, class_japanese: '切込師', default_name: 'キリカ', growth_hp: 10, growth_luc: 2 })
  })

  test('starts with points and gold, and its names are trimmed [BEGINNING-3, BEGINNING-9, TITLE-14]', async () => {
    const browser = await game.user()
    const created = await browser.call(api.beginning.create, choose('4', 5, 6))
    expect(created[0]).toMatchObject({
      role_id: 4,
      nickname: '仲間0',
      level: 1,
      value_hp: 36,
      freely_status_point: 4,
      freely_skill_point: 1,
    })
    expect((await browser.call(api.title.checkSituation)).status).toBe('ready')
    const body = await browser.call(api.title.savedataInfo)
    expect(body).toMatchObject({ money: 200, ending: null, parties: [{ nickname: '仲間0', class_japanese: '幻灯師' }, {}, {}] })
    expect((await browser.call(api.beginning.prepare))[0]).toBe(true)
  })

  test('is missing from an empty save, which counts as none: it is answered so, and a party may be made [TITLE-13, TITLE-24]', async () => {
    const browser = await game.user()
    const user_id = await userIdOf(browser)
    await game.reach((tx) => tx.insertInto('saves').values({ user_id, gold: 5, ending: null, created_at: 0 }).execute())
    expect((await browser.call(api.title.checkSituation)).status).toBe('signed')
    expect((await browser.call(api.beginning.prepare))[0]).toBe(false)
    expect(await browser.refusal(api.title.savedataInfo)).toMatchObject({ status: 409, code: 'noSave' })
    expect(await browser.refusal(api.title.deleteSavedata)).toMatchObject({ status: 409 })
    await browser.call(api.beginning.create, choose(1, 2, 3))
    expect(await browser.call(api.title.savedataInfo)).toMatchObject({ money: 200 })
  })

  test('is deleted with the save, and a new one may be made [TITLE-23]', async () => {
    const browser = await game.player()
    expect(await browser.call(api.title.deleteSavedata)).toMatchObject({ message: expect.any(String) })
    expect((await browser.call(api.title.checkSituation)).status).toBe('signed')
    expect(await browser.refusal(api.title.deleteSavedata)).toMatchObject({ status: 409 })
    await browser.call(api.beginning.create, choose(1, 2, 3))
  })

  test('answers a repeated deletion of the save with the first answer', async () => {
    const browser = await game.player()
    const first = await browser.call(api.title.deleteSavedata, {}, { key: 'delete' })
    expect(await browser.call(api.title.deleteSavedata, {}, { key: 'delete' })).toEqual(first)
  })

  test.each([
    ['two', choose(1, 2), 'notThreeMembers'],
    ['four', choose(1, 2, 3, 4), 'notThreeMembers'],
    ['twins', choose(1, 1, 2), 'sameRoleTwice'],
    ['an unknown role', choose(1, 2, 7), 'unknownRole'],
    ['a blank name', { selected_info: choose(1, 2, 3).selected_info.map((one) => ({ ...one, partyName: '　' })) }, 'badMemberName'],
    [
      'a long name',
      { selected_info: choose(1, 2, 3).selected_info.map((one) => ({ ...one, partyName: 'ななもじのなま' })) },
      'badMemberName',
    ],
    ['role 0', choose(1, 2, 0), 'unknownRole'],
    ['no selection', {}, 'notThreeMembers'],
  ])('is refused with %s [BEGINNING-4, BEGINNING-5, BEGINNING-6, BEGINNING-7]', async (_, body, code) => {
    const browser = await game.user()
    expect(await browser.refusal(api.beginning.create, body)).toMatchObject({ status: 422, code, message: expect.any(String) })
    expect((await browser.call(api.title.checkSituation)).status).toBe('signed')
  })

  test('is made once by a double click, and a second one is refused [BEGINNING-8]', async () => {
    const browser = await game.user()
    const answers = await Promise.all([
      browser.tab().outcome(api.beginning.create, choose(1, 2, 3)),
      browser.tab().outcome(api.beginning.create, choose(4, 5, 6)),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await browser.refusal(api.beginning.create, choose(1, 2, 3))).toMatchObject({ status: 409 })
  })
})
