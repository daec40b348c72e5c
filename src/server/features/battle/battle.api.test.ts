import { expect, test } from 'vitest'
import { all, attacks, ENCOUNT, EXEC, encount, FINISH, fight, give, idsOf, REFRESH, RESULT, STRONG } from '../../testing/adventures.ts'
import { onBothDatabases } from '../../testing/game.ts'

const SAVE = '/api/game/rpg/title/check_savedata_info'
const MENU = '/api/game/rpg/menu/can_be_clear'
const PARTY = '/api/game/rpg/parties/information'

onBothDatabases('a battle', (game) => {
  test('shows the party, the enemies and the bag when it begins', async () => {
    const browser = await game.player([1, 2, 3])
    await give(game, browser, { bag: [{ item: 1, count: 2 }] })
    const { body } = await encount(browser, 1, 1)
    const [members, enemies, session, items, turn, background, resume] = body
    expect(members).toHaveLength(3)
    expect(members[0]).toMatchObject({ role_id: 1, name: '仲間1', value_hp: 46, max_value_hp: 46, value_ap: 12, level: 1, player_index: 0 })
    expect(members[0]).toMatchObject({ is_enemy: false, is_defeated_flag: false, is_escaped: false, buffs: [], skills: [], command: null })
    expect(enemies.map((enemy: { name: string }) => enemy.name)).toEqual(['ケシカゲＡ', 'ケシカゲＢ'])
    expect(enemies[1]).toMatchObject({ id: 11, enemy_index: 1, is_enemy: true, is_boss: false, aspect_ratio: null, skills: [] })
    expect(session).toMatch(/^[0-9a-f-]{36}$/)
    expect(items).toEqual([
      expect.objectContaining({ id: 1, possession_number: 2, effect_type: 2, target_range: 1, is_target_enemy: false }),
    ])
    expect([turn, typeof background]).toEqual([1, 'string'])
    expect(resume).toEqual({ phase: 'fighting', log: [], result: null })
  })

  test('plays a round: lines, events, the next turn', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const answer = await browser.post(EXEC, { session_id: start.body[2], selectedCommands: attacks(start.body), turn: '1' })
    const [members, enemies, log, items, turn, events, lineEvents] = answer.body
    expect(answer.status).toBe(200)
    expect([members.length, enemies.length, items, turn]).toEqual([3, 2, [], 2])
    expect(log).toContain('仲間1の攻撃！')
    expect(lineEvents).toHaveLength(log.length)
    expect(events.map((event: { type: string }) => event.type)).not.toContain('planned')
  })

  test('gives the first answer to the same turn again, and refuses any other', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.body[2], selectedCommands: all(start.body[0], { command: 'DEFENCE' }), turn: 1 }
    const first = await browser.post(EXEC, order)
    expect((await browser.post(EXEC, order)).body).toEqual(first.body)
    expect(await browser.post(EXEC, { ...order, turn: 2 })).toMatchObject({ status: 200 })
    expect(await browser.post(EXEC, order)).toMatchObject({ status: 409 })
    expect(await browser.post(EXEC, { ...order, turn: 9 })).toMatchObject({ status: 409 })
  })

  test('plays one round when the same turn comes twice at once', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.body[2], selectedCommands: all(start.body[0], { command: 'DEFENCE' }), turn: 1 }
    const [a, b] = await Promise.all([browser.tab().post(EXEC, order), browser.tab().post(EXEC, order)])
    expect([a.status, b.status]).toEqual([200, 200])
    expect(a.body).toEqual(b.body)
    expect((await encount(browser, 1, 1)).body[4]).toBe(2)
  })

  test('plays a round without a turn once for each wish, told apart by their keys', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.body[2], selectedCommands: all(start.body[0], { command: 'DEFENCE' }) }
    const first = await browser.post(EXEC, order, { key: 'wish' })
    expect((await browser.post(EXEC, order, { key: 'wish' })).body).toEqual(first.body)
    expect((await browser.post(EXEC, order)).body[4]).toBe(3)
  })

  test('is where it was after a reload and after a restart, in every phase', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const start = await encount(browser, 1, 1)
    await browser.post(EXEC, { session_id: start.body[2], selectedCommands: all(start.body[0], { command: 'DEFENCE' }), turn: 1 })
    const before = await encount(browser, 1, 1)
    await game.restart()
    expect((await encount(browser, 1, 1)).body).toEqual(before.body)
    expect(before.body[6].log).toEqual([{ turn: 1, lines: expect.arrayContaining(['仲間1は身構えた。']) }])

    const { session } = await fight(browser, 1, 1)
    const won = await encount(browser, 1, 1)
    expect(won.body[6]).toMatchObject({ phase: 'won', result: [expect.any(Array), false, true] })
    await game.restart()
    expect((await encount(browser, 1, 1)).body).toEqual(won.body)
    expect((await browser.get(MENU)).body.running).toEqual({ field_id: 1, stage_id: 1, session_id: session, phase: 'won' })
    expect((await browser.post(RESULT, { session_id: session, is_win: true, field_id: 1 })).body).toEqual(won.body[6].result)
  })

  test('goes from stage to stage under one session, clears the field and comes home with all of it', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const sessions = new Set<string>()
    for (const stage of [1, 2, 3]) sessions.add((await fight(browser, 1, stage)).session)
    const { session } = await fight(browser, 1, 4)
    expect(sessions).toEqual(new Set([session]))
    const result = await browser.post(RESULT, { session_id: session, is_win: true, field_id: 1 })
    expect(result.body).toEqual([expect.arrayContaining(['灯見ヶ原に、町の灯がひとつ届いた。']), true, false])
    expect((await browser.get('/api/game/rpg/field/list')).body).toHaveLength(4)
    expect((await browser.get(SAVE)).body.money).toBe(200)
    expect(await browser.post(FINISH, { session_id: session })).toMatchObject({ status: 200 })
    expect((await browser.get(SAVE)).body.money).toBeGreaterThan(200)
    expect((await browser.get(PARTY)).body[0].total_exp).toBeGreaterThan(STRONG)
    const gold = (await browser.get(SAVE)).body.money
    expect(await browser.post(FINISH, { session_id: session })).toMatchObject({ status: 200 })
    expect((await browser.get(SAVE)).body.money).toBe(gold)
    expect((await browser.get(MENU)).body.running).toBeNull()
  })

  test('says of a field cleared before that it was', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, cleared: [1] })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const { session } = await fight(browser, 1, 4)
    expect((await browser.post(RESULT, { session_id: session })).body.slice(1)).toEqual([true, true])
  })

  test('writes nothing when it is lost, and makes way for the next', async () => {
    const browser = await game.player()
    const ids = await give(game, browser, { bag: [{ item: 1, count: 3 }], cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
    const start = await encount(browser, 10, 1)
    const heal = all(start.body[0], { command: 'ITEM', itemId: 1, playerIndex: 0 })
    await browser.post(EXEC, { session_id: start.body[2], selectedCommands: heal, turn: 1 })
    const { session, last } = await fight(browser, 10, 1)
    expect(last.body[0].every((member: { is_defeated_flag: boolean }) => member.is_defeated_flag)).toBe(true)
    expect(await browser.post(RESULT, { session_id: session, is_win: true, field_id: 10 })).toMatchObject({ status: 422 })
    expect(await browser.post(FINISH, { session_id: session })).toMatchObject({ status: 409 })
    expect((await browser.get(MENU)).body.running).toBeNull()
    const shop = await browser.get('/api/game/rpg/shop/information')
    expect(shop.body.current_possession).toBe(3)
    expect((await browser.get(PARTY)).body.map((member: { party_id: number }) => member.party_id)).toEqual(ids.members)
    expect((await encount(browser, 1, 1)).body[6].phase).toBe('fighting')
  })

  test('keeps what was earned and used when the party escapes', async () => {
    const browser = await game.player()
    await give(game, browser, {
      exp: STRONG,
      cleared: [1],
      bag: [
        { item: 19, count: 1 },
        { item: 1, count: 1 },
      ],
    })
    await fight(browser, 1, 1)
    const second = await encount(browser, 1, 2)
    const smoke = second.body[0].map(({ id }: { id: number }, index: number) =>
      index === 0 ? { partyId: id, command: 'ITEM', itemId: 19 } : { partyId: id, command: 'DEFENCE' },
    )
    const escaped = await browser.post(EXEC, { session_id: second.body[2], selectedCommands: smoke, turn: 1 })
    expect(escaped.body[0].every((member: { is_escaped: boolean }) => member.is_escaped)).toBe(true)
    expect((await encount(browser, 1, 2)).body[6].phase).toBe('escaped')
    expect((await browser.post(EXEC, { session_id: second.body[2], selectedCommands: smoke })).status).toBe(409)
    expect(await browser.post(ENCOUNT, { field_id: 1, stage_id: 3, clear_stage: 2 })).toMatchObject({ status: 422 })
    expect(await browser.post(FINISH, {})).toMatchObject({ status: 200 })
    expect((await browser.get(SAVE)).body.money).toBeGreaterThan(200)
    expect((await browser.get('/api/game/rpg/shop/information')).body.current_possession).toBe(1)
  })

  test('is dropped with refresh, and nothing of it is written', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, bag: [{ item: 1, count: 2 }] })
    const { session } = await fight(browser, 1, 1)
    expect(await browser.post(REFRESH, { session_id: session })).toMatchObject({ status: 200 })
    expect(await browser.post(REFRESH, {})).toMatchObject({ status: 200 })
    expect(await browser.post(FINISH, { session_id: session })).toMatchObject({ status: 200 })
    expect((await browser.get(SAVE)).body.money).toBe(200)
    expect((await browser.get(PARTY)).body[0].total_exp).toBe(STRONG)
  })

  test('does not drop a new adventure when an old call comes late', async () => {
    const browser = await game.player()
    const old = (await encount(browser, 1, 1)).body[2]
    await browser.post(REFRESH, { session_id: old })
    const fresh = (await encount(browser, 1, 1)).body[2]
    await browser.post(REFRESH, { session_id: old })
    expect((await browser.get(MENU)).body.running.session_id).toBe(fresh)
  })

  test('tells of the adventure that is on when another is begun', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1] })
    const { body } = await encount(browser, 1, 1)
    const running = { field_id: 1, stage_id: 1, session_id: body[2], phase: 'fighting' }
    const other = await browser.post(ENCOUNT, { field_id: 2, stage_id: 1, clear_stage: 0 })
    expect(other).toMatchObject({ status: 409, body: { message: expect.any(String), running } })
  })

  test('counts the bag down only for what was really used', async () => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 1, count: 1 }] })
    const start = await encount(browser, 1, 1)
    const twice = all(start.body[0], { command: 'ITEM', itemId: 1, playerIndex: 0 })
    const answer = await browser.post(EXEC, { session_id: start.body[2], selectedCommands: twice, turn: 1 })
    expect(answer.status).toBe(200)
    expect(answer.body[2]).toContain('しかし、もう残っていない。')
    expect(answer.body[3]).toEqual([])
  })

  test('keeps the last twenty adventures of a save for replay, with their dice', async () => {
    const browser = await game.player()
    for (let n = 0; n < 23; n += 1) {
      await encount(browser, 1, 1)
      await browser.post(REFRESH, {})
    }
    const { save } = await idsOf(game, browser)
    const kept = await game.reach((tx) =>
      tx
        .selectFrom('adventures')
        .innerJoin('adventure_starts', 'adventure_starts.adventure_id', 'adventures.id')
        .select('snapshot')
        .where('save_id', '=', save)
        .execute(),
    )
    expect(kept).toHaveLength(20)
    expect(new Set(kept.map(({ snapshot }) => JSON.stringify(JSON.parse(snapshot).rng))).size).toBe(20)
  })
})
