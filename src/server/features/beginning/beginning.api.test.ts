import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../../tests/game.ts'

const PREPARE = '/api/game/rpg/beginning/prepare_beginning'
const CREATE = '/api/game/rpg/beginning/create'
const SITUATION = '/api/game/rpg/title/check_situation'
const choose = (...roles: readonly (number | string)[]) => ({
  selected_info: roles.map((roleId, index) => ({ roleId, roleClassJapanese: '', partyName: ` 仲間${index} ` })),
})

onBothDatabases('a party', (game) => {
  test('is chosen from six roles', async () => {
    const browser = await game.user()
    const { body } = await browser.get(PREPARE)
    expect(body[0]).toBe(false)
    expect(body[1].map((role: { class: string }) => role.class)).toEqual(['striker', 'medic', 'paladin', 'mage', 'ranger', 'buffer'])
    expect(body[1][0]).toMatchObject({ id: 1, class_japanese: '切込師', default_name: 'キリカ', growth_hp: 10, growth_luc: 2 })
  })

  test('starts with points and gold, and its names are trimmed', async () => {
    const browser = await game.user()
    const created = await browser.post(CREATE, choose('4', 5, 6))
    expect(created.status).toBe(200)
    expect(created.body[0]).toMatchObject({
      role_id: 4,
      nickname: '仲間0',
      level: 1,
      value_hp: 36,
      freely_status_point: 4,
      freely_skill_point: 1,
    })
    expect((await browser.get(SITUATION)).body.status).toBe('ready')
    const { body } = await browser.get('/api/game/rpg/title/check_savedata_info')
    expect(body).toMatchObject({ money: 200, ending: null, parties: [{ nickname: '仲間0', class_japanese: '幻灯師' }, {}, {}] })
    expect((await browser.get(PREPARE)).body[0]).toBe(true)
  })

  test('is missing from an empty save, which counts as none: it is answered so, and a party may be made', async () => {
    const browser = await game.user()
    const { user_id } = (await browser.get(SITUATION)).body
    await game.reach((tx) => tx.insertInto('saves').values({ user_id, gold: 5, ending: null, created_at: 0 }).execute())
    expect((await browser.get(SITUATION)).body.status).toBe('signed')
    expect((await browser.get(PREPARE)).body[0]).toBe(false)
    expect(await browser.get('/api/game/rpg/title/check_savedata_info')).toMatchObject({ status: 409, body: { code: 'noSave' } })
    expect(await browser.post('/api/game/rpg/title/delete_savedata')).toMatchObject({ status: 409 })
    expect(await browser.post(CREATE, choose(1, 2, 3))).toMatchObject({ status: 200 })
    expect((await browser.get('/api/game/rpg/title/check_savedata_info')).body).toMatchObject({ money: 200 })
  })

  test('is deleted with the save, and a new one may be made', async () => {
    const browser = await game.player()
    expect(await browser.post('/api/game/rpg/title/delete_savedata')).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect((await browser.get(SITUATION)).body.status).toBe('signed')
    expect(await browser.post('/api/game/rpg/title/delete_savedata')).toMatchObject({ status: 409 })
    expect(await browser.post(CREATE, choose(1, 2, 3))).toMatchObject({ status: 200 })
  })

  test('answers a repeated deletion of the save with the first answer', async () => {
    const browser = await game.player()
    const first = await browser.post('/api/game/rpg/title/delete_savedata', {}, { key: 'delete' })
    const again = await browser.post('/api/game/rpg/title/delete_savedata', {}, { key: 'delete' })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
  })

  test.each([
    ['two', choose(1, 2), 422],
    ['four', choose(1, 2, 3, 4), 422],
    ['twins', choose(1, 1, 2), 422],
    ['an unknown role', choose(1, 2, 7), 422],
    ['a blank name', { selected_info: choose(1, 2, 3).selected_info.map((one) => ({ ...one, partyName: '　' })) }, 422],
    ['a long name', { selected_info: choose(1, 2, 3).selected_info.map((one) => ({ ...one, partyName: 'ななもじのなま' })) }, 422],
    ['role 0', choose(1, 2, 0), 422],
    ['no selection', {}, 422],
  ])('is refused with %s', async (_, body, status) => {
    const browser = await game.user()
    expect(await browser.post(CREATE, body)).toMatchObject({ status, body: { message: expect.any(String) } })
    expect((await browser.get(SITUATION)).body.status).toBe('signed')
  })

  test('is made once by a double click, and a second one is refused', async () => {
    const browser = await game.user()
    const answers = await Promise.all([browser.tab().post(CREATE, choose(1, 2, 3)), browser.tab().post(CREATE, choose(4, 5, 6))])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await browser.post(CREATE, choose(1, 2, 3))).toMatchObject({ status: 409 })
  })
})
