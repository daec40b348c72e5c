import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { all, attacks, EXEC, encount, fight, give, idsOf, STRONG } from '../../../../tests/adventures.ts'
import type { Answer, Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

onBothDatabases('a request for another stage', (game) => {
  /** A player who has won stage 1, with every request that was sent for it. */
  async function afterStageOne(): Promise<{ browser: Browser; session: string; requests: readonly object[]; last: Answer }> {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const start = await encount(browser, 1, 1)
    const session: string = start.body[2]
    const requests: object[] = []
    const send = async (selectedCommands: readonly unknown[], turn: number): Promise<Answer> => {
      const request = { session_id: session, selectedCommands, turn }
      requests.push(request)
      const answer = await browser.post(EXEC, request)
      expect(answer).toMatchObject({ status: 200 })
      return answer
    }
    let last = await send(all(start.body[0], { command: 'DEFENCE' }), start.body[4])
    while (last.body[1].some((enemy: { is_defeated_flag: boolean }) => !enemy.is_defeated_flag))
      last = await send(attacks(last.body), last.body[4])
    return { browser, session, requests, last }
  }

  test('is refused in the next stage when the same request comes again, and changes nothing', async () => {
    const { browser, session, requests, last } = await afterStageOne()
    const commands = all(last.body[0], { command: 'DEFENCE' })
    const early = { session_id: session, selectedCommands: commands, turn: last.body[4] }
    expect(await browser.post(EXEC, early)).toMatchObject({ status: 409 })
    const second = await encount(browser, 1, 2)
    const late = [...requests, early]
    for (const request of late) expect(await browser.post(EXEC, request)).toMatchObject({ status: 409 })
    expect((await encount(browser, 1, 2)).body).toEqual(second.body)
    for (let n = 0; n < 3; n += 1) {
      const now = await encount(browser, 1, 2)
      expect(
        await browser.post(EXEC, { session_id: session, selectedCommands: all(now.body[0], { command: 'DEFENCE' }), turn: now.body[4] }),
      ).toMatchObject({ status: 200 })
      const before = await encount(browser, 1, 2)
      for (const request of late) expect(await browser.post(EXEC, request)).toMatchObject({ status: 409 })
      expect((await encount(browser, 1, 2)).body).toEqual(before.body)
    }
  })

  test('is refused when it names an earlier or a later stage, whatever its turn', async () => {
    const { browser, session, requests } = await afterStageOne()
    const second = await encount(browser, 1, 2)
    const request = { session_id: session, selectedCommands: all(second.body[0], { command: 'DEFENCE' }) }
    const turn = second.body[4]
    for (const stage_id of [1, 3, '1', 99]) {
      expect(await browser.post(EXEC, { ...request, turn, stage_id })).toMatchObject({ status: 409 })
      expect(await browser.post(EXEC, { ...request, stage_id })).toMatchObject({ status: 409 })
    }
    for (const first of requests) {
      expect(await browser.post(EXEC, { ...first, stage_id: 1 })).toMatchObject({ status: 409 })
      expect(await browser.post(EXEC, { ...first, stage_id: 2 })).toMatchObject({ status: 409 })
    }
    expect((await encount(browser, 1, 2)).body).toEqual(second.body)
    expect(await browser.post(EXEC, { ...request, turn, stage_id: '2' })).toMatchObject({ status: 200 })
    expect(await browser.post(EXEC, { ...request, stage_id: 2 })).toMatchObject({ status: 200 })
  })

  test('is not confused with the first request of the current stage, which plays with its turn, its stage, both or neither', async () => {
    for (const named of [['turn'], ['turn', 'stage_id'], ['stage_id'], []]) {
      const { browser, session } = await afterStageOne()
      const second = await encount(browser, 1, 2)
      const names = { turn: second.body[4], stage_id: 2 }
      const request = {
        session_id: session,
        selectedCommands: all(second.body[0], { command: 'DEFENCE' }),
        ...Object.fromEntries(Object.entries(names).filter(([name]) => named.includes(name))),
      }
      const answer = await browser.post(EXEC, request)
      expect(answer.status).toBe(200)
      expect(answer.body[4]).toBe(second.body[4] + 1)
      const repeated = await browser.post(EXEC, request)
      expect(isDeepStrictEqual(repeated.body, answer.body)).toBe(named.includes('turn'))
    }
  })

  test('has a turn number that the current stage does not use', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const numbers: number[] = []
    for (const stage of [1, 2, 3, 4]) {
      const start = await encount(browser, 1, stage)
      expect(start.body[6].first_turn).toBe(start.body[4])
      const { last } = await fight(browser, 1, stage)
      for (let turn = start.body[4]; turn <= last.body[4]; turn += 1) numbers.push(turn)
      const { log } = (await encount(browser, 1, stage)).body[6]
      expect(log.map(({ turn }: { turn: number }) => turn)).toEqual(
        Array.from({ length: last.body[4] - start.body[4] }, (_, n) => start.body[4] + n),
      )
    }
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('does not play when another tab sends it while the next stage is entered', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { browser, requests } = await afterStageOne()
      const first = requests[0]
      const answers = await Promise.all([
        browser.tab().post('/api/game/rpg/battle/encount', { field_id: 1, stage_id: 2, clear_stage: 1 }),
        ...[first, { ...first, stage_id: 1 }, requests.at(-1)].map((request) => browser.tab().post(EXEC, request)),
      ])
      expect(answers[0]?.status).toBe(200)
      for (const { status } of answers.slice(1)) expect([200, 409]).toContain(status)
      const { body } = await encount(browser, 1, 2)
      expect(body[6]).toMatchObject({ phase: 'fighting', log: [] })
    }
  })

  test('does not disturb an adventure stored before turns were numbered on', async () => {
    const { browser, session } = await afterStageOne()
    await encount(browser, 1, 2)
    const { save } = await idsOf(game, browser)
    await game.reach(async (tx) => {
      const row = await tx.selectFrom('adventures').select('state').where('save_id', '=', save).executeTakeFirstOrThrow()
      const { firstTurn: _, ...state } = JSON.parse(row.state)
      await tx
        .updateTable('adventures')
        .set({ state: JSON.stringify(state) })
        .where('save_id', '=', save)
        .execute()
    })
    const second = await encount(browser, 1, 2)
    expect(second.body[4]).toBe(1)
    await browser.post(EXEC, { session_id: session, selectedCommands: attacks(second.body), turn: 1 })
    const { last } = await fight(browser, 1, 2)
    expect((await encount(browser, 1, 3)).body[4]).toBe(last.body[4] + 1)
  })
})
