import { expect, test } from 'vitest'
import { give, STRONG } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { type Fighter, OtherClient } from '../../../../tests/other-client.ts'

const BATTLE = '/api/game/rpg/battle'

onBothDatabases('a client that knows only the specification', (game) => {
  test.each([
    ['numbers', (number: number) => number],
    ['decimal text', (number: number) => String(number)],
  ])('plays a field from its first stage to the boss, with %s', async (_, as) => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const client = new OtherClient(browser, as)
    for (const stage of [1, 2, 3, 4]) {
      const { session, end } = await client.playStage(1, stage)
      expect(end).toBe('won')
      const [log, fieldCleared, alreadyCleared] = (await client.result(session, 1)).body
      expect(log.length).toBeGreaterThan(0)
      expect([fieldCleared, alreadyCleared]).toEqual(stage === 4 ? [true, false] : [false, true])
      if (stage === 4) await client.finish(session)
    }
    const { body } = await browser.get('/api/game/rpg/field/list')
    expect(body).toHaveLength(4)
    expect((await browser.get('/api/game/rpg/title/check_savedata_info')).body.money).toBeGreaterThan(200)
  })

  test('loses, finds the loss again after a reload, and starts again after refresh', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
    const client = new OtherClient(browser, (number) => number)
    const { session, end } = await client.playStage(10, 1)
    expect(end).toBe('lost')
    expect(await client.playStage(10, 1)).toEqual({ session, end: 'lost' })
    await client.refresh(session)
    const { body } = await browser.post(`${BATTLE}/encount`, { field_id: 10, stage_id: 1, clear_stage: 0 })
    expect(body[2]).not.toBe(session)
    expect(body[0].every((one: Fighter) => !one.is_defeated_flag)).toBe(true)
  })

  test('keeps what it earned when it leaves after a won stage, by finish or by refresh', async () => {
    for (const way of ['finish', 'refresh'] as const) {
      const browser = await game.player()
      await give(game, browser, { exp: STRONG })
      const client = new OtherClient(browser, (number) => number)
      const { session } = await client.playStage(1, 1)
      await client[way](session)
      expect((await browser.get('/api/game/rpg/title/check_savedata_info')).body.money).toBeGreaterThan(200)
    }
  })

  test('can give up without a request body, and with an empty session id', async () => {
    const browser = await game.player()
    const client = new OtherClient(browser, (number) => number)
    await browser.post(`${BATTLE}/encount`, { field_id: 1, stage_id: 1, clear_stage: 0 })
    expect(await browser.post(`${BATTLE}/refresh`)).toMatchObject({ status: 200 })
    expect((await browser.get('/api/game/rpg/menu/can_be_clear')).body.running).toBeNull()
    await browser.post(`${BATTLE}/encount`, { field_id: 1, stage_id: 1, clear_stage: 0 })
    await client.refresh('')
    expect((await browser.get('/api/game/rpg/menu/can_be_clear')).body.running).toBeNull()
    expect(await browser.post(`${BATTLE}/finish`)).toMatchObject({ status: 200 })
  })
})
