import { expect, test } from 'vitest'
import { all, attacks, ENCOUNT, EXEC, encount, FINISH, fight, give, idsOf, REFRESH, RESULT, STRONG } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

const SAVE = '/api/game/rpg/title/check_savedata_info'
const MENU = '/api/game/rpg/menu/can_be_clear'
const PARTY = '/api/game/rpg/parties/information'
const SHOP = '/api/game/rpg/shop/information'

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
    expect(resume).toEqual({ phase: 'fighting', log: [], result: null, first_turn: 1, wounded: false, clears: 0 })
  })

  test('answers a turn with log lines, events and the number of the next turn', async () => {
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

  test('tells what an enemy has announced, the same after coming back, and nothing of its plans', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const start = await encount(browser, 1, 4)
    expect(start.body[1].map(({ announcement }: { announcement: unknown }) => announcement)).toEqual([null, null, null])
    let turn = start.body[4]
    for (; turn < start.body[4] + 2; turn++) {
      await browser.post(EXEC, { session_id: start.body[2], selectedCommands: all(start.body[0], { command: 'DEFENCE' }), turn })
    }
    const { body } = await encount(browser, 1, 4)
    const [, boss] = body[1]
    expect(boss).toMatchObject({ is_boss: true, telegraph: true, skills: [] })
    expect(boss.announcement).toEqual({ kind: 'physical', aim: 'one', weight: 1, break_damage: 16 })
    expect(body[7].state.combatants[4]).toMatchObject({ forced: 0, mind: null })
    const last = await browser.post(EXEC, { session_id: start.body[2], selectedCommands: all(body[0], { command: 'DEFENCE' }), turn })
    expect(last.body[1][1]).toMatchObject({ telegraph: false, announcement: null })
  })

  test('answers the last turn again when it is sent twice, and refuses any other turn', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.body[2], selectedCommands: all(start.body[0], { command: 'DEFENCE' }), turn: 1 }
    const first = await browser.post(EXEC, order)
    expect((await browser.post(EXEC, order)).body).toEqual(first.body)
    expect(await browser.post(EXEC, { ...order, turn: 2 })).toMatchObject({ status: 200 })
    expect(await browser.post(EXEC, order)).toMatchObject({ status: 409 })
    expect(await browser.post(EXEC, { ...order, turn: 9 })).toMatchObject({ status: 409 })
  })

  test('plays a turn once when it is sent twice at the same time', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.body[2], selectedCommands: all(start.body[0], { command: 'DEFENCE' }), turn: 1 }
    const [a, b] = await Promise.all([browser.tab().post(EXEC, order), browser.tab().post(EXEC, order)])
    expect([a.status, b.status]).toEqual([200, 200])
    expect(a.body).toEqual(b.body)
    expect((await encount(browser, 1, 1)).body[4]).toBe(2)
  })

  test('plays requests without a turn number once for each idempotency key', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.body[2], selectedCommands: all(start.body[0], { command: 'DEFENCE' }) }
    const first = await browser.post(EXEC, order, { key: 'once' })
    expect((await browser.post(EXEC, order, { key: 'once' })).body).toEqual(first.body)
    expect((await browser.post(EXEC, order)).body[4]).toBe(3)
  })

  test('is the same after a reload and after a restart of the server, in every phase', async () => {
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
    expect(won.body[6]).toMatchObject({ phase: 'won', result: [expect.any(Array), false, true, { exp: expect.any(Number) }] })
    await game.restart()
    expect((await encount(browser, 1, 1)).body).toEqual(won.body)
    expect((await browser.get(MENU)).body.running).toEqual({ field_id: 1, stage_id: 1, session_id: session, phase: 'won' })
    expect((await browser.post(RESULT, { session_id: session, is_win: true, field_id: 1 })).body).toEqual(won.body[6].result)
  })

  test('tells what a won stage gave, and EXP and level of each member before it', async () => {
    const browser = await game.player()
    const before = 15
    await give(game, browser, { exp: before })
    const { session, last } = await fight(browser, 1, 1)
    const { body } = await browser.post(RESULT, { session_id: session, is_win: true, field_id: 1 })
    const [lines, , , { exp, gold, members }] = body
    expect(lines[0]).toBe(`全員に${exp}のEXP。${gold} Gを得た。`)
    expect(members).toEqual([1, 2, 3].map(() => ({ exp: before, level: 1 })))
    expect(last.body[0]).toMatchObject([1, 2, 3].map(() => ({ total_exp: before + exp, level: 2 })))
  })

  test('keeps its session id from stage to stage, clears the field, and is written to the save by finish', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const sessions = new Set<string>()
    for (const stage of [1, 2, 3]) sessions.add((await fight(browser, 1, stage)).session)
    const { session } = await fight(browser, 1, 4)
    expect(sessions).toEqual(new Set([session]))
    const result = await browser.post(RESULT, { session_id: session, is_win: true, field_id: 1 })
    expect(result.body).toEqual([expect.arrayContaining(['灯見ヶ原に、町の灯がひとつ届いた。']), true, false, expect.any(Object)])
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

  test('reports a field that was cleared before as already cleared', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, cleared: [1] })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const { session } = await fight(browser, 1, 4)
    expect((await browser.post(RESULT, { session_id: session })).body.slice(1, 3)).toEqual([true, true])
  })

  test('writes nothing when it is lost, and another one may begin', async () => {
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
    const escaped = await browser.post(EXEC, { session_id: second.body[2], selectedCommands: smoke, turn: second.body[4] })
    expect(escaped.body[0].every((member: { is_escaped: boolean }) => member.is_escaped)).toBe(true)
    expect((await encount(browser, 1, 2)).body[6].phase).toBe('escaped')
    expect((await browser.post(EXEC, { session_id: second.body[2], selectedCommands: smoke })).status).toBe(409)
    expect(await browser.post(ENCOUNT, { field_id: 1, stage_id: 3, clear_stage: 2 })).toMatchObject({ status: 422 })
    expect(await browser.post(FINISH, {})).toMatchObject({ status: 200 })
    expect((await browser.get(SAVE)).body.money).toBeGreaterThan(200)
    expect((await browser.get('/api/game/rpg/shop/information')).body.current_possession).toBe(1)
  })

  test('is dropped by refresh in the middle of a fight: nothing is written, not even the stages won before', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, bag: [{ item: 1, count: 2 }] })
    await fight(browser, 1, 1)
    const { body } = await encount(browser, 1, 2)
    const session = body[2]
    const heal = all(body[0], { command: 'ITEM', itemId: 1, playerIndex: 0 })
    expect((await browser.post(EXEC, { session_id: session, selectedCommands: heal })).body[3]).toEqual([])
    expect(await browser.post(REFRESH, { session_id: session })).toMatchObject({ status: 200 })
    expect(await browser.post(REFRESH, {})).toMatchObject({ status: 200 })
    expect(await browser.post(FINISH, { session_id: session })).toMatchObject({ status: 200 })
    expect((await browser.get(SAVE)).body.money).toBe(200)
    expect((await browser.get(PARTY)).body[0].total_exp).toBe(STRONG)
    expect((await browser.get(SHOP)).body.current_possession).toBe(2)
  })

  test('is written by refresh after a won stage as by finish, once', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    const earned = (await browser.post(RESULT, { session_id: session })).body[0][0]
    for (let n = 0; n < 2; n += 1) expect(await browser.post(REFRESH, { session_id: session })).toMatchObject({ status: 200 })
    const { money } = (await browser.get(SAVE)).body
    expect(earned).toContain(`${money - 200} G`)
    expect((await browser.get(PARTY)).body[0].total_exp).toBeGreaterThan(STRONG)
    expect((await browser.get(MENU)).body.running).toBeNull()
  })

  test('ended by refresh after the boss counts the cleared field and the used items', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, bag: [{ item: 1, count: 3 }] })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const { body } = await encount(browser, 1, 4)
    const heal = all(body[0], { command: 'ITEM', itemId: 1, playerIndex: 0 })
    await browser.post(EXEC, { session_id: body[2], selectedCommands: heal, turn: body[4], stage_id: 4 })
    await fight(browser, 1, 4)
    expect(await browser.post(REFRESH, {})).toMatchObject({ status: 200 })
    expect((await browser.get('/api/game/rpg/field/list')).body).toHaveLength(4)
    expect((await browser.get(SHOP)).body).toMatchObject({ current_possession: 0 })
    expect((await browser.get(SAVE)).body.money).toBeGreaterThan(200)
  })

  test('is written by refresh after an escape', async () => {
    const browser = await game.player()
    await give(game, browser, {
      bag: [
        { item: 19, count: 1 },
        { item: 1, count: 1 },
      ],
    })
    const { body } = await encount(browser, 1, 1)
    const smoke = body[0].map(({ id }: { id: number }, index: number) =>
      index === 0 ? { partyId: id, command: 'ITEM', itemId: 19 } : { partyId: id, command: 'DEFENCE' },
    )
    await browser.post(EXEC, { session_id: body[2], selectedCommands: smoke })
    expect((await encount(browser, 1, 1)).body[6].phase).toBe('escaped')
    expect(await browser.post(REFRESH, {})).toMatchObject({ status: 200 })
    expect((await browser.get(SHOP)).body.current_possession).toBe(1)
  })

  test('shows a loss again, at stage 1 too, until refresh dismisses it', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
    const { session, last } = await fight(browser, 10, 1)
    const again = await encount(browser, 10, 1)
    expect(again.body.slice(0, 3)).toEqual([last.body[0], last.body[1], session])
    expect(again.body[6].phase).toBe('lost')
    expect(again.body[6].log.length).toBeGreaterThan(0)
    expect((await browser.get(MENU)).body.running).toBeNull()
    await game.restart()
    expect((await encount(browser, 10, 1)).body).toEqual(again.body)
    await browser.post(REFRESH, { session_id: session })
    const fresh = await encount(browser, 10, 1)
    expect(fresh.body[6].phase).toBe('fighting')
    expect(fresh.body[2]).not.toBe(session)
  })

  test('that was lost is replaced by stage 1 of another field', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
    const { session } = await fight(browser, 10, 1)
    const other = await encount(browser, 1, 1)
    expect(other.body[6].phase).toBe('fighting')
    expect(other.body[2]).not.toBe(session)
    expect((await browser.get(MENU)).body.running).toMatchObject({ field_id: 1 })
  })

  test('that was lost at a later stage shows that loss there, and starts again at stage 1 of its field', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    await fight(browser, 1, 1)
    const second = await encount(browser, 1, 2)
    const session = second.body[2]
    await game.reach(async (tx) => {
      const row = await tx.selectFrom('adventures').select('state').where('session_id', '=', session).executeTakeFirstOrThrow()
      const state = JSON.parse(row.state)
      for (const member of [0, 1, 2]) state.battle.combatants[member].hp = 1
      await tx
        .updateTable('adventures')
        .set({ state: JSON.stringify(state) })
        .where('session_id', '=', session)
        .execute()
    })
    let members = second.body[0]
    const isUp = (member: { is_defeated_flag: boolean }) => !member.is_defeated_flag
    for (let n = 0; n < 50 && members.some(isUp); n += 1) {
      const order = { session_id: session, selectedCommands: all(members.filter(isUp), { command: 'DEFENCE' }) }
      members = (await browser.post(EXEC, order)).body[0]
    }
    expect((await encount(browser, 1, 2)).body[6].phase).toBe('lost')
    expect(await browser.post(ENCOUNT, { field_id: 1, stage_id: 3, clear_stage: 2 })).toMatchObject({ status: 422 })
    const again = await encount(browser, 1, 1)
    expect(again.body[6].phase).toBe('fighting')
    expect(again.body[2]).not.toBe(session)
  })

  test('never has an empty line in its log, even when the defence of several wears off', async () => {
    const browser = await game.player()
    const { body } = await encount(browser, 1, 1)
    const defence = { session_id: body[2], selectedCommands: all(body[0], { command: 'DEFENCE' }) }
    for (let n = 0; n < 3; n += 1) {
      const answer = await browser.post(EXEC, defence)
      const [, , log, , , events, lineEvents] = answer.body
      expect(events.filter((event: { type: string }) => event.type === 'wornOff').length).toBeGreaterThan(1)
      expect(log).not.toContain('')
      expect(lineEvents).toHaveLength(log.length)
    }
  })

  test('names the source of every modifier: skill, item or defence', async () => {
    const browser = await game.player([6, 1, 2])
    const { members } = await give(game, browser, { exp: STRONG, bag: [{ item: 12, count: 1 }] })
    await browser.post('/api/game/rpg/status/skill/learn', { party_id: members[0], skill_id: 601 })
    const { body } = await encount(browser, 1, 1)
    const commands = [
      { partyId: members[0], command: 'SKILL', skillId: 601, playerIndex: 0 },
      { partyId: members[1], command: 'ITEM', itemId: 12, playerIndex: 1 },
      { partyId: members[2], command: 'DEFENCE' },
    ]
    const answer = await browser.post(EXEC, { session_id: body[2], selectedCommands: commands })
    expect(answer.status).toBe(200)
    const buffs = answer.body[0].flatMap((member: { buffs: object[] }) => member.buffs)
    expect(buffs).toContainEqual(
      expect.objectContaining({ buffed_from: 'ITEM', buffed_item_id: 12, buffed_item_name: '力餅', buffed_skill_name: '力餅' }),
    )
    expect(buffs.map((buff: { buffed_skill_name: unknown }) => buff.buffed_skill_name)).not.toContain(null)
  })

  test('is not dropped by a late call for an earlier adventure', async () => {
    const browser = await game.player()
    const old = (await encount(browser, 1, 1)).body[2]
    await browser.post(REFRESH, { session_id: old })
    const fresh = (await encount(browser, 1, 1)).body[2]
    await browser.post(REFRESH, { session_id: old })
    expect((await browser.get(MENU)).body.running.session_id).toBe(fresh)
  })

  test('is named in the refusal when another one is begun', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1] })
    const { body } = await encount(browser, 1, 1)
    const running = { field_id: 1, stage_id: 1, session_id: body[2], phase: 'fighting' }
    const other = await browser.post(ENCOUNT, { field_id: 2, stage_id: 1, clear_stage: 0 })
    expect(other).toMatchObject({ status: 409, body: { message: expect.any(String), running } })
  })

  test('takes an item out of the bag only once when two members choose the last one', async () => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 1, count: 1 }] })
    const start = await encount(browser, 1, 1)
    const twice = all(start.body[0], { command: 'ITEM', itemId: 1, playerIndex: 0 })
    const answer = await browser.post(EXEC, { session_id: start.body[2], selectedCommands: twice, turn: 1 })
    expect(answer.status).toBe(200)
    expect(answer.body[2]).toContain('しかし、もう残っていない。')
    expect(answer.body[3]).toEqual([])
  })

  test('is kept for replay with its RNG state, the last twenty of a save', async () => {
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
