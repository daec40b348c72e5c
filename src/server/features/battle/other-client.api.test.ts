import { expect, test } from 'vitest'
import { all, attacks, encount, exec, give, STRONG } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { OtherClient } from '../../../../tests/clients/other-client.ts'
import { api } from '../../../contract/api.ts'
import type { Standing } from '../../../../tests/clients/battle-replies.ts'

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
      const [log, fieldCleared, alreadyCleared] = await client.result(session, 1)
      expect(log.length).toBeGreaterThan(0)
      expect([fieldCleared, alreadyCleared]).toEqual(stage === 4 ? [true, false] : [false, true])
      if (stage === 4) await client.finish(session)
    }
    expect(await browser.call(api.field.list)).toHaveLength(4)
    expect((await browser.call(api.title.savedataInfo)).money).toBeGreaterThan(200)
  })

  test('loses, finds the loss again after a reload, and starts again after refresh', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
    const client = new OtherClient(browser, (number) => number)
    const { session, end } = await client.playStage(10, 1)
    expect(end).toBe('lost')
    expect(await client.playStage(10, 1)).toEqual({ session, end: 'lost' })
    await client.refresh(session)
    const start = await encount(browser, 10, 1)
    expect(start.session).not.toBe(session)
    expect(start.members.every((one) => !one.is_defeated_flag)).toBe(true)
  })

  test('keeps what it earned when it leaves after a won stage, by finish or by refresh', async () => {
    for (const way of ['finish', 'refresh'] as const) {
      const browser = await game.player()
      await give(game, browser, { exp: STRONG })
      const client = new OtherClient(browser, (number) => number)
      const { session } = await client.playStage(1, 1)
      await client[way](session)
      expect((await browser.call(api.title.savedataInfo)).money).toBeGreaterThan(200)
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
      const start = await encount(browser, 1, stage)
      expect([start.turn, start.resume.first_turn]).toEqual([shown.length, 1])
      expect(start.resume.log.map(({ turn }) => turn)).toEqual(shown.slice(0, -1))
    }
  })

  test('may begin to name turns in a later stage: from the next on they run on, and late orders are refused', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await new OtherClient(browser, (number) => number).playStage(1, 1)
    let last: Standing = await encount(browser, 1, 2)
    expect(last.turn).toBe(1)
    const orders: object[] = []
    for (let turn = 1; last.enemies.some((enemy) => !enemy.is_defeated_flag); turn += 1) {
      expect(last.turn).toBe(turn)
      const selectedCommands = turn === 1 ? all(last.members, { command: 'DEFENCE' }) : attacks(last)
      const order = { session_id: session, selectedCommands, turn }
      expect(await browser.refusal(api.battle.exec, { ...order, stage_id: 1 })).toMatchObject({ status: 409 })
      expect(await browser.refusal(api.battle.exec, { ...order, turn: turn + 1 })).toMatchObject({ status: 409 })
      last = await exec(browser, order)
      expect(await exec(browser, order)).toEqual(last)
      for (const earlier of orders) expect(await browser.refusal(api.battle.exec, earlier)).toMatchObject({ status: 409 })
      orders.push(order)
    }
    const third = await encount(browser, 1, 3)
    expect(third.turn).toBeGreaterThan(orders.length)
    for (const late of orders) expect(await browser.refusal(api.battle.exec, late)).toMatchObject({ status: 409 })
    expect(await encount(browser, 1, 3)).toEqual(third)
    const order = { session_id: session, selectedCommands: all(third.members, { command: 'DEFENCE' }), turn: third.turn }
    expect((await exec(browser, order)).turn).toBe(third.turn + 1)
  })

  test('can give up without a request start, and with an empty session id', async () => {
    const browser = await game.player()
    const client = new OtherClient(browser, (number) => number)
    await encount(browser, 1, 1)
    await browser.call(api.battle.refresh)
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
    await encount(browser, 1, 1)
    await client.refresh('')
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
    await browser.call(api.battle.finish)
  })
})
