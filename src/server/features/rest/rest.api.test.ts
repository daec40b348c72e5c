import { expect, test } from 'vitest'
import { encount, give } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const FIVE = [1, 2, 3, 4, 5]

onBothDatabases('the rest house', (game) => {
  test('is closed until five fields are cleared [REST-3, REST-9, PLAZA-1]', async () => {
    const browser = await game.player()
    const { members } = await give(game, browser, { gold: 5000, cleared: [1, 2, 3, 4] })
    expect(await browser.call(api.plaza.checkStatus)).toEqual([false])
    expect(await browser.refusal(api.rest.partiesInfo)).toMatchObject({ status: 403 })
    expect(await browser.refusal(api.rest.reset, { party_id: members[0], payment_money: 1000 })).toMatchObject({ status: 403 })
    await give(game, browser, { cleared: [5] })
    expect(await browser.call(api.plaza.checkStatus)).toEqual([true])
  })

  test('returns all points of a member for 1000 G, whatever price the client sends [REST-2, REST-5]', async () => {
    const browser = await game.player()
    const { members } = await give(game, browser, { gold: 1500, cleared: FIVE })
    const [party_id] = members
    await browser.call(api.status.increment, { party_id, input_point: 2, status_type: 'HP' })
    await browser.call(api.status.learn, { party_id, skill_id: 101 })
    const before = await browser.call(api.rest.partiesInfo)
    expect(before[0][0]).toMatchObject({
      nickname: '仲間1',
      status: { value_hp: 46, allocated_hp: 4, allocated_str: 0 },
      skills: [{ id: 101, skill_level: 1 }],
    })
    expect(before[1]).toBe(1500)
    await browser.call(api.rest.reset, { party_id, payment_money: 1 })
    const after = await browser.call(api.rest.partiesInfo)
    expect(after[0][0]).toMatchObject({ status: { allocated_hp: 0 }, skills: [] })
    expect(after[1]).toBe(500)
    expect((await browser.call(api.status.information))[0]).toMatchObject({
      freely_status_point: 4,
      freely_skill_point: 1,
    })
  })

  test('takes 1000 G, and returns all points of one member alone [REST-1, REST-4]', async () => {
    const browser = await game.player()
    const { members } = await give(game, browser, { gold: 2500, cleared: FIVE, exp: 1850 })
    for (const party_id of members)
      for (const status_type of ['HP', 'AP', 'STR', 'DEF', 'INT', 'SPD', 'LUC'])
        await browser.call(api.status.increment, { party_id, input_point: 2, status_type })
    for (const [index, skill_id] of [101, 201, 301].entries())
      for (let level = 1; level <= 3; level += 1) await browser.call(api.status.learn, { party_id: members[index], skill_id })
    const [before, money] = await browser.call(api.rest.partiesInfo)
    expect([before.map(({ party_id }) => party_id), money]).toEqual([members, 2500])
    await browser.call(api.rest.reset, { party_id: members[1], payment_money: 1000 })
    const [after, left] = await browser.call(api.rest.partiesInfo)
    expect(left).toBe(1500)
    expect([after[0], after[2]]).toEqual([before[0], before[2]])
    expect(after[1]?.skills).toEqual([])
    const allocated = Object.entries(after[1]?.status ?? {}).filter(([name]) => name.startsWith('allocated_'))
    expect(allocated.map(([, points]) => points)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect((await browser.call(api.status.information)).map((one) => [one.freely_status_point, one.freely_skill_point])).toEqual([
      [26, 1],
      [40, 4],
      [26, 1],
    ])
  })

  test('takes nothing when there is nothing to return, or not enough gold [REST-6, REST-7]', async () => {
    const browser = await game.player()
    const { members } = await give(game, browser, { gold: 1000, cleared: FIVE })
    const [party_id] = members
    const idle = await browser.refusal(api.rest.reset, { party_id, payment_money: 1000 })
    expect(idle).toMatchObject({ status: 422, code: 'nothingToReset' })
    expect((await browser.call(api.rest.partiesInfo))[1]).toBe(1000)
    await browser.call(api.status.increment, { party_id, input_point: 2, status_type: 'LUC' })
    await give(game, browser, { gold: 999 })
    const poor = await browser.refusal(api.rest.reset, { party_id, payment_money: 1000 })
    expect(poor).toMatchObject({ status: 422, message: '所持金が不足しています。' })
    expect((await browser.call(api.rest.partiesInfo))[1]).toBe(999)
  })

  test('refuses another save’s member, and everybody during an adventure [REST-8]', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    const own = await give(game, browser, { gold: 5000, cleared: FIVE })
    const foreign = await give(game, other, { gold: 5000, cleared: FIVE })
    expect(await browser.refusal(api.rest.reset, { party_id: foreign.members[0], payment_money: 1000 })).toMatchObject({ status: 403 })
    await encount(browser, 1, 1)
    expect(await browser.refusal(api.rest.reset, { party_id: own.members[0], payment_money: 1000 })).toMatchObject({ status: 409 })
  })
})
