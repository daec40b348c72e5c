import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { ENDLESS, FINALE } from '../../../../content/named-ids.ts'
import { CONTENT_VERSION } from '../../../../content/catalog.ts'
import { setEnding } from '../../../store/rows/save/saves.ts'
import type { Tx } from '../../../store/store.ts'
import { all, attacks, encount, exec, fight, give, idsOf } from '../../../../../tests/adventures.ts'
import type { Browser } from '../../../../../tests/clients/browser.ts'
import { bestOf, encorePlayer, endlessRun, winStages } from '../../../../../tests/clients/encore-players.ts'
import { type Game, onBothDatabases } from '../../../../../tests/game.ts'
import { api } from '../../../../contract/api.ts'
import type { BattleEnemy } from '../../../../contract/battle/combatants.ts'
import { firstOf } from '../../../../../tests/first-of.ts'
import { encounterOf, type Entered, type Played, type Standing, turnOf } from '../../../../../tests/clients/battle-replies.ts'
import { at } from '../../../../../tests/clients/typed-calls.ts'

const replayOf = (id: number, stage: number) => at(api.encore.replay, { id, stage })

/** Runs of fifty curtains by as many other players. */
async function insertBetterRuns(tx: Tx, count: number): Promise<void> {
  await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    insert into users (name, email, password_hash, created_at) select '先達', 'ranked-' || n || '@example.com', '', 0 from numbers`.execute(
    tx,
  )
  await sql`insert into saves (user_id, gold, created_at)
    select id, 0, 0 from users where email like 'ranked-%'`.execute(tx)
  await sql`insert into encore_entries (save_id, field_id, points, stages, turns, reached_at, content_version, "cast", record)
    select id, ${sql.lit(ENDLESS)}, 12750, 50, 90, 0, ${sql.lit(CONTENT_VERSION)}, '[]', '{}'
    from saves where user_id in (select id from users where email like 'ranked-%')`.execute(tx)
}

async function modeOf(browser: Browser, field: number) {
  const { modes } = await browser.call(api.encore.overview)
  return firstOf(modes.filter(({ field_id }) => field_id === field))
}

onBothDatabases('the runs after the story', (game) => {
  test('are closed until ending 3 or 4, and stand in no list of fields', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [11, 12] })
    for (const ending of [null, 1, 2]) {
      await game.reach((tx) => setEnding(tx, save, ending))
      expect(await browser.call(api.encore.overview)).toEqual({ is_open: false, modes: [] })
      for (const field_id of [FINALE, ENDLESS])
        expect(await browser.refusal(api.battle.encount, { field_id, stage_id: 1 })).toMatchObject({ status: 422 })
      expect(await browser.refusal(replayOf(1, 1))).toMatchObject({ status: 403, code: 'encoreClosed' })
    }
    for (const ending of [3, 4]) {
      await game.reach((tx) => setEnding(tx, save, ending))
      expect((await browser.call(api.encore.overview)).modes.map((mode) => mode.field_id)).toEqual([13, 14])
    }
    expect((await browser.call(api.field.list)).every(({ id }) => id <= 12)).toBe(true)
    expect(await game.visitor().refusal(api.encore.overview)).toMatchObject({ status: 401 })
    expect(await (await game.user()).refusal(api.encore.overview)).toMatchObject({ status: 409 })
  })

  test('are not entered past their stages', async () => {
    const browser = await encorePlayer(game)
    for (const stage_id of [2, 12, 13, 2_000_000]) {
      for (const field_id of [FINALE, ENDLESS])
        expect(await browser.refusal(api.battle.encount, { field_id, stage_id })).toMatchObject({ status: 422 })
    }
    expect(await browser.refusal(api.battle.encount, { field_id: 15, stage_id: 1 })).toMatchObject({ status: 422 })
  })

  test('are always on the hardest figures, with the picture of the boss’s field', async () => {
    const browser = await encorePlayer(game)
    const start = await encount(browser, FINALE, 1)
    expect(start.enemies).toHaveLength(1)
    expect(start.enemies[0]).toMatchObject({ id: 15, is_boss: true, max_value_hp: Math.floor(188 * 1.15) })
    expect(start.background).toBe('/art/backgrounds/1.svg')
    await fight(browser, FINALE, 1)
    expect((await encount(browser, FINALE, 2)).background).toBe('/art/backgrounds/2.svg')
  })

  test('change nothing of the save: no EXP, no gold, no cleared field, no count of battles; items come back', async () => {
    const browser = await encorePlayer(game)
    const before = [
      await browser.call(api.title.savedataInfo),
      await browser.call(api.status.information),
      await browser.call(api.shop.information),
    ]
    const figures = await browser.call(api.ending.canBeClear)
    const start = await encount(browser, FINALE, 1)
    const heal = all(start.members, { command: 'ITEM', itemId: 1, playerIndex: 0 })
    await exec(browser, { session_id: start.session, selectedCommands: heal, turn: 1, stage_id: 1 })
    const { session, last } = await fight(browser, FINALE, 1)
    expect(last.items).toEqual([])
    expect((await browser.call(api.battle.resultWin, { session_id: session })).slice(1)).toEqual([false, true, null, null])
    await browser.call(api.battle.finish, { session_id: session })
    const after = [
      await browser.call(api.title.savedataInfo),
      await browser.call(api.status.information),
      await browser.call(api.shop.information),
    ]
    expect(after).toEqual(before)
    expect(await browser.call(api.ending.canBeClear)).toEqual(figures)
  })

  test('go on after a restart of the server, at the same curtain', async () => {
    const browser = await encorePlayer(game)
    await winStages(browser, ENDLESS, 2)
    const third = await encount(browser, ENDLESS, 3)
    await game.restart()
    expect(await encount(browser, ENDLESS, 3)).toEqual(third)
    expect((await browser.call(api.menu.canBeClear)).running).toMatchObject({ field_id: ENDLESS, stage_id: 3, phase: 'fighting' })
    expect(await browser.refusal(api.battle.finish, {})).toMatchObject({ status: 409, code: 'stillFighting' })
    await browser.call(api.battle.refresh, {})
    expect((await modeOf(browser, ENDLESS)).best).toMatchObject({ stages: 2 })
  })

  test('千秋楽 is ranked when all twelve are folded, and only then', async () => {
    const browser = await encorePlayer(game)
    const short = await browser.call(api.battle.finish, { session_id: await winStages(browser, FINALE, 3) })
    expect(short.standing).toMatchObject({ stages: 3, best: null, is_best: false, unranked: 'tooShort' })
    expect((await modeOf(browser, FINALE)).best).toBeNull()
    const session = await winStages(browser, FINALE, 12)
    expect((await browser.call(api.battle.resultWin, { session_id: session })).slice(1)).toEqual([true, true, null, null])
    expect(await browser.refusal(api.battle.encount, { field_id: FINALE, stage_id: 13 })).toMatchObject({ status: 422 })
    const { standing } = await browser.call(api.battle.finish, { session_id: session })
    expect(standing).toMatchObject({ stages: 12, turns: 12, is_best: true, unranked: null })
    expect(standing?.best).toMatchObject({ is_own: true, field_id: FINALE, turns: 12 })
    expect(standing?.best?.members[0]).toEqual({ name: '仲間1', role_id: 1, class: 'striker', class_japanese: '切込師' })
  })

  test('無尽の幕 is ranked however it ends, by the curtains won', async () => {
    const browser = await encorePlayer(game, 5)
    let stage = 1
    for (let { last } = await fight(browser, ENDLESS, stage); !last.members.every((one) => one.is_defeated_flag); ) {
      ;({ last } = await fight(browser, ENDLESS, (stage += 1)))
    }
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
    const { standing } = await browser.call(api.battle.finish, {})
    const won = stage - 1
    expect(standing).toMatchObject({ stages: won, unranked: won === 0 ? 'tooShort' : null })
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
  })

  test('a lost run that is replaced by another adventure is ranked, too', async () => {
    const browser = await encorePlayer(game)
    const session = await winStages(browser, ENDLESS, 2)
    // Now they are weak: the third curtain is lost.
    const third = await encount(browser, ENDLESS, 3)
    await loseByWaiting(browser, session, third)
    expect((await encount(browser, 1, 1)).resume.phase).toBe('fighting')
    expect((await modeOf(browser, ENDLESS)).best).toMatchObject({ stages: 2 })
  })

  test('keep the best run of a save: more curtains, then fewer turns', async () => {
    const browser = await encorePlayer(game)
    const first = await endlessRun(browser, 2)
    expect(first).toMatchObject({ is_best: true, best: { stages: 2, turns: 2 } })
    const slower = await slowEndlessRun(browser, 2)
    expect(slower).toMatchObject({ is_best: false, turns: 3, best: { turns: 2 } })
    const worse = await endlessRun(browser, 1)
    expect(worse).toMatchObject({ is_best: false, stages: 1, best: { stages: 2 } })
    const better = await endlessRun(browser, 3)
    expect(better).toMatchObject({ is_best: true, best: { stages: 3, id: bestOf(first).id } })
  })

  test('rank equal runs by who was first, ten of them, and each save its own', async () => {
    await game.reach((tx) => tx.deleteFrom('encore_entries').execute())
    const players: Browser[] = []
    for (let n = 0; n < 11; n += 1) {
      game.now += 1000
      const browser = await encorePlayer(game)
      players.push(browser)
      await endlessRun(browser, n === 10 ? 2 : 1)
    }
    const last = players[10] as Browser
    const { best, ranking } = await modeOf(last, ENDLESS)
    expect(best).toMatchObject({ rank: 1, stages: 2 })
    expect(ranking.map(({ rank, stages }) => [rank, stages])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, index === 0 ? 2 : 1]),
    )
    expect(ranking.filter(({ is_own }) => is_own)).toEqual([best])
    expect((await modeOf(players[0] as Browser, ENDLESS)).best).toMatchObject({ rank: 2 })
    expect((await modeOf(players[9] as Browser, ENDLESS)).best).toMatchObject({ rank: 11 })
    // A slower run of the first does not move it.
    game.now += 1000
    await endlessRun(players[0] as Browser, 1)
    expect((await modeOf(players[0] as Browser, ENDLESS)).best).toMatchObject({ rank: 2 })
  })

  test('behind the thousandth no place is counted', async () => {
    await game.reach((tx) => tx.deleteFrom('encore_entries').execute())
    const browser = await encorePlayer(game)
    await endlessRun(browser, 1)
    await game.reach((tx) => insertBetterRuns(tx, 999))
    expect((await modeOf(browser, ENDLESS)).best).toMatchObject({ rank: 1000, stages: 1 })
    const other = await encorePlayer(game)
    expect(await endlessRun(other, 1)).toMatchObject({ is_best: true, best: { rank: null, stages: 1 } })
    expect((await modeOf(other, ENDLESS)).ranking.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(await endlessRun(other, 2)).toMatchObject({ is_best: true, best: { rank: 1000, stages: 2 } })
    await game.reach((tx) => tx.deleteFrom('users').where('email', 'like', 'ranked-%').execute())
    expect((await modeOf(other, ENDLESS)).best).toMatchObject({ rank: 1, stages: 2 })
  })

  test('leave the ranking with their save', async () => {
    const browser = await encorePlayer(game)
    const { id } = bestOf(await endlessRun(browser, 1))
    const other = await encorePlayer(game)
    await other.call(replayOf(id, 1))
    await browser.call(api.title.deleteSavedata, {})
    expect(await other.refusal(replayOf(id, 1))).toMatchObject({ status: 404, code: 'noReplay' })
    expect((await modeOf(other, ENDLESS)).ranking.some((run) => run.id === id)).toBe(false)
  })

  describe('ended', () => {
    test('twice is ranked once; the same key gets the first answer', async () => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 1)
      const first = await browser.call(api.battle.finish, { session_id }, { key: 'once' })
      expect(await browser.call(api.battle.finish, { session_id }, { key: 'once' })).toEqual(first)
      const again = await browser.call(api.battle.finish, { session_id })
      expect(again.standing).toBeUndefined()
    })

    test('by two requests at once is ranked once', async () => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 1)
      const { finish, refresh } = api.battle
      const replies = await Promise.all([finish, finish, refresh].map((end) => browser.tab().call(end, { session_id })))
      expect(replies.filter((reply) => 'standing' in reply).length).toBeLessThanOrEqual(1)
      const { save } = await idsOf(game, browser)
      const rows = await game.reach((tx) => tx.selectFrom('encore_entries').select('id').where('save_id', '=', save).execute())
      expect(rows).toHaveLength(1)
    })

    test('by somebody else stays as it is', async () => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 1)
      const thief = await encorePlayer(game)
      expect((await thief.call(api.battle.finish, { session_id })).standing).toBeUndefined()
      expect((await modeOf(thief, ENDLESS)).best).toBeNull()
      expect((await browser.call(api.menu.canBeClear)).running).toMatchObject({ session_id, phase: 'won' })
    })
  })

  describe('whose record was changed', () => {
    const changes: Readonly<Record<string, (game: Game, adventure: number) => Promise<unknown>>> = {
      'a command': (on, id) =>
        on.reach(async (tx) => {
          const row = await tx
            .selectFrom('adventure_turns')
            .selectAll()
            .where('adventure_id', '=', id)
            .where('stage_id', '=', 1)
            .executeTakeFirstOrThrow()
          const commands = JSON.parse(row.commands).map((one: object) => ({ ...one, type: 'defence' }))
          await tx
            .updateTable('adventure_turns')
            .set({ commands: JSON.stringify(commands) })
            .where('adventure_id', '=', id)
            .where('stage_id', '=', 1)
            .execute()
        }),
      'an event': (on, id) =>
        on.reach(async (tx) => {
          const row = await tx
            .selectFrom('adventure_turns')
            .selectAll()
            .where('adventure_id', '=', id)
            .where('stage_id', '=', 2)
            .executeTakeFirstOrThrow()
          const events = row.events.replace(/"amount":\d+/, '"amount":99999')
          expect(events).not.toBe(row.events)
          await tx.updateTable('adventure_turns').set({ events }).where('adventure_id', '=', id).where('stage_id', '=', 2).execute()
        }),
      'a turn that is gone': (on, id) =>
        on.reach((tx) => tx.deleteFrom('adventure_turns').where('adventure_id', '=', id).where('stage_id', '=', 2).execute()),
      'the stage': (on, id) =>
        on.reach(async (tx) => {
          const { state } = await tx.selectFrom('adventures').select('state').where('id', '=', id).executeTakeFirstOrThrow()
          await tx
            .updateTable('adventures')
            .set({ state: JSON.stringify({ ...JSON.parse(state), stage: 40 }), stage_id: 40 })
            .where('id', '=', id)
            .execute()
        }),
      'the HP': (on, id) =>
        on.reach(async (tx) => {
          const { state } = await tx.selectFrom('adventures').select('state').where('id', '=', id).executeTakeFirstOrThrow()
          await tx
            .updateTable('adventures')
            .set({ state: state.replace(/"hp":\d+/, '"hp":7') })
            .where('id', '=', id)
            .execute()
        }),
      'the difficulty of its start': (on, id) => changeStart(on, id, '"hp":115,', '"hp":15,'),
      'a member at its start': (on, id) => changeStart(on, id, '"str":9000', '"str":8999'),
    }

    test.each(Object.keys(changes))('(%s) is refused with a sentence and a line in the log, and let go unranked', async (what) => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 2)
      const { id } = await game.reach((tx) =>
        tx.selectFrom('adventures').select('id').where('session_id', '=', session_id).executeTakeFirstOrThrow(),
      )
      await changes[what]?.(game, id)
      const warned = vi.spyOn(game.app.log, 'warn')
      const answer = await browser.refusal(api.battle.finish, { session_id })
      expect(warned).toHaveBeenCalledWith({ session: session_id }, expect.stringContaining('differs'))
      warned.mockRestore()
      expect(answer).toMatchObject({ status: 409, code: 'recordDiffers', message: expect.stringMatching(/番付/) })
      expect((await modeOf(browser, ENDLESS)).best).toBeNull()
      // What was written before the refusal is undone: the run is still on.
      expect((await browser.call(api.menu.canBeClear)).running).toMatchObject({ session_id, field_id: ENDLESS })
      await browser.call(api.battle.refresh, { session_id })
      expect((await modeOf(browser, ENDLESS)).best).toBeNull()
      expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
    })

    test('and of an older content version are not compared with today’s', async () => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 1)
      await game.reach((tx) => tx.updateTable('adventures').set({ content_version: 0 }).where('session_id', '=', session_id).execute())
      const { standing } = await browser.call(api.battle.finish, { session_id })
      expect(standing).toMatchObject({ unranked: 'otherRules', best: null, is_best: false, stages: 1, turns: 0 })
      const today = await endlessRun(browser, 1)
      expect(standing?.points).toBe(today?.points)
      expect(standing?.points).toBeGreaterThan(0)
      const { id } = bestOf(today)
      await game.reach((tx) => tx.updateTable('encore_entries').set({ content_version: 0, stages: 99 }).where('id', '=', id).execute())
      expect((await modeOf(browser, ENDLESS)).best).toBeNull()
      expect(await browser.refusal(replayOf(id, 1))).toMatchObject({ status: 410, code: 'replayOutdated' })
      // A run by today's rules takes its place.
      expect(await endlessRun(browser, 1)).toMatchObject({ is_best: true, best: { stages: 1 } })
    })
  })

  describe('a replay', () => {
    test('shows each stage as it was played, whoever watches, and outlives the adventure', async () => {
      const browser = await encorePlayer(game)
      const live: Played[] = []
      const starts: Entered[] = []
      let session_id = ''
      for (const stage of [1, 2]) {
        const start = await encount(browser, ENDLESS, stage)
        starts.push(start)
        session_id = start.session
        const order = { session_id, selectedCommands: all(start.members, { command: 'DEFENCE' }), turn: start.turn, stage_id: stage }
        let last = await exec(browser, order)
        live.push(last)
        while (last.enemies.some((enemy) => !enemy.is_defeated_flag)) {
          last = await exec(browser, { session_id, selectedCommands: attacks(last), turn: last.turn, stage_id: stage })
          live.push(last)
        }
      }
      const { id } = bestOf((await browser.call(api.battle.finish, { session_id })).standing)
      await game.reach((tx) => tx.deleteFrom('adventures').where('session_id', '=', session_id).execute())
      const watcher = await encorePlayer(game, 0, [4, 5, 6])
      const [one, two] = [await watcher.call(replayOf(id, 1)), await watcher.call(replayOf(id, 2))]
      expect(one).toMatchObject({ stage_id: 1, stages: 2, run: { id, is_own: false, stages: 2 } })
      const played = [...one.turns, ...two.turns].map(turnOf)
      // Lines, events, their order and what the battle is after each turn, masked as in the fight, and without what the runner has learned.
      const withoutMembers = (turn: Played) => ({ ...turn, members: [] })
      const unknown = (enemy: BattleEnemy) => ({ ...enemy, known: { physical: null, magical: null } })
      const unlearned = (turn: Played) => ({ ...withoutMembers(turn), enemies: turn.enemies.map(unknown) })
      expect(played.map(withoutMembers)).toEqual(live.map(unlearned))
      const { members, enemies } = encounterOf(one.first)
      expect(enemies).toEqual(starts[0]?.enemies)
      const { items, turn, background } = encounterOf(two.first)
      expect({ items, turn, background }).toEqual({ items: starts[1]?.items, turn: starts[1]?.turn, background: starts[1]?.background })
      expect(members.map((member) => member.id)).toEqual([1, 2, 3])
      expect(JSON.stringify(one)).not.toContain(session_id)
    })

    test.each(['0/1', '1/0', '99999999/1', 'x/1', '1/x', '1/1.5', '-1/1', '2147483648/1', '1/2147483647'])(
      '%s is not there',
      async (path) => {
        const browser = await encorePlayer(game)
        expect(await browser.get(`/api/game/rpg/replay/${path}`)).toMatchObject({ status: 404 })
      },
    )

    test('is for those who have come that far', async () => {
      const browser = await encorePlayer(game)
      const { id } = bestOf(await endlessRun(browser, 1))
      expect(await game.visitor().refusal(replayOf(id, 1))).toMatchObject({ status: 401 })
      expect(await (await game.user()).refusal(replayOf(id, 1))).toMatchObject({ status: 409 })
      expect(await (await game.player()).refusal(replayOf(id, 1))).toMatchObject({ status: 403, code: 'encoreClosed' })
    })
  })
})

/** Two curtains; in the first everybody waits for a turn. */
async function slowEndlessRun(browser: Browser, curtains: number) {
  const start = await encount(browser, ENDLESS, 1)
  await exec(browser, {
    session_id: start.session,
    selectedCommands: all(start.members, { command: 'DEFENCE' }),
    turn: 1,
    stage_id: 1,
  })
  return endlessRun(browser, curtains)
}

/** Nobody attacks until the stage is lost: by falling, or because its time is over. */
async function loseByWaiting(browser: Browser, session_id: string, start: Standing): Promise<void> {
  let last = start
  for (;;) {
    const standing = last.members.filter((member) => !member.is_defeated_flag)
    last = await exec(browser, {
      session_id,
      selectedCommands: all(standing, { command: 'DEFENCE' }),
      turn: last.turn,
      stage_id: 3,
    })
    const again = await encount(browser, ENDLESS, 3)
    if (again.resume.phase === 'lost') return
  }
}

/** Replaces the first such text in the stored start. */
async function changeStart(game: Game, adventure: number, from: string, to: string): Promise<void> {
  await game.reach(async (tx) => {
    const { snapshot } = await tx
      .selectFrom('adventure_starts')
      .select('snapshot')
      .where('adventure_id', '=', adventure)
      .executeTakeFirstOrThrow()
    expect(snapshot).toContain(from)
    await tx
      .updateTable('adventure_starts')
      .set({ snapshot: snapshot.replace(from, to) })
      .where('adventure_id', '=', adventure)
      .execute()
  })
}
