import { expect, test } from 'vitest'
import { all, attacks, EXEC, encount, give, STRONG } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { type Fighter, OtherClient } from '../../../../tests/clients/other-client.ts'

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

  test('sees every stage begin with turn 1, and count from there', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const client = new OtherClient(browser, (number) => number)
    for (const stage of [1, 2, 3, 4]) {
      await client.playStage(1, stage)
      const shown = client.turnsShown.splice(0)
      expect(shown.length).toBeGreaterThan(1)
      expect(shown).toEqual(shown.map((_, index) => index + 1))
      // So it is after a reload.
      const { body } = await encount(browser, 1, stage)
      expect([body[4], body[6].first_turn]).toEqual([shown.length, 1])
      expect(body[6].log.map(({ turn }: { turn: number }) => turn)).toEqual(shown.slice(0, -1))
    }
  })

  test('may begin to name turns in a later stage: from the next on they run on, and late orders are refused', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await new OtherClient(browser, (number) => number).playStage(1, 1)
    let last = await encount(browser, 1, 2)
    expect(last.body[4]).toBe(1)
    const orders: object[] = []
    for (let turn = 1; last.body[1].some((enemy: Fighter) => !enemy.is_defeated_flag); turn += 1) {
      expect(last.body[4]).toBe(turn)
      const selectedCommands = turn === 1 ? all(last.body[0], { command: 'DEFENCE' }) : attacks(last.body)
      const order = { session_id: session, selectedCommands, turn }
      expect(await browser.post(EXEC, { ...order, stage_id: 1 })).toMatchObject({ status: 409 })
      expect(await browser.post(EXEC, { ...order, turn: turn + 1 })).toMatchObject({ status: 409 })
      last = await browser.post(EXEC, order)
      expect((await browser.post(EXEC, order)).body).toEqual(last.body)
      for (const earlier of orders) expect(await browser.post(EXEC, earlier)).toMatchObject({ status: 409 })
      orders.push(order)
    }
    const third = await encount(browser, 1, 3)
    expect(third.body[4]).toBeGreaterThan(orders.length)
    for (const late of orders) expect(await browser.post(EXEC, late)).toMatchObject({ status: 409 })
    expect((await encount(browser, 1, 3)).body).toEqual(third.body)
    const order = { session_id: session, selectedCommands: all(third.body[0], { command: 'DEFENCE' }), turn: third.body[4] }
    expect((await browser.post(EXEC, order)).body[4]).toBe(third.body[4] + 1)
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
