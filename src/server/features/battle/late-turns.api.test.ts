import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { all, attacks, encount, exec, fight, give, idsOf, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import type { Played } from '../../../../tests/clients/battle-replies.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

onBothDatabases('a request for another stage', (game) => {
  /** A player who has won stage 1, with every request that was sent for it. */
  async function afterStageOne(): Promise<{ browser: Browser; session: string; requests: readonly object[]; last: Played }> {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const start = await encount(browser, 1, 1)
    const { session } = start
    const requests: object[] = []
    const send = async (selectedCommands: readonly unknown[], turn: number): Promise<Played> => {
      const request = { session_id: session, selectedCommands, turn }
      requests.push(request)
      return exec(browser, request)
    }
    let last = await send(all(start.members, { command: 'DEFENCE' }), start.turn)
    while (last.enemies.some((enemy) => !enemy.is_defeated_flag)) last = await send(attacks(last), last.turn)
    return { browser, session, requests, last }
  }

  test('is refused in the next stage when the same request comes again, and changes nothing', async () => {
    const { browser, session, requests, last } = await afterStageOne()
    const commands = all(last.members, { command: 'DEFENCE' })
    const early = { session_id: session, selectedCommands: commands, turn: last.turn }
    expect(await browser.refusal(api.battle.exec, early)).toMatchObject({ status: 409 })
    const second = await encount(browser, 1, 2)
    const late = [...requests, early]
    for (const request of late) expect(await browser.refusal(api.battle.exec, request)).toMatchObject({ status: 409 })
    expect(await encount(browser, 1, 2)).toEqual(second)
    for (let n = 0; n < 3; n += 1) {
      const now = await encount(browser, 1, 2)
      await exec(browser, { session_id: session, selectedCommands: all(now.members, { command: 'DEFENCE' }), turn: now.turn })
      const before = await encount(browser, 1, 2)
      for (const request of late) expect(await browser.refusal(api.battle.exec, request)).toMatchObject({ status: 409 })
      expect(await encount(browser, 1, 2)).toEqual(before)
    }
  })

  test('is refused when it names an earlier or a later stage, whatever its turn [BATTLE-23]', async () => {
    const { browser, session, requests } = await afterStageOne()
    const second = await encount(browser, 1, 2)
    const request = { session_id: session, selectedCommands: all(second.members, { command: 'DEFENCE' }) }
    const { turn } = second
    for (const stage_id of [1, 3, '1', 99]) {
      expect(await browser.refusal(api.battle.exec, { ...request, turn, stage_id })).toMatchObject({ status: 409 })
      expect(await browser.refusal(api.battle.exec, { ...request, stage_id })).toMatchObject({ status: 409 })
    }
    for (const first of requests) {
      expect(await browser.refusal(api.battle.exec, { ...first, stage_id: 1 })).toMatchObject({ status: 409 })
      expect(await browser.refusal(api.battle.exec, { ...first, stage_id: 2 })).toMatchObject({ status: 409 })
    }
    expect(await encount(browser, 1, 2)).toEqual(second)
    await exec(browser, { ...request, turn, stage_id: '2' })
    await exec(browser, { ...request, stage_id: 2 })
  })

  test('is not confused with the first request of the current stage, which plays with its turn, its stage, both or neither', async () => {
    for (const named of [['turn'], ['turn', 'stage_id'], ['stage_id'], []]) {
      const { browser, session } = await afterStageOne()
      const second = await encount(browser, 1, 2)
      const names = { turn: second.turn, stage_id: 2 }
      const request = {
        session_id: session,
        selectedCommands: all(second.members, { command: 'DEFENCE' }),
        ...Object.fromEntries(Object.entries(names).filter(([name]) => named.includes(name))),
      }
      const answer = await exec(browser, request)
      expect(answer.turn).toBe(second.turn + 1)
      const repeated = await exec(browser, request)
      expect(isDeepStrictEqual(repeated, answer)).toBe(named.includes('turn'))
    }
  })

  test('has a turn number that the current stage does not use', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const numbers: number[] = []
    for (const stage of [1, 2, 3, 4]) {
      const start = await encount(browser, 1, stage)
      expect(start.resume.first_turn).toBe(start.turn)
      const { last } = await fight(browser, 1, stage)
      for (let turn = start.turn; turn <= last.turn; turn += 1) numbers.push(turn)
      const { log } = (await encount(browser, 1, stage)).resume
      expect(log.map(({ turn }) => turn)).toEqual(Array.from({ length: last.turn - start.turn }, (_, n) => start.turn + n))
    }
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('does not play when another tab sends it while the next stage is entered', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { browser, requests } = await afterStageOne()
      const first = requests[0]
      const answers = await Promise.all([
        browser.tab().outcome(api.battle.encount, { field_id: 1, stage_id: 2, clear_stage: 1 }),
        ...[first, { ...first, stage_id: 1 }, requests.at(-1)].map((request) => browser.tab().outcome(api.battle.exec, request)),
      ])
      expect(answers[0].status).toBe(200)
      for (const { status } of answers.slice(1)) expect([200, 409]).toContain(status)
      const { resume } = await encount(browser, 1, 2)
      expect(resume).toMatchObject({ phase: 'fighting', log: [] })
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
    expect(second.turn).toBe(1)
    await exec(browser, { session_id: session, selectedCommands: attacks(second), turn: 1 })
    const { last } = await fight(browser, 1, 2)
    expect((await encount(browser, 1, 3)).turn).toBe(last.turn + 1)
  })
})
