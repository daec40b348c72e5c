import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/game.ts'

const STATUS = '/api/game/rpg/menu/plaza/job/fetch_status'
const CALCULATE = '/api/game/rpg/menu/plaza/job/calculate'

onBothDatabases('day labour', (game) => {
  test('pays by the grade held before, rounded, whatever the client earned', async () => {
    const browser = await game.player()
    expect((await browser.get(STATUS)).body).toEqual({ grade: 0, grade_label: '芯切り見習い', payment_rate: 0.1 })
    game.now += 60_000
    const { body } = await browser.post(CALCULATE, { earned_money: 999_999, push_count: '105' })
    expect(body[0]).toMatchObject({ total_count: 105, grade: 1, counted: 105, earned_money: 11, money: 211 })
    expect((await browser.get(STATUS)).body).toMatchObject({ grade: 1, payment_rate: 0.2 })
  })

  test('counts no more than a hand can do', async () => {
    const browser = await game.player()
    game.now += 10_000
    const first = await browser.post(CALCULATE, { earned_money: 1, push_count: 100_000 })
    expect(first.body[0]).toMatchObject({ total_count: 30 + 150 })
    const second = await browser.post(CALCULATE, { earned_money: 1, push_count: 100_000 })
    expect(second.body[0]).toMatchObject({ total_count: 180 + 30 })
    game.now += 3_600_000
    const third = await browser.post(CALCULATE, { earned_money: 1, push_count: 100_000 })
    expect(third.body[0]).toMatchObject({ total_count: 210 + 30 + 4500 })
  })

  test.each([9, 0, -10, 100_001, 10.5, 'many', null])('is not settled for %s clicks', async (push_count) => {
    const browser = await game.player()
    expect(await browser.post(CALCULATE, { earned_money: 5, push_count })).toMatchObject({
      status: 422,
      body: { message: expect.any(String) },
    })
    expect((await browser.get('/api/game/rpg/title/check_savedata_info')).body.money).toBe(200)
  })

  test('ranks the ten highest, of equals the first, and marks the own row', async () => {
    await game.reach((tx) => tx.deleteFrom('job_totals').execute())
    for (let n = 0; n < 11; n += 1) {
      const browser = await game.player()
      game.now += 1000
      await browser.post(CALCULATE, { push_count: n < 2 ? 20 : 20 + n })
    }
    const browser = await game.player()
    const { body } = await browser.post(CALCULATE, { push_count: 25 })
    expect(body[1].map((row: { total_count: number }) => row.total_count)).toEqual([30, 29, 28, 27, 26, 25, 25, 24, 23, 22])
    expect(body[1].filter((row: { is_own: boolean }) => row.is_own)).toEqual([{ rank: 7, total_count: 25, is_own: true }])
  })
})
