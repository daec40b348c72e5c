import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { all, attacks, encount, exec, fight, give, STRONG } from '../../../../../tests/adventures.ts'
import type { Browser } from '../../../../../tests/clients/browser.ts'
import { encorePlayer } from '../../../../../tests/clients/encore-players.ts'
import { type Game, onBothDatabases } from '../../../../../tests/game.ts'
import { api } from '../../../../contract/api.ts'
import type { LookbackReply } from '../../../../contract/battle/lookback.ts'
import { ENDLESS } from '../../../../content/named-ids.ts'
import { rngStateFrom } from '../../../../rules/rng.ts'
import { deleteOldAdventures } from '../../../store/rows/battle/adventures.ts'

const addressOf = (adventure: number, stage: number) => ({
  ...api.lookback.stage,
  path: api.lookback.stage.path.replace('{adventure}', String(adventure)).replace('{stage}', String(stage)),
})

const ask = (browser: Browser, adventure: number, stage: number): Promise<LookbackReply> => browser.call(addressOf(adventure, stage))

async function counted(browser: Browser, adventure: number, stage: number): Promise<LookbackReply> {
  for (let tries = 0; tries < 300; tries++) {
    const reply = await ask(browser, adventure, stage)
    if (reply.is_counted) return reply
    await wait(200)
  }
  throw new Error('never counted')
}

/** Sends a party of beginners where it cannot win. */
async function lose(game: Game, browser: Browser, field = 9): Promise<{ readonly adventure: number; readonly turns: number }> {
  await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8] })
  const { resume } = await encount(browser, field, 1)
  const { last } = await fight(browser, field, 1)
  return { adventure: resume.adventure_id, turns: last.turn - 1 }
}

const rowsOf = (game: Game, adventure: number) =>
  game.reach((tx) => tx.selectFrom('lookbacks').selectAll().where('adventure_id', '=', adventure).execute())

onBothDatabases('looking back at a stage', (game) => {
  beforeEach(() => {
    let seed = 0
    game.newRngState = () => rngStateFrom(++seed)
  })

  test('tells what was ordered and what happened at once, then the chance after each turn', async () => {
    const browser = await game.player()
    const { adventure, turns } = await lose(game, browser)
    const first = await ask(browser, adventure, 1)
    expect(first).toMatchObject({ field_id: 9, stage_id: 1, is_won: false, playouts: 100 })
    expect(first.turns.map(({ turn }) => turn)).toEqual(Array.from({ length: turns }, (_, nth) => nth + 1))
    expect(first.turns[0]?.orders).toHaveLength(3)
    expect(first.turns[0]?.orders[0]).toMatchObject({ member: 0, command: 'ATTACK', act: null, target: 3 })
    expect(first.turns[0]?.lines.length).toBeGreaterThan(2)
    expect(first.turns[0]?.hp.map(([before]) => before)).toEqual([...first.members, ...first.foes].map(({ max_hp }) => max_hp))
    const whole = await counted(browser, adventure, 1)
    expect(whole.turns.map(({ chance }) => chance)).not.toContain(null)
    expect(whole.before).toBe(0)
    expect(whole.turns.at(-1)?.chance).toBe(0)
    expect(
      whole.turns
        .at(-1)
        ?.hp.slice(0, 3)
        .map(([, after]) => after),
    ).toEqual([0, 0, 0])
  })

  test('marks where the chance sank, with what would have been better', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: 150, bag: [{ item: 1, count: 5 }], cleared: [1, 2] })
    const { resume } = await encount(browser, 3, 1)
    let stage = 1
    for (let isLost = false; !isLost; stage += 1)
      isLost = (await fight(browser, 3, stage)).last.members.every((one) => one.is_defeated_flag)
    const { turns } = await counted(browser, resume.adventure_id, stage - 1)
    expect(turns.filter(({ mark }) => mark === 'worst')).toHaveLength(1)
    const unmarked = turns.filter(({ mark }) => mark === null)
    expect(unmarked.flatMap(({ ordered, advice }) => [ordered, advice]).filter((one) => one !== null)).toEqual([])
    expect(turns.filter(({ mark, ordered }) => mark !== null && ordered === null)).toEqual([])
    expect(turns.filter(({ advice }) => advice !== null && advice.to <= advice.from)).toEqual([])
  })

  test('what was counted is stored, and the same after a restart', async () => {
    const browser = await game.player()
    const { adventure } = await lose(game, browser)
    const whole = await counted(browser, adventure, 1)
    expect(await rowsOf(game, adventure)).toHaveLength(1)
    await game.restart()
    expect(await ask(browser, adventure, 1)).toEqual(whole)
    expect(await rowsOf(game, adventure)).toHaveLength(1)
  })

  test('two who ask at once wait for the same count', async () => {
    const browser = await game.player()
    const { adventure } = await lose(game, browser)
    await Promise.all([ask(browser, adventure, 1), ask(browser.tab(), adventure, 1)])
    const [one, other] = await Promise.all([counted(browser, adventure, 1), counted(browser.tab(), adventure, 1)])
    expect(one).toEqual(other)
    expect(await rowsOf(game, adventure)).toHaveLength(1)
  })

  test('while one stage is counted another of the same save has to wait', async () => {
    const browser = await game.player()
    const first = await lose(game, browser)
    await browser.call(api.battle.refresh, {})
    const { resume } = await encount(browser, 9, 1)
    await fight(browser, 9, 1)
    await ask(browser, first.adventure, 1)
    expect(await browser.refusal(addressOf(resume.adventure_id, 1))).toMatchObject({ status: 429 })
    await counted(browser, first.adventure, 1)
    await counted(browser, resume.adventure_id, 1)
    expect(await rowsOf(game, first.adventure)).toHaveLength(1)
    expect(await rowsOf(game, resume.adventure_id)).toHaveLength(1)
  })

  test('a won stage can be looked back at while the next is fought; that one not', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { resume } = await encount(browser, 1, 1)
    await fight(browser, 1, 1)
    await encount(browser, 1, 2)
    expect(await counted(browser, resume.adventure_id, 1)).toMatchObject({ is_won: true, stage_id: 1 })
    expect(await browser.refusal(addressOf(resume.adventure_id, 2))).toMatchObject({ status: 409, code: 'stillFighting' })
    expect(await browser.refusal(addressOf(resume.adventure_id, 3))).toMatchObject({ status: 404, code: 'noBattle' })
    expect(await browser.refusal(addressOf(resume.adventure_id, 0))).toMatchObject({ status: 404, code: 'noBattle' })
  })

  test('nobody sees the stage of another save, and nothing is counted for them', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    const { adventure } = await lose(game, browser)
    expect(await other.refusal(addressOf(adventure, 1))).toMatchObject({ status: 404, code: 'noBattle' })
    await ask(browser, adventure, 1)
    expect(await other.refusal(addressOf(adventure, 1))).toMatchObject({ status: 404, code: 'noBattle' })
    await counted(browser, adventure, 1)
    expect(await other.refusal(addressOf(adventure, 1))).toMatchObject({ status: 404, code: 'noBattle' })
    expect(await other.refusal(addressOf(2_147_483_647, 1))).toMatchObject({ status: 404, code: 'noBattle' })
    expect(await other.get('/api/game/rpg/battle/lookback/x/1')).toMatchObject({ status: 404 })
  })

  test('there is nothing to look back at after an escape, nor in a run after the story', async () => {
    const browser = await game.player()
    const { session, members, turn, resume } = await encount(browser, 1, 1)
    let next = turn
    for (let escaped = false; !escaped; next += 1) {
      const played = await exec(browser, { session_id: session, selectedCommands: all(members, { command: 'ESCAPE' }), turn: next })
      escaped = played.members.some((member) => member.is_escaped)
    }
    expect(await browser.refusal(addressOf(resume.adventure_id, 1))).toMatchObject({ status: 404, code: 'noBattle' })
    const runner = await encorePlayer(game, 0)
    const run = await encount(runner, ENDLESS, 1)
    await fight(runner, ENDLESS, 1)
    expect(await runner.refusal(addressOf(run.resume.adventure_id, 1))).toMatchObject({ status: 404, code: 'noBattle' })
  })

  test('what today’s rules do not play as it was is not judged by them', async () => {
    const browser = await game.player()
    const { adventure } = await lose(game, browser)
    await game.reach((tx) => tx.updateTable('adventures').set({ content_version: 1 }).where('id', '=', adventure).execute())
    expect(await browser.refusal(addressOf(adventure, 1))).toMatchObject({ status: 410, code: 'lookbackOutdated' })
  })

  test('of an adventure that is deleted in the meantime nothing is stored', async () => {
    const browser = await game.player()
    const { adventure } = await lose(game, browser)
    await ask(browser, adventure, 1)
    await game.reach(async (tx) => {
      const { save_id } = await tx.selectFrom('adventures').select('save_id').where('id', '=', adventure).executeTakeFirstOrThrow()
      await deleteOldAdventures(tx, save_id, 0)
    })
    await expect.poll(async () => (await browser.outcome(addressOf(adventure, 1))).status, { timeout: 20_000 }).toBe(404)
    expect(await rowsOf(game, adventure)).toEqual([])
  })

  test('the stages that can be looked back at are listed, the newest adventure first, and nobody else’s', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    expect(await browser.call(api.lookback.list)).toEqual([])
    const lost = await lose(game, browser)
    await browser.call(api.battle.refresh, {})
    await give(game, browser, { exp: STRONG })
    const won = await encount(browser, 1, 1)
    await fight(browser, 1, 1)
    await encount(browser, 1, 2)
    const list = await browser.call(api.lookback.list)
    expect(list.at(-1)).toEqual({
      adventure_id: lost.adventure,
      field_id: 9,
      stages: [{ stage_id: 1, is_won: false, turns: lost.turns }],
    })
    // A stage that was won in one turn is not listed, the one that is fought neither.
    const listed = list.filter(({ adventure_id }) => adventure_id === won.resume.adventure_id).flatMap(({ stages }) => stages)
    expect(listed.filter(({ stage_id, turns }) => stage_id > 1 || turns < 2)).toEqual([])
    for (const { adventure_id, stages } of list) {
      for (const { stage_id } of stages) expect((await counted(browser, adventure_id, stage_id)).stage_id).toBe(stage_id)
    }
    expect(await other.call(api.lookback.list)).toEqual([])
    await game.reach((tx) => tx.updateTable('adventures').set({ content_version: 1 }).where('id', '=', lost.adventure).execute())
    expect((await browser.call(api.lookback.list)).map(({ adventure_id }) => adventure_id)).not.toContain(lost.adventure)
  })

  test('of an adventure that goes on the won stages are listed, and not the one that is fought', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    /** @returns the number of the stage's first turn. */
    const defendTwice = async (stage: number) => {
      const { session, members, turn } = await encount(browser, 1, stage)
      for (const next of [turn, turn + 1])
        await exec(browser, { session_id: session, selectedCommands: all(members, { command: 'DEFENCE' }), turn: next, stage_id: stage })
      return turn
    }
    const win = async (stage: number, from: number) => ({
      stage_id: stage,
      is_won: true,
      turns: (await fight(browser, 1, stage)).last.turn - from,
    })
    const first = await win(1, await defendTwice(1))
    const from = await defendTwice(2)
    expect(await browser.call(api.lookback.list)).toEqual([{ adventure_id: expect.any(Number), field_id: 1, stages: [first] }])
    const second = await win(2, from)
    const list = await browser.call(api.lookback.list)
    expect(list).toMatchObject([{ field_id: 1, stages: [first, second] }])
    // Of the adventure's turns each stage has its own.
    const told = await ask(browser, list[0]?.adventure_id ?? 0, 2)
    expect(told.turns.map(({ turn }) => turn)).toEqual(Array.from({ length: second.turns }, (_, nth) => nth + 1))
  })

  test('a turn can be played while a stage is counted', async () => {
    const browser = await game.player()
    const { adventure } = await lose(game, browser)
    await ask(browser, adventure, 1)
    await browser.call(api.battle.refresh, {})
    const start = await encount(browser, 1, 1)
    await exec(browser, { session_id: start.session, selectedCommands: attacks(start), turn: start.turn })
    expect((await counted(browser, adventure, 1)).is_counted).toBe(true)
  })
})
