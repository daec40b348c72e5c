import { attackForms } from '../../../content/log/battle-log.ts'
import { expect, test } from 'vitest'
import { all, attacks, encount, exec, fight, give, idsOf, STRONG } from '../../../../tests/adventures.ts'
import { firstOf } from '../../../../tests/first-of.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'
import { newRngState } from '../../rng-state.ts'
import { REAL } from '../../surroundings.ts'

onBothDatabases('a battle', (game) => {
  test('shows the party, the enemies and the bag when it begins [BATTLE-1]', async () => {
    const browser = await game.player([1, 2, 3])
    await give(game, browser, { bag: [{ item: 1, count: 2 }] })
    const { members, enemies, session, items, turn, background, resume } = await encount(browser, 1, 1)
    expect(members).toHaveLength(3)
    expect(members[0]).toMatchObject({ role_id: 1, name: '仲間1', value_hp: 46, max_value_hp: 46, value_ap: 12, level: 1, player_index: 0 })
    expect(members[0]).toMatchObject({ is_enemy: false, is_defeated_flag: false, is_escaped: false, buffs: [], skills: [], command: null })
    expect(enemies.map((enemy) => enemy.name)).toEqual(['ケシカゲＡ', 'ケシカゲＢ'])
    expect(enemies[1]).toMatchObject({ id: 11, enemy_index: 1, is_enemy: true, is_boss: false, aspect_ratio: null, skills: [] })
    expect(session).toMatch(/^[0-9a-f-]{36}$/)
    expect(items).toEqual([
      expect.objectContaining({ id: 1, possession_number: 2, effect_type: 2, target_range: 1, is_target_enemy: false }),
    ])
    expect([turn, typeof background]).toEqual([1, 'string'])
    expect(resume).toEqual({
      phase: 'fighting',
      log: [],
      result: null,
      first_turn: 1,
      wounded: false,
      clears: 0,
      adventure_id: expect.any(Number),
      tactics: ['usual', 'usual', 'usual'],
      endless: null,
    })
  })

  test('answers a turn with log lines, events and the number of the next turn [BATTLE-11]', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.session, selectedCommands: attacks(start), turn: '1' }
    const { members, enemies, log, items, turn, events, lineEvents } = await exec(browser, order)
    expect([members.length, enemies.length, items, turn]).toEqual([3, 2, [], 2])
    expect(events.length).toBeGreaterThan(2)
    expect(log).toContainEqual(expect.stringMatching(new RegExp(`^仲間1(${attackForms.join('|')})$`)))
    expect(lineEvents).toHaveLength(log.length)
    expect(events.map((event) => event.type)).not.toContain('planned')
  })

  test('tells what an enemy has announced, the same after coming back, and nothing of its plans', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const start = await encount(browser, 1, 4)
    expect(start.enemies.map(({ announcement }) => announcement)).toEqual([null, null, null])
    let { turn } = start
    for (; turn < start.turn + 2; turn++) {
      await exec(browser, { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }), turn })
    }
    const back = await encount(browser, 1, 4)
    const [, boss] = back.enemies
    expect(boss).toMatchObject({ is_boss: true, telegraph: true, skills: [] })
    expect(boss?.announcement).toEqual({ kind: 'physical', aim: 'one', weight: 1, break_damage: 19 })
    expect(back.view.state.combatants[4]).toMatchObject({ forced: 0, mind: null })
    const last = await exec(browser, { session_id: start.session, selectedCommands: all(back.members, { command: 'DEFENCE' }), turn })
    expect(last.enemies[1]).toMatchObject({ telegraph: false, announcement: null })
  })

  test('goes on where it was stored before combatants could be foreseen and modifiers make a skill cheaper', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const weakened = { source: 'skill:101', stats: { str: -1 }, damageTaken: 100, taunt: false, regen: 0, bleed: 0, turns: 3, bad: true }
    await game.reach(async (tx) => {
      const { state } = await tx.selectFrom('adventures').select('state').where('session_id', '=', start.session).executeTakeFirstOrThrow()
      const stored = JSON.parse(state)
      for (const one of stored.battle.combatants) {
        delete one.foreseen
        one.modifiers = [weakened]
      }
      await tx
        .updateTable('adventures')
        .set({ state: JSON.stringify(stored) })
        .where('session_id', '=', start.session)
        .execute()
    })
    const back = await encount(browser, 1, 1)
    expect(back.view.state.combatants[3]).toMatchObject({ foreseen: null, modifiers: [{ once: false, discount: 0, bad: true }] })
    expect(back.enemies.map(({ foresight }) => foresight)).toEqual([null, null])
    const { turn } = await exec(browser, { session_id: start.session, selectedCommands: attacks(back), turn: 1 })
    expect(turn).toBe(2)
  })

  test('answers the last turn again when it is sent twice, and refuses any other turn [BATTLE-21, BATTLE-22]', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }), turn: 1 }
    const first = await exec(browser, order)
    expect(await exec(browser, order)).toEqual(first)
    await exec(browser, { ...order, turn: 2 })
    expect(await browser.refusal(api.battle.exec, order)).toMatchObject({ status: 409 })
    expect(await browser.refusal(api.battle.exec, { ...order, turn: 9 })).toMatchObject({ status: 409 })
  })

  test('plays a turn once when it is sent twice at the same time', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }), turn: 1 }
    const [a, b] = await Promise.all([exec(browser.tab(), order), exec(browser.tab(), order)])
    expect(a).toEqual(b)
    expect((await encount(browser, 1, 1)).turn).toBe(2)
  })

  test('plays requests without a turn number once for each idempotency key', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const order = { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }) }
    const first = await exec(browser, order, { key: 'once' })
    expect(await exec(browser, order, { key: 'once' })).toEqual(first)
    expect((await exec(browser, order)).turn).toBe(3)
  })

  test('is the same after a reload and after a restart of the server, in every phase [BATTLE-27]', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const start = await encount(browser, 1, 1)
    await exec(browser, { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }), turn: 1 })
    const before = await encount(browser, 1, 1)
    await game.restart()
    expect(await encount(browser, 1, 1)).toEqual(before)
    expect(before.resume.log).toEqual([{ turn: 1, lines: expect.arrayContaining([expect.stringMatching(/^仲間1は身構え/)]) }])

    const { session } = await fight(browser, 1, 1)
    const won = await encount(browser, 1, 1)
    expect(won.resume).toMatchObject({ phase: 'won', result: [expect.any(Array), false, true, { exp: expect.any(Number) }, null] })
    await game.restart()
    expect(await encount(browser, 1, 1)).toEqual(won)
    expect((await browser.call(api.menu.canBeClear)).running).toEqual({ field_id: 1, stage_id: 1, session_id: session, phase: 'won' })
    expect(await browser.call(api.battle.resultWin, { session_id: session, is_win: true, field_id: 1 })).toEqual(won.resume.result)
  })

  test('tells what a won stage gave, and EXP and level of each member before it', async () => {
    const browser = await game.player()
    const before = 15
    await give(game, browser, { exp: before })
    const { session, last } = await fight(browser, 1, 1)
    const [lines, , , gains] = await browser.call(api.battle.resultWin, { session_id: session, is_win: true, field_id: 1 })
    expect(lines[0]).toBe(`三人にEXPが${gains?.exp}ずつ入った。${gains?.gold} Gも手に入れた。`)
    expect(gains?.members).toEqual([1, 2, 3].map(() => ({ exp: before, level: 1 })))
    expect(last.members).toMatchObject([1, 2, 3].map(() => ({ total_exp: before + (gains?.exp ?? 0), level: 2 })))
  })

  test('keeps its session id from stage to stage, clears the field, and is written to the save by finish [BATTLE-8]', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const sessions = new Set<string>()
    for (const stage of [1, 2, 3]) sessions.add((await fight(browser, 1, stage)).session)
    const { session } = await fight(browser, 1, 4)
    expect(sessions).toEqual(new Set([session]))
    const result = await browser.call(api.battle.resultWin, { session_id: session, is_win: true, field_id: 1 })
    expect(result).toEqual([expect.arrayContaining(['灯見ヶ原に、町の灯がひとつ届いた。']), true, false, expect.any(Object), null])
    expect(await browser.call(api.field.list)).toHaveLength(4)
    expect((await browser.call(api.title.savedataInfo)).money).toBe(200)
    await browser.call(api.battle.finish, { session_id: session })
    expect((await browser.call(api.title.savedataInfo)).money).toBeGreaterThan(200)
    expect(firstOf(await browser.call(api.status.information)).total_exp).toBeGreaterThan(STRONG)
    const gold = (await browser.call(api.title.savedataInfo)).money
    await browser.call(api.battle.finish, { session_id: session })
    expect((await browser.call(api.title.savedataInfo)).money).toBe(gold)
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
  })

  test('reports a field that was cleared before as already cleared', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, cleared: [1] })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const { session } = await fight(browser, 1, 4)
    expect((await browser.call(api.battle.resultWin, { session_id: session })).slice(1, 3)).toEqual([true, true])
  })

  test('writes nothing when it is lost, and another one may begin', async () => {
    const browser = await game.player()
    const ids = await give(game, browser, { bag: [{ item: 1, count: 3 }], cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
    const start = await encount(browser, 10, 1)
    const heal = all(start.members, { command: 'ITEM', itemId: 1, playerIndex: 0 })
    await exec(browser, { session_id: start.session, selectedCommands: heal, turn: 1 })
    const { session, last } = await fight(browser, 10, 1)
    expect(last.members.every((member) => member.is_defeated_flag)).toBe(true)
    expect(await browser.refusal(api.battle.resultWin, { session_id: session, is_win: true, field_id: 10 })).toMatchObject({ status: 422 })
    expect(await browser.refusal(api.battle.finish, { session_id: session })).toMatchObject({ status: 409 })
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
    const shop = await browser.call(api.shop.information)
    expect(shop.current_possession).toBe(3)
    expect((await browser.call(api.status.information)).map((member) => member.party_id)).toEqual(ids.members)
    expect((await encount(browser, 1, 1)).resume.phase).toBe('fighting')
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
    const smoke = second.members.map(({ id }, index) =>
      index === 0 ? { partyId: id, command: 'ITEM', itemId: 19 } : { partyId: id, command: 'DEFENCE' },
    )
    const escaped = await exec(browser, { session_id: second.session, selectedCommands: smoke, turn: second.turn })
    expect(escaped.members.every((member) => member.is_escaped)).toBe(true)
    expect((await encount(browser, 1, 2)).resume.phase).toBe('escaped')
    expect((await browser.refusal(api.battle.exec, { session_id: second.session, selectedCommands: smoke })).status).toBe(409)
    expect(await browser.refusal(api.battle.encount, { field_id: 1, stage_id: 3, clear_stage: 2 })).toMatchObject({ status: 422 })
    await browser.call(api.battle.finish, {})
    expect((await browser.call(api.title.savedataInfo)).money).toBeGreaterThan(200)
    expect((await browser.call(api.shop.information)).current_possession).toBe(1)
  })

  test('is dropped by refresh in the middle of a fight: nothing is written, not even the stages won before', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, bag: [{ item: 1, count: 2 }] })
    await fight(browser, 1, 1)
    const { session, members } = await encount(browser, 1, 2)
    const heal = all(members, { command: 'ITEM', itemId: 1, playerIndex: 0 })
    expect((await exec(browser, { session_id: session, selectedCommands: heal })).items).toEqual([])
    await browser.call(api.battle.refresh, { session_id: session })
    await browser.call(api.battle.refresh, {})
    await browser.call(api.battle.finish, { session_id: session })
    expect((await browser.call(api.title.savedataInfo)).money).toBe(200)
    expect(firstOf(await browser.call(api.status.information)).total_exp).toBe(STRONG)
    expect((await browser.call(api.shop.information)).current_possession).toBe(2)
  })

  test('is written by refresh after a won stage as by finish, once', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    const [[earned]] = await browser.call(api.battle.resultWin, { session_id: session })
    for (let n = 0; n < 2; n += 1) await browser.call(api.battle.refresh, { session_id: session })
    const { money } = await browser.call(api.title.savedataInfo)
    expect(earned).toContain(`${money - 200} G`)
    expect(firstOf(await browser.call(api.status.information)).total_exp).toBeGreaterThan(STRONG)
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
  })

  test('ended by refresh after the boss counts the cleared field and the used items', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, bag: [{ item: 1, count: 3 }] })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const start = await encount(browser, 1, 4)
    const heal = all(start.members, { command: 'ITEM', itemId: 1, playerIndex: 0 })
    await exec(browser, { session_id: start.session, selectedCommands: heal, turn: start.turn, stage_id: 4 })
    await fight(browser, 1, 4)
    await browser.call(api.battle.refresh, {})
    expect(await browser.call(api.field.list)).toHaveLength(4)
    expect(await browser.call(api.shop.information)).toMatchObject({ current_possession: 0 })
    expect((await browser.call(api.title.savedataInfo)).money).toBeGreaterThan(200)
  })

  test('is written by refresh after an escape', async () => {
    const browser = await game.player()
    await give(game, browser, {
      bag: [
        { item: 19, count: 1 },
        { item: 1, count: 1 },
      ],
    })
    const start = await encount(browser, 1, 1)
    const smoke = start.members.map(({ id }, index) =>
      index === 0 ? { partyId: id, command: 'ITEM', itemId: 19 } : { partyId: id, command: 'DEFENCE' },
    )
    await exec(browser, { session_id: start.session, selectedCommands: smoke })
    expect((await encount(browser, 1, 1)).resume.phase).toBe('escaped')
    await browser.call(api.battle.refresh, {})
    expect((await browser.call(api.shop.information)).current_possession).toBe(1)
  })

  test('shows a loss again, at stage 1 too, until refresh dismisses it', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
    const { session, last } = await fight(browser, 10, 1)
    const again = await encount(browser, 10, 1)
    expect(again).toMatchObject({ members: last.members, enemies: last.enemies, session })
    expect(again.resume.phase).toBe('lost')
    expect(again.resume.log.length).toBeGreaterThan(0)
    expect(await browser.call(api.menu.canBeClear)).toMatchObject({ running: null, lost_field: 10 })
    await game.restart()
    expect(await encount(browser, 10, 1)).toEqual(again)
    await browser.call(api.battle.refresh, { session_id: session })
    // The town knows the land until another adventure begins, and that one was given up.
    expect((await browser.call(api.menu.canBeClear)).lost_field).toBe(10)
    const fresh = await encount(browser, 10, 1)
    expect(fresh.resume.phase).toBe('fighting')
    expect(fresh.session).not.toBe(session)
    expect((await browser.call(api.menu.canBeClear)).lost_field).toBeNull()
    await browser.call(api.battle.refresh, { session_id: fresh.session })
    expect((await browser.call(api.menu.canBeClear)).lost_field).toBeNull()
  })

  test('that was lost is replaced by stage 1 of another field [BATTLE-7]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
    const { session } = await fight(browser, 10, 1)
    const other = await encount(browser, 1, 1)
    expect(other.resume.phase).toBe('fighting')
    expect(other.session).not.toBe(session)
    expect((await browser.call(api.menu.canBeClear)).running).toMatchObject({ field_id: 1 })
  })

  test('that was lost at a later stage shows that loss there, and starts again at stage 1 of its field', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    await fight(browser, 1, 1)
    const second = await encount(browser, 1, 2)
    const { session } = second
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
    let { members } = second
    const isUp = (member: { is_defeated_flag: boolean }) => !member.is_defeated_flag
    for (let n = 0; n < 50 && members.some(isUp); n += 1) {
      const order = { session_id: session, selectedCommands: all(members.filter(isUp), { command: 'DEFENCE' }) }
      members = (await exec(browser, order)).members
    }
    expect((await encount(browser, 1, 2)).resume.phase).toBe('lost')
    expect(await browser.refusal(api.battle.encount, { field_id: 1, stage_id: 3, clear_stage: 2 })).toMatchObject({ status: 422 })
    const again = await encount(browser, 1, 1)
    expect(again.resume.phase).toBe('fighting')
    expect(again.session).not.toBe(session)
  })

  test('never has an empty line in its log, even when the defence of several wears off', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const defence = { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }) }
    for (let n = 0; n < 3; n += 1) {
      const { log, events, lineEvents } = await exec(browser, defence)
      expect(events.filter((event) => event.type === 'wornOff').length).toBeGreaterThan(1)
      expect(log).not.toContain('')
      expect(lineEvents).toHaveLength(log.length)
    }
  })

  test('names the source of every modifier: skill, item or defence [BATTLE-52]', async () => {
    const browser = await game.player([6, 1, 2])
    const { members } = await give(game, browser, { exp: STRONG, bag: [{ item: 12, count: 1 }] })
    await browser.call(api.status.learn, { party_id: members[0], skill_id: 601 })
    const start = await encount(browser, 1, 1)
    const commands = [
      { partyId: members[0], command: 'SKILL', skillId: 601, playerIndex: 0 },
      { partyId: members[1], command: 'ITEM', itemId: 12, playerIndex: 1 },
      { partyId: members[2], command: 'DEFENCE' },
    ]
    const answer = await exec(browser, { session_id: start.session, selectedCommands: commands })
    const buffs = answer.members.flatMap((member) => member.buffs)
    expect(buffs).toContainEqual(
      expect.objectContaining({ buffed_from: 'ITEM', buffed_item_id: 12, buffed_item_name: '力餅', buffed_skill_name: '力餅' }),
    )
    expect(buffs.map((buff) => buff.buffed_skill_name)).not.toContain(null)
    expect(new Set(buffs.map((buff) => buff.buffed_from))).toEqual(new Set(['SKILL', 'ITEM']))
  })

  test('is not dropped by a late call for an earlier adventure', async () => {
    const browser = await game.player()
    const old = (await encount(browser, 1, 1)).session
    await browser.call(api.battle.refresh, { session_id: old })
    const fresh = (await encount(browser, 1, 1)).session
    await browser.call(api.battle.refresh, { session_id: old })
    expect((await browser.call(api.menu.canBeClear)).running?.session_id).toBe(fresh)
  })

  test('is named in the refusal when another one is begun [BATTLE-5]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1] })
    const start = await encount(browser, 1, 1)
    const running = { field_id: 1, stage_id: 1, session_id: start.session, phase: 'fighting' }
    expect(await browser.refusal(api.battle.encount, { field_id: 2, stage_id: 1, clear_stage: 0 })).toMatchObject({
      status: 409,
      message: expect.any(String),
      running,
    })
    const winner = await game.player()
    await give(game, winner, { exp: STRONG, cleared: [1] })
    const { session } = await fight(winner, 1, 1)
    expect(await winner.refusal(api.battle.encount, { field_id: 2, stage_id: 1, clear_stage: 0 })).toMatchObject({
      status: 409,
      running: { ...running, session_id: session, phase: 'won' },
    })
  })

  test('takes an item out of the bag only once when two members choose the last one [BATTLE-19]', async () => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 1, count: 1 }] })
    const start = await encount(browser, 1, 1)
    const twice = all(start.members, { command: 'ITEM', itemId: 1, playerIndex: 0 })
    const answer = await exec(browser, { session_id: start.session, selectedCommands: twice, turn: 1 })
    expect(answer.log).toContain('しかし、空だった。さっきのが最後である。')
    expect(answer.items).toEqual([])
  })

  test('is kept for replay with its RNG state, the last twenty of a save [BATTLE-30]', async () => {
    // As outside tests.
    game.newRngState = () => newRngState(REAL.bytes)
    const browser = await game.player()
    for (let n = 0; n < 23; n += 1) {
      await encount(browser, 1, 1)
      await browser.call(api.battle.refresh, {})
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
