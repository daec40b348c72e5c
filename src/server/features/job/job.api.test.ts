import { expect, test } from 'vitest'
import { idsOf } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

onBothDatabases('day labour', (game) => {
  test('pays by the grade held before, rounded, whatever the client earned [JOB-1, JOB-6, JOB-7]', async () => {
    const browser = await game.player()
    const { save } = await idsOf(game, browser)
    const beginner = { grade: 0, grade_label: '芯切り見習い', payment_rate: 0.1, total_count: 0, savedata_id: save }
    expect(await browser.call(api.job.fetchStatus)).toEqual(beginner)
    game.now += 60_000
    const body = await browser.call(api.job.calculate, { earned_money: 999_999, push_count: '105' })
    expect(body[0]).toMatchObject({ total_count: 105, grade: 1, counted: 105, earned_money: 11, money: 211 })
    expect(await browser.call(api.job.fetchStatus)).toMatchObject({ grade: 1, payment_rate: 0.2, total_count: 105 })
  })

  test('counts at most 30 clicks and 15 for each second since the last settling [JOB-4, JOB-5]', async () => {
    const browser = await game.player()
    game.now += 10_000
    const first = await browser.call(api.job.calculate, { earned_money: 1, push_count: 100_000 })
    expect(first[0]).toMatchObject({ total_count: 30 + 150 })
    const second = await browser.call(api.job.calculate, { earned_money: 1, push_count: 100_000 })
    expect(second[0]).toMatchObject({ total_count: 180, counted: 0, earned_money: 0 })
    game.now += 3_600_000
    const third = await browser.call(api.job.calculate, { earned_money: 1, push_count: 100_000 })
    expect(third[0]).toMatchObject({ total_count: 180 + 30 + 4500 })
  })

  test('takes as long to the top grade for a script that settles every ten clicks as for a fast hand [JOB-5]', async () => {
    const browser = await game.player()
    const settle = async () => (await browser.call(api.job.calculate, { push_count: 10 }))[0]
    for (let n = 0; n < 6; n += 1) expect((await settle()).total_count).toBe(Math.min(30, 10 * (n + 1)))
    const started = game.now
    let last = await settle()
    while (last.grade < 4) {
      game.now += 500
      last = await settle()
    }
    expect((game.now - started) / 1000).toBeGreaterThanOrEqual((1600 - 30) / 15)
  })

  test('counts on for a save of the first version, whose column held the time of the last settling', async () => {
    const browser = await game.player()
    await browser.call(api.job.calculate, { push_count: 30 })
    const { save } = await idsOf(game, browser)
    await game.reach((tx) => tx.updateTable('job_totals').set({ settled_at: game.now }).where('save_id', '=', save).execute())
    game.now += 2000
    expect((await browser.call(api.job.calculate, { push_count: 40 }))[0]).toMatchObject({ total_count: 60, counted: 30 })
  })

  test.each([9, 0, -10, 100_001, 10.5, 'many', null])('is not settled for %s clicks [JOB-3]', async (push_count) => {
    const browser = await game.player()
    expect(await browser.refusal(api.job.calculate, { earned_money: 5, push_count })).toMatchObject({
      status: 422,
      message: expect.any(String),
    })
    expect((await browser.call(api.title.savedataInfo)).money).toBe(200)
  })

  test('ranks the ten highest totals, equal ones by who was first, and marks the caller’s row [JOB-2, JOB-8]', async () => {
    await game.reach((tx) => tx.deleteFrom('job_totals').execute())
    for (let n = 0; n < 11; n += 1) {
      const browser = await game.player()
      game.now += 1000
      await browser.call(api.job.calculate, { push_count: n < 2 ? 20 : 20 + n })
    }
    const browser = await game.player()
    const body = await browser.call(api.job.calculate, { push_count: 25 })
    expect(body[1].map((row) => row.total_count)).toEqual([30, 29, 28, 27, 26, 25, 25, 24, 23, 22])
    expect(body[1].filter((row) => row.is_own)).toEqual([{ rank: 7, total_count: 25, is_own: true }])
  })

  test('keeps the rank of a total that did not grow [JOB-8]', async () => {
    await game.reach((tx) => tx.deleteFrom('job_totals').execute())
    const [first, second] = [await game.player(), await game.player()]
    await first.call(api.job.calculate, { push_count: 30 })
    game.now += 1
    await second.call(api.job.calculate, { push_count: 30 })
    game.now += 1
    const body = await first.call(api.job.calculate, { push_count: 10 })
    expect(body[1]).toEqual([
      { rank: 1, total_count: 30, is_own: true },
      { rank: 2, total_count: 30, is_own: false },
    ])
  })
})
