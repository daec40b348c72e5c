import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { ENDLESS, FINALE } from '../../../content/named-ids.ts'
import { CONTENT_VERSION } from '../../../content/catalog.ts'
import { setEnding } from '../../store/rows/saves.ts'
import type { Tx } from '../../store/store.ts'
import { all, attacks, ENCOUNT, EXEC, encount, FINISH, fight, give, idsOf, REFRESH, RESULT } from '../../../../tests/adventures.ts'
import type { Answer, Browser } from '../../../../tests/clients/browser.ts'
import { encorePlayer, endlessRun, winStages } from '../../../../tests/clients/encore-players.ts'
import { type Game, onBothDatabases } from '../../../../tests/game.ts'

const ENCORE = '/api/game/rpg/encore'
const MENU = '/api/game/rpg/menu/can_be_clear'
const SAVE = '/api/game/rpg/title/check_savedata_info'
const SHOP = '/api/game/rpg/shop/information'
const replayOf = (id: number, stage: number) => `/api/game/rpg/replay/${id}/${stage}`

/** Runs of fifty curtains by as many other players. */
async function insertBetterRuns(tx: Tx, count: number): Promise<void> {
  await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    insert into users (name, email, password_hash, created_at) select '先達', 'ranked-' || n || '@example.com', '', 0 from numbers`.execute(
    tx,
  )
  await sql`insert into saves (user_id, gold, created_at)
    select id, 0, 0 from users where email like 'ranked-%'`.execute(tx)
  await sql`insert into encore_entries (save_id, field_id, stages, turns, reached_at, content_version, "cast", record)
    select id, ${sql.lit(ENDLESS)}, 50, 90, 0, ${sql.lit(CONTENT_VERSION)}, '[]', '{}'
    from saves where user_id in (select id from users where email like 'ranked-%')`.execute(tx)
}

const modeOf = async (browser: Browser, field: number) =>
  (await browser.get(ENCORE)).body.modes.find((mode: { field_id: number }) => mode.field_id === field)

onBothDatabases('the runs after the story', (game) => {
  test('are closed until ending 3 or 4, and stand in no list of fields', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [11, 12] })
    for (const ending of [null, 1, 2]) {
      await game.reach((tx) => setEnding(tx, save, ending))
      expect((await browser.get(ENCORE)).body).toEqual({ is_open: false, modes: [] })
      for (const field_id of [FINALE, ENDLESS])
        expect(await browser.post(ENCOUNT, { field_id, stage_id: 1 })).toMatchObject({ status: 422 })
      expect(await browser.get(replayOf(1, 1))).toMatchObject({ status: 403, body: { code: 'encoreClosed' } })
    }
    for (const ending of [3, 4]) {
      await game.reach((tx) => setEnding(tx, save, ending))
      expect((await browser.get(ENCORE)).body.modes.map((mode: { field_id: number }) => mode.field_id)).toEqual([13, 14])
    }
    expect((await browser.get('/api/game/rpg/field/list')).body.every(({ id }: { id: number }) => id <= 12)).toBe(true)
    expect(await game.visitor().get(ENCORE)).toMatchObject({ status: 401 })
    expect(await (await game.user()).get(ENCORE)).toMatchObject({ status: 409 })
  })

  test('are not entered past their stages', async () => {
    const browser = await encorePlayer(game)
    for (const stage_id of [2, 12, 13, 2_000_000]) {
      for (const field_id of [FINALE, ENDLESS]) expect(await browser.post(ENCOUNT, { field_id, stage_id })).toMatchObject({ status: 422 })
    }
    expect(await browser.post(ENCOUNT, { field_id: 15, stage_id: 1 })).toMatchObject({ status: 422 })
  })

  test('are always on the hardest figures, with the picture of the boss’s field', async () => {
    const browser = await encorePlayer(game)
    const { body } = await encount(browser, FINALE, 1)
    expect(body[1]).toHaveLength(1)
    expect(body[1][0]).toMatchObject({ id: 15, is_boss: true, max_value_hp: Math.floor(188 * 1.15) })
    expect(body[5]).toBe('/art/backgrounds/1.svg')
    await fight(browser, FINALE, 1)
    expect((await encount(browser, FINALE, 2)).body[5]).toBe('/art/backgrounds/2.svg')
  })

  test('change nothing of the save: no EXP, no gold, no cleared field, no count of battles; items come back', async () => {
    const browser = await encorePlayer(game)
    const before = [
      (await browser.get(SAVE)).body,
      (await browser.get('/api/game/rpg/parties/information')).body,
      (await browser.get(SHOP)).body,
    ]
    const figures = (await browser.get('/api/game/rpg/ending/can_be_clear_vast_expanse')).body
    const start = await encount(browser, FINALE, 1)
    const heal = all(start.body[0], { command: 'ITEM', itemId: 1, playerIndex: 0 })
    await browser.post(EXEC, { session_id: start.body[2], selectedCommands: heal, turn: 1, stage_id: 1 })
    const { session, last } = await fight(browser, FINALE, 1)
    expect(last.body[3]).toEqual([])
    expect((await browser.post(RESULT, { session_id: session })).body.slice(1)).toEqual([false, true, null])
    expect(await browser.post(FINISH, { session_id: session })).toMatchObject({ status: 200 })
    const after = [
      (await browser.get(SAVE)).body,
      (await browser.get('/api/game/rpg/parties/information')).body,
      (await browser.get(SHOP)).body,
    ]
    expect(after).toEqual(before)
    expect((await browser.get('/api/game/rpg/ending/can_be_clear_vast_expanse')).body).toEqual(figures)
  })

  test('go on after a restart of the server, at the same curtain', async () => {
    const browser = await encorePlayer(game)
    await winStages(browser, ENDLESS, 2)
    const third = await encount(browser, ENDLESS, 3)
    await game.restart()
    expect((await encount(browser, ENDLESS, 3)).body).toEqual(third.body)
    expect((await browser.get(MENU)).body.running).toMatchObject({ field_id: ENDLESS, stage_id: 3, phase: 'fighting' })
    expect(await browser.post(FINISH, {})).toMatchObject({ status: 409, body: { code: 'stillFighting' } })
    await browser.post(REFRESH, {})
    expect((await modeOf(browser, ENDLESS)).best).toMatchObject({ stages: 2 })
  })

  test('千秋楽 is ranked when all twelve are folded, and only then', async () => {
    const browser = await encorePlayer(game)
    const short = await browser.post(FINISH, { session_id: await winStages(browser, FINALE, 3) })
    expect(short.body.standing).toMatchObject({ stages: 3, best: null, is_best: false, unranked: 'tooShort' })
    expect((await modeOf(browser, FINALE)).best).toBeNull()
    const session = await winStages(browser, FINALE, 12)
    expect((await browser.post(RESULT, { session_id: session })).body.slice(1)).toEqual([true, true, null])
    expect(await browser.post(ENCOUNT, { field_id: FINALE, stage_id: 13 })).toMatchObject({ status: 422 })
    const { standing } = (await browser.post(FINISH, { session_id: session })).body
    expect(standing).toMatchObject({ stages: 12, turns: 12, is_best: true, unranked: null })
    expect(standing.best).toMatchObject({ is_own: true, field_id: FINALE, turns: 12 })
    expect(standing.best.members[0]).toEqual({ name: '仲間1', role_id: 1, class: 'striker', class_japanese: '切込師' })
  })

  test('無尽の幕 is ranked however it ends, by the curtains won', async () => {
    const browser = await encorePlayer(game, 5)
    let stage = 1
    for (
      let last = await fight(browser, ENDLESS, stage);
      !last.last.body[0].every((one: { is_defeated_flag: boolean }) => one.is_defeated_flag);
    ) {
      last = await fight(browser, ENDLESS, (stage += 1))
    }
    expect((await browser.get(MENU)).body.running).toBeNull()
    const { body } = await browser.post(FINISH, {})
    const won = stage - 1
    expect(body.standing).toMatchObject({ stages: won, unranked: won === 0 ? 'tooShort' : null })
    expect((await browser.get(MENU)).body.running).toBeNull()
  })

  test('a lost run that is replaced by another adventure is ranked, too', async () => {
    const browser = await encorePlayer(game)
    const session = await winStages(browser, ENDLESS, 2)
    // Now they are weak: the third curtain is lost.
    const third = await encount(browser, ENDLESS, 3)
    await loseByWaiting(browser, session, third)
    expect((await encount(browser, 1, 1)).body[6].phase).toBe('fighting')
    expect((await modeOf(browser, ENDLESS)).best).toMatchObject({ stages: 2 })
  })

  test('keep the best run of a save: more curtains, then fewer turns', async () => {
    const browser = await encorePlayer(game)
    const first = (await endlessRun(browser, 2)).body.standing
    expect(first).toMatchObject({ is_best: true, best: { stages: 2, turns: 2 } })
    const slower = await slowEndlessRun(browser, 2)
    expect(slower.body.standing).toMatchObject({ is_best: false, turns: 3, best: { turns: 2 } })
    const worse = (await endlessRun(browser, 1)).body.standing
    expect(worse).toMatchObject({ is_best: false, stages: 1, best: { stages: 2 } })
    const better = (await endlessRun(browser, 3)).body.standing
    expect(better).toMatchObject({ is_best: true, best: { stages: 3, id: first.best.id } })
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
    expect(ranking.map(({ rank, stages }: { rank: number; stages: number }) => [rank, stages])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, index === 0 ? 2 : 1]),
    )
    expect(ranking.filter(({ is_own }: { is_own: boolean }) => is_own)).toEqual([best])
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
    expect((await endlessRun(other, 1)).body.standing).toMatchObject({ is_best: true, best: { rank: null, stages: 1 } })
    expect((await modeOf(other, ENDLESS)).ranking.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect((await endlessRun(other, 2)).body.standing).toMatchObject({ is_best: true, best: { rank: 1000, stages: 2 } })
    await game.reach((tx) => tx.deleteFrom('users').where('email', 'like', 'ranked-%').execute())
    expect((await modeOf(other, ENDLESS)).best).toMatchObject({ rank: 1, stages: 2 })
  })

  test('leave the ranking with their save', async () => {
    const browser = await encorePlayer(game)
    const { id } = (await endlessRun(browser, 1)).body.standing.best
    const other = await encorePlayer(game)
    expect(await other.get(replayOf(id, 1))).toMatchObject({ status: 200 })
    await browser.post('/api/game/rpg/title/delete_savedata', {})
    expect(await other.get(replayOf(id, 1))).toMatchObject({ status: 404, body: { code: 'noReplay' } })
    expect((await modeOf(other, ENDLESS)).ranking.some((run: { id: number }) => run.id === id)).toBe(false)
  })

  describe('ended', () => {
    test('twice is ranked once; the same key gets the first answer', async () => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 1)
      const first = await browser.post(FINISH, { session_id }, { key: 'once' })
      expect((await browser.post(FINISH, { session_id }, { key: 'once' })).body).toEqual(first.body)
      const again = await browser.post(FINISH, { session_id })
      expect(again.status).toBe(200)
      expect(again.body.standing).toBeUndefined()
    })

    test('by two requests at once is ranked once', async () => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 1)
      const answers = await Promise.all([FINISH, FINISH, REFRESH].map((call) => browser.tab().post(call, { session_id })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(answers.filter(({ body }) => body.standing !== undefined).length).toBeLessThanOrEqual(1)
      const { save } = await idsOf(game, browser)
      const rows = await game.reach((tx) => tx.selectFrom('encore_entries').select('id').where('save_id', '=', save).execute())
      expect(rows).toHaveLength(1)
    })

    test('by somebody else stays as it is', async () => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 1)
      const thief = await encorePlayer(game)
      expect((await thief.post(FINISH, { session_id })).body.standing).toBeUndefined()
      expect((await modeOf(thief, ENDLESS)).best).toBeNull()
      expect((await browser.get(MENU)).body.running).toMatchObject({ session_id, phase: 'won' })
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
      const answer = await browser.post(FINISH, { session_id })
      expect(warned).toHaveBeenCalledWith({ session: session_id }, expect.stringContaining('differs'))
      warned.mockRestore()
      expect(answer).toMatchObject({ status: 409, body: { code: 'recordDiffers', message: expect.stringMatching(/番付/) } })
      expect((await modeOf(browser, ENDLESS)).best).toBeNull()
      // What was written before the refusal is undone: the run is still on.
      expect((await browser.get(MENU)).body.running).toMatchObject({ session_id, field_id: ENDLESS })
      expect(await browser.post(REFRESH, { session_id })).toMatchObject({ status: 200 })
      expect((await modeOf(browser, ENDLESS)).best).toBeNull()
      expect((await browser.get(MENU)).body.running).toBeNull()
    })

    test('and of an older content version are not compared with today’s', async () => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 1)
      await game.reach((tx) => tx.updateTable('adventures').set({ content_version: 0 }).where('session_id', '=', session_id).execute())
      expect((await browser.post(FINISH, { session_id })).body.standing).toMatchObject({ unranked: 'otherRules', best: null })
      const { id } = (await endlessRun(browser, 1)).body.standing.best
      await game.reach((tx) => tx.updateTable('encore_entries').set({ content_version: 0, stages: 99 }).where('id', '=', id).execute())
      expect((await modeOf(browser, ENDLESS)).best).toBeNull()
      expect(await browser.get(replayOf(id, 1))).toMatchObject({ status: 410, body: { code: 'replayOutdated' } })
      // A run by today's rules takes its place.
      expect((await endlessRun(browser, 1)).body.standing).toMatchObject({ is_best: true, best: { stages: 1 } })
    })
  })

  describe('a replay', () => {
    test('shows each stage as it was played, whoever watches, and outlives the adventure', async () => {
      const browser = await encorePlayer(game)
      const live: Answer[] = []
      const starts: Answer[] = []
      let session_id = ''
      for (const stage of [1, 2]) {
        let last = await encount(browser, ENDLESS, stage)
        starts.push(last)
        session_id = last.body[2]
        const order = { session_id, selectedCommands: all(last.body[0], { command: 'DEFENCE' }), turn: last.body[4], stage_id: stage }
        live.push((last = await browser.post(EXEC, order)))
        while (last.body[1].some((enemy: { is_defeated_flag: boolean }) => !enemy.is_defeated_flag)) {
          live.push(
            (last = await browser.post(EXEC, { session_id, selectedCommands: attacks(last.body), turn: last.body[4], stage_id: stage })),
          )
        }
      }
      const { id } = (await browser.post(FINISH, { session_id })).body.standing.best
      await game.reach((tx) => tx.deleteFrom('adventures').where('session_id', '=', session_id).execute())
      const watcher = await encorePlayer(game, 0, [4, 5, 6])
      const [one, two] = [await watcher.get(replayOf(id, 1)), await watcher.get(replayOf(id, 2))]
      expect(one.body).toMatchObject({ stage_id: 1, stages: 2, run: { id, is_own: false, stages: 2 } })
      const played = [...one.body.turns, ...two.body.turns]
      // Lines, events, their order and what the battle is after each turn, masked as in the fight.
      expect(played.map((turn: unknown[]) => turn.slice(1))).toEqual(live.map(({ body }) => body.slice(1)))
      expect(one.body.first[1]).toEqual(starts[0]?.body[1])
      expect(two.body.first.slice(3, 6)).toEqual(starts[1]?.body.slice(3, 6))
      expect(one.body.first[0].map((member: { id: number }) => member.id)).toEqual([1, 2, 3])
      expect(JSON.stringify(one.body)).not.toContain(session_id)
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
      const { id } = (await endlessRun(browser, 1)).body.standing.best
      expect(await game.visitor().get(replayOf(id, 1))).toMatchObject({ status: 401 })
      expect(await (await game.user()).get(replayOf(id, 1))).toMatchObject({ status: 409 })
      expect(await (await game.player()).get(replayOf(id, 1))).toMatchObject({ status: 403, body: { code: 'encoreClosed' } })
    })
  })
})

/** Two curtains; in the first everybody waits for a turn. */
async function slowEndlessRun(browser: Browser, curtains: number): Promise<Answer> {
  const start = await encount(browser, ENDLESS, 1)
  await browser.post(EXEC, {
    session_id: start.body[2],
    selectedCommands: all(start.body[0], { command: 'DEFENCE' }),
    turn: 1,
    stage_id: 1,
  })
  return endlessRun(browser, curtains)
}

/** Nobody attacks until the stage is lost: by falling, or because its time is over. */
async function loseByWaiting(browser: Browser, session_id: string, start: Answer): Promise<void> {
  let last = start
  for (;;) {
    const standing = last.body[0].filter((member: { is_defeated_flag: boolean }) => !member.is_defeated_flag)
    last = await browser.post(EXEC, {
      session_id,
      selectedCommands: all(standing, { command: 'DEFENCE' }),
      turn: last.body[4],
      stage_id: 3,
    })
    expect(last).toMatchObject({ status: 200 })
    const again = await browser.post(ENCOUNT, { field_id: ENDLESS, stage_id: 3 })
    if (again.body[6].phase === 'lost') return
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
